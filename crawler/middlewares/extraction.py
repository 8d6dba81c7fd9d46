"""Turns responses that any spider marks into articles, beside whatever else the spider yields."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Any, Self
from weakref import WeakSet

from itemadapter import ItemAdapter, is_item
from scrapy.exceptions import NotConfigured

from crawler import verdicts
from crawler.articles import ArticleCounts, article_item
from crawler.discovery.responses import is_html, why_not_html
from crawler.extraction_service import ExtractionService
from crawler.item_class import item_class_of, known_names, made_of
from crawler.items import ArticleItem, ExtractArticle
from extractors import Article

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.http import Response

logger = logging.getLogger(__name__)

MARK = "broadsheet"
"""Key of a request's meta: true has its response made an article, besides what the callback yields."""


class ExtractionMiddleware:
    """Spider middleware. An `ExtractArticle` that a callback yields becomes an item, or a counted verdict; so
    does the response of a request with `meta={"broadsheet": True}`, after what its callback yields.

    Settings: `BROADSHEET_ENABLED` (true), `BROADSHEET_ITEM_CLASS` (the class of items; `ArticleItem`).
    Stats and verdicts are those of Broadsheet's own spider.
    """

    def __init__(self, crawler: Crawler) -> None:
        if not crawler.settings.getbool("BROADSHEET_ENABLED", True):
            raise NotConfigured
        self._crawler = crawler
        self._service = ExtractionService.of(crawler)
        self._counts = ArticleCounts(crawler.stats)
        self._item_class = item_class_of(crawler.settings)
        self._marked: WeakSet[Response] = WeakSet()
        """Those of marked requests that reach their callback: an error page that `HttpErrorMiddleware` stops goes to
        the errback, whose output passes here, too."""

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        return cls(crawler)

    async def process_start(self, start: AsyncIterator[Any]) -> AsyncIterator[Any]:
        async for output in start:
            if isinstance(output, ExtractArticle):
                for item in self.items_of(output):
                    yield item
            else:
                yield output

    def process_spider_input(self, response: Response) -> None:
        if response.request is not None and response.meta.get(MARK):
            self._marked.add(response)

    async def process_spider_output_async(
        self, response: Response, result: AsyncIterator[Any]
    ) -> AsyncIterator[Any]:
        marked = response in self._marked
        async for output in result:
            if isinstance(output, ExtractArticle):
                marked = marked and output.response.request is not response.request
                for item in self.items_of(output):
                    yield item
            else:
                yield output
        if marked:
            for item in self.items_of(ExtractArticle(response)):
                yield item

    def process_spider_output(self, response: Response, result: Any) -> Iterator[Any]:
        marked = response in self._marked
        for output in result:
            if isinstance(output, ExtractArticle):
                marked = marked and output.response.request is not response.request
                yield from self.items_of(output)
            else:
                yield output
        if marked:
            yield from self.items_of(ExtractArticle(response))

    def items_of(self, asked: ExtractArticle) -> Iterator[Any]:
        """The article's item; none, and a counted verdict, for a page without one."""
        response = asked.response
        if not is_html(response):
            verdicts.record(self._crawler, verdicts.Verdict.NOT_HTML, response.url, why_not_html(response))
            return
        if asked.into is not None and not is_item(asked.into):
            logger.error("ExtractArticle.into of %s is no item: %s", response.url, type(asked.into).__name__)
            self._crawler.stats.inc_value("broadsheet/errors")
            return
        extracted = self._service.extract(response)
        if extracted is None:
            return
        if not isinstance(extracted.outcome, Article):
            rejection = extracted.outcome
            verdicts.record(self._crawler, rejection.reason, response.url, rejection.detail)
            return
        depth = response.meta.get("depth", 0) if response.request is not None else 0
        article = article_item(extracted.outcome, response, via=None, depth=depth)
        try:
            item = self._as_asked(article, asked.into)
        except Exception as error:  # the user's class: it may refuse a value, or have none set
            named = type(asked.into) if self._item_class is None or asked.into is not None else self._item_class
            said = " ".join(str(error).split())
            self._crawler.stats.inc_value("broadsheet/errors")
            logger.error("The article of %s cannot become a %s: %s", response.url, named.__name__, said)
            return
        self._counts.count(article)
        yield item

    def _as_asked(self, article: ArticleItem, into: Any) -> Any:
        """The article as an item of the user's."""
        if into is None:
            if self._item_class is None:
                return article
            return made_of(article, self._item_class)
        adapter = ItemAdapter(into)
        for name in known_names(type(into)):
            if (value := getattr(article, name)) is not None:
                adapter[name] = value
        return into
