"""The item pipeline that turns pages into articles, and pages without one into counted verdicts."""

from __future__ import annotations

import gc
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

from scrapy import signals
from scrapy.exceptions import NotConfigured

from crawler import verdicts
from crawler.articles import ArticleCounts, article_item
from crawler.export.feeds import is_lost
from crawler.extraction_service import ExtractionService
from crawler.items import ArticleItem, PageItem
from crawler.keywords import Keywords
from crawler.moments import moment_of
from crawler.rendering import RENDERED, SHOWN
from crawler.rendering.escalation import Escalation
from crawler.verdicts import OTHER_KEYWORDS, OTHER_LANGUAGE, OUTSIDE_DATES, PageDropped
from extractors import CERTAIN, UNSURE, Article, Extracted, Reason, Rejection

if TYPE_CHECKING:
    from scrapy.crawler import Crawler

    from crawler.spiders.arguments import DateWindow

SURE = 0.35
"""Confidence from which a page of several is rejected for more than its little text."""


class ExtractionPipeline:
    """`PageItem` in, `ArticleItem` out; other items pass. A page without an article is dropped at level
    DEBUG.

    Stats: those of `crawler.articles.ArticleCounts`; verdicts are counted by `crawler.verdicts`.
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._service = ExtractionService.of(crawler)
        self._urls: set[int] = set()
        self._counts = ArticleCounts(crawler.stats)
        self._escalation: Escalation | None = None
        with suppress(NotConfigured):
            self._escalation = Escalation(crawler)

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        pipeline = cls(crawler)
        crawler.signals.connect(pipeline.count, signals.item_scraped)
        return pipeline

    def open_spider(self) -> None:
        """Take what is loaded by now out of the garbage collector's way: it stays until the end, and to go through it
        again and again took a tenth of the processor time of a crawl of 25 articles."""
        gc.collect()
        gc.freeze()

    def count(self, item: Any) -> None:
        """Count an article that no later pipeline dropped, and a file took."""
        if isinstance(item, ArticleItem) and not is_lost(self._crawler):
            self._counts.count(item)

    async def process_item(self, item: Any) -> Any:
        if not isinstance(item, PageItem):
            return item
        url = item.response.url
        if hash(url) in self._urls:
            raise self._dropped("duplicate_url", url, "the same address was exported before")
        extracted = self._extracted(item)
        browser = None
        if self._escalation is not None and extracted is not None:
            extracted, browser = await self._escalated(self._escalation, item, extracted)
            if hash(url) in self._urls:  # exported while the browser was at work
                raise self._dropped("duplicate_url", url, "the same address was exported before")
        if extracted is None:
            raise PageDropped("error", "extraction failed")
        if not isinstance(extracted.outcome, Article):
            raise self._dropped(extracted.outcome.reason, url, extracted.outcome.detail)
        article = article_item(extracted.outcome, item.response, via=item.via, depth=item.depth)
        article.site = getattr(self._crawler.spider, "site", None) or article.site  # whichever of its hosts it is from
        article.page = item
        if item.reservations:
            article.crawl["reservations"] = item.reservations.to_json()
        if browser is not None:
            article.crawl["renderedBy"] = browser
        self._keep_to_arguments(article)
        self._urls.add(hash(url))
        return article

    def _extracted(self, item: PageItem) -> Extracted | None:
        """What a page gives by itself; a first page that has little text for an article and names further ones of its
        own (a gallery of one picture a page) is read as they are."""
        extracted = self._service.extract(item.response, prior=item.prior)
        outcome = extracted.outcome if extracted is not None else None
        names_further = item.pager is not None and item.pager.pages and not item.section
        if not names_further or not isinstance(outcome, Rejection) or outcome.reason is not Reason.NOT_AN_ARTICLE:
            return extracted
        if outcome.confidence >= SURE:
            return extracted
        item.prior = CERTAIN
        return self._service.extract(item.response, prior=item.prior)

    async def _escalated(
        self, escalation: Escalation, item: PageItem, extracted: Extracted
    ) -> tuple[Extracted, str | None]:
        """What a browser shows of a page that may need one, and the browser's name; else what was found already."""
        plain = extracted.outcome
        if isinstance(plain, Article):
            escalation.note_plain()
        if not escalation.wanted(plain, item.prior):
            return extracted, None
        response = await escalation.render(item.response)
        if isinstance(response, str):
            if isinstance(plain, Rejection):
                told = replace(plain, detail=f"{plain.detail}; not rendered: {response}")
                extracted = replace(extracted, outcome=told)
            return extracted, None
        assert response.request is not None
        again = self._service.extract(response, prior=item.prior)
        if isinstance(plain, Article):
            if again is None or not isinstance(again.outcome, Article) or again.outcome.extraction.verdict == UNSURE:
                return extracted, None  # what a browser shows is no better
        else:
            escalation.note(helped=again is not None and isinstance(again.outcome, Article))
        if item.response.request is not None:
            item.response.meta[SHOWN] = response  # lives as long as the page does, for its clean page and archive
        return again or extracted, response.request.meta[RENDERED].browser

    def _keep_to_arguments(self, article: ArticleItem) -> None:
        arguments = getattr(self._crawler.spider, "arguments", None)
        window, published = getattr(arguments, "date_window", None), article.metadata.get("datePublished")
        if window and not _within(window, published):
            raise self._dropped(OUTSIDE_DATES, article.url, f"published {published}", published)
        found = article.metadata.get("inLanguage")
        speaks = getattr(arguments, "speaks", None)  # a spider of somebody else's may have other arguments
        if speaks is not None and not speaks(found):
            raise self._dropped(OTHER_LANGUAGE, article.url, f"language {found}")
        keywords = getattr(arguments, "keywords", None)
        own = article.metadata.get("keywords")
        if isinstance(keywords, Keywords) and not keywords.admit(article.headline, article.body, own):
            raise self._dropped(OTHER_KEYWORDS, article.url, f"without {keywords}")

    def _dropped(self, reason: str, url: str, detail: str, published: object = None) -> PageDropped:
        verdicts.record(self._crawler, reason, url, detail)
        return PageDropped(reason, detail, published=published)


def _within(window: DateWindow, published: object) -> bool:
    """Whether a date of the output lies in the window: any part of the day, where only the day is known.

    An article without a date, or with one that is none, stays: the window rules out only what is known.
    """
    moment = moment_of(published)
    return moment is None or window.may_hold_written(moment, str(published))
