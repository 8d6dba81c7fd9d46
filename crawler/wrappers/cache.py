"""The wrappers of the sites of this crawl: read once a site, tried by the policy's order, learned from cold pages,
counted in the store."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from scrapy.utils.misc import load_object

from crawler.registry.folder import sites_folder
from crawler.wrappers.by_hand import SiteFileWrappers
from crawler.wrappers.events import Misfit, Redesign, Tries, WrapperEvents
from crawler.wrappers.exchange.imported import holds_here
from crawler.wrappers.policy import WrapperPolicy, policy_of
from crawler.wrappers.site import SiteWrappers
from crawler.wrappers.storage import StoreUnavailable, WrapperRecord, WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from extractors import PARSER_VERSION, Wrapper

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

    from extractors import Extracted

logger = logging.getLogger(__name__)

MOST_SITES = 1_000
"""Sites whose wrappers are held in memory; the one longest unused goes first."""


class WrapperCache:
    """Wrappers as the crawl sees them. A store that fails is replaced by memory, with one message; never
    raises."""

    def __init__(
        self,
        policy: WrapperPolicy,
        open_store: Callable[[], WrapperStore],
        by_hand: Callable[[str], tuple[Wrapper, ...]] = lambda site: (),
    ) -> None:
        """`by_hand` gives the hand-written wrappers of a site, which go first and are not stored."""
        self._policy = policy
        self._sites: OrderedDict[str, SiteWrappers] = OrderedDict()
        self._by_hand = by_hand
        self._past: list[Redesign] = []
        self._past_misfits: list[Misfit] = []
        self._failed = False
        self.lasts = True
        """Whether what is learned outlives the crawl."""
        try:
            self._store: WrapperStore = open_store()
        except StoreUnavailable as error:
            self._store = MemoryStore()
            self._report(error)

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> WrapperCache:
        """The cache with the policy and store that the settings name."""
        store = load_object(
            settings.get("BROADSHEET_WRAPPER_STORE", "crawler.wrappers.storage.sqlite.SqliteStore")
        )
        by_hand = SiteFileWrappers(sites_folder(settings))
        return cls(policy_of(settings), lambda: store.from_settings(settings), by_hand)

    def tries(self, url: str, site: str, *, rendered: bool = False, at: datetime | None = None) -> Tries:
        """How to extract a page of this site that was fetched at this time: the wrappers learned with this parser,
        raw or rendered, best first."""
        return self._site(site).tries(url, (PARSER_VERSION, rendered), at)

    def to_try(self, site: str, *, rendered: bool = False, at: datetime | None = None) -> tuple[Wrapper, ...]:
        """The wrappers alone."""
        return self.tries("", site, rendered=rendered, at=at).wrappers

    def note(
        self, extracted: Extracted, site: str, *, article_found: bool, at: datetime | None, further: bool = False
    ) -> WrapperEvents:
        """Count what happened on a page that was fetched at this time; learn, and retire what has ended. ``further``:
        it is not the first page of its article."""
        return self._site(site).note(extracted, article_found=article_found, at=at, further=further)

    def records(self, site: str) -> tuple[WrapperRecord, ...]:
        """All records of a site."""
        return self._site(site).records()

    @property
    def redesigns(self) -> list[Redesign]:
        """The layouts that have ended during this crawl."""
        return [*self._past, *(each for site in self._sites.values() for each in site.redesigns)]

    @property
    def misfits(self) -> list[Misfit]:
        """The pinned wrappers that did not hold during this crawl."""
        return [*self._past_misfits, *(each for site in self._sites.values() for each in site.misfits.values())]

    def close(self) -> None:
        """End the crawl, and release the store."""
        for site in self._sites.values():
            site.close()
        self._store.close()

    def write(self, change: Callable[[WrapperStore], None]) -> None:
        """Make a change in the store, if it still works."""
        if self._failed:
            return
        try:
            change(self._store)
        except StoreUnavailable as error:
            self._fall_back(error)

    def _site(self, name: str) -> SiteWrappers:
        known = self._sites.get(name)
        if known is None:
            by_hand = self._by_hand(name)
            known = self._sites[name] = SiteWrappers(name, self._policy, self._read(name), by_hand, self.write)
            if len(self._sites) > MOST_SITES and not self._failed:
                _, gone = self._sites.popitem(last=False)
                gone.close()
                self._past += gone.redesigns
                self._past_misfits += gone.misfits.values()
        else:
            self._sites.move_to_end(name)
        return known

    def _read(self, site: str) -> tuple[WrapperRecord, ...]:
        if self._failed:
            return ()
        try:
            return tuple(map(_of_this_parser, self._store.of_site(site)))
        except StoreUnavailable as error:
            self._fall_back(error)
            return ()

    def _fall_back(self, error: StoreUnavailable) -> None:
        """Go on with what is in memory."""
        self._failed = True
        self._store.close()
        self._store = MemoryStore()
        self._report(error)

    def _report(self, error: StoreUnavailable) -> None:
        self.lasts = False
        logger.error("What is learned of this site lasts only for this crawl: %s", error)


def _of_this_parser(record: WrapperRecord) -> WrapperRecord:
    """What a person wrote and pinned holds after an upgrade of the parser. (The store does not count it then.)"""
    wrapper = record.wrapper
    if wrapper.parser == PARSER_VERSION or not holds_here(wrapper):
        return record
    return replace(record, wrapper=replace(wrapper, parser=PARSER_VERSION))
