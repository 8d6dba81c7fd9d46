"""The line below the headline where nothing is named after what it is: told by the page's description, or set as a
heading."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata.dom import Dom, Visible, holds_year
from extractors.metadata.text import fold, words
from extractors.metadata.titles import overlap
from extractors.metadata.tree import heading_text, pieces_between

_BLOCKS_BELOW, _MOST_BELOW = 8, 30
"""Blocks of text below the headline among which the line stands; one that is the whole description, also behind bylines
and buttons."""
_SHORTEST, _LONGEST = 12, 700
"""Characters of the line."""
_BEGINNING = 40
"""Letters of a description after which it may be cut short, or go on."""
_RIGHT_BELOW = 2
"""Blocks below the headline among which a heading is its second line, and no title of a box."""
_FEWEST_WORDS = 8
"""Words of such a heading: shorter ones are labels, names and days (measured on the development sets: of 11 that no
description tells, 8 are subtitles, 2 stand under a headline that is none)."""
_UNLIKE = 0.5
"""Overlap of words with the headline from which a heading says it again."""
_SIGNED = re.compile(r"(?:posted|written|published)\s+by\b|by\s+(?-i:[A-Z])", re.I)
_HEADINGS = tags.mask("h2 h3 h4 h5 h6")


def line_below(
    dom: Dom, description: str | None, headline: str | None, kept: Sequence[int] | None = None
) -> Visible | None:
    """The line below the headline and outside the text that the page declares as its description, else the heading
    right below the headline.

    ``kept``: the blocks of the text, where they are known; else all in its root count as such. Measured on the
    development sets: 66 pages show their description there without a name for it; one that stands in the text is its
    first paragraph (361 of 384 are content), and one that the text leaves out is in no field otherwise.
    """
    if dom.header is None or dom.root is None:
        return None
    told = fold(description or "")
    said = (headline or "", heading_text(dom.document, dom.header))
    second: Visible | None = None
    for line in _lines(dom, dom.header, dom.root, kept):
        text = fold(line.text)
        whole = len(told) >= _SHORTEST and text == told
        if whole or (line.place < _BLOCKS_BELOW and len(told) >= _SHORTEST and is_told(text, told)):
            return Visible("dom.description", line.text, line.node)
        beside = line.place < _RIGHT_BELOW and not line.inside
        if beside and second is None and _is_second_line(dom.document, line.node, line.text, said):
            second = Visible("dom.heading", line.text, line.node)
    return second


class _Line(NamedTuple):
    node: int
    text: str
    place: int
    """Blocks between it and the headline."""
    inside: bool
    """Whether it stands in the root of the text."""


def _lines(dom: Dom, header: int, root: int, kept: Sequence[int] | None) -> Iterator[_Line]:
    """The blocks below the headline that are no part of the text, a caption or a box beside."""
    document, blocks = dom.document, dom.document.blocks
    starts, stops, nodes = blocks.start, blocks.stop, blocks.node
    first = int(starts.searchsorted(document.structure.close_at[header]))
    text = frozenset(kept or ())
    last = min(kept) if kept else len(blocks)
    for number in range(first, min(len(blocks), first + _MOST_BELOW)):
        node = nodes.item(number)
        inside = document.is_within(node, root)
        if inside and (kept is None or number in text or number > last):
            continue
        if blocks.linked[number] or not dom.is_of_headline(node):
            continue
        line = pieces_between(document, starts.item(number), stops.item(number), " ")
        if _SHORTEST <= len(line) <= _LONGEST and not _SIGNED.match(line):
            yield _Line(node, line, number - first, inside)


def is_told(text: str, told: str) -> bool:
    """Whether a text is a description, both without all but letters and digits, or begins as it does."""
    return text == told or (len(told) >= _BEGINNING and text.startswith(told[:_BEGINNING]))


def _is_second_line(document: Document, node: int, text: str, headlines: Iterable[str]) -> bool:
    """``headlines``: of metadata and as the page shows it."""
    if not _HEADINGS[document.tag[node]] or len(words(text)) < _FEWEST_WORDS or holds_year(text):
        return False
    return all(overlap(text, each) < _UNLIKE and fold(each) not in fold(text) for each in headlines)
