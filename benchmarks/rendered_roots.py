"""The visual root of recorded pages, read statically and from a browser's boxes.

    python -m benchmarks.rendered_roots SET.jsonl.xz[,SET...] [-n PAGES]

Only pages that carry their style in style elements are taken, since external style sheets were not recorded; they are
rendered without a network. Printed: the mean F1 of words against the truth's body, how often each way is the better,
and the medians of CPU milliseconds of both extractions and of seconds in the browser.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, median

from benchmarks.body_measures import best_body, reference_bodies, word_scores
from benchmarks.corpus import Record, read_sets, split_paths
from crawler.rendering.browser import Browser, executable
from crawler.rendering.visit import Budget, RenderingFailed
from extractors import Article, Page, extract_page, rendered_page

_STYLE = re.compile(rb"<style[^<>]*>[^<]{500,}", re.I)
"""Style of some length inside of the page."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One page, both ways: F1 and CPU milliseconds; `seconds`: wall time of the rendering."""

    static: float
    rendered: float
    static_ms: float
    rendered_ms: float
    seconds: float


def styled(records: Iterator[Record], most: int) -> Iterator[Record]:
    """Articles with style elements, at most so many."""
    for record in records:
        if most and reference_bodies(record.truth) and _STYLE.search(record.body):
            most -= 1
            yield record


def measure(page: Page, bodies: list[str]) -> tuple[float, float]:
    """F1 and CPU milliseconds of the visual root alone."""
    begin = time.process_time()
    outcome = extract_page(page, method="visual-root").outcome
    spent = (time.process_time() - begin) * 1000
    text = outcome.body if isinstance(outcome, Article) else ""
    return word_scores(text, best_body(text, bodies))[2], spent


async def pairs(records: Iterator[Record], browser: Browser) -> list[Pair]:
    """Both ways of every page that the browser can render."""
    found: list[Pair] = []
    for record in records:
        page, bodies = record.page, reference_bodies(record.truth)
        begin = time.perf_counter()
        try:
            seen = await browser.render(record.url, record.body, "text/html")
        except RenderingFailed as error:
            print(f"{record.id}: {error}", file=sys.stderr)
            continue
        seconds = time.perf_counter() - begin
        static, static_ms = measure(page, bodies)
        rendered, rendered_ms = measure(rendered_page(page, seen.html, seen.rows), bodies)
        found.append(Pair(static, rendered, static_ms, rendered_ms, seconds))
    return found


def report(found: list[Pair]) -> str:
    """The figures as text."""
    better = sum(pair.rendered > pair.static + 0.01 for pair in found)
    worse = sum(pair.rendered < pair.static - 0.01 for pair in found)
    return (
        f"{len(found)} pages: word F1 static {fmean(p.static for p in found):.4f}, rendered "
        f"{fmean(p.rendered for p in found):.4f}; rendered better on {better}, worse on {worse}; "
        f"extraction {median(p.static_ms for p in found):.1f} and {median(p.rendered_ms for p in found):.1f} ms of "
        f"CPU, rendering {median(p.seconds for p in found):.2f} s"
    )


async def run(records: Iterator[Record], path: str) -> list[Pair]:
    """Start the browser, measure, and end it."""
    browser = Browser(path, Budget(seconds=30, settle=1.0))
    try:
        return await pairs(records, browser)
    finally:
        await browser.close()


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rendered_roots")
    parser.add_argument("sets", metavar="SET[,SET...]")
    parser.add_argument("-n", type=int, default=60, metavar="PAGES", help="pages (default 60)")
    options = parser.parse_args()
    path = executable()
    if path is None:
        print("no browser: apt-get install chromium-headless-shell", file=sys.stderr)
        return 1
    found = asyncio.run(run(styled(iter(read_sets(split_paths(options.sets))), options.n), path))
    print(report(found) if found else "no page with style elements")
    return 0


if __name__ == "__main__":
    sys.exit(main())
