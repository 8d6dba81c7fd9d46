"""What a class or id calls a disclaimer, below the text: what a bank, a lender or a lexicon does not stand in for.

Such notes run over many paragraphs and read like an article on the matter. A note above the text belongs to it as often
as not, and one without other text is what the page has to say.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.columns import Ints
from extractors.remembered import remembered
from extractors.selection.root import THRESHOLD

SHARE = 1
"""Times as many likely words must stand before them as are in all of them."""
_SIGNS = ("disclaimer",)
_NAME = re.compile(r"(?<![a-z])disclaimers?(?![a-z])|(?<=[a-z])Disclaimers?(?![a-z])|(?<![a-z])DISCLAIMERS?(?![a-z])")


def without_disclaimers(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for blocks in such elements behind so much other likely text; a new array where anything
    changes. ``words``: of each block. By folds four articles of the development sets are better for it,
    none is worse."""
    coded = (document.coded(name) for name in ("class", "id"))
    nodes = [node for values in coded for node, _ in values.telling(names_disclaimer.each, _SIGNS)]
    if not nodes:
        return probabilities
    named = np.zeros(len(document), dtype=np.bool_)
    named[nodes] = True
    inside = document.below_any(named)[document.blocks.node]
    likely = probabilities >= THRESHOLD
    before = np.cumsum(words * (likely & ~inside))
    dropped = inside & (before >= SHARE * words[inside & likely].sum()) & (before > 0)
    return np.where(dropped, 0.0, probabilities) if (dropped & likely).any() else probabilities


@remembered()
def names_disclaimer(value: str) -> bool:
    """Whether a class attribute or id has the word, as one of its own."""
    return _NAME.search(value) is not None
