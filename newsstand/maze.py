# ruff: noqa: E501 - markup is easier to compare with the page when it is not broken up
"""A site of a few articles in endless spaces, and under many addresses each: for testing what a crawler does about
traps and variants. No part of the stand; `serve_maze` runs it on a port of its own.

Spaces: a calendar, facets of a list, paths that grow, events that look like articles, lists whose every link carries a new
session id. Variants of an article: AMP, print, tracking parameters, session ids; one article stands on three pages.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from urllib.parse import parse_qsl, urlencode, urlsplit

from newsstand.newsroom import Desk
from newsstand.papers.edition import esc
from newsstand.story import Story

ARTICLES = 8
PARTS = 3
"""Pages of the first article."""
SPACES = ("termine", "auswahl", "mehr", "events", "liste")
"""First part of the path of each endless space."""


@dataclass
class Maze:
    """The running site; `requests` are paths and queries in their order."""

    url: str = ""
    requests: list[str] = field(default_factory=list)
    _session: Iterator[int] = field(default_factory=lambda: count(1))
    stories: tuple[Story, ...] = field(
        default_factory=lambda: Desk("maze", "en", 9, ("school", "council", "market", "flood"), ARTICLES).stories()[:ARTICLES]
    )

    @property
    def articles(self) -> list[str]:
        """The canonical addresses."""
        return [self.url + self.path(story) for story in self.stories]

    @property
    def spaces(self) -> Counter[str]:
        """Requests by endless space."""
        heads = (urlsplit(target).path.split("/")[1].partition(";")[0] for target in self.requests)
        return Counter(head for head in heads if head in SPACES)

    def path(self, story: Story) -> str:
        """The canonical path of a story."""
        return f"/news/{story.slug}-{10_000 + story.number}.html"

    def answer(self, target: str) -> tuple[int, str, str]:
        """Status, media type and body of a path with its query."""
        parts = urlsplit(target)
        path = parts.path.partition(";")[0]
        segments = [segment for segment in path.split("/") if segment]
        if path == "/robots.txt":
            return 200, "text/plain", "User-agent: *\nDisallow:\n"
        if not segments:
            return 200, "text/html", self._page("The Maze", self._teasers("") + self._doors())
        plain = path.removeprefix("/amp")
        for story in self.stories:
            if plain == self.path(story):
                return 200, "text/html", self._article(story, dict(parse_qsl(parts.query)))
        if segments[0] in SPACES:
            return 200, "text/html", getattr(self, f"_{segments[0]}")(segments, dict(parse_qsl(parts.query)))
        return 404, "text/html", "<h1>404</h1>"

    def _page(self, title: str, body: str, head: str = "") -> str:
        menu = "".join(f'<a href="/{name}/">{name.capitalize()}</a> ' for name in ("liste", "mehr"))
        return f"<!doctype html><html lang=en><head><title>{esc(title)}</title>{head}</head><body><nav><a href=/>Front</a> {menu}</nav><main>{body}</main></body></html>"

    def _teasers(self, suffix: str) -> str:
        return "".join(f'<h3><a href="{self.path(s)}{suffix}">{esc(s.headline)}</a></h3><p>{esc(s.summary)}</p>' for s in self.stories)

    def _doors(self) -> str:
        return '<a href="/termine/2026/11/">Termine</a> <a href="/auswahl/?farbe=rot">Alle Listen</a> <a href="/events/1-a-market-day-in-the-valley">A market day in the valley, with music</a>'

    def _article(self, story: Story, query: dict[str, str]) -> str:
        part = int(query.get("page", "1"))
        many = story is self.stories[0]
        paragraphs = story.paragraphs
        if many:
            size = -(-len(paragraphs) // PARTS)
            paragraphs = paragraphs[(part - 1) * size : part * size]
        body = "".join(f"<p>{esc(text)}</p>" for text in paragraphs)
        pager = ""
        head = f'<link rel="canonical" href="{self.url}{self.path(story)}">'
        if many:
            links = " ".join(
                f"<strong>{n}</strong>" if n == part else f'<a href="{self.path(story)}{f"?page={n}" if n > 1 else ""}">{n}</a>'
                for n in range(1, PARTS + 1)
            )
            pager = f'<div class="pager">{links}</div>'
        if many and part > 1:
            head = f'<link rel="prev" href="{self.path(story)}{f"?page={part - 1}" if part > 2 else ""}">'
        variants = f'<a href="{self.path(story)}?print=1">Print this story and all its pictures</a> <a href="/amp{self.path(story)}">The same story for small telephones</a>'
        related = "".join(f'<li><a href="{self.path(s)}?utm_source=related&amp;ref=r{story.number}">{esc(s.headline)}</a></li>' for s in self.stories[:3])
        text = f"<article><h1>{esc(story.headline)}</h1><time datetime={story.published.isoformat()}>{story.published:%d %B %Y}</time>{body}{pager}</article><p>{variants}</p><ul>{related}</ul>{self._doors()}"
        return self._page(story.headline, text, head)

    def _termine(self, segments: list[str], query: dict[str, str]) -> str:
        numbers = [int(segment) for segment in segments[1:] if segment.isdigit()]
        year, month = (*numbers, 2026, 11)[:2] if len(numbers) >= 2 else (2026, 11)
        after = f"/termine/{year + month // 12}/{month % 12 + 1:02}/"
        days = "".join(f'<a href="/termine/{year}/{month:02}/{day:02}/">{day}</a> ' for day in range(1, 8))
        return self._page("Termine", f'<h1>{month}/{year}</h1><a href="{after}">weiter</a> {days}<p>Kein Termin.</p>')

    def _auswahl(self, segments: list[str], query: dict[str, str]) -> str:
        links = []
        for name in ("farbe", "ort", "jahr", "ressort", "autor"):
            for value in ("rot", "gelb", "blau"):
                links.append(f'<a href="/auswahl/?{urlencode({**query, name: value})}">{name} {value}</a>')
        return self._page("Listen", f"<h1>Liste</h1>{' '.join(links)}<p>Nichts gefunden.</p>")

    def _mehr(self, segments: list[str], query: dict[str, str]) -> str:
        words = ("mehr", "noch", "weitere", "andere", "alte", "neue")
        here = "/" + "/".join(segments[:9])
        return self._page("Mehr", "<h1>Mehr</h1>" + " ".join(f'<a href="{here}/{word}{len(segments)}/">{word}</a>' for word in words))

    def _events(self, segments: list[str], query: dict[str, str]) -> str:
        number = int(segments[1].partition("-")[0]) if len(segments) > 1 and segments[1][:1].isdigit() else 1
        links = "".join(f'<a href="/events/{n}-another-evening-of-songs-and-cake">Another evening of songs and cake, no {n}</a> ' for n in range(number + 1, number + 4))
        return self._page(f"Event {number}", f"<h1>Event {number}</h1><p>Tickets at the door.</p>{links}")

    def _liste(self, segments: list[str], query: dict[str, str]) -> str:
        mark = f";jsessionid={next(self._session):08X}CAFE"
        return self._page("Liste", f'<h1>Liste</h1><a href="/liste/{mark}">Neu laden</a>{self._teasers(mark)}')


@contextmanager
def serve_maze() -> Iterator[Maze]:
    """Serve the maze on a free loopback port until the block ends."""
    maze = Maze()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            maze.requests.append(self.path)
            status, kind, text = maze.answer(self.path)
            body = text.encode()
            self.send_response(status)
            self.send_header("Content-Type", f"{kind}; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    maze.url = f"http://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield maze
    finally:
        server.shutdown()
        server.server_close()
