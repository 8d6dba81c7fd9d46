"""One line that says how the crawl is going: rewritten in place on a terminal, elsewhere a line now and
then."""

from __future__ import annotations

import logging
import sys
from time import monotonic
from typing import TYPE_CHECKING, Self, TextIO

from scrapy import signals
from scrapy.exceptions import NotConfigured
from scrapy.utils.asyncio import create_looping_call

from crawler.export.names import site_name
from crawler.extensions.tally import Tally, tally
from crawler.plurals import how_many
from crawler.progress_line import ProgressLine

if TYPE_CHECKING:
    from scrapy import Spider
    from scrapy.crawler import Crawler
    from scrapy.utils.asyncio import AsyncioLoopingCall
    from twisted.internet.task import LoopingCall

_REFRESH_SECONDS = 0.5


class Progress:
    """Writes to standard error, so that `-o -` keeps standard output clean.

    Settings: `BROADSHEET_PROGRESS_ENABLED` (true), `BROADSHEET_PROGRESS_INTERVAL` (seconds between two
    lines where standard error is no terminal; 15).
    """

    def __init__(self, crawler: Crawler, stream: TextIO | None, interval: float) -> None:
        self._crawler = crawler
        self._line = ProgressLine(stream, 0.0)
        self._interval = _REFRESH_SECONDS if self._line.in_place else interval
        self._started = monotonic()
        self._loop: AsyncioLoopingCall | LoopingCall | None = None

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        settings = crawler.settings
        if not settings.getbool("BROADSHEET_PROGRESS_ENABLED", True):
            raise NotConfigured
        interval = max(0.1, settings.getfloat("BROADSHEET_PROGRESS_INTERVAL", 15.0))
        progress = cls(crawler, sys.stderr, interval)
        crawler.signals.connect(progress.spider_opened, signals.spider_opened)
        crawler.signals.connect(progress.spider_closed, signals.spider_closed)
        return progress

    def spider_opened(self, spider: Spider) -> None:
        self._started = monotonic()
        if self._line.in_place:
            for handler in logging.root.handlers:
                handler.addFilter(self._make_room)
        self._loop = create_looping_call(self._show)
        self._loop.start(self._interval, now=self._line.in_place)

    def spider_closed(self, spider: Spider) -> None:
        if self._loop is not None and self._loop.running:
            self._loop.stop()
        for handler in logging.root.handlers:
            handler.removeFilter(self._make_room)
        self._line.clear()

    def _show(self) -> None:
        seconds = monotonic() - self._started
        self._line.show(progress_line(site_name(self._crawler), tally(self._crawler.stats.get_stats()), seconds))

    def _make_room(self, record: logging.LogRecord) -> bool:
        """Wipe the line behind which a record of the log would be written."""
        self._line.clear()
        return True


def progress_line(site: str, counts: Tally, seconds: float) -> str:
    """The line: site, time, articles first, then what else was done."""
    minutes, rest = divmod(int(seconds), 60)
    parts = [
        how_many(counts.articles, "article"),
        f"{how_many(counts.fetched, 'page')} fetched",
        f"{counts.waiting} waiting",
        f"{counts.skipped} skipped",
    ]
    if counts.known:
        parts.insert(1, f"{counts.known} already known")
    if counts.blocked:
        parts.append(f"{counts.blocked} blocked")
    return f"{site}  {minutes}:{rest:02d}  " + " · ".join(parts)
