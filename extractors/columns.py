"""The columns of a page: every measure of every element as one numpy array, in document order.

The parsed tree is walked once, in document order, by libxml2's own serializer; all else is array arithmetic on
that stream of tags and texts. In a serialized tree ``<`` and ``>`` occur only as the ends of tags, so the k-th
start tag is the k-th element of ``root.iter()``, and every subtree is one contiguous slice (METHODS.md, "common
ground").
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from lxml import etree

from extractors import characters, tags

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

_BAD_NAME = re.compile(r"[^\w:.@-]")
_LT, _GT, _SLASH, _AMP, _SEMICOLON, _SPACE = 60, 62, 47, 38, 59, 32
_LONGEST_ENTITY = 6  # of those a serializer writes: &quot; and &#13; and the like


@dataclass(frozen=True, slots=True)
class Structure:
    """The tree as arrays. Elements are numbered in preorder; ``n`` elements, ``r`` runs of text that is not blank.

    A *run* is the text between two neighbouring tags. Stream positions are character offsets into ``stream``.
    """

    stream: str
    tag: Ints
    """Tag code (``extractors.tags``) of each element (n)."""
    parent: Ints
    """Parent of each element, -1 for a root (n)."""
    depth: Ints
    """0 for a root (n)."""
    end: Ints
    """One past the last element of the subtree (n)."""
    open_at: Ints
    """Offset of the start tag's ``<`` (n)."""
    inner_at: Ints
    """Offset just after the start tag (n)."""
    close_at: Ints
    """Offset of the end tag's ``<``; for an element without one, ``inner_at`` (n)."""
    run_owner: Ints
    """Element that directly holds the run (r)."""
    run_at: Ints
    """Offset of the run's first character (r)."""
    run_stop: Ints
    """Offset after its last (r)."""
    run_token: Ints
    """Index of the tag in front of the run, among all start and end tags (r)."""
    token_node: Ints
    """For each tag token: the element it starts, or the element whose end it is (t)."""
    token_is_end: Bools
    """(t)"""
    run_chars: Ints
    """Characters as shown: white space squeezed (r)."""
    run_words: Ints
    """Words; each ideograph is one (r)."""
    run_punctuation: Ints
    """Punctuation marks of any script (r)."""
    run_digits: Ints
    run_upper: Ints
    run_stops: Ints
    """Marks that end a sentence (r)."""
    run_ideographs: Ints
    """Letters of scripts written without spaces (r)."""


def serialize(roots: Iterable[Any]) -> str:
    """All roots of a tree as one stream of tags and texts."""
    stream = "".join(etree.tostring(root, encoding="unicode", method="xml", with_tail=True) for root in roots)
    # what the serializer writes for control characters, which show as white space if at all
    return stream.replace("&#xFFFD;", " ").replace("&#13;", " ")


def _plain_stream(roots: Iterable[Any]) -> str:
    """The same stream, built in Python with every odd name made harmless.

    HTML lets ``<`` and quotes into tag and attribute names; a serializer then writes what reads as another tag.
    About 2 % of real pages have one such name.
    """
    parts: list[str] = []
    for root in roots:
        for event, element in etree.iterwalk(root, events=("start", "end")):
            name = _BAD_NAME.sub("_", str(element.tag)) or "_"
            if event == "end":
                parts += [f"</{name}>", _escape(element.tail or "")]
                continue
            pairs = "".join(
                f' {_BAD_NAME.sub("_", str(k))}="{_escape(v, quote=True)}"' for k, v in element.attrib.items()
            )
            parts += [f"<{name}{pairs}>", _escape(element.text or "")]
    return "".join(parts)


def _escape(text: str, quote: bool = False) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        text = text.replace('"', "&quot;").replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    return text


def build(roots: list[Any]) -> Structure:
    """The structure of a parsed tree (all its roots, in order)."""
    for make in (serialize, _plain_stream):
        stream = make(roots)
        points = np.frombuffer(stream.encode("utf-32-le", "replace"), dtype=np.uint32)
        opens, closes = np.flatnonzero(points == _LT), np.flatnonzero(points == _GT)
        if _well_formed(points, opens, closes):
            return _structure(stream, points, opens, closes)
    raise AssertionError("a sanitized stream is always well formed")


def _well_formed(points: npt.NDArray[np.uint32], opens: Ints, closes: Ints) -> bool:
    if len(opens) != len(closes) or not len(opens):
        return False
    if not ((opens < closes).all() and (opens[1:] > closes[:-1]).all()):
        return False
    is_end = points[opens + 1] == _SLASH
    is_empty = ~is_end & (points[closes - 1] == _SLASH)
    level = np.cumsum(np.where(is_end, -1, np.where(is_empty, 0, 1)))
    return bool(level[-1] == 0 and level.min() >= 0)


