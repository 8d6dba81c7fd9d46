"""Refusals met with patience: what is asked for again, after how long, and when a crawl gives up."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from scrapy.http import Request, Response
from scrapy.utils.test import get_crawler

from crawler.middlewares.back_off import LONGEST_ASKED, BackOffMiddleware, retry_after
from tests.crawler.spiders.crawls import ROOT, crawl, environment, scrapy

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("120", 120), (" 0 ", 0), ("Sat, 21 Nov 2026 12:02:00 GMT", 120), ("Sat, 21 Nov 2026 11:00:00 GMT", 0),
        ("soon", None), ("", None), ("-5", None), ("99999999999999", LONGEST_ASKED), ("١٢", None),
        ("Thu, 31 Dec 2099 23:59:59 GMT", LONGEST_ASKED),
    ],
)  # fmt: skip
def test_the_time_that_a_server_names(header: str, seconds: int | None) -> None:
    response = Response("http://a.example/", status=429, headers={"Retry-After": header.encode()})
    assert retry_after(response, NOON) == seconds


async def test_a_wait_is_as_long_as_the_longest_that_was_asked_for_before_its_end() -> None:
    downloader = SimpleNamespace(get_slot_key=lambda request: "site", slots={}, per_slot_settings={})
    crawler: Any = get_crawler(settings_dict={"BROADSHEET_BACK_OFF_LONGEST": 5})
    crawler.engine = SimpleNamespace(downloader=downloader)
    middleware, request = BackOffMiddleware(crawler), Request("http://a.example/")

    async def refuse(seconds: str) -> None:
        response = Response(request.url, status=429, headers={"Retry-After": seconds})
        assert isinstance(await middleware.process_response(request, response), Request)

    started = time.monotonic()
    await refuse("1")
    waiting = asyncio.ensure_future(middleware.process_request(request))
    await asyncio.sleep(0)  # it looks, and waits
    await refuse("2")
    await refuse("1")
    await waiting
    assert time.monotonic() - started > 1.9


class Site:
    """Ten pages linked from the front; refuses as often and as long as it is told."""

    def __init__(self, refusals: int, header: str | None, status: int = 429) -> None:
        self.refusals, self.header, self.status = refusals, header, status
        self.asked: list[tuple[float, str]] = []
        self.left: Counter[str] = Counter()

    def refuses(self, path: str) -> bool:
        if path in ("/", "/robots.txt") or not path.startswith("/news/"):
            return False
        self.left[path] += 1
        return self.left[path] <= self.refusals


@contextmanager
def served(site: Site) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            site.asked.append((time.monotonic(), self.path))
            links = "".join(f'<a href="/news/2026/11/{n:02d}/a-story-of-some-length">Story</a>' for n in range(1, 11))
            body = f"<html><body>{links}</body></html>".encode()
            known = self.path == "/" or self.path.startswith("/news/")
            refused = site.refuses(self.path)
            self.send_response(site.status if refused else 200 if known else 404)
            if refused and site.header is not None:
                self.send_header("Retry-After", site.header)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


FAST = {"AUTOTHROTTLE_MAX_DELAY": 0.05}


@pytest.mark.parametrize("status", [429, 503])
def test_a_page_is_asked_for_again_after_the_time_that_the_site_names(status: int) -> None:
    site = Site(1, "1", status)
    with served(site) as domain:
        done = crawl({**FAST}, domain=domain, allow="/0[12]/", max_pages="2")
    assert len(done.items) == 2 and done.stats["broadsheet/back_off"] == 2
    assert "broadsheet/blocked" not in done.stats
    times = [at for at, path in site.asked if path.startswith("/news/")]
    assert times[1] - times[0] >= 0.99


def test_a_site_that_wants_to_be_left_alone_is(tmp_path: Path) -> None:
    site = Site(99, "7200")
    settings = {
        **FAST, "BROADSHEET_MAX_REFUSALS": 3, "BROADSHEET_STATE_ENABLED": True, "BROADSHEET_STATE_DIR": str(tmp_path),
        "BROADSHEET_OUTPUTS": str(tmp_path),
    }  # fmt: skip
    with served(site) as domain:
        first = crawl(settings, domain=domain)
        asked = len(site.asked)
        second = crawl(settings, domain=domain)
        assert (first.exit, second.exit) == (4, 4) and first.stats["finish_reason"] == "blocked"
        assert first.stats["broadsheet/blocked"] == 3
        assert len(site.asked) == asked and "stay away until" in second.stderr
        clock = "tests.crawler.middlewares.test_back_off.tomorrow"
        later = crawl({**settings, "BROADSHEET_CLOCK": clock}, domain=domain)
    assert later.exit == 4 and len(site.asked) > asked


def test_an_interrupt_waits_for_no_page_that_the_site_wants_to_give_later(tmp_path: Path) -> None:
    """What was held back comes with the next crawl, and nothing failed."""
    site = Site(1, "60")
    named = {"STATE_DIR": tmp_path, "OUTPUTS": tmp_path, "HISTORY": tmp_path / "history", "DUPLICATES": "keep"}
    options = ["-s", "LOG_LEVEL=INFO", *(f"-sBROADSHEET_{name}={value}" for name, value in named.items())]
    with served(site) as domain:
        words = [sys.executable, "-m", "scrapy", "crawl", "news", "-a", f"domain={domain}", *options]
        process = subprocess.Popen(words, cwd=ROOT, stderr=subprocess.PIPE, text=True, env=environment())
        assert process.stderr is not None
        while "asks for patience" not in (line := process.stderr.readline()):
            assert line, "the crawl ended before it was refused"
        time.sleep(1.5)  # by now the page was taken up again, and waits
        process.send_signal(signal.SIGINT)
        interrupted = time.monotonic()
        _, err = process.communicate(timeout=90)
        assert time.monotonic() - interrupted < 30 and "Traceback" not in err
        assert "http_error" not in err and "(shutdown)" in err
        site.refusals = 0
        again = scrapy("crawl", "news", "-a", f"domain={domain}", *options)
    assert again.returncode == 0 and len({path for _, path in site.asked if path.startswith("/news/")}) == 10


def tomorrow() -> float:
    return time.time() + 86_400


def test_refusals_slow_the_crawl_down() -> None:
    site = Site(1, "0")
    with served(site) as domain:
        done = crawl({"AUTOTHROTTLE_MAX_DELAY": 0.3}, domain=domain, max_pages="3")
    assert len(done.items) == 3
    times = [at for at, path in site.asked if path.startswith("/news/")]
    assert all(after - before >= 0.25 for before, after in zip(times[1:], times[2:]))  # noqa: RUF007
