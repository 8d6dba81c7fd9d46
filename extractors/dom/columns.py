"""The columns of a page: every measure of every element as one numpy array, in document order.

The parsed tree is walked once, in document order, by libxml2's own serializer; all else is array arithmetic on
that stream of tags and texts. In a serialized tree ``<`` and ``>`` occur only as the ends of tags, so the k-th
start tag is the k-th element of ``root.iter()``, and every subtree is one contiguous slice (METHODS.md, "common
ground").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from lxml import etree

from extractors.dom import names, tags
from extractors.dom.arrays import where_true
from extractors.dom.attributes import Attributes
from extractors.dom.measures import measure
from extractors.dom.names import Points
from extractors.remembered import remembered

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

_BAD_NAME = re.compile(r"[^\w:.@-]")
_LT, _GT, _SLASH = 60, 62, 47


@dataclass(frozen=True, slots=True)
class Structure:
    """The tree as arrays. Elements are numbered in preorder; ``n`` elements, ``r`` runs of text that is not blank.

    A *run* is the text between two neighbouring tags. Stream positions are character offsets into ``stream``.
    """

    stream: str
    tag: Ints
    """Tag code (``extractors.dom.tags``) of each element (n)."""
    parent: Ints
    """Parent of each element, -1 for a root (n)."""
    depth: Ints
    """0 for a root (n)."""
    end: Ints
    """One past the last element of the subtree (n)."""
    closing: Ints
    """The elements in the order in which they end (n)."""
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
    attributes: Attributes
    """Where the attributes stand."""


def serialize(roots: Iterable[Any], tails: bool = True) -> str:
    """All roots of a tree as one stream of tags and texts; ``tails``: with the text behind each of them."""
    # decoding what is written in UTF-8 costs less than asking for text
    parts = [etree.tostring(root, encoding="utf-8", method="xml", with_tail=tails) for root in roots]
    stream = b"".join(parts).decode("utf-8")
    # what the serializer writes for control characters, which show as white space if at all
    return stream.replace("&#xFFFD;", " ").replace("&#13;", " ") if "&#" in stream else stream


def _plain_stream(roots: Iterable[Any], tails: bool = True) -> str:
    """The same stream, built in Python with every odd name made harmless.

    HTML lets ``<`` and quotes into tag and attribute names; a serializer then writes what reads as another tag.
    About 2 % of real pages have one such name.
    """
    parts: list[str] = []
    for root in roots:
        for event, element in etree.iterwalk(root, events=("start", "end")):
            if event == "end":
                tail = element.tail if tails or element is not root else ""
                parts += [f"</{_name(element)}>", _escape(tail or "")]
            else:
                parts += [_start_tag(element), _escape(element.text or "")]
    return "".join(parts)


@remembered()
def _harmless(name: str) -> str:
    return _BAD_NAME.sub("_", name)


def _name(element: Any) -> str:
    return _harmless(element.tag) or "_"


def _start_tag(element: Any) -> str:
    pairs = "".join(f' {_harmless(k)}="{_escape(v, quote=True)}"' for k, v in element.attrib.items())
    return f"<{_name(element)}{pairs}>"


def _escape(text: str, quote: bool = False) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        text = text.replace('"', "&quot;").replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    return text


def build(roots: Sequence[Any], around: Sequence[Any] = (), before: Sequence[Any] = ()) -> Structure:
    """The structure of a parsed tree (all its roots, in order).

    Or of a part of it: ``around`` are the elements that hold the only root, the outermost first, of which
    nothing else is shown but ``before``, elements that stand inside the outermost, in front of all others.
    """
    for make in (serialize, _plain_stream):
        stream = make(roots, not around)
        if around:
            first, *others = map(_start_tag, around)
            ends = "".join(f"</{_name(element)}>" for element in reversed(around))
            stream = "".join((first, make(before, False), *others, stream, ends))
        tokens = Tokens.of(names.padded_points(stream))
        if tokens is not None:
            return _structure(stream, tokens)
    raise AssertionError("a sanitized stream is always well formed")


@dataclass(frozen=True, slots=True)
class Tokens:
    """The ``t`` start and end tags of a stream."""

    padded: Points
    """The stream's characters, as ``names.padded_points`` has them."""
    open_at: Ints
    """Offset of each ``<`` (t)."""
    close_at: Ints
    """Offset of each ``>`` (t)."""
    is_end: Bools
    is_empty: Bools
    """A start tag that is the whole element (t)."""
    level: Ints
    """Elements that are open behind the tag (t)."""

    @classmethod
    def of(cls, padded: Points) -> Tokens | None:
        """The tags; None for a stream in which one does not begin where the one before has ended."""
        points = names.without_padding(padded)
        opens, closes = where_true(points == _LT), where_true(points == _GT)
        if len(opens) != len(closes) or not len(opens):
            return None
        if not ((opens < closes).all() and (opens[1:] > closes[:-1]).all()):
            return None
        is_end = points.take(opens + 1) == _SLASH
        is_empty = (points.take(closes - 1) == _SLASH) & ~is_end
        step = 1 - 2 * is_end.view(np.int8)
        step[is_empty] = 0
        level = np.cumsum(step, dtype=np.int64)
        if level[-1] != 0 or level.min() < 0:
            return None
        return cls(padded, opens, closes, is_end, is_empty, level)


