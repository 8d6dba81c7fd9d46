"""Locks that the operating system drops when their process ends, however it ends (flock(2))."""

from __future__ import annotations

try:
    import fcntl
except ImportError:  # Windows: whoever starts two crawls of one site, or two collectors, must keep them apart
    fcntl = None  # type: ignore[assignment]


def lock(descriptor: int) -> None:
    """Lock an open file or folder until it is closed. Raises BlockingIOError where another process holds the lock, and
    OSError where the file system knows none."""
    if fcntl is not None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
