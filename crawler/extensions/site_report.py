"""Keeps the history of a site's runs, and its report: `outputs/<domain>/report.html`."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from scrapy import signals
from scrapy.exceptions import NotConfigured

from crawler.export.feeds import is_lost
from crawler.export.names import folder_of, outputs_of, site_name
from crawler.extraction_service import ExtractionService
from crawler.items import ArticleItem
from crawler.report.history import History
from crawler.report.measures import Measures, summary_of
from crawler.report.site_page import write_site_page

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.http import Request, Response

logger = logging.getLogger(__name__)


class SiteReport:
    """Settings: `BROADSHEET_REPORT_ENABLED` (true), `BROADSHEET_HISTORY`. A history or a report that cannot be
    written is an error in the log, and no end of the crawl."""

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._measures = Measures()
        self._history = History.from_settings(crawler.settings)
        self._site: str | None = None
        self._page: Path | None = None

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        if not crawler.settings.getbool("BROADSHEET_REPORT_ENABLED", True):
            raise NotConfigured
        report = cls(crawler)
        crawler.signals.connect(report.spider_opened, signals.spider_opened)
        crawler.signals.connect(report.response_received, signals.response_received)
        crawler.signals.connect(report.item_scraped, signals.item_scraped)
        crawler.signals.connect(report.engine_stopped, signals.engine_stopped)
        return report

    def spider_opened(self) -> None:
        spider = self._crawler.spider
        assert spider is not None
        self._site = site = site_name(self._crawler)
        self._page = outputs_of(spider.crawler.settings) / folder_of(site) / "report.html"

    def response_received(self, response: Response, request: Request) -> None:
        if isinstance(latency := request.meta.get("download_latency"), float):
            self._measures.latency.add(latency)

    def item_scraped(self, item: Any) -> None:
        if isinstance(item, ArticleItem) and not is_lost(self._crawler):
            self._measures.count(item)

    def engine_stopped(self) -> None:
        """The feeds are closed, so every stat is there."""
        if self._site is None or self._page is None:
            return  # the crawl could not even start
        stats = self._crawler.stats.get_stats()
        status = 1 if stats.get("broadsheet/write_error") else int(getattr(self._crawler.spider, "exit_status", 0))
        redesigns = ExtractionService.of(self._crawler).redesigns
        summary = summary_of(self._site, stats, self._measures, status=status, redesigns=redesigns)
        try:
            self._history.append(summary)
            write_site_page(self._page, self._history.runs(self._site), made_at=datetime.now(UTC))
        except OSError as error:
            logger.error("The report of %s cannot be written: %s", self._site, error)
