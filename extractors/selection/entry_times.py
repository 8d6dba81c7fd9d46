"""The times of day over the entries of a live text, each a block of its own.

They say when an entry was published, as the day below the headline does of the article, and are none of its text; the
classifier keeps some of them by chance. No truth of the recorded sets has such times. Where little stands below each
they are the hours of a programme, which is nothing without them: of those that look alike all stay.
"""

from __future__ import annotations

import re
from statistics import median

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.selection.root import THRESHOLD

KEPT_TIMES, FEWEST, MOST_WORDS = 0.3, 3, 6
"""Mean probability from which times of one kind stay, how many of them there are at least, and words of each."""
ENTRY = 15
"""Kept words up to the next time, at the median, from which what stands below a time is an entry of a live text."""
_TIME = re.compile(
    r"(?:kl\.?\s)?[012٠-٢]?[0-9٠-٩]\s?[:.h]\s?[0-5٠-٥][0-9٠-٩]"
    r"(?:\s?(?:[ap]\.?m\.?|uhr|h|[صم]|น\.?|ч\.?|óra|godz\.?))?(?:\s[A-Z]{2,4})?",
    re.I,
)
_Values = npt.NDArray[np.float64]


def with_times(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities of times alike, right behind each of which kept text stands: 0 over entries of a live text, and
    raised to the threshold in a programme that is kept; a new array where anything changes. ``words``: of each block.
    """
    kept = probabilities >= THRESHOLD
    short = (words <= MOST_WORDS) & (words > 0) & (probabilities > 0) & (document.blocks.linked == 0)
    short &= np.append(kept[1:], False)
    if short.sum() < FEWEST:
        return probabilities
    changed = probabilities.copy()
    for alike in _times_alike(document, short):
        if _are_entries(alike, np.where(kept, words, 0)):
            changed[alike] = 0.0
        elif probabilities[alike].mean() >= KEPT_TIMES:
            changed[alike] = np.maximum(probabilities[alike], THRESHOLD)
    return probabilities if np.array_equal(changed, probabilities) else changed


def _times_alike(document: Document, short: Bools) -> list[list[int]]:
    """The blocks that are times of day, by the look of their elements."""
    kinds: dict[tuple[int, str], list[int]] = {}
    for number in where_true(short).tolist():
        if _TIME.fullmatch(document.block_text(number).strip()):
            node = int(document.blocks.node[number])
            kinds.setdefault((int(document.tag[node]), document.attribute_of(node, "class")), []).append(number)
    return [alike for alike in kinds.values() if len(alike) >= FEWEST]


def _are_entries(alike: list[int], told: Ints) -> bool:
    """Whether text stands below each of some times, and not an item of a programme. ``told``: the kept words of each
    block."""
    return bool(median(told[one + 1 : other].sum() for one, other in zip(alike, [*alike[1:], None])) >= ENTRY)
