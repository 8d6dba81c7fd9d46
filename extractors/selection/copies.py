"""Text that a page holds twice: the same paragraphs again for another screen, for print, or behind a script.

Recorded pages with a second copy of their article, or of a part of it, are one in a hundred; both look like content to
a classifier, which judges blocks one by one. A reader sees one. Only a run of blocks in the same order is a copy: a
table or a quotation may well stand twice.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from extractors.document import Document
from extractors.dom.columns import Ints

FEWEST_BLOCKS, FEWEST_CHARACTERS = 3, 400
"""Of a run that is a copy. Of 843 pages of wcxb-dev-articles, fundus-dev, fundus-eval-dev and chinese-dev eight lose
text: seven become better, one worse (by .025 of word F1). From 200 characters on it would be ten and six."""

_MOST_PLACES, _LONGEST_RUN = 20, 2_000
"""Places of one text, and blocks of one run, that are compared: pages may be hostile."""


def copied(texts: Sequence[str]) -> frozenset[int]:
    """The places of the texts that repeat a run before them."""
    if len(texts) - len(set(texts)) < FEWEST_BLOCKS:
        return frozenset()
    places: dict[str, list[int]] = {}
    found: set[int] = set()
    at = 0
    while at < len(texts):
        known = places.setdefault(texts[at], [])
        size = max(_same(texts, first, at) for first in known) if known else 0
        if size >= FEWEST_BLOCKS and sum(map(len, texts[at : at + size])) >= FEWEST_CHARACTERS:
            found.update(range(at, at + size))
            at += size
            continue
        if len(known) < _MOST_PLACES:
            known.append(at)
        at += 1
    return frozenset(found)


def _same(texts: Sequence[str], first: int, second: int) -> int:
    """Texts in a row that are the same from two places on, as far as they do not overlap."""
    most = min(second - first, len(texts) - second, _LONGEST_RUN)
    return next((size for size in range(most) if texts[first + size] != texts[second + size]), most)


def without_copies(document: Document, kept: Ints) -> Ints:
    """The blocks (indices into ``document.blocks``, in document order) without those that repeat a run before them."""
    words: list[int] = document.blocks.words.take(kept).tolist()
    # a copy has as many words, block by block: where no three counts in a row come again, no text is read
    rows = [*zip(words, *(words[step:] for step in range(1, FEWEST_BLOCKS)))]
    if len(set(rows)) == len(rows):
        return kept
    texts = [*map(document.block_text, kept.tolist())]
    return np.delete(kept, [*copied(texts)])
