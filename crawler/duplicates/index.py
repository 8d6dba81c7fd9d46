"""The index of duplicates in SQLite: sketches of texts, their bands, and which articles have them.

Everything in it is derived from the outputs, so it may be deleted and rebuilt at any time; the numbers it gives
to sketches depend on the order of arrival and never leave it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from crawler.duplicates.bands import ADD_BAND, complete_bands
from crawler.duplicates.index_file import BEGINS_ANEW, TABLES, IndexFile
from crawler.duplicates.records import Arrival, Earlier
from crawler.duplicates.shingles import Shingles, jaccard, shingles_of
from crawler.duplicates.sketch_cache import SketchCache
from crawler.duplicates.sketches import ALGORITHM, Parameters, band_keys, body_key

logger = logging.getLogger(__name__)

Entry = tuple[bytes, bytes, int | None, int]
"""An article as it is stored: id, content, sketch, moment of arrival."""
ADD_BODY = "INSERT OR IGNORE INTO bodies VALUES (?, ?)"

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
        self.file = IndexFile(path, busy_seconds)
        self._remembered = SketchCache(_REMEMBERED_BYTES)
        try:
            with self.file.transaction():
                has_other_bands = self._adapt()
            if has_other_bands:
                complete_bands(self.file, self.parameters.threshold)
        except BaseException:
            self.close()
            raise

    # -- what arrives ----------------------------------------------------------------------------------------

    def add(self, article: Arrival) -> int | None:
        """Store an article as it arrives; the number of its sketch, None where the body is too short. The same
        article twice is stored once, with its first arrival."""
        with self.file.transaction():
            key = body_key(article.body)
            row = self.file.one("SELECT sketch FROM bodies WHERE key = ?", (key,))
            sketch = row[0] if row else self.store(shingles_of(article.body, self.parameters.words), banded=True)
            self.file.run_many(ADD_BODY, [] if row else [(key, sketch)])
            entry = (bytes.fromhex(article.id), bytes.fromhex(article.content), sketch, article.moment)
            self.place([entry])
        return sketch

    def store(self, shingles: Shingles, *, banded: bool) -> int | None:
        """Store a new sketch within a transaction, its bands too or left for later; its number, None if it is too
        small to be compared."""
        if len(shingles) < self.parameters.min_shingles:
            return None
        [(sketch,)] = self.file.run("INSERT INTO sketches (shingles) VALUES (?) RETURNING id", (shingles.tobytes(),))
        if banded:
            keys = band_keys(shingles, self.parameters.threshold)
            self.file.run_many(ADD_BAND, [(key, sketch) for key in keys])
        else:
            self.file.run("INSERT INTO unbanded VALUES (?)", (sketch,))
        return int(sketch)

    def place(self, entries: Iterable[Entry]) -> None:
        """Store articles within a transaction, each table in the order of its keys, so that neighbours are written
        together."""
        contents, sketched = [], []
        for identity, content, sketch, moment in sorted(entries, key=lambda entry: (entry[0], entry[1], entry[3])):
            stored = self.file.one(
                "SELECT arrived, sketch FROM articles WHERE id = ? AND content = ?", (identity, content)
            )
            if stored is not None and stored[0] <= moment and stored[1] == sketch:
                continue
            first = moment if stored is None else min(moment, stored[0])
            self.file.run("INSERT OR REPLACE INTO articles VALUES (?, ?, ?, ?)", (identity, content, sketch, first))
            contents.append((content, first, identity))
            if sketch is not None:
                sketched.append((sketch, first, identity))
        self.file.run_many("INSERT OR IGNORE INTO contents VALUES (?, ?, ?)", sorted(contents))
        self.file.run_many("INSERT OR IGNORE INTO sketched VALUES (?, ?, ?)", sorted(sketched))

    def earlier(self, article: Arrival) -> Earlier | None:
        """The article of another address that arrived earlier and says the same: the first with exactly these
        words, else the most similar one. Nothing is stored."""
        own = bytes.fromhex(article.id)
        before = self._first_arrival(own, article.moment)
        row = self.file.one(
            "SELECT id FROM contents WHERE content = ? AND id <> ? AND (arrived, id) < (?, ?) "
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
                first = self.file.one(
                    "SELECT arrived, id FROM sketched WHERE sketch = ? AND id <> ? AND (arrived, id) < (?, ?) "
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
        shingles = self._remembered.get(sketch)
        if shingles is None:
            row = self.file.one("SELECT shingles FROM sketches WHERE id = ?", (sketch,))
            shingles = np.frombuffer(row[0] if row else b"", np.uint64)
            self._remembered.put(sketch, shingles)
        return shingles

    def most_sketches(self) -> int:
        """The highest number of a sketch; 0 if there is none."""
        row = self.file.one("SELECT max(id) FROM sketches")
        return row[0] or 0 if row else 0

    def buckets(self) -> Iterator[np.ndarray]:
        """Per band key that several sketches share: their numbers, ascending."""
        query = "SELECT group_concat(sketch) FROM bands GROUP BY key HAVING count(*) > 1"
        for (numbers,) in self.file.rows(query):
            yield np.sort(np.array(numbers.split(","), np.int64))

    def count(self) -> dict[str, int]:
        """Rows of each table."""
        return {name: self.file.run(f"SELECT count(*) FROM {name}")[0][0] for name in TABLES}

    # -- the file --------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Forget everything."""
        with self.file.transaction():
            self.file.clear()
        self._remembered.clear()

    def close(self) -> None:
        self.file.close()

    def _candidates(self, shingles: Shingles) -> list[int]:
        shared: dict[int, int] = {}
        for key in band_keys(shingles, self.parameters.threshold):
            rows = self.file.run("SELECT sketch FROM bands WHERE key = ? ORDER BY sketch LIMIT ?", (key, _LOOKED_AT))
            for (sketch,) in rows:
                shared[sketch] = shared.get(sketch, 0) + 1
        return sorted(shared, key=lambda sketch: (-shared[sketch], sketch))[:_VERIFIED]

    def _first_arrival(self, own: bytes, moment: int) -> int:
        row = self.file.one("SELECT min(arrived) FROM articles WHERE id = ?", (own,))
        return moment if row is None or row[0] is None else min(moment, row[0])

    def _adapt(self) -> bool:
        """Make what is stored fit the parameters; whether bands are to be made anew."""
        stored, wanted = _stored(self.file), _as_stored(self.parameters)
        has_other_shingles = bool(stored) and stored.get("shingles") != wanted["shingles"]
        has_other_bands = bool(stored) and not has_other_shingles and stored != wanted
        if has_other_shingles:
            logger.warning("The index of duplicates %s held other shingles and %s", self.file.path, BEGINS_ANEW)
            self.file.clear()
        elif has_other_bands:
            self.file.run("DELETE FROM bands")
            self.file.run("INSERT OR IGNORE INTO unbanded SELECT id FROM sketches")
        if stored != wanted:
            for pair in wanted.items():
                self.file.run("INSERT OR REPLACE INTO parameters VALUES (?, ?)", pair)
        return has_other_bands


def is_made_with(path: Path, parameters: Parameters, busy_seconds: float = 30.0) -> bool:
    """Whether the index there, or a new one, serves these parameters without being made anew, which would take from
    crawls what they know. Raises IndexUnavailable."""
    file = IndexFile(path, busy_seconds)
    try:
        return _stored(file) in ({}, _as_stored(parameters))
    finally:
        file.close()


def _stored(file: IndexFile) -> dict[str, str]:
    return dict(file.run("SELECT name, value FROM parameters"))


def _as_stored(parameters: Parameters) -> dict[str, str]:
    shingles = f"{parameters.words} words, at least {parameters.min_shingles}, {ALGORITHM}"
    return {"shingles": shingles, "bands": "{} bands of {}".format(*parameters.banding)}
