"""Gradient-boosted trees as arrays, evaluated for all rows and trees at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from extractors.model.walk import Walk, keys_of

_DECIMALS = 6
"""Probabilities are rounded so before anybody compares them: vector exponentials differ in the last bit by CPU."""
_SCREEN = 100
"""Trees that every row is shown."""
_SURE = 3.0
"""Log-odds from which the other trees are not asked."""


@dataclass(frozen=True, eq=False)
class Forest:
    """``t`` trees of at most ``m`` inner nodes and ``m + 1`` leaves over ``f`` named features.

    A row goes left where its feature is at most the threshold. A child below zero is the leaf ``-child - 1``.
    """

    names: tuple[str, ...]
    """The features it reads, in the order of ``feature``'s numbers."""
    feature: npt.NDArray[np.int32]
    """(t, m)"""
    threshold: npt.NDArray[np.float32]
    """(t, m)"""
    left: npt.NDArray[np.int32]
    """(t, m)"""
    right: npt.NDArray[np.int32]
    """(t, m)"""
    leaf: npt.NDArray[np.float32]
    """Log-odds that each leaf adds (t, m + 1)."""
    levels: int
    """Depth of the deepest tree."""

    @cached_property
    def _screen(self) -> Walk:
        return self._walk(slice(0, _SCREEN))

    @cached_property
    def _others(self) -> Walk:
        return self._walk(slice(_SCREEN, None))

    def _walk(self, chosen: slice) -> Walk:
        return Walk.of(
            self.feature[chosen], self.threshold[chosen], self.left[chosen], self.right[chosen], self.leaf[chosen]
        )

    def log_odds(self, rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
        """The score of each row of ``(r, f)`` features."""
        keys = keys_of(rows)
        return np.asarray(self._screen.scores(keys) + self._others.scores(keys))

    def screened_log_odds(self, rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
        """The same, but rows that the first trees are sure of are not shown to the others.

        Blocks that ``_SCREEN`` trees settle keep the score that those gave.
        """
        keys = keys_of(rows)
        scores = self._screen.scores(keys)
        unsure = np.flatnonzero(np.abs(scores) < _SURE)
        if len(unsure):
            scores[unsure] += self._others.scores(keys[unsure])
        return scores

    def probabilities(self, rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
        """Probability of the positive class of each row, rounded to six decimals."""
        return np.round(1.0 / (1.0 + np.exp(-self.screened_log_odds(rows))), _DECIMALS)

    def columns(self, names: tuple[str, ...]) -> npt.NDArray[np.intp]:
        """Where this forest's features stand among ``names``. Raises KeyError for a feature that is missing."""
        known = self._columns.get(names)
        if known is None:
            places = {name: place for place, name in enumerate(names)}
            known = self._columns[names] = np.array([places[name] for name in self.names], dtype=np.intp)
        return known

    @cached_property
    def _columns(self) -> dict[tuple[str, ...], npt.NDArray[np.intp]]:
        return {}
