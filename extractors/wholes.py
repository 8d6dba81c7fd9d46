"""Lists, data tables and quotations are kept or dropped whole: their items settle the matter together.

The classifier judges blocks one by one, and of a data table it may keep the long cells and drop the heads of the
columns, of an embedded post the words and not who wrote them. Nobody wants half a table. So the blocks of one list,
table or quotation get the mean of their probabilities, weighted by words, unless some of them are surely content and
others surely not (then it is no whole). A quotation of one block, which editors set between paragraphs, goes with them,
and a doubtful subhead with the text under it; so does a long text between two that are kept, and a line that introduces
a quotation.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors import tags
from extractors.arrays import where_true
from extractors.columns import Ints
from extractors.comments import without_comments
from extractors.document import Document
from extractors.selection import THRESHOLD

FEWEST = 3
"""Blocks of a list or table that is a whole; of a quotation one less: its words and its source."""
SURE = 0.9
"""A group with a block of at least this probability and one of at most its complement is no whole."""
KEPT = 0.4
"""Mean probability from which a whole is kept: its items are short, and short blocks are judged with less faith than
paragraphs. On the development sets .4 gains on wcxb-dev-articles and chinese-dev and loses .001 on fundus-dev, whose
truths have no tables."""
KEPT_CELLS = 0.25
"""The same of a table with several cells a row (readers' comments have one): of the 12 tables among the paragraphs of
the development sets that have a mean of .25 to .4, 9 are the article's."""
LONGEST_ITEM = 150
"""Words of a block of a list; longer ones are sections of the text in list items."""
LONGEST_CELL, USUAL_CELL = 60, 25
"""Words of the longest and the median block of a data table; a table beyond them lays out the page."""
LARGE = 200
"""Words of a group that is not dropped whole: it may be most of what the page has to say."""
_TABLE = tags.mask("table")
_CAPTION = tags.mask("caption")
_LISTS = tags.mask("ul ol dl menu")
_QUOTATIONS = tags.mask("blockquote")
NO_CHANCE = 0.1
"""A group none of whose blocks has this probability stays as it is. From it on a quotation of one block between two
kept ones is kept: of 29 below .5 between the paragraphs of the development sets 21 are the article's."""
KEPT_SUBHEAD = 0.2
"""Probability from which a subhead among kept text is kept: of 169 below .5 in the articles of the development sets 124
are the article's, from .2 on no fewer of them than from .4 on."""
LONG_TEXT, KEPT_LONG_TEXT = 150, 0.35
"""Words of a text that goes with the kept ones before and behind it, and the probability that it has at least: adverts
and captions are shorter (of 12 such blocks of 40 to 150 words on the development sets three are the article's, of the
two longer ones both)."""
_NEAR = 3
"""Blocks before a subhead among which one must be kept."""
_HEADINGS = tags.mask("h2 h3 h4 h5 h6 summary")
_EXTRA_WORDS = 2
"""Added to each block's words, so that short cells count too."""


def settled(document: Document, words: Ints, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, those of each list, table and quotation made one, of readers' comments 0, and of subheads over
    kept text, long texts and lines before kept quotations such that they stay; a new array where anything changes."""
    grouped = _grouped(document, words, without_comments(document, words, probabilities))
    return _with_subheads(document, _with_introductions(document, _with_long_texts(words, grouped)))


def _grouped(document: Document, words: Ints, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    containers = where_true(_TABLE[document.tag] | _LISTS[document.tag] | _QUOTATIONS[document.tag])
    if not len(containers):
        return probabilities
    nearest = np.full(len(document), -1)
    for container in containers.tolist():  # in preorder, so that an inner one wins
        nearest[container : document.end[container]] = container
    # a table's caption is judged by itself: it is no cell
    group = np.where(_CAPTION[document.tag[document.blocks.node]], -1, nearest.take(document.blocks.node))
    found = where_true(group >= 0)
    if not len(found):
        return probabilities
    changed = probabilities.copy()
    changed[_alone(document, group, probabilities)] = THRESHOLD
    order = found[np.argsort(group[found], kind="stable")]
    for blocks, has_cells in _wholes(document, group[order], order, words, probabilities):
        weights = words[blocks] + _EXTRA_WORDS
        mean = round(float((probabilities[blocks] * weights).sum() / weights.sum()), 6)
        if mean >= (KEPT_CELLS if has_cells else KEPT):
            changed[blocks] = max(mean, THRESHOLD)
        elif words[blocks].sum() < LARGE:
            changed[blocks] = mean
    return changed


def _with_long_texts(words: Ints, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, those of doubtful long texts between two kept blocks raised."""
    kept = probabilities >= THRESHOLD
    doubtful = ~kept & (probabilities >= KEPT_LONG_TEXT) & (words >= LONG_TEXT)
    places = where_true(kept[:-2] & doubtful[1:-1] & kept[2:]) + 1
    if not len(places):
        return probabilities
    changed = probabilities.copy()
    changed[places] = THRESHOLD
    return changed


def _with_introductions(document: Document, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, those of doubtful lines raised that introduce a kept quotation ("From the Examiner:") behind
    kept text: of seven lines before quotations that the forest gives less than .6 on the development sets, all are
    the article's."""
    quotations = _QUOTATIONS[document.tag]
    if not quotations.any():
        return probabilities
    quoted = document.below_any(quotations)[document.blocks.node]
    kept = probabilities >= THRESHOLD
    doubtful = ~kept & (probabilities >= NO_CHANCE) & ~quoted
    places = where_true(kept[:-2] & doubtful[1:-1] & kept[2:] & quoted[2:]) + 1
    places = places[[document.block_text(place).endswith((":", "\uff1a")) for place in places.tolist()]]
    if not len(places):
        return probabilities
    changed = probabilities.copy()
    changed[places] = THRESHOLD
    return changed


def _with_subheads(document: Document, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, those of doubtful subheads raised where what they stand over is kept. What opens and closes a
    text (``summary``) is a subhead of it: on the development sets four are doubtful, and all are the article's."""
    node = document.blocks.node
    heading = _HEADINGS[document.tag[node]] | _HEADINGS[document.tag[np.maximum(document.parent[node], 0)]]
    kept = probabilities >= THRESHOLD
    places = where_true(heading & ~kept & (probabilities >= KEPT_SUBHEAD))
    places = places[(places > 0) & (places < len(kept) - 1)]
    if not len(places):
        return probabilities
    sums = np.concatenate(([0], np.cumsum(kept)))
    near = sums[places] > sums[np.maximum(places - _NEAR, 0)]
    places = places[near & kept[places + 1] & ~heading[places + 1]]
    changed = probabilities.copy()
    changed[places] = THRESHOLD
    return changed


def _alone(document: Document, group: Ints, probabilities: npt.NDArray[np.float64]) -> Ints:
    """The quotations of one block that are kept because they stand between kept blocks."""
    quoted = group >= 0
    quoted[quoted] = _QUOTATIONS[document.tag[group[quoted]]]
    if not quoted.any():
        return np.zeros(0, dtype=np.int64)
    sure = np.concatenate(([False], probabilities >= THRESHOLD, [False]))
    same = np.concatenate(([False], group[1:] == group[:-1], [False]))
    doubtful = (probabilities >= NO_CHANCE) & (probabilities < THRESHOLD)
    return where_true(quoted & doubtful & sure[:-2] & sure[2:] & ~same[:-1] & ~same[1:])


def _wholes(
    document: Document, group: Ints, order: Ints, words: Ints, probabilities: npt.NDArray[np.float64]
) -> list[tuple[Ints, bool]]:
    """Of the blocks in this order, whose containers are ``group``, those that are a whole together, and whether it is
    a table with several cells a row."""
    first = np.ones(len(group), dtype=np.bool_)
    first[1:] = group[1:] != group[:-1]
    starts = where_true(first)
    stops = np.append(starts[1:], len(group))
    tag = document.tag[group[starts]]
    is_table = _TABLE[tag]
    chances, lengths = probabilities[order], words[order]
    highest, lowest = np.maximum.reduceat(chances, starts), np.minimum.reduceat(chances, starts)
    whole = (stops - starts >= FEWEST - _QUOTATIONS[tag]) & (highest >= NO_CHANCE)
    whole &= ~((highest > SURE) & (lowest < 1 - SURE))
    whole &= np.maximum.reduceat(lengths, starts) <= np.where(is_table, LONGEST_CELL, LONGEST_ITEM)
    found = [
        (order[starts[place] : stops[place]], bool(is_table[place]))
        for place in where_true(whole).tolist()
        if not is_table[place] or float(np.median(lengths[starts[place] : stops[place]])) <= USUAL_CELL
    ]
    return [(blocks, is_table and _has_cells(document, blocks)) for blocks, is_table in found]


def _has_cells(document: Document, blocks: Ints) -> bool:
    """Whether most rows of a table have several cells."""
    rows = document.parent[document.blocks.node[blocks]]
    return len(blocks) >= 2 * len(np.unique(rows))
