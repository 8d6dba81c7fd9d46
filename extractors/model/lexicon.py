"""A linear model over hashed words: what the words of a block, and of the names around it, weigh for content.

Lists of words written by hand (``keywords``, ``wording``) say what is known; this learns the rest, in every language
and naming habit of the training pages. Words are hashed into ``BUCKETS`` (feature hashing, Weinberger et al. 2009).
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

BUCKETS = 32_768
SCALE = 1_024
"""Weights are whole numbers of 1/1024 log-odds, so that sums are the same in any order."""
NAME_PLACES = ("own", "of the two above", "further up")
"""Where a class or id stands, seen from a block's element."""
WORD_PLACES = ("any", "first", "all of the block")
"""Where a word, or a pair of them, stands in its block; the last is a short block's whole text."""
LONGEST_PHRASE = 6
"""Words of a block that counts as a whole."""

Weights = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Weights by place and bucket, and that of a block about which nothing is known, in 1/``SCALE`` log-odds."""

    names: Weights
    """(3, BUCKETS), see ``NAME_PLACES``."""
    names_bias: int
    words: Weights
    """(3, BUCKETS), see ``WORD_PLACES``."""
    words_bias: int


def no_lexicon() -> Lexicon:
    """A lexicon that says nothing."""
    none = np.zeros((3, BUCKETS), dtype=np.int64)
    return Lexicon(none, 0, none, 0)


@lru_cache(maxsize=100_000)
def bucket_of(word: str) -> int:
    """The bucket of a word. The hash is CRC-32: the same in every process."""
    return zlib.crc32(word.encode("utf-8", "replace")) % BUCKETS
