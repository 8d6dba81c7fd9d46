"""MinHash signatures cut into bands: texts that share a band are candidates, whatever their number.

A. Broder (1997) for MinHash; J. Leskovec, A. Rajaraman, J. Ullman, "Mining of Massive Datasets", 3.4 for the
bands: with b bands of r rows, two texts of resemblance s share one with probability 1 - (1 - s^r)^b.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import rensa
import xxhash

from crawler.duplicates.shingles import WORDS, Shingles

THRESHOLD = 0.7
"""Resemblance from which two texts are near-duplicates (docs/dumps.md says how it was chosen)."""
MIN_SHINGLES = 20
"""Texts with fewer are compared by their exact words only: "See the pictures below." resembles itself."""
PERMUTATIONS = 128
_MISSED = 0.015
"""Share of pairs exactly at the threshold that the bands may miss; of closer pairs they miss far fewer."""
_SEED = 1
ALGORITHM = f"rensa {rensa.RMinHash.ALGORITHM_VERSION}"


@dataclass(frozen=True, slots=True)
class Parameters:
    """What decides which texts are near-duplicates. Raises ValueError where it makes no sense."""

    threshold: float = THRESHOLD
    words: int = WORDS
    min_shingles: int = MIN_SHINGLES

    def __post_init__(self) -> None:
        if not 0.3 <= self.threshold <= 1:
            raise ValueError(f"the threshold of duplicates is {self.threshold}; it lies between 0.3 and 1")
        if not 1 <= self.words <= 10:
            raise ValueError(f"shingles of {self.words} words; 1 to 10 make sense")
        if self.min_shingles < 1:
            raise ValueError(f"{self.min_shingles} shingles at least; 1 is the least")

    @property
    def banding(self) -> tuple[int, int]:
        """(bands, rows of each)."""
        return banding(self.threshold)


@lru_cache
def banding(threshold: float) -> tuple[int, int]:
    """The bands for a threshold: as many rows as keep the share that is missed at it below `_MISSED`.

    More rows mean fewer candidates in vain.
    """
    for rows in range(PERMUTATIONS // 4, 0, -1):
        bands = PERMUTATIONS // rows
        if (1 - threshold**rows) ** bands <= _MISSED:
            return bands, rows
    return PERMUTATIONS, 1


def signature_of(shingles: Shingles) -> np.ndarray:
    """The MinHash signature: `PERMUTATIONS` numbers of 32 bits, the same in any process."""
    ends = np.array([0, len(shingles)], np.uint64)
    matrix = rensa.RMinHash.digest_matrix_from_flat_token_hashes(
        shingles, ends, num_perm=PERMUTATIONS, seed=_SEED
    )
    return np.array(matrix.to_rows()[0], np.uint32)


def band_keys(shingles: Shingles, threshold: float) -> list[int]:
    """One signed 64-bit key a band; two texts are candidates if they have a key in common."""
    bands, rows = banding(threshold)
    raw, width = signature_of(shingles).tobytes(), 4 * rows
    keys = (xxhash.xxh3_64_intdigest(raw[n * width : (n + 1) * width], seed=n) for n in range(bands))
    return [_signed(key) for key in keys]


def digest_of(shingles: Shingles) -> bytes:
    """16 bytes that stand for a set of shingles."""
    return xxhash.xxh3_128_digest(shingles.tobytes())


def body_key(body: str) -> int:
    """A signed 64-bit number that stands for a body as it is, letter by letter."""
    return _signed(xxhash.xxh3_64_intdigest(body.encode("utf-8", "replace")))


def _signed(key: int) -> int:
    return key - (1 << 64) if key >> 63 else key
