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
    started another process with all its flags, it is that one; of a process and its forks, which have its very command
    line until they run another program, it is the first."""
    lines: dict[int, bytes] = {}
    for folder in _PROC.glob("[0-9]*"):
        with suppress(OSError):
            line = (folder / "cmdline").read_bytes()
            if flag.encode() in line.split(b"\0"):
                lines[int(folder.name)] = line
    families = {process: [child for child in below(process) if child in lines] for process in lines}
    last = [process for process in lines if all(lines[child] == lines[process] for child in families[process])]
    forks = {child for process in last for child in families[process]}
    return next((process for process in last if process not in forks), None)


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
