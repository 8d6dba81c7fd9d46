"""The exported articles of a site, and the files that hold their lines."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson

from crawler.state.records import ArticleRecord, FileRecord, Run
from crawler.stores import name_kept

_SELECT = (
    "SELECT a.id, a.page, a.content, a.fields, a.revision, f.path, a.start, a.end, a.first_seen, a.exported_at, "
    "a.lost FROM articles a LEFT JOIN files f ON f.id = a.file"
)
MOST_OF_A_DATE = 50
"""Articles of one date that are looked at: many, where a site tells only the day."""


class ArticleTable:
    """Rows of `articles`: the newest revision of each."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def get(self, article_id: str) -> ArticleRecord | None:
        """The newest revision of an article."""
        rows = self._run(f"{_SELECT} WHERE a.id = ?", (bytes.fromhex(article_id),))
        return _record(rows[0]) if rows else None

    def saying(self, content: str) -> list[ArticleRecord]:
        """Articles whose newest revision has these words (`fingerprint.content`), the first five."""
        rows = self._run(f"{_SELECT} WHERE a.content = ? AND NOT a.lost LIMIT 5", (bytes.fromhex(content),))
        return [_record(row) for row in rows]

    def published(self, digest: str) -> list[ArticleRecord]:
        """Articles of one date of publication, by its digest (`crawler.state.revisions`): the newest ones exported."""
        rows = self._run(
            f"{_SELECT} WHERE json_extract(a.fields, '$.datePublished') = ? ORDER BY a.exported_at DESC LIMIT ?",
            (digest, MOST_OF_A_DATE),
        )
        return [_record(row) for row in rows]

    def put(self, record: ArticleRecord, file: int | None, *, unshipped: bool | None = False) -> None:
        """Write a revision in place of the one before; the day it was first seen stays, and with None whether it is
        `unshipped`."""
        self._run(
            "INSERT INTO articles (id, page, content, fields, revision, file, start, end, first_seen, exported_at, "
            "lost, unshipped) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, 0)) ON CONFLICT (id) DO UPDATE SET "
            "page = excluded.page, content = excluded.content, fields = excluded.fields, "
            "revision = excluded.revision, file = excluded.file, start = excluded.start, end = excluded.end, "
            "exported_at = excluded.exported_at, lost = excluded.lost, unshipped = coalesce(?, unshipped)",
            (
                bytes.fromhex(record.id),
                bytes.fromhex(record.page),
                bytes.fromhex(record.content),
                orjson.dumps(record.fields).decode(),
                record.revision,
                file,
                record.offset,
                record.end,
                record.first_seen,
                record.exported_at,
                int(record.lost),
                unshipped,
                unshipped,
            ),
        )

    def in_file(self, file: int, beyond: int) -> Iterator[str]:
        """Ids of the articles whose line ends after byte `beyond` of a file, and is not lost already."""
        rows = self._run("SELECT id FROM articles WHERE file = ? AND end > ? AND NOT lost", (file, beyond))
        return (row[0].hex() for row in rows)

    def last_in(self, file: int) -> ArticleRecord | None:
        """The article whose line is the last one known in a file; None if there is none that is not lost."""
        rows = self._run(f"{_SELECT} WHERE a.file = ? AND NOT a.lost ORDER BY a.end DESC LIMIT 1", (file,))
        return _record(rows[0]) if rows else None

    def lost_in(self, file: int) -> Iterator[str]:
        """Ids of the articles of a file whose line is gone."""
        rows = self._run("SELECT id FROM articles WHERE file = ? AND lost", (file,))
        return (row[0].hex() for row in rows)

    def lose(self, article_id: str) -> None:
        """Note that an article's line is gone."""
        self._run("UPDATE articles SET lost = 1 WHERE id = ?", (bytes.fromhex(article_id),))

    def unshipped(self) -> list[ArticleRecord]:
        """Articles that a remote feed has not taken yet, in the order of their export."""
        return [
            _record(row)
            for row in self._run(f"{_SELECT} WHERE a.unshipped ORDER BY a.exported_at, a.start", ())
        ]

    def shipped(self, article_id: str) -> None:
        """Note that the remote feeds have an article."""
        self._run("UPDATE articles SET unshipped = 0 WHERE id = ?", (bytes.fromhex(article_id),))

    def forget(self, article_id: str) -> bool:
        """Forget an article; its lines stay. False if it was unknown."""
        return bool(self._run("DELETE FROM articles WHERE id = ? RETURNING 1", (bytes.fromhex(article_id),)))


def _record(row: tuple[Any, ...]) -> ArticleRecord:
    article, page, content, fields, revision, file, start, end, first_seen, exported_at, lost = row
    name = None if file is None else os.fsdecode(file)
    return ArticleRecord(
        article.hex(), page.hex(), (content or b"").hex(), orjson.loads(fields), revision, name, start, end, first_seen,
        exported_at, bool(lost),
    )  # fmt: skip


class FileTable:
    """Rows of `files`. Paths inside the folder of all results are kept relative to it, so that it can move."""

    def __init__(self, run: Run, outputs: Path | None) -> None:
        self._run = run
        self._outputs = outputs.absolute() if outputs is not None else None

    def name_of(self, path: Path) -> str:
        """A path as it is kept."""
        path = path.absolute()
        if self._outputs is not None and path.is_relative_to(self._outputs):
            return path.relative_to(self._outputs).as_posix()
        return str(path)

    def path_of(self, name: str) -> Path:
        """Where a kept path lies."""
        path = Path(name)
        return path if path.is_absolute() or self._outputs is None else self._outputs / path

    def get(self, path: Path) -> FileRecord | None:
        """A file, if it is known."""
        rows = self._run(
            "SELECT id, path, committed, synced, closed FROM files WHERE path = ?", (name_kept(self.name_of(path)),)
        )
        return _file(rows[0]) if rows else None

    def all(self) -> list[FileRecord]:
        """Every known file, in the order of their first use."""
        rows = self._run("SELECT id, path, committed, synced, closed FROM files ORDER BY id", ())
        return [_file(row) for row in rows]

    def add(self, path: Path) -> FileRecord:
        """A file, known from now on."""
        self._run("INSERT INTO files (path) VALUES (?) ON CONFLICT DO NOTHING", (name_kept(self.name_of(path)),))
        return self.get(path) or FileRecord(0, self.name_of(path), 0, 0, False)

    def advance(self, file: int, committed: int) -> None:
        """Lines up to `committed` are in the state; the file is in use."""
        self._run("UPDATE files SET committed = ?, closed = 0 WHERE id = ?", (committed, file))

    def settle(self, file: int, size: int, *, closed: bool) -> None:
        """Lines up to `size` are in the state and on disk."""
        self._run(
            "UPDATE files SET committed = ?, synced = ?, closed = ? WHERE id = ?",
            (size, size, int(closed), file),
        )

    def remove(self, file: int) -> None:
        """Forget a file; articles in it must have been lost before."""
        self._run(
            "UPDATE articles SET file = NULL, start = NULL, end = NULL WHERE file = ? AND lost", (file,)
        )
        self._run("DELETE FROM files WHERE id = ?", (file,))


def _file(row: tuple[Any, ...]) -> FileRecord:
    number, path, committed, synced, closed = row
    return FileRecord(number, os.fsdecode(path), committed, synced, bool(closed))
