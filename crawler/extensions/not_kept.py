"""What a crawl could not keep beside its articles, which go on without it: for closing table and report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scrapy.statscollectors import StatsCollector

RAW_PAGES = "raw pages"
CLEAN_PAGES = "clean pages"
DUPLICATES = "marks of duplicates"
LEARNED = "what was learned of the site"
_PREFIX = "broadsheet/not_kept/"


def note_not_kept(stats: StatsCollector, what: str) -> None:
    """From here on the crawl goes on without it; the log says why."""
    stats.set_value(_PREFIX + what, 1)


def not_kept(stats: Mapping[str, Any]) -> list[str]:
    """All that was noted, sorted."""
    return sorted(name.removeprefix(_PREFIX) for name in stats if name.startswith(_PREFIX))
