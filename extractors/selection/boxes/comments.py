"""Readers' comments behind the article: what the classifier must not keep, however well they are written.

A long comment reads like an article, and where there are many of them the densest element of the page lies among them.
What tells them is the name of an element around them, once there was an article for them to be about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.features import keywords
from extractors.selection.root import THRESHOLD

BEFORE = 100
"""Words of content before comments; with fewer, the "comments" are the posts of a forum, or a theme's name for its
text. On the development sets of articles 6,100 words are dropped by it, on six pages, and no word of an article."""
_BIT = 1 << [name for name, _ in keywords.GROUPS].index("comment")
_WHOLE = tags.mask("html body main")
_THREAD = re.compile(r"(?<![a-z0-9-])forum-fil(?![a-z0-9])")
"""What SPIP, which many French sites run, calls a thread below an article."""


def without_comments(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, those of blocks in elements that are named for comments 0 once ``BEFORE`` words of content
    stand before them; a new array where anything changes. After FINDINGS, "Mistakes already made once"."""
    named = (keywords.by_element(document) & _BIT) > 0
    named[[node for node, _ in document.coded("class").telling(_threads, ("forum-fil",))]] = True
    named &= ~_WHOLE[document.tag]
    for heading in where_true(named & (tags.HEADING_LEVEL[document.tag] > 0)).tolist():
        named[heading] = not _is_called_by_its_text(document, heading)
    if not named.any():
        return probabilities
    inside = document.below_any(named).take(document.blocks.node)
    content = np.where((probabilities >= THRESHOLD) & ~inside, words, 0)
    dropped = inside & (np.cumsum(content) >= BEFORE)
    return np.where(dropped, 0.0, probabilities) if dropped.any() else probabilities


def _threads(values: Sequence[str]) -> list[bool]:
    return [_THREAD.search(value) is not None for value in values]


def _is_called_by_its_text(document: Document, heading: int) -> bool:
    """Whether a heading's only name is an id made of its words, several: "How to comment" on a rule, say."""
    words = document.text(heading).lower().split()
    name = document.attribute_of(heading, "id").lower()
    is_made = len(words) >= _SLUG and name == "-".join("".join(filter(str.isalnum, word)) for word in words)
    return is_made and not document.attribute_of(heading, "class")


_SLUG = 3
"""Words of such a heading at least."""
