"""Footnotes: a kept text leads to them, and they lead back.

They stand below the text, short and in a list with arrows or numbers that are links, which is how menus look.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import islice

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.columns import Bools, Ints

KEPT_NOTES, NO_CHANCE = 0.25, 0.1
"""Mean probability from which the footnotes of a page are kept, and that of one that stays with them: truths differ on
footnotes, of nine recorded pages that have such five keep them."""
FEWEST_WORDS = 3
"""Words of a note's text at least: its number stands in a block of its own on some pages."""
LONGEST = 6
"""Blocks of a note at most."""
_MOST_LINKS, _MOST_IN_NOTE = 2_000, 20

_Values = npt.NDArray[np.float64]


def notes(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """The doubtful blocks of footnotes that kept text leads to, which settle together. ``words``: of each block."""
    found = ~kept & (probabilities >= NO_CHANCE) & (words >= FEWEST_WORDS)
    if not found.any():
        return found
    links = [(node, href[1:]) for node, href in document.attribute("href") if href.startswith("#") and href != "#"]
    if len(links) < 2 or len(links) > _MOST_LINKS:
        return np.zeros(len(kept), dtype=np.bool_)
    places = _places(document, {target for _, target in links})
    nodes = [node for node, _ in links]
    of_notes = np.zeros(len(kept), dtype=np.bool_)
    for node, target in links:
        reference = _block_at(document, node) if target in places else -1
        if reference < 0 or not kept[reference]:
            continue
        first, stop, element = _note(document, places[target])
        if not 0 < stop - first <= LONGEST or first <= reference:
            continue
        within = slice(bisect_left(nodes, element), bisect_left(nodes, int(document.end[element])))
        back = (places[there] for _, there in islice(links[within], _MOST_IN_NOTE) if there in places)
        if any(_block_at(document, place) == reference for place in back):
            of_notes[first:stop] = True
    told = of_notes & (words >= FEWEST_WORDS)
    return found & told if told.any() and probabilities[told].mean() >= KEPT_NOTES else found & False


def _places(document: Document, names: set[str]) -> dict[str, int]:
    """The elements that fragments lead to."""
    found: dict[str, int] = {}
    for attribute in ("id", "name"):
        for node, name in document.attribute(attribute):
            if name in names:
                found.setdefault(name, node)
    return found


def _note(document: Document, place: int) -> tuple[int, int, int]:
    """The blocks of a note and its element: the one that is led to, or the one around it where that names no more than
    the note's number."""
    first, stop = blocks_of(document, place)
    around = document.parents[place]
    if around >= 0 and (stop == first or (stop == first + 1 and document.blocks.words[first] < FEWEST_WORDS)):
        return *blocks_of(document, around), around
    return first, stop, place


def _block_at(document: Document, node: int) -> int:
    """The block whose text an element stands in; -1 for one between two blocks, as what links to its own heading."""
    at = int(document.structure.inner_at[node])
    block = int(document.blocks.start.searchsorted(at, side="right")) - 1
    return block if block >= 0 and at < document.blocks.stop[block] else -1
