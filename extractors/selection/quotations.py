"""What a quotation is by its words: somebody's and who said them, a post of a network, or words that stand in the text
anyway; and quotations that an element says by its name alone (``<div class="quote">``), with whose words they are, or
that stand in a figure.
"""

from __future__ import annotations

import re
from itertools import islice

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of, blocks_of_each
from extractors.dom.columns import Bools, Ints
from extractors.remembered import once_a_document, remembered
from extractors.selection.root import THRESHOLD

SAID = 5
"""Words at least of the first block of a quotation with whose words it is, which has most."""
ATTRIBUTED = 3
"""Blocks of a quotation with whose words it is, of which the first has most: of such in ``blockquote`` between kept
blocks, whose words stand nowhere else, from a mean probability of ``wholes.NO_CHANCE`` on, the development sets have
two that are the article's (one without the name) and one that is not, the invented pages six that are (their truths
leave out the name)."""
PULLED = 0.63
"""Probability below which a kept quotation goes whose words, five and more, stand within another kept block too: by
folds one article of the development sets is exact for it, two are better and one is worse (its truth has both), three
invented ones are better and one is worse. Of likelier ones, and of pull quotes by name, truths have as many as not."""
KEPT_NAMED, NEAR = 0.05, 3
"""Mean probability from which what is a quotation by its name is kept with whose words it is, within the kept text, and
blocks before it among which one is kept. The recorded and the invented pages have none that is dropped; of four on
sites that we wrote, one of them behind all other text, all are the article's."""
MOST_PULLED = 50
"""Quotations of a page that are looked at: each is held against all of its text."""
KEPT_FIGURED, MOST_FIGURED = 0.1, 100
"""Mean probability from which a quotation is kept that stands within the kept text in a figure, which has a caption and
shows nothing else, and how many of a page are looked at: each is held against all of its text. Whose words they are is
a caption as any. The recorded and the invented pages have two such that no other rule keeps, and both are the
article's; one below all text is none of it."""
_NAMED = re.compile(
    r"(?<![a-z])(?:block)?(?:quotes?|quotations?|zitat|citations?|citazione|citat|cita|citaat)(?![a-z])", re.I
)
_SIGNS = ("quot", "zitat", "cita")
"""One of them is in whatever ``_NAMED`` matches."""
_PULL = re.compile("pull", re.I)
_BLOCKQUOTES = tags.mask("blockquote q")
_QUOTATION, _FIGURE, _FIGCAPTION = (tags.CODES[name] for name in ("blockquote", "figure", "figcaption"))
_SHOWN = tags.mask("img picture video audio iframe embed object canvas svg table pre amp-img amp-video amp-iframe")
_FIGURE_LEVELS = 2
"""Elements above a quotation among which its figure is."""
_POST = re.compile(r"embed|tweet|-media\b|fb-(?:post|video)|xfbml|reddit|mastodon", re.I)
_BETWEEN = re.compile(r"\.{3}|…|[(\[].{0,40}?[)\]]|(?<=[^\W_][^\W_])[.!?](?=\s|$)|[。！？]")
"""What parts the words of a pull quote: what it leaves out, and sentences, between which a text says
whose they are (no initials)."""
_NO_WORD = re.compile(r"\W+")
_Values = npt.NDArray[np.float64]


def is_said(document: Document, words: Ints, blocks: Ints, quotation: int) -> bool:
    """Whether a quotation is somebody's words and who said them: no post of a network, no links behind a label."""
    if is_post(document, quotation):
        return False
    if words[blocks[0]] < SAID or words[blocks[0]] <= words[blocks[1:]].sum():
        return False
    return bool(2 * document.blocks.linked[blocks].sum() <= words[blocks].sum())


def is_post(document: Document, quotation: int) -> bool:
    """Whether an element is an embedded post of a network, by its class."""
    return _POST.search(document.attribute_of(quotation, "class")) is not None


def is_pulled(document: Document, block: int, likely: Ints) -> bool:
    """Whether the words of a quotation stand in a likely block too, sentence by sentence, whatever the marks between
    them and what is left out: a pull quote repeats them."""
    said = [_words_of(part) for part in _BETWEEN.split(document.block_line(block))]
    lines = _lines(document)
    for each in likely.tolist():
        if each not in lines:
            lines[each] = _words_of(document.block_line(each))
    texts = (lines[each] for each in likely.tolist() if each != block)
    return any(all(map(text.__contains__, said)) for text in texts)


@once_a_document
def _lines(document: Document) -> dict[int, str]:
    """The words of the blocks that were asked for, by their numbers: each is read once, not for each quotation."""
    return {}


def _words_of(text: str) -> str:
    return _NO_WORD.sub(" ", text.casefold()).strip()


