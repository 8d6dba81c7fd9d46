"""What is put into a page whose body is known, or done to its markup, without its text becoming another one.

Boxes as templates put them before, between and behind paragraphs, and paragraphs written as another system would write
them. What is planted is ours, in English.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import lxml.html

Change = Callable[[Any, Sequence[Any]], None]
"""Changes a tree in place; its paragraphs of the body, in document order, are given too."""

_LINK = '<a href="/2026/05/timetable">Ferry company to drop the winter timetable</a>'
_CARD = '<div class="card"><a href="/{0}"><h3>Three bidders ask for the tender</h3></a><p>The papers are out.</p></div>'
BOXES: Mapping[str, tuple[float, str]] = {
    "label of an advert": (0.5, '<div class="ad-slot"><span>Advertisement</span></div>'),
    "read more in bold": (0.5, f"<p><strong>READ MORE: {_LINK}</strong></p>"),
    "read also": (0.5, f"<p>Read also: {_LINK}</p>"),
    "related": (0.5, f'<div class="related"><h3>Related</h3><ul><li>{_LINK}</li><li>{_LINK}</li></ul></div>'),
    "figure": (
        0.5,
        '<figure><img src="/x.jpg" width="800" height="500"><figcaption>The harbour on Tuesday. Photograph: Ann Lee/AP'
        "</figcaption></figure>",
    ),
    "caption in a paragraph": (
        0.5,
        '<div class="image"><img src="/1.jpg"><p class="caption">The harbour on Tuesday. (Ann Lee/AP)</p></div>',
    ),
    "gallery": (
        0.5,
        '<div class="gallery"><img src="/1.jpg"><p>Image 1 of 3</p><p>The harbour on Tuesday morning.</p></div>',
    ),
    "newsletter": (
        0.5,
        '<div class="signup"><h4>Sign up for The Morning Post</h4><p>The stories that matter, in your inbox.</p>'
        '<form><input type="email"><button>Subscribe</button></form></div>',
    ),
    "product": (
        0.5,
        '<div class="product-card"><img src="/p.jpg"><h4>Stanley Thermos 1L</h4><span class="price">$34.99</span>'
        '<a href="https://shop.example/x" rel="sponsored">Buy now</a></div>',
    ),
    "poll": (
        0.5,
        '<div class="poll"><p>Should the county fine the operator?</p><label>Yes</label><label>No</label>'
        "<button>Vote</button></div>",
    ),
    "player": (0.5, '<div class="video-js"><p>Watch: Storm hits the northern islands</p></div>'),
    "consent": (
        0.5,
        '<div class="embed"><p>This content is hosted by YouTube. To view it you must accept its cookies.</p></div>',
    ),
    "gift": (
        0.5,
        '<div class="donate"><h3>Support our journalism</h3><p>Please give what you can.</p><a href="/give">Donate</a>'
        "</div>",
    ),
    "byline": (0.0, "<p>By Ann Lee</p>"),
    "update": (0.0, "<p><em>Updated: May 4, 2026 at 10:15 a.m.</em></p>"),
    "contents": (
        0.0,
        '<div class="toc"><p>Table of Contents</p><ul><li><a href="#a">The timetable</a></li><li><a href="#b">The ships'
        "</a></li></ul></div>",
    ),
    "filed under": (1.0, '<p>Filed under: <a href="/tag/ferry">Ferries</a>, <a href="/tag/islands">Islands</a></p>'),
    "biography": (
        1.0,
        '<div class="author-bio"><h4>Ann Lee</h4><p>Ann Lee is a staff writer who covers transport.</p></div>',
    ),
    "rights": (1.0, "<p>© 2026 The Morning Post. All rights reserved.</p>"),
    "comments": (
        1.0,
        '<div class="comments-area"><h3>2 Comments</h3><ol><li><b>Jens</b> <p>I take this ferry every day.</p></li>'
        "<li><b>Mo</b> <p>Same here, nobody seems to care.</p></li></ol></div>",
    ),
    "teasers": (1.0, f'<section class="more"><h2>More stories</h2>{_CARD.format(1)}{_CARD.format(2)}</section>'),
    "call to action": (
        1.0,
        '<div class="cta"><h3>Ready to get started?</h3><p>Talk to our team.</p><a href="/demo">Book a demo</a></div>',
    ),
    "machine's summary": (
        0.0,
        '<div class="points"><h3>Key points</h3><ul><li>The company drops its timetable.</li><li>Three bidders ask for '
        "the papers.</li></ul><p>AI-generated summary, reviewed by our newsroom</p></div>",
    ),
    "rating": (
        1.0,
        '<div class="rating"><p>How useful was this post?</p><p>Click on a star to rate it!</p><p>Average rating 4.5 / '
        "5. Vote count: 23</p></div>",
    ),
    "no player": (0.5, '<div class="holder"><p>Your browser does not support the video element.</p></div>'),
    "last change": (1.0, "<p>Last updated: May 4, 2026</p>"),
}
"""By name: before the first paragraph (0), in the middle (.5), or behind the last (1), and the markup."""


def planted(html: str, where: float) -> Change:
    """Puts a box before the first paragraph, in the middle, or behind the last."""

    def change(tree: Any, paragraphs: Sequence[Any]) -> None:
        box = lxml.html.fragment_fromstring(html)
        at = paragraphs[min(int(where * len(paragraphs)), len(paragraphs) - 1)]
        if where < 1:
            at.addprevious(box)  # what stood before it keeps its tail
        else:
            box.tail, at.tail = at.tail, None
            at.addnext(box)

    return change


def _wrapped(tag: str, classes: Callable[[int], str]) -> Change:
    def change(tree: Any, paragraphs: Sequence[Any]) -> None:
        for number, paragraph in enumerate(paragraphs):
            around = lxml.html.Element(tag)
            if name := classes(number):
                around.set("class", name)
            around.tail, paragraph.tail = paragraph.tail, None
            paragraph.addprevious(around)
            around.append(paragraph)

    return change


def _identified(number: int) -> str:
    return f"block block-{hashlib.md5(str(number).encode(), usedforsecurity=False).hexdigest()[:12]}"


def _classed(classes: Callable[[int], str]) -> Change:
    def change(tree: Any, paragraphs: Sequence[Any]) -> None:
        for number, paragraph in enumerate(paragraphs):
            paragraph.set("class", classes(number))

    return change


def _placed(tree: Any, paragraphs: Sequence[Any]) -> None:
    paragraphs[0].set("class", "first")
    paragraphs[-1].set("class", "last")


_PASTED = ("MsoNormal", "p1", "p1", "p1", "p1", "p1", "p2", "p1", "p1", "MsoNoSpacing", "p1", "p1")


def _as_divisions(tree: Any, paragraphs: Sequence[Any]) -> None:
    for paragraph in paragraphs:
        paragraph.tag = "div"


def _without_names(tree: Any, paragraphs: Sequence[Any]) -> None:
    for element in tree.iter():
        for name in ("class", "id"):
            element.attrib.pop(name, None)


def _without_sections(tree: Any, paragraphs: Sequence[Any]) -> None:
    for element in tree.iter("article", "main", "section", "header", "footer", "aside", "nav"):
        element.tag = "div"


def _in_lines(tree: Any, paragraphs: Sequence[Any]) -> None:
    for paragraph in paragraphs:
        for element in paragraph.iter():
            element.text = re.sub(" ", "\n    ", element.text or "", count=3)


MARKUP: Mapping[str, Change] = {
    "paragraphs numbered": _classed(lambda number: f"par{number}"),
    "paragraphs identified": _classed(_identified),
    "paragraphs pasted": _classed(lambda number: _PASTED[number % len(_PASTED)]),
    "first and last classed": _placed,
    "a div around each": _wrapped("div", lambda number: ""),
    "a numbered div around each": _wrapped("div", lambda number: f"block block-{number}"),
    "an identified div around each": _wrapped("div", _identified),
    "a section around each": _wrapped("section", lambda number: ""),
    "divs for paragraphs": _as_divisions,
    "no class and no id": _without_names,
    "no sections": _without_sections,
    "broken lines": _in_lines,
}
CHANGES: Mapping[str, Change] = {**MARKUP, **{name: planted(html, where) for name, (where, html) in BOXES.items()}}
