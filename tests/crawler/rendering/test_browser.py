"""The browser alone: what pages may do, and what becomes of those that hang, crash or tamper."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from crawler.rendering.browser import Browser, executable
from crawler.rendering.visit import Answered, Asked, Budget, Rendered, RenderingFailed
from extractors import Page, rendered_page
from tests.crawler.rendering.browsers import needs_browser

URL = "http://news.example/a"
pytestmark = needs_browser


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    opened = Browser(executable() or "", Budget(seconds=60, settle=3))
    yield opened
    await opened.close()


def boxed(rendered: Rendered) -> Page:
    return rendered_page(Page.from_html("", URL), rendered.html, rendered.rows)


async def test_scripts_run_and_elements_are_measured(browser: Browser) -> None:
    html = b"""<style>.s{display:none}</style><p id=a>One <b>two</b></p><p class=s>Hidden</p><script>
    const p = document.createElement('p'); p.textContent = 'made by a script'; p.style.fontWeight = 700;
    document.body.append(p);</script>"""
    page = boxed(await browser.render(URL, html))
    assert page.boxes and "made by a script" in page.text() and "data-broadsheet" not in page.text()
    found = {}
    from extractors import Document

    document = Document(page)
    for node, box in page.boxes.items():
        found[document.name(node), document.text(node)] = box
    assert found["p", "Hidden"].display == "none"
    assert found["p", "made by a script"].bold and not found["p", "One two"].bold and found["b", "two"].bold
    assert found["html", document.text(0)].width == 1280 and found["p", "One two"].height > 8


async def test_what_pages_ask_for_goes_through_the_caller(browser: Browser) -> None:
    asked: list[str] = []

    async def fetch(one: Asked) -> Answered | None:
        asked.append(one.url)
        return Answered(200, {"content-type": "text/plain"}, b"from the caller") if "data" in one.url else None

    html = b"""<img src=/no.png><iframe src=/frame></iframe><p id=p></p><script>
    window.open('/popup'); alert('stop'); location.href = 'http://other.example/';
    fetch('/data').then(a => a.text()).then(t => p.textContent = t);
    fetch('http://127.0.0.1:22/').catch(() => 0); fetch('file:///etc/passwd').catch(e => document.title = 'refused');
    </script>"""
    rendered = await browser.render(URL, html, fetch=fetch)
    assert "from the caller" in rendered.html and "refused" in rendered.html
    assert set(asked) == {"http://news.example/data", "http://127.0.0.1:22/"}


async def test_a_page_that_never_ends_costs_no_other(browser: Browser) -> None:
    hung = Browser(executable() or "", Budget(pages=1, seconds=15, settle=1))
    try:
        with pytest.raises(RenderingFailed, match="not ready"):
            await hung.render(URL, b"<script>for (;;) {}</script>")
        assert "fine" in (await hung.render(URL, b"<p>fine</p>")).html
    finally:
        await hung.close()


async def test_a_killed_browser_is_started_again(browser: Browser) -> None:
    await browser.render(URL, b"<p>one</p>")
    assert browser._running is not None
    await browser._running.chromium.close()
    both = await asyncio.gather(*(browser.render(URL, b"<p>two</p>") for _ in range(2)))
    assert all("two" in one.html for one in both) and browser.starts == 2


async def test_tampering_is_no_traceback(browser: Browser) -> None:
    with pytest.raises(RenderingFailed, match="measured"):
        await browser.render(URL, b"<script>JSON.stringify = () => 7</script><p>x</p>")
    for gone in (b"document.body", b"document.documentElement"):
        assert "words" not in (await browser.render(URL, b"<body><p>words</p><script>%s.remove()</script>" % gone)).html
    odd = b"<script>Element.prototype.getBoundingClientRect = () => ({left: NaN})</script><p>x</p>"
    assert boxed(await browser.render(URL, odd)).boxes == {}
