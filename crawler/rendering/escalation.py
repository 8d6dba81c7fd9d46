"""Which pages are read again through the browser, and what a site's crawls remember of whether that helps."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from scrapy import Request
from scrapy.exceptions import NotConfigured

from crawler.rendering import PICTURE, RENDER
from crawler.rendering.handler import unavailable
from crawler.state import SiteState
from extractors import UNSURE, Article, Reason, Rejection

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.http import Response

logger = logging.getLogger(__name__)

FACT = "rendering"
"""Name of the site's fact: {needed, tried, helped, plain, at}."""
ALWAYS = frozenset({Reason.NEEDS_RENDERING, Reason.EMPTY, Reason.CONSENT_WALL})
"""Verdicts on pages that a browser may show more of."""
WHERE_NEEDED = frozenset({Reason.NOT_AN_ARTICLE})
"""Verdicts that are doubted too where the site needs a browser: a shell with much navigation looks like no article."""
ENOUGH = 5
"""Pages of a site that rendering did not help with after which it is left, until the next look."""
PLAIN_ENOUGH = 10
"""Articles in a row that needed no browser after which a site no longer counts as one that needs it."""
LOOK_AGAIN = 7 * 86_400
"""Seconds after which a site that rendering did not help is tried again."""


async def rendered(crawler: Crawler, response: Response, *, picture: bool = False) -> Response:
    """A page as a browser shows it, through the whole downloader. Raises what kept it from being rendered:
    IgnoreRequest by robots.txt or by the browser (`crawler.rendering.handler.NotRendered`)."""
    meta: dict[str, Any] = {RENDER: response, PICTURE: picture, "dont_retry": True, "dont_redirect": True}
    if response.request is not None and "download_slot" in response.request.meta:
        meta["download_slot"] = response.request.meta["download_slot"]
    assert crawler.engine is not None
    return await crawler.engine.download_async(Request(response.url, meta=meta, dont_filter=True))


def remembered(state: SiteState) -> dict[str, Any]:
    """What a site's crawls keep of rendering; where they keep nothing, what `scrapy doctor` saw of it."""
    known = state.facts.get(FACT)
    if isinstance(known, dict):
        return known
    seen = state.facts.get("doctor")
    return {"needed": True} if isinstance(seen, dict) and seen.get("rendering") else {}


class Escalation:
    """Decides, renders and remembers. Raises NotConfigured unless rendering is enabled and can be had."""

    def __init__(self, crawler: Crawler) -> None:
        if not crawler.settings.getbool("BROADSHEET_RENDERING_ENABLED"):
            raise NotConfigured
        problem = unavailable(crawler.settings)
        if problem is not None:
            logger.error("BROADSHEET_RENDERING_ENABLED %s; pages are not rendered", problem)
            raise NotConfigured(problem)
        self._crawler = crawler
        self._state: SiteState | None = None
        self._known: dict[str, Any] = {}

    def wanted(self, outcome: Article | Rejection, prior: float) -> bool:
        """Whether a page is to be rendered: one without an article, or with one that is not sure; `prior` as in
        `PageItem`."""
        known = self._facts()
        if isinstance(outcome, Article):
            return outcome.extraction.verdict == UNSURE
        if outcome.reason in ALWAYS:
            return not self._is_hopeless(known)
        return outcome.reason in WHERE_NEEDED and prior > 0 and bool(known.get("needed"))

    async def render(self, response: Response) -> Response | str:
        """The page as a browser shows it; why, whatever the reason, if there is no such page."""
        try:
            return await rendered(self._crawler, response)
        except Exception as error:  # robots.txt, a browser that failed twice: the verdict of the raw page stays
            logger.debug("%s is not rendered: %s %s", response.url, type(error).__name__, error)
            return str(error) or type(error).__name__

    def note(self, *, helped: bool) -> None:
        """A page was rendered; `helped`: it gave an article."""
        known = self._facts()
        known["tried"] = known.get("tried", 0) + 1
        known["helped"] = known.get("helped", 0) + helped
        known["plain"] = 0
        if helped:
            known["needed"] = True
            self._crawler.stats.inc_value("broadsheet/rendering/articles")
        self._keep(known)

    def note_plain(self) -> None:
        """A page gave an article without a browser."""
        known = self._facts()
        if not known.get("needed"):
            return
        known["plain"] = known.get("plain", 0) + 1
        if known["plain"] >= PLAIN_ENOUGH:
            known |= {"needed": False, "tried": 0, "helped": 0}
        self._keep(known)

    def _is_hopeless(self, known: dict[str, Any]) -> bool:
        """Whether it never helped lately. After `LOOK_AGAIN` it is counted anew."""
        if known.get("helped") or known.get("tried", 0) < ENOUGH:
            return False
        if self._now() - known.get("at", 0) < LOOK_AGAIN:
            return True
        known["tried"] = 0
        return False

    def _facts(self) -> dict[str, Any]:
        if self._state is None:
            self._state = SiteState.of(self._crawler)
            self._known = remembered(self._state)
        return self._known

    def _keep(self, known: dict[str, Any]) -> None:
        known["at"] = int(self._now())
        assert self._state is not None
        self._state.facts.set(FACT, known)

    def _now(self) -> float:
        assert self._state is not None
        return self._state.now()
