"""One crawl of a site at a time."""

from __future__ import annotations

import os
from pathlib import Path

from crawler.locking import lock


class AlreadyLocked(Exception):
    """Another process holds the lock; `holder` is its id as it wrote it, or empty."""

    def __init__(self, path: Path, holder: str) -> None:
        super().__init__(f"{path} is held by process {holder or 'unknown'}")
        self.holder = holder


class SiteLock:
    """A lock on a file, which stays when the lock is dropped."""

    def __init__(self, path: Path) -> None:
        """Take the lock. Raises `AlreadyLocked`, and OSError where the file cannot be made."""
        self.path = path
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            lock(self._descriptor)
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, str(os.getpid()).encode(), 0)
        except BlockingIOError:
            holder = os.pread(self._descriptor, 20, 0).decode("ascii", "replace")
            self.release()
            raise AlreadyLocked(path, holder) from None
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Drop the lock; a second time does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
