"""One page: fetched through the crawler's whole downloader (robots.txt, proxies, size limits and verdicts included),
or read from a file; as it came, or as a browser shows it."""

from __future__ import annotations

import gzip
import io
import re
import sys
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from scrapy import Request, Spider
from scrapy.exceptions import UsageError
from scrapy.http import Response

from crawler.archive.captures import Skipped
from crawler.archive.pages import page_named
from crawler.discovery.addresses import DEFAULT_PORTS, ascii_host
from crawler.discovery.responses import is_html, why_not_html
from crawler.pages import page_of
from crawler.rendering import RENDERED
from crawler.rendering.escalation import rendered
from crawler.rendering.handler import unavailable
from crawler.rendering.offline import render_offline
from crawler.rendering.visit import RenderingFailed
from crawler.verdicts import Verdict, judge_failure
from extractors import MAX_BYTES, Page, rendered_page

if TYPE_CHECKING:
    from scrapy.crawler import CrawlerProcessBase
    from scrapy.settings import BaseSettings
    from twisted.python.failure import Failure


GZIP, WARC = b"\x1f\x8b", b"WARC/"
OTHER_FILES = {
    b"%PDF-": "a PDF file",
    b"\x89PNG\r": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"GIF8": "a picture",
    b"PK\x03\x04": "a ZIP file: unpack it first",
    b"\xfd7zXZ": "packed by xz: unpack it first",
    b"BZh": "packed by bzip2: unpack it first",
    b"7z\xbc\xaf": "packed by 7-Zip: unpack it first",
    b"Rar!": "packed by RAR: unpack it first",
    b"{\\rtf": "a text of a word processor (RTF)",
    b"\xd0\xcf\x11\xe0": "a document of an older Microsoft Office",
    b"bplist": "a web archive of Safari: save the page as HTML",
    b"\x28\xb5\x2f\xfd": "packed by zstd: unpack it first",
    GZIP: "packed by gzip twice, or damaged: unpack it first",
    WARC: "a WARC file: name it and, with --url, the page of it that is meant; scrapy reextract --warc reads all",
}
"""What people save and name beside pages, by its first bytes."""
_MIME = re.compile(rb"\s*(?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?MIME-Version:", re.IGNORECASE)
"""A mail's header, which a page saved as a single file (MHTML) has too, whatever its first line is."""
_BEGINS = 4_000


@dataclass(frozen=True, slots=True)
class NotFetched:
    """Why there is no page: a verdict of the download, and its detail."""

    verdict: str
    detail: str


@dataclass(frozen=True, slots=True)
class Fetched:
    """A page. `picture`: as a browser showed it (JPEG); `problem`: why it is as it came although a browser was asked
    for."""

    page: Page
    picture: bytes | None = None
    problem: str = ""


