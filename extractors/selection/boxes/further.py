"""Further articles below the article, as sites load them while a reader scrolls: each in an element like the one that
holds the article, with a heading of its own above its text, and there what marks it as one: a time, a line with a day
not far from the article's own, or the address of another page where the article has the page's own.

The chapters of a text are none: nothing marks them, or days of long ago; nor are a blog's posts on one page, which is
named after none of them. A live blog's entries are none if the heading that the page is named after stands above all
of them, or if theirs are of a lower level and short, even of its class. Where the first entry is in an element like
those of the others, long ones with a time and a heading of that class, and all with a day and a heading of that level
and class, cannot be told from further articles, and go.

Nor is a part of the article in a box like that of the first part, with a subhead at its beginning and somewhere a post
of a network, a caption, or teasers, that are dated; nor the article once more for another screen, or its next page, nor
an answer to it, whose heading says the same.
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
from extractors.metadata.further_marks import Addresses, Days, are_near
from extractors.selection.header import is_said_in, is_title
from extractors.selection.root import THRESHOLD

FEWEST = 100
"""Words of content of an article, and of a further one; teasers have fewer."""
FEWEST_OF_TWINS = 30
"""The same where the headings are twins, as those of teasers and of the article above them hardly are."""
_OPENING = 60
"""Words of content that may stand before its heading and its time: a section's name, a lead."""
_BLOCKS = 12
"""Blocks around a heading that may be a line with a day."""
_MOST = 200
"""Elements that are looked at."""
_TIMES = 20
"""``time`` elements of an article that are read."""
_TIME, _ARTICLE, _H1 = tags.CODES["time"], tags.CODES["article"], tags.CODES["h1"]
_YEAR = re.compile(r"\d{4}(?!\d)")
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
    """Of its level and its class; without a class, of the first level only."""

    @classmethod
    def like(cls, document: Document, heading: int) -> _Headings:
        level: Bools = document.tag == document.tag[heading]
        name, alike = document.attribute_of(heading, "class"), level
        classes = document.coded("class")
        if name in classes.strings:
            alike = level.copy()
            alike[classes.node[classes.code == classes.strings.index(name)]] = True
        places = where_true(level).tolist() if name or document.tag[heading] == _H1 else [heading]
        same = [node for node in places if document.attribute_of(node, "class") == name]
        return cls(heading, where_true(alike), frozenset(same))


class _Candidate(NamedTuple):
    """An element that may be a further article."""

    node: int
    tag: int
    classes: frozenset[str]
    days: list[int]
    """At its beginning; none if its heading is no twin of the main one."""
    is_twin: bool


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
        self._days, self._addresses = Days(document), Addresses(document)

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
        days = self._days_of_head(node, heading) if is_twin else []
        return _Candidate(node, document.tag.item(node), _classes(document, node), days, is_twin)

    def _like(self, first: int, others: list[_Candidate]) -> list[int]:
        """Those that are as much of an article as the first one."""
        names, days = self._addresses.own([first]), self._days_of_head(first, self._headings.main)
        times = self._times_in(first)
        own = days or [day for day in map(self._days.of_time, times[:_TIMES]) if day is not None]
        is_whole = self._content[first] >= FEWEST and bool(times)
        return [
            each.node
            for each in others
            if are_near(days, each.days)
            or (each.is_twin and self._addresses.are_others(each.node, names))
            or (is_whole and self._content[each.node] >= FEWEST and self._opens_with_time(each.node, own))
        ]

    def _times_in(self, node: int) -> list[int]:
        first, last = self._times.searchsorted((node, self._document.end[node])).tolist()
        found: list[int] = self._times[first:last].tolist()
        return found

    def _times_of_head(self, node: int) -> list[int]:
        """The ``time`` elements at an article's beginning, none of a picture or a quotation."""
        before = self._sums[node] + _OPENING
        head = [time for time in self._times_in(node)[:_TIMES] if self._sums[time] < before]
        return [time for time in head if not self._days.is_within(time)]

    def _opens_with_time(self, node: int, own: list[int]) -> bool:
        """Whether a ``time`` stands at an article's beginning that says no day, or one near those of the first one."""
        return any(self._may_be_near(time, own) for time in self._times_of_head(node))

    def _may_be_near(self, time: int, own: list[int]) -> bool:
        day = self._days.of_time(time)
        if day is None:
            return _YEAR.search(self._days.written(time)) is None
        return not own or are_near([day], own)

    def _days_of_head(self, node: int, heading: int) -> list[int]:
        """The days of times, and of lines that are no content, at an article's beginning."""
        lines = [block for block in self._blocks_of_head(node, heading) if not self._likely[block]]
        days = [*map(self._days.of_time, self._times_of_head(node)), *map(self._days.of_line, lines)]
        return [day for day in days if day is not None]

    def _blocks_of_head(self, node: int, heading: int) -> list[int]:
        """The last blocks before an article's heading, and the first ones behind it, up to its text."""
        starts, at = self._document.blocks.start, self._document.structure
        edges = (at.open_at[node], at.open_at[heading], at.close_at[heading], at.close_at[node])
        begins, heads, follows, ends = starts.searchsorted(edges).tolist()
        before = range(max(begins, heads - _BLOCKS), heads)
        text = int(self._told.searchsorted(self._told[follows] + _OPENING))
        return [*before, *range(follows, min(ends, follows + _BLOCKS, text))]


def _first_in_each(nodes: Ints, document: Document) -> Ints:
    """Per element: the first of these that is it or stands behind its beginning; one past the last element for none."""
    return np.append(nodes, len(document)).take(nodes.searchsorted(np.arange(len(document))))


def _classes(document: Document, node: int) -> frozenset[str]:
    return frozenset(document.attribute_of(node, "class").split())
