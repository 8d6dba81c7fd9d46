"""The index of duplicates in SQLite: sketches of texts, their bands, and which articles have them.

Everything in it is derived from the outputs, so it may be deleted and rebuilt at any time; the numbers it gives
to sketches depend on the order of arrival and never leave it.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from crawler.duplicates.records import Arrival, Earlier, IndexUnavailable
from crawler.duplicates.shingles import Shingles, jaccard, shingles_of
from crawler.duplicates.sketches import ALGORITHM, Parameters, band_keys, body_key, digest_of

logger = logging.getLogger(__name__)

SCHEMA_VERSION = 1
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
_TABLES = ("sketches", "bodies", "bands", "articles")
_CACHE_KIB = 64 * 1024
_LOOKED_AT = 200
"""Sketches of one band that a look-up considers at most, the first that arrived: a look-up stays fast beside
ten thousand texts that resemble each other."""
_VERIFIED = 32
"""Candidates that a look-up verifies at most, those that share most bands."""


class DuplicateIndex:
    """Sketches, bands and articles in one SQLite file in WAL mode. Raises IndexUnavailable for what the file
    does."""

    def __init__(self, path: Path, parameters: Parameters | None = None, busy_seconds: float = 30.0) -> None:
        """Open or create the file; one that was made with another threshold gets new bands, one with another
        kind of shingles is emptied."""
        self.path = path
        self.parameters = parameters or Parameters()
        self._shingles = lru_cache(4096)(self._read_shingles)
        self._bands_of_batch: list[tuple[int, int]] | None = None
        with self._clear_errors():
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
            try:
                self._prepare()
            except BaseException:
                self._connection.close()
                raise

    # -- what arrives ----------------------------------------------------------------------------------------

    def sketch_of(self, body: str) -> int | None:
        """The number of a body's sketch, made and stored if it is new; None where the body is too short."""
        key = body_key(body)
        row = self._one("SELECT sketch FROM bodies WHERE key = ?", (key,))
        if row is not None:
            return row[0]
        shingles = shingles_of(body, self.parameters.words)
        sketch = self._store(shingles) if len(shingles) >= self.parameters.min_shingles else None
        self._run("INSERT OR IGNORE INTO bodies VALUES (?, ?)", (key, sketch))
        return sketch

    def add(self, article: Arrival) -> int | None:
        """Store an article; the number of its sketch. The same article twice is stored once, with its first
        arrival."""
        sketch = self.sketch_of(article.body)
        self._run(
            "INSERT INTO articles VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE "
            "SET arrived = min(arrived, excluded.arrived), sketch = excluded.sketch "
            "WHERE excluded.arrived < arrived OR excluded.sketch IS NOT sketch",
            (bytes.fromhex(article.id), bytes.fromhex(article.content), sketch, article.arrived),
        )
        return sketch

    def earlier(self, article: Arrival) -> Earlier | None:
        """The article of another address that arrived earlier and says the same: the first with exactly these
        words, else the most similar one. Nothing is stored."""
        own = bytes.fromhex(article.id)
        before = self._first_arrival(own, article.arrived)
        row = self._one(
            "SELECT id FROM articles WHERE content = ? AND id <> ? AND (arrived, id) < (?, ?) "
            "ORDER BY arrived, id LIMIT 1",
            (bytes.fromhex(article.content), own, before, own),
        )
        if row is not None:
            return Earlier(row[0].hex(), 1.0, True)
        shingles = shingles_of(article.body, self.parameters.words)
        if len(shingles) < self.parameters.min_shingles:
            return None
        found = []
        for sketch in self._candidates(shingles):
            similarity = jaccard(shingles, self.shingles(sketch))
            if similarity >= self.parameters.threshold:
                first = self._one(
                    "SELECT arrived, id FROM articles WHERE sketch = ? AND id <> ? AND (arrived, id) < (?, ?) "
                    "ORDER BY arrived, id LIMIT 1",
                    (sketch, own, before, own),
                )
                if first is not None:
                    found.append((-similarity, *first))
        if not found:
            return None
        similarity, _, identity = min(found)
        return Earlier(identity.hex(), -similarity, False)

    # -- what is there ---------------------------------------------------------------------------------------

    def shingles(self, sketch: int) -> Shingles:
        """The shingles of a sketch."""
        return self._shingles(sketch)

    def most_sketches(self) -> int:
        """The highest number of a sketch; 0 if there is none."""
        row = self._one("SELECT max(id) FROM sketches", ())
        return row[0] or 0 if row else 0

    def buckets(self) -> Iterator[np.ndarray]:
        """Per band key that several sketches share: their numbers, ascending."""
        with self._clear_errors():
            rows = self._connection.execute(
                "SELECT group_concat(sketch) FROM bands GROUP BY key HAVING count(*) > 1"
            )
            for (numbers,) in rows:
                yield np.sort(np.array(numbers.split(","), np.int64))

    def count(self) -> dict[str, int]:
        """Rows of each table."""
        return {name: self._run(f"SELECT count(*) FROM {name}", ())[0][0] for name in _TABLES}

    # -- the file --------------------------------------------------------------------------------------------

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Several changes in one transaction; keep it short, a crawl may be waiting."""
        with self._clear_errors():
            self._connection.execute("BEGIN IMMEDIATE")
            self._bands_of_batch = []
            try:
                yield
                # in the order of their keys, so that neighbours are written together
                self._insert_bands(sorted(self._bands_of_batch))
            except BaseException:
                self._connection.execute("ROLLBACK")
                raise
            finally:
                self._bands_of_batch = None
            self._connection.execute("COMMIT")

    def clear(self) -> None:
        """Forget everything."""
        with self.batch():
            for table in _TABLES:
                self._run(f"DELETE FROM {table}", ())
        self._shingles.cache_clear()

    def close(self) -> None:
        self._connection.close()

    def _store(self, shingles: Shingles) -> int:
        digest = digest_of(shingles)
        row = self._one("SELECT id FROM sketches WHERE digest = ?", (digest,))
        if row is None:
            rows = self._run(
                "INSERT INTO sketches (digest, shingles) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id",
                (digest, shingles.tobytes()),
            )
            if not rows:  # another process was faster
                rows = self._run("SELECT id FROM sketches WHERE digest = ?", (digest,))
            row = rows[0]
            self._store_bands(row[0], shingles)
        return int(row[0])

    def _store_bands(self, sketch: int, shingles: Shingles) -> None:
        rows = [(key, sketch) for key in band_keys(shingles, self.parameters.threshold)]
        if self._bands_of_batch is None:
            self._insert_bands(rows)
        else:
            self._bands_of_batch += rows

    def _insert_bands(self, rows: list[tuple[int, int]]) -> None:
        with self._clear_errors():
            self._connection.executemany("INSERT OR IGNORE INTO bands VALUES (?, ?)", rows)

    def _candidates(self, shingles: Shingles) -> list[int]:
        shared: dict[int, int] = {}
        for key in band_keys(shingles, self.parameters.threshold):
            rows = self._run("SELECT sketch FROM bands WHERE key = ? ORDER BY sketch LIMIT ?", (key, _LOOKED_AT))
            for (sketch,) in rows:
                shared[sketch] = shared.get(sketch, 0) + 1
        return sorted(shared, key=lambda sketch: (-shared[sketch], sketch))[:_VERIFIED]

    def _first_arrival(self, own: bytes, arrived: str) -> str:
        row = self._one("SELECT min(arrived) FROM articles WHERE id = ?", (own,))
        return min(arrived, row[0]) if row and row[0] else arrived

    def _read_shingles(self, sketch: int) -> Shingles:
        row = self._one("SELECT shingles FROM sketches WHERE id = ?", (sketch,))
        return np.frombuffer(row[0] if row else b"", np.uint64)

    def _prepare(self) -> None:
        version = self._connection.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise IndexUnavailable(
                f"the index of duplicates {self.path} was written by a newer version (schema {version}, this "
                f"one knows {SCHEMA_VERSION})"
            )
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        self._connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
        with self.batch():
            if not self._connection.execute("PRAGMA user_version").fetchone()[0]:
                for statement in filter(str.strip, _SCHEMA.split(";")):
                    self._connection.execute(statement)
                self._connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
            self._adapt()

    def _adapt(self) -> None:
        """Make what is stored fit the parameters."""
        stored = dict(self._run("SELECT name, value FROM parameters", ()))
        given = self.parameters
        shape = f"{given.words} words, at least {given.min_shingles}, {ALGORITHM}"
        bands = "{} bands of {}".format(*given.banding)
        if stored and stored.get("shingles") != shape:
            logger.warning("The index of duplicates %s held other shingles and begins anew", self.path)
            for table in _TABLES:
                self._run(f"DELETE FROM {table}", ())
        elif stored and stored.get("bands") != bands:
            self._run("DELETE FROM bands", ())
            for number in range(1, self.most_sketches() + 1):
                shingles = self._read_shingles(number)
                if len(shingles):
                    self._insert_bands([(key, number) for key in band_keys(shingles, given.threshold)])
        if stored != {"shingles": shape, "bands": bands}:
            for pair in (("shingles", shape), ("bands", bands)):
                self._run("INSERT OR REPLACE INTO parameters VALUES (?, ?)", pair)

    def _one(self, statement: str, values: tuple[object, ...]) -> Any:
        try:
            return self._connection.execute(statement, values).fetchone()
        except sqlite3.Error as error:
            raise self._unavailable(error) from error

    def _run(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        try:
            return self._connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise self._unavailable(error) from error

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


def add_all(index: DuplicateIndex, articles: Iterable[Arrival]) -> int:
    """Store many articles in transactions of some hundred; how many there were."""
    count, waiting = 0, iter(articles)
    while True:
        with index.batch():
            for _ in range(500):
                article = next(waiting, None)
                if article is None:
                    return count
                index.add(article)
                count += 1
