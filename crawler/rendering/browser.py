"""The browser: started when first needed, started again when it crashed, hung or grew old, and without a network.

All that a page asks for is handed to the caller, who fetches it or does not; the browser itself can reach nothing,
since its proxy does not exist and no name resolves.
"""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from crawler.rendering import scripts
from extractors import BOX_MARK

if TYPE_CHECKING:
    from playwright.async_api import Browser as Chromium
    from playwright.async_api import BrowserContext, Page, Playwright, Route

logger = logging.getLogger(__name__)

EXECUTABLES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--proxy-server=http://127.0.0.1:9", "--proxy-bypass-list=<-loopback>", "--host-resolver-rules=MAP * ~NOTFOUND",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", "--deny-permission-prompts",
    "--js-flags=--max-old-space-size=256",
)  # fmt: skip
"""The last bounds the memory of a page's scripts, in MB; a page that wants more crashes alone."""
VIEWPORT = {"width": 1280, "height": 1024}
MOST_REQUESTS = 200
"""Requests that one page may make."""
MOST_CHARACTERS = 40_000_000
"""Of a page's markup and boxes as JSON."""
SETTLED_CHECKS = 3
"""Looks in a row, `CHECK_EVERY` seconds apart, without a request under way or a change of the text."""
CHECK_EVERY = 0.1
PAGES_OF_ONE_BROWSER = 200
"""Pages after which the browser is started again, whatever it has leaked."""


class RenderingFailed(Exception):
    """There is no rendered page; the message says why."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What one crawl may spend. Seconds are of one page, everything included; `settle` is how long a page may go on
    loading things after its own scripts have run. `blocked` are Playwright's names of kinds of resources."""

    pages: int = 2
    seconds: float = 20.0
    settle: float = 5.0
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
    """What the browser made of a page: markup with marks, a row per mark (`extractors.rendered_page`), its name."""

    html: str
    rows: list[Any]
    browser: str


def executable(wanted: str = "") -> str | None:
    """The browser's file: the one wanted, or the first of the known names on the path; None if there is none."""
    return shutil.which(wanted) if wanted else next(filter(None, map(shutil.which, EXECUTABLES)), None)


class Browser:
    """One browser process and its pages; `render` may be called side by side."""

    def __init__(self, path: str, budget: Budget | None = None, user_agent: str | None = None) -> None:
        self.budget = budget or Budget()
        self.starts = 0
        self._path = path
        self._agent = user_agent
        self._turns = asyncio.Semaphore(self.budget.pages)
        self._starting = asyncio.Lock()
        self._playwright: Playwright | None = None
        self._chromium: Chromium | None = None
        self._rendered = 0

    async def render(self, url: str, body: bytes, content_type: str = "text/html", fetch: Fetch = nothing) -> Rendered:
        """Render a page whose bytes are here already. One more try, with a new browser, if the browser fails.

        Raises RenderingFailed.
        """
        from playwright.async_api import Error

        async with self._turns:
            for last in (False, True):
                try:
                    return await asyncio.wait_for(self._render(url, body, content_type, fetch), self.budget.seconds)
                except TimeoutError:
                    # a script that never ends: another try would take as long
                    raise RenderingFailed(f"not ready after {self.budget.seconds:g} s") from None
                except Error as error:
                    logger.debug("Rendering %s: %s", url, error)
                    if last or (self._chromium is not None and self._chromium.is_connected() and not _crashed(error)):
                        raise RenderingFailed(str(error).split("\n")[0][:200]) from None
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """End the browser, by force if it does not listen."""
        chromium, self._chromium = self._chromium, None
        playwright, self._playwright = self._playwright, None
        for ending in (chromium.close() if chromium else None, playwright.stop() if playwright else None):
            if ending is not None:
                with suppress(Exception):
                    await asyncio.wait_for(ending, 5)

    async def _render(self, url: str, body: bytes, content_type: str, fetch: Fetch) -> Rendered:
        chromium = await self._running()
        context = await chromium.new_context(
            accept_downloads=False, service_workers="block", viewport=VIEWPORT, user_agent=self._agent
        )
        try:
            visit = _Visit(url, body, content_type, fetch, self.budget)
            rendered = await visit.run(context)
        finally:
            await self._let_go(context)
        return Rendered(rendered["html"], rendered["rows"], f"chromium {chromium.version}")

    async def _let_go(self, context: BrowserContext) -> None:
        """Close a page's context; a browser that cannot is given up, and the next page starts another."""
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.ensure_future(context.close())), 3)
        except Exception:
            logger.debug("The browser hangs and is ended")
            await self.close()

    async def _running(self) -> Chromium:
        async with self._starting:
            self._rendered += 1
            old = self._rendered > PAGES_OF_ONE_BROWSER and self._turns._value == self.budget.pages - 1
            if self._chromium is not None and (old or not self._chromium.is_connected()):
                await self.close()
            if self._chromium is None:
                await self._start()
            assert self._chromium is not None
            return self._chromium

    async def _start(self) -> None:
        from playwright.async_api import async_playwright

        if self._playwright is None:
            self._playwright = await async_playwright().start()
        self._chromium = await self._playwright.chromium.launch(executable_path=self._path, args=list(FLAGS))
        self._rendered = 1
        self.starts += 1


