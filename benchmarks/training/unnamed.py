"""Training pages whose elements say nothing: classes and ids of a build tool, `div` in place of what has a meaning.

Recorded pages name their elements by hand more often than the pages that are written today, so a classifier trained
on them alone leans on names and tags that say what they hold. Here those are taken away; what is written, and where
it stands, is left.
"""

from __future__ import annotations

import random
import re
from functools import partial
from typing import Any

from lxml import etree

from benchmarks.training.insertions import as_page
from extractors.document import Document
from extractors.page import Page

_NAMING = ("itemprop", "property", "role", "data-testid", "data-component", "data-qa", "aria-label")
_CONTAINERS = frozenset(("article", "main", "section", "aside", "header", "footer", "nav", "figure", "figcaption"))
_TEXTS = frozenset(("p", "h2", "h3", "h4", "h5", "h6", "blockquote"))
_ITEMS = frozenset(("ul", "ol", "li", "dl", "dt", "dd"))
_SELECTOR = re.compile(r"([.#])([A-Za-z_][\w-]*)")
_LETTERS = "bcdfghjklmnpqrstvwxyz0123456789"
_FORMS = ("css-{}", "sc-{}", "_{}", "{}", "jss{}")


def unnamed(page: Page, seed: str) -> Page | None:
    """A copy of the page without names that say anything, on most copies without tags that do either; None where the
    page has no single root. The same seed gives the same page."""
    document = Document(page)
    if len(document.roots) != 1:
        return None
    draw = random.Random(seed)
    form = draw.choice(_FORMS)
    known: dict[str, str] = {}
    bare = {"div"} | (_CONTAINERS if draw.random() < 0.7 else set()) | (_TEXTS if draw.random() < 0.5 else set())
    bare |= _ITEMS if draw.random() < 0.3 else set()
    for element in document.root.iter(etree.Element):
        _unname(element, known, form, draw)
        if element.tag in bare:
            element.tag = "div"
    return as_page(document, partial(_SELECTOR.sub, lambda match: match[1] + known.get(match[2], match[2])))


def _unname(element: Any, known: dict[str, str], form: str, draw: random.Random) -> None:
    for attribute in _NAMING:
        if attribute in element.attrib and element.tag != "meta":
            del element.attrib[attribute]
    for attribute in ("class", "id"):
        names = element.get(attribute, "").split()
        for name in names:
            if name not in known:
                known[name] = form.format("".join(draw.choices(_LETTERS, k=6)))
        if names:
            element.set(attribute, " ".join(known[name] for name in names))
