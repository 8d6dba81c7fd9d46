"""The download handler of HTTP that can also render: a request with `RENDER` in its meta is answered by the browser."""

from __future__ import annotations

import asyncio
import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from scrapy import Request
from scrapy.core.downloader.handlers.http11 import HTTP11DownloadHandler
from scrapy.downloadermiddlewares.httpproxy import HttpProxyMiddleware
from scrapy.exceptions import IgnoreRequest, NotConfigured
from scrapy.http import Response
from scrapy.utils.gz import gunzip
from w3lib.url import safe_url_string

from crawler.middlewares.private_address import PrivateAddressMiddleware
from crawler.rendering import PICTURE, RENDER
from crawler.rendering.browser import Browser, BrowserUnusable, executable
from crawler.rendering.shown import shown_response
from crawler.rendering.visit import Answered, Asked, Budget, RenderingFailed

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.settings import BaseSettings

logger = logging.getLogger(__name__)

SIDE_REQUESTS = 6
"""Requests of pages that are under way at once, as browsers have them with one host."""
MOST_REDIRECTS = 5
MOST_BYTES = 8 * 1024 * 1024
"""Of one script, sheet or answer."""
_KEPT_HEADERS = ("accept", "content-type", "origin", "referer", "x-requested-with", "accept-language")
_PASSED_HEADERS = ("content-type", "access-control-allow-origin", "access-control-allow-credentials", "vary")


class NotRendered(IgnoreRequest):
    """There is no rendered page; the message says why."""


class RenderingHandler(HTTP11DownloadHandler):
    """Scrapy's handler, and a browser for the requests that ask for one.

    What a page loads goes through Scrapy's own connections and the user's proxies: only public addresses, but for the
    crawl's own host. Stats:
    `broadsheet/rendering/{pages,failed,requests,refused,starts}`.
    """

    def __init__(self, crawler: Crawler) -> None:
        super().__init__(crawler)
        self._of = crawler
        self._guard = PrivateAddressMiddleware(crawler)
        self._proxies: HttpProxyMiddleware | None
        try:
            self._proxies = HttpProxyMiddleware.from_crawler(crawler)
        except NotConfigured:
            self._proxies = None
        self._browser: Browser | None = None
        self._told = False
        self._turns = asyncio.Semaphore(SIDE_REQUESTS)

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> RenderingHandler:
        return cls(crawler)

    async def download_request(self, request: Request) -> Response:
        raw = request.meta.get(RENDER)
        if raw is None:
            return await super().download_request(request)
        stats = self._of.stats
        browser = self._browser_for()
        before = browser.starts
        try:
            kind = (raw.headers.get("Content-Type") or b"text/html").decode("latin-1")
            picture = bool(request.meta.get(PICTURE))
            rendered = await browser.render(raw.url, raw.body, kind, self._fetch, picture=picture)
        except RenderingFailed as error:
            stats.inc_value("broadsheet/rendering/failed")
            if isinstance(error, BrowserUnusable) and not self._told:  # the report has it for each page
                self._told = True
                logger.error("%s is not rendered: %s", raw.url, error)
            raise NotRendered(str(error)) from None
        finally:
            stats.inc_value("broadsheet/rendering/starts", browser.starts - before)
        stats.inc_value("broadsheet/rendering/pages")
        return shown_response(raw, request, rendered)

    async def close(self) -> None:
        if self._browser is not None:
            await self._browser.close()
        await super().close()

    def _browser_for(self) -> Browser:
        if self._browser is None:
            try:
                self._browser = browser_of(self._of.settings)
            except RenderingFailed as error:
                raise NotRendered(str(error)) from None
        return self._browser

    async def _fetch(self, asked: Asked) -> Answered | None:
        stats = self._of.stats
        try:
            async with self._turns:
                response = await self._followed(asked)
        except Exception as error:  # refused, unreachable, too large: the page goes without it
            logger.debug("A page asked for %s: %s %s", asked.url, type(error).__name__, error)
            stats.inc_value("broadsheet/rendering/refused")
            return None
        stats.inc_value("broadsheet/rendering/requests")
        headers = {
            name: value.decode("latin-1") for name in _PASSED_HEADERS if (value := response.headers.get(name))
        }
        return Answered(response.status, headers, _plain(response))

    async def _followed(self, asked: Asked) -> Response:
        headers = {name: value for name, value in asked.headers.items() if name.lower() in _KEPT_HEADERS}
        headers |= {"Accept-Encoding": "identity", "User-Agent": self._of.settings.get("USER_AGENT") or ""}
        meta: dict[str, Any] = {"download_timeout": 10, "download_maxsize": MOST_BYTES}
        request = Request(asked.url, method=asked.method, headers=headers, body=asked.body or b"", meta=meta)
        for _ in range(MOST_REDIRECTS + 1):
            if self._proxies is not None:
                self._proxies.process_request(request)
            await self._guard.process_request(request)
            response = await super().download_request(request)
            target = response.headers.get("Location")
            if response.status not in (301, 302, 303, 307, 308) or not target:
                return response
            url = response.urljoin(safe_url_string(target.decode("latin-1")))
            if not url.startswith(("http://", "https://")):
                raise IgnoreRequest("a redirect to what is no page")
            request = request.replace(url=url, method="GET" if response.status == 303 else request.method)
        raise IgnoreRequest("redirected too often")


def unavailable(settings: BaseSettings) -> str | None:
    """Why there can be no rendering, for the user; None if there can."""
    if find_spec("playwright") is None:
        return "needs Playwright: pip install -r requirements/render.txt"
    wanted = settings.get("BROADSHEET_RENDERING_BROWSER") or ""
    if executable(wanted) is None:
        return f"there is no browser {wanted}" if wanted else "needs a browser: apt-get install chromium-headless-shell"
    return None


def browser_of(settings: BaseSettings) -> Browser:
    """The one that `BROADSHEET_RENDERING_*` describe. Raises RenderingFailed where there can be no rendering."""
    problem = unavailable(settings)
    if problem is not None:
        raise RenderingFailed(f"rendering {problem}")
    standard = Budget()
    budget = Budget(
        max(1, settings.getint("BROADSHEET_RENDERING_PAGES", standard.pages)),
        max(1.0, settings.getfloat("BROADSHEET_RENDERING_SECONDS", standard.seconds)),
        max(0.5, settings.getfloat("BROADSHEET_RENDERING_SETTLE", standard.settle)),
        max(128, settings.getint("BROADSHEET_RENDERING_MEMORY", standard.memory)),
        frozenset(settings.getlist("BROADSHEET_RENDERING_BLOCKED", list(standard.blocked))),
    )
    path = executable(settings.get("BROADSHEET_RENDERING_BROWSER") or "")
    return Browser(path or "", budget, settings.get("USER_AGENT"))


def _plain(response: Response) -> bytes:
    encoding = (response.headers.get("Content-Encoding") or b"identity").decode("latin-1").lower()
    if encoding in ("gzip", "x-gzip"):
        return gunzip(response.body, max_size=MOST_BYTES)
    if encoding != "identity":
        raise IgnoreRequest(f"an encoding that was not asked for: {encoding}")
    return bytes(response.body)
