"""Lists, data tables and quotations are kept or dropped whole: their items settle the matter together.

The classifier judges blocks one by one, and of a data table it may keep the long cells and drop the heads of the
columns, of an embedded post the words and not who wrote them. Nobody wants half a table. So the blocks of one list,
table or quotation get the mean of their probabilities, weighted by words, unless some of them are surely content and
others surely not (then it is no whole). A quotation or code of one block, which editors set between paragraphs, goes
with them, and what a line announces with a colon goes with that line.
"""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from extractors.blocks.unseen import item_marks
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import groups_of, where_true
from extractors.dom.characters import COLONS
from extractors.dom.columns import Bools, Ints
from extractors.dom.line_numbers import LEVELS
from extractors.selection.answers import with_answers
from extractors.selection.boxes.adverts import without_advert_boxes
from extractors.selection.boxes.block_teasers import without_block_teasers
from extractors.selection.boxes.captions import without_captions
from extractors.selection.boxes.comments import without_comments
from extractors.selection.boxes.contacts import without_contacts
from extractors.selection.boxes.disclaimers import without_disclaimers
from extractors.selection.boxes.header_leads import without_header_leads
from extractors.selection.boxes.offers import without_offers
from extractors.selection.boxes.polls import without_questions
from extractors.selection.boxes.related import without_related
from extractors.selection.boxes.signups import without_signups
from extractors.selection.boxes.summaries import without_summaries
from extractors.selection.boxes.teasers import without_teasers
from extractors.selection.boxes.unshown import without_unshown
from extractors.selection.framed import with_framed
from extractors.selection.house.lines import without_house_lines
from extractors.selection.lines.end_marks import without_the_rest
from extractors.selection.lines.entry_times import with_times
from extractors.selection.lines.interruptions import without_interruptions
from extractors.selection.lines.portal_lines import without_portal_lines
from extractors.selection.neighbours import with_neighbours
from extractors.selection.quotations import (
    ATTRIBUTED,
    is_post,
    is_pulled,
    is_said,
    with_figured,
    with_named,
    without_pulled,
)
from extractors.selection.root import THRESHOLD
from extractors.selection.sections import with_sections

FEWEST = 3
"""Blocks of a list or table that is a whole; of a quotation one less: its words and its source."""
SURE = 0.9
"""A group with a block of at least this probability and one of at most its complement is no whole."""
KEPT = 0.4
"""Mean probability from which a whole is kept: its items are short, and short blocks are judged with less faith than
paragraphs. On the development sets .4 gains on wcxb-dev-articles and chinese-dev and loses .001 on fundus-dev, whose
truths have no tables."""
KEPT_OF_TWO = 0.3
"""Probability from which one item of a list of two goes with the other, which is likely: by folds two pages of the
development sets are better for it, one of them exact, none worse."""
KEPT_CELLS = 0.25
"""The same of a table with several cells a row (readers' comments have one): of the 12 tables among the paragraphs of
the development sets that have a mean of .25 to .4, 9 are the article's."""
KEPT_CELLS_BETWEEN, LINKED_CELLS = 0.1, 0.3
"""The same of such a table between two kept blocks with at most this share of links: of the two of the development sets
that no other rule keeps one is the article's; with more links they list offers. Of two on sites that we wrote after
real templates both are."""
DIRECTORY = 20
"""Items of nothing but links from which a list has to be likely itself: of the four such lists with 10 items or more
that a mean from .4 on kept on wcxb-dev-articles those of 10 and 11 are the articles', those of 40 and 663 are not."""
LONGEST_ITEM = 150
"""Words of a block of a list; longer ones are sections of the text in list items."""
LONGEST_CELL, USUAL_CELL = 60, 25
"""Words of the longest and the median block of a data table; a table beyond them lays out the page."""
LARGE = 200
"""Words of a group that is not dropped whole: it may be most of what the page has to say."""
KEPT_ANNOUNCED, ANNOUNCED_WORDS = 0.15, 3
"""Mean probability and words from which what no classifier believes is kept where the line before it ends in a colon
and is likely: of 18 such lists, quotations and pieces of code on the development sets 15 are the article's (the others
are offers of other texts)."""
_TABLE = tags.mask("table")
_CAPTION = tags.mask("caption")
_LISTS = tags.mask("ul ol dl menu")
_QUOTATIONS = tags.mask("blockquote")
_PRE, _CELL, _FIGURE = tags.mask("pre"), tags.mask("td th"), tags.CODES["figure"]
"""One text, which two breaks in a row part into blocks."""
_SET_APART = _QUOTATIONS | _PRE
NO_CHANCE = 0.1
"""A group none of whose blocks has this probability stays as it is. From it on a quotation of one block between two
kept ones is kept: of 29 below .5 between the paragraphs of the development sets 21 are the article's; so is code of one
block (of eight pages the truths of five have it, of three they have no code at all). Where a dropped line stands
beside it, up to ``NEAR`` away from a kept one, by folds three recorded articles are better, none is worse, and of
invented ones ten are better, six of them exact."""
NEAR = 3
"""Blocks before or behind among which one is kept where something stands between kept blocks."""
_EXTRA_WORDS = 2
"""Added to each block's words, so that short cells count too."""


