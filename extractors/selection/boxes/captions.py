"""Captions of pictures and players: no body, by the convention of ``body`` (``docs/arbiter.md``), however long.

The classifier knows most of them by itself. Of those in a ``figcaption`` that it kept on the development sets 24 stand
in wcxb-dev-articles, 23 of them wrongly, and 4 in readability-dev, whose truth is the output of a tool that keeps them.
Where a template has no element for them, a line right behind a picture is one if it ends with who made the picture: of
the ten such lines that it kept on four development pages none is the article's, nor are 15 on the invented pages and
eight Korean ones. Chinese lines are left to it: of three that the truths of chinese-dev and readability-dev know they
have all.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.blocks.region import CAPTION_SIGNS, is_caption_alone, is_caption_class
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.columns import Bools, Ints
from extractors.metadata.captions import split_credit
from extractors.remembered import once_a_document
from extractors.selection.root import DOUBTFUL, THRESHOLD

MOST = 0.5
"""Share of the likely words from which captions are what the page has to say: a story told in pictures."""
LONGEST = 200
"""Characters of a caption without an element of its own."""
PICTURES = frozenset(("img", "amp-img"))
_PICTURES = tags.mask(" ".join(PICTURES))
FRAMED_WORDS, FRAMED_BLOCKS, SMALLEST = 50, 3, 80
"""Words and blocks at most of a table beside the text that are the caption and the credit of the picture in it, and
the width of the picture in CSS pixels from which it is no mark of a quotation or an icon."""
NAMED_WORDS = 60
"""Words of an element that its class calls a caption, at most. By folds three articles of wcxb-dev-articles and ten
invented ones are better without such blocks, six of these exact, and none is worse."""
_NO_LINES = frozenset("h1 h2 h3 h4 h5 h6 li dt dd th".split())
_NO_CAPTION = tags.mask(" ".join(_NO_LINES))
_IDEOGRAPH, _KANA_OR_HANGUL = re.compile("[\u3400-\u9fff]"), re.compile("[\u3040-\u30ff\uac00-\ud7a3]")
_POINTS = re.compile("[▲△▴↑]\\s?[^\\W\\d_]")
"""How papers in East Asia begin a caption that they type below the picture; lists in Korean have the sign as well."""
_TABLE, _BREAK = tags.CODES["table"], tags.CODES["br"]
SLANTED = frozenset(("em", "i", "cite"))
_SLANTED = tags.mask(" ".join(SLANTED))
_CAPTION, _FIGURE = tags.mask("figcaption"), tags.mask("figure")
_MEDIA = tags.mask("img picture amp-img svg canvas video amp-video audio iframe amp-iframe object embed")


def without_captions(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, those of captions 0, unless captions hold more than ``MOST`` of the likely words; a new array
    where anything changes."""
    likely = probabilities >= THRESHOLD
    captioned, lines = _in_captions(document), caption_lines(document, probabilities >= DOUBTFUL)
    lines |= _in_frames(document, words, likely) | _named(document, words, likely)
    if lines.any() or captioned.any():
        captioned |= lines
        if words[captioned & likely].sum() <= MOST * words[likely].sum():
            return np.where(captioned, 0.0, probabilities)
    return probabilities


def _in_captions(document: Document) -> Bools:
    """The blocks in the ``figcaption`` of a figure with a picture or player."""
    captions = _CAPTION[document.tag]
    if not captions.any():
        return np.zeros(len(document.blocks), dtype=np.bool_)
    figures = _FIGURE[document.tag] & (document.subtree_sum(_MEDIA[document.tag]) > 0)
    captions &= document.below_any(figures)
    return np.asarray(document.below_any(captions).take(document.blocks.node))


def _in_frames(document: Document, words: Ints, likely: Bools) -> Bools:
    """The likely blocks of a table that floats beside the text and opens with a picture, and holds no more than a
    caption and a credit: how pages from before the style sheets set a photograph into the text."""
    found = np.zeros(len(document.blocks), dtype=np.bool_)
    if not likely.any():
        return found
    floating = [node for node, value in document.attribute("align") if value.strip().lower() in ("left", "right")]
    for table in floating:
        if document.tag[table] != _TABLE:
            continue
        blocks = slice(*blocks_of(document, table))
        if not 0 < blocks.stop - blocks.start <= FRAMED_BLOCKS or words[blocks].sum() > FRAMED_WORDS:
            continue
        inside = range(table, int(document.end[table]))
        picture = next((node for node in inside if _PICTURES[document.tag[node]]), None)
        if picture is None or not _is_photograph(document, picture):
            continue
        first = int(document.blocks.start[blocks.start])
        found[blocks] = bool(document.structure.open_at[picture] < first) and not document.blocks.linked[blocks].any()
    return found & likely


