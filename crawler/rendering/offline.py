"""Pages that are here already, rendered without any network unless one is given."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from scrapy.settings import BaseSettings

from crawler.rendering.browser import Browser
from crawler.rendering.handler import browser_of
from crawler.rendering.visit import Fetch, Rendered, nothing
from extractors import Page

NOWHERE = "http://page.invalid/"
"""The address of a page without one."""


async def render(browser: Browser, page: Page, fetch: Fetch = nothing, *, picture: bool = False) -> Rendered:
    """What the browser makes of a page's bytes. Raises RenderingFailed."""
    url = page.url if urlsplit(page.url).scheme in ("http", "https") else NOWHERE
    charset = f"; charset={page.encoding}" if page.encoding else ""
    return await browser.render(url, page.body, f"text/html{charset}", fetch, picture=picture)


def render_offline(page: Page, settings: BaseSettings, *, picture: bool = False) -> Rendered:
    """The same with a browser for this page alone, by `BROADSHEET_RENDERING_*`. Raises RenderingFailed."""

    async def alone() -> Rendered:
        browser = browser_of(settings)
        try:
            return await render(browser, page, picture=picture)
        finally:
            await browser.close()

    return asyncio.run(alone())
