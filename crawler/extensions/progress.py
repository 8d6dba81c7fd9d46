"""One line that says how the crawl is going: rewritten in place on a terminal, elsewhere a line now and
then."""

from __future__ import annotations

import logging
import shutil
import sys
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Self, TextIO

from scrapy import signals
from scrapy.exceptions import NotConfigured
from scrapy.utils.asyncio import create_looping_call

from crawler.export.names import site_name
from crawler.extensions.tally import Tally, tally
from crawler.plurals import how_many

if TYPE_CHECKING:
    from scrapy import Spider
    from scrapy.crawler import Crawler
    from scrapy.utils.asyncio import AsyncioLoopingCall
    from twisted.internet.task import LoopingCall

_CLEAR = "\r\x1b[K"
_REFRESH_SECONDS = 0.5


class Progress:
    """Writes to standard error, so that `-o -` keeps standard output clean.

    Settings: `BROADSHEET_PROGRESS_ENABLED` (true), `BROADSHEET_PROGRESS_INTERVAL` (seconds between two
    lines where standard error is no terminal; 15).
    """

    def __init__(self, crawler: Crawler, stream: TextIO, interval: float) -> None:
        self._crawler = crawler
        self._stream = stream
        self._in_place = stream.isatty()
        self._interval = _REFRESH_SECONDS if self._in_place else interval
        self._started = monotonic()
        self._loop: AsyncioLoopingCall | LoopingCall | None = None
        self._clearing = _ClearLine(stream)

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
        if self._in_place:
            for handler in logging.root.handlers:
                handler.addFilter(self._clearing)
        self._loop = create_looping_call(self._show)
        self._loop.start(self._interval, now=self._in_place)

    def spider_closed(self, spider: Spider) -> None:
        if self._loop is not None and self._loop.running:
            self._loop.stop()
        if self._in_place:
            for handler in logging.root.handlers:
                handler.removeFilter(self._clearing)
            self._write(_CLEAR)

    def _show(self) -> None:
        seconds = monotonic() - self._started
        line = progress_line(site_name(self._crawler), tally(self._crawler.stats.get_stats()), seconds)
        if self._in_place:
            self._write(_CLEAR + line[: shutil.get_terminal_size().columns - 1])
        else:
            self._write(line + "\n")

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError):  # a closed terminal must not end the crawl
            if self._loop is not None and self._loop.running:
                self._loop.stop()


class _ClearLine(logging.Filter):
    """Lets every record through, after wiping the progress line that it would be written behind."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    def filter(self, record: logging.LogRecord) -> bool:
        with suppress(OSError, ValueError):  # a closed terminal must not end what is logged either
            self._stream.write(_CLEAR)
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
