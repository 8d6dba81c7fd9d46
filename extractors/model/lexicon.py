"""A linear model over hashed words: what the words of a block, and of the names around it, weigh for content.

Lists of words written by hand (``keywords``, ``wording``) say what is known; this learns the rest, in every language
and naming habit of the training pages. Words are hashed into ``BUCKETS`` (feature hashing, Weinberger et al. 2009).
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from extractors.remembered import remembered

BUCKET_BITS = 15
BUCKETS = 1 << BUCKET_BITS
SCALE = 1_024
"""Weights are whole numbers of 1/1024 log-odds, so that sums are the same in any order."""
LONGEST_PHRASE = 6
"""Words of a block that counts as a whole."""

Weights = npt.NDArray[np.int16] | npt.NDArray[np.int64]
Buckets = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Weights by place and bucket, and that of a block about which nothing is known, in 1/``SCALE`` log-odds."""

    names: Weights
    """(3, BUCKETS): of the classes and ids of a block's own element, of the two above, and further up."""
    names_bias: int
    words: Weights
    """(3, BUCKETS): of any word or pair of a block, of its first, and of a short block's whole text."""
    words_bias: int


def no_lexicon() -> Lexicon:
    """A lexicon that says nothing."""
    none = np.zeros((3, BUCKETS), dtype=np.int64)
    return Lexicon(none, 0, none, 0)


@lru_cache(maxsize=100_000)
def bucket_of(word: str) -> int:
    """The bucket of a word. The hash is CRC-32: the same in every process."""
    return zlib.crc32(word.encode("utf-8", "replace")) % BUCKETS


# Of the pairs of a page's words most are new, so that no memory of pairs helps. The CRC-32 of two joined texts follows
# from theirs: the first one's, moved by as many zero bytes as the second one has, and the second one's, exclusive or.

_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}")
_LONG = 63
"""Bytes of a word from which its pairs are hashed one by one."""
_RUN = 1 << (BUCKET_BITS + 6)
_CRC_AT = BUCKET_BITS + 7


@remembered(100_000)
def _told(word: str) -> int:
    """In one number: a word's bucket, its bytes, whether it holds characters of a script without spaces in a row, and
    the CRC-32 of the word and a blank."""
    encoded = word.encode("utf-8", "replace")
    crc = zlib.crc32(encoded)
    told = crc % BUCKETS | min(len(encoded), _LONG) << BUCKET_BITS | zlib.crc32(b" ", crc) << _CRC_AT
    return told if word.isascii() or not _UNSPACED.search(word) else told | _RUN


@dataclass(frozen=True, slots=True)
class HashedWords:
    """Words of a text in a row."""

    buckets: Buckets
    """That of each word (w)."""
    pairs: Buckets
    """That of each but the last with the next one, a blank between them (w - 1): "read more" says what neither of them
    does."""
    unspaced: Buckets
    """The words, by number, that hold runs of a script without spaces; see ``pairs_within``."""

    @classmethod
    def of(cls, words: Sequence[str]) -> HashedWords:
        """Hash words."""
        told = np.fromiter(map(_told.__getitem__, words), dtype=np.int64, count=len(words))
        buckets = told & (BUCKETS - 1)
        size = (told >> BUCKET_BITS & _LONG)[1:]
        pairs = _moved((told >> _CRC_AT)[:-1], size) ^ buckets[1:]
        for place in (size == _LONG).nonzero()[0].tolist():
            pairs[place] = bucket_of(f"{words[place]} {words[place + 1]}")
        return cls(buckets, pairs, (told & _RUN).nonzero()[0])


def pairs_within(word: str) -> list[int]:
    """The buckets of each two characters in a row of a script without spaces."""
    return [bucket_of(f"{one}{two}") for run in _UNSPACED.findall(word) for one, two in pairwise(run)]


def _moved(crc: Buckets, size: Buckets) -> npt.NDArray[np.int16]:
    """The last bits of CRCs, moved by so many zero bytes."""
    moves, at = _moves(), size << 10
    found = moves.take(at + (crc & 255))
    for byte in (1, 2, 3):
        at += 256
        found ^= moves.take(at + (crc >> 8 * byte & 255))
    return found


@lru_cache(maxsize=1)
def _moves() -> npt.NDArray[np.int16]:
    """By number of zero bytes, place and value of a byte of a CRC-32: what it becomes; the four are combined by
    exclusive or."""
    table = np.zeros((_LONG + 1, 4, 256), dtype=np.int16)
    for size in range(_LONG + 1):
        zeros = bytes(size)
        for bit in range(32):
            low = 1 << bit % 8
            becomes = (zlib.crc32(zeros, 1 << bit) ^ zlib.crc32(zeros)) % BUCKETS
            table[size, bit // 8, low : 2 * low] = table[size, bit // 8, :low] ^ becomes
    return table.ravel()
