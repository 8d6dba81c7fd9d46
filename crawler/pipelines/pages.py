"""Joins the articles that their sites spread over several pages."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from scrapy import Request
from scrapy.exceptions import NotConfigured
from scrapy.http import Response

from crawler.discovery.addresses import page_key
from crawler.discovery.links import read_links
from crawler.discovery.pager import NO_PAGER, Pager, read_pager
from crawler.discovery.responses import is_html
from crawler.extraction_service import ExtractionService
from crawler.items import ArticleItem
from crawler.joining import join
from crawler.pages import declared_encoding
from crawler.state import Found, Role, SiteState
from crawler.state.visits import JOINED, visit_of
from extractors import CERTAIN, Article, Reason, Rejection

if TYPE_CHECKING:
    from scrapy.crawler import Crawler

logger = logging.getLogger(__name__)

MOST_CHARACTERS = 4_000_000
"""Of a joined body; the pages after that are left."""


@dataclass(frozen=True, slots=True)
class FurtherPage:
    """One more page of an article; `article` is None where it holds no text (a gallery's picture)."""

    response: Response
    article: Article | None
    pager: Pager


class PagesPipeline:
    """Fetches the pages that an article's pager names, in their order, and adds their text and blocks to it. Where the
    article came by a wrapper that knows the link to the next page (`next_page`), that link goes first. A live blog's
    older entries are followed from page to page.

    A page that cannot be had, or holds something else, ends the joining there; what was found stays. One without text
    adds nothing. Setting: `BROADSHEET_PAGES_PER_ARTICLE` (20; 1: never join). Stats: `broadsheet/joined/articles`,
    `broadsheet/joined/pages`, `broadsheet/joined/broken`. The addresses of the joined pages stand in `crawl.pages`.
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._most = crawler.settings.getint("BROADSHEET_PAGES_PER_ARTICLE", 20)
        if self._most <= 1:
            raise NotConfigured
        self._service = ExtractionService.of(crawler)

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        return cls(crawler)

    async def process_item(self, item: Any) -> Any:
        page = item.page if isinstance(item, ArticleItem) else None
        if page is None:
            return item
        pager = page.pager or NO_PAGER
        if not pager.pages and pager.older is None and self._service.next_page_of(page.response) is None:
            return item
        frontier = getattr(self._crawler.spider, "frontier", None)
        if frontier is not None and pager.older is not None:
            frontier.drop(pager.older)  # nothing in it says that it is no article of its own
        further = await self._further_pages(pager, page.response)
        if texts := [(one.response, one.article) for one in further if one.article is not None]:
            join(item, [article for _, article in texts], [response.url for response, _ in texts])
            page.further = tuple(response for response, _ in texts)
            page.response.meta[JOINED] = len(texts)
            self._remember(item, further, pager)
        return item

    async def _further_pages(self, pager: Pager, first: Response) -> list[FurtherPage]:
        found: list[FurtherPage] = []
        known, seen = dict(pager.pages), {page_key(first.url)}
        size = 0
        while len(found) + 1 < self._most and size < MOST_CHARACTERS:
            last = found[-1].response if found else first
            older = (found[-1].pager if found else pager).older
            url = self._service.next_page_of(last) or known.get(len(found) + 2) or older
            if url is None or page_key(url) in seen:
                break
            seen.add(page_key(url))
            one = await self._fetch(url, first)
            before = {page_key(response.url) for response in (first, *(f.response for f in found))}
            if one is None or page_key(one.response.url) in before:
                self._crawler.stats.inc_value("broadsheet/joined/broken")
                break
            found.append(one)
            size += len(one.article.body) if one.article is not None else 0
            known = {**one.pager.pages, **known}
        return found

    async def _fetch(self, url: str, first: Response) -> FurtherPage | None:
        """A further page; None, whatever the reason, if it gives something else than a part of an article."""
        try:
            request = Request(url, meta={"download_slot": first.meta.get("download_slot")} if first.request else {})
            assert self._crawler.engine is not None
            response = await self._crawler.engine.download_async(request)
        except Exception as error:  # no address, robots.txt, the network, another site: the first page stays
            logger.debug("%s is not joined: %s %s", url, type(error).__name__, error)
            return None
        if response.status != 200 or not is_html(response):
            return None
        extracted = self._service.extract(response, prior=CERTAIN, further=True)  # the last may hold little
        outcome = extracted.outcome if extracted is not None else None
        if outcome is None or (isinstance(outcome, Rejection) and outcome.reason is not Reason.EMPTY):
            return None
        links = read_links(response.body, response.url, declared_encoding(response))
        article = outcome if isinstance(outcome, Article) else None
        return FurtherPage(response, article, read_pager(links, response.url, first.url))

    def _remember(self, item: ArticleItem, further: list[FurtherPage], pager: Pager) -> None:
        """The further pages are not fetched for themselves, nor is what shows all of them."""
        stats, state = self._crawler.stats, SiteState.of(self._crawler)
        frontier = getattr(self._crawler.spider, "frontier", None)
        stats.inc_value("broadsheet/joined/articles")
        stats.inc_value("broadsheet/joined/pages", len(further))
        if frontier is not None and pager.whole is not None and frontier.drop(pager.whole):
            detail = f"all pages of {item.url}"[:300]
            state.pages.note(
                pager.whole, Role.PAGE, Found.SKIPPED, detail, due=None, via="link", depth=0, now=state.now()
            )
        for one in further:
            if frontier is not None:
                frontier.drop(one.response.url)
            values = {"detail": f"a further page of {item.url}"[:300], "article": item.fingerprint["id"]}
            state.visit(visit_of(one.response, Role.ARTICLE, Found.VARIANT, **values))
