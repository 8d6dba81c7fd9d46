"""What an offer lists: "Unlimited access", "A letter from the editor every week", "Comment on articles", below "This
content is for subscribers only" or beside a line that asks for something.

Each item reads like an article's; what is told is the line of the house over them or among them
(``selection.house.lines``). Of the lists on recorded and invented pages that have one among their items or at their
head no truth has more than a word that a menu has, too; four pages kept items of such. So do lists of networks under
"Share this article", which may stay as a whole where none of their items is likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import islice

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of, blocks_of_each
from extractors.dom.columns import Ints
from extractors.selection.house.lines import MOST_WORDS, is_house_line, is_offer
from extractors.selection.neighbours import is_behind_colon
from extractors.selection.root import DOUBTFUL, THRESHOLD

LARGEST, LEVELS, MOST_SHARE = 150, 5, 0.25
"""Words of the box, and how far above its list it is looked for; share of the likely words from which the lists are
what the page has to say."""
FEWEST_TOLD, NAME = 2, 2
"""Lines of the house among the items of an offer, of which one is enough in a bar of names; words of such a name."""
_LISTS = tags.mask("ul menu")
"""The items of an ``ol`` are steps, of which one may be to load the app."""


def without_offers(document: Document, words: Ints, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for the items of such lists; a new array where anything changes. ``words``: of each
    block."""
    likely = probabilities >= THRESHOLD
    dropped = np.zeros(len(words), dtype=np.bool_)
    is_told = cache(partial(_is_told, document, words))
    doubtful = probabilities >= DOUBTFUL  # since they may stay as a whole
    for first, stop in _lists(document, words, prefix_sums(doubtful)):
        head = _head(document, words, first, stop)
        fewest = 1 if words[first:stop].max() <= NAME else FEWEST_TOLD
        if _offers(document, words, head, first, stop) or (
            not is_behind_colon(document, likely, first) and sum(map(is_told, range(first, stop))) >= fewest
        ):
            dropped[first:stop] = True
    if not (dropped & doubtful).any() or words[dropped & likely].sum() > MOST_SHARE * words[likely].sum():
        return probabilities
    return np.where(dropped, 0.0, probabilities)


def _offers(document: Document, words: Ints, head: int | None, first: int, stop: int) -> bool:
    """Whether a line opens the box of a list that offers something, or says "share this" over names of networks."""
    if head is None or words[head] > MOST_WORDS:
        return False
    line = document.block_line(head)
    return is_offer(line) or (words[first:stop].max() <= NAME and is_house_line(line))


def _lists(document: Document, words: Ints, doubtful_before: Ints) -> Iterator[tuple[int, int]]:
    """The blocks of each list of two and more, one of them not surely foreign, that is short enough."""
    before = prefix_sums(words)
    lists = where_true(_LISTS[document.tag])
    firsts, stops = blocks_of_each(document, lists)
    found = (stops - firsts > 1) & (doubtful_before[stops] > doubtful_before[firsts])
    found &= before[stops] - before[firsts] <= LARGEST
    yield from zip(firsts[found].tolist(), stops[found].tolist(), strict=True)


def _head(document: Document, words: Ints, first: int, stop: int) -> int | None:
    """The block that opens the box around a list, if it is short enough and the list its end."""
    for above in islice(document.ancestors(int(document.blocks.node[first])), LEVELS):
        start, end = blocks_of(document, above)
        if start < first:
            return start if end == stop and words[start:end].sum() <= LARGEST else None
    return None


def _is_told(document: Document, words: Ints, block: int) -> bool:
    return bool(words[block] <= MOST_WORDS) and is_house_line(document.block_line(block))