def without_pulled(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities, 0 for quotations that are hardly kept, and for lines not read aloud, whose words stand
    within the text; a new array where anything changes. ``words``: of each block."""
    kept = probabilities >= THRESHOLD
    found = kept & (words >= SAID) & _may_be_pulled(document, probabilities)
    if not found.any():
        return probabilities
    places = where_true(found)[:MOST_PULLED].tolist()
    pulled = [block for block in places if is_pulled(document, block, where_true(kept & (words > words[block])))]
    if not pulled:
        return probabilities
    changed = probabilities.copy()
    changed[pulled] = 0.0
    return changed


def _may_be_pulled(document: Document, probabilities: _Values) -> Bools:
    """The blocks in quotations that are hardly kept, and in elements that are not read aloud."""
    unheard = np.zeros(len(document), dtype=np.bool_)
    unheard[[node for node, value in document.attribute("aria-hidden") if value.strip().lower() == "true"]] = True
    hardly, node = probabilities < PULLED, document.blocks.node
    quoted = document.below_any(document.tag == _QUOTATION)[node] & hardly if hardly.any() else hardly
    return np.asarray(quoted | document.below_any(unheard)[node])


def with_named(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities, those of doubtful quotations by name within the kept text raised to the threshold, with whose
    words they are; a new array where anything changes. ``words``: of each block."""
    kept = probabilities >= THRESHOLD
    named = [element for element, _ in document.coded("class").telling(_is_named.each, _SIGNS)]
    if not named or not kept.any():
        return probabilities
    elements = np.array(named)
    first, stop = blocks_of_each(document, elements)
    numbers, quoted = prefix_sums(kept), prefix_sums(_BLOCKQUOTES[document.tag])
    found = (stop - first >= 2) & (stop - first <= ATTRIBUTED) & (numbers[stop] == numbers[first])
    found &= (numbers[first] > numbers[np.maximum(first - NEAR, 0)]) & (numbers[stop] < numbers[-1])
    found &= quoted[document.end[elements]] == quoted[elements]
    changed = probabilities
    for place in where_true(found).tolist():
        blocks = np.arange(first[place], stop[place])
        chances = probabilities[blocks]
        if chances.min() <= 0 or chances.mean() < KEPT_NAMED or not is_said(document, words, blocks, named[place]):
            continue
        if not is_pulled(document, int(blocks[0]), where_true(kept)):
            changed = changed.copy() if changed is probabilities else changed
            changed[blocks] = THRESHOLD
    return changed


@remembered()
def _is_named(names: str) -> bool:
    """Whether an element's classes say that it is a quotation, and not that its words stand in the text anyway."""
    return _NAMED.search(names) is not None and not _PULL.search(names)


def with_figured(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities, those of doubtful quotations in figures within the kept text raised to the threshold; a new
    array where anything changes. ``words``: of each block."""
    kept = probabilities >= THRESHOLD
    quotations = where_true(document.tag == _QUOTATION).tolist() if (document.tag == _FIGCAPTION).any() else []
    if not quotations or not kept.any():
        return probabilities
    numbers = prefix_sums(kept)
    changed = probabilities
    for quotation in quotations[:MOST_FIGURED]:
        figure = _figure_around(document, quotation)
        if figure is None or is_post(document, quotation):
            continue
        (first, stop), (_, behind) = blocks_of(document, quotation), blocks_of(document, figure)
        blocks = np.arange(first, stop)
        among = numbers[first] > 0 and numbers[behind] < numbers[min(behind + NEAR, len(kept))]
        if not among or not _is_doubtful(document, words, probabilities, blocks):
            continue
        if not is_pulled(document, first, where_true(kept)):
            changed = changed.copy() if changed is probabilities else changed
            changed[blocks] = THRESHOLD
    return changed


def _figure_around(document: Document, quotation: int) -> int | None:
    """The figure that a quotation stands in, if it has a caption and shows nothing else."""
    above = islice(document.ancestors(quotation), _FIGURE_LEVELS)
    figure = next((each for each in above if document.tag[each] == _FIGURE), None)
    if figure is None:
        return None
    held = document.tag[figure : document.end[figure]]
    return figure if (held == _FIGCAPTION).any() and not _SHOWN[held].any() else None


def _is_doubtful(document: Document, words: Ints, probabilities: _Values, blocks: Ints) -> bool:
    """Whether a quotation of these blocks is dropped, if not surely foreign, and no label or link."""
    chances = probabilities[blocks]
    if not len(blocks) or len(blocks) > ATTRIBUTED or chances.max() >= THRESHOLD or chances.min() <= 0:
        return False
    if chances.mean() < KEPT_FIGURED or words[blocks].sum() < SAID:
        return False
    return bool(2 * document.blocks.linked[blocks].sum() <= words[blocks].sum())
