"""Leads that a page sets apart: the line or paragraph that sums an article up, outside the element that has its text.

By the convention of ``body`` (``docs/arbiter.md``) they are metadata. Known by two signs together: one stands before
all that is surely the body and outside the smallest element around that, and its text is the page's description or
subtitle. (A first paragraph that is declared so stands among the others: on the development sets 152 of 154 are
content.) The truths of single pages contradict each other, so this is evidence for kinds of blocks of a site, not for
one page.
"""

from __future__ import annotations

import numpy as np

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.features.declared import letters, letters_between
from extractors.metadata import Metadata
from extractors.metadata.below_headline import is_told

_NO_CHANCE = 0.1
"""A block below this probability is dropped anyway."""
_SURE, _SURE_WORDS = 0.9, 15
"""Probability and words from which a block is surely the body's."""
_FEWEST_SURE = 2
_FEWEST_WORDS = 5


def leads_apart(document: Document, probabilities: np.ndarray, metadata: Metadata) -> frozenset[int]:
    """The blocks that are leads set apart, by index. ``probabilities``: per block, that it is content."""
    told = [letters(text) for text in (metadata.description, metadata.subtitle) if text]
    blocks = document.blocks
    sure = where_true((probabilities >= _SURE) & (blocks.words >= _SURE_WORDS))
    if not told or len(sure) < _FEWEST_SURE:
        return frozenset()
    doubtful = where_true((probabilities >= _NO_CHANCE) & (blocks.words >= _FEWEST_WORDS))
    first = doubtful[doubtful <= sure[0]].tolist()
    apart = [block for block in first if _stands_apart(document, block, sure)]
    if not apart:
        return frozenset()
    texts = letters_between(document, blocks.start[apart].tolist(), blocks.stop[apart].tolist())
    return frozenset(block for block, text in zip(apart, texts) if any(is_told(text, each) for each in told))


def _stands_apart(document: Document, block: int, sure: Ints) -> bool:
    others = sure[sure != block]
    if len(others) < _FEWEST_SURE:
        return False
    nodes = document.blocks.node
    body = document.common_ancestor([int(nodes[others].min()), int(nodes[others].max())])
    return not document.is_within(int(nodes[block]), body)
