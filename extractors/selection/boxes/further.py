"""Further articles below the article, as sites load them while a reader scrolls: each in an element like the one that
holds the article, with a heading of its own above its text, and there what marks it as one: a time, a line with a day,
or an address where the article has its own.

A live blog's entries, a blog's posts on one page and the chapters of a text are none: the heading that the page is
named after stands above all of them, or is of a higher level, or nothing marks them. Nor is a part of the article in a
box like that of the first part, with a subhead at its beginning and somewhere a post of a network, or teasers, that are
dated; nor the article once more for another screen, nor an answer to it, whose heading says the same.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Bools, Ints
from extractors.metadata.dates.parsing import parse_date
from extractors.metadata.tree import attributes
from extractors.selection.header import is_said_in, is_title
from extractors.selection.root import THRESHOLD

FEWEST = 100
"""Words of content of an article, and of a further one; teasers have fewer."""
FEWEST_OF_TWINS = 30
"""The same where the headings are twins, as those of teasers and of the article above them hardly are."""
_OPENING = 60
"""Words of content that may stand before its heading and its time: a section's name, a lead."""
_LINE, _BLOCKS = 100, 12
"""Characters of a line with a day, which may name the author, and blocks around a heading that may be one."""
_MOST = 200
"""Elements that are looked at."""
_TIME, _ARTICLE, _H1 = tags.CODES["time"], tags.CODES["article"], tags.CODES["h1"]
_OF_ADDRESS = re.compile(r"itemid|data-(?:[a-z-]+-)?(?:url|href|link|permalink|canonical|uri)")
"""Attributes in which loaders note an article's address, for the browser's bar and for counters."""
_ADDRESS = re.compile(r"(?:https?:/)?/(?!.*\.(?:jpe?g|png|webp|gif|svg|avif|mp[34]|webm|m3u8|json)(?:[?#]|$)).", re.I)
"""Of a page: sections note those of pictures behind them."""
_Values = npt.NDArray[np.float64]


def without_further(document: Document, words: Ints, probabilities: _Values, heading: int | None) -> _Values:
    """The probabilities, those of blocks in further articles 0; a new array where anything changes. ``heading``: the
    page's main one."""
    if heading is None:
        return probabilities
    headings = _Headings.like(document, heading)
    if headings.all[-1] == heading or not is_title(document, heading):
        return probabilities
    others = _Search(document, words, probabilities, headings).found()
    if not others:
        return probabilities
    further = np.zeros(len(document), dtype=np.bool_)
    further[others] = True
    return np.where(document.below_any(further)[document.blocks.node], 0.0, probabilities)


class _Headings(NamedTuple):
    """The main heading and those like it, in document order."""

    main: int
    all: Ints
    """Of its level, or of its class: sites set further headlines a level lower."""
    twins: frozenset[int]
    """Of its class, or of the first level as it is."""

    @classmethod
    def like(cls, document: Document, heading: int) -> _Headings:
        alike: Bools = document.tag == document.tag[heading]
        twins = set(where_true(alike).tolist()) if document.tag[heading] == _H1 else {heading}
        name = document.attribute_of(heading, "class")
        classes = document.coded("class")
        if name in classes.strings:
            named = classes.node[classes.code == classes.strings.index(name)]
            alike = alike.copy()
            alike[named] = True
            twins.update(named.tolist())
        return cls(heading, where_true(alike), frozenset(twins))


class _Candidate(NamedTuple):
    """An element that may be a further article."""

    node: int
    tag: int
    classes: frozenset[str]
    is_dated: bool
    """Whether it begins with a day, and its heading is a twin of the main one."""
    addresses: dict[str, str]
    """By the names of attributes; none if its heading is no such twin."""


