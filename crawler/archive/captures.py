"""Captures: the pages in WARC files, from an archive of ours or from anybody's, as responses of a crawl."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from scrapy import Request
from scrapy.http import Headers, Response
from scrapy.responsetypes import responsetypes
from warcio.bufferedreaders import ChunkedDataReader

from crawler.archive.facts import DEPTH, FURTHER_OF, PRIOR, RENDERED_BY, VIA
from crawler.archive.frames import BROKEN
from crawler.archive.records import Place, Record, read_records
from crawler.discovery.responses import is_html, why_not_html
from crawler.discovery.xml import sniff
from crawler.middlewares.compression import CompressionMiddleware
from crawler.moments import moment_of
from crawler.pages import FETCHED_AT
from crawler.rendering.visit import Rendered
from crawler.verdicts import Refused, Verdict

if TYPE_CHECKING:
    from crawler.items import Via

logger = logging.getLogger(__name__)

_STATUS_LINE = re.compile(rb"HTTP/\d(?:\.\d)?[ \t]+(\d{3})(?:[ \t][^\r\n]*)?\r?\n")
_HEAD_END = re.compile(rb"\r?\n\r?\n")
_HTML = ("text/html", "application/xhtml")
_UNCLEAR = ("", "text/plain", "application/octet-stream", "unknown")
_VIAS = frozenset({"feed", "sitemap", "section", "start", "link"})

REVISIT = "revisit"
"""A record that says a page is the same as in an earlier record, which holds it."""
NO_PAGE = "no_page"
"""A record of something else than an HTTP exchange: a name look-up, a screenshot, a page without address."""
FURTHER_PAGE = "further_page"
"""A further page of an article whose first page does not stand before it."""
MOST_FURTHER = 99
"""Further pages of an article, and"""
MOST_FURTHER_BYTES = 64 << 20
"""the bytes of all of them, that are taken together."""


@dataclass(frozen=True, slots=True)
class Capture:
    """One page of an archive, as it stands there. `facts` are what our own crawls noted beside it, `rendered` is what
    a browser made of it, `further` are the other pages of its article (`with_further_pages`)."""

    record: Record
    facts: Mapping[str, str] = field(default_factory=dict)
    rendered: Rendered | None = None
    further: tuple[Capture, ...] = ()

    @property
    def size(self) -> int:
        """Bytes, about."""
        own = len(self.record.block) + (len(self.rendered.html) if self.rendered is not None else 0)
        return own + sum(one.size for one in self.further)

    @property
    def last_place(self) -> Place:
        """Where the last of its pages stands."""
        return self.further[-1].record.place if self.further else self.record.place

    @property
    def prior(self) -> float:
        """Log-odds of an article by what was known of the page beside its content; 0 in archives of others."""
        try:
            prior = float(self.facts.get(PRIOR, 0))
        except ValueError:
            return 0.0
        return prior if abs(prior) < 1e6 else 0.0

    @property
    def via(self) -> Via | None:
        """What named the page to the crawl; None where nobody knows."""
        via = self.facts.get(VIA, "")
        return via if via in _VIAS else None  # type: ignore[return-value]

    @property
    def depth(self) -> int:
        """Links from the front page, as far as known."""
        depth = self.facts.get(DEPTH, "")
        return int(depth) if depth.isascii() and depth.isdigit() and len(depth) < 6 else 0

    @property
    def at(self) -> datetime | None:
        """When it was fetched, at the beginning of a year or month that is all that stands there (WARC 1.1); None for a
        date that is none."""
        date = self.record.headers.get("warc-date", "")
        return moment_of(date) or moment_of(f"{date}-01") or moment_of(f"{date}-01-01")


@dataclass(frozen=True, slots=True)
class Skipped:
    """Why a record gives no page: a verdict, and its detail."""

    reason: str
    detail: str = ""


def captures(path: Path, start: Place | None = None, *, fast: bool | None = None) -> Iterator[Capture]:
    """The pages of a WARC file from a place on, in order; broken records and revisits are among them.

    What follows a page's record and belongs to it goes with it. Raises as `read_records` does.
    """
    held: _Held | None = None
    for record in read_records(path, start, fast=fast):
        if record.type in ("metadata", "conversion") and not record.trouble:
            if held is not None:
                held.take(record)
            continue
        if held is not None:
            yield held.capture()
        held = _Held(record)
    if held is not None:
        yield held.capture()


def capture_at(path: Path, place: Place) -> Capture | None:
    """The page whose record stands there, by itself; None where none can be read."""
    try:
        capture = next(captures(path, place, fast=False), None)
    except (OSError, ValueError) as error:
        logger.debug("%s has no page at %d: %s", path, place.offset, error)
        return None
    return capture if capture is not None and capture.record.place == place and not capture.record.trouble else None


def with_further_pages(found: Iterable[Capture]) -> Iterator[Capture]:
    """The same, with the further pages of an article, which our crawls write right behind its first, taken in there."""
    held: Capture | None = None
    further: list[Capture] = []
    size = 0
    for capture in found:
        size += capture.size
        if (
            held is not None
            and capture.facts.get(FURTHER_OF) == held.record.url
            and not capture.record.trouble
            and len(further) < MOST_FURTHER
            and size <= MOST_FURTHER_BYTES
        ):
            further.append(capture)
            continue
        if held is not None:
            yield replace(held, further=tuple(further)) if further else held
        held, further, size = capture, [], 0
    if held is not None:
        yield replace(held, further=tuple(further)) if further else held


class _Held:
    """A page's record, and what belongs to it of the records behind it."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._id = record.headers.get("warc-record-id", "")
        self._facts: dict[str, str] = {}
        self._shown: Record | None = None
        self._boxes: Record | None = None

    def take(self, record: Record) -> None:
        """Look at a `metadata` or `conversion` record; what is not this page's is left."""
        kind = record.headers.get("content-type", "").lower()
        of = record.headers.get("warc-refers-to")
        if record.type == "conversion":
            if self._shown is None and of == self._id and kind.startswith(_HTML):
                self._shown = record
        elif record.headers.get("warc-concurrent-to") == self._id:
            self._facts.update(_fields(record.block))
        elif self._shown is not None and of == self._shown.headers.get("warc-record-id") and "json" in kind:
            self._boxes = record

    def capture(self) -> Capture:
        browser = self._facts.get(RENDERED_BY)
        if browser is None or self._shown is None or self._boxes is None:
            return Capture(self._record, self._facts)
        try:
            rows = json.loads(self._boxes.block)
        except (ValueError, RecursionError):
            return Capture(self._record, self._facts)
        html = self._shown.block.decode("utf-8", "replace")
        return Capture(self._record, self._facts, Rendered(html, rows if isinstance(rows, list) else [], browser))


