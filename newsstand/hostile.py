# ruff: noqa: E501 - markup and running text are easier to compare with the page when they are not broken up
"""Sites that misbehave, each on its own port: for testing what a crawler does about them. No part of the truth.

``hostile`` has a front page that links to every bad page, a feed that is HTML, and a robots.txt that names a sitemap with
an entity bomb; ``forbidden`` answers 403 to everything, ``loop`` redirects for ever, ``reset`` hangs up at once.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Mapping
from functools import cache, partial
from http import HTTPStatus
from itertools import pairwise

from newsstand.faults import reset
from newsstand.server import Answer, PaperHandler, Served

HUGE_BYTES = 200 * 1024 * 1024
"""Size of ``/huge``, sent without ever being held in memory."""

SITES = ("hostile", "forbidden", "loop", "reset")

_HTML = {"Content-Type": "text/html; charset=utf-8"}
_XML = {"Content-Type": "application/xml"}
_PRIVATE = (
    "http://127.0.0.1:1/",
    "http://192.168.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
    "http://[::1]:1/",
)
DRIP_BYTES = 40
"""Bytes of ``/drip``, sent one every `DRIP_SECONDS`."""
DRIP_SECONDS = 0.25


def _page(title: str, body: str) -> Answer:
    text = f'<!DOCTYPE html><html><head><title>{title}</title><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body>{body}</body></html>'
    return Answer(HTTPStatus.OK, _HTML, text.encode())


@cache
def _bomb() -> bytes:
    """100 MB of zeros as gzip."""
    return gzip.compress(b"\0" * (100 * 1024 * 1024), 9, mtime=0)


def _front() -> Answer:
    links = "".join(
        f'<li><a href="{path}">A story about {path.strip("/")}, told at some length</a></li>'
        for path in PAGES
        if path != "/"
    )
    private = "".join(
        f'<li><a href="{address}">A story from next door, also at some length</a></li>'
        for address in _PRIVATE
    )
    others = '<li><a href="/huge">Huge</a></li><li><a href="/drip">Drip</a></li><li><a href="/truncated">Truncated</a></li><li><a href="/reset">Reset</a></li><li><a href="/forbidden/news/1">Forbidden</a></li><li><a href="/loop/1">Loop</a></li>'
    return _page("Bad pages", f"<h1>Bad pages</h1><ul>{links}{others}{private}</ul>")


def _nested() -> Answer:
    depth = 100_000
    return _page("Nested", "<div>" * depth + "<p>The bottom of the well.</p>" + "</div>" * depth)


def _entity_bomb() -> Answer:
    names = "abcdefghi"
    entities = '<!ENTITY a "lol">' + "".join(
        f'<!ENTITY {name} "{f"&{last};" * 10}">' for last, name in pairwise(names)
    )
    text = f'<?xml version="1.0"?><!DOCTYPE urlset [{entities}<!ENTITY file SYSTEM "file:///etc/hostname">]>'
    text += '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://hostile.example/&i;</loc></url><url><loc>&file;</loc></url></urlset>'
    return Answer(HTTPStatus.OK, _XML, text.encode())


def _private_sitemap() -> Answer:
    rows = "".join(f"<url><loc>{address}</loc></url>" for address in _PRIVATE)
    text = f'<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{rows}</urlset>'
    return Answer(HTTPStatus.OK, _XML, text.encode())


PAGES: Mapping[str, Callable[[], Answer]] = {
    "/": _front,
    "/nested": _nested,
    "/undecodable": lambda: Answer(
        HTTPStatus.OK,
        {"Content-Type": "text/html; charset=utf-8"},
        b"<html><body><h1>\xff\xfe\x81\x8d</h1><p>" + bytes(range(128, 256)) * 60 + b"</p></body></html>",
    ),
    "/gzip-bomb": lambda: Answer(HTTPStatus.OK, {**_HTML, "Content-Encoding": "gzip"}, _bomb()),
    "/broken-gzip": lambda: Answer(
        HTTPStatus.OK, {**_HTML, "Content-Encoding": "gzip"}, _bomb()[:40] + b"no gzip at all"
    ),
    "/empty": lambda: Answer(HTTPStatus.OK, _HTML, b""),
    "/blank": lambda: Answer(HTTPStatus.OK, _HTML, b"<html><body>  \n </body></html>"),
    "/no-type": lambda: Answer(HTTPStatus.OK, {}, b"\x00\x01\x02 neither text nor picture"),
    "/binary": lambda: Answer(HTTPStatus.OK, _HTML, bytes(range(256)) * 64),
    "/error": lambda: Answer(HTTPStatus.INTERNAL_SERVER_ERROR, _HTML, b"<h1>500</h1>"),
    "/busy": lambda: Answer(HTTPStatus.TOO_MANY_REQUESTS, {**_HTML, "Retry-After": "3600"}, b"<h1>429</h1>"),
    "/private-redirect": lambda: Answer(HTTPStatus.FOUND, {"Location": _PRIVATE[2]}, b""),
    "/odd-redirect": lambda: Answer(HTTPStatus.FOUND, {"Location": "http://[not-an-address/"}, b""),
    "/feed.xml": lambda: Answer(
        HTTPStatus.OK,
        {"Content-Type": "application/rss+xml"},
        b"<!DOCTYPE html><html><body><h1>This is no feed</h1><p>It is a page.</p></body></html>",
    ),
    "/bomb.xml": _entity_bomb,
    "/private.xml": _private_sitemap,
    "/self-index.xml": lambda: Answer(
        HTTPStatus.OK,
        _XML,
        b'<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>/self-index.xml</loc></sitemap></sitemapindex>',
    ),
    "/bomb.xml.gz": lambda: Answer(HTTPStatus.OK, {"Content-Type": "application/gzip"}, _bomb()),
}
"""The bad pages that are plain answers; the others break the protocol itself, see `Site.answer`."""


class Site:
    """One hostile site."""

    def __init__(self, name: str, log: list[Served], huge_bytes: int) -> None:
        self.name = name
        self._log = log
        self._huge_bytes = huge_bytes

    def answer(self, handler: PaperHandler, target: str, base: str | None) -> None:
        """Misbehave as the path asks."""
        status, send = self._reply(handler, target.split("?")[0], base)
        # first the log: whoever has the answer finds his request in it
        self._log.append(
            Served(self.name, handler.command, target, status, handler.headers.get("User-Agent", ""))
        )
        send()

    def _reply(self, handler: PaperHandler, path: str, base: str | None) -> tuple[int, Callable[[], None]]:
        """(status, what sends the answer)."""
        behaviour = self.name if self.name != "hostile" else path.split("/")[1]
        if behaviour in _BREAKING:
            return 200, partial(_BREAKING[behaviour], handler, self._huge_bytes)
        answer = self._plain(handler, behaviour, path, base)
        return int(answer.status), partial(handler.send, answer)

    def _plain(self, handler: PaperHandler, behaviour: str, path: str, base: str | None) -> Answer:
        if behaviour == "forbidden":
            return Answer(HTTPStatus.FORBIDDEN, _HTML, b"<html><title>403 Forbidden</title><h1>Forbidden</h1></html>")
        if behaviour == "loop":
            tail = path.rsplit("/", 1)[1]
            turn = int(tail) % 1_000_000 + 1 if tail.isascii() and tail.isdigit() else 1
            return Answer(HTTPStatus.FOUND, {"Location": f"/loop/{turn}"}, b"")
        if path == "/robots.txt":
            origin = base or f"http://127.0.0.1:{handler.connection.getsockname()[1]}"
            names = ("bomb.xml", "private.xml", "self-index.xml", "bomb.xml.gz")
            lines = ["User-agent: *", "Disallow:", *(f"Sitemap: {origin}/{name}" for name in names)]
            return Answer(HTTPStatus.OK, {"Content-Type": "text/plain"}, "\n".join(lines).encode())
        return PAGES.get(path, lambda: Answer(HTTPStatus.NOT_FOUND, _HTML, b"<h1>404</h1>"))()


def _huge(handler: PaperHandler, size: int) -> None:
    """A page of ``size`` bytes, made while it is sent."""
    handler.close_connection = True
    line = b"<p>" + b"This page never seems to end. " * 2180 + b"</p>\n"
    try:
        handler.wfile.write(
            f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {size}\r\nConnection: close\r\n\r\n".encode()
        )
        sent = 0
        while sent < size:
            handler.wfile.write(line[: size - sent])
            sent += len(line)
    except OSError:
        return


def _drip(handler: PaperHandler, size: int) -> None:
    """A short page, one byte at a time."""
    handler.close_connection = True
    try:
        handler.wfile.write(
            f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {DRIP_BYTES}\r\nConnection: close\r\n\r\n".encode()
        )
        for _ in range(DRIP_BYTES):
            handler.wfile.write(b".")
            time.sleep(DRIP_SECONDS)
    except OSError:
        return


def _truncated(handler: PaperHandler, size: int) -> None:
    """A body that ends before its announced length."""
    handler.close_connection = True
    body = b"<html><body><h1>Half a story</h1><p>It begins well enough, and then"
    try:
        handler.wfile.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 90000\r\nConnection: close\r\n\r\n"
            + body
        )
    except OSError:
        return


def _reset(handler: PaperHandler, size: int) -> None:
    reset(handler)


_BREAKING: Mapping[str, Callable[[PaperHandler, int], None]] = {
    "huge": _huge,
    "drip": _drip,
    "truncated": _truncated,
    "reset": _reset,
}
