"""SQLite files that several processes open; what to tell of one that cannot be used: what it is and what helps.

To move it away helps only where the file itself is the trouble; on a full disk, or without permission, that would cost
what was learned.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_UNCLEAR = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN})
"""What SQLite also says where a disk has no room for the files that it keeps beside a database."""
_READ = frozenset({sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ})
"""Errors of input and output that a damaged file may have, too; all others are of writing."""
_LEAST_BYTES = 256 * 1024
"""Room below which those need no other explanation."""
_BETWEEN_TRIES = 0.05
"""Seconds."""


class NewerSchema(sqlite3.DatabaseError):
    """The file is of a version that this one does not know."""


def schema_of(connection: sqlite3.Connection, known: int) -> int:
    """The number of the schema that a file has; 0 if it is new. Raises NewerSchema, sqlite3.Error."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > known:
        raise NewerSchema(f"it was written by a newer version: schema {version}, this one knows {known}")
    return version


def migrate(connection: sqlite3.Connection, known: int, upgrade: Callable[[int], None]) -> None:
    """Have `upgrade`, which is given the number of a file's schema, bring it to the one that is known.

    Raises NewerSchema, sqlite3.Error.
    """
    if schema_of(connection, known) == known:
        return
    with all_or_nothing(connection):
        version = schema_of(connection, known)  # another process may have been faster
        if version < known:
            upgrade(version)
            connection.execute(f"PRAGMA user_version = {known}")


@contextmanager
def all_or_nothing(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction that may write from its start, so that nobody's counts are read and overwritten."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


def use_wal(connection: sqlite3.Connection, busy_seconds: float) -> None:
    """Write ahead from now on. Raises sqlite3.OperationalError where others hold the file longer than ``busy_seconds``.

    Of two processes that switch a new file at once SQLite refuses one on the spot, without the connection's own wait.
    """
    deadline = monotonic() + busy_seconds
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(_BETWEEN_TRIES)


def name_kept(path: Path | str) -> str | bytes:
    """A path as SQLite takes it: text, or bytes where that is no UTF-8. `os.fsdecode` gives it back."""
    name = str(path)
    try:
        name.encode()
    except UnicodeEncodeError:
        return os.fsencode(name)
    return name


def told_of(what: str, path: Path | None, error: Exception, otherwise: str) -> str:
    """The sentence; `otherwise` is what helps where the file is damaged."""
    if isinstance(error, NewerSchema):
        return f"{what} {path} cannot be used: {error}; use that version, or {otherwise}"
    return f"{what} {path} cannot be used ({error}); {_remedy(path, error) or f'if it stays so, {otherwise}'}"


def _remedy(path: Path | None, error: Exception) -> str | None:
    number = error.errno if isinstance(error, OSError) else None
    whole_code = getattr(error, "sqlite_errorcode", None) or 0
    code = whole_code & 0xFF
    if number in _FULL or code == sqlite3.SQLITE_FULL or (code in _UNCLEAR and _is_full(path)):
        return "its disk is full: make room there, and leave the file where it is"
    if number == errno.EFBIG or (code == sqlite3.SQLITE_IOERR and whole_code not in _READ):
        return (
            "its disk takes no more, be it broken, or by a quota or a limit on the size of files (ulimit -f): "
            "see to that, and leave the file where it is"
        )
    if number in _FORBIDDEN or code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
        return "the user who runs this must be able to write to it and to its folder"
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return "another process is writing to it: try again when that is done"
    return None


def _is_full(path: Path | None) -> bool:
    if path is None:
        return False
    try:
        return shutil.disk_usage(path.parent).free < _LEAST_BYTES
    except OSError:
        return False
