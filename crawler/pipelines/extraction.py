"""The item pipeline that turns pages into articles, and pages without one into counted verdicts."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Self

from scrapy.exceptions import DropItem

from crawler import verdicts
from crawler.extraction_service import ExtractionService, fetched_at
from crawler.fingerprint import address_fingerprint, article_address, content_fingerprint
from crawler.items import ArticleItem, PageItem
from extractors import Article

if TYPE_CHECKING:
    from scrapy.crawler import Crawler

    from crawler.spiders.arguments import DateWindow

REPORTED_FIELDS = (
    "headline",
    "datePublished",
    "dateModified",
    "authors",
    "description",
    "mainImage",
    "section",
    "keywords",
    "inLanguage",
    "publisher",
    "canonicalUrl",
)
"""Fields whose coverage is counted (`broadsheet/fields/<field>`)."""


class ExtractionPipeline:
    """`PageItem` in, `ArticleItem` out; other items pass. A page without an article is dropped at level
    DEBUG.

    Stats: `broadsheet/articles`; `broadsheet/variants` counts articles exported under another address than
    before, `broadsheet/fields/*` how many articles have a field; verdicts are counted by
    `crawler.verdicts`.
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._service = ExtractionService.of(crawler)
        self._urls: set[str] = set()
        self._addresses: set[str] = set()

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        return cls(crawler)

    async def process_item(self, item: Any) -> Any:
        if not isinstance(item, PageItem):
            return item
        url = item.response.url
        if url in self._urls:
            raise self._dropped("duplicate_url", url, "the same address was exported before")
        extracted = self._service.extract(item.response, prior=item.prior)
        if extracted is None:
            raise DropItem("extraction failed", log_level="DEBUG")
        if not isinstance(extracted.outcome, Article):
            raise self._dropped(extracted.outcome.reason, url, extracted.outcome.detail)
        article = article_item(extracted.outcome, item)
        self._keep_to_arguments(article)
        self._urls.add(url)
        self._count(article)
        return article

    def _keep_to_arguments(self, article: ArticleItem) -> None:
        arguments = getattr(self._crawler.spider, "arguments", None)
        window, published = getattr(arguments, "date_window", None), article.metadata.get("datePublished")
        if window and not _within(window, published):
            raise self._dropped("outside_dates", article.url, f"published {published}")
        wanted, found = getattr(arguments, "language", None), article.metadata.get("inLanguage")
        if wanted and found and _primary(wanted) != _primary(found):
            raise self._dropped("other_language", article.url, f"language {found}")

    def _count(self, article: ArticleItem) -> None:
        stats = self._crawler.stats
        stats.inc_value("broadsheet/articles")
        address = article.fingerprint["id"]
        if address in self._addresses:
            stats.inc_value("broadsheet/variants")
        self._addresses.add(address)
        for name in REPORTED_FIELDS:
            if getattr(article, name, None) or article.metadata.get(name):
                stats.inc_value(f"broadsheet/fields/{name}")

    def _dropped(self, reason: str, url: str, detail: str) -> DropItem:
        verdicts.record(self._crawler, reason, url, detail)
        return DropItem(f"{reason}: {detail}", log_level="DEBUG")


def article_item(article: Article, page: PageItem) -> ArticleItem:
    """The line of an article that was found on this page."""
    values = article.to_json()
    response = page.response
    crawl = {
        "fetchedAt": fetched_at(response).isoformat(timespec="milliseconds"),
        "status": response.status,
        "via": page.via,
        "depth": page.depth,
    }
    fingerprint = {
        "id": address_fingerprint(article_address(article.url, article.canonical_url)),
        "content": content_fingerprint(article.headline, article.body),
        "revision": 1,
    }
    return ArticleItem(
        url=article.url,
        canonicalUrl=article.canonical_url,
        site=article.site,
        headline=article.headline,
        body=article.body,
        blocks=values["blocks"],
        metadata=values["metadata"],
        extraction=values["extraction"],
        crawl=crawl,
        fingerprint=fingerprint,
    )


def _within(window: DateWindow, published: object) -> bool:
    """Whether a date of the output lies in the window: any part of the day, where only the day is known.

    An article without a date, or with one that is none, stays: the window rules out only what is known.
    """
    try:
        moment = datetime.fromisoformat(published) if isinstance(published, str) else None
    except ValueError:
        moment = None
    if moment is None:
        return True
    is_day = len(str(published)) <= len("2026-11-21")
    return window.contains(moment) or (is_day and window.contains(moment + timedelta(days=1, seconds=-1)))


def _primary(tag: str) -> str:
    return tag.replace("_", "-").split("-", 1)[0].lower()
