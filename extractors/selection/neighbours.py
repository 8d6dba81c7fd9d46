"""Doubtful blocks that go with kept text: subheads over it, lines that introduce it, what stands in its midst or looks
like it; and kept ones that look like what is dropped, or announce it.

The classifier judges blocks one by one; what the blocks around it have become says more of a doubtful one. Each rule
was counted on the development sets, with models that never saw the page's site.
"""

from __future__ import annotations

import re
from itertools import islice

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.characters import COLONS, SENTENCE_ENDS
from extractors.dom.columns import Bools, Ints
from extractors.dom.questions import ASKED
from extractors.features import keywords
from extractors.selection.house.lines import MOST_WORDS, is_house_line
from extractors.selection.lines.interruptions import is_advert_label
from extractors.selection.notes import notes
from extractors.selection.resumed import resuming
from extractors.selection.root import DOUBTFUL, THRESHOLD
from extractors.selection.subhead_classes import WORDS as NAMED_WORDS
from extractors.selection.subhead_classes import is_named_subhead
from extractors.selection.subheads_alike import subheads_alike

_Values = npt.NDArray[np.float64]

KEPT_SUBHEAD = 0.2
"""Probability from which a subhead among kept text is kept: of 169 below .5 in the articles of the development sets 124
are the article's, from .2 on no fewer of them than from .4 on. By folds six pages are better, two of them exact, and
none worse, for those that stand over another subhead."""
_NEAR = 3
"""Blocks before a subhead among which one must be kept."""
KEPT_NAMED = 0.05
"""The same of a block that its class calls a subhead (``subhead_classes``), right between kept ones."""
KEPT_LISTED = 0.03
"""The same of a heading that a link within the page leads to by its words, as a table of contents does: of nine below
.5 on the development sets, all but the one in an ``h1`` are the article's."""
BETWEEN, UNDER = 12, 8
"""Words of one dropped line (a photograph's credit) that may stand between a subhead and its text, and of that text: of
52 such subheads on wcxb-dev-articles 42 are the article's."""
KEPT_LINE = 0.1
"""Probability from which a line is kept that ends in a colon before a kept quotation: of seven below .6 on the
development sets all are the article's."""
KEPT_DROP_CAP = 0.05
"""Probability from which a text with a drop cap is kept that stands before kept text: what opens a text with it has a
class of its own, as leads and captions have. Of the seven of the development sets all are the article's."""
LONG_TEXT, KEPT_LONG_TEXT = 150, 0.35
"""Words of a text that goes with the kept ones before and behind it, and the probability that it has at least: adverts
and captions are shorter (of 12 such blocks of 40 to 150 words on the development sets three are the article's, of the
two longer ones both)."""
KEPT_ALIKE, ALIKE_WORDS, ALIKE_KEPT, ALIKE_SHARE = 0.15, 8, 4, 3
"""Probability and words from which a block is kept whose kind (tag and class, and its parent's) has at least this many
kept blocks, with this many times the words of its dropped ones: of 36 such on the development sets 31 are the
article's, 1,028 of 1,163 words (texts in sections, of which the classifier believes the largest alone)."""
DROPPED_UNLIKE, UNLIKE, UNLIKE_WORDS, UNLIKE_DROPPED = 0.7, 0.4, 4, 2
"""A block of so many words below the first probability gets the second where its kind has at least this many dropped
blocks, with ``ALIKE_SHARE`` times the words of its kept ones, or twice as many and as many times their number: of 38
such on the development sets 8 are the article's (the others are captions, labels of links, titles of teasers)."""
KEPT_BOLD, BOLD_WORDS = 0.15, 8
"""Probability from which and words up to which a line in bold is kept between a kept block and a kept item of a list:
of 12 such below .5 on the development sets 10 are the article's; before other blocks half are "Read more"."""
KEPT_BOLD_ALIKE, BOLD_ALIKE = 0.4, 2
"""The same of a line in bold before any kept block, where at least so many others in bold are kept, and no colon ends
it: subheads of a text that has no headings. By folds three pages of the development sets are better for it, one of
them exact, and one is worse."""
KEPT_BOLD_ROW, BOLD_ROW, KEPT_IN_ROW = 0.35, 3, 0.25
"""The same of so many lines in bold alike, each before a kept block, that are not all one text, and of others like them
from the last probability on: all 13 such on two recorded pages are the article's; labels of ratings and links ("Read
more") are one text. By folds no page changes; subheads that editors of a Chinese platform set are kept for it."""
KEPT_QUESTION, QUESTION_WORDS, SWITCH_LEVELS = 0.08, 30, 3
"""Probability from which and words up to which a question is kept that opens and closes the kept text behind it
(``aria-expanded``, ``aria-controls``), and elements around or in it that may say so: of 18 below .5 on the development
sets 16 are the article's; of questions without such a switch no more than of other lines."""
KEPT_OPENED = 0.08
"""Probability from which what stands in ``details`` within the kept text is kept: of 23 such blocks below .5 on the
development sets 22 are the article's."""
LABEL = 4
"""Words of a kept line ending in a colon that is dropped where a dropped link follows ("Dig deeper:"): of four such on
the development sets two are the article's, of nine on the invented pages none; of longer ones most."""
PROMOTION, PROMOTION_WORDS, BUTTON_WORDS = 6, 4, 8
"""Blocks at most of a box that a kept heading opens and a link or a button closes, or that asks for an address to write
to, words at least of the rest of it, none of which is kept, and words of the button: of four such headings on the
development sets, which are no questions, none is the article's; of three that are two are. No recorded page has a kept
one over a form for an address."""
KEPT_FORMULA, FORMULA_WORDS = 0.1, 30
"""Probability from which and words up to which a formula is kept between two kept blocks, which is no code and stands
under no picture: by folds the development sets have none, with the model that ships one, which is the article's, as are
both on sites that we wrote after real templates."""
KEPT_UNDER, LINKED, UNDER_WORDS = 0.25, 0.3, 35
"""Probability from which a sentence is kept between a kept subhead and another kept block, share of its words in links
and words at most: longer ones that the classifier doubts are biographies and texts about the house. By folds three
recorded articles and seven invented ones are better for it, one is worse."""
_SWITCHES = ("aria-expanded", "aria-controls")
_DROP_CAP = re.compile(r"(?<![a-z])(?<!\bno[-_])(?<!without[-_])drop[-_]?caps?(?![a-z])", re.I)
_DROP_CAP_LEVELS = 3
"""The paragraph, and the first elements in it."""
_HEADINGS = tags.mask("h2 h3 h4 h5 h6 summary")
_ITEMS, _BOLD = tags.mask("li dd"), tags.mask("b strong")
_LISTS = tags.mask("ul ol dl menu")
_ITEM_LEVELS = 3
"""Elements from a block up to the list that it is an item of."""
_QUOTATIONS = tags.mask("blockquote")
_CAPTION = tags.mask("figcaption")
_ACTIONS = ("a", "button")
_DETAILS, _FORM = tags.mask("details"), tags.mask("form")
_CODE_OR_CAPTION = tags.mask("pre figcaption")
_FORMULA = re.compile(r"\S\s?=\s?\S")
_OPERATOR = re.compile(r"[×÷±²³√∑∫−]|\\(?:frac|text|sum|sqrt|mathrm|times|cdot)\b")
_FRAGMENT = re.compile(r"\s*#.")
_ADVERT = 1 << [name for name, _ in keywords.GROUPS].index("advert")


