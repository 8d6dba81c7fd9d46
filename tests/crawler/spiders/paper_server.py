# ruff: noqa: E501  samples of markup read better on one line
"""A loopback server whose pages are a table, and a log of what was asked of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass(frozen=True)
class Answer:
    """What the server says to one path; `claimed_length` lies about the body, `conditional`: who names its ETag is told
    that it has not changed."""

    body: bytes = b""
    status: int = 200
    content_type: str = "text/html; charset=utf-8"
    headers: Mapping[str, str] = field(default_factory=dict)
    claimed_length: int | None = None
    conditional: bool = False
    delay: float = 0.0
    """Seconds until it answers."""


@dataclass
class Paper:
    """A running server: `host` is 127.0.0.1:PORT; `log` holds (seconds, path, user agent) of each request."""

    host: str
    answers: dict[str, Answer]
    log: list[tuple[float, str, str]]
    default: Answer | None = None

    @property
    def paths(self) -> list[str]:
        return [path for _, path, _ in self.log]


def page(title: str, *links: tuple[str, str], head: str = "", text: str = "") -> Answer:
    """An HTML page with links (address, text)."""
    anchors = "".join(f'<li><a href="{href}">{label}</a></li>' for href, label in links)
    return Answer(
        f"<!doctype html><html><head><title>{title}</title>{head}</head><body><h1>{title}</h1><p>{text}</p><ul>{anchors}</ul></body></html>".encode()
    )


def xml(body: str) -> Answer:
    """An XML document, without its declaration."""
    return Answer(f'<?xml version="1.0" encoding="UTF-8"?>{body}'.encode(), content_type="application/xml")


@contextmanager
def serve(answers: dict[str, Answer], default: Answer | None = None) -> Iterator[Paper]:
    """Serve a table of answers on a free loopback port; `{host}` in bodies becomes the server's host:port."""
    import time

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            paper.log.append((time.monotonic(), self.path, self.headers.get("User-Agent", "")))
            answer = paper.answers.get(self.path) or paper.default or Answer(b"<h1>Not found</h1>", 404)
            if answer.conditional and self.headers.get("If-None-Match") == answer.headers["ETag"]:
                answer = Answer(status=304, headers=answer.headers)
            time.sleep(answer.delay)
            body = answer.body.replace(b"{host}", paper.host.encode())
            self.send_response(answer.status)
            self.send_header("Content-Type", answer.content_type)
            self.send_header("Content-Length", str(answer.claimed_length or len(body)))
            for name, value in answer.headers.items():
                self.send_header(name, value.replace("{host}", paper.host))
            self.end_headers()
            try:
                self.wfile.write(body)
                if answer.claimed_length:
                    self.close_connection = True
            except OSError:
                self.close_connection = True

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    paper = Paper(f"127.0.0.1:{server.server_address[1]}", dict(answers), [], default)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield paper
    finally:
        server.shutdown()
        server.server_close()
