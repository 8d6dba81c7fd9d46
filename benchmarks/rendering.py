"""Recorded pages as a browser shows them, without a network: only what stands in the page itself takes part."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from scrapy.settings import Settings

from benchmarks.corpus import Record
from crawler.rendering import offline
from crawler.rendering.browser import Browser, executable
from crawler.rendering.handler import unavailable
from crawler.rendering.visit import Budget, Fetch, RenderingFailed, nothing
from extractors import Page, rendered_page

BUDGET = Budget(pages=2, seconds=30, settle=1.0)
"""Without a network a page is ready when its own scripts have run."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A page in the browser, and the seconds that it took there, waiting included."""

    page: Page
    seconds: float


def no_browser() -> str | None:
    """Why nothing can be rendered; None if it can."""
    return unavailable(Settings())


def shown(
    records: Iterable[Record], budget: Budget = BUDGET, fetch: Fetch = nothing
) -> Iterator[tuple[Record, Shown | str]]:
    """Every record with what the browser made of it, or why it made nothing, in the records' order."""
    pending = iter(records)
    with asyncio.Runner() as runner:
        browser = Browser(executable() or "", budget)
        try:
            while batch := list(islice(pending, budget.pages)):
                yield from zip(batch, runner.run(_side_by_side(browser, batch, fetch)))
        finally:
            runner.run(browser.close())


async def _side_by_side(browser: Browser, batch: list[Record], fetch: Fetch) -> list[Shown | str]:
    return list(await asyncio.gather(*(_one(browser, record.page, fetch) for record in batch)))


async def _one(browser: Browser, page: Page, fetch: Fetch) -> Shown | str:
    begin = time.perf_counter()
    try:
        seen = await offline.render(browser, page, fetch)
    except RenderingFailed as error:
        return str(error)
    return Shown(rendered_page(page, seen.html, seen.rows), time.perf_counter() - begin)


def rendered(records: Iterable[Record]) -> Iterator[Record]:
    """The records as the browser showed them; those that it did not show as they came, each with a line on stderr."""
    for record, seen in shown(records):
        if isinstance(seen, str):
            print(f"{record.id} is not rendered: {seen}", file=sys.stderr)
        yield record if isinstance(seen, str) else replace(record, shown=seen.page)
