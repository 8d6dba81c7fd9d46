"""The records of a WARC file, whole ones and broken ones: read by fastwarc where it is installed."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from crawler.archive.frames import BROKEN, MAGIC, MAX_BLOCK, TOO_LARGE, Frame, frames, is_gzip

READ_TYPES = frozenset({"response", "resource", "revisit", "metadata", "conversion"})
"""Record types that can say something of a page; the others are passed over."""

_PAGES = frozenset({"response", "resource"})


class UnknownFormat(ValueError):
    """A file that is no WARC file; the message says what it may be."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a record stands: its gzip member's (or its own) offset, and how many of the member's records come
    before it."""

    offset: int = 0
    index: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """One record. `headers` are those of the WARC record, names in lower case; `trouble` is empty for a whole
    record, otherwise one of `crawler.archive.frames`, and there is no block."""

    place: Place
    type: str
    headers: Mapping[str, str]
    block: bytes
    trouble: str = ""

    @property
    def url(self) -> str:
        """The address that was asked for, empty if the record has none."""
        return self.headers.get("warc-target-uri", "").strip().removeprefix("<").removesuffix(">")


def read_records(path: Path, start: Place | None = None, *, fast: bool | None = None) -> Iterator[Record]:
    """The records of a file from a place on, in order; requests, the archive's own description and other
    record types that hold no page are left out.

    `fast` says whether fastwarc reads; None: where it is installed. Both ways give the same records. Raises
    OSError, and `UnknownFormat` for a file that is neither gzip nor plain WARC.
    """
    with path.open("rb") as file:
        gzipped = _checked(file, path)
        reader = _library() if fast is None or fast else None
        if reader is None:
            yield from _framed(file, start or Place(), gzipped)
            return
        yield from _fast_and_framed(reader, file, start or Place(), gzipped)


def record_at(path: Path, place: Place) -> Record:
    """The record at a place. Raises ValueError where there is none, OSError."""
    for record in read_records(path, place, fast=False):
        if record.place == place and not record.trouble:
            return record
        break
    raise ValueError(f"{path}: no record at {place.offset}")


def _library() -> Any:
    try:
        return import_module("fastwarc.warc")
    except ImportError:
        return None


def _checked(file: IO[bytes], path: Path) -> bool:
    """Whether the file is compressed with gzip."""
    if is_gzip(file):
        return True
    file.seek(0)
    begin = file.read(11)
    if begin.startswith(b"\x28\xb5\x2f\xfd"):
        raise UnknownFormat(f"{path} is compressed with zstd; please decompress it first (zstd -d)")
    if begin.startswith(b"filedesc:"):
        raise UnknownFormat(f"{path} is an ARC file; please convert it first (warcio recompress)")
    return False


# -- our own framing: slower, for what is broken ------------------------------------------------------------


def _framed(file: IO[bytes], start: Place, gzipped: bool) -> Generator[Record, None, None]:
    for frame in frames(file, start.offset, start.index, gzipped=gzipped):
        record = _of_frame(frame)
        if record is not None:
            yield record


def _of_frame(frame: Frame) -> Record | None:
    place = Place(frame.offset, frame.index)
    headers = warc_headers(frame.head) if frame.head else {}
    kind = headers.get("warc-type", "").lower()
    if kind and kind not in READ_TYPES:
        return None
    return Record(place, kind, headers, frame.block, frame.trouble)


def warc_headers(head: bytes) -> dict[str, str]:
    """WARC headers by name in lower case; the first of several of one name."""
    found: dict[str, str] = {}
    for line in head.decode("utf-8", "replace").split("\n")[1:]:
        name, colon, value = line.partition(":")
        if colon:
            found.setdefault(name.strip().lower(), value.strip())
    return found


# -- fastwarc, for what is whole ----------------------------------------------------------------------------


def _fast_and_framed(reader: Any, file: IO[bytes], start: Place, gzipped: bool) -> Iterator[Record]:
    """fastwarc up to the first trouble, our framing up to the first whole record behind it, and so on."""
    place: Place | None = start
    while place is not None:
        framed_from = yield from _fast(reader, file, place, gzipped)
        place = yield from _past_trouble(file, framed_from, gzipped)


def _past_trouble(file: IO[bytes], start: Place, gzipped: bool) -> Generator[Record, None, Place | None]:
    """Framed records from a place on; returns where fastwarc can go on, None at the file's end."""
    troubled = False
    for frame in frames(file, start.offset, start.index, gzipped=gzipped):
        alone = frame.end > frame.offset or not gzipped
        if troubled and not frame.trouble and frame.index == 0 and alone:
            return Place(frame.offset)
        troubled = troubled or bool(frame.trouble)
        record = _of_frame(frame)
        if record is not None:
            yield record
    return None


def _fast(reader: Any, file: IO[bytes], start: Place, gzipped: bool) -> Generator[Record, None, Place]:
    """Whole records; returns the place from which on framing is needed.

    A record is given only once the next one was found where it should be: a wrong length shows there. So the
    last one is always left to the framing, which looks at what follows it.
    """
    if start.index:
        return start
    file.seek(start.offset)
    held: Record | None = None
    confirmed: Place | None = None
    try:
        for found in reader.ArchiveIterator(file, parse_http=False):
            offset = found.stream_pos
            if gzipped and os.pread(file.fileno(), len(MAGIC), offset) != MAGIC:
                break  # fastwarc knows no places inside a member
            if held is not None:
                if offset <= held.place.offset:
                    break
                if held.type in READ_TYPES:
                    yield held
                confirmed = held.place
            held = _of_fast(found, Place(offset))
            if held.trouble == BROKEN:
                break
    except OSError:
        pass  # what is wrong there, and where it goes on, is for the framing to find out
    if confirmed is None:
        return start
    return Place(confirmed.offset, 1) if gzipped else _after(held, confirmed)


def _after(held: Record | None, confirmed: Place) -> Place:
    return held.place if held is not None else confirmed


def _of_fast(found: Any, place: Place) -> Record:
    kind = found.record_type.name if hasattr(found.record_type, "name") else str(found.record_type)
    pairs = [(name.strip().lower(), value.strip()) for name, value in found.headers.to_tuples()]
    headers = dict(reversed(pairs))
    if kind == "unknown":
        kind = headers.get("warc-type", "").lower()
    odd = any("\n" in value or "\r" in value for _, value in pairs)
    # a length that fastwarc cannot read is none to it; a page's own record is never empty
    odd = odd or (kind in _PAGES and not found.content_length)
    if not kind or odd or [name for name, _ in pairs].count("warc-type") != 1:
        return Record(place, "", headers, b"", BROKEN)
    if kind not in READ_TYPES:
        return Record(place, kind, headers, b"")
    if found.content_length > MAX_BLOCK:
        return Record(place, kind, headers, b"", TOO_LARGE)
    return Record(place, kind, headers, found.reader.read())
