"""The default store: one SQLite file in Scrapy's data directory, shared by all crawls on the machine."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from scrapy.utils.project import data_path

from crawler.stores import all_or_nothing, told_of
from crawler.wrappers.storage import EVIDENCE, Revision, StoreUnavailable, WrapperRecord
from crawler.wrappers.storage.schema import prepare
from extractors import Wrapper

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

logger = logging.getLogger(__name__)

_SELECT = """
SELECT w.wrapper, w.hits, w.taught, w.samples, w.agreed, w.disagreed_in_a_row, w.last_hit, w.retired_at,
       w.retired_because, w.retired_with, s.pages - w.pages_at_birth, s.misses - w.misses_at_birth,
       s.pages - w.pages_at_hit, s.misses - w.misses_at_hit, s.evidence
FROM wrappers w JOIN sites s ON s.site = w.site WHERE w.site = ? ORDER BY w.rowid
"""
_THIS = "site = ? AND id = ?"
_COUNTS = ("misses", "misses_in_a_row", "pages", "pages_since_hit", "evidence")
"""What stands still in a record once its wrapper is retired."""


class SqliteStore:
    """Wrappers in a SQLite file in WAL mode, each change one transaction; see `WrapperStore`."""

    def __init__(self, path: Path, busy_seconds: float = 5.0) -> None:
        """Open or create the file; a writer waits at most `busy_seconds` for another one."""
        self.path = path
        with self._clear_errors():
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
            try:
                prepare(self._connection, busy_seconds)
            except BaseException:
                self._connection.close()
                raise

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        return cls(Path(data_path(settings.get("BROADSHEET_WRAPPER_DB", "broadsheet/wrappers.sqlite"))))

    def of_site(self, site: str) -> tuple[WrapperRecord, ...]:
        rows = self._run(_SELECT, (site,))
        return tuple(record for row in rows if (record := _record(row)) is not None)

    def add(self, wrapper: Wrapper, *, pages: int = 0, misses: int = 0, taught: int = 0) -> None:
        with self._transaction():
            self._know(wrapper.site, pages, misses)
            # one that comes back into use is as old as it is: a layout that others had pages beside is no new one
            self._run(
                f"""
                INSERT INTO wrappers
                    (site, id, wrapper, taught, pages_at_birth, misses_at_birth, pages_at_hit, misses_at_hit)
                SELECT site, ?, ?, ?, max(0, pages - ?), max(0, misses - ?), pages, misses FROM sites WHERE site = ?
                ON CONFLICT DO UPDATE SET
                    wrapper = excluded.wrapper,
                    disagreed_in_a_row = {_if_retired("0", "disagreed_in_a_row")},
                    pages_at_hit = {_if_retired("excluded.pages_at_hit", "pages_at_hit")},
                    misses_at_hit = {_if_retired("excluded.misses_at_hit", "misses_at_hit")},
                    retired_at = NULL, retired_with = NULL
                """,
                (wrapper.id, wrapper.to_json(), taught, pages, misses, wrapper.site),
            )

    def restore(self, record: WrapperRecord) -> None:
        with self._transaction():
            self._restore(record)

    def revise(self, site: str, revised: Revision) -> None:
        with self._transaction():
            stored = self.of_site(site)
            records = revised(stored)
            pages = max((record.pages for record in records), default=0)
            misses = max((record.misses for record in records), default=0)
            # of_site gives no row that this version cannot read: nobody asked for their end
            for record in stored:
                self._run(f"DELETE FROM wrappers WHERE {_THIS}", (site, record.wrapper.id))
            self._run("DELETE FROM sites WHERE site = ?1 AND site NOT IN (SELECT site FROM wrappers)", (site,))
            self._know(site, pages, misses)
            for record in records:
                self._restore(record)

    def _restore(self, record: WrapperRecord) -> None:
        wrapper, retired = record.wrapper, record.retired_at is not None
        frozen = {name: getattr(record, name) for name in _COUNTS}
        self._know(wrapper.site)
        self._run(
            "UPDATE sites SET pages = max(pages, ?), misses = max(misses, ?) WHERE site = ?",
            (record.pages, record.misses, wrapper.site),
        )
        if not retired:
            self._run(
                "UPDATE sites SET evidence = ?1 WHERE site = ?2 "
                "AND json_array_length(evidence) < json_array_length(?1)",
                (json.dumps(record.evidence, ensure_ascii=False), wrapper.site),
            )
        self._run(
            """
            INSERT OR REPLACE INTO wrappers (site, id, wrapper, pages_at_birth, misses_at_birth, pages_at_hit,
                misses_at_hit, hits, taught, samples, agreed, disagreed_in_a_row, last_hit, retired_at, retired_because,
                retired_with)
            SELECT site, ?, ?, pages - ?, misses - ?, pages - ?, misses - ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
            FROM sites WHERE site = ?
            """,
            (
                *(wrapper.id, wrapper.to_json(), record.pages, record.misses, record.pages_since_hit),
                *(record.misses_in_a_row, record.hits, record.taught, record.samples, record.agreed),
                *(record.disagreed_in_a_row, _text_of(record.last_hit), _text_of(record.retired_at)),
                *(record.retired_because, json.dumps(frozen, ensure_ascii=False) if retired else None),
                wrapper.site,
            ),
        )

    def count_hit(self, wrapper: Wrapper, at: datetime | None) -> None:
        with self._transaction():
            known = self._run(f"SELECT 1 FROM wrappers WHERE {_THIS}", (wrapper.site, wrapper.id))
            if not known:
                return
            self._run("UPDATE sites SET pages = pages + 1 WHERE site = ?", (wrapper.site,))
            self._run(
                """
                UPDATE wrappers SET hits = hits + 1, last_hit = coalesce(?, last_hit),
                    pages_at_hit = (SELECT pages FROM sites WHERE sites.site = wrappers.site),
                    misses_at_hit = (SELECT misses FROM sites WHERE sites.site = wrappers.site)
                WHERE site = ? AND id = ?
                """,
                (_text_of(at), wrapper.site, wrapper.id),
            )

    def count_miss(self, site: str, evidence: str) -> None:
        with self._transaction():
            for (text,) in self._run("SELECT evidence FROM sites WHERE site = ?", (site,)):
                latest = [*json.loads(text), evidence][-EVIDENCE:]
                self._run(
                    "UPDATE sites SET pages = pages + 1, misses = misses + 1, evidence = ? WHERE site = ?",
                    (json.dumps(latest, ensure_ascii=False), site),
                )

    def count_taught(self, wrapper: Wrapper) -> None:
        with self._transaction():
            self._run(
                """
                UPDATE wrappers SET misses_at_hit = min(misses_at_hit + 1, s.misses) FROM sites s
                WHERE s.site = wrappers.site AND wrappers.site = ?1 AND pages_at_hit >
                    (SELECT pages_at_birth FROM wrappers WHERE site = ?1 AND id = ?2)
                """,
                (wrapper.site, wrapper.id),
            )
            self._run(f"UPDATE wrappers SET taught = taught + 1 WHERE {_THIS}", (wrapper.site, wrapper.id))
            self.end_row(wrapper)

    def end_row(self, wrapper: Wrapper) -> None:
        self._run(
            """
            UPDATE wrappers SET pages_at_hit = s.pages, misses_at_hit = s.misses FROM sites s
            WHERE s.site = wrappers.site AND wrappers.site = ? AND id = ?
            """,
            (wrapper.site, wrapper.id),
        )

    def count_sample(self, wrapper: Wrapper, agreed: bool) -> None:
        self._run(
            "UPDATE wrappers SET samples = samples + 1, agreed = agreed + ?1, "
            f"disagreed_in_a_row = CASE WHEN ?1 THEN 0 ELSE disagreed_in_a_row + 1 END WHERE {_THIS}",
            (int(agreed), wrapper.site, wrapper.id),
        )

    def retire(self, wrapper: Wrapper, at: datetime | None, because: str) -> None:
        ended = at or datetime.fromtimestamp(0, UTC)
        with self._transaction():
            for record in self.of_site(wrapper.site):
                if record.wrapper.id == wrapper.id:
                    frozen = {name: getattr(record, name) for name in _COUNTS}
                    self._run(
                        f"UPDATE wrappers SET retired_at = ?, retired_because = ?, retired_with = ? WHERE {_THIS}",
                        (ended.isoformat(), because, json.dumps(frozen, ensure_ascii=False), wrapper.site, wrapper.id),
                    )

    def forget(self, site: str) -> int:
        with self._transaction():
            self._run("DELETE FROM sites WHERE site = ?", (site,))
            return len(self._run("DELETE FROM wrappers WHERE site = ? RETURNING id", (site,)))

    def sites(self) -> tuple[str, ...]:
        return tuple(row[0] for row in self._run("SELECT DISTINCT site FROM wrappers ORDER BY site", ()))

    def close(self) -> None:
        self._connection.close()

    def _know(self, site: str, pages: int = 0, misses: int = 0) -> None:
        self._run("INSERT OR IGNORE INTO sites (site, pages, misses) VALUES (?, ?, ?)", (site, pages, misses))

    def _run(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        with self._clear_errors():
            return self._connection.execute(statement, values).fetchall()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._clear_errors(), all_or_nothing(self._connection):
            yield

    @contextmanager
    def _clear_errors(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            otherwise = "move the file away: a new one is made, and sites are learned again"
            raise StoreUnavailable(told_of("the wrapper store", self.path, error, otherwise)) from error


def _if_retired(then: str, otherwise: str) -> str:
    return f"CASE WHEN retired_at IS NULL THEN {otherwise} ELSE {then} END"


def _text_of(at: datetime | None) -> str | None:
    return at.isoformat() if at else None


def _record(row: tuple[Any, ...]) -> WrapperRecord | None:
    text, hits, taught, samples, agreed, disagreed, last_hit, retired_at, because, frozen, *counts, evidence = row
    try:
        wrapper = Wrapper.from_json(text)
        times = [datetime.fromisoformat(at) if at else None for at in (last_hit, retired_at)]
        pages, misses, pages_since, misses_since = counts
        latest = json.loads(evidence)
        values = {
            **{"pages": pages, "misses": misses, "pages_since_hit": pages_since, "misses_in_a_row": misses_since},
            "evidence": latest[-misses_since:] if misses_since else (),
        }
        if frozen is not None:
            values = {name: json.loads(frozen)[name] for name in _COUNTS}
        values["evidence"] = tuple(map(str, values["evidence"]))
    except (ValueError, TypeError, KeyError, AttributeError):
        logger.info("A stored wrapper that this version cannot read is left alone")
        return None
    return WrapperRecord(
        wrapper,
        hits=hits,
        taught=taught,
        samples=samples,
        agreed=agreed,
        disagreed_in_a_row=disagreed,
        last_hit=times[0],
        retired_at=times[1],
        retired_because=because,
        **values,
    )
