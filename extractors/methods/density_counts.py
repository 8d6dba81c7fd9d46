"""What the densities count over each element's subtree, as CETD's public code counts it (see ``density``)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Bools, Ints

_HTML = tags.CODES["html"]


@dataclass(frozen=True, slots=True)
class Counts:
    """What all three densities count over each element's subtree (n elements), as in CETD.

    Elements that are not shown (display none, script, style, fallbacks) and their text take no part.
    """

    gone: Bools
    """Not shown, so not counted and never content (n)."""
    frame: Bools
    """An ``html`` root that only holds the head and one body; the body is then the root of all counts (n)."""
    chars: Ints
    """C: characters as shown, white space squeezed (n)."""
    tags: Ints
    """T and N: elements, without the element itself (n)."""
    divisor: Ints
    """T, with 1 for 0 (n)."""
    runs: Ints
    """The visible runs of text, as indices into the structure's runs (r)."""
    owners: Ints
    """The element that directly holds each of them (r)."""
    total_chars: int
    """C of the page's root."""

    @classmethod
    def of(cls, document: Document, drop_hidden: bool = True) -> Counts:
        """Count a page; all array arithmetic on the document's columns.

        ``drop_hidden``: elements with display none take no part either, as in CETD. On pages as they are
        downloaded a script may be meant to show them: the docs page has figures for both.
        """
        s = document.structure
        any_hidden = drop_hidden and bool(document.hidden.any())
        gone = document.silent | document.hidden if any_hidden else document.silent
        runs = where_true(~gone[s.run_owner])
        owners = s.run_owner[runs]
        if any_hidden:
            own = np.bincount(owners, weights=s.run_chars[runs], minlength=len(gone))
            chars = document.subtree_sum(own.astype(np.int64))
        else:
            chars = document.subtree_chars
        tag_count = below(document, ~gone)
        return cls(
            gone=gone,
            frame=_frames(document, gone, owners),
            chars=chars,
            tags=tag_count,
            divisor=np.maximum(tag_count, 1),
            runs=runs,
            owners=owners,
            total_chars=int(chars[document.parent < 0].sum()),
        )


@dataclass(frozen=True, slots=True)
class LinkCounts:
    """What composite text density counts besides; links are a, button, select."""

    chars: Ints
    """LC: characters in links (n)."""
    tags: Ints
    """LT: link elements, with all elements in a link and all that hold nothing but link elements (n)."""
    total_chars: int
    """LC of the page's root."""

    @classmethod
    def of(cls, document: Document, counts: Counts) -> LinkCounts:
        """Count a page's links."""
        linked = document.in_link
        inside = where_true(linked[counts.owners])
        own = np.bincount(
            counts.owners[inside],
            weights=document.structure.run_chars[counts.runs[inside]],
            minlength=len(linked),
        ).astype(np.int64)
        # CETD: a parent's LT takes in a child that is a link, or whose descendants are all link elements
        free = ~(linked | counts.gone)
        leaf = counts.tags == 0
        full = free & ~leaf & (below(document, free & leaf) == 0)
        return cls(
            chars=document.subtree_sum(own),
            tags=below(document, full | (linked & ~counts.gone)),
            total_chars=int(own.sum()),
        )


def below(document: Document, flags: Bools) -> Ints:
    """How many flagged elements each subtree holds, the element itself left out."""
    prefix = prefix_sums(flags)
    return np.asarray(prefix.take(document.end) - prefix[1:])


def _frames(document: Document, gone: Bools, owners: Ints) -> Bools:
    """``html`` roots with one shown child and no text of their own: CETD counts from the body."""
    flags = np.zeros(len(gone), dtype=np.bool_)
    for root in where_true(document.parent < 0).tolist():
        if document.tag[root] == _HTML and not (owners == root).any():
            flags[root] = sum(not gone[child] for child in document.children(root)) == 1
    return flags