def settled(document: Document, words: Ints, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, those of each list, table and quotation made one, of captions, readers' comments, what no
    browser shows, and lines that say that the text goes on or speak for the house 0, and of what goes with kept text
    (``sections``, ``neighbours``) such that it stays; a new array where anything changes."""
    probabilities = with_sections(document, words, probabilities)
    shown = without_captions(document, words, without_unshown(document, probabilities))
    told = without_disclaimers(document, words, without_comments(document, words, shown))
    told = without_contacts(document, words, without_the_rest(document, words, told))
    told = without_interruptions(document, words, without_advert_boxes(document, words, told))
    told = without_house_lines(document, words, without_portal_lines(document, words, told))
    told = without_signups(document, words, without_summaries(document, words, told))
    told = without_teasers(document, words, without_offers(document, words, told))
    told = without_related(document, words, without_block_teasers(document, words, told))
    grouped = _grouped(document, words, told)
    if grouped is not told:  # a caption in a quotation is none of it
        grouped[(told <= 0) & (probabilities > 0)] = 0.0
        grouped = without_interruptions(document, words, grouped, told < THRESHOLD)
    grouped = without_pulled(document, words, grouped)
    whole = with_figured(document, words, with_named(document, words, with_framed(document, grouped)))
    near = with_neighbours(document, words, with_answers(document, words, whole))
    return without_header_leads(document, with_times(document, words, without_questions(document, words, near)))


class _Groups(NamedTuple):
    """Blocks by the container that they stand in."""

    order: Ints
    """The blocks, those of one container side by side (g)."""
    starts: Ints
    """Where in this order those of each container begin."""
    stops: Ints
    """One past their last."""
    containers: Ints

    @classmethod
    def of(cls, blocks: Ints, containers: Ints) -> _Groups:
        """Group blocks, of each of which the container is given; at least one."""
        order, starts, _ = groups_of(containers)
        stops = np.concatenate((starts[1:], [len(order)]))
        return cls(blocks.take(order), starts, stops, containers.take(order.take(starts)))

    def blocks(self, place: int) -> Ints:
        """Those of one container."""
        return self.order[self.starts[place] : self.stops[place]]


def _grouped(document: Document, words: Ints, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    containers = where_true((_TABLE | _LISTS | _QUOTATIONS | _PRE)[document.tag])
    if not len(containers):
        return probabilities
    nearest = np.full(len(document), -1)
    for container, end in zip(containers.tolist(), document.end.take(containers).tolist()):
        nearest[container:end] = container  # in preorder, so that an inner one wins
    # a table's caption is judged by itself: it is no cell
    group = np.where(_CAPTION[document.tag[document.blocks.node]], -1, nearest.take(document.blocks.node))
    has_chance = np.zeros(len(document) + 1, dtype=np.bool_)  # the last stands for no container
    has_chance[group[probabilities >= NO_CHANCE]] = True
    has_chance[-1] = False
    found = where_true(has_chance[group])
    if not len(found):
        return probabilities
    changed = probabilities.copy()
    likely = np.append(probabilities >= THRESHOLD, False)  # the last stands for no block
    changed[_alone(document, group, probabilities)] = THRESHOLD
    groups = _Groups.of(found, group[found])
    marks = _marks(document)
    for blocks, has_cells in _wholes(document, groups, words, probabilities):
        weights = words[blocks] + _EXTRA_WORDS
        if marks is not None and not marks[blocks].all():
            weights *= ~marks[blocks]
        mean = round(float((probabilities[blocks] * weights).sum() / weights.sum()), 6)
        least = _least(document, words, blocks, likely, has_cells)
        if mean >= least:
            changed[blocks] = max(mean, THRESHOLD)
        elif words[blocks].sum() < LARGE:
            changed[blocks] = mean
    changed[_attributed(document, groups, words, probabilities, likely)] = THRESHOLD
    changed[_of_two(document, groups, probabilities)] = THRESHOLD
    changed[_announced(document, groups, words, probabilities, likely)] = THRESHOLD
    return changed


def _marks(document: Document) -> Bools | None:
    """The blocks that are nothing but the marks of list items, which say nothing of their list; None if there are
    none."""
    runs = item_marks(document)
    if not runs:
        return None
    marked = np.zeros(len(document.structure.run_at), dtype=np.bool_)
    marked[runs] = True
    blocks = document.blocks
    return np.asarray(blocks.sum(marked) == blocks.stop_run - blocks.first_run)


def _alone(document: Document, group: Ints, probabilities: npt.NDArray[np.float64]) -> Ints:
    """The quotations and preformatted texts of one block that are kept because they stand between kept blocks; so is
    text that stands in a list and in no item of it, which old editors indent it by. Beside a quotation or code there
    may be a dropped line: the label of an advert, the name of a file, whose words they are (in figures:
    ``quotations.with_figured``)."""
    quoted = group >= 0
    quoted[quoted] = _SET_APART[document.tag[group[quoted]]]
    may_be = quoted | _LISTS[document.tag[document.blocks.node]]
    if not may_be.any():
        return np.zeros(0, dtype=np.int64)
    sure = np.concatenate(([False], probabilities >= THRESHOLD, [False]))
    same = np.concatenate(([False], group[1:] == group[:-1], [False]))
    may_be &= (probabilities >= NO_CHANCE) & (probabilities < THRESHOLD) & ~same[:-1] & ~same[1:]
    alone = may_be & sure[:-2]
    for place in where_true(alone & ~sure[2:]).tolist():
        alone[place] = _is_numbered(document, int(document.blocks.node[place]))
    may_be &= quoted & ~alone & (2 * document.blocks.linked <= document.blocks.words)
    apart = where_true(may_be & ~document.below_any(document.tag == _FIGURE)[document.blocks.node])
    kept = where_true(sure[1:-1])
    for place in apart[_is_among(sure[1:], apart, apart)].tolist():
        alone[place] = not is_post(document, int(group[place])) and not is_pulled(document, place, kept)
    return where_true(alone)


def _is_numbered(document: Document, node: int) -> bool:
    """Whether numbers of its lines stood beside a text (``dom.line_numbers``), which only code has: in the cell before
    its own, which is empty now."""
    above = (node, *islice(document.ancestors(node), LEVELS))
    cell = next((each for each in above if _CELL[document.tag[each]]), -1)
    if cell < 0 or not any(_PRE[document.tag[each]] for each in above):
        return False
    before = next((each for each in document.children(document.parents[cell]) if each < cell), -1)
    return before >= 0 and not document.subtree_chars[before]


def _attributed(
    document: Document, groups: _Groups, words: Ints, probabilities: npt.NDArray[np.float64], likely: Bools
) -> Ints:
    """The blocks of doubtful quotations of two or three, the words and whose they are, between kept blocks. ``likely``:
    of every block, and False for none."""
    order, starts, stops, containers = groups
    few = (stops - starts >= 2) & (stops - starts <= ATTRIBUTED) & _QUOTATIONS[document.tag[containers]]
    if few.any():
        few &= _is_among(likely, order[starts], order[stops - 1])
    found = []
    for place in where_true(few).tolist():
        blocks = groups.blocks(place)
        weights = words[blocks] + _EXTRA_WORDS
        mean = (probabilities[blocks] * weights).sum() / weights.sum()
        if mean < NO_CHANCE or not is_said(document, words, blocks, int(containers[place])):
            continue
        if not is_pulled(document, int(blocks[0]), where_true(likely)):
            found.append(blocks)
    return np.concatenate([order[:0], *found])


def _of_two(document: Document, groups: _Groups, probabilities: npt.NDArray[np.float64]) -> Ints:
    """The doubtful items of lists of two whose other item is likely."""
    order, starts, stops, containers = groups
    first = starts[(stops - starts == 2) & _LISTS[document.tag[containers]]]
    if not len(first):
        return order[:0]
    items = order[np.stack([first, first + 1], axis=1)]
    found = (probabilities[items] >= KEPT_OF_TWO) & (probabilities[items[:, ::-1]] >= THRESHOLD)
    found &= 2 * document.blocks.linked[items] <= document.blocks.words[items]
    return np.asarray(items[found & (probabilities[items] < THRESHOLD)])


def _announced(
    document: Document, groups: _Groups, words: Ints, probabilities: npt.NDArray[np.float64], likely: Bools
) -> Ints:
    """The blocks of doubtful lists, quotations and preformatted texts that a likely line before them announces."""
    order, starts, _, containers = groups
    before = order[starts] - 1
    found = likely[before] & ~_TABLE[document.tag[containers]]
    if not found.any():
        return order[:0]
    chances, weights = probabilities[order], words[order] + _EXTRA_WORDS
    mean = np.add.reduceat(chances * weights, starts) / np.add.reduceat(weights, starts)
    found &= (mean >= KEPT_ANNOUNCED) & (np.maximum.reduceat(chances, starts) <= SURE)
    found &= np.add.reduceat(words[order], starts) >= ANNOUNCED_WORDS
    announced = [
        groups.blocks(place)
        for place in where_true(found).tolist()
        if document.block_text(int(before[place])).endswith(COLONS)
    ]
    return np.concatenate([order[:0], *announced])


def _wholes(
    document: Document, groups: _Groups, words: Ints, probabilities: npt.NDArray[np.float64]
) -> list[tuple[Ints, bool]]:
    """The blocks of each container that are a whole together, and whether it is a table with several cells a row."""
    order, starts, stops, containers = groups
    tag = document.tag[containers]
    is_table = _TABLE[tag]
    chances, lengths = probabilities[order], words[order]
    highest, lowest = np.maximum.reduceat(chances, starts), np.minimum.reduceat(chances, starts)
    whole = (stops - starts >= FEWEST - (_QUOTATIONS | _PRE)[tag]) & (highest >= NO_CHANCE)
    whole &= ~((highest > SURE) & (lowest < 1 - SURE))
    whole &= np.maximum.reduceat(lengths, starts) <= np.where(is_table, LONGEST_CELL, LONGEST_ITEM)
    found = [
        (groups.blocks(place), bool(is_table[place]))
        for place in where_true(whole).tolist()
        if not is_table[place] or float(np.median(lengths[starts[place] : stops[place]])) <= USUAL_CELL
    ]
    return [(blocks, is_table and _has_cells(document, blocks)) for blocks, is_table in found]


def _least(document: Document, words: Ints, blocks: Ints, likely: Bools, has_cells: bool) -> float:
    """Mean probability that a whole needs; ``likely``: of every block, and False for none."""
    if not has_cells:
        return THRESHOLD if _is_directory(document, words, blocks) else KEPT
    between = _is_among(likely, blocks[:1], blocks[-1:])[0]
    few_links = document.blocks.linked[blocks].sum() <= LINKED_CELLS * words[blocks].sum()
    return KEPT_CELLS_BETWEEN if between and few_links else KEPT_CELLS


def _is_among(likely: Bools, first: Ints, last: Ints) -> Bools:
    """Whether likely blocks stand before and behind those from ``first`` to ``last``, up to ``NEAR`` away: a caption
    or the label of an advert may come between. ``likely``: of every block, and False for none."""
    before, behind = np.zeros(len(first), dtype=np.bool_), np.zeros(len(first), dtype=np.bool_)
    for step in range(1, NEAR + 1):
        before |= likely[np.maximum(first - step, -1)]
        behind |= likely[np.minimum(last + step, len(likely) - 1)]
    return before & behind


def _is_directory(document: Document, words: Ints, blocks: Ints) -> bool:
    """Whether a list is a long row of links."""
    return len(blocks) >= DIRECTORY and bool(document.blocks.linked[blocks].sum() >= 0.9 * words[blocks].sum())


def _has_cells(document: Document, blocks: Ints) -> bool:
    """Whether most rows of a table have several cells."""
    rows = document.parent[document.blocks.node[blocks]]
    return len(blocks) >= 2 * len(np.unique(rows))
