"""The formats of a dump, chosen by the name's end. A new one is a module with a class, and a line in `FORMATS`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from crawler.dump.columns import Column
from crawler.dump.formats.corpus import MarkdownFolder, TextFolder, Vertical
from crawler.dump.formats.json_lines import GzipLines, JsonLines, ZstandardLines
from crawler.dump.formats.tables import CsvTable, GzipTable, ParquetTable


class UnknownFormat(ValueError):
    """A name that says no format, or a format whose library is missing; the message is for the user."""


class Writer(Protocol):
    """Writes lines to one place. The bytes depend on nothing but the lines, the columns and the versions."""

    IS_FOLDER: bool
    """Whether the place is a folder of files."""
    LIBRARY: str | None
    """What must be installed besides (`requirements/dump.txt`), as it is imported."""

    def __init__(self, path: Path, columns: Sequence[Column], chosen: bool) -> None:
        """Open the place; `chosen` says that the columns were asked for by name."""

    def write(self, line: Mapping[str, Any]) -> None:
        """Append a line."""

    def close(self) -> None:
        """Finish what was begun; the file is whole afterwards."""


FORMATS: dict[str, type[Writer]] = {
    ".jsonl": JsonLines,
    ".jsonl.gz": GzipLines,
    ".jsonl.zst": ZstandardLines,
    ".parquet": ParquetTable,
    ".csv": CsvTable,
    ".csv.gz": GzipTable,
    ".vert": Vertical,
    ".md/": MarkdownFolder,
    "/": TextFolder,
}
"""Writers by the end of the dump's name; `/` stands for a folder."""


def format_of(name: str) -> type[Writer]:
    """The writer that a dump's name asks for. Raises UnknownFormat."""
    for end in sorted(FORMATS, key=len, reverse=True):
        if name.endswith(end) and name.rstrip("/"):
            return FORMATS[end]
    ends = ", ".join(end for end in FORMATS if end[-1] != "/")
    folders = "/ for one text file an article, .md/ for Markdown"
    raise UnknownFormat(f"{name!r} says no format; a name ends with {ends}, or with {folders}")
