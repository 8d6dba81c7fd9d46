"""Scrapy's feed exporter, except that a write that fails ends the crawl instead of losing articles in
silence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from scrapy import signals
from scrapy.exceptions import CloseSpider, NotConfigured
from scrapy.extensions.feedexport import FeedExporter, FeedSlot

from crawler.export.commits import Commits
from crawler.export.json_lines import JsonLinesExporter
from crawler.export.names import outputs_of
from crawler.export.storage import WholeWriteFeedStorage
from crawler.state import SiteState
from crawler.state.recovery import lose

if TYPE_CHECKING:
    from scrapy import Spider
    from scrapy.crawler import Crawler
    from scrapy.http import Response

logger = logging.getLogger(__name__)

WRITE_ERROR = "write_error"
"""The finish reason of a crawl whose feed could not be written."""
FILES = "broadsheet/files"
"""The local files of a crawl, those of its later batches, too."""
LOST = "broadsheet/lost"
"""Items that no file took any more; the next crawl fetches their pages again."""


def is_lost(crawler: Crawler) -> bool:
    """Whether the item that was scraped just now, like all after it, came into no file: it counts for nothing."""
    return bool(crawler.stats.get_value(LOST))


class BroadsheetFeedExporter(FeedExporter):
    """In place of `scrapy.extensions.feedexport.FeedExporter`: same settings, same stats, same signals.

    At the first error of a feed (a full disk, an encoding that cannot hold an article) the spider is closed with
    `WRITE_ERROR`; what was written stays whole. Each article is committed to the site's state after its line is
    written (`crawler.export.commits`).
    """

    def __init__(self, crawler: Crawler) -> None:
        super().__init__(crawler)
        self._failed = False
        self._unstored: list[str] = []
        """Where what was exported could not be brought to, without names and passwords."""
        self._closing: asyncio.Task[Any] | None = None
        self._commits: Commits

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        """Feeds that Scrapy refuses (it has logged why) end the crawl: it would fetch, and keep nothing."""
        try:
            return super().from_crawler(crawler)
        except NotConfigured:
            if crawler.settings["FEEDS"]:

                def refuse() -> None:
                    crawler.stats.set_value("broadsheet/write_error", "the feeds are not set up as they must be")
                    raise CloseSpider(WRITE_ERROR)

                crawler.signals.connect(refuse, signals.spider_opened, weak=False)
            raise

    def open_spider(self, spider: Spider) -> None:
        """Open every local file before the first request: a folder nobody can write to costs no crawl."""
        state = SiteState.of(self.crawler)
        if state.unavailable is not None:
            return  # crawler.extensions.site_memory says so, and ends the crawl
        self._commits = Commits(state, outputs_of(self.crawler.settings))
        try:
            super().open_spider(spider)
        except (KeyError, TypeError, ValueError) as error:
            self._refuse_names(error)
            raise CloseSpider(WRITE_ERROR) from None
        for slot, _ in self._local_slots():
            try:
                slot.start_exporting()
            except (OSError, LookupError, TypeError, ValueError) as error:  # of the exporter: what it is set to
                self._note(error, slot)
                raise CloseSpider(WRITE_ERROR) from None
        self.crawler.stats.set_value(FILES, [str(path) for _, path in self._local_slots()])
        self._commits.ship_again(self.slots)

    def item_scraped(self, item: Any, spider: Spider, response: Response | None = None) -> None:
        if self._failed or SiteState.of(self.crawler).broken:
            self._lose()
            return
        taking = [slot for slot in self.slots if slot.filter.accepts(item)]
        try:
            super().item_scraped(item, spider)
        except Exception as error:  # of any exporter: the feeds after it do not have the item
            self._note(error, *(_suspects(error, taking) or taking))
            self._lose()
            coroutine = self.crawler.engine.close_spider_async(reason=WRITE_ERROR)
            self._closing = asyncio.get_running_loop().create_task(coroutine)
            return
        self._commits.exported(item, response, taking)

    async def close_spider(self, spider: Spider) -> None:
        await super().close_spider(spider)
        if self._unstored and not self._failed:
            self.crawler.stats.set_value("broadsheet/write_error", f"could not be stored: {', '.join(self._unstored)}")
        for slot, path in self._local_slots():
            if not slot.itemcount and not slot.store_empty:
                _remove_empty(path)

    def _start_new_batch(self, *args: Any, **kwargs: Any) -> FeedSlot:
        """Known before its first line, so that a line that a kill leaves uncommitted is found again."""
        slot = super()._start_new_batch(*args, **kwargs)
        is_of_lines = slot.format in self._line_formats and "postprocessing" not in slot.feed_options
        if isinstance(slot.storage, WholeWriteFeedStorage) and is_of_lines:
            state = SiteState.of(self.crawler)
            file = state.files.add(slot.storage.path)
            if slot.storage.overwrite:
                lose(state, file, 0)
                state.files.settle(file.id, 0, closed=False)
        if isinstance(slot.storage, WholeWriteFeedStorage) and (files := self.crawler.stats.get_value(FILES)):
            self.crawler.stats.set_value(FILES, [*files, str(slot.storage.path)])  # of a later batch
        return slot

    async def _close_slot(self, slot: FeedSlot, spider: Spider) -> None:
        stats, name = self.crawler.stats, f"feedexport/failed_count/{type(slot.storage).__name__}"
        failed = stats.get_value(name, 0)
        try:
            await super()._close_slot(slot, spider)
        except (OSError, LookupError, TypeError, ValueError) as error:  # of a kind that is written even if it is empty
            if not self._failed:
                self._note(error, slot)
            return
        stored = stats.get_value(name, 0) == failed
        place = _without_user(slot.uri)
        if not stored and place not in self._unstored:
            self._unstored.append(place)
        self._commits.closed(slot, stored)

    @property
    def _line_formats(self) -> set[str]:
        return {name for name, kind in self.exporters.items() if issubclass(kind, JsonLinesExporter)}

    def _local_slots(self) -> list[tuple[FeedSlot, Path]]:
        stores = [(slot, slot.storage) for slot in self.slots]
        return [(slot, store.path) for slot, store in stores if isinstance(store, WholeWriteFeedStorage)]

    def _refuse_names(self, error: Exception) -> None:
        """Names of feeds are templates, of which every `%` is a placeholder (`%(time)s`) or doubled."""
        self._failed = True
        names = ", ".join(uri for uri in self.feeds)
        message = f"no file can be named after {names}: {type(error).__name__}: {error}"
        logger.error("The crawl ends here: %s", message)
        self.crawler.stats.set_value("broadsheet/write_error", message)

    def _lose(self) -> None:
        """An item was exported to nothing. Whoever counts items comes after us, and looks (`is_lost`)."""
        self.crawler.stats.inc_value(LOST)

    def _note(self, error: Exception, *slots: FeedSlot) -> None:
        """One of these feeds has failed."""
        self._failed = True
        named = getattr(error, "filename", None) or ", ".join(_without_user(slot.uri) for slot in slots)
        message = f"{named} cannot be written: {getattr(error, 'strerror', None) or error}"
        logger.error("The crawl ends here: %s. Lines written before are whole.", message)
        self.crawler.stats.set_value("broadsheet/write_error", message)


def _suspects(error: Exception, slots: Sequence[FeedSlot]) -> list[FeedSlot]:
    """The feeds of which one has failed: our files give their names themselves, and our exporter takes any text."""
    if isinstance(error, OSError):
        return [slot for slot in slots if not isinstance(slot.storage, WholeWriteFeedStorage)]
    return [slot for slot in slots if not isinstance(slot.exporter, JsonLinesExporter)]


def _remove_empty(path: Path) -> None:
    try:
        if path.stat().st_size == 0:
            path.unlink()
    except OSError as error:
        logger.info("The empty file %s stays: %s", path, error)


def _without_user(uri: str) -> str:
    """Addresses of FTP and S3 may hold a name and a password, which belong into no report."""
    scheme, slashes, rest = uri.partition("://")
    host, slash, path = rest.partition("/")
    return f"{scheme}{slashes}{host.rpartition('@')[2]}{slash}{path}"
