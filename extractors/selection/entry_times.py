"""The times of day over the entries of a live text, each a block of its own: of those that look alike all stay, or the
classifier keeps some of them by chance."""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.selection.root import THRESHOLD

KEPT_TIMES, FEWEST, MOST_WORDS = 0.3, 3, 6
"""Mean probability from which times of one kind stay, how many of them there are at least, and words of each."""
_TIME = re.compile(
    r"(?:kl\.?\s)?[012٠-٢]?[0-9٠-٩]\s?[:.h]\s?[0-5٠-٥][0-9٠-٩](?:\s?(?:[ap]\.?m\.?|uhr|h|[صم]))?(?:\s[A-Z]{2,4})?", re.I
)
_Values = npt.NDArray[np.float64]


def with_times(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities, those of times alike raised to the threshold where kept text stands right behind each of them;
    a new array where anything changes. ``words``: of each block."""
    kept = probabilities >= THRESHOLD
    short = (words <= MOST_WORDS) & (words > 0) & (probabilities > 0) & (document.blocks.linked == 0)
    short &= np.append(kept[1:], False)
    if short.sum() < FEWEST or kept[short].all():
        return probabilities
    kinds: dict[tuple[int, str], list[int]] = {}
    for number in where_true(short).tolist():
        if _TIME.fullmatch(document.block_text(number).strip()):
            node = int(document.blocks.node[number])
            kinds.setdefault((int(document.tag[node]), document.attribute_of(node, "class")), []).append(number)
    raised = [
        number
        for alike in kinds.values()
        if len(alike) >= FEWEST and probabilities[alike].mean() >= KEPT_TIMES
        for number in alike
        if not kept[number]
    ]
    if not raised:
        return probabilities
    changed = probabilities.copy()
    changed[raised] = THRESHOLD
    return changed
