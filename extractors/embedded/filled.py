"""A shell filled with the article that its data, templates or ``noscript`` hold, to be read like any page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape
from typing import Any
from urllib.parse import urlsplit

from lxml import etree

from extractors.arbiter import Decision, decide, without_header
from extractors.document import Document, Unreadable
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.embedded.content import Body, bodies, body_of
from extractors.embedded.scripts import MAX_SCRIPT, values
from extractors.metadata.json_ld import read_json_ld
from extractors.metadata.json_loading import scripts_of
from extractors.metadata.text import clean, words
from extractors.model import Model
from extractors.page import Page
from extractors.verdicts.sign_phrases import CONSENT, NEEDS_JAVASCRIPT
from extractors.xpath import xpath_of

METHOD = "embedded"
"""``extraction.method`` of an article that was read from a page's data."""
_ID = "broadsheet-embedded-article"
_BODY_TAG = re.compile(r"<body\b[^<>]*>", re.I)
_SCRIPT = re.compile(r"<script\b([^<>]*)>(.*?)(</script\s*>|\Z)", re.I | re.S)
_TYPE = re.compile(r"\btype\s*=\s*[\"']?([\w/.+-]+)", re.I)
_TEMPLATE = re.compile(r"text/(?:x-)?(?:template|html)$", re.I)
_NOSCRIPT = re.compile(r"<noscript\b[^<>]*>(.*?)(?:</noscript\s*>|\Z)", re.I | re.S)
_MARKUP = re.compile(r"<[^<>]*>")
_FEWEST_WORDS = 60
"""Of a ``noscript`` that is shown: shorter ones count visits, hold a lazy picture, or ask for scripts."""
_LONGEST_NOTE = 150
"""Words from which a text that speaks of scripts being needed is more than a note about them."""
_CONSENT_SHARE = 2 / 3
"""Of a template's words, those in texts that speak of consent: tools keep the layers in templates that ask for it."""
_PLACEHOLDER = re.compile(r"\{\{|\{%|<%|&lt;%|\$\{")
_NEAR = 0.9
"""Of the longest body's words; among bodies that have as many the one with most paragraphs is taken."""


@dataclass(frozen=True, slots=True)
class Filled:
    """The page with its article set in as markup, and what is content of it."""

    document: Document
    decision: Decision
    xpath: str
    """Selects, on the page as it came, the script or element that holds the article."""


def fill(document: Document, model: Model | None = None, *, fewest: int = 0) -> Filled | None:
    """The page filled from its own data, templates or ``noscript``; None where they hold no article that is about
    this page.

    ``fewest``: words that an article in the data must have.
    """
    if _is_front(document.page.url):
        return None
    found = list(_found(document))
    if not found:
        return _unfolded(document, model)
    longest = max(body.words for _, body in found)
    if longest < fewest:
        return None
    near = [one for one in found if one[1].words >= _NEAR * longest]
    element, body = max(near, key=lambda one: one[1].paragraphs)
    for whole in _pages(document.page, body):
        filled = _decided(whole, model)
        if filled is not None:
            return Filled(*filled, _script_path(document, element))
    return None


def _unfolded(document: Document, model: Model | None) -> Filled | None:
    """The page with the markup that its templates hold (some blogs' scripts show it as it stands) in their place, or
    else what it shows where no scripts run, read as any page; None where there is neither. Templates that wait for
    values (``{{title}}``) are no text."""
    if folded := _templates(document):
        text = _SCRIPT.sub(_of_template, document.page.text())
    elif folded := _fallbacks(document):
        text = _NOSCRIPT.sub(_of_noscript, document.page.text())
    else:
        return None
    read = _read(document.page.showing(text), model)
    if read is None:
        return None
    _, longest = max(folded, key=lambda one: one[0])
    return Filled(*read, _script_path(document, longest))


def _templates(document: Document) -> list[tuple[int, Any]]:
    """(characters, element)"""
    return [
        (len(text), element)
        for element, text in document.scripts
        if _is_template(str(element.get("type") or ""), text)
    ]


def _fallbacks(document: Document) -> list[tuple[int, Any]]:
    """(words, element)"""
    found, end = [], 0
    for node in where_true(document.tag == tags.CODES["noscript"]).tolist():
        if node >= end:  # not those inside of one without an end
            text, element = document.text(node), document.elements[node]
            if _is_shown(text) and not _asks_for_consent(str(etree.tostring(element, encoding="unicode"))):
                found.append((len(words(text)), element))
            end = int(document.end[node])
    return found


