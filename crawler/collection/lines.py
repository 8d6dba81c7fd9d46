"""Outputs read back: the lines of `outputs/<folder>/*.jsonl` in one defined order, in bounded memory.

The order is that of folders by name, in a folder of runs by their start and count, in a file of lines. A
file is read up to the size it had when the files were listed, so several passes see the same lines while a
crawl goes on writing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import orjson

from crawler.export.names import folder_of
from crawler.plurals import how_many

MAX_LINE = 64 * 1024 * 1024
"""Bytes of a line at most. A page has at most 16 MiB, and its article about as much as text and as blocks."""

PACKED = (".gz", ".zst", ".xz", ".bz2", ".lz4", ".zip")
"""A file with one of these at its end stands for the file itself: it was packed, not removed."""

_RUN = re.compile(r"(\d{8}T\d{6}Z)(?:-(\d+))?$")


@dataclass(frozen=True, slots=True)
class OutputFile:
    """One file of the outputs as it was listed; `size` in bytes, what was appended later is not read."""

    path: Path
    folder: str
    size: int

    @property
    def name(self) -> str:
        """The file's name below the outputs, `<folder>/<run>.jsonl`: the same on every machine."""
        return f"{self.folder}/{self.path.name}"


@dataclass(frozen=True, slots=True)
class OutputLine:
    """One line. `number` counts from 1; `offset` and `end` (behind the newline) are bytes in the file."""

    path: Path
    number: int
    offset: int
    end: int
    value: dict[str, Any]


@dataclass(frozen=True, slots=True)
class CorruptLine:
    """A line that is no JSON object; `reason` is for people, and `str()` names file and line."""

    path: Path
    number: int
    offset: int
    end: int
    reason: str

    def __str__(self) -> str:
        return f"{self.path}:{self.number}: {self.reason}"


OnCorrupt = Callable[[CorruptLine], None]


def output_files(outputs: Path, domains: Sequence[str] = ()) -> list[OutputFile]:
    """The files of these domains (all, if none is named) in the defined order; files that vanish meanwhile and
    folders that are not there are left out."""
    found = []
    for folder in _folders(outputs, domains):
        for path in sorted(folder.glob("*.jsonl"), key=_run_order) if folder.is_dir() else ():
            try:
                found.append(OutputFile(path, folder.name, path.stat().st_size))
            except FileNotFoundError:
                continue
    return found


def packed_unread(outputs: Path, domains: Sequence[str] = ()) -> str:
    """A sentence on the files of these domains (all, if none is named) that were packed where they lay, which
    `output_files` does not list; empty where there are none. A dump that was put there is none of them."""
    packed = [
        f"{folder.name}/{path.name}"
        for folder in _folders(outputs, domains)
        for path in (sorted(folder.glob("*.jsonl.*")) if folder.is_dir() else ())
        if path.suffix in PACKED
        and not path.with_suffix("").exists()
        and not path.with_name(f"{path.name}.manifest.json").exists()
    ]
    if not packed:
        return ""
    return f"not read: {how_many(len(packed), 'packed file')}, such as {packed[0]}; unpack what should count"


def _folders(outputs: Path, domains: Sequence[str]) -> list[Path]:
    if domains:
        return [outputs / name for name in sorted({folder_of(domain) for domain in domains})]
    return sorted(outputs.iterdir(), key=lambda path: path.name) if outputs.is_dir() else []


def read_outputs(files: Iterable[OutputFile], on_corrupt: OnCorrupt) -> Iterator[OutputLine]:
    """The lines of all these files, one after the other. Raises OSError where a file cannot be read."""
    for file in files:
        yield from read_file(file.path, on_corrupt, size=file.size)


def read_file(
    path: Path, on_corrupt: OnCorrupt, *, start: int = 0, size: int | None = None, first_number: int = 1
) -> Iterator[OutputLine]:
    """The lines of one file from byte `start` (the beginning of line `first_number`) up to byte `size`.

    Blank lines are passed over. A line that is no JSON object goes to `on_corrupt`, and reading goes on with
    the next; so does a last line that breaks off. Raises OSError.
    """
    limit = path.stat().st_size if size is None else size
    with path.open("rb") as file:
        file.seek(start)
        offset, number = start, first_number - 1
        while offset < limit:
            raw, end = _raw_line(file, offset, limit)
            number += 1
            if raw is None or raw.strip():
                value, reason = parse(raw)
                if value is None:
                    on_corrupt(CorruptLine(path, number, offset, end, reason))
                else:
                    yield OutputLine(path, number, offset, end, value)
            offset = end


def read_line_at(file: IO[bytes], offset: int, end: int) -> dict[str, Any]:
    """The line between two offsets that an earlier pass gave. Raises ValueError if it is no longer there."""
    file.seek(offset)
    value, reason = parse(file.read(end - offset))
    if value is None:
        raise ValueError(f"{getattr(file, 'name', 'the file')} changed while it was read: {reason}")
    return value


def parse(raw: bytes | None) -> tuple[dict[str, Any] | None, str]:
    """A line's object, or None and the reason why it is none; `raw` is None for a line that is too long."""
    if raw is None:
        return None, f"longer than {MAX_LINE} bytes"
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        return None, f"not JSON ({error})" if raw.endswith(b"\n") else "the line breaks off"
    if not isinstance(value, dict):
        return None, "not a JSON object"
    return value, ""


def _raw_line(file: IO[bytes], offset: int, limit: int) -> tuple[bytes | None, int]:
    """The next line's bytes (None if there are too many) and the offset behind it."""
    raw = file.readline(min(MAX_LINE, limit - offset))
    end = offset + len(raw)
    if not raw:  # the file has become shorter
        return b"", limit
    if raw.endswith(b"\n") or end >= limit:
        return raw, end
    while raw and not raw.endswith(b"\n") and end < limit:
        raw = file.readline(min(MAX_LINE, limit - end))
        end += len(raw)
    return None, end if raw else limit


def _run_order(path: Path) -> tuple[str, int, str]:
    run = _RUN.match(path.stem)
    return (run[1], int(run[2] or 1), path.stem) if run else (path.stem, 0, path.stem)
