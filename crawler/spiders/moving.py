"""A site whose front page leads to another host: that host is the site's too, and whoever reads the report is told."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crawler.discovery.addresses import Scope, host_key, split
from crawler.spiders.notices import of_front_page

if TYPE_CHECKING:
    from scrapy.http import Response
    from scrapy.statscollectors import StatsCollector

_MOVED = "broadsheet/moved_to"
logger = logging.getLogger(__name__)


def follow(scope: Scope, url: str, stats: StatsCollector) -> Scope:
    """The scope with the host to which the front page led."""
    parts = split(url)
    if parts is not None:
        logger.info("The front page of %s moved to %s", scope.site, url)
        stats.set_value(_MOVED, host_key(parts))
    return scope.adopt(url)


def home(response: Response, stats: StatsCollector) -> str:
    """The address whose host names feeds and sitemaps: that of the front page, or the one that was asked for where this
    led to a page that names nothing, such as one that asks for consent."""
    asked: list[str] = response.meta.get("redirect_urls") or []
    leads_away = moved_to(stats.get_stats()) and of_front_page(stats.get_stats())
    return asked[0] if asked and leads_away else response.url


def moved_to(stats: Mapping[str, Any]) -> str:
    """The host (and port) to which the front page led in this run; empty if it stayed."""
    return str(stats.get(_MOVED) or "")
