"""The manifest beside a dump: what it was made from, how, and what came of it. No clock: the same dump has the
same manifest."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson

from crawler.collection.packed import digest_of_lines
from crawler.dump import boilerplate
from crawler.duplicates.sketches import ALGORITHM, PERMUTATIONS, Parameters
from crawler.export.names import text_of_name
from extractors import VERSION

if TYPE_CHECKING:
    from crawler.collection.lines import OutputFile
    from crawler.dump.options import Options
    from crawler.dump.report import Report

MANIFEST_VERSION = 1
_PACKAGES = ("orjson", "numpy", "rensa", "xxhash", "py3langid")


def made(
    name: str, sha256: str, size: int, files: Sequence[OutputFile], parameters: Parameters, options: Options,
    report: Report, library: str | None,
) -> bytes:  # fmt: skip
    """The manifest of a dump of this name, digest and size in bytes, as indented JSON; `library` wrote it."""
    packages = _PACKAGES if library is None else (*_PACKAGES, library)
    file_name = text_of_name(Path(name).name) + ("/" if name.endswith("/") else "")
    value = {
        "manifest": MANIFEST_VERSION,
        "dump": {"name": file_name, "bytes": size, "sha256": sha256},
        "options": options_json(options),
        "thresholds": thresholds_json(parameters),
        "counts": counts_json(report),
        "inputs": [_input_json(file) for file in files],
        "corruptLines": report.corrupt_lines,
        "boilerplate": report.repeated,
        "versions": {
            "broadsheet": VERSION,
            "python": platform.python_version(),
            **{package: _version(package) for package in packages},
        },
    }
    return orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE)


def _input_json(file: OutputFile) -> dict[str, Any]:
    """What was read of a file, as it is unpacked: whoever packs it later changes nothing of that."""
    sha256, size = digest_of_lines(file.path, file.limit)
    return {"file": file.name, "bytes": size, "sha256": sha256}


def options_json(options: Options) -> dict[str, Any]:
    """What was asked for."""
    filters = options.filters
    since, until = filters.dates.since, filters.dates.until
    return {
        "folders": sorted(filters.folders),
        "onlyNamed": options.only_named,
        "since": since.isoformat() if since else None,
        "until": until.isoformat() if until else None,
        "undated": filters.undated,
        "languages": sorted(filters.languages),
        "verdicts": sorted(filters.verdicts),
        "minConfidence": filters.min_confidence,
        "minLength": filters.min_length,
        "keywords": list(filters.keywords.words),
        "revisions": options.revisions,
        "duplicates": options.duplicates,
        "boilerplate": options.boilerplate,
        "fields": list(options.fields),
    }


def thresholds_json(parameters: Parameters) -> dict[str, Any]:
    """What decided which articles say the same, and which paragraphs repeat."""
    bands, rows = parameters.banding
    return {
        "resemblance": parameters.threshold,
        "wordsOfAShingle": parameters.words,
        "minShingles": parameters.min_shingles,
        "minHash": f"{ALGORITHM}, {PERMUTATIONS} permutations, {bands} bands of {rows}",
        "boilerplateTexts": boilerplate.MIN_TEXTS,
        "boilerplateShare": boilerplate.MIN_SHARE,
    }


def counts_json(report: Report) -> dict[str, Any]:
    """What became of the lines; they add up: lines = filtered + revisions + duplicates + written."""
    return {
        "lines": report.lines,
        "corrupt": report.corrupt,
        "filtered": dict(sorted(report.filtered.items())),
        "otherRevisions": report.chosen["revisions"],
        "otherDuplicates": report.chosen["duplicates"],
        "written": report.written,
        "clusters": report.chosen["clusters"],
        "repeatedParagraphs": len(report.repeated),
        "removedParagraphs": report.removed_paragraphs,
    }


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"