def with_neighbours(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities, those of blocks raised to the threshold that go with kept ones, and lowered those of a few
    that look like dropped ones; a new array where anything changes. ``words``: of each block."""
    kept = probabilities >= THRESHOLD
    if not kept.any() or kept.all():
        return probabilities
    raised, lowered = _by_kind(document, words, probabilities, kept)
    if lowered.any():
        probabilities = np.where(lowered, UNLIKE, probabilities)
        kept &= ~lowered
    raised |= _long_texts(words, probabilities, kept) | _introductions(document, probabilities, kept)
    raised |= _drop_caps(document, words, probabilities, kept) | _formulas(document, words, probabilities, kept)
    kept |= raised
    raised |= _subheads(document, words, probabilities, kept) | _bold_lines(document, words, probabilities, kept)
    raised |= _named_subheads(document, words, probabilities, kept) | _listed(document, words, probabilities, kept)
    raised |= _questions(document, words, probabilities, kept) | _opened(document, words, probabilities, kept)
    raised |= notes(document, words, probabilities, kept) | _under_subheads(document, words, probabilities, kept)
    raised &= ~_of_the_house(document, words, probabilities, raised)
    kept = (probabilities >= THRESHOLD) | raised
    labels = _labels(document, words, kept) | _promotions(document, words, kept)
    if labels.any():
        probabilities = np.where(labels, np.minimum(probabilities, UNLIKE), probabilities)
        raised &= ~labels
    return np.where(raised, THRESHOLD, probabilities) if raised.any() else probabilities


def _of_the_house(document: Document, words: Ints, probabilities: _Values, raised: Bools) -> Bools:
    """Of the raised blocks those that speak for the house, which are looked for among likelier ones before, and labels
    of adverts in elements that are named so: elsewhere a section may be about advertising."""
    found = np.zeros(len(raised), dtype=np.bool_)
    for place in where_true(raised & (words <= MOST_WORDS)).tolist():
        line, node = document.block_line(place), int(document.blocks.node[place])
        if is_advert_label(line):
            named = keywords.by_element(document)
            found[place] = any(named[each] & _ADVERT for each in (node, *document.ancestors(node)))
        elif probabilities[place] < DOUBTFUL:
            found[place] = is_house_line(line, labels=False)
    return found


def _by_kind(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> tuple[Bools, Bools]:
    """Doubtful blocks of a kind that is kept elsewhere on the page, and kept ones of a kind that is dropped."""
    raised = ~kept & (probabilities >= KEPT_ALIKE) & (words >= ALIKE_WORDS) & (2 * document.blocks.linked <= words)
    lowered = kept & (probabilities < DROPPED_UNLIKE) & (words >= UNLIKE_WORDS)
    if not (raised.any() or lowered.any()):
        return raised, lowered
    code = np.append(document.class_kind, 0)  # the last stands for no parent
    node = document.blocks.node
    parent = document.parent[node]
    raised &= code[node] > 0
    lowered &= (code[node] > 0) | (code[parent] > 0) | _CAPTION[document.tag[node]]
    kinds = code * tags.SIZE + np.append(document.tag, 0)
    _, kind = np.unique(kinds[node] * (code.max() + 1) * tags.SIZE + kinds[parent], return_inverse=True)
    most, rest = np.bincount(kind, kept), np.bincount(kind, ~kept)
    words_of_most, words_of_rest = np.bincount(kind, words * kept), np.bincount(kind, words * ~kept)
    alike = (most >= ALIKE_KEPT) & (words_of_most >= ALIKE_SHARE * words_of_rest)
    by_words = (rest >= UNLIKE_DROPPED) & (words_of_rest >= ALIKE_SHARE * words_of_most)
    by_number = rest >= np.maximum(2 * UNLIKE_DROPPED, ALIKE_SHARE * most)
    lowered &= (by_words | by_number)[kind]
    for place in where_true(lowered).tolist():
        lowered[place] = not _is_announced(document, kept, place)
    return raised & alike[kind], lowered


def _is_announced(document: Document, kept: Bools, place: int) -> bool:
    """Whether a kept line that ends in a colon stands right before the list that a block is an item of, which is no row
    of links: menus have most of the items of a page, and such a list goes with its line."""
    node = int(document.blocks.node[place])
    listed = next((each for each in islice(document.ancestors(node), _ITEM_LEVELS) if _LISTS[document.tag[each]]), None)
    if listed is None:
        return False
    first, stop = blocks_of(document, listed)
    if not is_behind_colon(document, kept, first):
        return False
    return bool(2 * document.blocks.linked[first:stop].sum() <= document.blocks.words[first:stop].sum())


def is_behind_colon(document: Document, kept: Bools, block: int) -> bool:
    """Whether a kept line that ends in a colon stands right before a block."""
    return block > 0 and bool(kept[block - 1]) and document.block_text(block - 1).endswith(COLONS)


def _long_texts(words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful long texts between two kept blocks."""
    found = ~kept & (probabilities >= KEPT_LONG_TEXT) & (words >= LONG_TEXT)
    return found & _before(kept) & _behind(kept)


def _drop_caps(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful texts before a kept block that begin with a drop cap, by the class of the paragraph or of its letter."""
    found = ~kept & (probabilities >= KEPT_DROP_CAP) & (words >= ALIKE_WORDS) & _behind(kept)
    for place in where_true(found).tolist():
        node = int(document.blocks.node[place])
        inside = range(node, min(int(document.end[node]), node + _DROP_CAP_LEVELS))
        found[place] = any(_DROP_CAP.search(document.attribute_of(each, "class")) for each in inside)
    return found


def _introductions(document: Document, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful lines ("From the Examiner:") between a kept block and a kept quotation."""
    quotations = _QUOTATIONS[document.tag]
    if not quotations.any():
        return np.zeros(len(kept), dtype=np.bool_)
    quoted = document.below_any(quotations)[document.blocks.node]
    found = ~kept & (probabilities >= KEPT_LINE) & ~quoted & _before(kept) & _behind(kept & quoted)
    for place in where_true(found).tolist():
        found[place] = document.block_text(place).endswith(COLONS)
    return found


def _formulas(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful lines with an equation in mathematical signs or TeX between two kept blocks."""
    found = ~kept & (probabilities >= KEPT_FORMULA) & (words <= FORMULA_WORDS) & _before(kept) & _behind(kept)
    if not found.any():
        return found
    node = document.blocks.node
    found &= ~_HEADINGS[document.tag[node]] & ~document.below_any(_CODE_OR_CAPTION[document.tag])[node]
    for place in where_true(found).tolist():
        line = document.block_text(place)
        found[place] = _FORMULA.search(line) is not None and _OPERATOR.search(line) is not None
    return found


def _bold_lines(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful lines in bold over a kept list, or among others in bold that are kept."""
    item = blocks_in(document, _ITEMS)
    line = ~item & ~_HEADINGS[document.tag[document.blocks.node]]
    line &= (words <= BOLD_WORDS) & (2 * document.blocks.linked <= words)
    doubtful = line & ~kept
    over_list = doubtful & (probabilities >= KEPT_BOLD) & _before(kept) & _behind(kept & item)
    row = doubtful & (probabilities >= KEPT_IN_ROW) & _within(kept) & _behind(kept)
    if not (over_list.any() or row.any()):
        return np.asarray(over_list)
    runs = document.structure
    inside = document.below_any(_BOLD[document.tag])[runs.run_owner]
    bold = (document.blocks.sum(inside * runs.run_words) == document.blocks.words) & (words > 0)
    for place in where_true(row & bold).tolist():
        row[place] = not document.block_text(place).endswith(COLONS)
    row &= bold
    found = (over_list & bold) | _in_rows(document, row, probabilities)
    if (line & kept & bold).sum() >= BOLD_ALIKE:
        found |= row & (probabilities >= KEPT_BOLD_ALIKE)
    return np.asarray(found)


def _in_rows(document: Document, lines: Bools, probabilities: _Values) -> Bools:
    """Which of some lines are of one tag and class with ``BOLD_ROW`` and more likely ones that do not say the same."""
    found = np.zeros(len(lines), dtype=np.bool_)
    kinds: dict[tuple[int, str], list[int]] = {}
    for place in where_true(lines).tolist():
        node = int(document.blocks.node[place])
        kinds.setdefault((int(document.tag[node]), document.attribute_of(node, "class")), []).append(place)
    for places in kinds.values():
        told = [document.block_line(place) for place in places if probabilities[place] >= KEPT_BOLD_ROW]
        found[places] = len(told) >= BOLD_ROW and len({*told}) > 1
    return found


def _questions(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful questions that a reader opens the kept text behind them with."""
    found = ~kept & (probabilities >= KEPT_QUESTION) & (words <= QUESTION_WORDS) & _behind(kept)
    for place in where_true(found).tolist():
        found[place] = document.block_text(place).endswith(ASKED) and _is_switch(document, place)
    return found


def _opened(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful blocks of what opens and closes, within the kept text."""
    opened = _DETAILS[document.tag]
    if not opened.any():
        return np.zeros(len(kept), dtype=np.bool_)
    text = kept & (words >= ALIKE_WORDS)
    for node in where_true(opened).tolist():
        opened[node] = not _is_of_form(document, text, max(document.parents[node], 0))
    found = ~kept & (probabilities >= KEPT_OPENED) & _within(kept) & (2 * document.blocks.linked <= words)
    found &= document.below_any(opened)[document.blocks.node]
    for place in where_true(found & (probabilities < DOUBTFUL) & (words <= MOST_WORDS)).tolist():
        found[place] = not is_house_line(document.block_line(place))
    return np.asarray(found)


def _is_of_form(document: Document, text: Bools, box: int) -> bool:
    """Whether an element has a form and no kept text: what a calculator supposes opens in it."""
    if not _FORM[document.tag[box : document.end[box]]].any():
        return False
    first, stop = blocks_of(document, box)
    return not text[first:stop].any()


def _is_switch(document: Document, place: int) -> bool:
    node = int(document.blocks.node[place])
    inside = range(node, min(int(document.end[node]), node + SWITCH_LEVELS + 1))
    near = [*inside, *islice(document.ancestors(node), SWITCH_LEVELS)]
    return any(document.attribute_of(each, name) for name in _SWITCHES for each in near)


def _labels(document: Document, words: Ints, kept: Bools) -> Bools:
    """Kept short lines that announce nothing but dropped links ("Dig deeper:")."""
    links = ~kept & (words > 0) & (2 * document.blocks.linked > words)
    found = kept & (words <= LABEL) & _behind(links)
    for place in where_true(found).tolist():
        found[place] = document.block_text(place).endswith(COLONS)
    return found


def _promotions(document: Document, words: Ints, kept: Bools) -> Bools:
    """Kept headings of boxes whose text and button, or entry of an address, are dropped ("Ready to start" over "Book a
    demo")."""
    found = kept & blocks_in(document, _HEADINGS) & (words <= BETWEEN)
    found &= _behind(~kept & (words > 0)) & _within(kept)
    for place in where_true(found).tolist():
        found[place] = _is_promotion(document, words, kept, place)
    return found


def _is_promotion(document: Document, words: Ints, kept: Bools, place: int) -> bool:
    node = document.blocks.node
    box = document.common_ancestor([int(node[place]), int(node[place + 1])])
    _, behind = blocks_of(document, box)
    rest = slice(place + 1, behind)
    if behind > place + PROMOTION or document.is_within(int(node[place - 1]), box) or kept[rest].any():
        return False
    if words[rest].sum() < PROMOTION_WORDS:
        return False
    if any(document.is_within(entry, box) for entry, kind in document.attribute("type") if kind.lower() == "email"):
        return True
    if document.block_text(place).endswith(ASKED):
        return False
    last = behind - 1
    acts = document.name(int(node[last])) in _ACTIONS or 0 < words[last] <= document.blocks.linked[last]
    return bool(acts and words[last] <= BUTTON_WORDS)


def _subheads(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful subheads over kept text. What opens and closes a text (``summary``) is a subhead of it: on the
    development sets four are doubtful, and all are the article's."""
    heading = blocks_in(document, _HEADINGS)
    found = heading & ~kept & (probabilities >= KEPT_SUBHEAD)
    if not found.any():
        return found
    sums = prefix_sums(kept)
    places = np.arange(len(kept))
    near = sums[places] > sums[np.maximum(places - _NEAR, 0)]
    resumed = resuming(document, kept, found & ~near & _behind(kept & ~heading))
    found &= near
    over = _behind(kept & ~heading) | _over_deeper(document, kept, heading)
    line = ~kept & ~heading & (words <= BETWEEN)
    apart = found & ~over & _behind(line & _behind(kept & ~heading & (words >= UNDER)))
    for place in where_true(apart).tolist():
        apart[place] = not _is_boxed(document, place)
    nearly = over | _behind(line & _behind(kept & ~heading))
    alike = subheads_alike(document, probabilities, kept, _within(kept) & nearly)
    return (found & over) | apart | resumed | alike


def _under_subheads(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful sentences between a kept subhead and another kept block: the text of a box that the article sets."""
    found = ~kept & (probabilities >= KEPT_UNDER) & (words >= ALIKE_WORDS) & (words <= UNDER_WORDS) & _behind(kept)
    found &= _before(kept & blocks_in(document, _HEADINGS)) & (document.blocks.linked <= LINKED * words)
    for place in where_true(found).tolist():
        found[place] = document.block_text(place)[-1:] in SENTENCE_ENDS
    return found


def _named_subheads(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful short lines over a kept text that their class calls subheads, where the text has begun."""
    heading = blocks_in(document, _HEADINGS)
    found = ~kept & (probabilities >= KEPT_NAMED) & (words <= NAMED_WORDS) & _within(kept) & _behind(kept & ~heading)
    found &= document.blocks.linked == 0
    for place in where_true(found).tolist():
        node = int(document.blocks.node[place])
        named = document.attribute_of(node, "class")
        found[place] = bool(named) and not _ITEMS[document.tag[node]] and is_named_subhead(named)
    return found


def _listed(document: Document, words: Ints, probabilities: _Values, kept: Bools) -> Bools:
    """Doubtful subheads over kept text that the page's table of contents names."""
    found = tags.HEADING_LEVEL[document.tag[document.blocks.node]] > 1
    found &= ~kept & (probabilities >= KEPT_LISTED) & (words <= NAMED_WORDS) & _within(kept) & _behind(kept)
    if not found.any():
        return found
    contents = {_line(document.text(node)) for node, target in document.attribute("href") if _FRAGMENT.match(target)}
    for place in where_true(found).tolist():
        found[place] = _line(document.block_text(place)) in contents
    return found


def _line(text: str) -> str:
    return " ".join(text.split()).lower()


def _is_boxed(document: Document, place: int) -> bool:
    """Whether the block behind a subhead stands in a box with it that does not hold the text behind both: the name and
    the price of a product."""
    node = document.blocks.node
    box = document.common_ancestor([int(node[place]), int(node[place + 1])])
    return not document.is_within(int(node[place + 2]), box)


def _over_deeper(document: Document, kept: Bools, heading: Bools) -> Bools:
    """Headings right over a kept one of a deeper level that kept text stands under."""
    level = tags.HEADING_LEVEL[document.tag[document.blocks.node]]
    deeper = np.append(level[1:] > level[:-1], False) & (level > 0)
    return deeper & _behind(kept & (level > 0) & _behind(kept & ~heading))


def blocks_in(document: Document, of_tag: Bools) -> Bools:
    """Which blocks, or the elements right above theirs, have one of these tags. ``of_tag``: as of ``tags.mask``."""
    node = document.blocks.node
    return np.asarray(of_tag[document.tag[node]] | of_tag[document.tag[np.maximum(document.parent[node], 0)]])


def _within(kept: Bools) -> Bools:
    """Whether a kept block stands before each, and one behind it."""
    numbers = np.cumsum(kept)
    return np.asarray((numbers - kept > 0) & (numbers < numbers[-1]))


def _before(flags: Bools) -> Bools:
    """Whether the block before each is flagged."""
    return np.concatenate(([False], flags[:-1]))


def _behind(flags: Bools) -> Bools:
    """Whether the block behind each is flagged."""
    return np.concatenate((flags[1:], [False]))
