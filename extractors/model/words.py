"""A linear model over hashed words: what the words of a page weigh for and against an article.

Words are counted once a page, whatever the language; each is hashed into one of ``BUCKETS`` (feature hashing,
Weinberger et al. 2009), so that the model is one short array and no list of words.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

BUCKETS = 16_384


@dataclass(frozen=True, slots=True)
class WordModel:
    """``weights`` has one log-odds per bucket; ``bias`` is that of a page without words."""

    weights: npt.NDArray[np.float32]
    bias: float

    def log_odds(self, buckets: npt.NDArray[np.int64]) -> float:
        """Log-odds of an article by these buckets, each divided by the root of their number (unit length)."""
        if not len(buckets):
            return self.bias
        total = float(self.weights[buckets].sum(dtype=np.float64))
        return round(self.bias + total / math.sqrt(len(buckets)), 6)


def no_words() -> WordModel:
    """A model that says nothing."""
    return WordModel(np.zeros(BUCKETS, dtype=np.float32), 0.0)


def hashed(words: Iterable[str]) -> npt.NDArray[np.int64]:
    """The buckets of some words, each once, in order. The hash is CRC-32: the same in every process."""
    found = {_known_bucket(word) if len(word) < _LONG else _bucket(word) for word in words}
    return np.array(sorted(found), dtype=np.int64)


_LONG = 40
"""Letters from which a word is not remembered: it may be a whole page's worth of them."""


def _bucket(word: str) -> int:
    return zlib.crc32(word.encode("utf-8", "replace")) % BUCKETS


_known_bucket = lru_cache(maxsize=1 << 16)(_bucket)
