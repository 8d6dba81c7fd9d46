"""WARC files made of recorded pages, and of everything that goes wrong in archives from elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

from warcio.statusandheaders import StatusAndHeaders
from warcio.warcwriter import WARCWriter

from benchmarks.corpus import Record, read_sets

_FIRST = datetime(2026, 11, 1, tzinfo=UTC)
_HTML = [("Content-Type", "text/html")]


def addresses(record: Record, copy: int, *, renamed: bool = False) -> str:
    """A page's address; a copy of it stands at another one of its site, or of a site of another name (`renamed`), and a
    page without one gets one."""
    parts = urlsplit(record.url)
    host = (f"copy{copy}." if copy and renamed else "") + (parts.netloc or record.site or "example.com")
    path = parts.path if parts.path not in ("", "/") else f"/{record.id.replace(' ', '-').rpartition('/')[2]}"
    query = f"?{parts.query}" if parts.query else ""
    more = f"{'&' if query else '?'}copy={copy}" if copy else ""
    return f"https://{host}{path}{query}{more}"


def pages(sets: Sequence[str | Path], count: int, *, renamed: bool = False) -> Iterator[tuple[str, bytes]]:
    """(address, bytes) of so many pages: those of the sets, one pass after another; `renamed`: from other sites in each
    pass."""
    copy = made = 0
    while made < count:
        before = made
        for record in read_sets(sets):
            if made >= count:
                return
            yield addresses(record, copy, renamed=renamed), record.body
            made += 1
        if made == before:
            raise ValueError("no pages in these sets")
        copy += 1


def write_pages(path: Path, found: Iterable[tuple[str, bytes]]) -> int:
    """A WARC file of these pages, a record a gzip member, the way Common Crawl's news archive has them: how many."""
    number = 0
    with path.open("wb") as file:
        writer = WARCWriter(file, gzip=True, warc_version="WARC/1.0")
        writer.write_record(writer.create_warcinfo_record(path.name, {"software": "recorded pages"}))
        for number, (url, body) in enumerate(found, 1):
            write_page(writer, url, body, _FIRST + timedelta(seconds=number))
    return number


def write_page(writer: WARCWriter, url: str, body: bytes, at: datetime) -> None:
    """One response, with its request before it."""
    date = at.strftime("%Y-%m-%dT%H:%M:%SZ")
    for kind, first, headers, payload in (
        ("request", "GET / HTTP/1.1", [("Host", urlsplit(url).netloc)], b""),
        ("response", "200 OK", [*_HTML, ("Content-Length", str(len(body)))], body),
    ):
        http = StatusAndHeaders(first, headers, protocol="HTTP/1.1", is_http_request=kind == "request")
        record = writer.create_warc_record(
            url, kind, payload=io.BytesIO(payload), length=len(payload), http_headers=http,
            warc_headers_dict={"WARC-Date": date},
        )  # fmt: skip
        writer.write_record(record)


def write_damaged(
    path: Path, found: Iterable[tuple[str, bytes]], *, every: int = 10, huge: int = 12_000_000
) -> Counter[str]:
    """The same with one record in `every` spoilt in turn in each of the ways below: how many of which kind, and
    `whole` for those that are not."""
    made: Counter[str] = Counter()
    with path.open("wb") as file:
        for number, (url, body) in enumerate(found):
            member = _member(url, body, number)
            if number % every:
                made["whole"] += 1
                file.write(member)
                continue
            kind = DAMAGES[number // every % len(DAMAGES)]
            made[kind] += 1
            file.write(_damaged(kind, member, url, body, number, huge))
    return made


DAMAGES = (
    "broken gzip", "garbage between", "length too short", "length too long", "no length", "picture", "not found",
    "huge", "revisit", "dns", "no HTTP", "cut off",
)  # fmt: skip


def _damaged(kind: str, member: bytes, url: str, body: bytes, number: int, huge: int) -> bytes:
    plain = gzip.decompress(member)
    middle = len(member) // 2
    length = plain[plain.index(b"Content-Length: ") :].partition(b"\r\n")[0]
    stated = int(length.rpartition(b" ")[2])
    if kind == "broken gzip":
        return member[:middle] + bytes(255 - byte for byte in member[middle : middle + 8]) + member[middle + 8 :]
    if kind == "garbage between":
        return hashlib.sha512(url.encode()).digest() * 40 + member
    if kind == "cut off":
        return member[:middle]
    if kind in ("length too short", "length too long", "no length"):
        other = {"length too short": stated // 2, "length too long": stated + 999, "no length": None}[kind]
        new = b"X-Length: none" if other is None else b"Content-Length: %d" % other
        return gzip.compress(plain.replace(length, new, 1))
    if kind == "picture":
        return _member(url, b"\x89PNG\r\n" + body[:2000], number, headers=[("Content-Type", "image/png")])
    if kind == "not found":
        return _member(url, body, number, status="404 Not Found")
    if kind == "huge":
        return _member(url, b"<html>" + b"x" * huge, number)
    if kind == "revisit":
        return gzip.compress(plain.replace(b"WARC-Type: response", b"WARC-Type: revisit", 1))
    if kind == "dns":
        return _raw_member("dns:" + urlsplit(url).netloc, b"20261101\n127.0.0.1\n", "text/dns")
    return _raw_member(url, b"no status line\r\n\r\n" + body, "application/http; msgtype=response")


def _member(
    url: str, body: bytes, number: int, *, status: str = "200 OK", headers: Sequence[tuple[str, str]] = _HTML
) -> bytes:
    head = "".join(f"{name}: {value}\r\n" for name, value in headers)
    block = f"HTTP/1.1 {status}\r\n{head}\r\n".encode() + body
    return _raw_member(url, block, "application/http; msgtype=response", number)


def _raw_member(url: str, block: bytes, kind: str, number: int = 0) -> bytes:
    date = (_FIRST + timedelta(seconds=number)).strftime("%Y-%m-%dT%H:%M:%SZ")
    record_id = hashlib.sha256(f"{url} {number}".encode()).hexdigest()[:32]
    head = (
        f"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: {url}\r\nWARC-Date: {date}\r\n"
        f"WARC-Record-ID: <urn:uuid:{record_id}>\r\nContent-Type: {kind}\r\nContent-Length: {len(block)}\r\n\r\n"
    )
    return gzip.compress(head.encode() + block + b"\r\n\r\n", 6, mtime=0)
