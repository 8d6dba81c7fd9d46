"""Character statistics of runs of text: look-up tables over character classes, and sums."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors import characters
from extractors.names import Points

Ints = npt.NDArray[np.int64]

_AMP, _SEMICOLON = 38, 59
_LONGEST_ENTITY = 6  # of those a serializer writes: &quot; and &#13; and the like


@dataclass(frozen=True, slots=True)
class Measures:
    """What is counted of each run of text."""

    chars: Ints
    words: Ints
    punctuation: Ints
    digits: Ints
    upper: Ints
    stops: Ints
    ideographs: Ints


def _packed_tables() -> tuple[Ints, Ints, Ints]:
    """Three tables by class bits, each with two counters of 32 bits, so that one sum counts two things."""
    bits = np.arange(256)
    visible = ((bits & characters.SPACE) == 0) & (bits != _HIDDEN)

    def pair(low: npt.NDArray[np.bool_], high: int) -> Ints:
        return np.asarray(low.astype(np.int64) + (((bits & high) != 0).astype(np.int64) << 32))

    return (
        pair(visible, characters.PUNCTUATION),
        pair((bits & characters.DIGIT) != 0, characters.UPPER),
        pair((bits & characters.STOP) != 0, characters.IDEOGRAPH),
    )


def measure(points: Points, start: Ints, stop: Ints) -> Measures:
    """Character statistics of each of the gaps ``start[i]:stop[i]`` (none of them empty)."""
    if not len(start):
        empty = np.zeros(0, dtype=np.int64)
        return Measures(empty, empty, empty, empty, empty, empty, empty)
    length = stop - start
    first = np.cumsum(length) - length
    text = points.take(np.repeat(start - first, length) + np.arange(int(length.sum())))
    bits = characters.bits(text)
    _hide_entities(text, bits)

    def sums(table: Ints, index: Ints) -> tuple[Ints, Ints]:
        both = np.add.reduceat(table.take(index), first)
        return both & 0xFFFFFFFF, both >> 32

    index = bits.astype(np.intp)
    visible, punctuation = sums(_VISIBLE_PUNCTUATION, index)
    digits, upper = sums(_DIGIT_UPPER, index)
    stops, ideographs = sums(_STOP_IDEOGRAPH, index)
    # a word begins, and a squeezed space stands, where the class changes; a run begins after a space
    kind = _KIND.take(index)
    before = np.empty_like(kind)
    before[1:] = kind[:-1]
    before[first] = 0
    words, squeezed = sums(_TRANSITIONS, (before << 2) | kind)
    return Measures(
        np.where(visible > 0, visible + squeezed, 0), words, punctuation, digits, upper, stops, ideographs
    )


_HIDDEN = 128
"""Class of the characters of an entity after its ``&``, which the reader does not see."""


def _hide_entities(text: Points, bits: npt.NDArray[np.uint8]) -> None:
    places = np.flatnonzero(text == _AMP)
    for step in range(1, _LONGEST_ENTITY):
        places = places[places + step < len(text)]
        if not len(places):
            return
        bits[places + step] = _HIDDEN
        places = places[text[places + step] != _SEMICOLON]


_VISIBLE_PUNCTUATION, _DIGIT_UPPER, _STOP_IDEOGRAPH = _packed_tables()


def _kinds() -> Ints:
    """Class bits to: 0 space, 1 other, 2 letter of a word, 3 ideograph."""
    bits = np.arange(256)
    kind = np.where(bits & characters.IDEOGRAPH, 3, np.where(bits & characters.WORD, 2, 1))
    return np.where(bits & characters.SPACE, 0, kind).astype(np.int64)


def _transition_table() -> Ints:
    """By (kind before, kind): 1 if a word begins here, plus 1 << 32 if this space is the first of its row."""
    table = np.zeros(16, dtype=np.int64)
    for before in range(4):
        for kind in range(4):
            begins = kind == 3 or (kind == 2 and before != 2)
            table[before << 2 | kind] = int(begins) + (int(kind == 0 and before != 0) << 32)
    return table


_KIND = _kinds()
_TRANSITIONS = _transition_table()
