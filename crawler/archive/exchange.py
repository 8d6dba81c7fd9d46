"""One download as it went over the wire: what is asked, what is answered, headers and bytes as they came."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from crawler.pages import fetched_at

if TYPE_CHECKING:
    from scrapy.http import Headers, Request, Response

_TO_THE_PROXY = b"proxy-authorization"
"""A request header that never reaches the site, and is a secret."""

Fields = tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a site answered: `body` in the content encoding that `headers` name; the transfer's chunks are
    joined, since the downloader joins them."""

    status: int
    headers: Fields
    body: bytes
    protocol: str
    is_cut_off: bool
    """The connection was lost before the end."""

    @classmethod
    def of(cls, response: Response) -> Answer:
        """The answer as Scrapy's downloader hands it on."""
        return cls(
            status=response.status,
            headers=_fields(response.headers),
            body=response.body,
            protocol=response.protocol or "HTTP/1.1",
            is_cut_off="dataloss" in response.flags or "partial" in response.flags,
        )


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request and its answer."""

    url: str
    at: datetime
    method: str
    asked: Fields
    asked_body: bytes
    answer: Answer
    address: str | None
    """The site's IP address; None behind a proxy, whose address says nothing of the site."""

    @classmethod
    def of(cls, response: Response, answer: Answer | None = None) -> Exchange:
        """The exchange that ended in this response; `answer` is what came before it was decompressed."""
        request = response.request
        proxied = request is not None and bool(request.meta.get("proxy"))
        return cls(
            url=response.url,
            at=fetched_at(response).astimezone(UTC),
            method=request.method if request is not None else "GET",
            asked=_asked(request) if request is not None else (),
            asked_body=request.body if request is not None else b"",
            answer=answer or Answer.of(response),
            address=str(response.ip_address) if response.ip_address and not proxied else None,
        )

    def request_block(self) -> bytes:
        """The request as HTTP/1.1, in the form that a site itself gets."""
        parts = urlsplit(self.url)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        host = () if _has(self.asked, b"host") else ((b"Host", parts.netloc.rpartition("@")[2].encode()),)
        return _block(f"{self.method} {path} HTTP/1.1", (*host, *self.asked)) + self.asked_body

    def answer_head(self) -> bytes:
        """The status line and headers of the answer, with the blank line that ends them."""
        try:
            phrase = HTTPStatus(self.answer.status).phrase
        except ValueError:
            phrase = ""
        return _block(f"{self.answer.protocol} {self.answer.status} {phrase}", self.answer.headers)


def _asked(request: Request) -> Fields:
    return tuple(field for field in _fields(request.headers) if field[0].lower() != _TO_THE_PROXY)


def _fields(headers: Headers) -> Fields:
    return tuple((name, value) for name, values in headers.items() for value in values)


def _has(fields: Fields, name: bytes) -> bool:
    return any(field.lower() == name for field, _ in fields)


def _block(first: str, fields: Iterable[tuple[bytes, bytes]]) -> bytes:
    lines = [first.encode("ascii", "replace"), *(name + b": " + _one_line(value) for name, value in fields)]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _one_line(value: bytes) -> bytes:
    return b" ".join(value.split(b"\r\n")).replace(b"\n", b" ").replace(b"\r", b" ")
