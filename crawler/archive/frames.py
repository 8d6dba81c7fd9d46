"""Where the records of a WARC file begin and end, whatever is wrong with them.

Libraries stop at the first record that is broken, or read a wrong length into the next one. Here each record is
framed by its gzip member and its stated length, both are held against each other, and after a broken one the
search goes on for the next.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO, Protocol

from extractors import MAX_BYTES

MAX_BLOCK = MAX_BYTES + (1 << 16)
"""Bytes of a record's block that are read at most: a page as large as extraction takes, and its HTTP header."""
_MAX_HEAD = 1 << 16
_CHUNK = 1 << 16
_PIECE = 1 << 18
_SLICE = 1 << 12
_REACH = 1 << 20
_TIMES = 16
"""How often, on average, a byte is inflated again in search of the member behind a torn one. Damage by accident needs
twice; members of a few hundred bytes, all of them torn, eight times."""
MAGIC = b"\x1f\x8b\x08"
_NEXT = re.compile(rb"(?=WARC/[01]\.\d\r?\n[A-Za-z-]+:)")
_TYPE = re.compile(rb"^warc-type[ \t]*:", re.I | re.M)
_LENGTH = re.compile(rb"^content-length[ \t]*:[ \t]*(\d{1,18})[ \t]*\r?$", re.I | re.M)
_BLANK = b"\r\n"
_BLANK_LINE = re.compile(rb"\r\n\r\n|\n\n")

BROKEN = "broken_record"
WRONG_LENGTH = "wrong_length"
TOO_LARGE = "too_large"


@dataclass(frozen=True, slots=True)
class Frame:
    """One record as it stands in a file.

    `offset` is where its gzip member (or, without compression, the record itself) begins in the file, `index`
    how many records of this member come before it (0 unless a whole file is one member). `end` is where the
    next member or record begins. `trouble` is empty for a record that is whole; otherwise `block` is empty.
    """

    offset: int
    index: int
    head: bytes
    block: bytes
    trouble: str = ""
    end: int = 0


class _Source(Protocol):
    """Decompressed bytes of a file, one gzip member after the other."""

    def start(self) -> int | None:
        """Go to the next member; where it begins in the file, None at the file's end."""

    def more(self) -> bytes:
        """The next bytes of this member; none at its end. Raises `_Torn` where they cannot be decompressed."""

    def position(self, unread: int) -> int:
        """Where in the file the next record begins, `unread` decompressed bytes having been read ahead."""

    def resume(self) -> None:
        """After a torn member: the next start is the next thing that looks like one."""


class _Torn(Exception):
    """A gzip member that ends too early or is none."""


class _Plain:
    """An uncompressed file: one member."""

    def __init__(self, file: IO[bytes], offset: int) -> None:
        file.seek(offset)
        self._file = file
        self._next: int | None = offset

    def start(self) -> int | None:
        offset, self._next = self._next, None
        return offset

    def more(self) -> bytes:
        return self._file.read(_PIECE)

    def position(self, unread: int) -> int:
        return self._file.tell() - unread

    def resume(self) -> None:
        """Nothing is compressed, so nothing can be torn."""


class _Gzip:
    """A file of gzip members.

    Behind a torn member the search goes on right behind its beginning, since the next one may stand in what it took for
    its own; where that has led to reading the same bytes over and over, it goes on behind all that was read.
    """

    def __init__(self, file: IO[bytes], offset: int) -> None:
        file.seek(offset)
        self._file = file
        self._chunk, self._chunk_at, self._read = b"", offset, 0
        self._inflater = zlib.decompressobj(31)
        self._member = self._furthest = offset
        self._allowance = _REACH
        self._torn = False

    def start(self) -> int | None:
        if self._torn:
            self._find_magic(self._member + 1 if self._allowance > 0 else max(self._member + 1, self._furthest))
            self._torn = False
        if not self._fill():
            return None
        self._member = self._chunk_at + self._read
        self._inflater = zlib.decompressobj(31)
        return self._member

    def more(self) -> bytes:
        while not self._inflater.eof:
            if not self._fill():
                raise _Torn("the file ends inside a gzip member")
            taken = self._chunk[self._read : self._read + _SLICE]
            try:
                piece = self._inflater.decompress(taken, _PIECE)
            except zlib.error as error:
                self._count(len(taken))
                raise _Torn(str(error)) from None
            left = self._inflater.unused_data if self._inflater.eof else self._inflater.unconsumed_tail
            self._count(len(taken) - len(left))
            if piece:
                return piece
        return b""

    def position(self, unread: int) -> int:
        return self._member if unread else self._chunk_at + self._read

    def resume(self) -> None:
        self._torn = True

    def _fill(self) -> bool:
        """Whether a byte is left to read."""
        if self._read == len(self._chunk):
            self._chunk_at += self._read
            self._chunk, self._read = self._file.read(_CHUNK), 0
        return bool(self._chunk)

    def _count(self, taken: int) -> None:
        """Go on behind the bytes that were taken; those taken before are charged to what new ones allow."""
        self._read += taken
        new = max(0, self._chunk_at + self._read - self._furthest)
        self._furthest += new
        self._allowance += _TIMES * new - max(0, taken - new)

    def _find_magic(self, offset: int) -> None:
        """Stop before the next three bytes from here on that begin a gzip member."""
        if not 0 <= offset - self._chunk_at <= len(self._chunk):
            self._file.seek(offset)
            self._chunk, self._chunk_at = b"", offset
        self._read = offset - self._chunk_at
        while (found := self._chunk.find(MAGIC, self._read)) < 0:
            kept = self._chunk[max(self._read, len(self._chunk) - len(MAGIC) + 1) :]
            more = self._file.read(_CHUNK)
            self._chunk_at += len(self._chunk) - len(kept)
            self._chunk, self._read = kept + more, 0
            if not more:
                found = len(kept)
                break
        self._read = found


