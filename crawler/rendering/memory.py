"""What a browser's processes hold in memory, by Linux's /proc; elsewhere nothing is known and nothing is ended."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

_PROC = Path("/proc")
_COUNTED = ("RssAnon:", "RssShmem:", "VmSwap:")
"""Of a process's status, in KB: what is its own; files that several map are not."""


def process_with(flag: str) -> int | None:
    """The process whose command line holds a flag, None if there is none or nothing can be known. Of a script that
    started another process with all its flags, it is that one."""
    found = set()
    for folder in _PROC.glob("[0-9]*"):
        with suppress(OSError):
            if flag.encode() in (folder / "cmdline").read_bytes().split(b"\0"):
                found.add(int(folder.name))
    return next((process for process in found if found.isdisjoint(below(process))), None)


def below(process: int) -> list[int]:
    """The processes that a process started, and those that these did."""
    found: list[int] = []
    for children in _PROC.glob(f"{process}/task/*/children"):
        with suppress(OSError):
            for child in map(int, children.read_text().split()):
                found += [child, *below(child)]
    return found


def held_by(process: int) -> int:
    """Bytes that a process holds by itself."""
    with suppress(OSError):
        lines = (_PROC / str(process) / "status").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith(_COUNTED)) * 1024
    return 0


def end_largest(process: int, most: int) -> int | None:
    """End the largest of the processes below one, if it holds more than so many bytes; which it was."""
    sizes = {child: held_by(child) for child in below(process)}
    largest = max(sizes, key=lambda child: sizes[child], default=None)
    if largest is None or sizes[largest] <= most:
        return None
    end(largest)
    return largest


def end(process: int) -> None:
    """End a process at once."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)
