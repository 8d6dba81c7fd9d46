"""WARC records for tests, right and wrong ones."""

from __future__ import annotations

import gzip
import itertools
from datetime import UTC, datetime
from pathlib import Path

from crawler.archive.exchange import Answer, Exchange
from crawler.archive.index import PageIndex
from crawler.archive.site_archive import SiteArchive

_ids = itertools.count(1)
PAGE = b"<!doctype html><html><body><p>words</p></body></html>"
HTML = (("Content-Type", "text/html; charset=utf-8"),)


def http(body: bytes = PAGE, status: int = 200, headers: tuple[tuple[str, str], ...] = HTML) -> bytes:
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers)
    return f"HTTP/1.1 {status} OK\r\n{lines}\r\n".encode("latin-1") + body


def record(
    block: bytes | None = None,
    *,
    url: str = "http://paper.example/1",
    kind: str = "response",
    date: str = "2026-11-01T00:00:00Z",
    claim: int | str | None = None,
    extra: str = "",
) -> bytes:
    """One record, not compressed. `claim` is a Content-Length that need not be true."""
    block = http() if block is None else block
    length = len(block) if claim is None else claim
    head = (
        f"WARC/1.1\r\nWARC-Type: {kind}\r\nWARC-Target-URI: {url}\r\nWARC-Date: {date}\r\n"
        f"WARC-Record-ID: <urn:uuid:00000000-0000-0000-0000-{next(_ids):012d}>\r\n"
        f"Content-Type: application/http; msgtype={kind}\r\n{extra}Content-Length: {length}\r\n\r\n"
    )
    return head.encode() + block + b"\r\n\r\n"


def packed(*records: bytes) -> bytes:
    """Records as gzip members, one each."""
    return b"".join(gzip.compress(one, 6, mtime=0) for one in records)


def exchange(
    url: str = "http://paper.example/1",
    body: bytes = PAGE,
    *,
    at: datetime = datetime(2026, 11, 3, 8, 0, 0, 123456, tzinfo=UTC),
    status: int = 200,
    headers: tuple[tuple[bytes, bytes], ...] = ((b"Content-Type", b"text/html; charset=utf-8"),),
    cut_off: bool = False,
) -> Exchange:
    answer = Answer(status, headers, body, "HTTP/1.1", cut_off)
    return Exchange(url, at, "GET", ((b"User-Agent", b"Broadsheet"),), b"", answer, "192.0.2.1")


def archive(folder: Path, site: str = "paper.example") -> SiteArchive:
    return SiteArchive(folder, site, PageIndex(folder / "index" / f"{site}.sqlite"), {"software": "Broadsheet"})
