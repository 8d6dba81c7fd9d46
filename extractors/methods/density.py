"""Text density, composite text density and punctuation density (Yang and Yang 2015, after CETD).

The three share one frame: a density per element, the density sum of an element's direct children, a threshold
from the path to the page's largest sum, and marking from the root down (METHODS.md, 2). CETD is Sun, Song and
Liao, "DOM based content extraction via text density" (SIGIR 2011); what its paper leaves open is taken from its
public code, and each such place is named below. ``docs/methods/density.md`` lists the departures.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from extractors import tags
from extractors.candidate import Candidate, NoCandidate
from extractors.columns import Bools, Ints
from extractors.document import Document

Floats = npt.NDArray[np.float64]

_HTML = tags.CODES["html"]
_DECIMALS = 9
"""Densities are rounded so: numpy's vector logarithm may differ in the last bit between processors, and a tie
of density sums must be the same tie everywhere."""


class Kind(StrEnum):
    """Which density; the value is the method's name."""

    TEXT = "text-density"
    COMPOSITE = "composite-text-density"
    PUNCTUATION = "punctuation-density"


@dataclass(frozen=True, slots=True)
class Counts:
    """What the densities count over each element's subtree (n elements), as in CETD. Take no part in any count:
    elements that are not shown (display none, script, style, fallbacks), the text in them, the element itself."""

    gone: Bools
    """Not shown, so not counted and never content (n)."""
    frame: Bools
    """An ``html`` root that only holds the head and one body; the body is then the root of all counts (n)."""
    chars: Ints
    """C: characters as shown, white space squeezed (n)."""
    tags: Ints
    """T and N: elements, without the element itself (n)."""
    link_chars: Ints
    """LC: characters in links; links are a, button, select (n)."""
    link_tags: Ints
    """LT: link elements, with all elements in a link and all elements that hold nothing but link elements (n)."""
    marks: Ints
    """P: punctuation marks of any script (n)."""
    runs: Ints
    """The visible runs of text, as indices into the structure's runs (r)."""
    total_chars: int
    """C of the page's root."""
    total_link_chars: int
    """LC of the page's root."""

    @classmethod
    def of(cls, document: Document) -> Counts:
        """Count a page; all array arithmetic on the document's columns."""
        s = document.structure
        gone = document.silent | document.hidden
        linked = document.in_link
        n = len(gone)
        owner = s.run_owner
        runs = np.flatnonzero(~gone[owner])
        holders = owner[runs]
        chars_of_run, owner_linked = s.run_chars[runs], linked[holders]
        shown = ~gone
        tag_count = _below(document, shown)
        # CETD: a parent's LT takes in a child that is a link, or whose descendants are all link elements
        bare = shown & ~linked & (tag_count == 0)
        all_link = shown & (linked | ((_below(document, bare) == 0) & (tag_count > 0)))
        own_chars = np.bincount(holders, weights=chars_of_run, minlength=n)
        own_link = np.bincount(holders, weights=chars_of_run * owner_linked, minlength=n)
        chars, link_chars = _within(document, own_chars), _within(document, own_link)
        return cls(
            gone=gone,
            frame=_frames(document, shown, own_chars),
            chars=chars,
            tags=tag_count,
            link_chars=link_chars,
            link_tags=_below(document, all_link),
            marks=_within(document, np.bincount(holders, weights=s.run_punctuation[runs], minlength=n)),
            runs=runs,
            total_chars=int(own_chars.sum()),
            total_link_chars=int(own_link.sum()),
        )


@dataclass(frozen=True, slots=True)
class Frame:
    """One density worked out over a page; the vectors are there for the arbiter."""

    kind: Kind
    density: Floats
    """Density of each element (n)."""
    density_sum: Floats
    """Sum of the densities of its direct children, runs of text included (n)."""
    threshold: float
    """t: the smallest density on the path from the body to ``best``, both included."""
    best: int
    """The element with the largest density sum; on equal sums the first."""
    tops: tuple[int, ...]
    """The marked elements that no other marked element holds, in document order."""
    marked: Bools
    """Elements in the subtree of a marked one and shown (n)."""


def counts_and_frames(document: Document) -> tuple[Counts, dict[Kind, Frame | None]]:
    """All three densities over one count; None where a page has nothing to measure."""
    counts = Counts.of(document)
    return counts, {kind: frame(document, kind, counts) for kind in Kind}


