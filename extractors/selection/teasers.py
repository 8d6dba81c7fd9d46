"""Teasers between paragraphs: items of one kind, each with a linked heading, a day and the first words of another
article, as content systems list them.

Their headings and days are dropped as what they are; the first words of an article read like an article's.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Ints
from extractors.selection.neighbours import blocks_in
from extractors.selection.root import THRESHOLD

FEWEST, MOST_WORDS, HEADLINE = 2, 80, 3
"""Teasers of one parent, words of one at most, and of its heading at least."""
MOST_SHARE = 0.4
"""Share of the likely words from which teasers are what the page has to say."""
_HEADINGS, _TIMES = tags.mask("h2 h3 h4 h5 h6"), tags.mask("time")
_WHOLE = tags.mask("html body main")


def without_teasers(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for teasers none of whose headings is likely; a new array where anything changes.
    ``words``: of each block."""
    times = _TIMES[document.tag]
    linked = (words >= HEADLINE) & (document.blocks.linked >= words)
    if times.sum() < FEWEST or linked.sum() < FEWEST:
        return probabilities
    likely = probabilities >= THRESHOLD
    heading = linked & blocks_in(document, _HEADINGS)
    dropped = np.zeros(len(words), dtype=np.bool_)
    for blocks in _rows(document, words, where_true(heading), prefix_sums(times)):
        if not (likely & heading)[blocks].any():
            dropped[blocks] = True
    told = likely & dropped
    if not told.any() or words[told].sum() > MOST_SHARE * words[likely].sum():
        return probabilities
    return np.where(dropped, 0.0, probabilities)


def _rows(document: Document, words: Ints, headings: Ints, times: Ints) -> list[Ints]:
    """The blocks of several teasers of one parent. ``times``: how many stand before each element."""
    node = document.blocks.node
    total = prefix_sums(words)
    rows: dict[tuple[int, int], list[Ints]] = defaultdict(list)
    for heading in headings.tolist():
        unit = _unit(document, int(node[heading]), node[headings])
        end = int(document.end[unit])
        first, stop = np.searchsorted(node, (unit, end)).tolist()
        if times[end] > times[unit] and total[stop] - total[first] <= MOST_WORDS:
            rows[int(document.parent[unit]), int(document.tag[unit])].append(np.arange(first, stop))
    return [np.concatenate(row) for row in rows.values() if len(row) >= FEWEST]


def _unit(document: Document, heading: int, headings: Ints) -> int:
    """The largest element around a heading that has no other of them."""
    unit = heading
    for above in document.ancestors(heading):
        first, stop = np.searchsorted(headings, (above, document.end[above]))
        if stop - first > 1 or _WHOLE[document.tag[above]]:
            break
        unit = above
    return unit
