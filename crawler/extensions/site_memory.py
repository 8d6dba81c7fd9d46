"""Keeps what became of each page in the site's state, and ends a crawl that has none."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Self

from scrapy import signals
from scrapy.exceptions import CloseSpider

from crawler.export.feeds import WRITE_ERROR
from crawler.items import PageItem
from crawler.pipelines.revisions import UNCHANGED
from crawler.spiders.by_setting import InForce
from crawler.state import Found, Role, SiteState, StateLocked, StateUnavailable
from crawler.state.visits import seconds_of, visit_of
from crawler.verdicts import NOT_ASKED_FOR, PageDropped

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.http import Response

logger = logging.getLogger(__name__)

ALREADY_RUNNING = "already_running"
"""The finish reason of a crawl whose site another crawl has locked."""


class SiteMemory:
    """Records the pages that gave no article; the exported ones are `crawler.export.feeds`' business.

    Settings: `BROADSHEET_STATE_*`. Stats: `broadsheet/known` (articles known when the crawl began),
    `broadsheet/pages/not_due` (pages of earlier crawls that were left alone, since their next visit is later),
    `broadsheet/recovered/{adopted,cut,corrupt,lost}`.
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._in_force = InForce.from_settings(crawler.settings)
        self._closing: asyncio.Task[Any] | None = None

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        memory = cls(crawler)
        crawler.signals.connect(memory.spider_opened, signals.spider_opened)
        crawler.signals.connect(memory.item_dropped, signals.item_dropped)
        crawler.signals.connect(memory.engine_stopped, signals.engine_stopped)
        return memory

    def spider_opened(self) -> None:
        state, stats = SiteState.of(self._crawler), self._crawler.stats
        if state.unavailable is not None:
            logger.error("%s", _sentence(state.unavailable))
            if isinstance(state.unavailable, StateLocked):
                raise CloseSpider(ALREADY_RUNNING)
            stats.set_value("broadsheet/write_error", str(state.unavailable))
            raise CloseSpider(WRITE_ERROR)
        state.on_failure = self._failed
        stats.set_value("broadsheet/known", state.count("articles"))
        state.pages.look_ahead(state.now())
        for name in ("adopted", "cut", "corrupt", "lost"):
            if count := getattr(state.recovery, name):
                stats.set_value(f"broadsheet/recovered/{name}", count)
                logger.info("Before the crawl: %d %s", count, _RECOVERED[name])

    def item_dropped(self, item: Any, response: Response | None, exception: Exception) -> None:
        if not isinstance(item, PageItem) or response is None:
            return
        dropped = (
            exception
            if isinstance(exception, PageDropped)
            else PageDropped(Found.DROPPED, str(exception)[:300])
        )
        if dropped.reason == "duplicate_url":
            return
        state = SiteState.of(self._crawler)
        role = Role.SECTION if item.section else Role.PAGE
        values: dict[str, Any] = {
            "detail": self._in_force.noted(dropped.reason, dropped.detail or None),
            "fresh": item.fresh_links > 0,
            "published": seconds_of(dropped.published),
            "via": item.via,
            "depth": item.depth,
            "asked": item.asked,
        }
        known = state.seen_at(response.url)
        verdict = dropped.reason
        if dropped.reason in (UNCHANGED, Found.VARIANT, Found.DROPPED):
            verdict = Found.ARTICLE if dropped.reason == UNCHANGED else dropped.reason
            role = Role.ARTICLE
            values |= {"fresh": False, "article": dropped.article}
        elif known is not None and known.article is not None:
            # of an article that is not asked for today all that is known stays, validators too: it may have changed,
            # and is fetched again when it is asked for. Else it is a wall, or an error page sent as 200
            values |= {"not_modified": True, "fresh": None} if verdict in NOT_ASKED_FOR else {"failed": True}
        state.visit(visit_of(response, role, verdict, **values))

    def engine_stopped(self) -> None:
        state = SiteState.of(self._crawler)
        self._crawler.stats.set_value("broadsheet/pages/not_due", state.pages.not_due)
        state.close()

    def _failed(self, error: StateUnavailable) -> None:
        logger.error("The crawl ends here: %s. Lines written before are whole.", error)
        self._crawler.stats.set_value("broadsheet/write_error", str(error))
        coroutine = self._crawler.engine.close_spider_async(reason=WRITE_ERROR)
        self._closing = asyncio.get_running_loop().create_task(coroutine)


_RECOVERED = {
    "adopted": "lines were adopted that the state did not know",
    "cut": "bytes were cut of lines that had broken off",
    "corrupt": "lines could not be read, and were passed over",
    "lost": "articles are due again, since their line is gone",
}


def _sentence(error: StateUnavailable) -> str:
    text = str(error)
    return text[:1].upper() + text[1:] + "."