def _fields(block: bytes) -> dict[str, str]:
    pairs = (line.partition(":") for line in block[:4096].decode("utf-8", "replace").splitlines())
    return {name.strip(): value.strip() for name, colon, value in pairs if colon}


def why_skipped(record: Record) -> Skipped | None:
    """Why a record gives no page, by its headers alone; None if it may give one."""
    if record.trouble:
        return Skipped(record.trouble, record.type)
    if record.type == "revisit":
        return Skipped(REVISIT)
    if not record.url.startswith(("http://", "https://")):
        return Skipped(NO_PAGE, "no address of the web")
    if record.type == "resource":
        kind = record.headers.get("content-type", "").lower()
        return None if kind.startswith(_HTML) else Skipped(str(Verdict.NOT_HTML), kind)
    line = _STATUS_LINE.match(record.block, 0, 4096)
    if line is None:
        return Skipped(NO_PAGE, "no HTTP response")
    if not line.group(1).startswith(b"2"):
        return Skipped(str(Verdict.HTTP_ERROR), f"HTTP {int(line.group(1))}")
    kind = _declared_type(record.block)
    if not kind.startswith(_HTML) and kind not in _UNCLEAR:
        return Skipped(str(Verdict.NOT_HTML), kind)
    return None


def _declared_type(block: bytes) -> str:
    end = _HEAD_END.search(block, 0, 1 << 16)
    head = block[: end.start()] if end else b""
    found = re.search(rb"^content-type[ \t]*:[ \t]*([^;\r\n]*)", head, re.I | re.M)
    return found.group(1).strip().lower().decode("latin-1") if found else ""


def response_of(capture: Capture, max_bytes: int) -> Response | Skipped:
    """The response as a crawl would have got it: joined, decompressed within bounds, of Scrapy's class for it."""
    record = capture.record
    skipped = why_skipped(record)
    if skipped is not None:
        return skipped
    try:
        request = Request(record.url, meta={FETCHED_AT: capture.at} if capture.at else {})
        made = _resource(record) if record.type == "resource" else _response(record)
    except ValueError as error:
        return Skipped(NO_PAGE, str(error))
    if RENDERED_BY in capture.facts and capture.rendered is None:
        return Skipped(BROKEN, "rendering")
    made.request = request
    packed = made.headers.get("Content-Encoding")
    try:
        response = CompressionMiddleware.without_crawl(max_bytes).process_response(request, made)
    except Refused as error:
        if error.verdict is Verdict.TOO_LARGE or sniff(made.body) != "html":
            return Skipped(str(error.verdict), error.detail)
        response = made  # the header stayed when somebody decompressed the body
    assert isinstance(response, Response)
    if packed and response.headers.get("Content-Encoding") and sniff(response.body) != "html":
        return Skipped(str(Verdict.NOT_HTML), f"content encoding {packed.decode('latin-1')}")
    if not is_html(response):
        return Skipped(str(Verdict.NOT_HTML), why_not_html(response))
    response.request = request
    return response


def _response(record: Record) -> Response:
    line = _STATUS_LINE.match(record.block)
    end = _HEAD_END.search(record.block, line.end() - 2 if line else 0)
    if line is None or end is None:
        raise ValueError("no HTTP response")
    headers = Headers()
    for field_line in record.block[line.end() : end.start()].replace(b"\r\n", b"\n").split(b"\n"):
        name, colon, value = field_line.partition(b":")
        if colon and name.strip():
            headers.appendlist(name.strip(), value.strip())
    body = record.block[end.end() :]
    if b"chunked" in b",".join(headers.getlist("Transfer-Encoding")).lower():
        body = ChunkedDataReader(io.BytesIO(body)).read()
    headers.pop("Transfer-Encoding", None)
    kind = responsetypes.from_args(headers=headers, url=record.url, body=body)
    return kind(url=record.url, status=int(line.group(1)), headers=headers, body=body)


def _resource(record: Record) -> Response:
    headers = Headers({"Content-Type": record.headers.get("content-type", "text/html")})
    kind = responsetypes.from_args(headers=headers, url=record.url, body=record.block)
    return kind(url=record.url, status=200, headers=headers, body=record.block)
