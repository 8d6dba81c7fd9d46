"""The SQLite store's tables, and how an older file becomes a newer one."""

from __future__ import annotations

import json
import sqlite3
from functools import partial

from crawler.stores import migrate, schema_of, use_wal
from extractors import Wrapper

SCHEMA_VERSION = 3
_TABLES = (
    """
    CREATE TABLE sites (
        site TEXT PRIMARY KEY, pages INTEGER NOT NULL DEFAULT 0, misses INTEGER NOT NULL DEFAULT 0,
        evidence TEXT NOT NULL DEFAULT '[]'
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE wrappers (
        site TEXT NOT NULL, id TEXT NOT NULL, wrapper TEXT NOT NULL,
        hits INTEGER NOT NULL DEFAULT 0, taught INTEGER NOT NULL DEFAULT 0,
        pages_at_birth INTEGER NOT NULL, misses_at_birth INTEGER NOT NULL,
        pages_at_hit INTEGER NOT NULL, misses_at_hit INTEGER NOT NULL,
        samples INTEGER NOT NULL DEFAULT 0, agreed INTEGER NOT NULL DEFAULT 0,
        disagreed_in_a_row INTEGER NOT NULL DEFAULT 0,
        last_hit TEXT, retired_at TEXT, retired_because TEXT NOT NULL DEFAULT '', retired_with TEXT,
        PRIMARY KEY (site, id)
    )
    """,
)
"""``sites`` counts pages, so that one page is one count, however many wrappers its site has; a wrapper's own counts are
differences to those at its birth and at its last hit. ``retired_with``: its counts when it was retired, as JSON."""


def prepare(connection: sqlite3.Connection, busy_seconds: float = 0.0) -> None:
    """Make or migrate the tables. Raises sqlite3.Error."""
    schema_of(connection, SCHEMA_VERSION)  # a newer one is left as it is
    use_wal(connection, busy_seconds)
    connection.execute("PRAGMA synchronous = NORMAL")
    migrate(connection, SCHEMA_VERSION, partial(_upgrade, connection))


def _upgrade(connection: sqlite3.Connection, version: int) -> None:
    if version == 2:
        connection.execute("ALTER TABLE wrappers ADD COLUMN taught INTEGER NOT NULL DEFAULT 0")
        return
    old = []
    if version == 1:
        old = connection.execute(
            "SELECT site, wrapper, hits, misses, misses_in_a_row, last_hit, retired_at, retired_because "
            "FROM wrappers ORDER BY hits, rowid"
        ).fetchall()
        connection.execute("DROP TABLE wrappers")
    for table in _TABLES:
        connection.execute(table)
    for row in old:
        _take_over(connection, row)


def _take_over(connection: sqlite3.Connection, row: tuple[object, ...]) -> None:
    """A row of schema 1. Of several for one layout the one with the most hits comes last and stays."""
    site, text, hits, misses, in_a_row, last_hit, retired_at, because = row
    try:
        wrapper = Wrapper.from_json(str(text))
    except ValueError:
        return  # no version could read it
    counts = (int(str(hits)), int(str(misses)), int(str(in_a_row)))
    pages = counts[0] + counts[1]
    connection.execute("INSERT OR IGNORE INTO sites (site) VALUES (?)", (site,))
    connection.execute(
        "UPDATE sites SET pages = max(pages, ?), misses = max(misses, ?) WHERE site = ?", (pages, counts[1], site)
    )
    frozen = None
    if retired_at is not None:
        frozen = json.dumps(
            {
                **{"misses": counts[1], "misses_in_a_row": counts[2], "pages": pages},
                **{"pages_since_hit": counts[2], "evidence": []},
            }
        )
    connection.execute(
        """
        INSERT OR REPLACE INTO wrappers (site, id, wrapper, hits, pages_at_birth, misses_at_birth, pages_at_hit,
            misses_at_hit, last_hit, retired_at, retired_because, retired_with)
        SELECT site, ?, ?, ?, pages - ?, misses - ?, pages - ?, misses - ?, ?, ?, ?, ? FROM sites WHERE site = ?
        """,
        (
            *(wrapper.id, wrapper.to_json(), counts[0], pages, counts[1], counts[2], counts[2]),
            *(last_hit, retired_at, because, frozen, site),
        ),
    )
