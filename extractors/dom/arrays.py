"""What numpy does behind layers of dispatch, done directly: on a page of some hundred elements they cost more than the
work itself."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]


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