class _Search:
    """The further articles of one page."""

    def __init__(self, document: Document, words: Ints, probabilities: _Values, headings: _Headings) -> None:
        self._document, self._headings = document, headings
        self._likely = probabilities >= THRESHOLD
        likely_words = np.where(self._likely, words, 0)
        self._told = prefix_sums(likely_words)
        """Words of content before each block."""
        content = np.bincount(document.blocks.node, weights=likely_words, minlength=len(document))
        self._sums = prefix_sums(content)
        """Words of content before each element."""
        self._content = self._sums[document.end] - self._sums[:-1]
        self._times = where_true(document.tag == _TIME)

    def found(self) -> list[int]:
        """Those behind the innermost article around the main heading that has any of its kind behind it: `article`, or
        an element that shares a class with it."""
        document, candidates = self._document, self._candidates()
        for first in document.ancestors(self._headings.main) if candidates else ():
            classes, tag = _classes(document, first), document.tag[first]
            if self._content[first] < FEWEST_OF_TWINS or not (classes or tag == _ARTICLE):
                continue
            behind = [each for each in candidates if each.node >= document.end[first] and each.tag == tag]
            alike = [each for each in behind if tag == _ARTICLE or classes & each.classes]
            found = self._like(first, alike) if alike else []
            if found:
                return found
        return []

    def _candidates(self) -> list[_Candidate]:
        """The elements behind the main heading with enough words that such a heading opens, which does not say the
        same."""
        document = self._document
        first = _first_in_each(self._headings.all, document)
        opens = (first < document.end) & (self._sums[first] - self._sums[:-1] < _OPENING)
        opens[: self._headings.main] = False
        found = where_true(opens & (self._content >= FEWEST_OF_TWINS))[:_MOST]
        pairs = [(node, first.item(node)) for node in found.tolist()]
        fresh = [pair for pair in pairs if not is_said_in(document, pair[1], self._headings.main)]
        return [self._candidate(node, heading) for node, heading in fresh]

    def _candidate(self, node: int, heading: int) -> _Candidate:
        document, is_twin = self._document, heading in self._headings.twins
        is_dated = is_twin and self._is_dated(node, heading)
        addresses = _addresses(document, node) if is_twin else {}
        return _Candidate(node, document.tag.item(node), _classes(document, node), is_dated, addresses)

    def _like(self, first: int, others: list[_Candidate]) -> list[int]:
        """Those that are as much of an article as the first one."""
        addresses, is_dated = _addresses(self._document, first), self._is_dated(first, self._headings.main)
        is_whole = self._content[first] >= FEWEST and self._has_time(first)
        return [
            each.node
            for each in others
            if (is_dated and each.is_dated)
            or any(addresses.get(name, value) != value for name, value in each.addresses.items())
            or (is_whole and self._content[each.node] >= FEWEST and self._opens_with_time(each.node))
        ]

    def _has_time(self, node: int) -> bool:
        first, last = self._times.searchsorted((node, self._document.end[node])).tolist()
        return bool(first < last)

    def _opens_with_time(self, node: int) -> bool:
        place = int(self._times.searchsorted(node))
        time = self._times.item(place) if place < len(self._times) else len(self._document)
        return bool(time < self._document.end[node] and self._sums[time] - self._sums[node] < _OPENING)

    def _is_dated(self, node: int, heading: int) -> bool:
        """Whether a time, or a line with a day that is no content, stands at an article's beginning."""
        return self._opens_with_time(node) or any(map(self._is_dateline, self._blocks_of_head(node, heading)))

    def _blocks_of_head(self, node: int, heading: int) -> list[int]:
        """The last blocks before an article's heading, and the first ones behind it, up to its text."""
        starts, at = self._document.blocks.start, self._document.structure
        edges = (at.open_at[node], at.open_at[heading], at.close_at[heading], at.close_at[node])
        begins, heads, follows, ends = starts.searchsorted(edges).tolist()
        before = range(max(begins, heads - _BLOCKS), heads)
        text = int(self._told.searchsorted(self._told[follows] + _OPENING))
        return [*before, *range(follows, min(ends, follows + _BLOCKS, text))]

    def _is_dateline(self, block: int) -> bool:
        if self._likely[block]:
            return False
        line = self._document.block_line(block)
        return len(line) <= _LINE and parse_date(line) is not None


def _addresses(document: Document, node: int) -> dict[str, str]:
    """The addresses that an element's attributes say are its own."""
    pairs = attributes(document, node).items()
    return {name: value for name, value in pairs if _OF_ADDRESS.fullmatch(name) and _ADDRESS.match(value)}


def _first_in_each(nodes: Ints, document: Document) -> Ints:
    """Per element: the first of these that is it or stands behind its beginning; one past the last element for none."""
    return np.append(nodes, len(document)).take(nodes.searchsorted(np.arange(len(document))))


def _classes(document: Document, node: int) -> frozenset[str]:
    return frozenset(document.attribute_of(node, "class").split())
