"""The table that features are gathered in: named rows of one page, a value per block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

_ROOM = 192
"""Rows that are set aside; a table grows beyond them."""


class FeatureTable:
    """Collects named features of one page, each in a row of its own."""

    def __init__(self, blocks: int) -> None:
        self.names: list[str] = []
        self._rows = np.empty((_ROOM, blocks), dtype=np.float32)

    def add(self, name: str, values: npt.NDArray[Any] | float) -> None:
        """One more feature: a value per block, or one that all have."""
        place = len(self.names)
        if place == len(self._rows):
            self._grow()
        self._rows[place] = values
        self.names.append(name)

    def add_all(self, names: Sequence[str], values: npt.NDArray[Any]) -> None:
        """Several more: a row of ``values`` each."""
        self._room(len(names))[:] = values
        self.names += names

    def _room(self, more: int) -> npt.NDArray[np.float32]:
        start = len(self.names)
        if start + more > len(self._rows):
            self._grow()
        return self._rows[start : start + more]

    def _grow(self) -> None:
        self._rows = np.concatenate((self._rows, np.empty_like(self._rows)))

    def values(self) -> npt.NDArray[np.float32]:
        """(blocks, features); the values of one feature lie side by side in memory."""
        return self._rows[: len(self.names)].T
