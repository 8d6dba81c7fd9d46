"""Meets refusals with patience: waits as long as a site asks, and slows down for the rest of the crawl."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Self

from scrapy.exceptions import NotConfigured
from scrapy.http import Request, Response
from scrapy.http.request import NO_CALLBACK

from crawler.moments import aware
from crawler.verdicts import Verdict, judge_status

if TYPE_CHECKING:
    from scrapy.crawler import Crawler

logger = logging.getLogger(__name__)

TOO_MANY = 429
ASKED_LATER = frozenset({TOO_MANY, 503})
"""Statuses with which a server may say when to come again (RFC 9110, 10.2.3; RFC 6585, 4)."""
SLOWER = 2.0
"""Factor of the delay between requests after a refusal."""
FIRST_WAIT = 2.0
"""Seconds before the first try after a 429 that names no time; doubled each time."""
CALM = 10
"""Answers in a row without a refusal after which the delay is halved."""
LONGEST_ASKED = 30 * 24 * 3600
"""Seconds of a wait that any site may ask for: one slip of a server (the year 2099, milliseconds) must not end what was
to be collected for years."""
GLANCE = 0.5
"""Seconds after which a request that is held back looks whether the crawl is ending."""
FIRST_DELAY = 0.5
"""Seconds between requests from the first refusal on, where there was no delay."""


class BackOffMiddleware:
    """Downloader middleware. A 429, or a 503 with Retry-After, is asked for again after the time that the server
    names, at most `BROADSHEET_BACK_OFF_TIMES` (3) times a page and `BROADSHEET_BACK_OFF_LONGEST` (120) seconds a
    wait; meanwhile nothing else is asked of the site. Who wants to be left alone for longer is, and the crawl
    ends as blocked after `BROADSHEET_MAX_REFUSALS` pages.

    Every refusal doubles the delay of the site's download slot, up to `AUTOTHROTTLE_MAX_DELAY`; ten answers in a
    row without one halve it, down to what it was. `AUTOTHROTTLE_ENABLED` keeps its meaning.

    Stats: `broadsheet/back_off`, `broadsheet/back_off/seconds`, `broadsheet/retry_after` (the longest time asked for).
    """

    def __init__(self, crawler: Crawler) -> None:
        settings = crawler.settings
        self._times = settings.getint("BROADSHEET_BACK_OFF_TIMES", 3)
        if self._times <= 0:
            raise NotConfigured
        self._crawler = crawler
        self._longest = settings.getfloat("BROADSHEET_BACK_OFF_LONGEST", 120.0)
        self._slowest = settings.getfloat("AUTOTHROTTLE_MAX_DELAY", 60.0)
        self._not_before: dict[str, float] = {}
        self._usual: dict[str, float] = {}
        """The delay of a slot before its first refusal, as long as it is slowed down."""
        self._calm: dict[str, int] = {}

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        return cls(crawler)

    async def process_request(self, request: Request) -> Request | None:
        """Hold a request back while its site wants none; if the crawl ends meanwhile, put it back among the unsent."""
        slot, loop = self._slot(request), asyncio.get_running_loop()
        while (left := self._not_before.get(slot, 0.0) - loop.time()) > 0:  # it may be told to wait longer meanwhile
            if self._is_ending() and request.callback not in (None, NO_CALLBACK):  # else somebody awaits the answer
                return request.replace(dont_filter=True)
            await asyncio.sleep(min(left, GLANCE))
        return None

    async def process_response(self, request: Request, response: Response) -> Request | Response:
        verdict, _ = judge_status(response)
        asked = retry_after(response) if response.status in ASKED_LATER else None
        if response.status < 400 or (verdict is not Verdict.BLOCKED and asked is None):
            self._speed_up(request)
            return response
        self._slow_down(request)
        stats = self._crawler.stats
        if asked is not None:
            stats.max_value("broadsheet/retry_after", asked)
        tried = request.meta.get("back_off_times", 0)
        waits = response.status == TOO_MANY or asked is not None
        if not waits or request.meta.get("is_robots_txt"):
            return response
        wait = FIRST_WAIT * 2**tried if asked is None else float(asked)
        if wait > self._longest or tried >= self._times:
            return response
        again = request.copy()
        again.dont_filter = True
        again.meta["back_off_times"] = tried + 1
        stats.inc_value("broadsheet/back_off")
        stats.inc_value("broadsheet/back_off/seconds", int(wait))
        logger.info("%s asks for patience (HTTP %d): %d s", self._slot(request), response.status, wait)
        slot, until = self._slot(request), asyncio.get_running_loop().time() + wait
        self._not_before[slot] = max(until, self._not_before.get(slot, 0.0))
        return again

    def _is_ending(self) -> bool:
        """Whether the crawl waits for what it has begun, and begins nothing new; no signal tells of it."""
        running = getattr(self._crawler.engine, "_slot", None)
        return running is not None and running.closing is not None

    def _slot(self, request: Request) -> str:
        return str(self._crawler.engine.downloader.get_slot_key(request))

    def _slow_down(self, request: Request) -> None:
        key, delay = self._slot(request), self._delay_of(request)
        self._usual.setdefault(key, delay)
        self._calm[key] = 0
        self._set_delay(request, min(max(delay * SLOWER, FIRST_DELAY), max(self._slowest, delay)))

    def _speed_up(self, request: Request) -> None:
        """After some answers without a refusal, halve the delay down to what it was."""
        key = self._slot(request)
        if (usual := self._usual.get(key)) is None:
            return
        self._calm[key] += 1
        if self._calm[key] < CALM:
            return
        self._calm[key] = 0
        delay = max(usual, self._delay_of(request) / SLOWER)
        self._set_delay(request, usual if delay < FIRST_DELAY else delay)
        if delay <= usual or delay < FIRST_DELAY:
            del self._usual[key]

    def _delay_of(self, request: Request) -> float:
        slot = self._crawler.engine.downloader.slots.get(self._slot(request))
        return float(slot.delay) if slot is not None else 0.0

    def _set_delay(self, request: Request, delay: float) -> None:
        downloader, key = self._crawler.engine.downloader, self._slot(request)
        if (slot := downloader.slots.get(key)) is not None:
            slot.delay = delay
        # a slot that falls idle is made anew
        downloader.per_slot_settings[key] = {**downloader.per_slot_settings.get(key, {}), "delay": delay}


def retry_after(response: Response, now: datetime | None = None) -> int | None:
    """Seconds that a Retry-After header asks to wait, whether it names them or a date; None without one. More than
    `LONGEST_ASKED` counts as this much."""
    text = (response.headers.get("Retry-After") or b"").decode("latin-1").strip()
    if text.isascii() and text.isdigit():
        return min(int(text[:9]), LONGEST_ASKED)
    try:
        moment = parsedate_to_datetime(text)
    except (TypeError, ValueError, IndexError, OverflowError):
        return None
    return min(max(0, int((aware(moment) - (now or datetime.now(UTC))).total_seconds())), LONGEST_ASKED)
