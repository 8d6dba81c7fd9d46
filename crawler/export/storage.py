"""Local feed files that hold only whole writes: each `write` is one `os.write` at the end of an unbuffered
file.

Scrapy's own local storage buffers 8 KB, loses that at a kill and reports success on a full disk; here a
line is in the file when `write` returns, and a write that fails leaves the file as it was before it.
"""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, cast

from scrapy.exceptions import NotConfigured

from crawler.option_values import path_of

if TYPE_CHECKING:
    from scrapy import Spider


class WholeWriteFile(io.RawIOBase):
    """A file that takes each write as a whole or not at all."""

    def __init__(self, path: Path, *, overwrite: bool = False) -> None:
        """Open or create the file to append to; `overwrite` empties it first. Raises OSError."""
        super().__init__()
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | (os.O_TRUNC if overwrite else 0)
        self.path = path
        self.last: tuple[int, int] | None = None
        """Where the last write lies: its first byte and the one behind it."""
        self.name = str(path)
        self.mode = "wb" if overwrite else "ab"
        self._descriptor = os.open(path, flags, 0o644)

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._descriptor

    def tell(self) -> int:
        """The file's size: every write goes to its end."""
        return os.fstat(self._descriptor).st_size

    def write(self, data: Any) -> int:
        """Append all of `data`, or raise OSError and leave the file without any of it."""
        if self.closed:
            raise ValueError("write to a closed file")
        view = memoryview(data).cast("B")
        done = 0
        try:
            while done < len(view):
                # the first call takes everything, except on a disk that is about to be full
                written = os.write(self._descriptor, view[done:])
                if written == 0:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                done += written
        except OSError as error:
            if done and self.tell() == (end := self._place()):  # nobody else has appended meanwhile
                os.ftruncate(self._descriptor, end - done)
            raise OSError(error.errno, error.strerror, self.name) from None
        end = self._place()
        self.last = (end - done, end)
        return done

    def _place(self) -> int:
        """Behind the last write, although others may append to the file at the same time."""
        try:
            return os.lseek(self._descriptor, 0, os.SEEK_CUR)
        except OSError:  # a pipe has no places
            return self.tell()

    def sync(self) -> int:
        """Bring what was written to disk; the size that is there then. Raises OSError."""
        size = self.tell()
        os.fsync(self._descriptor)
        return size

    def close(self) -> None:
        if not self.closed:
            super().close()
            os.close(self._descriptor)


class WholeWriteFeedStorage:
    """Scrapy feed storage for local paths and `file:` addresses (setting `FEED_STORAGES`)."""

    def __init__(self, uri: str, *, feed_options: dict[str, Any] | None = None) -> None:
        try:
            self.path = Path(path_of(uri) if uri.startswith("file:") else uri)
        except ValueError as error:
            raise NotConfigured(str(error)) from None
        self.overwrite = bool((feed_options or {}).get("overwrite", False))

    def open(self, spider: Spider) -> IO[bytes]:
        """The file to write to, with its folder; raises OSError where that cannot be."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        return cast("IO[bytes]", WholeWriteFile(self.path, overwrite=self.overwrite))

    def store(self, file: IO[bytes]) -> None:
        """Bring the file to disk and close it; raises OSError if the disk refuses."""
        try:
            if isinstance(file, WholeWriteFile) and not file.closed and self.path.is_file():
                os.fsync(file.fileno())
        finally:
            file.close()
