"""A long crawl of a generated site: memory, CPU a page beside a bare Scrapy spider, size of the state, start-up.

``python -m benchmarks.endurance --pages 50000`` serves a site of so many pages of recorded size (median 120 KB, several
templates), crawls it once to learn and once more with warm wrappers (its state forgotten), and crawls it with a
spider that only yields the page. ``--seen 5000000`` makes a state of so many pages and opens it.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random

from crawler.state import Found, Role, SiteState, Visit

MEDIAN_BYTES = 120_000
SPREAD = 0.45
"""Standard deviation of the logarithm of a page's size."""
TEMPLATES = 4
LINKS = 30
"""Articles that a page names."""
SAMPLE_SECONDS = 1.0

_WORDS = (
    "harbour council ferry winter island bridge market school theatre budget river council teacher captain "
    "morning evening station village railway garden museum doctor engine library festival"
).split()
_SHAPES = (
    ("main", "article", "h1", "p"),
    ("div class='content'", "div class='story-body'", "h1 class='headline'", "p class='par'"),
    ("section id='page'", "div class='entry-content'", "h2 class='title'", "p"),
    ("div id='wrap'", "article class='post'", "h1", "div class='text'"),
)


class GeneratedSite:
    """Pages by number: the same bytes for the same number."""

    def __init__(self, pages: int) -> None:
        self.pages = pages

    def path(self, number: int) -> str:
        return f"/news/2026/{number % 12 + 1:02d}/a-story-about-the-harbour-{number:07d}"

    def body(self, path: str) -> bytes | None:
        """The page, feed or list at a path; None where there is none."""
        if path == "/":
            return self._front()
        if path.startswith("/news/") and path[-7:].isdigit() and int(path[-7:]) < self.pages:
            return page(int(path[-7:]), self.pages)
        return None

    def _front(self) -> bytes:
        links = "".join(f'<li><a href="{self.path(n)}">A story about the harbour {n}</a></li>' for n in range(40))
        return f"<!DOCTYPE html><html><head><title>Long</title></head><body><ul>{links}</ul></body></html>".encode()


def sentence(random: Random) -> str:
    """A sentence without a meaning."""
    words = random.choices(_WORDS, k=random.randint(8, 18))
    return " ".join(words).capitalize() + "."


@lru_cache(8)
def furniture(template: int, size: int) -> str:
    """What surrounds every article of a template: menus, teasers, scripts; about so many bytes."""
    random, parts, length = Random(template), [], 0
    while length < size:
        words = random.choices(_WORDS, k=8)
        links = "".join(f'<li class="c-{template}-item"><a href="/tag/{w}">{w}</a></li>' for w in words)
        part = (
            f'<div class="block b{random.randrange(40)}"><h4>{sentence(random)}</h4><ul>{links}</ul>'
            f"<script>window.q=window.q||[];q.push({{\"id\":{random.randrange(10**9)}}});</script></div>\n"
        )
        parts.append(part)
        length += len(part)
    return "".join(parts)


def page(number: int, pages: int) -> bytes:
    """The article of a number, in one of the templates, of about the size that real pages have."""
    random = Random(number)
    outer, inner, head, par = _SHAPES[number % TEMPLATES]
    size = int(MEDIAN_BYTES * math.exp(random.gauss(0, SPREAD)))
    text = "".join(
        f"<{par}>{' '.join(sentence(random) for _ in range(random.randint(2, 5)))}</{par.split()[0]}>"
        for _ in range(random.randint(6, 25))
    )
    following = ((number * LINKS + step + 40) % pages for step in range(LINKS))
    site = GeneratedSite(pages)
    links = "".join(f'<li><a href="{site.path(n)}">A story about the harbour {n}</a></li>' for n in following)
    rest = furniture(number % TEMPLATES, 600_000)[: max(0, size - len(text) - len(links) - 900)]
    rest = rest[: rest.rfind("</div>\n") + 7] if "</div>\n" in rest else ""
    title = f"A story about the harbour {number}: {sentence(random)}"
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title} | Long</title>'
        f'<meta property="og:type" content="article"><meta property="article:published_time" '
        f'content="2026-{number % 12 + 1:02d}-01T08:00:00Z"></head><body><nav>{rest[: len(rest) // 3]}</nav>'
        f"<{outer}><{inner}><{head}>{title}</{head.split()[0]}>{text}</{inner.split()[0]}></{outer.split()[0]}>"
        f"<aside>{rest[len(rest) // 3 :]}</aside><footer><ul>{links}</ul></footer></body></html>"
    ).encode()


