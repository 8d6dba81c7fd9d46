"""How texts stand on the screen, by what a browser measured (METHODS.md 1: a visitor knows things by how they are
presented). Nothing is said of a page that no browser saw."""

from __future__ import annotations

import numpy as np

from extractors.document import Document
from extractors.dom.box_columns import Floats
from extractors.dom.columns import Bools, Ints

NO_SMALLER = 0.95
"""Share of the largest size from which a text is no smaller: browsers round."""
STANDS_OUT = 1.25
"""Times the size of most text from which a text without a heading's tag passes for one; browsers show h3 at 1.17."""
LONGEST_HEADING = 300
"""Characters of a text that can be a heading."""
_MOST_HEADINGS = 50


def size_of(document: Document, node: int) -> float:
    """The largest font in an element's seen text, in CSS pixels; 0 where nothing was measured."""
    boxes, s = document.boxes, document.structure
    if boxes is None:
        return 0.0
    first, stop = np.searchsorted(s.run_at, (s.inner_at[node], s.close_at[node])).tolist()
    seen = np.flatnonzero(~document.run_hidden[first:stop]) + first
    return float(boxes.font_size[s.run_owner[seen]].max(initial=0.0))


def no_smaller(document: Document, nodes: list[int]) -> list[int]:
    """Those that are no smaller than the others."""
    sizes = {node: size_of(document, node) for node in nodes}
    largest = max(sizes.values(), default=0.0)
    return [node for node in nodes if sizes[node] >= NO_SMALLER * largest]


def top_of(document: Document, node: int) -> float:
    """How far below the page's upper edge an element begins, in CSS pixels; 0 where that was not measured."""
    return float(document.boxes.y[node]) if document.boxes is not None else 0.0


def standing_out(document: Document) -> list[int]:
    """The elements of short texts in larger letters than most text, in document order: what a visitor takes for
    headings on a page whose elements do not say so."""
    boxes, s, blocks = document.boxes, document.structure, document.blocks
    if boxes is None or not len(blocks):
        return []
    words = np.where(document.run_hidden, 0, s.run_words)
    usual = _usual(boxes.font_size[s.run_owner], words)
    if usual <= 0:
        return []
    large = boxes.font_size[s.run_owner] >= STANDS_OUT * usual
    wholly = blocks.sum(np.where(large, words, 0)) >= np.maximum(blocks.words, 1)
    short = blocks.sum(s.run_chars) <= LONGEST_HEADING
    nodes = dict.fromkeys(blocks.node[wholly & short].tolist())
    return [node for node in nodes if document.subtree_chars[node] <= LONGEST_HEADING][:_MOST_HEADINGS]


def _usual(sizes: Floats, words: Ints) -> float:
    """The size that most words have: their median."""
    order = np.argsort(sizes, kind="stable")
    passed = np.cumsum(words[order])
    if not len(passed) or passed[-1] == 0:
        return 0.0
    return float(sizes[order][np.searchsorted(passed, passed[-1] / 2)])


def central(document: Document, nodes: Ints) -> Bools:
    """Which elements reach into the middle third of the page's width, as a main column does; all that were not
    measured."""
    boxes = document.boxes
    if boxes is None or boxes.page_width <= 0:
        return np.ones(len(nodes), dtype=np.bool_)
    third = boxes.page_width / 3
    left, width = boxes.x[nodes], boxes.width[nodes]
    return ~boxes.measured[nodes] | (width <= 0) | ((left < 2 * third) & (left + width > third))
