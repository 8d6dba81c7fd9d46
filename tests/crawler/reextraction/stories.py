"""Sites of one template, as pages and as WARC files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.crawler.archive.warcs import http, packed, record

WORDS = "harbour mayor council bridge winter market school river station museum garden library".split()


def story(number: int, site: str = "paper.example") -> tuple[str, bytes]:
    """Address and page of one story; its box of other stories stands inside the article."""
    title = f"The {WORDS[number % 12]} of {WORDS[number * 5 % 12]} town opens again after {number + 2} years"
    paragraphs = "".join(
        f'<p class="text">In the year {1900 + n * 7 + number} the {WORDS[(n * 3 + number) % 12]} was closed by the '
        f"{WORDS[(n * 5 + number) % 12]}, said the mayor of the town, who had waited for it since long, on Monday.</p>"
        for n in range(7)
    )
    box = '<div class="more"><p class="label">Read on</p><ul>' + "".join(
        f'<li><a href="/{n}">The {WORDS[n]} is closed</a></li>' for n in range(4)
    )
    html = (
        f'<!doctype html><html lang="en"><head><title>{title} - The Paper</title>'
        f'<meta property="og:type" content="article"><meta property="article:published_time" '
        f'content="2026-10-{1 + number % 28:02d}T08:00:00Z"></head><body><nav><a href="/">Home</a></nav>'
        f'<article class="story"><h1>{title}</h1><p class="byline">By Jane Doe</p>{paragraphs}{box}</ul></div>'
        f"</article>"
        f"<footer>Copyright The Paper, all rights reserved</footer></body></html>"
    )
    return f"http://{site}/2026/10/story-{number}-of-the-town.html", html.encode()


def stories(count: int, *sites: str) -> Iterator[tuple[str, bytes]]:
    for number in range(count):
        for site in sites or ("paper.example",):
            yield story(number, site)


def write_warc(path: Path, pages: Iterator[tuple[str, bytes]], *between: bytes) -> Path:
    """A WARC file, with these pieces between the first pages."""
    records = [packed(record(http(body), url=url, date="2026-11-01T00:00:00Z")) for url, body in pages]
    for place, piece in enumerate(between):
        records.insert(2 * place + 1, piece)
    path.write_bytes(b"".join(records))
    return path