def frame(document: Document, kind: Kind, counts: Counts | None = None) -> Frame | None:
    """One density over a page; None if it has no text (for punctuation density: no punctuation mark)."""
    counts = counts or Counts.of(document)
    if not counts.total_chars or (kind is Kind.PUNCTUATION and not len(counts.runs)):
        return None
    density, of_runs = _DENSITIES[kind](document, counts)
    sums = _density_sum(document, counts, density, of_runs)
    eligible = ~(counts.gone | counts.frame)
    if not sums[eligible].any():
        return None
    best = int(np.argmax(np.where(eligible, sums, -1.0)))
    order = np.arange(len(sums))
    on_path = eligible & (order <= best) & (document.end > best)
    threshold = float(density[on_path].min())
    tops = _mark(document, counts, density >= threshold, sums)
    change = np.zeros(len(sums) + 1, dtype=np.int64)
    change[tops] = 1
    np.subtract.at(change, document.end[tops], 1)
    marked = (np.cumsum(change)[:-1] > 0) & ~counts.gone
    return Frame(kind, density, sums, threshold, best, tuple(tops.tolist()), marked)


def text_density(document: Document) -> Candidate | NoCandidate:
    """TD = C / T (CETD, 3.1)."""
    return _find(document, Kind.TEXT)


def composite_text_density(document: Document) -> Candidate | NoCandidate:
    """CTD = (C/T) * log_b((C/LC) * (T/LT)), b = ln((C/notLC)*LC + (lc_body/c_body)*C + e) (CETD, 3.2)."""
    return _find(document, Kind.COMPOSITE)


def punctuation_density(document: Document) -> Candidate | NoCandidate:
    """PD = P / N (Yang and Yang, 2.2)."""
    return _find(document, Kind.PUNCTUATION)


def _find(document: Document, kind: Kind) -> Candidate | NoCandidate:
    counts = Counts.of(document)
    if not counts.total_chars:
        return NoCandidate(kind.value, "no visible text on the page")
    found = frame(document, kind, counts)
    if found is None:
        what = "punctuation mark" if kind is Kind.PUNCTUATION else "element with a density"
        return NoCandidate(kind.value, f"no {what} in the visible text")
    tops = list(found.tops)
    root = document.common_ancestor(tops)
    kept = int(counts.chars[tops].sum())
    return Candidate(
        method=kind.value,
        root=root if root >= 0 else found.best,
        content=found.tops,
        score=round(float(found.density_sum[found.best]), 6),
        evidence={
            "threshold": round(found.threshold, 6),
            "best": found.best,
            "best_density": round(float(found.density[found.best]), 6),
            "best_density_sum": round(float(found.density_sum[found.best]), 6),
            "share_of_text": round(kept / counts.total_chars, 4),
        },
        excluded=_excluded(document, counts.gone, found.tops),
    )


# -- counting


def _within(document: Document, values: Any) -> Ints:
    """Sums over each subtree, the element itself included."""
    prefix = np.zeros(len(values) + 1, dtype=np.int64)
    np.cumsum(values, out=prefix[1:], dtype=np.int64)
    return np.asarray(prefix[document.end] - prefix[:-1])


def _below(document: Document, flags: Bools) -> Ints:
    """How many flagged elements each subtree holds, the element itself left out."""
    prefix = np.zeros(len(flags) + 1, dtype=np.int64)
    np.cumsum(flags, out=prefix[1:])
    return np.asarray(prefix[document.end] - prefix[1:])


def _frames(document: Document, shown: Bools, own_chars: npt.NDArray[Any]) -> Bools:
    """``html`` roots with one shown child and no text of their own: CETD counts from the body."""
    flags = np.zeros(len(shown), dtype=np.bool_)
    for root in np.flatnonzero(document.parent < 0).tolist():
        if document.tag[root] == _HTML and not own_chars[root]:
            flags[root] = sum(bool(shown[child]) for child in document.children(root)) == 1
    return flags


# -- densities: (of each element, of each visible run of text)


def _text(document: Document, counts: Counts) -> tuple[Floats, Floats]:
    # a run of text counts as a child with T = 1, so its density is its length
    runs = document.structure.run_chars[counts.runs].astype(np.float64)
    return counts.chars / np.maximum(counts.tags, 1), runs


def _punctuation(document: Document, counts: Counts) -> tuple[Floats, Floats]:
    runs = document.structure.run_punctuation[counts.runs].astype(np.float64)
    return counts.marks / np.maximum(counts.tags, 1), runs


