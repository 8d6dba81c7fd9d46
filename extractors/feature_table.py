"""The table that features are gathered in: named columns, a value per block."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt


class FeatureTable:
    """Collects named columns of one page."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.arrays: list[npt.NDArray[np.float32]] = []

    def add(self, name: str, values: npt.NDArray[np.generic]) -> None:
        """One more column, a value per block."""
        self.names.append(name)
        self.arrays.append(values.astype(np.float32))
