"""One page in the browser, in a context of its own that reaches nothing: what it asks for is handed to the caller."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from crawler.rendering import scripts
from extractors import BOX_MARK

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, FloatRect, Page, Route, ViewportSize

VIEWPORT: ViewportSize = {"width": 1280, "height": 1024}
MOST_REQUESTS = 200
"""Requests that one page may make."""
MOST_CHARACTERS = 40_000_000
"""Of a page's markup and boxes as JSON."""
SETTLED_CHECKS = 3
"""Looks in a row, `CHECK_EVERY` seconds apart, without a request under way or a change of the text."""
CHECK_EVERY = 0.1
SHOWN = 100
"""Characters of text without which a page is waited for longer: its scripts have not filled it yet."""
TALLEST = 10_000
"""CSS pixels of a picture of the page, from its top."""


class RenderingFailed(Exception):
    """There is no rendered page; the message says why."""


class PageCrashed(Exception):
    """The page's process ended."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What one crawl may spend. Seconds are of one page, `settle` how many of them it may go on loading things after
    its own scripts have run; `memory` is in MB, of one page's process. `blocked` are Playwright's names of kinds of
    resources."""

    pages: int = 2
    seconds: float = 20.0
    settle: float = 5.0
    memory: int = 512
    blocked: frozenset[str] = frozenset({"image", "media", "font"})


@dataclass(frozen=True, slots=True)
class Asked:
    """What a page asks for."""

    url: str
    method: str
    kind: str
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None


@dataclass(frozen=True, slots=True)
class Answered:
    """What it gets. `body` is not compressed."""

    status: int
    headers: Mapping[str, str]
    body: bytes


Fetch = Callable[[Asked], Awaitable[Answered | None]]
"""Fetches what a page asks for; None refuses it."""


async def nothing(asked: Asked) -> Answered | None:
    """The `Fetch` of a page without a network."""
    return None


@dataclass(frozen=True, slots=True)
class Rendered:
    """What the browser made of a page: markup with marks, a row per mark (`extractors.rendered_page`), its name; a
    picture (JPEG, a pixel for each of CSS, the upper `TALLEST`) where one was asked for."""

    html: str
    rows: list[Any]
    browser: str
    picture: bytes | None = None


class Visit:
    """One page in one context of its own."""

    def __init__(
        self, url: str, body: bytes, content_type: str, fetch: Fetch, budget: Budget, *, picture: bool = False
    ) -> None:
        self._url, self._body, self._type = url, body, content_type
        self._fetch, self._budget, self._picture = fetch, budget, picture
        self._blocked = budget.blocked - {"image", "font"} if picture else budget.blocked
        self._served = False
        self._under_way = 0
        self._asked = 0
        self._crash: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def run(self, context: BrowserContext, browser: str) -> Rendered:
        """The page as the browser shows it. Raises RenderingFailed, PageCrashed or Playwright's errors."""
        working = asyncio.ensure_future(self._run(context, browser))
        try:
            done, _ = await asyncio.wait({working, self._crash}, return_when=asyncio.FIRST_COMPLETED)
            if working not in done:
                raise PageCrashed("the page crashed")
            return working.result()
        finally:  # also when the time is up: what goes on alone would end in a traceback in the log
            if not working.done():
                working.cancel()
                await asyncio.gather(working, return_exceptions=True)

    async def _run(self, context: BrowserContext, browser: str) -> Rendered:
        await context.add_init_script(scripts.BEFORE)
        await context.route("**/*", self._answer)
        page = await context.new_page()
        context.on("page", lambda other: asyncio.ensure_future(other.close()))
        page.on("dialog", lambda dialog: asyncio.ensure_future(dialog.dismiss()))
        page.on("crash", self._crashed)
        await page.goto(self._url, wait_until="commit", timeout=self._budget.seconds * 1000)
        await self._settle(page, SHOWN)
        if await page.evaluate(scripts.CLOSE_CONSENT):
            await self._settle(page, SHOWN)
        await page.evaluate(scripts.SCROLL)
        await self._settle(page, 0)
        html, rows = _read(await page.evaluate(scripts.MEASURE % BOX_MARK))
        return Rendered(html, rows, browser, await self._pictured(page, rows) if self._picture else None)

    def _crashed(self, page: Page) -> None:
        if not self._crash.done():
            self._crash.set_result(None)

    async def _pictured(self, page: Page, rows: list[Any]) -> bytes:
        tall = max((row[1] + row[3] for row in rows if isinstance(row, list) and len(row) > 3), default=0)
        clip: FloatRect = {"x": 0, "y": 0, "width": VIEWPORT["width"], "height": max(1, min(TALLEST, round(tall)))}
        return await page.screenshot(type="jpeg", quality=60, full_page=True, clip=clip, animations="disabled")

    async def _settle(self, page: Page, shown: int) -> None:
        """Wait until nothing changes, and at least so many characters are shown; `Budget.settle` at most."""
        quiet, length = 0, -1
        for _ in range(int(self._budget.settle / CHECK_EVERY)):
            await asyncio.sleep(CHECK_EVERY)
            now = await page.evaluate(scripts.TEXT_LENGTH)
            quiet = quiet + 1 if now == length and now >= shown and not self._under_way else 0
            length = now
            if quiet >= SETTLED_CHECKS:
                return

    async def _answer(self, route: Route) -> None:
        self._under_way += 1
        try:
            with suppress(Exception):  # the page may be gone by now
                await self._route(route)
        finally:
            self._under_way -= 1

    async def _route(self, route: Route) -> None:
        request = route.request
        if request.is_navigation_request():
            if self._served or request.url.partition("#")[0] != self._url.partition("#")[0]:
                await route.abort("aborted")  # another page, or a frame; other codes would show an error page
                return
            self._served = True
            await route.fulfill(status=200, body=self._body, headers={"Content-Type": self._type})
            return
        self._asked += 1
        allowed = request.method in ("GET", "HEAD", "POST") and request.url.startswith(("http://", "https://"))
        if not allowed or request.resource_type in self._blocked or self._asked > MOST_REQUESTS:
            await route.abort()
            return
        asked = Asked(
            request.url, request.method, request.resource_type, await request.all_headers(), request.post_data_buffer
        )
        answered = await self._fetch(asked)
        if answered is None:
            await route.abort()
        else:
            await route.fulfill(status=answered.status, headers=dict(answered.headers), body=answered.body)


def _read(text: Any) -> tuple[str, list[Any]]:
    """Markup and rows by the measuring script. Raises RenderingFailed for what is none: pages may have tampered."""
    try:
        if not isinstance(text, str) or len(text) > MOST_CHARACTERS:
            raise ValueError
        value = json.loads(text)
        html, rows = value["html"], value["rows"]
        if not isinstance(html, str) or not isinstance(rows, list):
            raise TypeError
    except (ValueError, TypeError, KeyError, RecursionError):
        raise RenderingFailed("the page cannot be measured") from None
    return html, rows
