"""Lists, quotations and code in a wrapper of their own, among paragraphs that have such ones too.

Editors that build a text of parts (``<div class="part"><p>...</p></div><div class="part"><ul>...</ul></div>``) give
each part the same wrapper, and what stands between the parts another one. The classifier sees that a list is short and
apart from its neighbours, and not that they stand apart as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of, blocks_of_each
from extractors.dom.columns import Bools
from extractors.selection.quotations import is_post, is_pulled
from extractors.selection.root import THRESHOLD

KEPT_FRAMED = 0.1
"""Mean probability from which such a part is kept. The recorded and the invented pages have no such part that is
dropped; of lists, quotations and code that we planted in wrappers like the paragraphs' nearly all have more."""
FRAMES = 3
"""Wrappers at least of kept paragraphs."""
LEVELS = 3
"""Elements at most around a part that hold nothing else, of which one is the wrapper."""
NEAR = 3
"""Blocks before and behind a part among which one is kept: a caption or an advert may come between."""
LINKED = 0.3
"""Share of a part's words in links at most: titles of other articles stand in such wrappers too."""
LONGEST_LABEL = 3
"""Words of a list's longest item up to which it may be labels of buttons or networks."""
_LISTS, _QUOTATIONS = tags.mask("ul ol dl"), tags.mask("blockquote")
_PARTS = _LISTS | _QUOTATIONS | tags.mask("pre")
_PARAGRAPHS = tags.mask("p")

_Values = npt.NDArray[np.float64]
Kind = tuple[int, ...]


def with_framed(document: Document, probabilities: _Values) -> _Values:
    """The probabilities, those of doubtful parts between kept blocks raised to the threshold where they stand in
    wrappers like those of kept paragraphs; a new array where anything changes."""
    kept = probabilities >= THRESHOLD
    parts = _doubtful(document, probabilities, kept)
    if not parts:
        return probabilities
    kinds = kinds_of_wrappers(document, kept)
    changed = probabilities.copy()
    for part, blocks in parts:
        if is_framed(document, part, blocks, kinds) and _is_plain(document, part, blocks, kept):
            changed[blocks] = THRESHOLD
    return changed


def _doubtful(document: Document, probabilities: _Values, kept: Bools) -> list[tuple[int, slice]]:
    """The elements and blocks of dropped parts that are not surely foreign, between kept blocks."""
    parts = where_true(_PARTS[document.tag])
    if not len(parts) or not kept.any():
        return []
    first, stop = blocks_of_each(document, parts)
    numbers = prefix_sums(kept)
    found = (stop > first) & (numbers[stop] == numbers[first])
    found &= numbers[first] > numbers[np.maximum(first - NEAR, 0)]
    found &= numbers[np.minimum(stop + NEAR, len(kept))] > numbers[stop]
    return [
        (int(parts[place]), blocks)
        for place in where_true(found).tolist()
        if _may_be_kept(probabilities[blocks := slice(int(first[place]), int(stop[place]))])
    ]


def _may_be_kept(probabilities: _Values) -> bool:
    return bool(probabilities.min() > 0 and probabilities.mean() >= KEPT_FRAMED)


def _is_plain(document: Document, part: int, blocks: slice, kept: Bools) -> bool:
    """Whether a part is neither links nor labels, nor a post of a network or words that stand in the text anyway."""
    words = document.blocks.words[blocks]
    if document.blocks.linked[blocks].sum() > LINKED * words.sum():
        return False
    if _QUOTATIONS[document.tag[part]]:
        return not is_post(document, part) and not is_pulled(document, blocks.start, where_true(kept))
    return bool(not _LISTS[document.tag[part]] or words.max() > LONGEST_LABEL)


def is_framed(document: Document, part: int, blocks: slice, kinds: set[Kind]) -> bool:
    """Whether a part stands, with nothing else, in a wrapper of one of these kinds. ``blocks``: those of the part."""
    return any(kind in kinds for kind in _wrappers(document, part, blocks))


def kinds_of_wrappers(document: Document, kept: Bools) -> set[Kind]:
    """The kinds of elements that hold nothing but kept paragraphs, where there are several of them."""
    node = document.blocks.node
    blocks = where_true(kept & _PARAGRAPHS[document.tag[node]])
    wrappers, inside = np.unique(document.parent[node[blocks]], return_counts=True)
    first, stop = blocks_of_each(document, wrappers)
    whole = stop - first == inside
    counted = Counter(_kind(document, wrapper) for wrapper in wrappers[whole].tolist())
    return {kind for kind, times in counted.items() if times >= FRAMES}


def _wrappers(document: Document, part: int, blocks: slice) -> Iterator[Kind]:
    """The kinds of the elements around a part that hold nothing else."""
    for wrapper in islice(document.ancestors(part), LEVELS):
        if blocks_of(document, wrapper) != (blocks.start, blocks.stop):
            return
        yield _kind(document, wrapper)


def _kind(document: Document, wrapper: int) -> Kind:
    """Depth, tags and classes of a wrapper and of what is around it; where neither has a class, which element that
    is."""
    around = max(int(document.parent[wrapper]), 0)
    pair = [wrapper, around]
    tag, code = document.tag[pair].tolist(), document.class_kind[pair].tolist()
    return (int(document.depth[wrapper]), *tag, *code, -1 if any(code) else around)
