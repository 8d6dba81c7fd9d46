"""A crawl's counts for Prometheus: on a port of this machine while it runs, or in a file for the node exporter."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from scrapy import signals
from scrapy.exceptions import NotConfigured
from scrapy.utils.asyncio import create_looping_call

from crawler.export.names import folder_of, site_name
from crawler.extensions.tally import FIELD, RULED_OUT, tally
from crawler.verdicts import STATS_PREFIX

if TYPE_CHECKING:
    from prometheus_client.core import Metric
    from scrapy.crawler import Crawler

logger = logging.getLogger(__name__)

GROUPS = {
    "broadsheet_pages_without_article": (STATS_PREFIX, "verdict", "Pages without an article, by verdict."),
    "broadsheet_article_fields": (FIELD, "field", "Articles that have a field."),
    "broadsheet_addresses_skipped": (RULED_OUT, "why", "Addresses left out before download."),
    "broadsheet_responses": ("downloader/response_status_count/", "status", "Responses, by HTTP status."),
    "broadsheet_wrapper_events": ("broadsheet/wrappers/", "event", "What became of learned XPaths."),
}
"""Counters with a label: stats prefix, label, help."""
COUNTS = {
    "found": "Addresses of pages found.",
    "fetched": "Pages downloaded.",
    "pages": "Pages given to the extractor.",
    "articles": "Articles exported.",
    "errors": "Pages on which extraction failed.",
    "blocked": "Requests refused by the site.",
}
"""Counters of `crawler.extensions.tally.Tally`, by field."""
WRITE_SECONDS = 15.0


class Metrics:
    """Settings: `BROADSHEET_METRICS_ENABLED` (false), `BROADSHEET_METRICS_PORT` (0: no server; on 127.0.0.1 only),
    `BROADSHEET_METRICS_FOLDER` (empty: no file; `<site>.prom`, written whole every 15 s and at the end).

    Needs `requirements/metrics.txt`; the label `site` is the crawl's. The metrics are read from the crawl's stats
    when somebody asks, so they cost a crawl nothing.
    """

    def __init__(self, crawler: Crawler) -> None:
        settings = crawler.settings
        if not settings.getbool("BROADSHEET_METRICS_ENABLED"):
            raise NotConfigured
        try:
            import prometheus_client
        except ImportError:
            raise NotConfigured("BROADSHEET_METRICS_ENABLED needs requirements/metrics.txt") from None
        self._crawler = crawler
        self._registry = prometheus_client.CollectorRegistry()
        self._registry.register(self)
        self._port = settings.getint("BROADSHEET_METRICS_PORT", 0)
        self._folder = str(settings.get("BROADSHEET_METRICS_FOLDER") or "")
        if not self._port and not self._folder:
            raise NotConfigured("BROADSHEET_METRICS_ENABLED needs BROADSHEET_METRICS_PORT or BROADSHEET_METRICS_FOLDER")
        self._server: Any = None
        self._loop: Any = None

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        metrics = cls(crawler)
        crawler.signals.connect(metrics.spider_opened, signals.spider_opened)
        crawler.signals.connect(metrics.engine_stopped, signals.engine_stopped)
        return metrics

    def describe(self) -> list[Metric]:
        """Nothing before the crawl begins; the registry asks at registration."""
        return []

    def collect(self) -> Iterator[Metric]:
        """The crawl's metrics as they stand."""
        running = self._crawler.stats.get_value("finish_time") is None
        return metrics_of(site_name(self._crawler), self._crawler.stats.get_stats(), running=running)

    def spider_opened(self) -> None:
        from prometheus_client import start_http_server

        if self._port:
            try:
                self._server, _ = start_http_server(self._port, "127.0.0.1", self._registry)
            except OSError as error:
                logger.error("No metrics on port %d: %s", self._port, error.strerror or error)
        if self._folder:
            self._loop = create_looping_call(self._write)
            self._loop.start(WRITE_SECONDS, now=True)

    def engine_stopped(self) -> None:
        if self._loop is not None and self._loop.running:
            self._loop.stop()
        if self._folder:
            self._write()
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()

    def _write(self) -> None:
        from prometheus_client import write_to_textfile

        try:
            os.makedirs(self._folder, exist_ok=True)
            path = Path(self._folder, f"{folder_of(site_name(self._crawler))}.prom")
            write_to_textfile(str(path), self._registry)
        except OSError as error:
            logger.error("Metrics cannot be written to %s: %s", self._folder, error.strerror or error)


def metrics_of(site: str, stats: Mapping[str, Any], *, running: bool) -> Iterator[Metric]:
    """A crawl's stats as metrics with the label `site`."""
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

    stats = dict(stats)  # the server asks in a thread of its own, while the crawl adds to them
    counts = tally(stats)
    for name, said in COUNTS.items():
        family = CounterMetricFamily(f"broadsheet_{name}", said, labels=["site"])
        family.add_metric([site], getattr(counts, name))
        yield family
    for name, (prefix, label, said) in GROUPS.items():
        family = CounterMetricFamily(name, said, labels=["site", label])
        for key in sorted(key for key in stats if key.startswith(prefix)):
            family.add_metric([site, re.sub(r"[^\w.-]", "_", key.removeprefix(prefix))], float(stats[key]))
        yield family
    received = CounterMetricFamily("broadsheet_received_bytes", "Bytes received.", labels=["site"])
    received.add_metric([site], float(stats.get("downloader/response_bytes") or 0))
    yield received
    for name, value, said in (
        ("waiting", counts.waiting, "Addresses of pages still to fetch."),
        ("running", int(running), "1 while the crawl runs."),
        ("start_time_seconds", _seconds(stats.get("start_time")), "When the crawl began."),
        ("finish_time_seconds", _seconds(stats.get("finish_time")), "When the crawl ended; absent while it runs."),
    ):
        gauge = GaugeMetricFamily(f"broadsheet_{name}", said, labels=["site"])
        if value is not None:
            gauge.add_metric([site], value)
        yield gauge


def _seconds(moment: Any) -> float | None:
    return moment.timestamp() if hasattr(moment, "timestamp") else None
