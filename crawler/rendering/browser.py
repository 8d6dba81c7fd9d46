"""The browser: started when first needed, started again when it crashed, hung or grew old, and without a network.

All that a page asks for is handed to the caller, who fetches it or does not; the browser itself can reach nothing,
since its proxy does not exist and no name resolves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING, Any, TypeVar

from crawler.rendering import memory
from crawler.rendering.visit import VIEWPORT, Budget, Fetch, PageCrashed, Rendered, RenderingFailed, Visit, nothing

if TYPE_CHECKING:
    from playwright.async_api import Browser as Chromium
    from playwright.async_api import BrowserContext, Playwright

T = TypeVar("T")
logger = logging.getLogger(__name__)

EXECUTABLES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--proxy-server=http://127.0.0.1:9", "--proxy-bypass-list=<-loopback>", "--host-resolver-rules=MAP * ~NOTFOUND",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", "--deny-permission-prompts",
)  # fmt: skip
PAGES_OF_ONE_BROWSER = 200
"""Pages after which the browser is started again, whatever it has leaked."""
ANSWERS_IN = 10.0
"""Seconds in which a browser that does not hang opens an empty page's context, on a loaded machine too."""
ENDS_IN = 3.0
"""Seconds after which a context that does not close, or a browser that does not end, is ended by force."""
WEIGHED_EVERY = 0.25
"""Seconds between two looks at the memory of pages."""


class BrowserUnusable(RenderingFailed):
    """There is no browser to be had."""


class BrowserHangs(Exception):
    """The browser does not answer, whatever the page."""


@dataclass(slots=True)
class _Running:
    """A browser that was started. `process` is its number, None where the system does not tell."""

    chromium: Chromium
    process: int | None
    pages: int = 0
    active: int = 0

    @property
    def is_old(self) -> bool:
        return self.pages >= PAGES_OF_ONE_BROWSER and not self.active


def executable(wanted: str = "") -> str | None:
    """The browser's file: the one wanted, or the first of the known names on the path; None if there is none."""
    return shutil.which(wanted) if wanted else next(filter(None, map(shutil.which, EXECUTABLES)), None)


