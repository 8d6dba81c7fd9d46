"""Text that a page holds twice: the same paragraphs again for another width of screen, for print, or behind a script.

Recorded pages with a second copy of their article, or of a part of it, are one in fifty; both copies look like content
to a classifier, which judges blocks one by one. A reader sees one. Only a run of blocks in the same order is a copy:
a table or a quotation may well stand twice.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from extractors.columns import Ints
from extractors.document import Document

FEWEST_BLOCKS, FEWEST_WORDS = 3, 60
"""Of a run that is a copy. Of 939 pages of wcxb-dev-articles, fundus-dev, fundus-eval-dev and chinese-dev so many lose
text: seven become better, one worse (by .025 of word F1). From 40 words on it was eight and three."""

_MOST_PLACES, _LONGEST_RUN = 20, 2_000
"""Places of one text, and blocks of one run, that are compared: pages may be hostile."""


def copied(texts: Sequence[str], words: Sequence[int]) -> frozenset[int]:
    """The places of the texts that repeat a run before them; ``words`` is the number of words of each text."""
    places: dict[str, list[int]] = {}
    found: set[int] = set()
    at = 0
    while at < len(texts):
        size = max((_same(texts, first, at) for first in places.get(texts[at], ())), default=0)
        if size >= FEWEST_BLOCKS and sum(words[at : at + size]) >= FEWEST_WORDS:
            found.update(range(at, at + size))
            at += size
            continue
        known = places.setdefault(texts[at], [])
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
    words = document.blocks.sum(document.structure.run_words).take(kept)
    _, number, times = np.unique(words, return_inverse=True, return_counts=True)
    if ((times.take(number) > 1) * words).sum() < 2 * FEWEST_WORDS:  # so no texts need to be read
        return kept
    start, stop = document.blocks.start.take(kept).tolist(), document.blocks.stop.take(kept).tolist()
    texts = [*map(document.text_between, start, stop)]
    again = copied(texts, words.tolist())
    return np.array([block for place, block in enumerate(kept.tolist()) if place not in again], dtype=kept.dtype)
