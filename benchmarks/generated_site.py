"""A generated newspaper of any number of pages, as heavy as recorded ones, and a server for it.

Recorded news pages (186 KB in the median of 90, most of it scripts and styles) have 960 elements, 129 links to 79
addresses, and 20 KB of scripts. The pages made here have the same make at a median of 120 KB, in four templates.
``python -m benchmarks.generated_site --pages 50000`` serves until it is terminated; it prints host:port.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from random import Random

MEDIAN_BYTES = 120_000
SPREAD = 0.45
"""Standard deviation of the logarithm of a page's size."""
TEMPLATES = 4
FOLLOWING = 30
"""Articles that a page names; the rest of its links lead to the same sections on every page."""
SECTIONS = 40
SCRIPTS = 0.66
"""Share of the furniture's bytes that are scripts, styles and drawings."""
SENTENCES = 3_000

_WORDS = (
    "harbour council ferry winter island bridge market school theatre budget river teacher captain morning evening "
    "station village railway garden museum doctor engine library festival mayor rain vote minister company coast"
).split()
_SHAPES = (
    ("main", "article", "h1", "p"),
    ("div class='content'", "div class='story-body'", "h1 class='headline'", "p class='par'"),
    ("section id='page'", "div class='entry-content'", "h2 class='title'", "p"),
    ("div id='wrap'", "article class='post'", "h1", "div class='text'"),
)


@lru_cache(1)
def sentences() -> tuple[str, ...]:
    """Sentences without a meaning."""
    random = Random(7)
    made = (" ".join(random.choices(_WORDS, k=random.randint(8, 18))) for _ in range(SENTENCES))
    return tuple(words.capitalize() + "." for words in made)


def path_of(number: int) -> str:
    """The address of an article, from the site's root."""
    return f"/news/2026/{number % 12 + 1:02d}/a-story-about-the-harbour-{number:07d}"


def _filled(pieces: Iterator[str], room: int) -> str:
    """As many of the pieces as it takes to fill so many characters."""
    made, left = [], room
    while left > 0:
        made.append(next(pieces))
        left -= len(made[-1])
    return "".join(made)


@lru_cache(1024)
def furniture(template: int, room: int) -> tuple[str, str, str]:
    """What surrounds every article of a template, in about so many bytes: head, above and below. Sizes come in
    steps of 4 KB, so that few differ."""
    random = Random(template * 1_000_003 + room)
    heavy = int(room * SCRIPTS)
    script = _filled((f'q.push({{"id":{random.randrange(10**9)},"slot":"s{n % 60}"}});' for n in count()), heavy)
    half = len(script) // 2
    links = "".join(
        f'<li class="c-menu__item c-menu__item--{template}"><a class="c-menu__link" data-track="nav|main|{n}" '
        f'href="/section/{n}">{_WORDS[n % len(_WORDS)].title()}</a></li>'
        for n in range(SECTIONS)
    )
    teasers = _filled((
        f'<div class="o-teaser o-teaser--{template} u-mt-{n % 5}"><figure><img class="lazy" alt="" loading="lazy" '
        f'src="/img/{random.randrange(10**6)}.jpg"></figure><h4 class="o-teaser__title"><span class="o-kicker">'
        f"{_WORDS[n % len(_WORDS)]}</span> <b>{random.choice(sentences())[:60]}</b></h4><i class='icon'></i></div>"
        for n in count()
    ), room - len(script) - 2 * len(links))  # fmt: skip
    head = f"<script>window.q=[];{script[:half]}</script>"
    above = f'<header><nav class="c-menu"><ul>{links}</ul></nav></header>'
    below = f'<aside class="o-rail">{teasers}</aside><footer><ul>{links}</ul><script>{script[half:]}</script></footer>'
    return head, above, below


def page(number: int, pages: int) -> bytes:
    """The article of a number: the same bytes each time."""
    random = Random(number)
    outer, inner, head, par = _SHAPES[number % TEMPLATES]
    size = int(MEDIAN_BYTES * math.exp(random.gauss(0, SPREAD)))
    told = sentences()
    text = "".join(
        f"<{par}>{' '.join(random.choices(told, k=random.randint(2, 5)))}</{par.split()[0]}>"
        for _ in range(random.randint(6, 25))
    )
    following = ((number * FOLLOWING + step + FOLLOWING) % pages for step in range(FOLLOWING))
    related = "".join(f'<li><a href="{path_of(n)}">A story about the harbour {n}</a></li>' for n in following)
    before, above, below = furniture(number % TEMPLATES, max(0, size - len(text) - len(related) + 800) // 4096 * 4096)
    title = f"A story about the harbour {number}: {random.choice(told)}"
    date = f"2026-{number % 12 + 1:02d}-{number % 28 + 1:02d}T08:00:00Z"
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title} | Long</title>'
        f'<meta property="og:type" content="article"><meta property="og:title" content="{title}">'
        f'<meta property="article:published_time" content="{date}"><script type="application/ld+json">'
        f'{{"@context":"https://schema.org","@type":"NewsArticle","headline":"{title}","datePublished":"{date}",'
        f'"author":{{"@type":"Person","name":"Ada Quill"}}}}</script>{before}</head><body>{above}'
        f"<{outer}><{inner}><{head}>{title}</{head.split()[0]}>{text}</{inner.split()[0]}></{outer.split()[0]}>"
        f"<section class='related'><ul>{related}</ul></section>{below}</body></html>"
    ).encode()


def listing(first: int, pages: int) -> bytes:
    """A front or section page: forty articles."""
    numbers = ((first + step) % pages for step in range(40))
    links = "".join(f'<li><a href="{path_of(n)}">A story about the harbour {n}</a></li>' for n in numbers)
    return f"<!DOCTYPE html><html><head><title>Long</title></head><body><ul>{links}</ul></body></html>".encode()


def body_at(path: str, pages: int) -> bytes | None:
    """The page at a path; None where there is none."""
    if path == "/":
        return listing(0, pages)
    last = path.rpartition("/")[2]
    if path.startswith("/section/") and last.isdigit() and int(last) < SECTIONS:
        return listing(int(last) * 40, pages)
    number = last[-7:]
    if path.startswith("/news/") and number.isdigit() and int(number) < pages and path == path_of(int(number)):
        return page(int(number), pages)
    return None


class _Connection(asyncio.Protocol):
    """HTTP/1.1, GET only: a server that costs little beside the crawl that it serves."""

    def __init__(self, pages: int) -> None:
        self._pages, self._read = pages, b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._read += data
        while b"\r\n\r\n" in self._read:
            head, _, self._read = self._read.partition(b"\r\n\r\n")
            words = head.split(b" ", 2)
            body = body_at(words[1].decode("latin-1"), self._pages) if len(words) == 3 else None
            status = b"200 OK" if body is not None else b"404 Not Found"
            length = b"%d" % len(body or b"")
            self._transport.write(
                b"HTTP/1.1 " + status + b"\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: " + length
                + b"\r\n\r\n" + (body or b"")
            )  # fmt: skip


async def serve(pages: int) -> None:
    """Serve on a free loopback port until cancelled; prints host:port."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: _Connection(pages), "127.0.0.1", 0)
    print(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until terminated."""
    parser = argparse.ArgumentParser(prog="benchmarks.generated_site", description=__doc__.partition("\n")[0])
    parser.add_argument("--pages", type=int, default=50_000)
    asyncio.run(serve(parser.parse_args(arguments).pages))
    return 0


if __name__ == "__main__":
    sys.exit(main())
