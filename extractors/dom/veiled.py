"""Pages that are hidden as a whole until their scripts ran: against flicker, behind a sign that they load."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from extractors.dom import tags
from extractors.dom.arrays import prefix_sums
from extractors.dom.columns import Bools

if TYPE_CHECKING:
    from extractors.document import Document

_HOLDS_PAGE = tags.mask("h1 main article")


def without_veils(hides: Bools, document: Document) -> Bools:
    """``hides`` (a flag per element: whether it is hidden itself) without those that hide the page: more than half of
    its words, and its headline or main part. Menus, dialogs and lists of vendors can have as many words."""
    if not hides.any():
        return hides
    words = document.subtree_words
    veils = hides & (2 * words > words[0]) & holds_article(document)
    return np.asarray(hides & ~veils)


def holds_article(document: Document) -> Bools:
    """Which elements are or hold a headline or a main part."""
    held = prefix_sums(_HOLDS_PAGE[document.tag])
    return np.asarray(held[document.end] > held[:-1])