def _crashed(error: Exception) -> bool:
    return any(word in str(error).lower() for word in ("crash", "target closed", "has been closed", "disconnected"))


class _Visit:
    """One page in one context of its own."""

    def __init__(self, url: str, body: bytes, content_type: str, fetch: Fetch, budget: Budget) -> None:
        self._url, self._body, self._type = url, body, content_type
        self._fetch, self._budget = fetch, budget
        self._served = False
        self._under_way = 0
        self._asked = 0
        self._page: Page | None = None
        self._crash: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def run(self, context: BrowserContext) -> dict[str, Any]:
        """Markup and rows. Raises RenderingFailed or Playwright's errors."""
        working = asyncio.ensure_future(self._run(context))
        try:
            done, _ = await asyncio.wait({working, self._crash}, return_when=asyncio.FIRST_COMPLETED)
            if working not in done:
                raise RenderingFailed("the page crashed")
            return working.result()
        finally:  # also when the time is up: what goes on alone would end in a traceback in the log
            if not working.done():
                working.cancel()
                await asyncio.gather(working, return_exceptions=True)

    async def _run(self, context: BrowserContext) -> dict[str, Any]:
        await context.add_init_script(scripts.BEFORE)
        await context.route("**/*", self._answer)
        self._page = page = await context.new_page()
        context.on("page", lambda other: asyncio.ensure_future(other.close()))
        page.on("dialog", lambda dialog: asyncio.ensure_future(dialog.dismiss()))
        page.on("crash", lambda _: self._crash.done() or self._crash.set_result(None))
        await page.goto(self._url, wait_until="commit", timeout=self._budget.seconds * 1000)
        await self._settle(page)
        if await page.evaluate(scripts.CLOSE_CONSENT):
            await self._settle(page)
        await page.evaluate(scripts.SCROLL)
        await self._settle(page)
        return _read(await page.evaluate(scripts.MEASURE % BOX_MARK))

    async def _settle(self, page: Page) -> None:
        quiet, length = 0, -1
        for _ in range(int(self._budget.settle / CHECK_EVERY)):
            await asyncio.sleep(CHECK_EVERY)
            now = await page.evaluate(scripts.TEXT_LENGTH)
            quiet = quiet + 1 if now == length and not self._under_way else 0
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
        if not allowed or request.resource_type in self._budget.blocked or self._asked > MOST_REQUESTS:
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


def _read(text: Any) -> dict[str, Any]:
    """The measuring script's answer. Raises RenderingFailed for what is none: scripts of the page may have tampered."""
    try:
        if not isinstance(text, str) or len(text) > MOST_CHARACTERS:
            raise ValueError
        value = json.loads(text)
        if not isinstance(value["html"], str) or not isinstance(value["rows"], list):
            raise TypeError
    except (ValueError, TypeError, KeyError, RecursionError):
        raise RenderingFailed("the page cannot be measured") from None
    return {"html": value["html"], "rows": value["rows"]}
