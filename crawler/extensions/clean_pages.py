"""The clean page of each exported article, as a file of its own: the option `BROADSHEET_CLEAN_PAGES_ENABLED`."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from itemadapter import ItemAdapter
from scrapy import signals
from scrapy.exceptions import NotConfigured

from crawler.export.feeds import is_lost
from crawler.export.names import folder_of
from crawler.extensions.not_kept import CLEAN_PAGES, note_not_kept
from crawler.extraction_service import ExtractionService
from crawler.whole_file import write_whole

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.http import Response

logger = logging.getLogger(__name__)

_ID = re.compile(r"[0-9a-f]{8,64}")


class CleanPages:
    """Writes `<id>.html` for every item that leaves the pipelines with a fingerprint: only header and article,
    self-contained, nothing that runs, or loads unless asked for. The name is the fingerprint's id; nothing
    that a page says makes it. An article that is exported again replaces its file.

    Settings: `BROADSHEET_CLEAN_PAGES_ENABLED` (false), `BROADSHEET_CLEAN_PAGES_FOLDER` (empty: `<run>.pages`
    beside the articles; `<spider>.pages` in a project with feeds of its own),
    `BROADSHEET_CLEAN_PAGES_REMOTE` (false: a link stands for each picture; true: it loads from its place). Stats:
    `broadsheet/clean_pages`, and `broadsheet/clean_pages/failed` for what could not be written.
    """

    def __init__(self, crawler: Crawler) -> None:
        if not crawler.settings.getbool("BROADSHEET_CLEAN_PAGES_ENABLED"):
            raise NotConfigured
        self._crawler = crawler
        self._service = ExtractionService.of(crawler)
        self._remote = crawler.settings.getbool("BROADSHEET_CLEAN_PAGES_REMOTE")
        self._failed = False

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        pages = cls(crawler)
        crawler.signals.connect(pages.item_scraped, signals.item_scraped)
        return pages

    def item_scraped(self, item: Any, response: Response | None) -> None:
        fingerprint = ItemAdapter(item).get("fingerprint") if ItemAdapter.is_item(item) else None
        name = fingerprint.get("id") if isinstance(fingerprint, dict) else None
        if not isinstance(name, str) or not _ID.fullmatch(name) or is_lost(self._crawler):
            return
        source = self._source(ItemAdapter(item).get("url"), response)
        html = self._service.clean_page(source, remote=self._remote) if source is not None else None
        if html:
            self._write(name, html)

    def _source(self, url: object, response: Response | None) -> Response | None:
        """What the article was read from: not always the response whose callback gave the item, which can be another
        page, or the page as it was before a browser showed it."""
        found = self._service.response_of(url) if isinstance(url, str) else None
        is_of_item = response is not None and url in (None, response.url)
        return found or (response if is_of_item else None)

    def _folder(self) -> Path:
        folder = self._crawler.settings.get("BROADSHEET_CLEAN_PAGES_FOLDER")
        if folder:
            return Path(folder)
        files = self._crawler.stats.get_value("broadsheet/files")
        if files:
            return Path(files[0]).with_suffix(".pages")
        name = self._crawler.spider.name if self._crawler.spider is not None else ""
        return Path(f"{folder_of(name)}.pages")

    def _write(self, name: str, html: str) -> None:
        folder = self._folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / f"{name}.html", html.encode("utf-8", "replace"))
        except OSError as error:
            self._crawler.stats.inc_value("broadsheet/clean_pages/failed")
            if not self._failed:
                self._failed = True
                note_not_kept(self._crawler.stats, CLEAN_PAGES)
                logger.error("Clean pages cannot be written to %s: %s", folder, error.strerror or error)
            return
        self._crawler.stats.inc_value("broadsheet/clean_pages")
