"""Outputs read back: the lines of `outputs/<folder>/*.jsonl` in one defined order, in bounded memory.

The order is that of folders by name, in a folder of runs by their start and count, in a file of lines. A
file is read up to the size it had when the files were listed, so several passes see the same lines while a
crawl goes on writing. A file that was packed where it lay (`.jsonl.gz`) is read like the file itself, to its end; its
offsets are those of the file itself.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import orjson

from crawler.collection.packed import DAMAGE, PACKED, damage_of, is_packed, is_readable, opened, plain_name
from crawler.export.names import folder_of, text_of_name
from crawler.plurals import how_many

MAX_LINE = 64 * 1024 * 1024
"""Bytes of a line at most. A page has at most 16 MiB, and its article about as much as text and as blocks."""

_RUN = re.compile(r"(\d{8}T\d{6}Z)(?:-(\d+))?$")


@dataclass(frozen=True, slots=True)
class OutputFile:
    """One file of the outputs as it was listed; `size` in bytes on disk, what was appended later is not read. Of a
    packed one so many bytes are read as `unpacked` says, and all if it says nothing."""

    path: Path
    folder: str
    size: int
    unpacked: int | None = None

    @property
    def name(self) -> str:
        """The file's name below the outputs, `<folder>/<run>.jsonl`: the same on every machine, and packed or not."""
        return f"{self.folder}/{text_of_name(plain_name(self.path))}"

    @property
    def limit(self) -> int | None:
        """Where reading stops, counted in the file itself; None: at the end of a packed one."""
        return self.unpacked if is_packed(self.path) else self.size


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
        return f"{text_of_name(str(self.path))}:{self.number}: {self.reason}"


OnCorrupt = Callable[[CorruptLine], None]


def output_files(outputs: Path, domains: Sequence[str] = ()) -> list[OutputFile]:
    """The files of these domains (all, if none is named) in the defined order; files that vanish meanwhile and
    folders that are not there are left out."""
    found = []
    for folder in _folders(outputs, domains):
        for path in files_in(folder):
            try:
                found.append(OutputFile(path, text_of_name(folder.name), path.stat().st_size))
            except FileNotFoundError:
                continue
    return found


def files_in(folder: Path) -> list[Path]:
    """The files of lines of one folder, in their order: each once, as itself if it is there both packed and not. A dump
    that was put there is none of them."""
    return sorted((path for path in _forms(folder).values() if is_readable(path)), key=_run_order)


def passed_over(outputs: Path, domains: Sequence[str] = ()) -> str:
    """A sentence on the packed files of these domains (all, if none is named) that `output_files` does not list;
    empty where there are none."""
    unread, beside = [], []
    for folder in _folders(outputs, domains):
        beside_here: list[Path] = []
        unread += [path for path in _forms(folder, beside_here).values() if not is_readable(path)]
        beside += beside_here
    said = []
    for paths, why in ((unread, "unpack what should count"), (beside, "the same file is there in another form")):
        if paths:
            one = min(paths)
            said.append(f"not read: {how_many(len(paths), 'packed file')}, such as {one.parent.name}/{one.name}; {why}")
    return "; ".join(said)


def _forms(folder: Path, beside: list[Path] | None = None) -> dict[str, Path]:
    """The files of a folder by their names when they are not packed; other forms of one go to `beside`."""
    found: dict[str, Path] = {}
    for end in ("", *PACKED) if folder.is_dir() else ():
        for path in folder.glob(f"[!.]*.jsonl{end}"):  # hidden ones are a file system's, or a program's that copies
            if _is_dump(path):
                continue
            if found.setdefault(path.name.removesuffix(end), path) is not path and beside is not None:
                beside.append(path)
    return found


def _is_dump(path: Path) -> bool:
    """Whether a file is a dump: its manifest lies beside it. One in place of a run's own file is not taken for one: a
    dump of an earlier version may have replaced that, and nothing else may have its lines."""
    if not is_packed(path) and _RUN.match(path.stem):
        return False
    return path.with_name(f"{path.name}.manifest.json").exists()


def _folders(outputs: Path, domains: Sequence[str]) -> list[Path]:
    if domains:
        return [outputs / name for name in sorted({folder_of(domain) for domain in domains})]
    return sorted(outputs.iterdir(), key=lambda path: path.name) if outputs.is_dir() else []


def read_outputs(files: Iterable[OutputFile], on_corrupt: OnCorrupt) -> Iterator[OutputLine]:
    """The lines of all these files, one after the other. Raises OSError where a file cannot be read."""
    for file in files:
        yield from read_file(file.path, on_corrupt, size=file.limit)


def read_file(
    path: Path, on_corrupt: OnCorrupt, *, start: int = 0, size: int | None = None
) -> Iterator[OutputLine]:
    """The lines of one file from byte `start` (the beginning of a line, counted as the first) up to byte `size`, or to
    the end; bytes of a packed file are those of the file itself.

    Blank lines are passed over. A line that is no JSON object goes to `on_corrupt`, and reading goes on with
    the next; so does a last line that breaks off. So does the place where a packed file is damaged, and nothing behind
    it is read. Raises OSError.
    """
    limit = size if size is not None else sys.maxsize if is_packed(path) else path.stat().st_size
    with opened(path) as file:
        offset, number = start, 0
        while offset < limit:
            number += 1
            try:
                if offset == start:
                    file.seek(start)
                raw, end = _raw_line(file, offset, limit)
            except DAMAGE as error:
                if not is_packed(path) or not (damage := damage_of(error)):
                    raise
                reason = f"the packed file is damaged, nothing from here on can be read ({damage})"
                on_corrupt(CorruptLine(path, number, offset, offset, reason))
                return
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
    most = min(MAX_LINE, limit - offset)
    raw = file.readline(most)
    end = offset + len(raw)
    if not raw:  # a packed file's end, or the file has become shorter
        return b"", limit
    if raw.endswith(b"\n") or end >= limit or len(raw) < most:
        return raw, end
    while raw and not raw.endswith(b"\n") and end < limit:
        raw = file.readline(min(MAX_LINE, limit - end))
        end += len(raw)
    return None, end if raw else limit


def _run_order(path: Path) -> tuple[str, int, str]:
    name = path.stem.removesuffix(".jsonl")
    run = _RUN.match(name)
    return (run[1], int(run[2] or 1), name) if run else (name, 0, name)
