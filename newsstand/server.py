"""Serving one newspaper: its press prints pages once, its handler answers HTTP."""

from __future__ import annotations

import gzip
import hashlib
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime, parsedate_to_datetime
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from typing import ClassVar
from urllib.parse import urlsplit

from newsstand.papers.edition import Paper, Route, View

REDESIGNED_AT = datetime(2025, 10, 31, 3, 0, tzinfo=UTC)
"""Last-Modified of pages in a redesigned layout."""


@dataclass(frozen=True, slots=True)
class Served:
    """One answered request. ``target`` is path and query; ``agent`` the User-Agent."""

    site: str
    method: str
    target: str
    status: int
    agent: str
    size: int = 0
    """Bytes of the body as it was sent."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sent back. ``body`` is sent as it is, unless the handler compresses it."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Press:
    """Prints a paper's pages and keeps them. Safe to use from several threads."""

    def __init__(self, paper: Paper, log: list[Served]) -> None:
        self.paper = paper
        self.base = f"http://{paper.host}"
        self.redesigned = False
        self.issued: datetime | None = None
        self.fault: Callable[[PaperHandler, Answer], bool] | None = None
        self._log = log
        self._lock = threading.Lock()
        self._printed: dict[tuple[str, View], bytes] = {}
        self._fetches: dict[str, int] = {}

    def print_issue(self, paper: Paper, at: datetime) -> None:
        """Print another issue of the paper from now on; ``at`` is when its lists were changed."""
        with self._lock:
            self.paper, self.issued = paper, at
            self._printed.clear()
            self._fetches.clear()

    def rewind(self) -> None:
        """Forget how often live stories were fetched."""
        with self._lock:
            self._fetches.clear()

    def answer(self, handler: PaperHandler, target: str, base: str | None) -> None:
        """Answer a request for path and query; ``base`` is the site's root where it is not its own port."""
        answer = self._answer(handler.command, target, _lower(handler.headers.items()), base or self.base)
        self._log.append(
            Served(
                self.paper.name, handler.command, target, answer.status, handler.headers.get("User-Agent", ""),
                len(answer.body),
            )
        )
        if self.fault is None or not self.fault(handler, answer):
            handler.send(answer)

    def _answer(self, method: str, target: str, asked: Mapping[str, str], base: str) -> Answer:
        if method not in ("GET", "HEAD"):
            return plain_answer(HTTPStatus.METHOD_NOT_ALLOWED, "This newspaper can only be read.")
        found = self._route(target)
        if found is None:
            return self._page(HTTPStatus.NOT_FOUND, b"<h1>404</h1><p>There is no such page.</p>")
        path, route = found
        if route.location is not None:
            return Answer(route.status, {"Location": base + route.location}, b"")
        with self._lock:
            view = self._view(path, route, base, count=method == "GET")
            body = self._printed.get((path, view))
            if body is None:
                body = self._printed[path, view] = self._print(route, view)
        return self._conditional(route, view, body, asked)

    def _route(self, target: str) -> tuple[str, Route] | None:
        parts = urlsplit(target)
        kept = [pair for pair in parts.query.split("&") if pair and not pair.startswith("utm_")]
        path = parts.path + ("?" + "&".join(kept) if kept else "")
        route = self.paper.routes.get(path)
        if (
            route is None
            and kept
            and (plain := self.paper.routes.get(parts.path)) is not None
            and plain.kind == "service"
        ):
            return parts.path, plain
        return (path, route) if route is not None else None

    def _view(self, path: str, route: Route, base: str, *, count: bool) -> View:
        fetch = 0
        if route.story is not None and route.story.later:
            fetch = min(self._fetches.get(path, 0), len(route.story.later))
            if count:
                self._fetches[path] = self._fetches.get(path, 0) + 1
        return View(base, fetch, self.redesigned and self.paper.redesigns)

    def _print(self, route: Route, view: View) -> bytes:
        page = route.render(view)
        return page.encode(self.paper.encoding) if isinstance(page, str) else page

    def _conditional(self, route: Route, view: View, body: bytes, asked: Mapping[str, str]) -> Answer:
        headers = {"Content-Type": self._content_type(route)}
        tag = f'"{hashlib.sha1(body).hexdigest()[:16]}"'
        modified = self._modified(route, view)
        if self.paper.validators in ("etag", "both"):
            headers["ETag"] = tag
        if modified is not None and self.paper.validators in ("modified", "both"):
            headers["Last-Modified"] = format_datetime(modified, usegmt=True)
        if _unchanged(headers, asked, modified):
            return Answer(HTTPStatus.NOT_MODIFIED, headers, b"")
        if self.paper.compresses and len(body) > 500 and "gzip" in asked.get("accept-encoding", ""):
            if route.content_type not in ("application/gzip", "image/png"):
                body = gzip.compress(body, 3, mtime=0)
                headers["Content-Encoding"] = "gzip"
            headers["Vary"] = "Accept-Encoding"
        return Answer(route.status, headers, body)

    def _modified(self, route: Route, view: View) -> datetime | None:
        if route.modified is None:
            return None
        if self.issued is not None and route.kind not in ("article", "image"):
            return self.issued
        if view.redesigned and route.content_type == "text/html":
            return REDESIGNED_AT
        when = route.modified if route.modified.tzinfo else route.modified.replace(tzinfo=UTC)
        return (when + timedelta(minutes=10 * view.fetch)).astimezone(UTC)

    def _content_type(self, route: Route) -> str:
        if route.content_type.startswith("text/html") and self.paper.declares_encoding:
            return f"{route.content_type}; charset={self.paper.encoding}"
        return route.content_type

    def _page(self, status: int, body: bytes) -> Answer:
        return Answer(
            status, {"Content-Type": "text/html; charset=utf-8"}, b"<!DOCTYPE html><title>404</title>" + body
        )


