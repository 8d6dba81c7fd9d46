"""The default store: one SQLite file in Scrapy's data directory, shared by all crawls on the machine."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from scrapy.utils.project import data_path

from crawler.wrappers.storage import StoreUnavailable, WrapperRecord
from extractors import Wrapper

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

logger = logging.getLogger(__name__)

SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE IF NOT EXISTS wrappers (
    site TEXT NOT NULL, parser TEXT NOT NULL, rendered INTEGER NOT NULL, layout TEXT NOT NULL,
    id TEXT NOT NULL,
    wrapper TEXT NOT NULL,
    hits INTEGER NOT NULL DEFAULT 0, misses INTEGER NOT NULL DEFAULT 0,
    misses_in_a_row INTEGER NOT NULL DEFAULT 0,
    last_hit TEXT, retired_at TEXT, retired_because TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (site, parser, rendered, layout, id)
)
"""
_COLUMNS = "wrapper, hits, misses, misses_in_a_row, last_hit, retired_at, retired_because"
_THIS = "site = ? AND parser = ? AND rendered = ? AND layout = ? AND id = ?"


class SqliteStore:
    """Wrappers in a SQLite file in WAL mode, each change one transaction; see `WrapperStore`."""

    def __init__(self, path: Path, busy_seconds: float = 5.0) -> None:
        """Open or create the file; a writer waits at most `busy_seconds` for another one."""
        self.path = path
        with self._clear_errors():
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
            try:
                self._prepare()
            except BaseException:
                self._connection.close()
                raise

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        return cls(Path(data_path(settings.get("BROADSHEET_WRAPPER_DB", "broadsheet/wrappers.sqlite"))))

    def of_site(self, site: str) -> tuple[WrapperRecord, ...]:
        rows = self._run(f"SELECT {_COLUMNS} FROM wrappers WHERE site = ? ORDER BY rowid", (site,))
        return tuple(record for row in rows if (record := _record(row)) is not None)

    def add(self, wrapper: Wrapper) -> None:
        self._run(
            "INSERT INTO wrappers (site, parser, rendered, layout, id, wrapper) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO UPDATE SET misses_in_a_row = 0, retired_at = NULL, retired_because = '' "
            "WHERE retired_at IS NOT NULL",
            (*_key(wrapper), wrapper.to_json()),
        )

    def count_hit(self, wrapper: Wrapper, at: datetime | None) -> None:
        self._run(
            "UPDATE wrappers SET wrapper = ?, hits = hits + 1, misses_in_a_row = 0, "
            "last_hit = coalesce(?, last_hit) "
            f"WHERE {_THIS}",
            (wrapper.to_json(), at.isoformat() if at else None, *_key(wrapper)),
        )

    def count_miss(self, wrapper: Wrapper) -> None:
        self._run(
            f"UPDATE wrappers SET misses = misses + 1, misses_in_a_row = misses_in_a_row + 1 WHERE {_THIS}",
            _key(wrapper),
        )

    def retire(self, wrapper: Wrapper, at: datetime | None, because: str) -> None:
        ended = (at or datetime.fromtimestamp(0, UTC)).isoformat()
        self._run(
            f"UPDATE wrappers SET retired_at = ?, retired_because = ? WHERE {_THIS}",
            (ended, because, *_key(wrapper)),
        )

    def forget(self, site: str) -> int:
        return len(self._run("DELETE FROM wrappers WHERE site = ? RETURNING id", (site,)))

    def sites(self) -> tuple[str, ...]:
        return tuple(row[0] for row in self._run("SELECT DISTINCT site FROM wrappers ORDER BY site", ()))

    def close(self) -> None:
        self._connection.close()

    def _prepare(self) -> None:
        version = self._connection.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise StoreUnavailable(
                f"the wrapper store {self.path} was written by a newer version (schema {version}, "
                f"this one knows {SCHEMA_VERSION})"
            )
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        if version < SCHEMA_VERSION:
            self._connection.execute(_SCHEMA)
            self._connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    def _run(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        with self._clear_errors():
            return self._connection.execute(statement, values).fetchall()

    @contextmanager
    def _clear_errors(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            raise StoreUnavailable(
                f"the wrapper store {self.path} cannot be used ({error}); if it stays so, move the file "
                "away: a new one is made, and sites are learned again"
            ) from error


def _key(wrapper: Wrapper) -> tuple[str, str, int, str, str]:
    return (wrapper.site, wrapper.parser, int(wrapper.rendered), wrapper.layout, wrapper.id)


def _record(row: tuple[Any, ...]) -> WrapperRecord | None:
    text, hits, misses, in_a_row, last_hit, retired_at, because = row
    try:
        wrapper = Wrapper.from_json(text)
        times = [datetime.fromisoformat(at) if at else None for at in (last_hit, retired_at)]
    except (ValueError, TypeError, KeyError, AttributeError):
        logger.info("A stored wrapper that this version cannot read is left alone")
        return None
    return WrapperRecord(wrapper, hits, misses, in_a_row, times[0], times[1], because)
