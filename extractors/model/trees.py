"""Gradient-boosted trees as arrays, evaluated for all rows and trees at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from extractors.dom.arrays import where_true
from extractors.model.walk import Walk, keys_of

_DECIMALS = 6
"""Probabilities are rounded so before anybody compares them: vector exponentials differ in the last bit by CPU."""
_SCREEN = 100
"""Trees that every row is shown."""
_SURE = 3.0
"""Log-odds from which the other trees are not asked."""
_DOUBTFUL = 1.5
"""Log-odds of the first of several forests below which the others are asked: a probability of .18 to .82."""


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
    members: int = 1
    """Forests of as many trees each, one behind another, that differ by the seed of their training alone. The score is
    the mean of theirs: what one of them says of a doubtful row is by a seed's chance."""

    def _walk(self, first: int, stop: int | None) -> Walk:
        """Trees ``first:stop``, laid out for walking."""
        known = self._walks.get((first, stop))
        if known is None:
            part = slice(first, stop)
            known = self._walks[first, stop] = Walk.of(
                self.feature[part], self.threshold[part], self.left[part], self.right[part], self.leaf[part]
            )
        return known

    @cached_property
    def _walks(self) -> dict[tuple[int, int | None], Walk]:
        return {}

    def log_odds(self, rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
        """The score of each row of ``(r, f)`` features."""
        return self._walk(0, None).scores(keys_of(rows.T)) / self.members

    def screened_log_odds(
        self, rows: npt.NDArray[np.float32], screen: int = _SCREEN, sure: float = _SURE, doubtful: float = _DOUBTFUL
    ) -> npt.NDArray[np.float64]:
        """The same, but rows that the first ``screen`` trees are ``sure`` of are not shown to the others, nor those of
        which the first forest is not ``doubtful`` to the other forests.

        Such a row keeps the score that those gave.
        """
        keys = keys_of(rows.T)
        scores = self._walk(0, screen).scores(keys)
        unsure = where_true(np.abs(scores) < sure)
        first = len(self.feature) // self.members
        if len(unsure) and screen < first:
            scores[unsure] += self._walk(screen, first).scores(keys.take(unsure, axis=1))
        if self.members > 1:
            asked = unsure[np.abs(scores[unsure]) < doubtful]
            if len(asked):
                others = self._walk(first, None).scores(keys.take(asked, axis=1))
                scores[asked] = (scores[asked] + others) / self.members
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
