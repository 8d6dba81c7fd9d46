"""The state's tables, and how a file of an older version becomes one of today's."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from crawler.stores import migrate

MIGRATIONS: tuple[str, ...] = (
    # 1
    """
    CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE counts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO counts VALUES ('articles', 0), ('pages', 0);
    CREATE TABLE files (
        id INTEGER PRIMARY KEY,
        path TEXT NOT NULL UNIQUE,
        committed INTEGER NOT NULL DEFAULT 0,
        synced INTEGER NOT NULL DEFAULT 0,
        closed INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE pages (
        id BLOB PRIMARY KEY,
        url TEXT NOT NULL,
        role TEXT NOT NULL,
        verdict TEXT NOT NULL,
        detail TEXT,
        first_seen INTEGER NOT NULL,
        fetched_at INTEGER,
        due_at INTEGER,
        wait INTEGER,
        fetches INTEGER NOT NULL DEFAULT 0,
        changes INTEGER NOT NULL DEFAULT 0,
        unchanged INTEGER NOT NULL DEFAULT 0,
        failures INTEGER NOT NULL DEFAULT 0,
        published INTEGER,
        etag TEXT,
        modified TEXT,
        asked TEXT,
        digest BLOB,
        article BLOB,
        target BLOB,
        via TEXT,
        depth INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE INDEX pages_due ON pages (due_at) WHERE due_at IS NOT NULL;
    CREATE TABLE articles (
        id BLOB PRIMARY KEY,
        page BLOB NOT NULL,
        content BLOB,
        fields TEXT NOT NULL,
        revision INTEGER NOT NULL,
        file INTEGER,
        start INTEGER,
        end INTEGER,
        first_seen INTEGER NOT NULL,
        exported_at INTEGER NOT NULL,
        lost INTEGER NOT NULL DEFAULT 0,
        unshipped INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE TRIGGER article_added AFTER INSERT ON articles
        BEGIN UPDATE counts SET value = value + 1 WHERE name = 'articles'; END;
    CREATE TRIGGER article_gone AFTER DELETE ON articles
        BEGIN UPDATE counts SET value = value - 1 WHERE name = 'articles'; END;
    CREATE TRIGGER page_added AFTER INSERT ON pages
        BEGIN UPDATE counts SET value = value + 1 WHERE name = 'pages'; END;
    CREATE TRIGGER page_gone AFTER DELETE ON pages
        BEGIN UPDATE counts SET value = value - 1 WHERE name = 'pages'; END;
    """,
    # 2: articles by their words
    "CREATE INDEX articles_content ON articles (content);",
    # 3: articles by the moment of their publication
    """
    CREATE INDEX articles_published ON articles (json_extract(fields, '$.datePublished'))
    WHERE json_extract(fields, '$.datePublished') IS NOT NULL;
    """,
    # 4: articles by where their lines are
    "CREATE INDEX articles_file ON articles (file, end);",
)
"""One script a version; the last one's number is the version of a new file."""

VERSION = len(MIGRATIONS)


def prepare(connection: sqlite3.Connection) -> None:
    """Bring a file, empty or of any older version, to today's schema. Raises `sqlite3.Error`."""

    def upgrade(version: int) -> None:
        for script in MIGRATIONS[version:]:
            for statement in _statements(script):
                connection.execute(statement)

    migrate(connection, VERSION, upgrade)


def _statements(script: str) -> Iterator[str]:
    """One by one: `executescript` would end the transaction in which the version was read."""
    statement = ""
    for part in script.split(";"):
        statement += f"{part};"
        if sqlite3.complete_statement(statement):  # not in the middle of a trigger
            yield statement
            statement = ""