class Browser:
    """One browser process and its pages; `render` may be called side by side."""

    def __init__(self, path: str, budget: Budget | None = None, user_agent: str | None = None) -> None:
        self.budget = budget or Budget()
        self.starts = 0
        self.overweight = 0
        """Pages that were ended for their memory."""
        self.sandboxed = not _is_root()
        """Whether pages run in Chromium's sandbox; False once it did not start with one."""
        self._path = path
        self._agent = user_agent
        self._turns = asyncio.Semaphore(self.budget.pages)
        self._starting = asyncio.Lock()
        self._playwright: Playwright | None = None
        self._running: _Running | None = None

    async def render(
        self,
        url: str,
        body: bytes,
        content_type: str = "text/html",
        fetch: Fetch = nothing,
        *,
        picture: bool = False,
    ) -> Rendered:
        """Render a page whose bytes are here already. One more try if the browser fails or hangs, or the page crashes.

        Raises RenderingFailed.
        """
        from playwright.async_api import Error

        async with self._turns:
            for last in (False, True):
                try:
                    running = await self._browser()
                except Exception as error:  # its file, its libraries, its driver
                    raise BrowserUnusable(f"the browser cannot be used: {_first_line(error)}") from None
                heavy = self.overweight
                try:
                    visit = Visit(url, body, content_type, fetch, self.budget, picture=picture)
                    return await self._visited(running, visit)
                except (Error, PageCrashed, BrowserHangs) as error:
                    logger.debug("Rendering %s: %s", url, error)
                    if isinstance(error, PageCrashed) and self.overweight > heavy:
                        raise RenderingFailed(f"more than {self.budget.memory} MB of memory") from None
                    if last or (running.chromium.is_connected() and not _is_crash(error)):
                        raise RenderingFailed(_first_line(error)) from None
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """End the browser, by force if it does not listen."""
        if self._running is not None:
            await self._end(self._running)
        await self._stop_driver()

    async def _stop_driver(self) -> None:
        """End Playwright's own process, which ends all that it started."""
        playwright, self._playwright = self._playwright, None
        if playwright is not None:
            with suppress(Exception):
                await asyncio.wait_for(playwright.stop(), ENDS_IN)

    async def _visited(self, running: _Running, visit: Visit) -> Rendered:
        running.active += 1
        try:
            context = await self._context(running)
            try:
                async with asyncio.timeout(self.budget.seconds):
                    return await visit.run(context, f"chromium {running.chromium.version}")
            except TimeoutError:
                await (await self._context(running)).close()  # a browser that hangs is told from a page that never ends
                raise RenderingFailed(f"not ready after {self.budget.seconds:g} s") from None
            finally:
                await self._let_go(running, context)
        finally:
            running.active -= 1

    async def _context(self, running: _Running) -> BrowserContext:
        """A context of a page's own. Raises BrowserHangs, and then the browser is ended."""
        opening = running.chromium.new_context(
            accept_downloads=False, service_workers="block", viewport=VIEWPORT, user_agent=self._agent
        )
        try:
            return await asyncio.wait_for(_unwatched(opening), ANSWERS_IN)
        except TimeoutError:
            await self._end(running)
            raise BrowserHangs("the browser hangs") from None

    async def _let_go(self, running: _Running, context: BrowserContext) -> None:
        """Close a page's context; a browser that cannot is ended, and the next page starts another."""
        try:
            await asyncio.wait_for(asyncio.shield(_unwatched(context.close())), ENDS_IN)
        except Exception:
            logger.debug("The browser does not close a page and is ended")
            await self._end(running)

    async def _browser(self) -> _Running:
        async with self._starting:
            if self._running is not None and (self._running.is_old or not self._running.chromium.is_connected()):
                await self._end(self._running)
            if self._running is None:
                self._running = await self._start()
            self._running.pages += 1
            return self._running

    async def _start(self) -> _Running:
        from playwright.async_api import Error, async_playwright

        mark = f"--broadsheet={token_hex(8)}"
        heap = f"--js-flags=--max-old-space-size={max(64, self.budget.memory // 2)}"
        tries = [self.sandboxed] * 2
        if self.sandboxed and not self.starts:
            tries.append(False)
        for number, sandboxed in enumerate(tries, 1):
            if self._playwright is None:
                self._playwright = await async_playwright().start()
            launcher = self._playwright.chromium
            try:
                chromium = await launcher.launch(
                    executable_path=self._path, args=[*FLAGS, heap, mark], chromium_sandbox=sandboxed
                )
                break
            except Error as error:  # no sandbox can be had, or Playwright's own driver has died
                logger.debug("The browser does not start, sandbox %s: %s", sandboxed, error)
                await self._stop_driver()
                if number == len(tries):
                    raise
        if not sandboxed and not self.starts:
            why = "it does not start with one" if self.sandboxed else "Chromium has none for root"
            logger.warning("Pages are rendered without Chromium's sandbox: %s", why)
            self.sandboxed = False
        self.starts += 1
        running = _Running(chromium, memory.process_with(mark))
        if running.process is not None:
            watching = asyncio.ensure_future(self._weigh(running.process))

            def gone(_: Chromium) -> None:
                watching.cancel()

            chromium.on("disconnected", gone)
        return running

    async def _weigh(self, process: int) -> None:
        """End pages that hold more memory than they may, as long as the browser runs."""
        while True:
            await asyncio.sleep(WEIGHED_EVERY)
            if memory.end_largest(process, self.budget.memory * 1024 * 1024) is not None:
                self.overweight += 1

    async def _end(self, running: _Running) -> None:
        """End a browser, by force if it does not listen."""
        if self._running is running:
            self._running = None
        closing = _unwatched(running.chromium.close())
        try:
            await asyncio.wait_for(asyncio.shield(closing), ENDS_IN)
        except Exception:
            if running.process is not None:
                memory.end(running.process)
                with suppress(Exception):
                    await asyncio.wait_for(closing, ENDS_IN)
            else:
                await self._stop_driver()


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _unwatched(work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
    """Work whose failure is nobody's concern once nobody waits for it: else its message, with parts of the page, would
    end in the log."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).split("\n")[0][:200]


def _is_crash(error: Exception) -> bool:
    if isinstance(error, PageCrashed | BrowserHangs):
        return True
    return any(word in str(error).lower() for word in ("crash", "target closed", "has been closed", "disconnected"))

