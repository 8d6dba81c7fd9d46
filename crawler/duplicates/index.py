"""The index of duplicates in SQLite: sketches of texts, their bands, and which articles have them.

Everything in it is derived from the outputs, so it may be deleted and rebuilt at any time; the numbers it gives
to sketches depend on the order of arrival and never leave it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np

from crawler.duplicates.index_file import TABLES, IndexFile
from crawler.duplicates.pair_files import PairFiles
from crawler.duplicates.records import Arrival, Earlier
from crawler.duplicates.shingles import Shingles, jaccard, shingles_of
from crawler.duplicates.sketch_cache import SketchCache
from crawler.duplicates.sketches import ALGORITHM, Parameters, band_keys, body_key, digest_of

logger = logging.getLogger(__name__)

_ADD_ARTICLE = (
    "INSERT INTO articles VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE "
    "SET arrived = min(arrived, excluded.arrived), sketch = excluded.sketch "
    "WHERE excluded.arrived < arrived OR excluded.sketch IS NOT sketch"
)
_SIGN = 1 << 63
"""Added to a signed key it makes an unsigned one of the same order."""
_LOOKED_AT = 200
"""Sketches of one band that a look-up considers at most, the first that arrived: a look-up stays fast beside
ten thousand texts that resemble each other."""
_REMEMBERED_BYTES = 8 << 20
_VERIFIED = 32
"""Candidates that a look-up verifies at most, those that share most bands."""


class DuplicateIndex:
    """Sketches, bands and articles in one SQLite file in WAL mode. Raises IndexUnavailable for what the file
    does."""

    def __init__(self, path: Path, parameters: Parameters | None = None, busy_seconds: float = 30.0) -> None:
        """Open or create the file; one that was made with another threshold gets new bands, one with another
        kind of shingles is emptied."""
        self.parameters = parameters or Parameters()
        self._file = IndexFile(path, busy_seconds)
        self._remembered = SketchCache(_REMEMBERED_BYTES)
        try:
            with self._file.transaction():
                has_other_bands = self._adapt()
            if has_other_bands:
                self.complete_bands()
        except BaseException:
            self.close()
            raise

    # -- what arrives ----------------------------------------------------------------------------------------

    def add(self, article: Arrival) -> int | None:
        """Store an article as it arrives; the number of its sketch, None where the body is too short. The same
        article twice is stored once, with its first arrival."""
        with self._file.transaction():
            key = body_key(article.body)
            row = self._file.one("SELECT sketch FROM bodies WHERE key = ?", (key,))
            if row is None:
                row = (self._store(shingles_of(article.body, self.parameters.words), self._store_bands),)
                self._file.run("INSERT OR IGNORE INTO bodies VALUES (?, ?)", (key, row[0]))
            self._file.run(_ADD_ARTICLE, _row_of(article, row[0]))
        return row[0]

    def add_all(self, articles: Sequence[Arrival]) -> list[int | None]:
        """Store some hundred or thousand articles in one short transaction; the numbers of their sketches.

        Look-ups do not find the new ones before `complete_bands`, which is to come after the last of them.
        """
        keys = [body_key(article.body) for article in articles]
        sketches: dict[bytes, int | None] = {}
        fresh: dict[bytes, Shingles] = {}
        for key, article in zip(keys, articles, strict=True):
            if key not in sketches and key not in fresh:
                row = self._file.one("SELECT sketch FROM bodies WHERE key = ?", (key,))
                if row is None:
                    fresh[key] = shingles_of(article.body, self.parameters.words)
                else:
                    sketches[key] = row[0]
        with self._file.transaction():  # in the order of their keys, so that neighbours are written together
            for key in sorted(fresh):
                sketches[key] = self._store(fresh[key], self._store_without_bands)
            new = [(key, sketches[key]) for key in sorted(fresh)]
            self._file.run_many("INSERT OR IGNORE INTO bodies VALUES (?, ?)", new)
            rows = [_row_of(article, sketches[key]) for key, article in zip(keys, articles, strict=True)]
            self._file.run_many(_ADD_ARTICLE, sorted(rows, key=lambda row: row[:2]))
        return [sketches[key] for key in keys]

    def complete_bands(self) -> None:
        """Make the bands that `add_all` left out, also those of a process that was killed before it did.

        They are sorted on disk and written in the order of their keys: one by one they would go to random places
        of a tree that grows, and cost more the more there are.
        """
        pairs = PairFiles(self._file.path.parent)
        last = 0
        try:
            query = "SELECT u.sketch, s.shingles FROM unbanded u JOIN sketches s ON s.id = u.sketch ORDER BY u.sketch"
            for last, raw in self._file.rows(query):
                keys = band_keys(np.frombuffer(raw, np.uint64), self.parameters.threshold)
                pairs.add([key + _SIGN for key in keys], last)
            for shifted, numbers in pairs.ranges():
                order = np.argsort(shifted, kind="stable")
                signed = (shifted[order] ^ np.uint64(_SIGN)).view(np.int64).tolist()
                with self._file.transaction():
                    self._insert_bands(zip(signed, numbers[order].tolist(), strict=True))
            # what another process added meanwhile has higher numbers
            self._file.run("DELETE FROM unbanded WHERE sketch <= ?", (last,))
        finally:
            pairs.close()

    def earlier(self, article: Arrival) -> Earlier | None:
        """The article of another address that arrived earlier and says the same: the first with exactly these
        words, else the most similar one. Nothing is stored."""
        own = bytes.fromhex(article.id)
        before = self._first_arrival(own, article.arrived)
        row = self._file.one(
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
                first = self._file.one(
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

    def sketch_of(self, body: str) -> int | None:
        """The number of the sketch that a body was given; None where it has none."""
        row = self._file.one("SELECT sketch FROM bodies WHERE key = ?", (body_key(body),))
        return row[0] if row else None

    def shingles(self, sketch: int) -> Shingles:
        """The shingles of a sketch."""
        shingles = self._remembered.get(sketch)
        if shingles is None:
            row = self._file.one("SELECT shingles FROM sketches WHERE id = ?", (sketch,))
            shingles = np.frombuffer(row[0] if row else b"", np.uint64)
            self._remembered.put(sketch, shingles)
        return shingles

    def most_sketches(self) -> int:
        """The highest number of a sketch; 0 if there is none."""
        row = self._file.one("SELECT max(id) FROM sketches")
        return row[0] or 0 if row else 0

    def buckets(self) -> Iterator[np.ndarray]:
        """Per band key that several sketches share: their numbers, ascending."""
        query = "SELECT group_concat(sketch) FROM bands GROUP BY key HAVING count(*) > 1"
        for (numbers,) in self._file.rows(query):
            yield np.sort(np.array(numbers.split(","), np.int64))

    def count(self) -> dict[str, int]:
        """Rows of each table."""
        return {name: self._file.run(f"SELECT count(*) FROM {name}")[0][0] for name in TABLES}

    # -- the file --------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Forget everything."""
        with self._file.transaction():
            self._file.clear()
        self._remembered.clear()

    def close(self) -> None:
        self._file.close()

    def _store(self, shingles: Shingles, store_new: Callable[[int, Shingles], None]) -> int | None:
        """The number of a sketch, made and stored if it is new."""
        if len(shingles) < self.parameters.min_shingles:
            return None
        digest = digest_of(shingles)
        row = self._file.one("SELECT id FROM sketches WHERE digest = ?", (digest,))
        if row is None:
            [row] = self._file.run(
                "INSERT INTO sketches (digest, shingles) VALUES (?, ?) RETURNING id", (digest, shingles.tobytes())
            )
            store_new(row[0], shingles)
        return int(row[0])

    def _store_bands(self, sketch: int, shingles: Shingles) -> None:
        self._insert_bands((key, sketch) for key in band_keys(shingles, self.parameters.threshold))

    def _store_without_bands(self, sketch: int, shingles: Shingles) -> None:
        self._file.run("INSERT INTO unbanded VALUES (?)", (sketch,))

    def _insert_bands(self, rows: Iterable[tuple[int, int]]) -> None:
        self._file.run_many("INSERT OR IGNORE INTO bands VALUES (?, ?)", rows)

    def _candidates(self, shingles: Shingles) -> list[int]:
        shared: dict[int, int] = {}
        for key in band_keys(shingles, self.parameters.threshold):
            rows = self._file.run("SELECT sketch FROM bands WHERE key = ? ORDER BY sketch LIMIT ?", (key, _LOOKED_AT))
            for (sketch,) in rows:
                shared[sketch] = shared.get(sketch, 0) + 1
        return sorted(shared, key=lambda sketch: (-shared[sketch], sketch))[:_VERIFIED]

    def _first_arrival(self, own: bytes, arrived: str) -> str:
        row = self._file.one("SELECT min(arrived) FROM articles WHERE id = ?", (own,))
        return min(arrived, row[0]) if row and row[0] else arrived

    def _adapt(self) -> bool:
        """Make what is stored fit the parameters; whether bands are to be made anew."""
        stored = dict(self._file.run("SELECT name, value FROM parameters"))
        given = self.parameters
        shape = f"{given.words} words, at least {given.min_shingles}, {ALGORITHM}"
        bands = "{} bands of {}".format(*given.banding)
        has_other_shingles = bool(stored) and stored.get("shingles") != shape
        has_other_bands = bool(stored) and not has_other_shingles and stored.get("bands") != bands
        if has_other_shingles:
            logger.warning("The index of duplicates %s held other shingles and begins anew", self._file.path)
            self._file.clear()
        elif has_other_bands:
            self._file.run("DELETE FROM bands")
            self._file.run("INSERT OR IGNORE INTO unbanded SELECT id FROM sketches")
        if stored != {"shingles": shape, "bands": bands}:
            for pair in (("shingles", shape), ("bands", bands)):
                self._file.run("INSERT OR REPLACE INTO parameters VALUES (?, ?)", pair)
        return has_other_bands


def _row_of(article: Arrival, sketch: int | None) -> tuple[bytes, bytes, int | None, str]:
    return bytes.fromhex(article.id), bytes.fromhex(article.content), sketch, article.arrived
