"""Where the attributes of a page stand in its stream, found for all elements at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from extractors.dom import names
from extractors.dom.arrays import where_true
from extractors.dom.names import Points
from extractors.dom.plain_text import BORDER, unescape

Ints = npt.NDArray[np.int64]
Quads = npt.NDArray[np.uint64]
T = TypeVar("T")

_QUOTE, _EQUALS, _SPACE, _SLASH, _GT = 34, 61, 32, 47, 62


@dataclass(frozen=True, slots=True)
class Attributes:
    """The ``a`` attributes of a page in document order, those of ``odd`` elements left out."""

    node: Ints
    """Element (a)."""
    tail: Quads
    """The last four characters of the name, a space before a shorter one (a)."""
    head: Quads
    """The four characters before those (a)."""
    start: Ints
    """Offset of the value's first character in the stream (a)."""
    stop: Ints
    """Offset of the quote behind it (a)."""
    odd: tuple[int, ...]
    """Elements with an attribute whose name holds a quote (on one page in fifteen): only the tree tells theirs."""

    @classmethod
    def of(cls, padded: Points, open_at: Ints, close_at: Ints) -> Attributes:
        """The attributes of the start tags between these offsets.

        A serializer writes a quote within a start tag only around values, so that every other one opens.
        """
        points = names.without_padding(padded)
        quotes = where_true(points == _QUOTE)
        first = quotes.searchsorted(open_at)
        count = quotes.searchsorted(close_at) - first
        odd: tuple[int, ...] = ()
        while True:
            half = count >> 1
            node = np.repeat(np.arange(len(half)), half)
            place = np.repeat(first - 2 * (np.cumsum(half) - half), half) + np.arange(0, 2 * len(node), 2)
            start, stop = quotes.take(place) + 1, quotes.take(place + 1)
            behind = points.take(stop + 1)
            right = (behind == _SPACE) | (behind == _GT) | (behind == _SLASH)
            right &= points.take(start - 2) == _EQUALS
            if odd or (right.all() and not (count & 1).any()):
                break
            wrong = np.union1d(node[~right], where_true(count & 1))
            odd = tuple(wrong.tolist())
            count[wrong] = 0
        ends = start - 2
        return cls(node, names.quads(padded, ends - 4), names.quads(padded, ends - 8), start, stop, odd)

    def named(self, name: str, stream: str) -> Ints:
        """The attributes of a name, as indices."""
        spaced = f" {name}"
        found = _matching(self.tail, spaced[-4:])
        if len(spaced) > 4:
            found = found.take(_matching(self.head.take(found), spaced[-8:-4]))
        if len(spaced) > 8 and len(found):
            stops = (self.start.take(found) - 2).tolist()
            found = found[[stream.endswith(spaced, 0, stop) for stop in stops]]
        return found

    def of_node(self, node: int, name: str, stream: str) -> str | None:
        """The value of one element's attribute as the stream has it; None where it has none of the name."""
        first, last = self.node.searchsorted((node, node + 1)).tolist()
        for start, stop in zip(self.start[first:last].tolist(), self.stop[first:last].tolist()):
            if stream.endswith(f" {name}", 0, start - 2):
                return stream[start:stop]
        return None


@dataclass(frozen=True)
class Coded:
    """The ``v`` values of one attribute, so that each of the ``d`` distinct strings needs to be judged but once."""

    node: Ints
    """Element of each value (v)."""
    code: Ints
    """Index into ``strings`` (v)."""
    strings: tuple[str, ...]
    """In the order of their first appearance (d)."""

    @classmethod
    def of(cls, pairs: Sequence[tuple[int, str]]) -> Coded:
        """Code (element, value) pairs."""
        return cls.of_values(np.array([node for node, _ in pairs], dtype=np.int64), [value for _, value in pairs])

    @classmethod
    def of_values(cls, node: Ints, values: Sequence[str]) -> Coded:
        """Code the values of these elements."""
        known = {value: code for code, value in enumerate(dict.fromkeys(values))}
        return cls(node, np.array([*map(known.__getitem__, values)], dtype=np.int64), tuple(known))

    def telling(self, judge: Callable[[Sequence[str]], list[T]], signs: Sequence[str] = ()) -> list[tuple[int, T]]:
        """(element, verdict on its value) of every verdict that says something (is true), in document order.
        ``judge``: the verdicts on several values. ``signs``: in lower case; one is in each value of which a verdict can
        be true."""
        asked = self.holding(signs) if signs else range(len(self.strings))
        verdicts = judge([self.strings[code] for code in asked] if signs else self.strings)
        if not any(verdicts):
            return []
        told = {code: verdict for code, verdict in zip(asked, verdicts) if verdict}
        flags = np.zeros(len(self.strings), dtype=np.bool_)
        flags[list(told)] = True
        places = where_true(flags.take(self.code))
        codes = self.code.take(places).tolist()
        return [(node, told[code]) for node, code in zip(self.node.take(places).tolist(), codes)]

    def holding(self, signs: Sequence[str]) -> Sequence[int]:
        """The codes of the strings in which one of these stands; of all where some have letters beyond ASCII, whose
        cases are no matter of one letter each."""
        text = self._folded
        if not text.isascii():
            return range(len(self.strings))
        found: set[int] = set()
        for sign in signs:  # most stand in none of a page's strings, which one search over all of them tells
            code, behind, place = 0, 0, text.find(sign)
            while place >= 0:
                code += text.count(BORDER, behind, place)
                found.add(code)
                behind = text.find(BORDER, place)
                place = text.find(sign, behind) if behind >= 0 else -1
        return sorted(found)

    @cached_property
    def _folded(self) -> str:
        return BORDER.join(self.strings).lower()


def value_text(value: str) -> str:
    """A value as the serializer wrote it, with its entities resolved."""
    return unescape(value.replace("&#10;", "\n").replace("&#9;", "\t")) if "&" in value else value


def _matching(quads: Quads, text: str) -> Ints:
    """The places whose last characters are those of a text of at most four."""
    wanted, mask = names.quad_of(text)
    return where_true((quads if len(text) == 4 else quads & mask) == wanted)
