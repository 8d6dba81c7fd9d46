"""The line below the headline where nothing is named after what it is: told by the page's description, or set as a
heading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata import marks
from extractors.metadata.dom import Dom, Visible, holds_year
from extractors.metadata.text import fold, words
from extractors.metadata.titles import overlap
from extractors.metadata.tree import heading_text, pieces_between

_BLOCKS_BELOW = 8
"""Blocks of text below the headline among which the line stands."""
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
_HEADINGS = tags.mask("h2 h3 h4 h5 h6")


def line_below(dom: Dom, description: str | None, headline: str | None) -> Visible | None:
    """The line below the headline and outside the text that the page declares as its description, else the heading
    right below the headline.

    Measured on the development sets: 66 pages show their description there without a name for it; one that stands
    in the text is its first paragraph (361 of 384 are content).
    """
    if dom.header is None or dom.root is None:
        return None
    told = fold(description or "")
    second: Visible | None = None
    for place, (node, text) in enumerate(_lines(dom, dom.header, dom.root)):
        if len(told) >= _SHORTEST and is_told(fold(text), told):
            return Visible("dom.description", text, node)
        said = (headline or "", heading_text(dom.document, dom.header))
        if place < _RIGHT_BELOW and second is None and _is_second_line(dom.document, node, text, said):
            second = Visible("dom.heading", text, node)
    return second


def _lines(dom: Dom, header: int, root: int) -> Iterator[tuple[int, str]]:
    """(element, text) of the blocks below the headline that are no part of the text, a caption or a box beside."""
    document, blocks = dom.document, dom.document.blocks
    starts, stops, nodes = blocks.start, blocks.stop, blocks.node
    first = int(starts.searchsorted(document.structure.close_at[header]))
    for number in range(first, min(len(blocks), first + _BLOCKS_BELOW)):
        node = nodes.item(number)
        if document.is_within(node, root) or blocks.linked[number] or not dom.is_of_headline(node):
            continue
        if dom.bits[node] & (marks.BYLINE | marks.DATE):
            continue
        text = pieces_between(document, starts.item(number), stops.item(number), " ")
        if _SHORTEST <= len(text) <= _LONGEST:
            yield node, text


def is_told(text: str, told: str) -> bool:
    """Whether a text is a description, both without all but letters and digits, or begins as it does."""
    return text == told or (len(told) >= _BEGINNING and text.startswith(told[:_BEGINNING]))


def _is_second_line(document: Document, node: int, text: str, headlines: Iterable[str]) -> bool:
    """``headlines``: of metadata and as the page shows it."""
    if not _HEADINGS[document.tag[node]] or len(words(text)) < _FEWEST_WORDS or holds_year(text):
        return False
    return all(overlap(text, each) < _UNLIKE and fold(each) not in fold(text) for each in headlines)