def _is_shown(text: str) -> bool:
    """Whether the text of a ``noscript`` is what a page shows: not short, and no note that asks for scripts."""
    size = len(words(text))
    return size >= _FEWEST_WORDS and (size >= _LONGEST_NOTE or not NEEDS_JAVASCRIPT.search(text))


def _of_template(script: re.Match[str]) -> str:
    """What a template holds; any other script as it is."""
    kind = _TYPE.search(script[1])
    return script[2] if kind and script[3] and _is_template(kind[1], script[2]) else script[0]


def _of_noscript(fallback: re.Match[str]) -> str:
    """What a long fallback holds; a short one, or one that asks for consent, as it is."""
    shown = _is_shown(" ".join(_MARKUP.sub(" ", fallback[1]).split())) and not _asks_for_consent(fallback[1])
    return f"<div>{fallback[1]}</div>" if shown else fallback[0]


def _is_template(kind: str, text: str) -> bool:
    if not _TEMPLATE.match(kind) or len(text) > MAX_SCRIPT or _PLACEHOLDER.search(text):
        return False
    return not _asks_for_consent(text)


def _asks_for_consent(markup: str) -> bool:
    sizes = [(len(text.split()), CONSENT.search(text) is not None) for text in _MARKUP.split(markup)]
    return sum(size for size, asks in sizes if asks) >= _CONSENT_SHARE * max(1, sum(size for size, _ in sizes))


def _found(document: Document) -> Iterator[tuple[Any, Body]]:
    """(element, body), JSON-LD first."""
    title = _title(document)
    article = read_json_ld(document, title).article
    body = body_of({"articleBody": article.get("articleBody")}, _text(article.get("headline")))
    if body is not None:
        holder = next((element for element, text in scripts_of(document) if "articleBody" in text), None)
        if holder is not None:
            yield holder, body
    for element, value in values(document):
        for body in bodies(value, document.page.url, title):
            yield element, body


def _title(document: Document) -> str:
    """The title that the page declares of itself; the longest, since shells have the site's name as title."""
    found = [
        document.attribute_of(node, "content")
        for name in ("property", "name")
        for node, value in document.attribute(name)
        if value.lower() in ("og:title", "twitter:title")
    ]
    found += [document.text(node) for node in where_true(document.tag == tags.CODES["title"]).tolist()[:3]]
    return max(map(clean, found), key=len, default="")


def _pages(page: Page, body: Body) -> Iterator[Page]:
    """The page with the article in it: where the body begins, or at its end."""
    heading = f"<h1>{escape(body.headline)}</h1>" if body.headline else ""
    markup = f'<article id="{_ID}">{heading}{body.html}</article>'
    text = page.text()
    start = _BODY_TAG.search(text)
    places = ([start.end()] if start else []) + [len(text)]
    for at in places:
        yield page.showing(text[:at] + markup + text[at:])


def _read(page: Page, model: Model | None) -> tuple[Document, Decision] | None:
    try:
        document = Document(page)
    except Unreadable:
        return None
    decision = decide(document, model)
    return None if isinstance(decision, str) else (document, decision)


def _decided(page: Page, model: Model | None) -> tuple[Document, Decision] | None:
    read = _read(page, model)
    if read is None:
        return None
    document, decision = read
    roots = [node for node, value in document.attribute("id") if value == _ID]
    if len(roots) != 1:
        return None
    root = roots[0]
    owner = document.blocks.owner
    inside = where_true((owner >= root) & (owner < document.end[root]))
    heads = [node for node in document.children(root) if document.tag[node] == tags.CODES["h1"]]
    header = heads[0] if heads else decision.header
    kept = tuple(without_header(document, inside, header).tolist())
    # what the forest thinks of single blocks is no matter: all of the article's data is the article
    return document, replace(decision, root=root, kept=kept, header=header, probabilities=None, agreement={})


def _is_front(url: str) -> bool:
    """A front page's state holds articles, but it is none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return bool(parts.netloc) and parts.path in ("", "/") and not parts.query


def _script_path(document: Document, element: Any) -> str:
    if element.tag != "script":
        return xpath_of(element)
    scripts = [one for root in document.roots for one in root.iter("script")]
    return f"(//script)[{scripts.index(element) + 1}]"


def _text(value: object) -> str:
    return clean(value) if isinstance(value, str) else ""
