"""The working tables of one dump: all lines of the outputs in a SQLite file that is thrown away afterwards.

Whatever grows with the collection lies there and in sorted runs on disk; memory holds 8 bytes an article.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from crawler.dump.reading import LineFacts
from crawler.duplicates.components import Components, join_similar, numbers_below
from crawler.duplicates.index import DuplicateIndex

_SCHEMA = """
CREATE TABLE lines (
    n INTEGER PRIMARY KEY, file INTEGER, start INTEGER, stop INTEGER, article BLOB, content BLOB,
    revision INTEGER, own INTEGER, fetched TEXT, published TEXT, fields INTEGER, length INTEGER, site TEXT,
    claims BLOB, agency TEXT, wanted INTEGER, root INTEGER
)
"""
_SKETCHES = "CREATE TABLE sketches (n INTEGER PRIMARY KEY, sketch INTEGER)"
_NEWEST = "revision DESC, own DESC, fetched DESC, content, fields DESC, n DESC"
_OLDEST = "revision, own DESC, fetched, content, fields DESC, n"
"""Of two lines of one revision, the one fetched from the article's own address counts first."""
_CANONICAL = "l.published, l.fields DESC, l.length DESC, l.article, l.n"
"""A cluster's canonical member: earliest published, then most complete, then the smallest fingerprint."""
_BATCH = 1000
_CACHE_KIB = 8 * 1024


@dataclass(frozen=True, slots=True)
class Cluster:
    """Articles that say the same, counted over the whole outputs. `id` is the smallest fingerprint of their
    words. `source` is where the text comes from, if several sites have it: an agency's name, or a site."""

    id: str
    articles: int
    sites: int
    source: str | None
    source_by: str | None


@dataclass(frozen=True, slots=True)
class Place:
    """A line: its number, and where it lies."""

    n: int
    file: int
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class Picked(Place):
    """A line that goes into the dump, and its cluster if it has one."""

    article: str
    content: str
    canonical: bool
    cluster: Cluster | None


