"""Gradient-boosted trees as arrays, evaluated for all rows and trees at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

_DECIMALS = 6
"""Probabilities are rounded so before anybody compares them: vector exponentials differ in the last bit by CPU."""
_ROWS_AT_ONCE = 4_096
_SCREEN = 100
"""Trees that every row is shown."""
_SURE = 3.0
"""Log-odds from which the other trees are not asked."""


@dataclass(frozen=True, slots=True)
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

    def log_odds(self, rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
        """The score of each row of ``(r, f)`` features."""
        return self._log_odds(rows, 0, len(self.feature))

    def screened_log_odds(self, rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
        """The same, but rows that the first trees are sure of are not shown to the others.

        Blocks that ``_SCREEN`` trees settle keep the score that those gave.
        """
        scores = self._log_odds(rows, 0, _SCREEN)
        unsure = np.flatnonzero(np.abs(scores) < _SURE)
        if len(unsure) and len(self.feature) > _SCREEN:
            scores[unsure] += self._log_odds(rows[unsure], _SCREEN, len(self.feature))
        return scores

    def _log_odds(self, rows: npt.NDArray[np.float32], first: int, stop: int) -> npt.NDArray[np.float64]:
        cuts = range(0, len(rows), _ROWS_AT_ONCE)
        parts = [self._scores(rows[i : i + _ROWS_AT_ONCE], slice(first, stop)) for i in cuts]
        return np.concatenate(parts) if parts else np.zeros(0)

    def _scores(self, rows: npt.NDArray[np.float32], chosen: slice) -> npt.NDArray[np.float64]:
        feature, threshold = self.feature[chosen].ravel(), self.threshold[chosen].ravel()
        trees, inner = self.feature[chosen].shape
        count, width = rows.shape
        flat = np.ascontiguousarray(rows).ravel()
        row_at = np.repeat(np.arange(count) * width, trees)
        tree_at = np.tile(np.arange(trees) * inner, count)
        children = np.stack((self.right[chosen].ravel(), self.left[chosen].ravel()), axis=1).ravel()
        node = tree_at.copy()  # flat index of the inner node that each (row, tree) stands at
        place = np.zeros(count * trees, dtype=np.int64)  # the leaf, once reached
        active = np.arange(count * trees)
        for _ in range(self.levels):
            goes_left = flat.take(row_at + feature.take(node)) <= threshold.take(node)
            child = children.take(2 * node + goes_left)
            done = child < 0
            place[active[done]] = -child[done] - 1
            going = ~done
            active, row_at, tree_at = active[going], row_at[going], tree_at[going]
            node = child[going] + tree_at
            if not len(active):
                break
        leaves = self.leaf[chosen].ravel().take(place + np.tile(np.arange(trees) * (inner + 1), count))
        return np.asarray(leaves.reshape(count, trees).sum(axis=1, dtype=np.float64))

    def probabilities(self, rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
        """Probability of the positive class of each row, rounded to six decimals."""
        return np.round(1.0 / (1.0 + np.exp(-self.screened_log_odds(rows))), _DECIMALS)

    def columns(self, names: tuple[str, ...]) -> npt.NDArray[np.intp]:
        """Where this forest's features stand among ``names``. Raises KeyError for a feature that is missing."""
        places = {name: place for place, name in enumerate(names)}
        return np.array([places[name] for name in self.names], dtype=np.intp)