def _lower(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    return {name.lower(): value for name, value in headers}


def _unchanged(headers: Mapping[str, str], asked: Mapping[str, str], modified: datetime | None) -> bool:
    """Whether the reader has this very page; an ETag outranks a date (RFC 9110, 13.2.2)."""
    if "ETag" in headers and (tags := asked.get("if-none-match")) is not None:
        return headers["ETag"] in [tag.strip().removeprefix("W/") for tag in tags.split(",")]
    if (
        "Last-Modified" not in headers
        or modified is None
        or (since := asked.get("if-modified-since")) is None
    ):
        return False
    try:
        return modified.replace(microsecond=0) <= parsedate_to_datetime(since)
    except (TypeError, ValueError):
        return False


def plain_answer(status: int, text: str) -> Answer:
    """A sentence of plain text."""
    return Answer(status, {"Content-Type": "text/plain; charset=utf-8"}, text.encode())


class PaperHandler(BaseHTTPRequestHandler):
    """Answers one connection of one site."""

    Answerer = Callable[["PaperHandler", str, str | None], None]

    protocol_version = "HTTP/1.1"
    server_version = "newsstand"
    sys_version = ""
    timeout = 30
    disable_nagle_algorithm = True
    answerer: ClassVar[Callable[..., None]]

    @classmethod
    def bound(cls, answerer: Answerer) -> type[PaperHandler]:
        """A handler class for this site."""
        return type("BoundHandler", (cls,), {"answerer": staticmethod(answerer)})

    def do_GET(self) -> None:
        """Answer; the path may be absolute, which means the same."""
        try:
            parts = urlsplit(self.path)
        except ValueError:
            self.send(plain_answer(HTTPStatus.BAD_REQUEST, "This is no address."))
            return
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        type(self).answerer(self, target, None)

    do_HEAD = do_GET
    do_POST = do_GET

    def send(self, answer: Answer) -> None:
        """Send head and body in one write."""
        lines = [f"HTTP/1.1 {int(answer.status)} {HTTPStatus(answer.status).phrase}", "Server: newsstand"]
        lines += [f"{name}: {value}" for name, value in answer.headers.items()]
        if self.command == "POST":
            lines.append("Connection: close")
            self.close_connection = True
        if answer.status != HTTPStatus.NOT_MODIFIED:
            lines.append(f"Content-Length: {len(answer.body)}")
        head = ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")
        try:
            self.wfile.write(head + (b"" if self.command == "HEAD" else answer.body))
        except OSError:
            self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing; the stand keeps its own log."""