def _named(document: Document, words: Ints, likely: Bools) -> Bools:
    """The likely blocks right behind a picture, no headings, in an element that its class calls a caption, within the
    line or around them, and that holds little else."""
    found = behind_pictures(document) & likely & (words > 0) & ~_NO_CAPTION[document.tag[document.blocks.node]]
    if not found.any():
        return found
    names = [node for node, _ in document.coded("class").telling(is_caption_class.each, CAPTION_SIGNS)]
    named = np.zeros(len(document), dtype=np.bool_)
    named[[node for node in names if is_caption_alone(document.attribute_of(node, "class"))]] = True
    named &= document.subtree_words <= NAMED_WORDS
    runs = document.structure
    inside = document.blocks.sum(document.below_any(named)[runs.run_owner] * runs.run_words) == words
    found &= inside
    for block in where_true(found).tolist():  # and what follows in it: who made the picture
        while block + 1 < len(found) and inside[block + 1] and likely[block + 1] and words[block + 1]:
            block += 1
            found[block] = True
    return np.asarray(found)


def _typed(document: Document, behind: Bools) -> Bools:
    """Those of some blocks behind pictures that who had no element for a caption typed below a picture, in its
    paragraph: all in italics, behind a break. By folds one page of fundus-dev and two invented ones are better for it;
    of readability-dev the page of a diary has six, which its truth, the output of a tool, keeps."""
    if not behind.any():
        return behind
    runs = document.structure
    slanted = document.below_any(_SLANTED[document.tag])[runs.run_owner]
    found = behind & (document.blocks.sum(slanted * runs.run_words) == document.blocks.words)
    for block in where_true(found).tolist():
        found[block] = len(document.block_line(block)) <= LONGEST and _is_below_its_picture(document, block)
    return np.asarray(found)


def _is_below_its_picture(document: Document, block: int) -> bool:
    """Whether the element of a block opens with a picture and a break, and the block is all of its text."""
    node, start = int(document.blocks.node[block]), int(document.blocks.start[block])
    if document.subtree_words[node] != document.blocks.words[block]:
        return False
    inside = range(node + 1, int(document.end[node]))
    before = [each for each in inside if document.structure.open_at[each] < start]
    pictures = [each for each in before if _PICTURES[document.tag[each]]]
    broken = bool(pictures) and any(document.tag[each] == _BREAK for each in before if each > pictures[-1])
    return broken and _is_photograph(document, pictures[-1])


def _is_photograph(document: Document, picture: int) -> bool:
    return is_wide(document.attribute_of(picture, "width"))


def is_wide(width: str) -> bool:
    """Whether what a picture says of its width lets it be a photograph."""
    width = width.strip().removesuffix("px")
    return not width.isdecimal() or int(width) >= SMALLEST


def caption_lines(document: Document, among: Bools) -> Bools:
    """Of the blocks ``among`` (a flag a block) those behind a picture that are captions by their words, or typed below
    it in italics; none where these hold more than ``MOST`` of the words."""
    found = behind_pictures(document) & among & ~_NO_CAPTION[document.tag[document.blocks.node]]
    typed = _typed(document, found)
    for block in where_true(found & ~typed).tolist():
        found[block] = is_caption(document.block_text(block))
    words = document.blocks.words
    return found & bool(words[found].sum() <= MOST * words[among].sum())


@once_a_document
def behind_pictures(document: Document) -> Bools:
    """The blocks before which, and behind the block before them, a picture stands."""
    blocks = document.blocks
    pictures = document.structure.open_at[_PICTURES[document.tag] & ~document.silent]
    before = np.searchsorted(pictures, blocks.start)
    gone = np.searchsorted(pictures, np.concatenate(([0], blocks.stop[:-1])))
    return np.asarray(before > gone)


def may_be_caption(tag: str) -> bool:
    """Whether a block of this element may be a caption by its words; headings and items of lists are none."""
    return tag not in _NO_LINES


def is_caption(text: str) -> bool:
    """Whether a text behind a picture, line breaks as newlines, points at it or tells who made it. Behind a line that
    points, one may tell who made it; more are the text that goes on."""
    if len(text) > LONGEST:
        return False
    if _POINTS.match(text):
        return text.count("\n") <= 1
    line = text.replace("\n", " ")
    return not _is_chinese(line) and split_credit(line)[1] is not None


def _is_chinese(line: str) -> bool:
    return _IDEOGRAPH.search(line) is not None and _KANA_OR_HANGUL.search(line) is None
