"""Browsers that are killed, hang or grow too large: no page is lost, and none costs another."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from crawler.rendering import browser as module
from crawler.rendering import memory
from crawler.rendering.browser import Browser, BrowserUnusable, executable
from crawler.rendering.visit import Budget, RenderingFailed
from tests.crawler.rendering.browsers import needs_browser

URL = "http://news.example/a"
SLOW = b"<p>fine</p><script>let n = 0; setInterval(() => n++ < 20 && document.body.append(n), 60)</script>"
GREEDY = b"""<p>x</p><script>const kept = []; (function go() { for (let i = 0; i < 40; i++) {
  const one = new Uint8Array(4e6); one.fill(i + 1); kept.push(one); } setTimeout(go, 5); })()</script>"""
pytestmark = needs_browser
linux = pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="needs Linux's /proc")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    opened = Browser(executable() or "", Budget(seconds=60, settle=3, memory=300))
    yield opened
    await opened.close()


async def main_process(browser: Browser) -> int:
    while browser._running is None or not browser._running.active:
        await asyncio.sleep(0.05)
    process = browser._running.process
    assert process is not None
    return process


@linux
async def test_a_page_that_takes_too_much_memory_is_ended_alone(browser: Browser) -> None:
    greedy = asyncio.ensure_future(browser.render(URL, GREEDY))
    assert "fine" in (await browser.render("http://other.example/b", SLOW)).html
    with pytest.raises(RenderingFailed, match="more than 300 MB"):
        await greedy
    assert browser.overweight == 1 and browser.starts == 1


@linux
async def test_a_page_whose_browser_or_process_is_killed_is_rendered_all_the_same(browser: Browser) -> None:
    for whole in (True, False):
        page = asyncio.ensure_future(browser.render(URL, SLOW))
        process = await main_process(browser)
        await asyncio.sleep(0.5)
        lines = {one: Path(f"/proc/{one}/cmdline").read_bytes() for one in memory.below(process)}
        pages = [one for one, line in lines.items() if b"--type=renderer" in line]
        for one in [process] if whole else pages:
            os.kill(one, signal.SIGKILL)
        assert "fine" in (await page).html
    assert browser.starts == 2


@linux
async def test_a_browser_that_hangs_is_ended_and_its_page_rendered_by_another(browser: Browser) -> None:
    await browser.render(URL, b"<p>one</p>")
    assert browser._running is not None and browser._running.process is not None
    hung = browser._running.process
    os.kill(hung, signal.SIGSTOP)
    assert "two" in (await browser.render(URL, b"<p>two</p>")).html
    assert browser.starts == 2 and not os.path.exists(f"/proc/{hung}")


async def test_an_old_browser_is_followed_by_another(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAGES_OF_ONE_BROWSER", 2)
    for number in range(3):
        assert str(number) in (await browser.render(URL, b"<p>page %d</p>" % number)).html
    assert browser.starts == 2


async def test_pages_at_once_and_blocked_kinds() -> None:
    one = Browser(executable() or "", Budget(pages=1, seconds=60, settle=2, blocked=frozenset({"script", "image"})))
    asked: list[str] = []
    most = 0

    async def fetch(what: object) -> None:
        nonlocal most
        asked.append(what.kind)  # type: ignore[attr-defined]
        most = max(most, one._running.active if one._running else 0)

    html = b"<link rel=stylesheet href=/s.css><img src=/i.png><script src=/j.js></script><p>text</p>"
    try:
        await asyncio.gather(*(one.render(URL, html, fetch=fetch) for _ in range(2)))
    finally:
        await one.close()
    assert set(asked) == {"stylesheet"} and most == 1


async def test_what_is_no_browser() -> None:
    none = Browser("/bin/true")
    with pytest.raises(BrowserUnusable, match="cannot be used"):
        await none.render(URL, b"<p>x</p>")
    await none.close()
