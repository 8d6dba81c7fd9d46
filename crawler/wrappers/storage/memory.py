"""A store that lasts one process: for tests, for trials, and when the real one fails."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Self

from crawler.wrappers.storage import WrapperRecord

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

    from extractors import Wrapper

_Key = tuple[str, bool, str, str]


def _key(wrapper: Wrapper) -> _Key:
    return (wrapper.parser, wrapper.rendered, wrapper.layout, wrapper.id)


class MemoryStore:
    """Wrappers in a dictionary; see `WrapperStore`."""

    def __init__(self) -> None:
        self._sites: dict[str, dict[_Key, WrapperRecord]] = {}

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        return cls()

    def of_site(self, site: str) -> tuple[WrapperRecord, ...]:
        return tuple(self._sites.get(site, {}).values())

    def add(self, wrapper: Wrapper) -> None:
        records = self._sites.setdefault(wrapper.site, {})
        known = records.get(_key(wrapper))
        if known is None:
            records[_key(wrapper)] = WrapperRecord(wrapper)
        elif known.retired_at is not None:
            records[_key(wrapper)] = replace(known, misses_in_a_row=0, retired_at=None, retired_because="")

    def restore(self, record: WrapperRecord) -> None:
        """Take over a record with its counts, as it stands in another store."""
        self._sites.setdefault(record.wrapper.site, {})[_key(record.wrapper)] = record

    def count_hit(self, wrapper: Wrapper, at: datetime | None) -> None:
        known = self._known(wrapper)
        if known is not None:
            hits, last_hit = known.hits + 1, at or known.last_hit
            self.restore(replace(known, wrapper=wrapper, hits=hits, misses_in_a_row=0, last_hit=last_hit))

    def count_miss(self, wrapper: Wrapper) -> None:
        known = self._known(wrapper)
        if known is not None:
            in_a_row = known.misses_in_a_row + 1
            self.restore(replace(known, misses=known.misses + 1, misses_in_a_row=in_a_row))

    def retire(self, wrapper: Wrapper, at: datetime | None, because: str) -> None:
        known = self._known(wrapper)
        if known is not None:
            ended = at or datetime.fromtimestamp(0, UTC)
            self.restore(replace(known, retired_at=ended, retired_because=because))

    def forget(self, site: str) -> int:
        return len(self._sites.pop(site, {}))

    def sites(self) -> tuple[str, ...]:
        return tuple(sorted(site for site, records in self._sites.items() if records))

    def close(self) -> None:
        """Nothing to release."""

    def _known(self, wrapper: Wrapper) -> WrapperRecord | None:
        return self._sites.get(wrapper.site, {}).get(_key(wrapper))