def _structure(stream: str, points: npt.NDArray[np.uint32], opens: Ints, closes: Ints) -> Structure:
    is_end = points[opens + 1] == _SLASH
    is_start = ~is_end
    is_empty = is_start & (points[closes - 1] == _SLASH)
    step = np.where(is_end, -1, 1)
    step[is_empty] = 0
    level = np.cumsum(step)
    starts = np.flatnonzero(is_start)
    n = len(starts)

    depth = level[starts] - 1 + is_empty[starts]
    order = np.arange(n)
    keys = np.sort(depth * n + order)  # by depth, then document order
    at_depth = keys % n

    def last_at(levels: Ints, before: Ints) -> Ints:
        """The last element of a given depth at or before a given element."""
        place = np.searchsorted(keys, levels * n + before, side="right") - 1
        return np.where(levels >= 0, at_depth[place], -1)

    parent = last_at(depth - 1, order)
    started = np.cumsum(is_start)  # elements started up to and including each token
    token_node = np.where(is_start, started - 1, 0)
    ends = np.flatnonzero(is_end)
    token_node[ends] = last_at(level[ends], started[ends] - 1)
    close_token = starts.copy()
    close_token[token_node[ends]] = ends
    end = started[close_token]

    inner_at = closes[starts] + 1
    close_at = np.where(is_empty[starts], inner_at, opens[close_token])

    # runs: text between a token's ">" and the next "<"; text outside every element does not exist
    gap_start, gap_stop = closes[:-1] + 1, opens[1:]
    used = np.flatnonzero((gap_stop > gap_start) & (level[:-1] > 0))
    run = _measure(points, gap_start[used], gap_stop[used])
    kept = run.chars > 0
    used = used[kept]
    return Structure(
        stream=stream,
        tag=_tag_codes(points, opens[starts]),
        parent=parent,
        depth=depth,
        end=end,
        open_at=opens[starts],
        inner_at=inner_at,
        close_at=close_at,
        run_owner=last_at(level[used] - 1, started[used] - 1),
        run_at=gap_start[used],
        run_stop=gap_stop[used],
        run_token=used,
        token_node=token_node,
        token_is_end=is_end,
        run_chars=run.chars[kept],
        run_words=run.words[kept],
        run_punctuation=run.punctuation[kept],
        run_digits=run.digits[kept],
        run_upper=run.upper[kept],
        run_stops=run.stops[kept],
        run_ideographs=run.ideographs[kept],
    )


_NAME_WIDTH = 11
"""Characters of a tag's name that are compared; the longest name of the vocabulary is shorter."""
_POWERS = np.power(np.uint64(257), np.arange(_NAME_WIDTH, dtype=np.uint64))


def _name_table() -> tuple[npt.NDArray[np.uint64], Ints]:
    width = _NAME_WIDTH
    points = np.zeros((len(tags.CODES), width), dtype=np.uint64)
    for row, name in enumerate(tags.CODES):
        points[row, : len(name)] = [ord(char) for char in name]
    hashes = (points * _POWERS).sum(axis=1)
    order = np.argsort(hashes)
    return hashes[order], np.array(list(tags.CODES.values()), dtype=np.int64)[order]


_HASHES, _HASH_CODES = _name_table()


def _tag_codes(points: npt.NDArray[np.uint32], open_at: Ints) -> Ints:
    """The vocabulary's code of each start tag's name; 0 for all other names."""
    places = open_at[:, None] + np.arange(1, _NAME_WIDTH + 1)
    chars = points[np.minimum(places, len(points) - 1)]
    over = np.logical_or.accumulate((chars == _SPACE) | (chars == _SLASH) | (chars == _GT), axis=1)
    chars = np.minimum(chars, 256)  # digits of base 257, so that no other letters add up to a name's sum
    hashes = (np.where(over, 0, chars).astype(np.uint64) * _POWERS).sum(axis=1)
    place = np.minimum(np.searchsorted(_HASHES, hashes), len(_HASHES) - 1)
    return np.asarray(np.where((_HASHES[place] == hashes) & over[:, -1], _HASH_CODES[place], tags.OTHER))


@dataclass(frozen=True, slots=True)
class _Measures:
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


def _measure(points: npt.NDArray[np.uint32], start: Ints, stop: Ints) -> _Measures:
    """Character statistics of each of the gaps ``start[i]:stop[i]`` (none of them empty)."""
    if not len(start):
        empty = np.zeros(0, dtype=np.int64)
        return _Measures(empty, empty, empty, empty, empty, empty, empty)
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
    return _Measures(
        np.where(visible > 0, visible + squeezed, 0), words, punctuation, digits, upper, stops, ideographs
    )


_HIDDEN = 128
"""Class of the characters of an entity after its ``&``, which the reader does not see."""


def _hide_entities(text: npt.NDArray[np.uint32], bits: npt.NDArray[np.uint8]) -> None:
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
