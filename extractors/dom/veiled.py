"""What is hidden until scripts ran or a reader asks for it, and is the page's text nonetheless: whole pages, against
flicker or behind a sign that they load, and the rest of a text, behind "Read more"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Bools
from extractors.remembered import remembered

if TYPE_CHECKING:
    from extractors.document import Document

_HIDES = re.compile(r"(?<![\w-])(?:display\s*:\s*none|(?:content-)?visibility\s*:\s*hidden)\b", re.I)
"""Not ``backface-visibility``, which hides what is turned over alone, nor a variable of such a name."""
HOLD_PAGE = ("h1", "main", "article")
"""Of what hides the page it holds one."""
_HOLDS_PAGE = tags.mask(" ".join(HOLD_PAGE))
_PARAGRAPH, _HOLDERS = tags.CODES["p"], tags.mask("div section span")
BEGUN, REST, FEWEST, SHARE = 40, 60, 2, 0.8
"""Words of the paragraphs before the rest of a text, and of its own, how many there are of both, and the share of the
rest's words that its paragraphs have: boxes for readers hold headings, links and fields."""
_MOST = 200


@remembered()
def hides(style: str) -> bool:
    """Whether an inline style hides its element."""
    return _HIDES.search(style) is not None


def without_veils(hides: Bools, document: Document) -> Bools:
    """``hides`` (a flag per element: whether it is hidden itself) without those that hide the page: more than half of
    its words, and its headline or main part; and without those that hide the rest of a text. Menus, dialogs and lists
    of vendors can have as many words."""
    if not hides.any():
        return hides
    words = document.subtree_words
    veils = hides & (2 * words > words[0]) & holds_article(document)
    left = np.asarray(hides & ~veils)
    for node in where_true(left & _HOLDERS[document.tag] & (words >= REST))[:_MOST].tolist():
        left[node] = not _goes_on(document, left, node)
    return left


def _goes_on(document: Document, hides: Bools, node: int) -> bool:
    """Whether an element holds paragraphs that go on with those right before it."""
    words, tag = document.subtree_words, document.tag
    inside = document.children(node)
    if len(inside) == 1:
        inside = document.children(inside[0])
    rest = [child for child in inside if tag[child] == _PARAGRAPH]
    if len(rest) < FEWEST or words[rest].sum() < max(REST, SHARE * words[node]):
        return False
    if document.attribute_of(node, "role") == "dialog":
        return False
    beside = document.children(document.parents[node])
    before = [child for child in beside if child < node and tag[child] == _PARAGRAPH and not hides[child]]
    return len(before) >= FEWEST and int(words[before].sum()) >= BEGUN


def holds_article(document: Document) -> Bools:
    """Which elements are or hold a headline or a main part."""
    held = prefix_sums(_HOLDS_PAGE[document.tag])
    return np.asarray(held[document.end] > held[:-1])
