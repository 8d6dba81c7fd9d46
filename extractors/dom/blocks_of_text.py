"""Blocks of text: runs under the same nearest block-level element with no block boundary between them.

They are what the classifiers judge (FINDINGS: "Blocks = runs of text under the same nearest block element"); the
typed blocks of an article (paragraph, list, image ...) are another thing and stand in ``extractors.blocks``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.box_columns import BLOCK, CONTENTS
from extractors.dom.columns import Bools, Ints
from extractors.remembered import remembered

if TYPE_CHECKING:
    from extractors.document import Document

_DRAWING = tags.mask("svg math")
STYLED = tags.mask("span font b strong i em")
ONE_TEXT = tags.mask("h1 h2 h3 h4 h5 h6 pre a button label")
_BLOCK_STYLE = re.compile(r"(?:^|;)\s*display\s*:\s*(?:block|flex|grid|table|list-item)\b", re.I)


@dataclass(frozen=True, slots=True)
class TextBlocks:
    """The ``b`` blocks of a page in document order. Runs inside silent elements belong to no block."""

    first_run: Ints
    """Index into the runs (b)."""
    stop_run: Ints
    """One past the last run (b)."""
    node: Ints
    """Nearest block-level element of the block (b)."""
    owner: Ints
    """Element that holds its first run, ``node`` or an inline one in it: tells what the block lies in (b)."""
    start: Ints
    """Offset of its first character in the stream (b)."""
    stop: Ints
    """Offset after its last (b)."""
    runs: Ints
    """The visible runs, by index into the structure's runs."""
    block_of_run: Ints
    """Block of each visible run."""
    first: Ints
    """Index into ``runs`` of its first run (b)."""
    words: Ints
    """Its words (b)."""
    linked: Ints
    """Those of them that stand in links (b)."""

    def __len__(self) -> int:
        return len(self.node)

    def sum(self, run_values: Ints | Bools) -> Ints:
        """Per block: the sum of a measure given per run of the structure."""
        if not len(self.node):
            return np.zeros(0, dtype=np.int64)
        return np.add.reduceat(run_values.take(self.runs), self.first, dtype=np.int64)

    @classmethod
    def of(cls, document: Document) -> TextBlocks:
        """Cut a document's runs into blocks."""
        s = document.structure
        runs = where_true(~document.silent.take(s.run_owner))
        if not len(runs):
            none = np.zeros(0, dtype=np.int64)
            return cls(none, none, none, none, none, none, none, none, none, none, none)
        is_block = block_level(document)
        owner, token = s.run_owner.take(runs), s.run_token.take(runs)
        node = nearest(document, is_block).take(owner)

        # boundaries passed before each run: block-level tags, and rows of two br or more
        passed = is_block.take(s.token_node).cumsum().take(token)
        new = np.empty(len(runs), dtype=np.bool_)
        new[0] = True
        new[1:] = (passed[1:] != passed[:-1]) | (node[1:] != node[:-1])
        is_break = s.tag == tags.CODES["br"]
        if is_break.any():
            breaks = (is_break.take(s.token_node) & ~s.token_is_end).cumsum().take(token)
            new[1:] |= breaks[1:] - breaks[:-1] > 1
        first = where_true(new)
        first_run = runs.take(first)
        last_run = np.empty_like(first_run)
        last_run[:-1], last_run[-1] = runs.take(first[1:] - 1), runs[-1]
        words = s.run_words.take(runs)
        return cls(
            first_run=first_run,
            stop_run=last_run + 1,
            node=node.take(first),
            owner=owner.take(first),
            start=s.run_at.take(first_run),
            stop=s.run_stop.take(last_run),
            runs=runs,
            block_of_run=new.cumsum() - 1,
            first=first,
            words=np.add.reduceat(words, first),
            linked=np.add.reduceat(words * document.in_link.take(owner), first),
        )


def block_level(document: Document) -> Bools:
    """Per element: whether it is laid out as a block.

    Custom and unknown elements are blocks unless they stand in running text: a browser shows them inline, but
    sites style them; an element reads as part of a text if its parent directly holds text, or if only inline elements
    stand between it and an element that does, or that holds nothing but text (a paragraph, a heading). Where a browser
    measured the page, they are what it showed them as. An inline element whose own style makes a block of it is one,
    outside headings, links and preformatted text, where such lines are one text all the same.
    """
    s = document.structure
    flags = tags.BLOCKS[s.tag]
    styled = [node for node, style in document.attribute("style") if is_block_style(style) and STYLED[s.tag[node]]]
    if styled:
        flags = flags.copy()
        flags[styled] = ~document.below_any(ONE_TEXT[s.tag])[styled]
    unknown = where_true(s.tag == tags.OTHER)
    drawn = _DRAWING[s.tag]
    if drawn.any():
        # neither an icon's title nor its shapes end the paragraph that the icon stands in
        within = document.below_any(drawn)
        flags &= ~within
        unknown = unknown[~within[unknown]]
    if len(unknown):
        flags = flags.copy()
        flags[unknown] = ~_in_running_text(document, unknown)
        boxes = document.boxes
        if boxes is not None:
            known = unknown[boxes.measured[unknown] & (boxes.display[unknown] > CONTENTS)]
            flags[known] = boxes.display[known] == BLOCK
    return flags


@remembered()
def is_block_style(style: str) -> bool:
    """Whether an inline style lays its element out as a block."""
    return _BLOCK_STYLE.search(style) is not None


def _in_running_text(document: Document, unknown: Ints) -> Bools:
    """Which of some elements of unknown names, in document order, read as part of a text around them."""
    s, parents = document.structure, document.parents
    holds_text = np.zeros(len(s.tag), dtype=np.bool_)
    holds_text[s.run_owner] = True
    ends = (tags.BLOCKS[s.tag] | (s.tag == tags.OTHER)).tobytes()
    telling = (holds_text | tags.PHRASING[s.tag]).tobytes()
    inside: dict[int, bool] = {}
    for node in unknown.tolist():
        above = parents[node]
        while above >= 0 and not telling[above] and not ends[above]:
            above = parents[above]
        # an unknown one around it has been judged before
        inside[node] = above >= 0 and bool(telling[above] or inside.get(above, False))
    return np.fromiter(inside.values(), dtype=np.bool_, count=len(inside))


def nearest(document: Document, flagged: Bools) -> Ints:
    """Per element: itself if flagged, else its nearest flagged ancestor, else the root of its tree."""
    n = len(document)
    found = np.where(flagged | (document.parent < 0), np.arange(n), -1)
    missing = where_true(found < 0)
    while len(missing):
        # climbing one level at a time; parents come first, so each round settles at least one level
        found[missing] = found[document.parent[missing]]
        missing = missing[found[missing] < 0]
    return found


def blocks_of(document: Document, node: int) -> tuple[int, int]:
    """The first block that begins in an element, and the one behind the last. (Told by where they begin, since the
    blocks' own elements are in no order: text behind a paragraph in an element without one is a block of that element.)
    """
    s = document.structure
    first, behind = document.blocks.start.searchsorted((s.open_at[node], s.close_at[node])).tolist()
    return first, behind


def blocks_of_each(document: Document, nodes: Ints) -> tuple[Ints, Ints]:
    """The same of several elements."""
    s, starts = document.structure, document.blocks.start
    return starts.searchsorted(s.open_at.take(nodes)), starts.searchsorted(s.close_at.take(nodes))
