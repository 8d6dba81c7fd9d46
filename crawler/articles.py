"""From an extracted article to the line that is exported, and the counts that go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crawler.fingerprint import address_fingerprint, article_address, content_fingerprint
from crawler.items import LINE_FIELDS, ArticleItem
from crawler.pages import fetched_at

if TYPE_CHECKING:
    from scrapy.http import Response
    from scrapy.statscollectors import StatsCollector

    from crawler.items import Via
    from extractors import Article

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


def article_item(article: Article, response: Response, *, via: Via | None, depth: int) -> ArticleItem:
    """The line of an article that was found on this page; `via` is None where nobody knows."""
    values = article.to_json()
    crawl: dict[str, Any] = {
        "fetchedAt": fetched_at(response).isoformat(timespec="milliseconds"),
        "status": response.status,
    }
    if via is not None:
        crawl["via"] = via
    crawl["depth"] = depth
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


def line_of(article: ArticleItem) -> dict[str, Any]:
    """The article as a line of the output holds it."""
    return {name: getattr(article, name) for name in LINE_FIELDS}


def reported_fields(article: ArticleItem) -> list[str]:
    """Those of `REPORTED_FIELDS` that an article has."""
    return [name for name in REPORTED_FIELDS if getattr(article, name, None) or article.metadata.get(name)]


class ArticleCounts:
    """The stats of exported articles: `broadsheet/articles`; `broadsheet/revisions`, how many are new revisions;
    `broadsheet/fields/*`, how many have a field."""

    def __init__(self, stats: StatsCollector) -> None:
        self._stats = stats

    def count(self, article: ArticleItem) -> None:
        self._stats.inc_value("broadsheet/articles")
        if article.fingerprint.get("changed"):
            self._stats.inc_value("broadsheet/revisions")
        for name in reported_fields(article):
            self._stats.inc_value(f"broadsheet/fields/{name}")
