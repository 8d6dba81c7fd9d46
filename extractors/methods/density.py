"""Text density, composite text density and punctuation density (Yang and Yang 2015, after CETD).

The three share one frame: a density per element, the density sum of an element's direct children, a threshold
from the path to the page's largest sum, and marking from the root down. CETD is the method of Sun, Song and
Liao, "DOM based content extraction via text density" (SIGIR 2011); what its paper leaves open is taken from
its public code, and each such place is named below. ``docs/methods/density.md`` lists the departures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.methods.density_counts import Counts, LinkCounts
from extractors.remembered import once_a_document

Floats = npt.NDArray[np.float64]

_DECIMALS = 9
"""Densities are rounded so: numpy's vector logarithm may differ in the last bit between processors, and a tie
of density sums must be the same tie everywhere."""


class Kind(StrEnum):
    """Which density; the value is the method's name."""

    TEXT = "text-density"
    COMPOSITE = "composite-text-density"
    PUNCTUATION = "punctuation-density"


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


@once_a_document
def _known(document: Document) -> tuple[Counts, dict[Kind, Frame | None]]:
    """The counts, and the frames as far as they were worked out: three methods and the arbiter ask for the same."""
    return Counts.of(document), {}


def frame(document: Document, kind: Kind, counts: Counts | None = None) -> Frame | None:
    """One density over a page; None if it has no text (for punctuation density: no punctuation mark).

    Worked out once a document, unless ``counts`` of another rule are given.
    """
    if counts is not None:
        return _frame(document, kind, counts)
    counts, found = _known(document)
    if kind not in found:
        found[kind] = _frame(document, kind, counts)
    return found[kind]


def _frame(document: Document, kind: Kind, counts: Counts) -> Frame | None:
    if not counts.total_chars:
        return None
    density, of_runs = _DENSITIES[kind](document, counts)
    sums = _density_sum(document, counts, density, of_runs)
    best = int(np.argmax(sums))
    if not sums[best] > 0:
        return None
    end = document.end
    path = [best, *document.ancestors(best)]
    if counts.frame[path[-1]]:
        path.pop()
    threshold = float(density[path].min())
    tops = _mark(document, counts, density >= threshold, sums, best)
    marked = np.zeros(len(sums), dtype=np.bool_)
    for top in tops:
        marked[top : end[top]] = True
    return Frame(kind, density, sums, threshold, best, tops, marked & ~counts.gone)


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
    counts, _ = _known(document)
    if not counts.total_chars:
        return NoCandidate(kind.value, "no visible text on the page")
    found = frame(document, kind)
    if found is None:
        what = "punctuation mark" if kind is Kind.PUNCTUATION else "element with a density"
        return NoCandidate(kind.value, f"no {what} in the visible text")
    root = document.common_ancestor(list(found.tops))
    kept = int(counts.chars[list(found.tops)].sum())
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


# -- densities: (of each element, of each visible run of text)


def _text(document: Document, counts: Counts) -> tuple[Floats, Ints]:
    # a run of text counts as a child with T = 1, so its density is its length
    return counts.chars / counts.divisor, document.structure.run_chars[counts.runs]


def _punctuation(document: Document, counts: Counts) -> tuple[Floats, Ints]:
    runs = document.structure.run_punctuation[counts.runs]
    own = np.bincount(counts.owners, weights=runs, minlength=len(counts.gone)).astype(np.int64)
    return document.subtree_sum(own) / counts.divisor, runs


def _composite(document: Document, counts: Counts) -> tuple[Floats, Floats]:
    links = LinkCounts.of(document, counts)
    share = links.total_chars / counts.total_chars
    some = where_true(counts.chars)  # C = 0: density 0
    chars = counts.chars[some]
    # CETD's code: a 0 in T, LC, LT or notLC is 1 wherever it stands; notLC comes from the true LC
    link_chars = links.chars[some]
    other = np.maximum(chars - link_chars, 1)
    link_chars = np.maximum(link_chars, 1)
    tag_count, link_tags = counts.divisor[some], np.maximum(links.tags[some], 1)
    base = np.log(chars * link_chars / other + share * chars + np.e)
    density = np.zeros(len(counts.chars))
    density[some] = chars / tag_count * np.log(chars * tag_count / (link_chars * link_tags)) / np.log(base)
    # a run of text counts as a child with T = LC = LT = 1
    length = document.structure.run_chars[counts.runs]
    of_runs = length * np.log(length) / np.log(np.log(share * length + (1 + np.e)))
    return density.round(_DECIMALS), of_runs


_DENSITIES: Mapping[Kind, Callable[[Document, Counts], tuple[Floats, Floats | Ints]]] = {
    Kind.TEXT: _text,
    Kind.COMPOSITE: _composite,
    Kind.PUNCTUATION: _punctuation,
}


def _density_sum(document: Document, counts: Counts, density: Floats, of_runs: Floats | Ints) -> Floats:
    """Per element: the densities of its direct children added up, runs of text too; a leaf's is its own.

    -1 for elements that are no part of the page, so that none of them is ever the largest.
    """
    n = len(density)
    sums = np.bincount(counts.owners, weights=of_runs, minlength=n).astype(np.float64)
    child = where_true(document.parent >= 0)  # what is not shown has density 0
    sums += np.bincount(document.parent[child], weights=density[child], minlength=n)
    leaf = counts.tags == 0
    sums[leaf] = density[leaf]
    sums = sums.round(_DECIMALS)
    sums[counts.gone | counts.frame] = -1.0
    return sums


# -- marking


def _mark(document: Document, counts: Counts, dense: Bools, sums: Floats, best: int) -> tuple[int, ...]:
    """The outermost marked elements, in document order.

    From the root down, every element that reaches t, as all its ancestors do, marks the element with the
    largest density sum in its subtree. On the path to a marked element that is this very element, and inside
    it nothing more can be marked; so only the rest is gone through, some ten elements on most pages.
    """
    end = document.end
    blocked = where_true(counts.gone | ~(dense | counts.frame))
    n = len(dense)
    change = np.bincount(blocked, minlength=n + 1) - np.bincount(end[blocked], minlength=n + 1)
    reached = np.cumsum(change)[:-1] == 0
    reached[best : end[best]] = False
    rest = where_true(reached)
    rest = rest[(rest > best) | (end[rest] <= best)]
    covered = np.zeros(n, dtype=np.bool_)
    covered[best : end[best]] = True
    marks, last = {best}, -1
    for node in rest.tolist():
        stop = int(end[node])
        if covered[node] or node <= last < stop:
            continue
        last = node + int(sums[node:stop].argmax())
        marks.add(last)
        covered[last : end[last]] = True
    parent = document.parent
    return tuple(node for node in sorted(marks) if parent[node] < 0 or not covered[parent[node]])


def _excluded(document: Document, gone: Bools, tops: tuple[int, ...]) -> tuple[int, ...]:
    """The outermost elements inside the marked ones that are not shown."""
    parent = document.parent
    first = gone & ~gone[np.maximum(parent, 0)]
    inside: list[int] = []
    for top in tops:
        inside += (top + where_true(first[top : int(document.end[top])])).tolist()
    return tuple(inside)
