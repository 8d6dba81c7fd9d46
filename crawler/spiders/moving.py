"""A site whose front page leads to another host: that host is the site's too, and whoever reads the report is told."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crawler.discovery.addresses import Scope, host_key, split

if TYPE_CHECKING:
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


def moved_to(stats: Mapping[str, Any]) -> str:
    """The host (and port) to which the front page led in this run; empty if it stayed."""
    return str(stats.get(_MOVED) or "")
