"""Sitemaps: indexes, plain, text and news sitemaps, with their `news:` fields.

Formats: sitemaps.org protocol 0.9; Google's news extension (`schemas/sitemap-news/0.9`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime

from lxml import etree

from crawler.discovery.dates import parse_date
from crawler.discovery.xml import elements, local_name, sniff, text_of

MAX_ENTRIES = 50_000
"""The protocol's own limit on the entries of one file."""

_ENTRY_NAMES = frozenset({"url", "sitemap"})
_NEWS_NAME = re.compile(r"news|latest|recent|breaking|aktuell|noticias|actualit", re.I)
_MINOR_NAME = re.compile(
    r"categor|tag|author|image|video|static|pages?\b|topic|user|product|podcast|archive-list", re.I
)
_PAGES_NAME = re.compile(
    r"(?:^|[/_.-])(?:(?:static[-_]?)?pages?|static)[-_]sitemap\d*\."  # page-sitemap.xml, static-pages-sitemap1.xml
    r"|sitemap[-_](?:posts[-_]page|pt[-_]page|(?:static[-_]?)?pages|static)(?=[-_.\d])",  # wp-sitemap-posts-page-1.xml
    re.I,
)
"""As content management systems call the file of what is no post. Not `sitemap-page-2.xml`: that may be the second."""
_YEAR_MONTH = re.compile(r"(?<!\d)(20\d\d)(?:[-_/]?(0[1-9]|1[0-2]))?(?:[-_/]?([0-2]\d|3[01]))?(?!\d)")


@dataclass(frozen=True, slots=True)
class SitemapEntry:
    """One address of a sitemap. The `news_` fields stand only in news sitemaps; dates are aware."""

    url: str
    lastmod: datetime | None = None
    news_title: str | None = None
    news_date: datetime | None = None
    language: str | None = None
    is_news: bool = False


@dataclass(frozen=True, slots=True)
class Sitemap:
    """What one file holds: articles, or further sitemaps, or (against the protocol, but seen) both."""

    entries: tuple[SitemapEntry, ...] = ()
    children: tuple[SitemapEntry, ...] = ()

    @property
    def is_news(self) -> bool:
        return any(entry.is_news for entry in self.entries)


def parse_sitemap(body: bytes) -> Sitemap:
    """Read a decompressed sitemap; whatever cannot be read is left out, up to an empty `Sitemap`."""
    if sniff(body) == "text":
        return _text_sitemap(body)
    entries: list[SitemapEntry] = []
    children: list[SitemapEntry] = []
    for element in elements(body, _ENTRY_NAMES):
        if entry := _entry(element):
            (children if local_name(element) == "sitemap" else entries).append(entry)
        if len(entries) + len(children) >= MAX_ENTRIES:
            break
    return Sitemap(tuple(entries), tuple(children))


def _text_sitemap(body: bytes) -> Sitemap:
    lines = body.decode("utf-8-sig", "replace").splitlines()[:MAX_ENTRIES]
    return Sitemap(
        tuple(
            SitemapEntry(line.strip()) for line in lines if line.strip().startswith(("http://", "https://"))
        )
    )


def _entry(element: etree._Element) -> SitemapEntry | None:
    own = {local_name(child): child for child in element if _namespace(child) == _namespace(element)}
    url = text_of(own.get("loc"))
    if not url:
        return None
    news = next((child for child in element if local_name(child) == "news"), None)
    lastmod = parse_date(text_of(own.get("lastmod")))
    if news is None:
        return SitemapEntry(url, lastmod)
    fields = {local_name(child): child for child in news.iter() if isinstance(child.tag, str)}
    return SitemapEntry(
        url,
        lastmod,
        news_title=text_of(fields.get("title")),
        news_date=parse_date(text_of(fields.get("publication_date"))),
        language=text_of(fields.get("language")),
        is_news=True,
    )


def _namespace(element: etree._Element) -> str:
    tag = element.tag
    return tag.rpartition("}")[0] if isinstance(tag, str) else "-"


def sitemap_rank(entry: SitemapEntry) -> tuple[int, float]:
    """A sort key for sitemaps, the most promising first: news ones, then the newest, then undated, lists of
    tags last.

    The date is `lastmod`, or else the one in the file's name (`sitemap-2024-05.xml`).
    """
    name = entry.url.rpartition("://")[2].partition("/")[2]
    date = entry.lastmod or date_in_name(name)
    age = -date.timestamp() if date else 0.0
    if _NEWS_NAME.search(name) and not _YEAR_MONTH.search(name):
        return 0, age
    return (2 if _MINOR_NAME.search(name) else 1), age


def holds_pages(url: str) -> bool:
    """Whether a sitemap's name says that it lists standing pages (imprint, contact), which are no articles."""
    return _PAGES_NAME.search(url.partition("?")[0].rpartition("/")[2]) is not None


def date_in_name(name: str) -> datetime | None:
    """The year, month and day that a sitemap's name holds, if it holds at least a year."""
    if not (match := _YEAR_MONTH.search(name)):
        return None
    try:
        return datetime(int(match[1]), int(match[2] or 12), int(match[3] or 28), tzinfo=UTC)
    except ValueError:
        return None
