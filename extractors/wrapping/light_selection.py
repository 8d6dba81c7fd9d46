"""What of the blocks read from the tree alone is no text whatever its kind, as the columns tell it
(``selection.unshown``, ``selection.captions``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from extractors.blocks.unseen import is_clipped, is_spoken_class
from extractors.dom.characters import words_in
from extractors.selection.captions import MOST, is_caption, may_be_caption
from extractors.selection.unshown import MOST_SHARE, PARAGRAPHS
from extractors.wrapping.light_blocks import LightBlock, is_hidden


def without_unread(blocks: list[LightBlock]) -> list[LightBlock]:
    """The blocks without paragraphs that are hidden themselves and without captions that have no element of their
    own."""
    return _without(_without(blocks, _is_hidden_paragraph, MOST_SHARE), _is_caption, MOST)


def _without(blocks: list[LightBlock], judge: Callable[[LightBlock], bool], most: float) -> list[LightBlock]:
    """Without those judged so, unless they hold more than this share of the words."""
    out = [block for block in blocks if judge(block)]
    if not out or _words(out) > most * _words(blocks):
        return blocks
    return [block for block in blocks if block not in out]


def _words(blocks: list[LightBlock]) -> int:
    return sum(words_in(block.text) for block in blocks)


def _is_caption(block: LightBlock) -> bool:
    if not block.behind_picture or not may_be_caption(block.element.tag):
        return False
    return is_caption(block.text.replace("\n", " "))


def _is_hidden_paragraph(block: LightBlock) -> bool:
    element: Any = block.element
    if element.tag not in PARAGRAPHS:
        return False
    names = element.keys()
    if "style" in names and is_clipped(element.get("style")):
        return True
    if ("style" in names or "hidden" in names) and is_hidden(element):
        return True
    return "class" in names and is_spoken_class(element.get("class"))
