"""Records what pages and sites reserve, and leaves out what the setting says to obey."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Self

from scrapy import Request

from crawler import verdicts
from crawler.discovery.reservations import (
    DIRECTIVES,
    MOST_BYTES,
    NOTHING,
    TDM_FILE,
    Rule,
    parse_tdm_file,
    with_site_rules,
)
from crawler.items import PageItem
from crawler.middlewares.robots import origin_of
from crawler.state import SiteState
from crawler.verdicts import PageDropped, Verdict

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.settings import BaseSettings

logger = logging.getLogger(__name__)

FACT = "tdmrep"
FRESH_SECONDS = 7 * 86_400
"""How long a site's file is believed."""
RESERVATIONS = "BROADSHEET_OBEY_RESERVATIONS"
OBEYED = frozenset({*DIRECTIVES, "tdm"})


def obeyed_by(settings: BaseSettings) -> frozenset[str]:
    """What the settings say to obey, in small letters."""
    return frozenset(name.strip().lower() for name in settings.getlist(RESERVATIONS))


class ReservationsPipeline:
    """Before the extraction: completes `PageItem.reservations` by the site's `/.well-known/tdmrep.json`, which is
    fetched once a week, and drops pages that reserve what `BROADSHEET_OBEY_RESERVATIONS` names, with the verdict
    `reserved`. `crawler.articles` writes the reservations into the line.

    Settings: `BROADSHEET_OBEY_RESERVATIONS` (empty), `BROADSHEET_TDMREP_ENABLED` (true). Stats:
    `broadsheet/reserved/<name>`.
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        settings = crawler.settings
        self._obeyed = obeyed_by(settings)
        self._asks = settings.getbool("BROADSHEET_TDMREP_ENABLED", True)
        self._rules: dict[str, asyncio.Future[list[Rule]]] = {}
        if unknown := self._obeyed - OBEYED:
            known = ", ".join(sorted(OBEYED))
            logger.error("BROADSHEET_OBEY_RESERVATIONS: %s unknown; there are: %s", ", ".join(sorted(unknown)), known)

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        return cls(crawler)

    async def process_item(self, item: Any) -> Any:
        if not isinstance(item, PageItem):
            return item
        url = item.response.url
        found = item.reservations or NOTHING
        if self._asks and found.tdm is None:
            found = with_site_rules(found, await self._rules_of(url), url)
        item.reservations = found
        for name in found.names:
            self._crawler.stats.inc_value(f"broadsheet/reserved/{name}")
        if refused := [name for name in found.names if name in self._obeyed]:
            verdicts.record(self._crawler, Verdict.RESERVED, url, ", ".join(refused))
            raise PageDropped(Verdict.RESERVED, ", ".join(refused))
        return item

    async def _rules_of(self, url: str) -> list[Rule]:
        origin = origin_of(url)
        if origin not in self._rules:
            self._rules[origin] = asyncio.ensure_future(self._read(origin))
        return await asyncio.shield(self._rules[origin])

    async def _read(self, origin: str) -> list[Rule]:
        state = SiteState.of(self._crawler)
        one = self._kept().get(origin)
        if isinstance(one, list) and len(one) == 2 and 0 <= state.now() - one[0] < FRESH_SECONDS:
            return [(str(location), bool(reserved), policy) for location, reserved, policy in one[1]]
        rules = await self._fetch(origin)
        if rules is None:
            return []
        # what is kept may have grown meanwhile, by another of the site's hosts
        state.facts.set(FACT, {**self._kept(), origin: [state.now(), [list(rule) for rule in rules]]})
        return rules

    def _kept(self) -> dict[str, Any]:
        kept = SiteState.of(self._crawler).facts.get(FACT)
        return kept if isinstance(kept, dict) else {}

    async def _fetch(self, origin: str) -> list[Rule] | None:
        """The rules of a site's file, none for a site without one; None where it could not be asked."""
        spider, url = self._crawler.spider, origin + TDM_FILE
        scope = getattr(spider, "scope", None)
        meta: dict[str, Any] = {"dont_retry": True, "download_maxsize": MOST_BYTES}
        if scope is not None and scope.contains(url):
            meta["download_slot"] = scope.site
        try:
            assert self._crawler.engine is not None
            response = await self._crawler.engine.download_async(Request(url, meta=meta))
        except Exception as error:  # no answer, robots.txt, another site: nothing is said of mining
            logger.debug("%s: %s %s", url, type(error).__name__, error)
            return None
        return parse_tdm_file(response.body, url) if response.status == 200 else []
