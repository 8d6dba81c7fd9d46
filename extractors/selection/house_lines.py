"""Lines in which the house speaks to its readers among an article's paragraphs: follow us on a network, a machine wrote
or reads this, accept cookies to see what stands here.

They have the paragraphs' markup and come between any two of them, so that the classifier has nothing but a few of
their words. Each kind is told by two things together: what it is about (a network, a machine, consent) and how readers
are spoken to; articles about such things say the first and not the second.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.selection import house_phrases as phrases
from extractors.selection.root import THRESHOLD

MOST_WORDS, LONGEST = 40, 260
"""Words and characters of the longest of them."""
MOST_SHARE = 0.25
"""Share of the likely words from which such lines are what the page has to say."""
_QUOTED = re.compile("[\"“”„«»]")
_LETTERS = 4
_UNSPACED = re.compile("[\u0e00-\U0010ffff]")
"""From Thai on, scripts part no words, as Chinese does not, or put endings to them, as Korean does."""


class _Kind:
    """A kind of line: it has one of the beginnings of words ``about`` (in lower case), or one of the marks, which are
    such beginnings as a text writes them, and begins with one of the forms or holds one."""

    def __init__(
        self, about: Sequence[str], *, marks: Sequence[str] = (), begins: Sequence[str] = (), holds: Sequence[str] = ()
    ) -> None:
        self._about = about
        self._beginnings = frozenset(word[:_LETTERS].strip() for word in about)
        self._parts = [word for word in about if _UNSPACED.match(word)]
        self._marks = marks
        self._begins = re.compile(rf"\W*(?:{'|'.join(begins)})") if begins else None
        self._holds = re.compile("|".join(holds)) if holds else None

    def is_of(self, text: str, folded: str, beginnings: Set[str], unspaced: bool) -> bool:
        """Whether a text is such a line: it, in lower case, the first letters of its words, whether it is in a script
        that parts no words."""
        if not self._may_be(text, beginnings, unspaced) or not any(map(folded.__contains__, self._about)):
            return False
        if self._begins and self._begins.match(folded):
            return True
        return self._holds is not None and self._holds.search(folded) is not None

    def _may_be(self, text: str, beginnings: Set[str], unspaced: bool) -> bool:
        """A quick look: few lines are about any of it."""
        if not self._beginnings.isdisjoint(beginnings) or any(map(text.__contains__, self._marks)):
            return True
        return unspaced and any(map(text.__contains__, self._parts))


_KINDS = (
    _Kind(phrases.NETWORKS, holds=(rf"\b(?:{'|'.join(phrases.FOLLOW)})", *phrases.FOLLOW_UNSPACED)),
    _Kind(phrases.MACHINES, marks=("AI", "KI", "IA"), begins=phrases.MADE_BY, holds=phrases.MADE),
    _Kind(phrases.ASKED, holds=phrases.CONSENT),
    _Kind(phrases.AGREED, holds=phrases.TERMS),
    _Kind(phrases.SPOKEN_TO, marks=("?", "؟"), begins=phrases.FEEDBACK),
    _Kind(("ctrl",), marks=("Ctrl",), holds=phrases.KEYS),
)


def is_house_line(text: str) -> bool:
    """Whether a line of text is the house's word to its readers, and none of the article's."""
    if not text or len(text) > LONGEST or _QUOTED.search(text):
        return False
    folded = text.lower()
    beginnings = {word[:_LETTERS] for word in folded.split()}
    unspaced = _UNSPACED.search(text) is not None
    return any(kind.is_of(text, folded, beginnings, unspaced) for kind in _KINDS)


def without_house_lines(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for such lines, unless they hold more than ``MOST_SHARE`` of the likely words; a new array
    where anything changes. ``words``: of each block."""
    likely = probabilities >= THRESHOLD
    doubtful = where_true(likely & (words <= MOST_WORDS)).tolist()
    found = [block for block in doubtful if is_house_line(document.block_line(block))]
    if not found or words[found].sum() > MOST_SHARE * words[likely].sum():
        return probabilities
    changed = probabilities.copy()
    changed[found] = 0.0
    return changed
