# ruff: noqa: E501 - markup and running text are easier to compare with the page when they are not broken up
"""A newspaper that needs a browser, on a port of its own; no part of the stand's truth, but with a truth itself.

Its sections: ``scripted`` (a shell whose script fetches the story), ``lazy`` (fetched too, with pictures that load when they
are scrolled to), ``consent`` (nothing but a wall that asks for consent until its button is pressed), ``spam`` (an ordinary page with
a second text, said again and again, that the style sheet hides in eight ways). ``/hang`` never ends, ``/greedy`` eats memory, ``/steal`` asks for
what it must not have.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus

from newsstand.papers.courier import Courier
from newsstand.papers.edition import esc
from newsstand.server import Answer, PaperHandler, Served
from newsstand.story import Paragraph, Story

HOST = "scripted.example"
SECTIONS = ("scripted", "lazy", "consent", "spam")
PER_SECTION = 2
HIDDEN = "The best offers of the whole town for cheap watches and cheaper loans can be found nowhere else than here"
"""Begins every hidden text."""
_HTML = {"Content-Type": "text/html; charset=utf-8"}
_LOAD = """const box = document.getElementById('root');
fetch('/api' + location.pathname + '.json').then(answer => answer.json()).then(story => {
  document.title = story.headline;
  const date = document.createElement('meta');
  date.setAttribute('property', 'article:published_time'); date.content = story.date; document.head.append(date);
  const article = document.createElement('article-view');
  article.innerHTML = '<h1>' + story.headline + '</h1>' + story.html;
  box.replaceChildren(article);
  for (const image of document.querySelectorAll('img[data-src]'))
    new IntersectionObserver((seen, watch) => { if (seen.some(one => one.isIntersecting)) { image.src = image.dataset.src; watch.disconnect(); } }).observe(image);
});"""
_ASK = """document.getElementById('yes').addEventListener('click', () => {
  document.getElementById('wall').remove();
  const script = document.createElement('script'); script.src = '/load.js'; document.body.append(script);
});"""
_CSS = """.m1{display:none}.m2{visibility:hidden}.m3{opacity:0}.m4{position:absolute;left:-9999px}.m5{height:1px;overflow:hidden}
main>.m6{position:absolute;top:-5000px}.m7{text-indent:-9999px}.m8{font-size:0}article{font:16px/1.5 serif}"""


@dataclass(frozen=True, slots=True)
class ScriptedArticle:
    """What a reader with a browser sees."""

    section: str
    path: str
    headline: str
    body: str
    images: tuple[str, ...]


def articles() -> tuple[ScriptedArticle, ...]:
    """All articles, in the order of the feed."""
    return tuple(
        ScriptedArticle(
            section,
            path,
            story.headline,
            "\n\n".join(_texts(story)),
            (f"/image/{story.number}.jpg",) if section == "lazy" else (),
        )
        for path, (section, story) in _stories().items()
    )


def _stories() -> Mapping[str, tuple[str, Story]]:
    plain = [story for story in Courier().stories if len(_texts(story)) >= 5]
    found: dict[str, tuple[str, Story]] = {}
    for index, story in enumerate(plain[: len(SECTIONS) * PER_SECTION]):
        section = SECTIONS[index // PER_SECTION]
        found[f"/{section}/2025/10/{story.slug}-{4700 + index}"] = (section, story)
    return found


def _texts(story: Story) -> list[str]:
    return [block.text for block in story.blocks if isinstance(block, Paragraph)]


def _shell(inside: str, script: str) -> str:
    return f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The Scripted Post</title><script src="/vendor.js"></script></head><body>{inside}<div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="{script}"></script><script src="/more.js"></script></body></html>'


def _wall() -> str:
    return _shell(
        '<div id="wall" role="dialog" style="position:fixed;inset:0;background:#fff;z-index:99"><h2>We value your privacy</h2><p>We and our 412 partners store and access information on your device, such as cookies, and process personal data for personalised ads and content. You can change your consent at any time in our privacy policy.</p><button id="yes">Accept all</button></div>',
        "/ask.js",
    )


def _spam(story: Story) -> str:
    hidden = [
        f'<div class="m{way}"><p>{HIDDEN}, in a {way}. way. {HIDDEN.lower() * 3}.</p></div>' for way in range(1, 9)
    ]
    paragraphs = [f"<p>{esc(text)}</p>" for text in _texts(story)]
    mixed = [part for pair in zip(paragraphs, [*hidden, *[""] * len(paragraphs)], strict=False) for part in pair]
    left = hidden[len(paragraphs) :]
    return f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{esc(story.headline)} - The Scripted Post</title><link rel="stylesheet" href="/style.css"></head><body><main><h1>{esc(story.headline)}</h1>{"".join(mixed)}{"".join(left)}</main></body></html>'


def _json(section: str, story: Story) -> str:
    paragraphs = [f"<p>{esc(text)}</p>" for text in _texts(story)]
    if section == "lazy":
        paragraphs.insert(
            len(paragraphs) // 2,
            f'<div style="height:1500px"></div><figure><img data-src="/image/{story.number}.jpg" width="600" height="400"><figcaption>A picture</figcaption></figure>',
        )
    return json.dumps(
        {"headline": esc(story.headline), "date": story.published.isoformat(), "html": "".join(paragraphs)}
    )


class Site:
    """The scripted newspaper."""

    def __init__(self, log: list[Served]) -> None:
        self._log = log
        self._stories = _stories()

    def answer(self, handler: PaperHandler, target: str, base: str | None) -> None:
        """Answer a request for path and query."""
        path = target.split("?")[0]
        origin = base or f"http://127.0.0.1:{handler.connection.getsockname()[1]}"
        found = self._page(path, origin)
        status = HTTPStatus.OK if found else HTTPStatus.NOT_FOUND
        kind, text = found or (_HTML["Content-Type"], "<h1>404</h1>")
        handler.send(Answer(status, {"Content-Type": kind}, text.encode()))
        self._log.append(
            Served("scripted", handler.command, target, int(status), handler.headers.get("User-Agent", ""))
        )

    def _page(self, path: str, origin: str) -> tuple[str, str] | None:
        html, script = _HTML["Content-Type"], "text/javascript"
        if path in self._stories:
            section, story = self._stories[path]
            if section == "spam":
                return html, _spam(story)
            return html, _wall() if section == "consent" else _shell("", "/load.js")
        if path.startswith("/api/") and (found := self._stories.get(path.removeprefix("/api").removesuffix(".json"))):
            return "application/json", _json(*found)
        fixed = {
            "/": (html, f'<html><head><title>The Scripted Post</title><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body>{_shell("", "/load.js")}</body></html>'),
            "/robots.txt": ("text/plain", "User-agent: *\nDisallow: /private/\n"),
            "/feed.xml": ("application/rss+xml", self._feed(origin)),
            "/style.css": ("text/css", _CSS),
            "/load.js": (script, _LOAD),
            "/ask.js": (script, _ASK),
            "/vendor.js": (script, "window.vendor = 1;"),
            "/more.js": (script, "window.more = 1;"),
            "/hang": (html, _shell("", "/hang.js")),
            "/hang.js": (script, "for (;;) {}"),
            "/greedy": (html, _shell("", "/greedy.js")),
            "/greedy.js": (script, "const kept = []; for (;;) kept.push(new Array(1e6).fill(Math.random()));"),
            "/steal": (html, _shell("", "/steal.js")),
            "/steal.js": (script, _STEAL),
        }  # fmt: skip
        return fixed.get(path)

    def _feed(self, origin: str) -> str:
        rows = "".join(
            f"<item><title>{esc(story.headline)}</title><link>{origin}{path}</link><pubDate>{story.published:%a, %d %b %Y %H:%M:%S +0000}</pubDate></item>"
            for path, (_, story) in self._stories.items()
        )
        return f'<?xml version="1.0"?><rss version="2.0"><channel><title>The Scripted Post</title><link>{origin}/</link>{rows}</channel></rss>'


_STEAL = """window.open('/'); alert('stop');
const port = new URLSearchParams(location.search).get('port');
const asked = ['http://169.254.169.254/latest/meta-data/', 'http://127.0.0.1:' + port + '/secret', 'http://localhost:' + port + '/secret', 'file:///etc/passwd'];
Promise.allSettled(asked.map(url => fetch(url, {mode: 'no-cors'}))).then(all =>
  document.getElementById('root').textContent = all.map(one => one.status).join(' '));
const frame = document.createElement('iframe'); frame.src = 'http://127.0.0.1:' + port + '/frame'; document.body.append(frame);
const link = document.createElement('a'); link.href = '/feed.xml'; link.download = 'x'; document.body.append(link); link.click();
try { new WebSocket('ws://127.0.0.1:' + port + '/socket'); } catch (error) {}"""