@contextmanager
def served(pages: int) -> Iterator[str]:
    """Serve the site from a process of its own; gives its host:port."""
    command = [sys.executable, "-m", "benchmarks.endurance", "--serve", "--pages", str(pages)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()


def serve(pages: int) -> None:
    """Serve until terminated; prints host:port."""
    site = GeneratedSite(pages)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_GET(self) -> None:
            body = site.body(self.path)
            head = "200 OK" if body is not None else "404 Not Found"
            body = body or b""
            self.wfile.write(
                f"HTTP/1.1 {head}\r\nContent-Type: text/html; charset=utf-8\r\n"
                f"Content-Length: {len(body)}\r\n\r\n".encode() + body
            )

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(f"127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()


_BARE = """
import scrapy, sys
class Bare(scrapy.Spider):
    name = "bare"
    custom_settings = {"LOG_LEVEL": "WARNING", "CONCURRENT_REQUESTS_PER_DOMAIN": 1, "COOKIES_ENABLED": False,
                       "TELNETCONSOLE_ENABLED": False, "DOWNLOAD_DELAY": 0, "ROBOTSTXT_OBEY": False}
    async def start(self):
        yield scrapy.Request(sys.argv[1])
    def parse(self, response):
        if "/news/" in response.url:
            yield {"url": response.url, "body": response.text}
        for link in response.css("a::attr(href)").getall():
            if "/news/" in link:
                yield response.follow(link, self.parse)
from scrapy.crawler import AsyncCrawlerProcess
process = AsyncCrawlerProcess({})
process.crawl(Bare)
process.start()
"""


class Measured:
    """A process that is watched while it runs: CPU seconds, wall seconds, resident bytes."""

    def __init__(self, command: Sequence[str], count: Path | None = None) -> None:
        environment = {k: v for k, v in os.environ.items() if not k.lower().endswith("_proxy")}
        start = time.monotonic()
        self.memory: list[tuple[int, int]] = []
        """(lines written so far, resident bytes)."""
        process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        watcher = threading.Thread(target=self._watch, args=(process, count), daemon=True)
        watcher.start()
        _, self.status, usage = os.wait4(process.pid, 0)
        process.returncode = self.status
        self.wall = time.monotonic() - start
        self.cpu = usage.ru_utime + usage.ru_stime
        watcher.join(SAMPLE_SECONDS * 2)

    def _watch(self, process: subprocess.Popen[bytes], count: Path | None) -> None:
        pages, read = 0, 0
        page_bytes = os.sysconf("SC_PAGE_SIZE")
        while process.returncode is None:
            time.sleep(SAMPLE_SECONDS)
            try:
                resident = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * page_bytes
            except (OSError, IndexError):
                return
            for path in count.glob("*/*.jsonl") if count is not None else ():
                with path.open("rb") as file:
                    file.seek(read)
                    new = file.read()
                pages, read = pages + new.count(b"\n"), read + len(new)
            self.memory.append((pages, resident))


def crawl(domain: str, folder: Path, run: str) -> Measured:
    """One crawl of the site by this project, with a state of its own and shared wrappers."""
    settings = {
        "BROADSHEET_OUTPUTS": folder / run, "BROADSHEET_STATE_DIR": folder / f"{run}-state",
        "BROADSHEET_WRAPPER_DB": folder / "wrappers.sqlite", "BROADSHEET_PROGRESS_ENABLED": 0,
        "BROADSHEET_MAX_PAGES": 0, "BROADSHEET_DUPLICATES": "keep",
    }  # fmt: skip
    command = [sys.executable, "-m", "scrapy", "crawl", "news", "-a", f"domain={domain}", "-a", "max_articles=0"]
    for name, value in settings.items():
        command += ["-s", f"{name}={value}"]
    return Measured(command, folder / run)


def crawls(pages: int, folder: Path) -> dict[str, object]:
    """The figures of a cold crawl, a warm one and a bare one."""
    sizes = [len(page(number, pages)) for number in range(0, min(pages, 400))]
    with served(pages) as domain:
        crawl(domain, folder, "cold") if pages <= 2000 else crawl_some(domain, folder)
        warm = crawl(domain, folder, "warm")
        bare = Measured([sys.executable, "-c", _BARE, f"http://{domain}/"])
    lines = sum(path.read_bytes().count(b"\n") for path in (folder / "warm").glob("*/*.jsonl"))
    [state] = (folder / "warm-state").glob("*.sqlite")
    early = [bytes_ for done, bytes_ in warm.memory if pages // 10 <= done]
    return {
        "pages": pages, "median KB": round(statistics.median(sizes) / 1000), "articles": lines,
        "CPU ms a page": round(1000 * warm.cpu / max(1, lines), 2),
        "bare CPU ms a page": round(1000 * bare.cpu / pages, 2),
        "pages a second": round(lines / warm.wall, 1), "bare pages a second": round(pages / bare.wall, 1),
        "share of bare throughput by CPU": round(bare.cpu / pages / (warm.cpu / max(1, lines)), 3),
        "share of bare throughput by wall": round((lines / warm.wall) / (pages / bare.wall), 3),
        "MB at a tenth": round(early[0] / 1e6) if early else None,
        "MB at the end": round(early[-1] / 1e6) if early else None,
        "state bytes a page": round(state.stat().st_size / max(1, lines)),
    }  # fmt: skip


def crawl_some(domain: str, folder: Path) -> None:
    """Learn the site's wrappers from some hundred pages."""
    subprocess.run(
        [sys.executable, "-m", "scrapy", "crawl", "news", "-a", f"domain={domain}", "-a", "max_articles=300",
         "-s", f"BROADSHEET_OUTPUTS={folder / 'cold'}", "-s", f"BROADSHEET_STATE_DIR={folder / 'cold-state'}",
         "-s", f"BROADSHEET_WRAPPER_DB={folder / 'wrappers.sqlite'}", "-s", "BROADSHEET_PROGRESS_ENABLED=0",
         "-s", "BROADSHEET_DUPLICATES=keep"],
        check=False, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def start_up(seen: int, folder: Path) -> dict[str, object]:
    """How long a state of so many pages takes to make, to open, and to be asked."""
    path = folder / "many.sqlite"
    state = SiteState.open(path)
    start = time.process_time()
    for first in range(0, seen, 10_000):
        with state.transaction():
            for number in range(first, min(seen, first + 10_000)):
                state.visit(
                    Visit(f"https://example.com/news/2026/a-story-about-the-harbour-{number:07d}", Role.PAGE,
                          Found.ARTICLE, article=f"{number:032x}", etag='"0123456789abcdef"', fresh=True)
                )  # fmt: skip
    made = time.process_time() - start
    state.close()
    start = time.monotonic()
    state = SiteState.open(path)
    known = state.count("pages")
    due = len(state.pages.due(state.now(), 1000))
    opened = time.monotonic() - start
    start = time.monotonic()
    for number in range(0, seen, max(1, seen // 20_000)):
        assert state.seen_at(f"https://example.com/news/2026/a-story-about-the-harbour-{number:07d}") is not None
    asked = time.monotonic() - start
    state.close()
    return {
        "seen": known, "due": due, "open s": round(opened, 3), "microseconds a look-up": round(asked / 20_000 * 1e6, 1),
        "microseconds a visit": round(made / seen * 1e6, 1), "bytes a page": round(path.stat().st_size / seen),
    }  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures as JSON, one object a line."""
    parser = argparse.ArgumentParser(prog="benchmarks.endurance", description=__doc__.partition("\n")[0])
    parser.add_argument("--pages", type=int, default=50_000)
    parser.add_argument("--seen", type=int, default=0, help="also make and open a state of so many pages")
    parser.add_argument("--folder", type=Path, help="where to work (default: a temporary folder, removed)")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.serve:
        serve(options.pages)
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        if options.pages:
            print(json.dumps(crawls(options.pages, folder)), flush=True)
        if options.seen:
            print(json.dumps(start_up(options.seen, folder)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