def _composite(document: Document, counts: Counts) -> tuple[Floats, Floats]:
    share = counts.total_link_chars / counts.total_chars
    of_runs = document.structure.run_chars[counts.runs].astype(np.float64)
    one = np.ones(len(of_runs))
    chars = np.concatenate((counts.chars, of_runs))
    # CETD's code: a 0 in T, LC, LT or notLC is 1 wherever it stands; notLC comes from the true LC
    tag_count = np.concatenate((np.maximum(counts.tags, 1), one))
    link_chars = np.concatenate((np.maximum(counts.link_chars, 1), one))
    link_tags = np.concatenate((np.maximum(counts.link_tags, 1), one))
    other = np.concatenate((np.maximum(counts.chars - counts.link_chars, 1), np.maximum(of_runs, 1)))
    inside = np.maximum(chars, 1)  # C = 0: density 0, by the first factor
    base = np.log(inside / other * link_chars + share * chars + np.e)
    density = chars / tag_count * np.log(inside / link_chars * (tag_count / link_tags)) / np.log(base)
    density = np.round(np.maximum(density, 0.0), _DECIMALS)
    return density[: len(counts.chars)], density[len(counts.chars) :]


_DENSITIES = {Kind.TEXT: _text, Kind.COMPOSITE: _composite, Kind.PUNCTUATION: _punctuation}


def _density_sum(document: Document, counts: Counts, density: Floats, of_runs: Floats) -> Floats:
    """Per element: the densities of its direct children added up, runs of text among them; a leaf's is its own."""
    n = len(density)
    owners = document.structure.run_owner[counts.runs]
    sums = np.bincount(owners, weights=of_runs, minlength=n)
    child = np.flatnonzero(~counts.gone & (document.parent >= 0))
    sums += np.bincount(document.parent[child], weights=density[child], minlength=n)
    leaf = counts.tags == 0
    sums[leaf] = density[leaf]
    sums[counts.gone] = 0.0
    return np.round(sums, _DECIMALS)


# -- marking


def _mark(document: Document, counts: Counts, dense: Bools, sums: Floats) -> Ints:
    """The outermost marked elements.

    From the root down, every element whose density and whose ancestors' densities reach t marks the element
    with the largest density sum in its subtree. All those largest ones are found at once, by a table of minima
    over slices, since a subtree is a slice.
    """
    open_way = dense | counts.frame
    blocked = counts.gone | ~open_way
    nodes = np.flatnonzero(blocked)
    change = np.zeros(len(dense) + 1, dtype=np.int64)
    change[nodes] = 1
    np.subtract.at(change, document.end[nodes], 1)
    reached = np.flatnonzero((np.cumsum(change)[:-1] == 0) & ~counts.frame)
    if len(reached) == 0:
        return reached
    order = np.lexsort((np.arange(len(sums)), -sums))  # the largest first; of equals the first in the page
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    chosen = np.unique(order[_slice_minimum(rank, reached, document.end[reached])])
    # disjoint: drop what lies in an earlier one
    furthest = np.maximum.accumulate(document.end[chosen])
    outer = np.ones(len(chosen), dtype=np.bool_)
    outer[1:] = chosen[1:] >= furthest[:-1]
    return np.asarray(chosen[outer])


def _slice_minimum(values: Ints, start: Ints, stop: Ints) -> Ints:
    """The minimum of ``values[start[i]:stop[i]]`` for each i (none empty), by a sparse table: n log n steps."""
    length = stop - start
    level = np.frexp(length)[1] - 1
    result = np.empty(len(start), dtype=values.dtype)
    table, width = values, 1
    for step in range(int(level.max()) + 1):
        here = np.flatnonzero(level == step)
        if len(here):
            result[here] = np.minimum(table[start[here]], table[stop[here] - width])
        table, width = np.minimum(table[:-width], table[width:]) if len(table) > width else table, 2 * width
    return result


def _excluded(document: Document, gone: Bools, tops: tuple[int, ...]) -> tuple[int, ...]:
    """The outermost elements inside the marked ones that are not shown."""
    parent = document.parent
    first = gone & ~gone[np.maximum(parent, 0)]
    inside: list[int] = []
    for top in tops:
        inside += (top + np.flatnonzero(first[top : int(document.end[top])])).tolist()
    return tuple(inside)
