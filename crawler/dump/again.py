"""A dump once more, by the manifest of an earlier one: the same bytes of the same files, the same options."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from crawler.collection.lines import OutputFile
from crawler.collection.packed import digest_of_lines, is_packed, is_readable, lying_form
from crawler.dump.filters import Filters
from crawler.dump.manifest import MANIFEST_VERSION
from crawler.dump.options import Options
from crawler.dump.target import digest_of_file
from crawler.duplicates.sketches import Parameters
from crawler.keywords import Keywords
from crawler.spiders.arguments import date_window


class NotRepeatable(Exception):
    """The dump of a manifest cannot be made again; the message is for the user."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """What a manifest says of its dump."""

    options: Options
    parameters: Parameters
    files: tuple[OutputFile, ...]
    sha256: str


def earlier_dump(manifest: Path, outputs: Path) -> Earlier:
    """The dump that a manifest tells of. Every input must still begin with the bytes that were read.

    Raises NotRepeatable and OSError.
    """
    try:
        value = orjson.loads(manifest.read_bytes())
        if value["manifest"] != MANIFEST_VERSION:
            raise NotRepeatable(f"{manifest} is of version {value['manifest']}; this one knows {MANIFEST_VERSION}")
        options, thresholds = _options(value["options"]), value["thresholds"]
        parameters = Parameters(
            thresholds["resemblance"], thresholds["wordsOfAShingle"], thresholds["minShingles"]
        )
        inputs = [(str(one["file"]), int(one["bytes"]), str(one["sha256"])) for one in value["inputs"]]
        digest = str(value["dump"]["sha256"])
    except (ValueError, KeyError, TypeError) as error:
        raise NotRepeatable(f"{manifest} is no manifest of a dump ({type(error).__name__}: {error})") from None
    return Earlier(options, parameters, tuple(_checked(outputs, *one) for one in inputs), digest)


def _checked(outputs: Path, name: str, size: int, sha256: str) -> OutputFile:
    parts = name.split("/")
    if len(parts) != 2 or any(part in ("", ".", "..") for part in parts):
        raise NotRepeatable(f"{name} is no file of the outputs")
    named = outputs / name
    path = lying_form(named) or named
    if not is_readable(path):
        raise NotRepeatable(f"{named} was packed to {path.name}, which is not read; unpack it")
    digest = digest_of_file if is_packed(named) else digest_of_lines  # older manifests have packed files as they lie
    if not path.is_file() or digest(path, size) != (sha256, size):
        raise NotRepeatable(f"{path} is not what it was: its first {size} bytes have changed or are gone")
    if not is_packed(path):
        return OutputFile(path, parts[0], size)
    return OutputFile(path, parts[0], path.stat().st_size, None if is_packed(named) else size)


def _options(value: dict[str, Any]) -> Options:
    filters = Filters(
        folders=frozenset(value["folders"]),
        dates=date_window(value["since"], value["until"]),
        undated=value["undated"],
        languages=frozenset(value["languages"]),
        verdicts=frozenset(value["verdicts"]),
        min_confidence=value["minConfidence"],
        min_length=value["minLength"],
        keywords=Keywords(tuple(value["keywords"])),
    )
    chosen = (value["revisions"], value["duplicates"], value["boilerplate"])
    return Options(filters, *chosen, tuple(value["fields"]), value["onlyNamed"])
