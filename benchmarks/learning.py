"""A site's pages as a crawl meets them: the first ones cold, then by the wrappers that they taught.

The pages go through the classes that the crawl uses (`WrapperCache` with its policy, `extract_page`), with a store in
memory that is empty at the site's first page. No truth is seen.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from benchmarks.corpus import Record
from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.events import WrapperEvents
from crawler.wrappers.policy import SupportPolicy, WrapperPolicy
from crawler.wrappers.storage import WrapperRecord
from crawler.wrappers.storage.memory import MemoryStore
from extractors import Article, Extracted, Model, Observation, Page, Wrapper, extract_page, learn_site, site_of

MODES = ("crawl", "two-pass", "again")
"""``crawl``: each page is extracted with what the pages before it taught. ``two-pass``: all pages of the site are
seen first, without truths, then each is extracted with what they taught together. ``again``: they are seen likewise,
then each is read again as a later crawl would, served by the wrapper that it helped to teach."""
_FIRST = datetime(2026, 12, 1, tzinfo=UTC)
"""Later than any page of the sets: a page's date after its fetch is not believed."""
_BETWEEN = timedelta(minutes=10)


@dataclass(frozen=True, slots=True)
class LearnedPage:
    """One page of a run."""

    record: Record
    extracted: Extracted
    events: WrapperEvents
    ms: float
    """Milliseconds of processor time from bytes to the outcome, what is learned of the page included."""

    @property
    def by_wrapper(self) -> bool:
        return self.extracted.used is not None


class SiteRun:
    """One site's pages, one after another, ten minutes apart. Pages without an address get one of their site."""

    def __init__(self, model: Model | None = None, policy: WrapperPolicy | None = None) -> None:
        self._store = MemoryStore()
        self._policy = policy or SupportPolicy()
        self._cache = WrapperCache(self._policy, lambda: self._store)
        self._model = model
        self._pages = 0

    def next_crawl(self) -> None:
        """The pages from here on are another crawl's: it has of this one what stands in the store."""
        self._cache.close()
        self._cache = WrapperCache(self._policy, lambda: self._store)

    def page(self, record: Record) -> LearnedPage:
        """Extract the next page, and learn from it."""
        page = nth_page(record, self._pages)
        self._pages += 1
        start = time.process_time()
        extracted = self._extract(page)
        found = isinstance(extracted.outcome, Article)
        events = self._cache.note(extracted, page.site, article_found=found, at=page.fetched_at)
        return LearnedPage(record, extracted, events, (time.process_time() - start) * 1e3)

    def look_at(self, records: Sequence[Record]) -> None:
        """Learn from all these pages together, each extracted cold, before any page is read."""
        seen: dict[str, list[Observation]] = {}
        for record in records:
            page = nth_page(record, self._pages)
            self._pages += 1
            observation = extract_page(page, model=self._model, learn=True).observation
            if observation is not None:
                seen.setdefault(page.site, []).append(observation)
        for observations in seen.values():
            for wrapper in learn_site(observations):
                self._store.add(wrapper)

    def again(self, record: Record, *, correcting: bool = True) -> LearnedPage:
        """Extract a page once more and learn nothing: its cold result is corrected by what is known now, or a wrapper
        serves it."""
        page = nth_page(record, self._pages)
        start = time.process_time()
        extracted = self._extract(page, correcting=correcting)
        return LearnedPage(record, extracted, WrapperEvents(), (time.process_time() - start) * 1e3)

    def records(self, record: Record) -> tuple[WrapperRecord, ...]:
        """What is known of the layouts of a page's site."""
        return self._cache.records(page_of(record).site)

    def in_use(self, record: Record) -> tuple[Wrapper, ...]:
        """The wrappers that serve pages of this page's site now."""
        page = page_of(record)
        at = _FIRST + self._pages * _BETWEEN
        tries = self._cache.tries(page.url, page.site, at=at).wrappers
        used = {r.wrapper.id for r in self._cache.records(page.site) if r.retired_at is None}
        return tuple(wrapper for wrapper in tries if wrapper.id in used)

    def _extract(self, page: Page, *, correcting: bool = False) -> Extracted:
        tries = self._cache.tries(page.url, page.site, at=page.fetched_at)
        return extract_page(
            page, tries.wrappers, trials=tries.trials, sample=tries.sample, learn=True,
            known_bodies=tries.known_bodies, model=self._model, correcting=correcting,
        )  # fmt: skip


def page_of(record: Record) -> Page:
    """The record's page, at an address of its site."""
    page = record.page
    return page if site_of(page.url) else replace(page, url=f"https://{record.site or 'example.com'}/{record.id}")


def nth_page(record: Record, number: int) -> Page:
    """The record's page as a crawl of its site fetches it, after so many others."""
    return replace(page_of(record), fetched_at=_FIRST + number * _BETWEEN)


def run_site(
    records: Sequence[Record], model: Model | None = None, mode: str = "crawl", policy: WrapperPolicy | None = None
) -> list[LearnedPage]:
    """All pages of one site, in their order."""
    run = SiteRun(model, policy)
    if mode == "crawl":
        return [run.page(record) for record in records]
    run.look_at(records)
    return [run.again(record, correcting=mode == "two-pass") for record in records]


def by_site(records: Iterable[Record]) -> Iterator[tuple[str, list[Record]]]:
    """The records of each site together, in the order in which sites and pages first come.

    A page without a site is a site of its own.
    """
    sites: dict[str, list[Record]] = {}
    for record in records:
        sites.setdefault(record.site or f"page:{record.id}", []).append(record)
    yield from sites.items()
