"""The mark at the end of a release or a report: "###", "– 30 –", "ENDS". What stands behind it is the house's: whom to
ask, who the house is, other releases.

On 16 pages of the development sets and of the invented ones with such a mark behind their text, no block behind it is
content by the truths. Asterisks part a text's own sections.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.selection.root import THRESHOLD

BEHIND = 0.6
"""Share of the likely words that stand before such a mark, at least."""
MARK_WORDS = 2
_MARK = re.compile(
    r"(?:#\s?){2,5}|[-–—]{1,2}\s?30\s?[-–—]{1,2}|[-–—(\[*]{1,3}\s?(?:the\s)?(?:ends?|ende|fin|fim|fine)\s?[-–—)\]*]{1,3}|"
    r"(?-i:ENDS)",
    re.I,
)


def without_the_rest(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for the mark that ends the text and for all behind it; a new array where anything changes.
    ``words``: of each block."""
    told = np.cumsum(words * (probabilities >= THRESHOLD))
    if not len(told) or not told[-1]:
        return probabilities
    late = (told >= BEHIND * told[-1]) & (words <= MARK_WORDS)
    for place in where_true(late).tolist():
        if is_end_mark(document.block_text(place)):
            changed = probabilities.copy()
            changed[place:] = 0.0
            return changed
    return probabilities


def is_end_mark(text: str) -> bool:
    """Whether a text is nothing but a mark that ends another."""
    return _MARK.fullmatch(text.strip()) is not None
