"""Keeps the raw page of every article in the site's WARC file, and names the record on the article's line."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from scrapy import signals
from scrapy.exceptions import NotConfigured
from scrapy.utils.project import data_path

from crawler.archive.facts import ARTICLE, DEPTH, FURTHER_OF, OUTCOME, PAGE, PRIOR, RENDERED_BY, VIA
from crawler.archive.index import PageIndex
from crawler.archive.retention import prune
from crawler.archive.site_archive import Kept, SiteArchive
from crawler.export.names import archive_folder, folder_of, site_name
from crawler.extensions.not_kept import RAW_PAGES, note_not_kept
from crawler.items import ArticleItem, PageItem
from crawler.middlewares.wire import exchange_of
from crawler.rendering import RENDERED, SHOWN
from extractors import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scrapy import Request, Spider
    from scrapy.crawler import Crawler
    from scrapy.http import Response
    from scrapy.settings import BaseSettings

    from crawler.archive.exchange import Exchange
    from crawler.rendering.visit import Rendered

logger = logging.getLogger(__name__)

PAGES = ("articles", "all")
"""Which pages are kept: those that became articles, or all that were read for one."""


class ArchivePipeline:
    """Writes WARC 1.1 beside the lines, one file a month, and sets `crawl.archive` (file, offset) of an article;
    of one on several pages also its `pages`, the same of each further page. A page that a browser rendered is kept
    as it came and as it was shown.

    A page whose article is dropped as unchanged gets a record of type `revisit` where its bytes are those of
    before, and so does an answer 304 (Not Modified). What cannot be written costs the crawl nothing but the
    record: the first failure is logged, and archiving ends.

    Settings: `BROADSHEET_ARCHIVE_ENABLED` (true), `_PAGES` (`articles` or `all`), `_FOLDER` (empty: `archive`
    beside the lines), `_MAX_AGE` (days), `_MAX_SIZE` (bytes a site). Stats: `broadsheet/archive/pages`,
    `revisits`, `bytes`, `failed`, `deleted`.
    """

    def __init__(self, crawler: Crawler) -> None:
        settings = crawler.settings
        if not settings.getbool("BROADSHEET_ARCHIVE_ENABLED", True):
            raise NotConfigured
        self._crawler = crawler
        self._keeps_all = kept_pages(settings) == "all"
        self._archive: SiteArchive | None = None
        self._index: PageIndex | None = None
        self._failed = False
        crawler.signals.connect(self._item_dropped, signals.item_dropped)
        crawler.signals.connect(self._downloaded, signals.response_downloaded)

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        return cls(crawler)

    async def process_item(self, item: Any) -> Any:
        page = item.page if isinstance(item, ArticleItem) else None
        if page is None:
            return item
        kept = self._keep(page, {ARTICLE: item.fingerprint["id"]})
        if kept:
            places = [{"file": one.file, "offset": one.offset} for one in kept]
            item.crawl["archive"] = {**places[0], **({"pages": places[1:]} if page.further else {})}
        return item

    def close_spider(self) -> None:
        try:
            if self._archive is not None:
                self._archive.close()
            self._prune()
        except OSError as error:
            self._fail(error)
        if self._index is not None:
            self._index.close()

    def _item_dropped(self, item: Any, exception: BaseException) -> None:
        if not isinstance(item, PageItem):
            return
        outcome = {OUTCOME: str(exception).partition(":")[0] or "dropped"}
        if self._keeps_all:
            self._keep(item, outcome)
            return
        for response, facts in _pages(item, outcome):
            self._note_unchanged(exchange_of(response), facts)

    def _downloaded(self, response: Response, request: Request, spider: Spider) -> None:
        if response.status == 304:
            self._note_unchanged(exchange_of(response.replace(request=request)), {})

    def _note_unchanged(self, exchange: Exchange, facts: dict[str, str]) -> None:
        self._write(lambda archive: archive.note_unchanged(exchange, facts))

    def _keep(self, item: PageItem, more: dict[str, str]) -> list[Kept]:
        """Where the item's pages stand now, the first one first; none unless all of them could be written."""
        kept = []
        for response, facts in _pages(item, more):
            kept.append(self._write(partial(_keep, response, facts)))
        written = [one for one in kept if one is not None]
        return written if len(written) == len(kept) else []

    def _write(self, write: Callable[[SiteArchive], Kept | None]) -> Kept | None:
        if self._failed:
            return None
        try:
            kept = write(self._open())
        except OSError as error:
            self._fail(error)
            return None
        if kept is not None:
            stats = self._crawler.stats
            stats.inc_value("broadsheet/archive/revisits" if kept.is_revisit else "broadsheet/archive/pages")
            stats.inc_value("broadsheet/archive/bytes", kept.bytes_written)
        return kept

    def _open(self) -> SiteArchive:
        if self._archive is None:
            folder, site = self._folder_and_site()
            self._index = PageIndex(Path(data_path(f"broadsheet/archive/{site}.sqlite")))
            self._archive = SiteArchive(folder, site, self._index, self._about())
        return self._archive

    def _folder_and_site(self) -> tuple[Path, str]:
        name = site_name(self._crawler)
        return archive_folder(self._crawler.settings, name), folder_of(name)

    def _about(self) -> dict[str, str]:
        settings = self._crawler.settings
        return {
            "software": f"Broadsheet/{VERSION}",
            "format": "WARC File Format 1.1",
            "isPartOf": site_name(self._crawler),
            "operator": " ".join(str(settings.get("BROADSHEET_CONTACT") or "").split()),
            "robots": "obey" if settings.getbool("ROBOTSTXT_OBEY") else "ignore",
            "http-header-user-agent": " ".join(str(settings.get("USER_AGENT")).split()),
        }

    def _prune(self) -> None:
        settings = self._crawler.settings
        age = settings.getfloat("BROADSHEET_ARCHIVE_MAX_AGE", 0)
        size = settings.getint("BROADSHEET_ARCHIVE_MAX_SIZE", 0)
        if age or size:
            deleted = prune(*self._folder_and_site(), datetime.now(UTC), max_age=age, max_bytes=size)
            self._crawler.stats.inc_value("broadsheet/archive/deleted", len(deleted))

    def _fail(self, error: OSError) -> None:
        self._failed = True
        self._crawler.stats.inc_value("broadsheet/archive/failed")
        note_not_kept(self._crawler.stats, RAW_PAGES)
        logger.error("Raw pages are not kept any more in this crawl: %s", error)


