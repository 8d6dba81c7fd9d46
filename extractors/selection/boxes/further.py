"""Further articles below the article, as sites load them while a reader scrolls: each with a heading and a time of its
own above its text, in an element like the one that holds the article.

A live blog's entries, a blog's posts on one page and the chapters of a text are none: the heading that the page is
named after stands above all of them, or is of a higher level. Nor is a part of the article in a box like that of the
first part, with a subhead at its beginning and somewhere a post of a network, or teasers, that are dated.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Bools, Ints
from extractors.selection.header import is_title
from extractors.selection.root import THRESHOLD

FEWEST = 100
"""Words of content of an article, and of a further one; teasers have fewer."""
_OPENING = 60
"""Words of content that may stand before its heading and its time: a section's name, a lead."""
_TIME, _ARTICLE = tags.CODES["time"], tags.CODES["article"]


def without_further(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64], heading: int | None
) -> npt.NDArray[np.float64]:
    """The probabilities, those of blocks in further articles 0; a new array where anything changes. ``heading``: the
    page's main one."""
    if heading is None or (document.tag == _TIME).sum() < 2:
        return probabilities
    content = np.bincount(
        document.blocks.node, weights=np.where(probabilities >= THRESHOLD, words, 0), minlength=len(document)
    )
    sums = prefix_sums(content)
    times, headings = where_true(document.tag == _TIME), where_true(_like_heading(document, heading))
    whole = (sums[document.end] - sums[:-1] >= FEWEST) & (document.subtree_sum(document.tag == _TIME) > 0)
    headed = whole & _opens_with(times, document, sums) & _opens_with(headings, document, sums)
    others = _like_the_first(document, heading, whole, headed)
    if not others or not is_title(document, heading):
        return probabilities
    further = np.zeros(len(document), dtype=np.bool_)
    further[others] = True
    return np.where(document.below_any(further)[document.blocks.node], 0.0, probabilities)


def _like_the_first(document: Document, heading: int, whole: Bools, headed: Bools) -> list[int]:
    """The headed articles behind the innermost whole one around the heading that has any of its kind behind it:
    `article`, or an element with the same first class."""
    for first in document.ancestors(heading):
        tag, name = document.tag[first], _first_class(document, first)
        if not whole[first] or not (name or tag == _ARTICLE):
            continue
        behind = where_true(headed & (document.tag == tag))
        nodes = behind[behind >= document.end[first]].tolist()
        found = [node for node in nodes if tag == _ARTICLE or _first_class(document, node) == name]
        if found:
            return found
    return []


def _like_heading(document: Document, heading: int) -> Bools:
    """Which elements are of the heading's level, or of its class: sites set further headlines a level lower."""
    like: Bools = document.tag == document.tag[heading]
    name = document.attribute_of(heading, "class")
    if name:
        like = like.copy()
        like[[node for node, value in document.attribute("class") if value == name]] = True
    return like


def _opens_with(nodes: Ints, document: Document, sums: npt.NDArray[np.float64]) -> Bools:
    """Per element: whether it holds one of these near its beginning. ``sums``: words of content before each element."""
    each = np.arange(len(document))
    first = np.append(nodes, len(document)).take(nodes.searchsorted(each))
    opens: Bools = (first < document.end) & (sums[first] - sums[:-1] < _OPENING)
    return opens


def _first_class(document: Document, node: int) -> str:
    return next(iter(document.attribute_of(node, "class").split()), "")