class WorkingTables:
    """Lines in, clusters and the choice among them out."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        for pragma in ("journal_mode = OFF", "synchronous = OFF", f"cache_size = -{_CACHE_KIB}", "temp_store = FILE"):
            self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute(_SCHEMA)
        self._connection.execute(_SKETCHES)
        self._connection.execute("BEGIN")
        self._rows: list[tuple[object, ...]] = []
        self.count = 0

    def add(self, facts: LineFacts, *, file: int, start: int, stop: int, wanted: bool) -> int:
        """Store the next line; its number, counted from 0."""
        self._rows.append(
            (
                self.count, file, start, stop, bytes.fromhex(facts.article), bytes.fromhex(facts.content),
                facts.revision, facts.own_address, facts.fetched, facts.published, facts.fields, len(facts.body),
                facts.site, bytes.fromhex(facts.claims) if facts.claims else None, facts.agency, wanted, None,
            )
        )  # fmt: skip
        self.count += 1
        if len(self._rows) >= _BATCH:
            self._flush()
        return self.count - 1

    def add_sketches(self, pairs: Sequence[tuple[int, int]]) -> None:
        """Say of some lines, by number, which sketch of the index they have."""
        self._connection.executemany("INSERT INTO sketches VALUES (?, ?)", pairs)

    def close(self) -> None:
        self._connection.close()

    # -- clusters --------------------------------------------------------------------------------------------

    def join(self, index: DuplicateIndex) -> np.ndarray:
        """Cluster all lines; the root (smallest line number) of each, 4 bytes a line."""
        self._flush()
        joined = Components(self.count)
        self._join_equal(joined)
        join_similar(index, self._join_equal_sketches(joined, index.most_sketches() + 1), joined)
        roots = joined.roots()
        self._connection.create_function("root_of", 1, lambda n: int(roots[n]), deterministic=True)
        self._connection.execute("UPDATE lines SET root = root_of(n)")
        self._connection.execute("CREATE INDEX lines_root ON lines (root)")
        self._make_clusters()
        return roots

    def _join_equal(self, joined: Components) -> None:
        before: object = None
        first = 0
        for value, n in self._connection.execute("SELECT content, n FROM lines ORDER BY content, n"):
            if value == before:
                joined.join(first, n)
            else:
                before, first = value, n

    def _join_equal_sketches(self, joined: Components, size: int) -> np.ndarray:
        """The first line of each sketch; -1 for sketches that no line has."""
        first = np.full(size, -1, numbers_below(self.count))
        for sketch, n in self._connection.execute("SELECT sketch, n FROM sketches ORDER BY n"):
            if first[sketch] < 0:
                first[sketch] = n
            else:
                joined.join(int(first[sketch]), n)
        return first

    def _make_clusters(self) -> None:
        run = self._connection.execute
        run(
            "CREATE TABLE clusters AS SELECT root, min(content) AS id, count(DISTINCT article) AS articles, "
            "count(DISTINCT site) AS sites, CAST(NULL AS TEXT) AS source, CAST(NULL AS TEXT) AS source_by "
            "FROM lines GROUP BY root HAVING count(DISTINCT article) > 1"
        )
        run("CREATE UNIQUE INDEX clusters_root ON clusters (root)")
        run("CREATE INDEX lines_article ON lines (article)")
        self._find_sources()

    def _find_sources(self) -> None:
        """The likely source of wire copy: the member that others name as their canonical address, else the
        agency that most articles name, else the site that published it first."""
        claimed = (
            "SELECT l.root, t.site AS source, count(DISTINCT l.article) AS votes FROM lines l "
            "JOIN lines t ON t.article = l.claims AND t.root = l.root WHERE l.claims IS NOT NULL GROUP BY 1, 2"
        )
        named = (
            "SELECT root, agency AS source, count(DISTINCT article) AS votes FROM lines "
            "WHERE agency IS NOT NULL GROUP BY 1, 2"
        )
        earliest = (
            "SELECT root, site AS source, 1 AS votes FROM (SELECT root, site, row_number() OVER "
            "(PARTITION BY root ORDER BY published, site) AS place FROM lines WHERE published < '~' "
            "AND root IN (SELECT root FROM clusters WHERE sites > 1)) WHERE place = 1"
        )
        for name, votes in (("canonical address", claimed), ("named", named), ("earliest", earliest)):
            self._connection.execute(
                f"WITH votes AS ({votes}), best AS (SELECT root, source, row_number() OVER "
                "(PARTITION BY root ORDER BY votes DESC, source) AS place FROM votes) "
                "UPDATE clusters SET source = best.source, source_by = ? FROM best WHERE best.root = clusters.root "
                "AND best.place = 1 AND clusters.sites > 1 AND clusters.source IS NULL",
                (name,),
            )

    # -- the choice ------------------------------------------------------------------------------------------

    def choose(self, revisions: str, duplicates: str) -> dict[str, int]:
        """Choose among the wanted lines: revisions `latest`, `first` or `all`, duplicates `one` (a cluster's
        canonical member) or `all`; how many were left out for which reason."""
        run = self._connection.execute
        by = "article, content, revision" if revisions == "all" else "article"
        order = _OLDEST if revisions == "first" else _NEWEST
        run(
            "CREATE TABLE chosen AS SELECT n, 0 AS canonical FROM (SELECT n, row_number() OVER "
            f"(PARTITION BY {by} ORDER BY {order}) AS place FROM lines NOT INDEXED WHERE wanted) WHERE place = 1"
        )
        run("CREATE UNIQUE INDEX chosen_n ON chosen (n)")
        wanted = run("SELECT count(*) FROM lines WHERE wanted").fetchone()[0]
        chosen = run("SELECT count(*) FROM chosen").fetchone()[0]
        run(
            "WITH placed AS (SELECT l.n, l.article, first_value(l.article) OVER "
            f"(PARTITION BY l.root ORDER BY {_CANONICAL}) AS best "
            "FROM lines l NOT INDEXED JOIN chosen USING (n)) "
            "UPDATE chosen SET canonical = 1 FROM placed WHERE placed.n = chosen.n AND placed.article = placed.best"
        )
        if duplicates == "one":
            run("DELETE FROM chosen WHERE NOT canonical")
        written = run("SELECT count(*) FROM chosen").fetchone()[0]
        in_clusters = run(
            "SELECT count(DISTINCT l.root) FROM chosen JOIN lines l USING (n) JOIN clusters USING (root)"
        ).fetchone()[0]
        return {
            "revisions": wanted - chosen,
            "duplicates": chosen - written,
            "chosen": written,
            "clusters": in_clusters,
        }

    def picked(self) -> Iterator[Picked]:
        """The chosen lines in the order of the outputs."""
        rows = self._connection.execute(
            "SELECT l.n, l.file, l.start, l.stop, l.article, l.content, chosen.canonical, c.id, c.articles, c.sites, "
            "c.source, c.source_by FROM chosen JOIN lines l USING (n) LEFT JOIN clusters c ON c.root = l.root "
            "ORDER BY chosen.n"
        )
        for n, file, start, stop, article, content, canonical, identity, *rest in rows:
            cluster = Cluster(identity.hex(), *rest) if identity is not None else None
            yield Picked(n, file, start, stop, article.hex(), content.hex(), bool(canonical), cluster)

    def places(self, numbers: list[int]) -> list[Place]:
        """Where some lines lie."""
        run = self._connection.execute
        return [Place(n, *run("SELECT file, start, stop FROM lines WHERE n = ?", (n,)).fetchone()) for n in numbers]

    def site_of(self, n: int) -> str:
        """The site of a line."""
        return str(self._connection.execute("SELECT site FROM lines WHERE n = ?", (n,)).fetchone()[0])

    def sites_of(self) -> dict[str, int]:
        """How many different texts (clusters) each site has."""
        rows = self._connection.execute("SELECT site, count(DISTINCT root) FROM lines GROUP BY site")
        return dict(rows.fetchall())

    def _flush(self) -> None:
        marks = ", ".join("?" * 17)
        self._connection.executemany(f"INSERT INTO lines VALUES ({marks})", self._rows)
        self._rows.clear()