class SinglePageSpider(Spider):
    """Fetches one address and keeps what came; not in the project's list of spiders."""

    name = "page"

    def __init__(self, url: str, render: bool = False, picture: bool = False, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.url = url
        self.render, self.picture = render, picture
        parts = urlsplit(url)
        # the host that the user named may lie in a private network
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
        self.asked_hosts = frozenset({f"{ascii_host(parts.hostname or '')}:{port}"})
        self.outcome: Fetched | NotFetched = NotFetched("http_error", "nothing was fetched")

    async def start(self) -> AsyncIterator[Request]:
        yield Request(self.url, self.parse, errback=self.failed, dont_filter=True)

    async def parse(self, response: Response, **kwargs: Any) -> None:
        if not is_html(response):
            self.outcome = NotFetched(Verdict.NOT_HTML, why_not_html(response))
            return
        if kind := _other_kind(response.body):
            self.outcome = NotFetched(Verdict.NOT_HTML, f"this is {kind}")
            return
        self.outcome = Fetched(page_of(response))
        if self.render:
            try:
                shown = await rendered(self.crawler, response, picture=self.picture)
            except Exception as error:  # whatever it is, the page is there
                self.outcome = Fetched(self.outcome.page, problem=str(error) or type(error).__name__)
            else:
                assert shown.request is not None
                self.outcome = Fetched(page_of(shown), shown.request.meta[RENDERED].picture)

    def failed(self, failure: Failure) -> None:
        assert failure.value is not None
        request: Request = failure.request  # type: ignore[attr-defined]
        verdict, detail = judge_failure(failure.value, request.meta.get("proxy"))
        self.outcome = NotFetched(str(verdict), detail)


def get_page(
    process: CrawlerProcessBase, settings: BaseSettings, source: str, url: str = "",
    *, render: bool = False, picture: bool = False,
) -> Fetched | NotFetched:  # fmt: skip
    """The page of an address, a file or, by `-`, standard input; `url` is the address of one that is not fetched.

    With `render` as a browser shows it: what it loads is fetched for an address only, and with `picture` a picture of
    it is made. Raises UsageError for a file that cannot be read, for a broken address, and for rendering where there
    is no browser.
    """
    problem = unavailable(settings) if render else None
    if problem is not None:
        raise UsageError(f"--render {problem}")
    if _is_address(source):
        if url:
            raise UsageError(f"--url is the address of a file or of standard input; {source} is one itself")
        return fetch_page(process, source, render=render, picture=picture)
    if url and not _is_address(url):
        raise UsageError(f"--url {url}: an address begins with http:// or https://")
    page = _read(source, url, settings)
    if isinstance(page, NotFetched):
        return page
    if kind := _other_kind(page.body):
        return NotFetched(Verdict.NOT_HTML, f"this is {kind}")
    if not render:
        return Fetched(page)
    try:
        shown = render_offline(page, settings, picture=picture)
    except RenderingFailed as error:
        return Fetched(page, problem=str(error))
    return Fetched(rendered_page(page, shown.html, shown.rows), shown.picture)


def _other_kind(body: bytes) -> str:
    """What a file is that is no page; empty for what may be one."""
    if _MIME.match(body[:_BEGINS]):
        return "a page with its pictures in one file (MHTML), or a mail: save the page as HTML"
    return next((kind for start, kind in OTHER_FILES.items() if body.startswith(start)), "")


def _is_address(source: str) -> bool:
    """Whether a source is to be fetched, and is no file. Raises UsageError for an address that cannot be."""
    scheme, mark, _ = source.partition("://")
    if not mark or scheme.lower() not in ("http", "https", "file"):
        return False
    try:
        parts = urlsplit(source)
        host, _ = ascii_host(parts.hostname or ""), parts.port
        Request(source)
    except ValueError as error:
        raise UsageError(f"{source} is no address: {error}") from None
    if not host and parts.scheme != "file":
        raise UsageError(f"{source} is no address: it names no host")
    return True


def _read(source: str, url: str, settings: BaseSettings) -> Page | NotFetched:
    """The page in a file, packed by gzip or not; of a WARC file the one with this address."""
    try:
        if source == "-":
            if sys.stdin is None:
                raise UsageError("standard input is closed")
            body = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(source).open("rb") as file:
                body = file.read(MAX_BYTES + 1)
        body = _unpacked(body)
        if not body.startswith(WARC) or source == "-" or not url:
            return Page.from_html(body, url)
        response = page_named(Path(source), url, settings.getint("DOWNLOAD_MAXSIZE") or MAX_BYTES)
    except OSError as error:
        hint = "; an address begins with http:// or https://" if isinstance(error, FileNotFoundError) else ""
        raise UsageError(f"{source}: {error.strerror or error}{hint}") from None
    if response is None:
        return NotFetched(Verdict.NOT_HTML, f"this WARC file holds no page with the address {url}")
    if isinstance(response, Skipped):
        why = f"{response.reason.replace('_', ' ')} ({response.detail})"
        return NotFetched(response.reason, f"what this WARC file holds of {url} is no page: {why}")
    return page_of(response)


def _unpacked(body: bytes) -> bytes:
    """What gzip has packed; as it is, where it cannot be unpacked. Of a WARC file the beginning is enough."""
    if not body.startswith(GZIP):
        return body
    with gzip.open(io.BytesIO(body)) as file:
        try:
            begin = file.read(len(WARC))
            return begin if begin == WARC else begin + file.read(MAX_BYTES + 1 - len(begin))
        except (OSError, EOFError, zlib.error):
            return body


def fetch_page(
    process: CrawlerProcessBase, url: str, *, render: bool = False, picture: bool = False
) -> Fetched | NotFetched:
    """Fetch one page with a crawler process that has not started yet; returns when the process has ended."""
    crawler = process.create_crawler(SinglePageSpider)
    process.crawl(crawler, url=url, render=render, picture=picture)
    process.start()
    spider = crawler.spider
    return (
        spider.outcome
        if isinstance(spider, SinglePageSpider)
        else NotFetched("http_error", "the crawl did not start")
    )
