"""A text as a set of shingles: three words in a row, or two characters where words have no spaces between.

Resemblance of two texts is the Jaccard coefficient of their sets (A. Broder, "On the resemblance and
containment of documents", 1997). Case, punctuation, spacing and compatibility forms do not count. Each
shingle is a 64-bit hash: two different ones of a pair of articles share it with a chance of about 1e-14.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import chain

import numpy as np
import numpy.typing as npt
import xxhash

from crawler.words import MARKED_WORD, WORD, shown

Shingles = npt.NDArray[np.uint64]

WORDS = 3
"""Words of a shingle: one changed word touches three of them, and chance agreement of unrelated texts is below
1 %."""
MAX_TEXT = 1_000_000
"""Characters that are compared; a body of more is compared by its beginning."""

# Han, kana, Bopomofo, Thai, Lao, Burmese, Khmer; Hangul has spaces.
UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uf900-\ufaff\U00020000-\U0003ffff"
)
_HAS_UNSPACED = re.compile(f"[{UNSPACED}]")
_RUN = re.compile(rf"([{UNSPACED}][{UNSPACED}\W]*)")
_NOT_WORD = re.compile(r"[^\w\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+")
_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_BIGRAM_SEED = np.uint64(0x2545F4914F6CDD1D)


def normalised(text: str) -> str:
    """The text as it is compared: compatibility forms and case folded, without what nobody sees."""
    text = text[:MAX_TEXT]
    return text.lower() if text.isascii() else unicodedata.normalize("NFKC", shown(text)).casefold()


def shingles_of(text: str, words: int = WORDS) -> Shingles:
    """The sorted set of a text's shingles as 64-bit hashes; empty for a text without words."""
    text = normalised(text)
    if not _HAS_UNSPACED.search(text):
        return np.unique(_of_words([WORD.findall(text)], words))
    pieces = _RUN.split(text)
    spaced = _of_words([WORD.findall(piece) for piece in pieces[::2]], words)
    unspaced = _of_characters([_NOT_WORD.sub("", piece) for piece in pieces[1::2]])
    return np.unique(np.concatenate((spaced, unspaced)))


def has_unspaced(text: str) -> bool:
    """Whether a character of a script without spaces between words stands in the text."""
    return _HAS_UNSPACED.search(text) is not None


def token_count(text: str) -> int:
    """How many words a text has, where each character of a script without spaces counts as one."""
    text = normalised(text)
    unspaced = len(_HAS_UNSPACED.findall(text))
    return unspaced + len(MARKED_WORD.findall(_HAS_UNSPACED.sub(" ", text) if unspaced else text))


def jaccard(one: Shingles, other: Shingles) -> float:
    """The share of two sorted sets' shingles that both have; 0 where both are empty."""
    if not len(one) or not len(other):
        return 0.0
    both = np.concatenate((one, other))
    both.sort(kind="stable")  # merges the two sorted runs
    common = int(np.count_nonzero(both[1:] == both[:-1]))
    return common / (len(both) - common)


def _of_words(pieces: list[list[str]], size: int) -> Shingles:
    """The shingles of each piece's words; none reaches from one piece into the next, and a piece of fewer words than a
    shingle is one. All pieces at once: a text may have as many as characters."""
    lengths = np.fromiter(map(len, pieces), np.int64, len(pieces))
    hashes = _hashes_of(chain.from_iterable(pieces), int(lengths.sum()))
    own_sizes = np.minimum(lengths, size)
    sizes = np.repeat(own_sizes, lengths)
    fits = np.arange(len(hashes)) + sizes <= np.repeat(np.cumsum(lengths), lengths)
    found = [np.zeros(0, np.uint64)]
    for own in np.unique(own_sizes).tolist():
        first = np.flatnonzero(fits & (sizes == own))
        joined = hashes[first]
        for place in range(1, own):
            joined = joined * _MULTIPLIER + hashes[first + place]
        found.append(_mixed(joined))
    return np.concatenate(found)


def _of_characters(pieces: list[str]) -> Shingles:
    """The pairs of characters of each piece; one character alone is its own."""
    codes = np.frombuffer("".join(pieces).encode("utf-32-le", "replace"), np.uint32).astype(np.uint64)
    lengths = np.fromiter(map(len, pieces), np.int64, len(pieces))
    ends = np.cumsum(lengths)
    starts_pair = np.ones(len(codes), np.bool_)
    starts_pair[ends[lengths > 0] - 1] = False
    first = np.flatnonzero(starts_pair)
    pairs = (codes[first] << np.uint64(32)) | codes[first + 1]
    return _mixed(np.concatenate((pairs, codes[ends[lengths == 1] - 1])) ^ _BIGRAM_SEED)


class _WordHashes(dict[str, int]):
    """Hashes of words, made when they are first asked for; those of very long ones each time."""

    def __missing__(self, word: str) -> int:
        value = xxhash.xxh3_64_intdigest(word.encode("utf-8", "replace"))
        if len(word) <= _LONGEST_REMEMBERED:
            self[word] = value
        return value


_word_hashes = _WordHashes()
_REMEMBERED, _LONGEST_REMEMBERED = 1 << 17, 100
"""Words; and letters of the longest of them: a page can write one as long as itself."""


def _hashes_of(words: Iterable[str], count: int) -> Shingles:
    if len(_word_hashes) > _REMEMBERED:
        _word_hashes.clear()
    return np.fromiter(map(_word_hashes.__getitem__, words), np.uint64, count)


def _mixed(values: Shingles) -> Shingles:
    """The finaliser of splitmix64 (S. Vigna): a bijection, so that no two shingles meet because of it."""
    values = (values ^ (values >> np.uint64(30))) * _MIX_1
    values = (values ^ (values >> np.uint64(27))) * _MIX_2
    return values ^ (values >> np.uint64(31))