def _structure(stream: str, tokens: Tokens) -> Structure:
    is_end, is_empty, level, opens, closes = (
        tokens.is_end,
        tokens.is_empty,
        tokens.level,
        tokens.open_at,
        tokens.close_at,
    )
    starts = where_true(~is_end)
    started = np.cumsum(~is_end, dtype=np.int64)  # elements started up to and including each token
    token_node = started - 1
    # of the tags of one level, in document order, every start is followed by its end
    whole = where_true(~is_empty)
    pairs = whole.take(_stable_order((level + is_end).take(whole)))
    close_token = starts.copy()
    close_token[token_node.take(pairs[0::2])] = pairs[1::2]
    token_node[pairs[1::2]] = token_node.take(pairs[0::2])
    end = started.take(close_token)
    depth = level.take(starts) - 1 + is_empty.take(starts)
    parent = _parents(depth, end)

    open_at, start_close = opens.take(starts), closes.take(starts)
    inner_at = start_close + 1
    close_at = np.where(is_empty.take(starts), inner_at, opens.take(close_token))

    # runs: text between a token's ">" and the next "<"; text outside every element does not exist
    gap_start, gap_stop = closes[:-1] + 1, opens[1:]
    used = where_true((gap_stop > gap_start) & (level[:-1] > 0))
    points = names.without_padding(tokens.padded)
    run = measure(points, gap_start.take(used), gap_stop.take(used))
    kept = where_true(run.chars)
    used = used.take(kept)
    before = token_node.take(used)
    behind = is_end.take(used) | is_empty.take(used)  # the text stands behind that element, not in it
    return Structure(
        stream=stream,
        tag=_tag_codes(tokens.padded, open_at),
        parent=parent,
        depth=depth,
        end=end,
        closing=token_node.take(where_true(is_end | is_empty)),
        open_at=open_at,
        inner_at=inner_at,
        close_at=close_at,
        run_owner=np.where(behind, parent.take(before), before),
        run_at=gap_start.take(used),
        run_stop=gap_stop.take(used),
        run_token=used,
        token_node=token_node,
        token_is_end=is_end,
        run_chars=run.chars.take(kept),
        run_words=run.words.take(kept),
        run_punctuation=run.punctuation.take(kept),
        run_digits=run.digits.take(kept),
        run_upper=run.upper.take(kept),
        run_stops=run.stops.take(kept),
        run_ideographs=run.ideographs.take(kept),
        attributes=Attributes.of(tokens.padded, open_at, start_close),
    )


def _stable_order(numbers: Ints) -> Ints:
    """The order that sorts small numbers, equal ones as they stand; numpy has a radix sort for 16 bits."""
    small = numbers.astype(np.int16) if numbers.max(initial=0) < 1 << 15 else numbers
    return np.argsort(small, kind="stable")


def _parents(depth: Ints, end: Ints) -> Ints:
    """The parent of each element, -1 for a root.

    Of the elements of one depth, in document order, one that does not begin where the subtree of the one before it ends
    is a first child, and the element numbered before a first child is its parent.
    """
    order = _stable_order(depth)
    first = np.ones(len(order), dtype=np.bool_)
    first[1:] = order[1:] != end.take(order[:-1])
    parent = np.empty(len(order), dtype=np.int64)
    parent[order] = (order[first] - 1).take(np.cumsum(first) - 1)
    parent[depth == 0] = -1
    return parent


_NUMBERS = np.array([names.number_of_tag(name) for name in tags.CODES], dtype=np.uint64)
_ORDER = np.argsort(_NUMBERS)
_NUMBERS, _NUMBER_CODES = _NUMBERS[_ORDER], np.array(list(tags.CODES.values()), dtype=np.int64)[_ORDER]


def _tag_codes(padded: Points, open_at: Ints) -> Ints:
    """The vocabulary's code of each start tag's name; 0 for all other names."""
    numbers = names.tag_names(padded, open_at + 1)
    place = np.minimum(np.searchsorted(_NUMBERS, numbers), len(_NUMBERS) - 1)
    return np.asarray(np.where(_NUMBERS[place] == numbers, _NUMBER_CODES[place], tags.OTHER))
