"""The times of day over the entries of a live text, each a block of its own.

They say when an entry was published, as the day below the headline does of the article, and are none of its text; the
classifier keeps some of them by chance. No truth of the recorded sets has such times. The latest entry stands first:
hours that go forward are a chronology's or a programme's, as are those with little below each, and are nothing to leave
out; of those that look alike all stay.
"""

from __future__ import annotations

import re
from itertools import pairwise
from statistics import median

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Bools, Ints
from extractors.selection.root import THRESHOLD

KEPT_TIMES, FEWEST, MOST_WORDS = 0.3, 3, 6
"""Mean probability from which times of one kind stay, how many of them there are at least, and words of each."""
ENTRY = 15
"""Kept words up to the next time, at the median, from which what stands below a time is an entry of a live text."""
_TIME = re.compile(
    r"(?:(?:kl\.?|klo|kell|pukul|jam|um|at|à|às|ore|ora|alle|godz\.?|ob|u|saat|lúc|plkst\.?|в|о)\s)?"
    r"([012٠-٢]?[0-9٠-٩])\s?[:.h]\s?([0-5٠-٥][0-9٠-٩])"
    r"(?:\s?([ap]\.?m\.?|uhr|h|[صم]|น\.?|ч\.?|óra|godz\.?))?(?:\s[A-Z]{2,4})?(?:[\s,]*\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d)?",
    re.I,
)
_PRICE = re.compile(r"[0-9]\.[0-9]{2}")
"""May be one; hours of live texts that a point parts have two figures, or a word beside them."""
_HALVES, _AFTERNOON = ("a", "ص", "p", "م"), ("p", "م")
"""How words for the halves of a day begin, and for the second."""
_NOON = 12
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
    changed, told = probabilities.copy(), prefix_sums(np.where(kept, words, 0))
    for alike in _times_alike(document, short):
        if _are_entries(document, alike, told):
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


def _are_entries(document: Document, alike: list[int], told: Ints) -> bool:
    """Whether some times go back from one to the next, as a live text's do, with one midnight between them at most, and
    text stands below each. ``told``: the kept words before each block."""
    below = [told[other] - told[one + 1] for one, other in zip(alike, [*alike[1:], len(told) - 1])]
    if median(below) < ENTRY:
        return False
    texts = [document.block_text(block).strip() for block in alike]
    if any(map(_PRICE.fullmatch, texts)):
        return False
    minutes = [*map(_minutes, texts)]
    later = sum(other >= one for one, other in pairwise(minutes))
    return later == 0 or (later == 1 and len(alike) > FEWEST)


def _minutes(text: str) -> int:
    """Minutes since midnight of a time of day."""
    match = _TIME.fullmatch(text)
    if match is None:
        return 0
    hour, minute, half = int(match[1]), int(match[2]), (match[3] or "").lower()
    if half.startswith(_HALVES):
        hour = hour % _NOON + _NOON * half.startswith(_AFTERNOON)
    return hour * 60 + minute
