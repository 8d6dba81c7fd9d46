"""What of the blocks read from the tree alone is no text whatever its kind, as the columns tell it
(``selection.boxes.unshown``, ``selection.boxes.captions``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from lxml import etree

from extractors.blocks.unseen import is_spoken_class
from extractors.dom import tags
from extractors.dom.characters import words_in
from extractors.selection.boxes.captions import LONGEST, MOST, PICTURES, SLANTED, is_caption, is_wide, may_be_caption
from extractors.selection.boxes.unshown import MOST_SHARE, PARAGRAPHS
from extractors.wrapping.light_blocks import LightBlock
from extractors.wrapping.light_unseen import hides_itself


def unread(blocks: Sequence[LightBlock]) -> frozenset[int]:
    """Places of the paragraphs that are hidden themselves, and of the captions that have no element of their own."""
    hidden = _judged(blocks, range(len(blocks)), _is_hidden_paragraph, MOST_SHARE)
    return hidden | _judged(blocks, [place for place in range(len(blocks)) if place not in hidden], _is_caption, MOST)


def _judged(
    blocks: Sequence[LightBlock], among: Sequence[int], judge: Callable[[LightBlock], bool], most: float
) -> frozenset[int]:
    """The places judged so, unless these hold more than this share of the words."""
    found = frozenset(place for place in among if judge(blocks[place]))
    if not found or _words(blocks, found) > most * _words(blocks, among):
        return frozenset()
    return found


def _words(blocks: Sequence[LightBlock], places: Iterable[int]) -> int:
    return sum(words_in(blocks[place].text) for place in places)


def _is_caption(block: LightBlock) -> bool:
    if not block.behind_picture or not may_be_caption(block.element.tag):
        return False
    return is_caption(block.text) or _is_typed(block)


def _is_typed(block: LightBlock) -> bool:
    """Whether a block is all of an element that opens with a picture and a break, and all in italics."""
    element, picture, broken, said = block.element, None, False, 0
    if len(block.text) > LONGEST or next(element.iter(*PICTURES), None) is None:
        return False
    for each, text in _pieces(element):
        if text is None:
            picture, broken = (each, False) if each.tag in PICTURES else (picture, broken or each.tag == "br")
            continue
        is_below = said or (broken and picture is not None and is_wide(picture.get("width") or ""))
        if not is_below or not any(around.tag in SLANTED for around in (each, *each.iterancestors())):
            return False
        said += words_in(text)
    return said == words_in(block.text)


def _pieces(element: Any) -> Iterator[tuple[Any, str | None]]:
    """The pictures and breaks in an element, and its texts that are not blank, each with the element that holds it, in
    document order."""
    for event, each in etree.iterwalk(element, events=("start", "end")):
        if event == "start":
            if each.tag in PICTURES or each.tag == "br":
                yield each, None
            if each.text and not each.text.isspace() and each.tag not in tags.SILENT_NAMES:
                yield each, each.text
        elif each is not element and each.tail and not each.tail.isspace():
            yield each.getparent(), each.tail


def _is_hidden_paragraph(block: LightBlock) -> bool:
    element: Any = block.element
    if element.tag not in PARAGRAPHS:
        return False
    names = element.keys()
    return hides_itself(element, names) or ("class" in names and is_spoken_class(element.get("class")))
