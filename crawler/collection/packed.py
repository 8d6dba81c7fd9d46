"""Files of lines that somebody packed where they lay: read as they are, in a stream, and never written."""

from __future__ import annotations

import bz2
import gzip
import lzma
import tempfile
import zlib
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

_OPENERS: dict[str, Callable[[Path], Any]] = {".gz": gzip.open, ".bz2": bz2.open, ".xz": lzma.open}
_UNREAD = (".zst", ".lz4", ".zip")

PACKED = (*_OPENERS, *_UNREAD)
"""A file with one of these at its end stands for the file itself: it was packed, not removed."""

DAMAGE = (EOFError, OSError, zlib.error, lzma.LZMAError)
"""What reading a packed file raises; `damage_of` tells which of them is the file's own fault."""

_OPEN = 8
"""Files that are open at a time where lines are read in any order."""


def is_packed(path: Path) -> bool:
    """Whether a file's name says that it is packed."""
    return path.suffix in PACKED


def is_readable(path: Path) -> bool:
    """Whether a file of this name is read: it is not packed, or in a form that the standard library knows."""
    return path.suffix not in _UNREAD


def opened(path: Path) -> IO[bytes]:
    """A file for reading, unpacked on the way; offsets are those in the unpacked file. Raises OSError."""
    file: IO[bytes] = _OPENERS.get(path.suffix, _plain)(path)
    return file


def damage_of(error: BaseException) -> str:
    """What is wrong with a packed file, if reading it raised this for its content; empty for a disk's error."""
    return "" if isinstance(error, OSError) and error.errno is not None else str(error) or type(error).__name__


class AnyOrder:
    """Bytes of files at offsets in any order. The files read last stay open, packed ones unpacked in temporary files,
    since going back in one would mean to begin again."""

    def __init__(self) -> None:
        self._files: OrderedDict[Path, IO[bytes]] = OrderedDict()

    def read(self, path: Path, offset: int, end: int) -> bytes:
        """The bytes between two offsets. Raises OSError."""
        file = self._files.get(path) or self._open(path)
        self._files[path] = file
        self._files.move_to_end(path)
        file.seek(offset)
        return file.read(end - offset)

    def close(self) -> None:
        """Close all files; temporary ones are gone then."""
        while self._files:
            self._files.popitem()[1].close()

    def _open(self, path: Path) -> IO[bytes]:
        while len(self._files) >= _OPEN:
            self._files.popitem(last=False)[1].close()
        return _unpacked(path) if is_packed(path) else path.open("rb")


def _plain(path: Path) -> IO[bytes]:
    return path.open("rb")


def _unpacked(path: Path) -> IO[bytes]:
    """A temporary file with what can be read of a packed one."""
    copy = tempfile.TemporaryFile()  # noqa: SIM115  it stays open
    try:
        with opened(path) as file:
            while chunk := file.read1():  # type: ignore[attr-defined]  # as a reader of lines does: up to the same byte
                copy.write(chunk)
    except DAMAGE as error:
        if not damage_of(error):
            copy.close()
            raise
    return copy