def is_gzip(file: IO[bytes]) -> bool:
    """Whether a file is one of gzip members, even if its first one is damaged."""
    file.seek(0)
    begin = file.read(_REACH)
    if begin.startswith((MAGIC, b"WARC/")):
        return begin.startswith(MAGIC)
    return MAGIC in begin and not _NEXT.search(begin)


def frames(file: IO[bytes], offset: int = 0, index: int = 0, *, gzipped: bool | None = None) -> Iterator[Frame]:
    """The frames of an open file from a place on, in order; the place is a frame's `offset` and `index`.

    A record that is not whole gives one frame with its trouble. Memory: one record of at most `MAX_BLOCK`.
    """
    compressed = is_gzip(file) if gzipped is None else gzipped
    source: _Source = _Gzip(file, offset) if compressed else _Plain(file, offset)
    first = True
    while (member := source.start()) is not None:
        for frame in _Member(source, member).frames():
            if not (first and frame.index < index):
                yield frame
        first = False


class _Member:
    """The records of one gzip member, or of one uncompressed file."""

    def __init__(self, source: _Source, offset: int) -> None:
        self._source = source
        self._buffer = bytearray()
        self._offset = offset
        self._index = 0
        self._one_start = isinstance(source, _Plain)
        self._torn = False

    def frames(self) -> Iterator[Frame]:
        told = False
        while self._to_record():
            offset, index = self._begin()
            head, block, trouble = self._record()
            self._skip_blank()
            if self._torn and trouble != TOO_LARGE:
                trouble = BROKEN
            told = told or self._torn
            end = self._source.position(len(self._buffer))
            yield Frame(offset, index, head, b"" if trouble else block, trouble, end)
        if self._torn:
            if not told:
                yield Frame(*self._begin(), b"", b"", BROKEN, self._source.position(0))
            self._source.resume()

    def _begin(self) -> tuple[int, int]:
        if self._one_start:
            return self._source.position(len(self._buffer)), 0
        self._index += 1
        return self._offset, self._index - 1

    def _record(self) -> tuple[bytes, bytes, str]:
        """(head, block, trouble) of the record at the buffer's beginning, which is taken out of it."""
        if not self._buffer.startswith(b"WARC/"):
            self._skip_to_next(1)
            return b"", b"", BROKEN
        size = self._head_size()
        head = bytes(self._buffer[:size])
        stated = _LENGTH.search(head)
        if stated is None or len(_TYPE.findall(head)) != 1:  # two: one's header broke off, another's follows
            self._skip_to_next(1)
            return head, b"", BROKEN
        del self._buffer[:size]
        length = int(stated.group(1))
        if length > MAX_BLOCK:
            self._drop(length)
            return head, b"", TOO_LARGE
        if not self._has(length) or not self._ends_at(length):
            self._skip_to_next(0)
            return head, b"", WRONG_LENGTH
        return head, self._take(length), ""

    def _head_size(self) -> int:
        """Bytes up to and with the blank line that ends the record's header; 0 where none comes."""
        searched = 0
        while True:
            if found := _BLANK_LINE.search(self._buffer, max(0, searched - 3), _MAX_HEAD):
                return found.end()
            searched = len(self._buffer)
            if searched >= _MAX_HEAD or not self._more():
                return 0

    def _ends_at(self, length: int) -> bool:
        """Whether so many bytes are followed by what ends a record (two line breaks), a record, or the
        member's end."""
        if self._has(length + 4) and self._buffer[length : length + 4] == b"\r\n\r\n":
            return True
        at = length
        while self._has(at + 1) and self._buffer[at] in _BLANK:
            at += 1
        if not self._has(at + 1):
            return True
        self._has(at + 5)
        return self._buffer[at : at + 5] == b"WARC/"

    def _to_record(self) -> bool:
        self._skip_blank()
        return bool(self._buffer)

    def _skip_blank(self) -> None:
        while self._has(1) and self._buffer[0] in _BLANK:
            size = 1
            while size < len(self._buffer) and self._buffer[size] in _BLANK:
                size += 1
            del self._buffer[:size]

    def _skip_to_next(self, start: int) -> None:
        """Drop what comes before the next record's header (none: all of the member)."""
        while True:
            found = _NEXT.search(self._buffer, start)
            if found:
                del self._buffer[: found.end()]
                return
            start = max(start, len(self._buffer) - 32)
            dropped = max(0, start - 32)
            del self._buffer[:dropped]
            start -= dropped
            if not self._more():
                self._buffer.clear()
                return

    def _take(self, size: int) -> bytes:
        taken = bytes(self._buffer[:size])
        del self._buffer[:size]
        return taken

    def _drop(self, size: int) -> None:
        while size > 0 and (self._buffer or self._more()):
            part = min(size, len(self._buffer))
            del self._buffer[:part]
            size -= part

    def _has(self, size: int) -> bool:
        while len(self._buffer) < size:
            if not self._more():
                return False
        return True

    def _more(self) -> bool:
        if self._torn:
            return False
        try:
            piece = self._source.more()
        except _Torn:
            self._torn = True
            return False
        self._buffer += piece
        return bool(piece)
