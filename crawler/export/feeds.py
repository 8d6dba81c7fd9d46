"""Scrapy's feed exporter, except that a write that fails ends the crawl instead of losing articles in
silence."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrapy.exceptions import CloseSpider
from scrapy.extensions.feedexport import FeedExporter, FeedSlot

from crawler.export.storage import WholeWriteFeedStorage

if TYPE_CHECKING:
    from scrapy import Spider
    from scrapy.crawler import Crawler

logger = logging.getLogger(__name__)

WRITE_ERROR = "write_error"
"""The finish reason of a crawl whose feed could not be written."""


class BroadsheetFeedExporter(FeedExporter):
    """In place of `scrapy.extensions.feedexport.FeedExporter`: same settings, same stats, same signals.

    At the first OSError of a feed the spider is closed with `WRITE_ERROR`; what was written stays whole.
    """

    def __init__(self, crawler: Crawler) -> None:
        super().__init__(crawler)
        self._failed = False
        self._closing: asyncio.Task[Any] | None = None

    def open_spider(self, spider: Spider) -> None:
        """Open every local file before the first request: a folder nobody can write to costs no crawl."""
        super().open_spider(spider)
        for slot, _ in self._local_slots():
            try:
                slot.start_exporting()
            except OSError as error:
                self._note(error)
                raise CloseSpider(WRITE_ERROR) from None
        self.crawler.stats.set_value("broadsheet/files", [str(path) for _, path in self._local_slots()])

    def item_scraped(self, item: Any, spider: Spider) -> None:
        if self._failed:
            return
        try:
            super().item_scraped(item, spider)
        except OSError as error:
            self._note(error)
            coroutine = self.crawler.engine.close_spider_async(reason=WRITE_ERROR)
            self._closing = asyncio.get_running_loop().create_task(coroutine)

    async def close_spider(self, spider: Spider) -> None:
        await super().close_spider(spider)
        if self.crawler.stats.get_value("feedexport/failed_count/WholeWriteFeedStorage") and not self._failed:
            self.crawler.stats.set_value("broadsheet/write_error", "a file could not be brought to disk")
        for slot, path in self._local_slots():
            if not slot.itemcount and not slot.store_empty:
                _remove_empty(path)

    def _local_slots(self) -> list[tuple[FeedSlot, Path]]:
        stores = [(slot, slot.storage) for slot in self.slots]
        return [(slot, store.path) for slot, store in stores if isinstance(store, WholeWriteFeedStorage)]

    def _note(self, error: OSError) -> None:
        self._failed = True
        path = error.filename or ", ".join(str(path) for _, path in self._local_slots())
        message = f"{path} cannot be written: {error.strerror or error}"
        logger.error("The crawl ends here: %s. Lines written before are whole.", message)
        self.crawler.stats.set_value("broadsheet/write_error", message)


def _remove_empty(path: Path) -> None:
    try:
        if path.stat().st_size == 0:
            path.unlink()
    except OSError as error:
        logger.info("The empty file %s stays: %s", path, error)
