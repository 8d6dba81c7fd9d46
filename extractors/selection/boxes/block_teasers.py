"""Teasers of other articles below the text that are one block each: a title that is a link, a break, and the first
words, with a day before the title or not (``<p><a>title</a><br>first words</p>``).

A list of sources has its links within the line, or on other sites. By folds no recorded page changes; ten invented
ones are better for it, six of them exact.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.linked import path_on_site
from extractors.metadata.dates.parsing import parse_date
from extractors.selection.root import THRESHOLD

FEWEST, TITLE, MOST_WORDS = 3, 2, 50
"""Of such blocks in a row, words of a title at least, and words of a teaser at most."""
WORDS_BEFORE = 30
"""Words of likely text before the first: what follows is further, and not what the page has to say."""
_LINKS, _LOOKED_AT = 4, 20
"""Links of a block among which is its title (one may hold the picture alone), and elements among which these are."""
_LINK = tags.CODES["a"]
_DAY = re.compile(r"\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d(?:,?\s\d{1,2}[:.]\d\d)?\s+")


def without_block_teasers(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for such blocks behind all other likely text; a new array where anything changes. ``words``:
    of each block."""
    likely = probabilities >= THRESHOLD
    linked = document.blocks.linked
    may_be = (linked >= TITLE) & (linked < words) & (words <= MOST_WORDS)
    if may_be.sum() < FEWEST or not (may_be & likely).any():
        return probabilities
    last = int(where_true(likely)[-1])
    behind = takewhile(lambda block: may_be[block] and _is_teaser(document, block), range(last + 1, len(words)))
    found = [*_row_before(document, may_be, likely, last), *behind]
    if len(found) < FEWEST or (words * likely)[: min(found)].sum() < WORDS_BEFORE:
        return probabilities
    changed = probabilities.copy()
    changed[found] = 0.0
    return changed


def _row_before(document: Document, may_be: Bools, likely: Bools, last: int) -> Iterator[int]:
    """The teasers up to the last likely block, up to the likely text before them."""
    for block in range(last, -1, -1):
        if may_be[block] and _is_teaser(document, block):
            yield block
        elif likely[block]:
            return


def _is_teaser(document: Document, block: int) -> bool:
    """Whether the first line of a block, a day aside, is a link to a page of the site, and more lines follow."""
    lines = document.block_text(block).split("\n")
    node = int(document.blocks.node[block])
    inside = range(node, min(int(document.end[node]), node + _LOOKED_AT))
    links = [each for each in inside if document.tag[each] == _LINK]
    here = [each for each in links if path_on_site(document.attribute_of(each, "href"), document.page.site)]
    titles = {document.text(link) for link in here[:_LINKS]}
    first = 1 if len(lines) > 2 and parse_date(lines[0]) is not None and lines[1] in titles else 0
    return len(lines) > first + 1 and _DAY.sub("", lines[first], count=1) in titles
