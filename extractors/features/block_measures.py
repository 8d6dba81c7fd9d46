"""What the features of blocks are made of: the measures of every block of text, and of the elements it lies in."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.columns import Bools, Ints
from extractors.methods import density

Values = npt.NDArray[np.float64]

FIELD = 6
"""Bits of one packed counter: how many of a block's ancestors belong to a group (up to 63)."""
LONG_WORDS = 15
KINDS = (
    "other",
    "p",
    "div",
    "li",
    "td th",
    "h1",
    "h2",
    "h3",
    "h4 h5 h6",
    "blockquote",
    "pre",
    "figcaption",
    "dt dd",
    "article section main",
    "body html",
    "figure",
    "ul ol dl",
    "tr table tbody",
    "header footer aside nav",
    "form fieldset label",
)
"""Kinds of elements, by their number."""
KIND_OF_TAG = np.zeros(tags.SIZE, dtype=np.int64)
for _place, _names in enumerate(KINDS[1:], 1):
    for _name in _names.split():
        KIND_OF_TAG[tags.CODES[_name]] = _place


def field(packed: Ints, place: int) -> Ints:
    """One counter of packed ones."""
    return (packed >> (FIELD * place)) & ((1 << FIELD) - 1)


def fields(packed: Ints, count: int) -> Ints:
    """The first ``count`` counters, a row each."""
    shifts = np.arange(0, count * FIELD, FIELD)
    return np.asarray((packed >> shifts[:, None]) & ((1 << FIELD) - 1))


@dataclass(frozen=True, slots=True)
class BlockMeasures:
    """Measures of the ``b`` blocks of a page with ``n`` elements."""

    document: Document
    node: Ints
    """Nearest block-level element (b); ``parent`` and ``grand`` are those above it, the root standing in for none."""
    parent: Ints
    grand: Ints
    owner: Ints
    """Element that holds the block's first text (b)."""
    place: Ints
    """0, 1, 2 ... (b)"""
    kind: Ints
    """Number of the element's kind, see ``KINDS`` (b)."""
    whole_words: Ints
    """Words (b); ``words`` are the same as floats."""
    words: Values
    chars: Values
    stops: Values
    """Marks that end a sentence (b)."""
    link_chars: Values
    link_density: Values
    long_words: Values
    """Words of blocks that have at least ``LONG_WORDS``, else 0 (b)."""
    page_words: float
    """All words, at least 1."""
    in_anchor: Bools
    """Elements that are or lie in an ``a`` (n)."""
    frames: tuple[density.Frame | None, density.Frame | None]
    """Composite text density and punctuation density."""
    best: int
    """The densest element."""
    inside: Bools
    """Blocks in the densest element (b)."""

    @classmethod
    def of(cls, document: Document, anchors: Ints) -> BlockMeasures:
        """Measure a page with at least one block; ``anchors`` counts the links above each element (n)."""
        d, s, b = document, document.structure, document.blocks
        node = b.node
        parent = np.maximum(d.parent.take(node), 0)
        words, chars, stops = b.words, b.sum(s.run_chars), b.sum(s.run_stops)
        in_anchor = anchors > 0
        link_chars = b.sum(s.run_chars * in_anchor.take(s.run_owner)).astype(np.float64)
        float_words = words.astype(np.float64)
        frames = (density.frame(d, density.Kind.COMPOSITE), density.frame(d, density.Kind.PUNCTUATION))
        best = frames[0].best if frames[0] else 0
        return cls(
            document=d,
            node=node,
            parent=parent,
            grand=np.maximum(d.parent.take(parent), 0),
            owner=b.owner,
            place=np.arange(len(node)),
            kind=KIND_OF_TAG.take(d.tag.take(node)),
            whole_words=words,
            words=float_words,
            chars=chars.astype(np.float64),
            stops=stops.astype(np.float64),
            link_chars=link_chars,
            link_density=link_chars / np.maximum(chars, 1),
            long_words=float_words * (words >= LONG_WORDS),
            page_words=max(float(float_words.sum()), 1.0),
            in_anchor=in_anchor,
            frames=frames,
            best=best,
            inside=(b.owner >= best) & (b.owner < d.end[best]),
        )
