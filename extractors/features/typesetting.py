"""How the text of a block is set: centred, flush right, small, in italics, or beside what follows.

Pages without names for their parts, old ones above all, tell a caption, a signature or a box by that alone. Only what
the elements themselves say counts (``style``, ``align``, ``font size``); style sheets are not read for it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.columns import Bools, Ints
from extractors.features.block_measures import FIELD, BlockMeasures, fields
from extractors.features.table import FeatureTable
from extractors.remembered import remembered

_NAMES = ("centred", "flush right", "small", "italic", "beside the text")
_CENTRED, _RIGHT, _SMALL, _ITALIC, _BESIDE = (1 << FIELD * place for place in range(len(_NAMES)))
_STYLES = tuple(
    (bit, re.compile(pattern, re.I))
    for bit, pattern in (
        (_CENTRED, r"text-align\s*:\s*center"),
        (_RIGHT, r"text-align\s*:\s*(?:right|end)"),
        (
            _SMALL,
            r"font-size\s*:\s*(?:x+-small|small(?:er)?\b|(?:\d|1[0-2])(?:\.\d+)?\s*px|\d(?:\.\d+)?\s*pt"
            r"|0?\.\d+\s*r?em|[0-8]?\d(?:\.\d+)?\s*%)",
        ),
        (_ITALIC, r"font-style\s*:\s*italic"),
        (_BESIDE, r"float\s*:\s*(?:left|right)"),
    )
)
"""Small is less than 13 pixels, 10 points, 1 em or 90 %."""
_STYLED = ("text-align", "font-size", "font-style", "float")
_SET_TEXT = tags.mask("p div td th center h1 h2 h3 h4 h5 h6 caption tr")
"""Elements whose ``align`` says where their text stands; that of others says where they stand themselves."""
_CENTER, _FONT = tags.CODES["center"], tags.CODES["font"]
_SMALL_SIZES = frozenset(("1", "2", "-1", "-2"))


@remembered()
def _style(text: str) -> int:
    return sum(bit for bit, pattern in _STYLES if pattern.search(text))


def add_typesetting(c: FeatureTable, m: BlockMeasures) -> None:
    """How many elements around a block's first text, as far as the densest element, set it in each of the ways."""
    d = m.document
    above = d.sum_above(by_element(d))
    relative = above.take(m.owner) - np.where(m.inside, above[m.best], 0)
    c.add_all([f"elements above: {name}" for name in _NAMES], fields(relative, len(_NAMES)))


def sets_small(document: Document) -> Bools:
    """Which elements set their text small."""
    return np.asarray(fields(by_element(document), len(_NAMES))[_NAMES.index("small")] > 0)


def by_element(document: Document) -> Ints:
    """Per element: the ways in which it sets its text, as packed counters in the order of their names."""
    found = np.where(document.tag == _CENTER, _CENTRED, 0)
    for node, ways in document.coded("style").telling(_style.each, _STYLED):
        found[node] |= ways
    for node, side in document.coded("align").telling(_sides):
        found[node] |= _aligned(side, bool(_SET_TEXT[document.tag[node]]))
    for node, _ in document.coded("size").telling(_are_small):
        found[node] |= _SMALL * (document.tag[node] == _FONT)
    return found


def _sides(values: Sequence[str]) -> list[str]:
    return [value.strip().lower() for value in values]


def _are_small(values: Sequence[str]) -> list[bool]:
    return [value.strip() in _SMALL_SIZES for value in values]


def _aligned(side: str, of_text: bool) -> int:
    if side in ("center", "middle"):
        return _CENTRED if of_text else 0
    if side == "right" and of_text:
        return _RIGHT
    return _BESIDE if side in ("left", "right") and not of_text else 0
