"""Text that says the same again and again, as nobody writes for readers: stuffing for search engines, which a style
sheet that was not read may hide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

_WORDS = 8
"""Words in a row that writers do not use three times."""
_TIMES = 3
MOST = 0.25
"""Share of a text's words in such rows from which it repeats itself."""
_FEWEST, _READ = 100, 2_000
"""Words of a text that is judged, and those that are read of it."""
_VARIED = 0.4
"""Share of distinct words from which no text can: what repeats itself has fewer."""


def repeats_itself(text: str) -> bool:
    """Whether at least `MOST` of the words stand in rows of eight that occur three times or more."""
    words = text.lower().split(None, _READ)[:_READ]
    if len(words) < _FEWEST or len(set(words)) >= _VARIED * len(words):
        return False
    if not _may_have_rows(words):
        return False
    rows = Counter(zip(*(words[start:] for start in range(_WORDS))))
    covered = [False] * len(words)
    for at in range(len(words) - _WORDS + 1):
        if rows[tuple(words[at : at + _WORDS])] >= _TIMES:
            covered[at : at + _WORDS] = [True] * _WORDS
    return sum(covered) >= MOST * len(words)


def _may_have_rows(words: Sequence[str]) -> bool:
    """Whether a row of eight can occur three times, by numbers of the rows, which are equal where the words are: less
    than half the time."""
    count = len(words) - _WORDS + 1
    numbers = np.fromiter(map(hash, words), np.int64, len(words)).view(np.uint64)
    rows = numbers[:count]
    for start in range(1, _WORDS):
        rows = rows * _FACTOR + numbers[start : start + count]
    rows = np.sort(rows)
    return bool((rows[_TIMES - 1 :] == rows[: 1 - _TIMES]).any())


_FACTOR = np.uint64(0x9E3779B97F4A7C15)
