"""Obeys robots.txt, its Crawl-delay too, and keeps what it names for discovery."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from scrapy import Request
from scrapy.crawler import Crawler
from scrapy.exceptions import CannotResolveHostError, DownloadConnectionRefusedError
from scrapy.http import Response
from scrapy.http.request import NO_CALLBACK
from scrapy.settings import BaseSettings

from crawler.discovery.robots import ALLOW_ALL, Robots, parse_robots, polite_delay
from crawler.state import SiteState
from crawler.verdicts import Refused, Verdict

KEPT = "robots"
"""The fact that holds the site's robots.txt files as they were last read: origin -> text."""
MOST_KEPT = 4
MAX_KEPT = 64 * 1024
_FINAL = (CannotResolveHostError, DownloadConnectionRefusedError)
"""Failures that another try would meet as well."""


class RobotsMiddleware:
    """Takes the place of Scrapy's RobotsTxtMiddleware, which applies no Crawl-delay.

    A robots.txt that cannot be fetched is tried once more; then the rules count that an earlier crawl read, and
    without them everything is allowed: the page behind it fails as well, and with the clearer verdict.
    `ROBOTSTXT_OBEY = False` lifts the rules and the delay; `dont_obey_robotstxt` in a request's meta lifts the
    rules for it.
    """

    def __init__(self, crawler: Crawler) -> None:
        settings = crawler.settings
        self.crawler = crawler
        self.obey = settings.getbool("ROBOTSTXT_OBEY")
        self.agent = agent_of(settings)
        self.delay = settings.getfloat("DOWNLOAD_DELAY")
        self.max_delay = settings.getfloat("BROADSHEET_MAX_CRAWL_DELAY", 60.0)
        self._robots: dict[str, Robots] = {}
        self._pending: dict[str, asyncio.Future[Robots]] = {}

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> RobotsMiddleware:
        return cls(crawler)

    async def process_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("http", "https") or request.meta.get("is_robots_txt"):
            return
        robots = await self.robots_of(request)
        if not self.obey:
            return
        self._apply_delay(request, robots)
        if not request.meta.get("dont_obey_robotstxt") and not robots.allows(request.url, self.agent):
            self.crawler.stats.inc_value("robotstxt/forbidden")
            raise Refused(Verdict.ROBOTS, robots.unavailable or "forbidden by robots.txt")

    def known(self, url: str) -> Robots | None:
        """The rules of an address's origin, if they were fetched."""
        return self._robots.get(origin_of(url))

    async def robots_of(self, request: Request) -> Robots:
        """The rules of a request's origin, fetched once however many requests wait for them."""
        origin = origin_of(request.url)
        if origin in self._robots:
            return self._robots[origin]
        if origin not in self._pending:
            self._pending[origin] = asyncio.ensure_future(self._fetch(origin, request))
        robots = await asyncio.shield(self._pending[origin])
        self._robots[origin] = robots
        self._pending.pop(origin, None)
        return robots

    async def _fetch(self, origin: str, cause: Request) -> Robots:
        meta = {"is_robots_txt": True, "dont_retry": True, "allow_offsite": True}
        if slot := cause.meta.get("download_slot"):
            meta["download_slot"] = slot
        request = Request(
            origin + "/robots.txt", callback=NO_CALLBACK, priority=1000, meta=meta, dont_filter=True
        )
        for retry in (True, False):
            self.crawler.stats.inc_value("robotstxt/request_count")
            try:
                response = await self.crawler.engine.download_async(request.copy())
            except asyncio.CancelledError:
                return ALLOW_ALL
            except Exception as error:  # any network failure: the page's own request says which
                if retry and not isinstance(error, _FINAL):
                    continue
                return self._kept(origin) or ALLOW_ALL
            self.crawler.stats.inc_value(f"robotstxt/response_status_count/{response.status}")
            if response.status == 429 or response.status >= 500:
                return self._kept(origin) or parse_robots(response.body, response.status)
            self._keep(origin, response)
            return parse_robots(response.body, response.status)
        return ALLOW_ALL

    def _keep(self, origin: str, response: Response) -> None:
        """Keep the rules of the site's own hosts for a day on which they cannot be had."""
        text = response.body[:MAX_KEPT].decode("utf-8", "replace") if response.status < 400 else ""
        facts = SiteState.of(self.crawler).facts
        kept = facts.get(KEPT) or {}
        if kept.get(origin) != text and (origin in kept or len(kept) < MOST_KEPT):
            facts.set(KEPT, {**kept, origin: text})

    def _kept(self, origin: str) -> Robots | None:
        """The rules that an earlier crawl read (RFC 9309, 2.4)."""
        text = (SiteState.of(self.crawler).facts.get(KEPT) or {}).get(origin)
        return None if text is None else parse_robots(text.encode())

    def _apply_delay(self, request: Request, robots: Robots) -> None:
        """Give the request's download slot the delay that the site asks for, also when it is made anew."""
        asked = robots.crawl_delay(self.agent)
        if asked is None:
            return
        downloader = self.crawler.engine.downloader
        key = downloader.get_slot_key(request)
        delay = polite_delay(asked, self.delay, limit=self.max_delay)
        own = downloader.per_slot_settings.get(key, {})
        # never faster than a site that refused was slowed down to (crawler.middlewares.back_off)
        downloader.per_slot_settings[key] = {**own, "delay": max(delay, own.get("delay", 0.0))}
        if (slot := downloader.slots.get(key)) and slot.delay < delay:
            slot.delay = delay


def agent_of(settings: BaseSettings) -> str:
    """The name by which a robots.txt addresses crawls."""
    return str(settings.get("ROBOTSTXT_USER_AGENT") or settings["USER_AGENT"].partition("/")[0])


def origin_of(url: str) -> str:
    """Scheme and host of an address, whose robots.txt counts for it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