def kept_pages(settings: BaseSettings) -> str:
    """Which pages are kept, one of `PAGES`. Raises ValueError for a setting that is none of them."""
    pages = str(settings.get("BROADSHEET_ARCHIVE_PAGES", "articles"))
    if pages not in PAGES:
        raise ValueError(f"BROADSHEET_ARCHIVE_PAGES is {pages!r}; it can be {' or '.join(PAGES)}")
    return pages


def _pages(item: PageItem, more: dict[str, str]) -> Iterator[tuple[Response, dict[str, str]]]:
    """The item's pages, each with what an extraction of it must know again one day, beside its bytes."""
    facts = {VIA: item.via, DEPTH: str(item.depth), PRIOR: repr(float(item.prior)), **more}
    rendered = _rendered(item.response)
    yield item.response, facts | ({RENDERED_BY: rendered.browser} if rendered is not None else {})
    for number, response in enumerate(item.further, 2):
        yield response, facts | {PAGE: str(number), FURTHER_OF: item.response.url}


def _keep(response: Response, facts: dict[str, str], archive: SiteArchive) -> Kept:
    return archive.keep(exchange_of(response), response.body, facts, _rendered(response))


def _rendered(response: Response) -> Rendered | None:
    """What a browser made of a page; None where none did."""
    shown = response.meta.get(SHOWN) if response.request is not None else None
    return shown.request.meta.get(RENDERED) if shown is not None else None
