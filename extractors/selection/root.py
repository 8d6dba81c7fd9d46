"""From block probabilities to the one root and the blocks kept inside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Ints

THRESHOLD = 0.5
"""A block inside the root is kept from this probability on."""
DOUBTFUL = 0.15
"""Probability from which a block may be kept for what stands beside it (``neighbours``, ``wholes``), so that what is
none of the text whatever the forest says is looked for from there on."""
SURE = 0.93
"""Expected F1 of a page's words from which nothing is moved: the forest is sure of the page. From .85 to .96 it makes
no difference to speak of (docs/arbiter-trials.md)."""
NOTHING = 0.3
"""Expected F1 below which nothing on a page is worth keeping: it stands in data for scripts, or nowhere."""
_EXTRA_WORDS = 2
"""Added to each block's words, so that short blocks count too."""
CENTRE = 0.45
NEGATIVE = 0.1
"""The root is the element with the largest sum of (p - CENTRE) x words over its subtree, negative terms weighted
by NEGATIVE (FINDINGS, "What pays in a block classifier")."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The root element and the kept blocks, as indices into ``document.blocks``."""

    root: int
    kept: Ints


def balanced(words: Ints, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, of a page that the forest is not sure of moved in log-odds, such that ``THRESHOLD`` is where
    the expected F1 of the kept words is highest. (Who keeps only what is likelier right than wrong loses more there
    than who keeps too much.)

    That is at half of the highest F1 that can be expected (Lipton, Elkan, Naryanaswamy, "Optimal Thresholding of
    Classifiers to Maximize F1 Measure", 2014, theorem 1), F1 = 2 sum(p w, kept) / (sum(w, kept) + sum(p w)).
    """
    weights = words + _EXTRA_WORDS
    order = np.argsort(-probabilities, kind="stable")
    right = np.cumsum((probabilities * weights)[order])
    if not len(right) or right[-1] <= 0:
        return probabilities
    best = round(float((2 * right / (np.cumsum(weights[order]) + right[-1])).max()), 6)
    if not NOTHING <= best < SURE:
        return probabilities
    odds = (1 - best / 2) / (best / 2)
    moved = probabilities * odds / (probabilities * odds + 1 - probabilities)
    return np.asarray(np.round(moved, 6))


def tightest(document: Document, kept: Sequence[int]) -> int:
    """The root that ``select`` finds where the kept blocks, one at least, are sure and no others are."""
    sure = np.zeros(len(document.blocks.node))
    sure[list(kept)] = 1.0
    return select(document, document.blocks.words, sure).root


def select(document: Document, words: Ints, probabilities: npt.NDArray[np.float64]) -> Selection:
    """The best root and its blocks. On equal sums the deepest root wins, for it is the tightest."""
    blocks = document.blocks
    gain = (probabilities - CENTRE) * words
    gain = np.where(gain < 0, gain * NEGATIVE, gain)
    own = np.bincount(blocks.node, weights=gain, minlength=len(document))
    prefix = prefix_sums(own)
    sums = np.round(prefix[document.end] - prefix[:-1], 6)
    root = int(where_true(sums == sums.max())[-1])
    inside = (blocks.node >= root) & (blocks.node < document.end[root])
    return Selection(root, where_true(inside & (probabilities >= THRESHOLD)))
