"""The index of duplicates as a SQLite file: its tables, transactions, and clear words for what goes wrong."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from crawler.duplicates.records import IndexUnavailable
from crawler.stores import all_or_nothing, migrate, schema_of, told_of, use_wal

logger = logging.getLogger(__name__)

BEGINS_ANEW = "begins anew: no article is marked for what arrived before, until `scrapy dump --rebuild-index` reads it"
SCHEMA_VERSION = 4
_SCHEMA = """
CREATE TABLE parameters (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE sketches (id INTEGER PRIMARY KEY, shingles BLOB NOT NULL);
CREATE TABLE unbanded (sketch INTEGER PRIMARY KEY);
CREATE TABLE bodies (key INTEGER PRIMARY KEY, sketch INTEGER);
CREATE TABLE bands (key INTEGER NOT NULL, sketch INTEGER NOT NULL, PRIMARY KEY (key, sketch)) WITHOUT ROWID;
CREATE TABLE articles (
    id BLOB NOT NULL, content BLOB NOT NULL, sketch INTEGER, arrived INTEGER NOT NULL, PRIMARY KEY (id, content)
) WITHOUT ROWID;
CREATE TABLE contents (content BLOB, arrived INTEGER, id BLOB, PRIMARY KEY (content, arrived, id)) WITHOUT ROWID;
CREATE TABLE sketched (sketch INTEGER, arrived INTEGER, id BLOB, PRIMARY KEY (sketch, arrived, id)) WITHOUT ROWID
"""
TABLES = ("sketches", "unbanded", "bodies", "bands", "articles", "contents", "sketched")
"""What `clear` empties. `contents` and `sketched` are `articles` in other orders: as tables, they can be filled
in theirs."""
_CACHE_KIB = 16 * 1024
_CHECKPOINT_PAGES = 4000


class IndexFile:
    """One SQLite file in WAL mode. Raises IndexUnavailable for whatever goes wrong with it."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        """Open or create the file."""
        self.path = path
        with self.clear_errors():
            path.parent.mkdir(parents=True, exist_ok=True)
            self.connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
            try:
                self._prepare(busy_seconds)
            except BaseException:
                self.connection.close()
                raise

    def one(self, statement: str, values: tuple[object, ...] = ()) -> Any:
        """The first row, None if there is none."""
        try:
            return self.connection.execute(statement, values).fetchone()
        except sqlite3.Error as error:
            raise self._unavailable(error) from error

    def run(self, statement: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows."""
        try:
            return self.connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise self._unavailable(error) from error

    def run_many(self, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
        """A statement for each of these rows."""
        try:
            self.connection.executemany(statement, rows)
        except sqlite3.Error as error:
            raise self._unavailable(error) from error

    def rows(self, statement: str) -> Iterator[Any]:
        """Row after row, for more than memory should hold."""
        with self.clear_errors():
            yield from self.connection.execute(statement)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Several changes at once, or none; keep it short, a crawl may be waiting."""
        with self.clear_errors(), all_or_nothing(self.connection):
            yield

    def clear(self) -> None:
        """Forget everything but the parameters; within a transaction."""
        for table in TABLES:
            self.run(f"DELETE FROM {table}")

    def close(self) -> None:
        self.connection.close()

    def _prepare(self, busy_seconds: float) -> None:
        schema_of(self.connection, SCHEMA_VERSION)  # a newer one is left as it is
        use_wal(self.connection, busy_seconds)
        for pragma in (
            "synchronous = NORMAL", f"cache_size = -{_CACHE_KIB}", f"wal_autocheckpoint = {_CHECKPOINT_PAGES}",
        ):  # fmt: skip
            self.connection.execute(f"PRAGMA {pragma}")
        migrate(self.connection, SCHEMA_VERSION, self._make_tables)

    def _make_tables(self, version: int) -> None:
        if version:
            logger.warning("The index of duplicates %s is of an older version and %s", self.path, BEGINS_ANEW)
            for (name,) in self.run("SELECT name FROM sqlite_master WHERE type = 'table'"):
                self.connection.execute(f'DROP TABLE "{name}"')
        for statement in _SCHEMA.split(";"):
            self.connection.execute(statement)

    @contextmanager
    def clear_errors(self) -> Iterator[None]:
        """Whatever goes wrong on the disk meanwhile is said as of the index, which lies there."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: Exception) -> IndexUnavailable:
        otherwise = "move the file away: `scrapy dump --rebuild-index` makes it anew from the outputs"
        return IndexUnavailable(told_of("the index of duplicates", self.path, error, otherwise))
