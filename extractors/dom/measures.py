"""Character statistics of runs of text: look-up tables over character classes, and sums."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from extractors.dom import characters
from extractors.dom.names import Points

Ints = npt.NDArray[np.int64]

_AMP, _SEMICOLON = 38, 59
_LONGEST_ENTITY = 6  # of those a serializer writes: &quot; and &#13; and the like
_HIDDEN = 128
"""Class of the characters of an entity after its ``&``, which the reader does not see."""
_CLASS = 0xFF
"""Of a character's number here: its class bits; its kind (see ``_kinds``) stands above them."""
_KIND_AT = 8
_SHORT = 1 << 16
"""Characters of a run from which its counters need 32 bits each."""


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


def measure(points: Points, start: Ints, stop: Ints) -> Measures:
    """Character statistics of each of the gaps ``start[i]:stop[i]`` (none of them empty)."""
    if not len(start):
        empty = np.zeros(0, dtype=np.int64)
        return Measures(empty, empty, empty, empty, empty, empty, empty)
    length = stop - start
    last = length.cumsum()
    first = last - length
    at = np.arange(last[-1])
    at += (start - first).repeat(length)
    text = points.take(at)
    numbers = _numbers().take(text, mode="clip")
    _hide_entities(text, numbers)
    # a word begins, and a squeezed space stands, where the kind changes; a run begins after a space
    index = numbers & _CLASS
    index[1:] |= numbers[:-1] & ~np.uint16(_CLASS)
    index[first] &= _CLASS
    places = index.astype(np.intp)
    counted: list[Ints] = []
    bits = 16 if int(length.max()) < _SHORT else 32
    for table in _tables(bits):
        sums = np.add.reduceat(table.take(places), first)
        counted += [(sums >> shift) & ((1 << bits) - 1) for shift in range(0, 64, bits)]
    visible, squeezed, words, punctuation, digits, upper, stops, ideographs = counted
    chars = np.where(visible > 0, visible + squeezed, 0)
    return Measures(chars, words, punctuation, digits, upper, stops, ideographs)


def _hide_entities(text: Points, numbers: npt.NDArray[np.uint16]) -> None:
    places = (text == _AMP).nonzero()[0]
    if not len(places):
        return
    ends = np.append((text == _SEMICOLON).nonzero()[0], len(text) - 1)
    size = np.minimum(ends.take(ends.searchsorted(places)) - places, _LONGEST_ENTITY - 1)
    last = size.cumsum()
    numbers[np.arange(last[-1]) + (places + 1 - last + size).repeat(size)] = _HIDDEN | _KINDS[_HIDDEN] << _KIND_AT


def _kinds() -> Ints:
    """Class bits to: 0 space, 1 other, 2 letter of a word, 3 ideograph."""
    bits = np.arange(_CLASS + 1)
    kind = np.where(bits & characters.IDEOGRAPH, 3, np.where(bits & characters.WORD, 2, 1))
    return np.where(bits & characters.SPACE, 0, kind).astype(np.int64)


_KINDS = _kinds()


@lru_cache(maxsize=1)
def _numbers() -> npt.NDArray[np.uint16]:
    """By code point, as ``characters.table``: class bits, and the kind above them."""
    classes = characters.table()
    return (classes | _KINDS.take(classes) << _KIND_AT).astype(np.uint16)


@lru_cache(maxsize=2)
def _tables(bits: int) -> tuple[Ints, ...]:
    """By (kind of the character before, class bits): the eight counters, so many bits each, as few numbers.

    One sum then counts several things: visible characters, squeezed spaces, words, punctuation marks, digits, capitals,
    ends of sentences, ideographs.
    """
    index = np.arange(4 << _KIND_AT)
    classes, before = index & _CLASS, index >> _KIND_AT
    kind = _KINDS[classes]
    counters = (
        (kind != 0) & (classes != _HIDDEN),
        (kind == 0) & (before != 0),
        (kind == 3) | ((kind == 2) & (before != 2)),
        *(classes & flag for flag in (characters.PUNCTUATION, characters.DIGIT, characters.UPPER)),
        *(classes & flag for flag in (characters.STOP, characters.IDEOGRAPH)),
    )
    each = 64 // bits
    groups = (counters[place : place + each] for place in range(0, len(counters), each))
    return tuple(
        np.asarray(sum((flags != 0).astype(np.int64) << bits * place for place, flags in enumerate(group)))
        for group in groups
    )
