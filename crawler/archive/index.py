"""Which page stands where in the file that is being written: rebuilt from the file whenever it is lost."""

from __future__ import annotations

import hashlib
import logging
import os
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crawler.archive.members import Original
from crawler.stores import name_kept, use_wal

logger = logging.getLogger(__name__)

SCHEMA_VERSION = 1
_BUSY_SECONDS = 5.0
_SCHEMA = """
CREATE TABLE IF NOT EXISTS files (path TEXT PRIMARY KEY, end INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pages (
    path TEXT NOT NULL, url BLOB NOT NULL,
    offset INTEGER NOT NULL, id TEXT NOT NULL, digest TEXT NOT NULL, date TEXT NOT NULL,
    PRIMARY KEY (path, url)
) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """A page's record: its address, its offset in the file, and what a revisit would say of it."""

    url: str
    offset: int
    original: Original


class PageIndex:
    """The pages of one site's archive files, in a SQLite file of Scrapy's data directory.

    Never raises for what it keeps: a file that cannot be read or was made by another version is replaced, and
    where none can be made, memory serves. An entry that is lost costs a page that is stored once more.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = _open_or_replace(path)
        except (OSError, sqlite3.Error) as error:
            logger.warning("The index of the archive cannot be kept in %s: %s", path, error)
            self._connection = _open(Path(":memory:"))

    def end(self, file: Path) -> int:
        """Bytes of this archive file that the index knows of."""
        rows = self._run("SELECT end FROM files WHERE path = ?", (name_kept(file),))
        return int(rows[0][0]) if rows else 0

    def find(self, file: Path, url: str) -> Entry | None:
        """The newest record of an address in this archive file."""
        query = "SELECT offset, id, digest, date FROM pages WHERE path = ? AND url = ?"
        rows = self._run(query, (name_kept(file), _key(url)))
        if not rows:
            return None
        offset, record_id, digest, date = rows[0]
        return Entry(url, int(offset), Original(str(record_id), str(digest), str(date)))

    def note(self, file: Path, end: int, entries: Iterable[Entry] = ()) -> None:
        """These records were written, and the file now ends there: one transaction."""
        self._run("BEGIN")
        for one in entries:
            original = one.original
            row = (name_kept(file), _key(one.url), one.offset, original.id, original.digest, original.date)
            self._run("INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?, ?)", row)
        self._run("INSERT OR REPLACE INTO files VALUES (?, ?)", (name_kept(file), end))
        self._run("COMMIT")

    def forget(self, file: Path) -> None:
        """Nothing is known of this archive file any more."""
        self._run("DELETE FROM files WHERE path = ?", (name_kept(file),))
        self._run("DELETE FROM pages WHERE path = ?", (name_kept(file),))

    def forget_others(self, file: Path) -> None:
        """Only this archive file of its folder, and those of other folders, are still written to."""
        for (name,) in self._run("SELECT path FROM files"):
            other = Path(os.fsdecode(name))
            if other != file and (other.parent == file.parent or not other.exists()):
                self.forget(other)

    def close(self) -> None:
        self._connection.close()

    def _run(self, statement: str, values: tuple[object, ...] = ()) -> list[Any]:
        try:
            return self._connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            logger.info("The index of the archive: %s", error)
            return []


def _open_or_replace(path: Path) -> sqlite3.Connection:
    try:
        return _open(path)
    except sqlite3.OperationalError:  # somebody else writes to it, or the disk does not allow it
        raise
    except sqlite3.DatabaseError:
        for left in path.parent.glob(f"{path.name}*"):
            left.unlink()
        return _open(path)


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version not in (0, SCHEMA_VERSION):
            raise sqlite3.DatabaseError("another version")
        use_wal(connection, _BUSY_SECONDS)
        connection.execute("PRAGMA synchronous = OFF")  # the archive itself is what counts
        connection.executescript(_SCHEMA)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    except BaseException:
        connection.close()
        raise
    return connection


def _key(url: str) -> bytes:
    return hashlib.sha256(url.encode("utf-8", "replace")).digest()[:16]
