"""What commands print, where nobody may read it: a pipe that is closed, a terminal that is gone, a log on a full disk.

A command that does something does it all the same (`say`, `Notes`). One that only prints (`Printed`, `put`) ends with
status 1, with one line on why, if there is somebody to read that.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table
from rich.text import Text

ONE_LINE = 10_000
"""Columns of a table whose rows are one line each."""
INTERRUPTED = 130
"""The exit status that shells give to what SIGINT has ended."""


def say(line: str) -> None:
    """Write a line to standard error, if that can be."""
    with suppress(OSError, ValueError):  # ValueError: it is closed
        if sys.stderr is not None:
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()


def say_error(text: str) -> None:
    """What went wrong, where a command ends with status 1 or does without it."""
    say(f"Error: {text}")


@contextmanager
def told_endings() -> Iterator[None]:
    """Around what a command does: one line where Ctrl-C ends it, with status 130 as shells have it, or a file or folder
    that cannot be used, with status 1."""
    try:
        yield
    except KeyboardInterrupt:
        say("\nInterrupted")
        raise SystemExit(INTERRUPTED) from None
    except OSError as error:
        if error.filename is None:
            raise
        say_error(f"{error.filename}: {error.strerror}")
        raise SystemExit(1) from None


class Notes(Console):
    """Tells of work. What cannot be printed is lost, and nothing else."""

    def __init__(self, *, stderr: bool = False, width: int | None = None) -> None:
        super().__init__(stderr=stderr, width=width, highlight=False, markup=False)

    def print(self, *objects: Any, **options: Any) -> None:
        with suppress(OSError, ValueError):
            super().print(*objects, **options)

    def on_broken_pipe(self) -> None:
        """Rich would end the process here."""
        if not self.stderr:
            _drain()


def note(text: str) -> None:
    """A line of work on standard output, however long."""
    Notes().print(text, soft_wrap=True)


def facts_table(rows: Iterable[tuple[str, str]], title: str = "") -> Table:
    """Names and values, for people. What a site or a path says is text, and never markup."""
    table = Table(title=Text(title) if title else None, title_justify="left", show_header=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    for name, value in rows:
        table.add_row(name, Text(value))
    return table


class Printed(Console):
    """Standard output of a command that is asked for what it prints. Where that is no terminal, a row of a table is
    one line, however long: programs read it."""

    def __init__(self, **options: Any) -> None:
        super().__init__(highlight=False, markup=False, width=width_where_no_terminal(ONE_LINE), **options)

    def print(self, *objects: Any, **options: Any) -> None:
        try:
            _require_open()
            super().print(*objects, **options)
        except OSError as error:
            _not_printed(error)


def put(data: bytes) -> None:
    """Print bytes as `Printed` prints."""
    try:
        _require_open()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        _not_printed(error)


def width_where_no_terminal(columns: int, *, stderr: bool = False) -> int | None:
    """A file has no width of its own: what a table gets there. None on a terminal, which has one."""
    stream = sys.stderr if stderr else sys.stdout
    return None if stream is not None and stream.isatty() else columns


def _require_open() -> None:
    """Raise OSError where there is no standard output at all (`>&-`): Rich would print into nothing."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def _not_printed(error: OSError) -> NoReturn:
    if not isinstance(error, BrokenPipeError):
        say_error(f"standard output cannot be written: {error.strerror or error}")
    _drain()
    raise SystemExit(1)


def _drain() -> None:
    """Have the rest go nowhere: at its end the interpreter would try to write it again."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
