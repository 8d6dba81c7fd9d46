"""The index of duplicates as a SQLite file: its tables, transactions, and clear words for what goes wrong."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from crawler.duplicates.records import IndexUnavailable

SCHEMA_VERSION = 2
_SCHEMA = """
CREATE TABLE parameters (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE sketches (id INTEGER PRIMARY KEY, digest BLOB NOT NULL UNIQUE, shingles BLOB NOT NULL);
CREATE TABLE bodies (key BLOB PRIMARY KEY, sketch INTEGER) WITHOUT ROWID;
CREATE TABLE bands (key INTEGER NOT NULL, sketch INTEGER NOT NULL, PRIMARY KEY (key, sketch)) WITHOUT ROWID;
CREATE TABLE articles (
    id BLOB NOT NULL, content BLOB NOT NULL, sketch INTEGER, arrived TEXT NOT NULL, PRIMARY KEY (id, content)
) WITHOUT ROWID;
CREATE INDEX articles_content ON articles (content, arrived, id);
CREATE INDEX articles_sketch ON articles (sketch, arrived, id);
"""
_SCHEMA_2 = "CREATE TABLE unbanded (sketch INTEGER PRIMARY KEY)"
TABLES = ("sketches", "bodies", "bands", "unbanded", "articles")
"""What `clear` empties."""
_CACHE_KIB = 16 * 1024
_CHECKPOINT_PAGES = 4000


class IndexFile:
    """One SQLite file in WAL mode. Raises IndexUnavailable for whatever goes wrong with it."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        """Open or create the file."""
        self.path = path
        with self._clear_errors():
            path.parent.mkdir(parents=True, exist_ok=True)
            self.connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
            try:
                self._prepare()
            except BaseException:
                self.connection.close()
                raise

    def one(self, statement: str, values: tuple[object, ...] = ()) -> Any:
        """The first row, None if there is none."""
        try:
            return self.connection.execute(statement, values).fetchone()
        except sqlite3.Error as error:
            raise self._unavailable(error) from error

    def run(self, statement: str, values: tuple[object, ...] = ()) -> list[Any]:
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
        with self._clear_errors():
            yield from self.connection.execute(statement)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Several changes at once, or none; keep it short, a crawl may be waiting."""
        with self._clear_errors():
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                self.connection.execute("ROLLBACK")
                raise
            self.connection.execute("COMMIT")

    def clear(self) -> None:
        """Forget everything but the parameters; within a transaction."""
        for table in TABLES:
            self.run(f"DELETE FROM {table}")

    def close(self) -> None:
        self.connection.close()

    def _prepare(self) -> None:
        if self._version() > SCHEMA_VERSION:
            raise IndexUnavailable(
                f"the index of duplicates {self.path} was written by a newer version (schema {self._version()}, this "
                f"one knows {SCHEMA_VERSION})"
            )
        for pragma in (
            "journal_mode = WAL", "synchronous = NORMAL", f"cache_size = -{_CACHE_KIB}",
            f"wal_autocheckpoint = {_CHECKPOINT_PAGES}",
        ):  # fmt: skip
            self.connection.execute(f"PRAGMA {pragma}")
        with self.transaction():
            for statement in (_SCHEMA, _SCHEMA_2)[self._version() :]:
                for part in filter(str.strip, statement.split(";")):
                    self.connection.execute(part)
            self.connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    def _version(self) -> int:
        return int(self.connection.execute("PRAGMA user_version").fetchone()[0])

    @contextmanager
    def _clear_errors(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: Exception) -> IndexUnavailable:
        return IndexUnavailable(
            f"the index of duplicates {self.path} cannot be used ({error}); if it stays so, delete the file: "
            "`scrapy dump --rebuild-index` makes it anew from the outputs"
        )
