"""How far a run over foreign archives has come: one SQLite file a run, so that a run that was killed goes on."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson

from crawler.archive.records import Place
from crawler.stores import all_or_nothing
from extractors import Wrapper

FETCHED = ".files"
"""In place of the working file's suffix: the folder of what was fetched for the run."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS run (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sites (
    site TEXT PRIMARY KEY, pages INTEGER NOT NULL, learned INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS observations (number INTEGER PRIMARY KEY, site TEXT NOT NULL, seen BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS observations_site ON observations (site);
CREATE TABLE IF NOT EXISTS wrappers (
    site TEXT NOT NULL, number INTEGER NOT NULL, wrapper TEXT NOT NULL, PRIMARY KEY (site, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS articles (
    id TEXT PRIMARY KEY, revision INTEGER NOT NULL, fields TEXT NOT NULL, start INTEGER NOT NULL, end INTEGER NOT NULL
) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class Seen:
    """An article's newest line in the run's output."""

    revision: int
    fields: dict[str, str]
    start: int
    end: int


@dataclass(slots=True)
class Progress:
    """Where a run stands: phase, source, the last record that was dealt with, bytes written, and its counts."""

    phase: str = "count"
    source: int = 0
    place: Place | None = None
    output: str = ""
    written: int = 0
    seconds: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)

    def to_json(self) -> str:
        values: dict[str, Any] = {name: getattr(self, name) for name in self.__slots__}
        values["place"] = [self.place.offset, self.place.index] if self.place else None
        values["counts"] = dict(self.counts)
        return json.dumps(values)  # paths may hold what UTF-8 cannot

    @classmethod
    def from_json(cls, text: str) -> Progress:
        values = json.loads(text)
        place = values.pop("place")
        counts = Counter(values.pop("counts"))
        return cls(**values, place=Place(*place) if place else None, counts=counts)


class Checkpoint:
    """A run's working file. Every change is in one transaction with the progress that it belongs to."""

    def __init__(self, path: Path) -> None:
        """Open or create. Raises OSError, sqlite3.Error."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._connection = sqlite3.connect(path, isolation_level=None)
        try:
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = NORMAL")
            self._connection.executescript(_SCHEMA)
        except BaseException:
            self._connection.close()
            raise

    def progress(self) -> Progress | None:
        """How far the run has come; None for one that has not begun."""
        row = self._connection.execute("SELECT value FROM run WHERE name = 'progress'").fetchone()
        return Progress.from_json(row[0]) if row else None

    @contextmanager
    def saving(self, progress: Progress) -> Iterator[None]:
        """What happens inside and the progress come into the file together, or neither does."""
        with all_or_nothing(self._connection):
            yield
            self._connection.execute("INSERT OR REPLACE INTO run VALUES ('progress', ?)", (progress.to_json(),))

    # -- pages a site ---------------------------------------------------------------------------------------

    def add_pages(self, sites: Counter[str]) -> None:
        """Count pages of sites in."""
        self._connection.executemany(
            "INSERT INTO sites VALUES (?, ?, 0) ON CONFLICT DO UPDATE SET pages = pages + excluded.pages", sites.items()
        )

    def sites_with(self, least: int) -> set[str]:
        """Sites with so many pages or more."""
        return {row[0] for row in self._connection.execute("SELECT site FROM sites WHERE pages >= ?", (least,))}

    def sites(self) -> int:
        """How many sites were counted."""
        return int(self._connection.execute("SELECT count(*) FROM sites").fetchone()[0])

    # -- what pages teach -----------------------------------------------------------------------------------

    def add_observations(self, pages: Sequence[tuple[str, bytes | None]]) -> None:
        """Keep what pages said of their sites' layouts, and that they were asked."""
        self._connection.executemany(
            "INSERT INTO observations (site, seen) VALUES (?, ?)", [page for page in pages if page[1] is not None]
        )
        self._connection.executemany(
            "UPDATE sites SET learned = learned + 1 WHERE site = ?", [(site,) for site, _ in pages]
        )

    def learned_from(self) -> Counter[str]:
        """How many pages of each site were asked."""
        return Counter(dict(self._connection.execute("SELECT site, learned FROM sites WHERE learned > 0")))

    def observed(self) -> list[str]:
        """Sites with observations, by name."""
        return [row[0] for row in self._connection.execute("SELECT DISTINCT site FROM observations ORDER BY site")]

    def observations(self, site: str) -> list[bytes]:
        """A site's, in the order they were made."""
        query = "SELECT seen FROM observations WHERE site = ? ORDER BY number"
        return [row[0] for row in self._connection.execute(query, (site,))]

    def drop_observations(self) -> None:
        """Forget all of them."""
        self._connection.execute("DELETE FROM observations")

    def set_wrappers(self, site: str, wrappers: Iterable[Wrapper]) -> None:
        """Keep what a site taught, best first."""
        rows = [(site, number, wrapper.to_json()) for number, wrapper in enumerate(wrappers)]
        self._connection.executemany("INSERT OR REPLACE INTO wrappers VALUES (?, ?, ?)", rows)

    def wrappers(self, site: str) -> tuple[Wrapper, ...]:
        """What a site taught, best first."""
        query = "SELECT wrapper FROM wrappers WHERE site = ? ORDER BY number"
        return tuple(Wrapper.from_json(row[0]) for row in self._connection.execute(query, (site,)))

    def wrappers_learned(self) -> tuple[int, int]:
        """(wrappers, sites) that were learned."""
        row = self._connection.execute("SELECT count(*), count(DISTINCT site) FROM wrappers").fetchone()
        return int(row[0]), int(row[1])

    # -- articles -------------------------------------------------------------------------------------------

    def article(self, article_id: str) -> Seen | None:
        """The newest revision of an article in the run's output."""
        query = "SELECT revision, fields, start, end FROM articles WHERE id = ?"
        row = self._connection.execute(query, (article_id,)).fetchone()
        return Seen(row[0], orjson.loads(row[1]), row[2], row[3]) if row else None

    def put_article(self, article_id: str, seen: Seen) -> None:
        """Keep a revision in place of the one before."""
        row = (article_id, seen.revision, orjson.dumps(seen.fields).decode(), seen.start, seen.end)
        self._connection.execute("INSERT OR REPLACE INTO articles VALUES (?, ?, ?, ?, ?)", row)

    def close(self, *, finished: bool = False) -> None:
        """Let go of the file; one of a finished run is deleted."""
        self._connection.close()
        if finished:
            for left in self.path.parent.glob(f"{self.path.name}*"):
                left.unlink()
