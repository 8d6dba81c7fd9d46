"""Files of lines that somebody packed where they lay: read as they are, in a stream, and never written."""

from __future__ import annotations

import bz2
import gzip
import hashlib
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

_CHUNK = 1 << 20
_OPEN = 8
"""Files that are open at a time where lines are read in any order."""


def is_packed(path: Path) -> bool:
    """Whether a file's name says that it is packed."""
    return path.suffix in PACKED


def plain_name(path: Path) -> str:
    """A file's name when it is not packed."""
    return path.stem if is_packed(path) else path.name


def is_readable(path: Path) -> bool:
    """Whether a file of this name is read: it is not packed, or in a form that the standard library knows."""
    return path.suffix not in _UNREAD


def opened(path: Path) -> IO[bytes]:
    """A file for reading, unpacked on the way; offsets are those in the unpacked file. Raises OSError."""
    file: IO[bytes] = _OPENERS.get(path.suffix, _plain)(path)
    return file


def lying_form(path: Path) -> Path | None:
    """The file itself, or what became of it where it lay: a packed form, one that is read before one that is not."""
    forms = (path, *(path.with_name(path.name + end) for end in PACKED))
    return next((form for form in forms if form.is_file()), None)


def digest_of_lines(path: Path, size: int | None = None) -> tuple[str, int]:
    """The SHA-256 of a file as it is unpacked, or of its first `size` bytes, and how many bytes these are: the same
    before and after somebody packs it. A damaged one counts up to the damage. Raises OSError."""
    digest, done = hashlib.sha256(), 0
    try:
        with opened(path) as file:
            while chunk := _read(file, _CHUNK if size is None else min(_CHUNK, size - done)):
                digest.update(chunk)
                done += len(chunk)
    except DAMAGE as error:
        if not damage_of(error):
            raise
    return digest.hexdigest(), done


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
            while chunk := _read(file):
                copy.write(chunk)
    except DAMAGE as error:
        if not damage_of(error):
            copy.close()
            raise
    return copy


def _read(file: IO[bytes], most: int = -1) -> bytes:
    """The next bytes, of a damaged file up to the same one as a reader of lines."""
    chunk: bytes = file.read1(most)  # type: ignore[attr-defined]
    return chunk
