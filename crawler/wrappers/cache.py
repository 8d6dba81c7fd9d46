"""The wrappers of the sites of this crawl: read once a site, tried by the policy's order, counted in the
store."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from scrapy.utils.misc import load_object

from crawler.wrappers.policy import WrapperPolicy
from crawler.wrappers.storage import StoreUnavailable, WrapperRecord, WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from extractors import PARSER_VERSION

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

    from extractors import Extracted, Wrapper

logger = logging.getLogger(__name__)


def _retire(store: WrapperStore, wrapper: Wrapper, at: datetime | None, because: str) -> None:
    store.retire(wrapper, at, because)


@dataclass(frozen=True, slots=True)
class WrapperEvents:
    """What one page changed."""

    hit: bool = False
    misses: int = 0
    learned: bool = False
    retired: int = 0


class WrapperCache:
    """Wrappers as the crawl sees them. A store that fails is replaced by memory, with one message; never
    raises."""

    def __init__(self, policy: WrapperPolicy, open_store: Callable[[], WrapperStore]) -> None:
        self._policy = policy
        self._sites: dict[str, tuple[WrapperRecord, ...]] = {}
        try:
            self._store: WrapperStore = open_store()
        except StoreUnavailable as error:
            self._store = MemoryStore()
            self._report(error)

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> WrapperCache:
        """The cache with the policy and store that the settings name."""
        policy = load_object(
            settings.get("BROADSHEET_WRAPPER_POLICY", "crawler.wrappers.policy.SupportPolicy")
        )
        store = load_object(
            settings.get("BROADSHEET_WRAPPER_STORE", "crawler.wrappers.storage.sqlite.SqliteStore")
        )
        return cls(policy.from_settings(settings), lambda: store.from_settings(settings))

    def to_try(self, site: str, *, rendered: bool = False) -> tuple[Wrapper, ...]:
        """The wrappers to try on a page of this site, best first: those learned with this parser, raw or
        rendered."""
        here = (PARSER_VERSION, rendered)
        records = [r for r in self._records(site) if (r.wrapper.parser, r.wrapper.rendered) == here]
        return tuple(record.wrapper for record in self._policy.to_try(records))

    def note(
        self, extracted: Extracted, site: str, *, article_found: bool, at: datetime | None
    ) -> WrapperEvents:
        """Count what happened on a page that was fetched at this time; learn, and retire what failed too
        often."""
        used, failed, learned = (
            extracted.used,
            [wrapper for wrapper, _ in extracted.failed],
            extracted.learned,
        )
        blamed = [
            wrapper
            for wrapper in failed
            if self._policy.counts_as_miss(served_by_other=used is not None, article_found=article_found)
        ]
        if learned is not None and learned.id in {wrapper.id for wrapper in failed}:
            learned = None  # what just failed on this very page is not learned from it again
        if used is None and not blamed and learned is None:
            return WrapperEvents()

        def write(store: WrapperStore) -> None:
            if used is not None:
                store.count_hit(used, at)
            for wrapper in blamed:
                store.count_miss(wrapper)
            if learned is not None:
                store.add(learned)

        known = self._ids(site)
        self._change(site, write)
        return WrapperEvents(
            hit=used is not None,
            misses=len(blamed),
            learned=learned is not None and learned.id not in known,
            retired=self._retire(site, blamed, at),
        )

    def records(self, site: str) -> tuple[WrapperRecord, ...]:
        """All records of a site, as last read."""
        return self._records(site)

    def close(self) -> None:
        """Release the store."""
        self._store.close()

    def _retire(self, site: str, blamed: Sequence[Wrapper], at: datetime | None) -> int:
        ids = {wrapper.id for wrapper in blamed}
        ended = 0
        for record in self._records(site) if ids else ():
            because = self._policy.why_retire(record) if record.wrapper.id in ids else None
            if because is not None:
                logger.info("%s: an XPath is given up, it %s", site, because)
                self._change(site, partial(_retire, wrapper=record.wrapper, at=at, because=because))
                ended += 1
        return ended

    def _ids(self, site: str) -> set[str]:
        return {record.wrapper.id for record in self._records(site) if record.retired_at is None}

    def _records(self, site: str) -> tuple[WrapperRecord, ...]:
        if site not in self._sites:
            try:
                self._sites[site] = self._store.of_site(site)
            except StoreUnavailable as error:
                self._fall_back(error)
                self._sites[site] = ()
        return self._sites[site]

    def _change(self, site: str, write: Callable[[WrapperStore], None]) -> None:
        try:
            write(self._store)
            self._sites[site] = self._store.of_site(site)
        except StoreUnavailable as error:
            self._fall_back(error)
            write(self._store)
            self._sites[site] = self._store.of_site(site)

    def _fall_back(self, error: StoreUnavailable) -> None:
        """Go on in memory with everything read so far."""
        failed, memory = self._store, MemoryStore()
        for records in self._sites.values():
            for record in records:
                memory.restore(record)
        self._store = memory
        failed.close()
        self._report(error)

    @staticmethod
    def _report(error: StoreUnavailable) -> None:
        logger.error("What is learned of this site lasts only for this crawl: %s", error)
