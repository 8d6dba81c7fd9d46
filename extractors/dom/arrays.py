"""What numpy does behind layers of dispatch, done directly: on a page of some hundred elements they cost more than the
work itself."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
FEW_SPANS = 64
"""Spans that are sooner flagged one by one than by sums over all places."""


def where_true(flags: npt.NDArray[Any]) -> Ints:
    """The places of a vector's values that are true, or not zero, in order."""
    return flags.nonzero()[0]


def prefix_sums(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The sum of the first 0, 1, 2 ... values: one more than there are values. Whole numbers for flags."""
    sums = np.zeros(len(values) + 1, dtype=np.float64 if values.dtype.kind == "f" else np.int64)
    values.cumsum(out=sums[1:])
    return sums


def distinct(numbers: Ints) -> Ints:
    """The numbers in order, each once."""
    ordered = np.sort(numbers)
    first = np.ones(len(ordered), dtype=np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return ordered[first]


def within_spans(starts: Ints, stops: Ints) -> npt.NDArray[np.bool_]:
    """Flags of all places: whether one lies in the span of any of ``starts``. ``stops``: where the span of each place
    ends. For a few spans; each is one assignment."""
    flags = np.zeros(len(stops), dtype=np.bool_)
    for start, stop in zip(starts.tolist(), stops.take(starts).tolist()):
        flags[start:stop] = True
    return flags


def groups_of(keys: Ints) -> tuple[Ints, Ints, Ints]:
    """Equal keys as groups: the order that puts them side by side, where in it each group starts, and the group of each
    key. At least one key."""
    order = keys.argsort(kind="stable")
    ordered = keys.take(order)
    first = np.ones(len(keys), dtype=np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    group = np.empty_like(order)
    group[order] = first.cumsum() - 1
    return order, where_true(first), group
