"""From block probabilities to the one root and the blocks kept inside it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors.arrays import where_true
from extractors.columns import Ints
from extractors.document import Document

THRESHOLD = 0.5
"""A block inside the root is kept from this probability on."""
CENTRE = 0.45
NEGATIVE = 0.1
"""The root is the element with the largest sum of (p - CENTRE) x words over its subtree, negative terms weighted
by NEGATIVE (FINDINGS, "What pays in a block classifier")."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The root element and the kept blocks, as indices into ``document.blocks``."""

    root: int
    kept: Ints


def select(document: Document, words: Ints, probabilities: npt.NDArray[np.float64]) -> Selection:
    """The best root and its blocks. On equal sums the deepest root wins, for it is the tightest."""
    blocks = document.blocks
    gain = (probabilities - CENTRE) * words
    gain = np.where(gain < 0, gain * NEGATIVE, gain)
    own = np.bincount(blocks.node, weights=gain, minlength=len(document))
    prefix = np.concatenate(([0.0], np.cumsum(own)))
    sums = np.round(prefix[document.end] - prefix[:-1], 6)
    root = int(where_true(sums == sums.max())[-1])
    inside = (blocks.node >= root) & (blocks.node < document.end[root])
    return Selection(root, where_true(inside & (probabilities >= THRESHOLD)))
