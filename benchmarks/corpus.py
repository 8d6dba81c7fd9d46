"""Read the sets of pages that quality and cost are measured on.

A set is JSON Lines, plain or xz: one page an object, with its ``html`` (or ``html_b64``, base64 of the raw
bytes where they are not valid UTF-8), its address and the ``truth`` of an extraction, only as far as it is
known.
"""

from __future__ import annotations

import base64
import hashlib
import json
import lzma
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from extractors import Page


@dataclass(frozen=True, slots=True)
class Record:
    """One page of a set. ``url`` is empty where the source has none; ``body`` is the page's raw bytes."""

    id: str
    url: str
    site: str
    lang: str | None
    page_type: str | None
    body: bytes
    truth: Mapping[str, Any] = field(default_factory=dict)
    truth_coverage: float | None = None
    """Share of the truth's word 3-grams that the page holds; well below 1 the truth is not all in this
    page."""
    shown: Page | None = None
    """The page as a browser showed it (``benchmarks.rendering``)."""

    @property
    def page(self) -> Page:
        """All that an extraction may see of the record."""
        return self.shown or Page(url=self.url, body=self.body)

    @property
    def digest(self) -> str:
        """SHA-256 of the page's bytes, in hexadecimal."""
        return hashlib.sha256(self.body).hexdigest()

    @property
    def short_digest(self) -> str:
        """Its first 16 digits, which name the page in lists of pages."""
        return self.digest[:16]


def set_name(path: str | Path) -> str:
    """The name of a set: its file's, without ``.jsonl`` or ``.jsonl.xz``."""
    return Path(path).name.removesuffix(".xz").removesuffix(".jsonl")


def split_paths(paths: str) -> list[Path]:
    """The files of ``SET[,SET...]`` as the command lines take them."""
    return [Path(part) for part in paths.split(",") if part]


def _open(path: Path) -> TextIO:
    if path.suffix == ".xz":
        return lzma.open(path, "rt", encoding="utf-8")
    return path.open(encoding="utf-8")


def read_set(path: str | Path) -> Iterator[Record]:
    """The records of one set, in the file's order. Raises ValueError for a line that is no record."""
    with _open(Path(path)) as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                yield _record(json.loads(line))
            except (KeyError, TypeError, ValueError) as error:
                raise ValueError(f"{path}:{number}: no record of a page: {error!r}") from error


def read_sets(paths: Sequence[str | Path], limit: int | None = None) -> Iterator[Record]:
    """The records of several sets one after another, of each at most the first ``limit``."""
    for path in paths:
        yield from islice(read_set(path), limit)


def set_digest(path: str | Path) -> str:
    """SHA-256 over a set's ids, pages and truths: the same for a set whether it is compressed or not."""
    total = hashlib.sha256()
    for record in read_set(path):
        truth = json.dumps(record.truth, sort_keys=True, ensure_ascii=False)
        for part in (record.id, record.digest, truth):
            total.update(part.encode())
            total.update(b"\0")
    return total.hexdigest()


def _record(values: Mapping[str, Any]) -> Record:
    raw = values["html"].encode() if "html" in values else base64.b64decode(values["html_b64"])
    return Record(
        id=values["id"],
        url=values.get("url") or "",
        site=values.get("site") or "",
        lang=values.get("lang"),
        page_type=values.get("page_type"),
        body=raw,
        truth=values.get("truth") or {},
        truth_coverage=values.get("truth_coverage"),
    )


def read_predictions(path: Path) -> dict[str, dict[str, Any]]:
    """The lines that ``benchmarks.predict`` wrote, by page. Raises ValueError for one that is no JSON, and for a page
    that has two."""
    found: dict[str, dict[str, Any]] = {}
    for line in filter(str.strip, path.read_text(encoding="utf-8").split("\n")):  # U+2028 ends no line of JSON
        values = json.loads(line)
        if found.setdefault(values["id"], values) is not values:
            raise ValueError(f"{path}: second prediction for {values['id']}")
    return found
