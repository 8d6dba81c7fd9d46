"""Text in sections of one make, of which the classifier believes the largest alone.

Platforms that part a text by a line or a picture wide as the screen give each part a container of one class
(``<div class="n p">`` on each side of ``<hr>``). The published methods choose one element and so vote for the largest
part, and the classifier follows them at the others. That these have the same paragraphs, in elements of the same tags
and classes all the way up to the container, is what none of its features says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.columns import Bools, Ints
from extractors.selection.root import THRESHOLD

LEAST = 0.03
"""Probability from which a block of such a section is kept."""
DOUBTED, BELIEVED = 0.12, 0.75
"""Mean probability, by words, of a section that is doubted: below it is somebody else's (replies in the threads of a
forum, of which each is a table of the first post's class, have .05), above it the dropped blocks are dropped for what
they are themselves."""
KEPT_WORDS, KEPT_BLOCKS = 60, 4
"""Kept words of the page, and kept blocks of the section that is believed, at least."""
OF_A_KIND, ALIKE_SHARE = 2, 3
"""Kept blocks of a kind at least, and times the words of its dropped ones that they have."""
ALIKE, LINKED = 0.8, 0.3
"""Share of a section's words that is of such kinds at least, and in links at most."""
FEWEST, SHORTEST = 2, 3
"""Lines at least that a section lacks, and words of each. By folds the bodies of three recorded articles, all of one
platform, and of an invented one are better for all this, no article's is worse; of other pages one is better and two
are worse."""

_Values = npt.NDArray[np.float64]
_Path = tuple[tuple[int, int], ...]


def with_sections(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities, those of blocks raised to the threshold that stand in a section like the one that holds most
    of the kept text; a new array where anything changes. ``words``: of each block."""
    kept = probabilities >= THRESHOLD
    doubtful = (probabilities >= LEAST) & ~kept
    lines = doubtful & (words >= SHORTEST)
    if lines.sum() < FEWEST or words[kept].sum() < KEPT_WORDS:
        return probabilities
    changed = probabilities
    for section, others in _sections(document, words, kept):
        kinds = _kept_kinds(document, words, kept, section)
        for other in others if kinds else ():
            alike = _alike(document, words, probabilities, other, kinds)
            if np.count_nonzero(lines[alike]) >= FEWEST:
                changed = probabilities.copy() if changed is probabilities else changed
                changed[alike[doubtful[alike]]] = THRESHOLD
    return changed


def _sections(document: Document, words: Ints, kept: Bools) -> Iterator[tuple[int, list[int]]]:
    """The elements with a class that hold half of the kept words and more, the innermost first, each with its siblings
    of the same tag and class."""
    sums = prefix_sums(words * kept)
    middle = int(sums.searchsorted((sums[-1] + 1) // 2)) - 1  # whatever holds half of the words holds this block
    code, tag, parent = document.class_kind, document.tag, document.parent
    for element in document.ancestors(int(document.blocks.node[middle])):
        first, stop = blocks_of(document, element)
        if 2 * (sums[stop] - sums[first]) < sums[-1] or not code[element]:
            continue
        if np.count_nonzero(kept[first:stop]) < KEPT_BLOCKS:
            continue
        alike = (parent == parent[element]) & (tag == tag[element]) & (code == code[element])
        alike[element] = False
        if alike.any():
            yield element, where_true(alike).tolist()


def _path(document: Document, block: int, section: int) -> _Path:
    """Tags and classes from a block's element up to its section."""
    node = int(document.blocks.node[block])
    inside = takewhile(lambda each: each > section, (node, *document.ancestors(node)))
    return tuple((int(document.tag[each]), int(document.class_kind[each])) for each in inside)


def _kept_kinds(document: Document, words: Ints, kept: Bools, section: int) -> set[_Path]:
    """The kinds of blocks that are mostly kept in a section."""
    blocks, of_kept, of_dropped = Counter[_Path](), Counter[_Path](), Counter[_Path]()
    for block in range(*blocks_of(document, section)):
        kind = _path(document, block, section)
        blocks[kind] += int(kept[block])
        (of_kept if kept[block] else of_dropped)[kind] += int(words[block])
    return {
        kind
        for kind, times in blocks.items()
        if times >= OF_A_KIND and of_kept[kind] >= ALIKE_SHARE * of_dropped[kind]
    }


def _alike(document: Document, words: Ints, probabilities: _Values, section: int, kinds: set[_Path]) -> Ints:
    """The blocks of a doubted section that are of these kinds, which it mostly consists of; none of any other."""
    first, stop = blocks_of(document, section)
    inside = words[first:stop]
    total = int(inside.sum())
    if not total or document.blocks.linked[first:stop].sum() > LINKED * total:
        return where_true(inside[:0])
    if not DOUBTED <= round(float((probabilities[first:stop] * inside).sum()) / total, 6) <= BELIEVED:
        return where_true(inside[:0])
    alike = np.array([_path(document, block, section) in kinds for block in range(first, stop)])
    if inside[alike].sum() < ALIKE * total:
        return where_true(inside[:0])
    return where_true(alike) + first
