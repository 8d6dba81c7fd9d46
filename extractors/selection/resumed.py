"""Subheads with which the text goes on behind something else: further articles, a player, a form.

What stands between is longer than a caption, so that no kept block is near such a subhead. That the text goes on is
told by its paragraphs: the last one before and the next one are siblings of one kind, or each has a wrapper of its own,
and the subhead has one like them.
"""

from __future__ import annotations

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools
from extractors.selection.framed import Kind, is_framed, kinds_of_wrappers


def resuming(document: Document, kept: Bools, subheads: Bools) -> Bools:
    """Which of these doubtful subheads, each right over a kept block, resume the kept text: of four among siblings
    that no kept block is near, on the recorded and the invented pages, all are the article's; of the others half."""
    if not subheads.any():
        return subheads
    found = subheads.copy()
    kinds = kinds_of_wrappers(document, kept)
    for place in where_true(subheads).tolist():
        before = where_true(kept[:place])
        framed = all(_is_framed(document, block, kinds) for block in (place, place + 1))
        follows = bool(len(before)) and (framed or _are_siblings(document, int(before[-1]), place))
        found[place] = follows and not _is_said(document, before.tolist(), place)
    return found


def _is_said(document: Document, before: list[int], place: int) -> bool:
    """Whether one of the blocks before has a block's text: a second copy of the text, for other screens."""
    line = document.block_line(place)
    return any(document.block_line(each) == line for each in before)


def _is_framed(document: Document, block: int, kinds: set[Kind]) -> bool:
    return is_framed(document, int(document.blocks.node[block]), slice(block, block + 1), kinds)


def _are_siblings(document: Document, before: int, place: int) -> bool:
    """Whether a block, a subhead behind it and the block behind that have one parent, and the two are of a kind."""
    first, subhead, second = document.blocks.node[[before, place, place + 1]].tolist()
    parents = document.parents
    alike = document.tag[first] == document.tag[second] and document.class_kind[first] == document.class_kind[second]
    return bool(alike and parents[first] == parents[subhead] == parents[second])
