"""A crawl stopped and gone on with (Scrapy's JOBDIR): its frontier goes into the job's directory.

JOBDIR is for one long crawl that is interrupted; what outlives runs stands in the site's state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crawler.spiders.news import NewsSpider

KEY = "broadsheet"
COUNTS = ("articles", "pages_tried", "pages_fetched", "refused")
ENDED = ("finished", "max_articles", "max_pages", "blocked", "unreachable")
"""Finish reasons after which the counts begin anew."""


def keep(spider: NewsSpider, reason: str) -> None:
    """Put a crawl's progress into `spider.state`, which Scrapy saves in JOBDIR; without one, do nothing."""
    kept: dict[str, Any] | None = getattr(spider, "state", None)
    if kept is None or not hasattr(spider, "selection"):
        return
    kept.pop(KEY, None)
    if len(spider.frontier):
        kept[KEY] = {
            "frontier": spider.frontier,
            "fetched": spider._fetched,
            "evidence": spider.selection.evidence,
            "scope": spider.scope,
            "counts": {name: 0 if reason in ENDED else getattr(spider, name) for name in COUNTS},
        }


def resume(spider: NewsSpider) -> bool:
    """Take up what `keep` left; False if there is nothing."""
    kept = (getattr(spider, "state", None) or {}).get(KEY)
    if kept is None:
        return False
    limit = spider.frontier.limit
    spider.frontier = kept["frontier"]
    spider.frontier.limit = limit
    spider._fetched = kept["fetched"]
    spider.scope = kept["scope"]
    for name, count in kept["counts"].items():
        setattr(spider, name, count)
    spider.selection.take_over(spider.frontier, kept["evidence"])
    spider.logger.info("Going on with a crawl of %s: %d addresses wait", spider.site, len(spider.frontier))
    return True
