"""Whether an article at an address that is new was exported before from another one, which the newspaper gave up."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from scrapy import Request

from crawler.articles import line_of
from crawler.discovery.addresses import joined, page_key
from crawler.discovery.responses import is_front_page
from crawler.discovery.variants import plain_key
from crawler.duplicates.shingles import shingles_of
from crawler.fingerprint import address_fingerprint
from crawler.state import SiteState, address_id
from crawler.state.pages import LEADS_AWAY
from crawler.state.revisions import date_digests, date_of, field_digests, is_edited, is_same_date, words_of
from crawler.state.visits import FORMER
from crawler.verdicts import GONE_DETAILS, GONE_STATUSES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from scrapy.crawler import Crawler
    from scrapy.http import Response

    from crawler.items import ArticleItem
    from crawler.state import ArticleRecord, SeenPage

SHORTEST_TWIN = 200
"""Characters of a text that no two articles have in common by chance."""
MOST_ALIKE = 3
"""Articles of one moment that may be the same; where more are alike, it is the template that dates or names them."""
SAME_TEXT = 0.6
"""Share of the pairs of words of a text that stand in another form of its article; two articles of a site share few."""
NEARLY_ALL = 0.9
"""The same of one text that two addresses show."""
_GONE_BEFORE = (*GONE_DETAILS, LEADS_AWAY)
"""How the details begin of addresses that an earlier visit found to be given up."""


class _Said:
    """What an item says, to be compared with many articles."""

    def __init__(self, item: ArticleItem) -> None:
        self._item = item

    @cached_property
    def fields(self) -> Mapping[str, str]:
        return field_digests(line_of(self._item))

    @cached_property
    def words(self) -> list[str]:
        return words_of(line_of(self._item))


class FormerAddresses:
    """Finds the exported article that an item is, although its own address makes it another.

    A newspaper changes addresses: with a corrected headline, with a section, all of them with a new system. Then the
    old address leads to the new one, or is gone; where another crawl visited it, it is asked. An article that both
    addresses show is not taken for one that moved.
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._began = SiteState.of(crawler).now()
        self._in_use: set[str] = set()
        """Ids of the addresses that were asked in this crawl, and still show their article."""

    def of_page(self, item: ArticleItem) -> ArticleRecord | None:
        """The article that this page, or the one that it calls itself, showed before, whatever address names that."""
        state, said = SiteState.of(self._crawler), _Said(item)
        for url in filter(None, (item.url, item.canonicalUrl)):
            seen, key = state.seen_at(url), page_key(url)
            record = _article_at(state, seen)
            if seen is None or record is None or record.page != seen.id:
                continue
            names_itself = key is not None and address_fingerprint(plain_key(key)) == item.fingerprint["id"]
            if names_itself or self._is_alike(said, record):
                return record
        return None

    def twins(self, item: ArticleItem) -> Iterator[ArticleRecord]:
        """Articles of the same moment with the same headline and text, but for what was read besides: a mobile host and
        the other show them, or two spellings of one address."""
        state, said = SiteState.of(self._crawler), _Said(item)
        published = said.fields.get("datePublished")
        if published is None or len(item.body) < SHORTEST_TWIN:
            return
        for record in state.articles.published(published):
            if record.fields.get("headline") != said.fields["headline"] or record.id == item.fingerprint["id"]:
                continue
            line = state.line_of(record)
            if line is not None and _share_text(item.body, str(line.get("body") or ""), NEARLY_ALL):
                yield record

    def is_another(self, item: ArticleItem, record: ArticleRecord) -> bool:
        """Whether an item is another article than the one exported under the canonical address that it names: that was
        found at neither of the item's addresses, and their texts have hardly anything in common."""
        if record.page in _ids(item):
            return False
        line = SiteState.of(self._crawler).line_of(record)
        return line is not None and not _share_text(item.body, str(line.get("body") or ""))

    def alike(self, item: ArticleItem) -> Iterator[ArticleRecord]:
        """Articles of the site that may be this one: those whose addresses led here, those with the same words, and
        those of the same moment with the same headline, the same text or one that was edited a little."""
        state, said, known = SiteState.of(self._crawler), _Said(item), set()
        for url in _led_here(item):
            record = _article_at(state, state.pages.get(address_id(url) or ""))
            if record is not None and self._is_alike(said, record):
                known.add(record.id)
                yield record
        if len(item.body) < SHORTEST_TWIN:
            return
        for record in state.articles.saying(item.fingerprint["content"]):
            if record.id not in known and self._is_of_date(record, item, said):
                known.add(record.id)
                yield record
        dates = date_digests(item.metadata.get("datePublished"))
        of_the_moment = [
            record
            for published in dates
            for record in state.articles.published(published)
            if record.id not in known and not self._is_in_use(record.page) and self._is_alike(said, record)
        ]
        if len(of_the_moment) <= MOST_ALIKE:
            yield from of_the_moment

    async def is_given_up(self, record: ArticleRecord, item: ArticleItem) -> bool:
        """Whether the address that an article was exported from leads to that of the item, or nowhere any more."""
        state = SiteState.of(self._crawler)
        own, old = address_id(item.url), state.pages.get(record.page)
        if old is None or own is None:
            return False
        if record.page in map(address_id, _led_here(item)):
            return True
        if old.target is not None:
            page = state.seen(record.page)
            return page is not None and page.id == own
        if item.page is None or self._is_in_use(record.page):
            return False
        gone = bool(old.failures) and (old.detail or "").startswith(_GONE_BEFORE)
        if gone or await self._leads_away(old.url, own, item.page.response):
            item.page.response.meta[FORMER] = (*item.page.response.meta.get(FORMER, ()), old.url)
            self._drop(old.url)
            return True
        self._in_use.add(record.page)
        return False

    def _is_in_use(self, page: str) -> bool:
        """Whether an address is known to have shown its article in this crawl."""
        seen = None if page in self._in_use else SiteState.of(self._crawler).pages.get(page)
        return seen is None or (seen.fetched_at or 0) >= self._began

    def _is_of_date(self, record: ArticleRecord, item: ArticleItem, said: _Said) -> bool:
        """Whether an article was published when an item was, as far as both tell it: a redesign may show the time of
        day, or leave it out."""
        if record.fields.get("datePublished") == said.fields.get("datePublished"):
            return True
        before = date_of(SiteState.of(self._crawler).line_of(record) or {})
        now = item.metadata.get("datePublished")
        return before is None or now is None or is_same_date(before, now)

    def _is_alike(self, said: _Said, record: ArticleRecord) -> bool:
        """Whether an article has an item's headline or body, or its line most of the item's words."""
        if any(record.fields.get(name) == said.fields.get(name) for name in ("headline", "body")):
            return True
        line = SiteState.of(self._crawler).line_of(record)
        return line is not None and is_edited(words_of(line), said.words)

    async def _leads_away(self, url: str, here: str, page: Response) -> bool:
        assert self._crawler.engine is not None
        slot = page.meta.get("download_slot") if page.request is not None else None
        try:
            response = await self._crawler.engine.download_async(Request(url, meta={"download_slot": slot}))
        except Exception:  # the network, robots.txt, a redirect to another site: nobody knows
            return False
        self._crawler.stats.inc_value("broadsheet/pages/former_asked")
        to_front = is_front_page(response.url) and address_id(response.url) != address_id(url)
        return response.status in GONE_STATUSES or to_front or address_id(response.url) == here

    def _drop(self, url: str) -> None:
        frontier: Any = getattr(self._crawler.spider, "frontier", None)
        if frontier is not None:
            frontier.drop(url)


def are_two(item: ArticleItem, other: ArticleItem) -> bool:
    """The same as `FormerAddresses.is_another` of an article that is on its way to the feeds."""
    return address_id(other.url) not in _ids(item) and not _share_text(item.body, other.body)


def _ids(item: ArticleItem) -> set[str | None]:
    """The ids of an item's address, and of the canonical one that it names."""
    return {address_id(item.url), address_id(joined(item.url, item.canonicalUrl or "") or item.url)}


def _share_text(one: str, other: str, share: float = SAME_TEXT) -> bool:
    """Whether a good part of the shorter text stands in the other: forms of an article are cut, or read otherwise."""
    first, second = shingles_of(one, 2), shingles_of(other, 2)
    common = np.intersect1d(first, second, assume_unique=True)
    return len(common) >= share * min(len(first), len(second))


def _article_at(state: SiteState, page: SeenPage | None) -> ArticleRecord | None:
    """The article that an address was seen to show."""
    return state.article(page.article) if page is not None and page.article is not None else None


def _led_here(item: ArticleItem) -> tuple[str, ...]:
    """The addresses that redirected to an item's page."""
    response = item.page.response if item.page is not None else None
    return tuple(response.meta.get("redirect_urls") or ()) if response is not None and response.request else ()
