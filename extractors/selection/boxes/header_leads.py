"""Leads in the headline's ``header`` that their class calls the article's lead: by the convention of ``body`` they are
metadata, and the classifier takes some of them on a site for the first paragraph."""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.blocks_of_text import blocks_of
from extractors.remembered import remembered
from extractors.selection.root import THRESHOLD

FEWEST_BEHIND = 3
"""Kept blocks behind the header: what has fewer may be all of the text."""
MOST = 3
"""Blocks of a lead."""
_NAMED = re.compile(r"(?<![a-z0-9])(?:article|story)[-_]?lead(?![a-z])", re.I)
_SIGNS = ("lead",)
_HEADER, _TITLE = tags.CODES["header"], tags.mask("h1")
_Values = npt.NDArray[np.float64]


def without_header_leads(document: Document, probabilities: _Values) -> _Values:
    """The probabilities, those of leads below the headline in its header 0; a new array where anything changes."""
    kept = probabilities >= THRESHOLD
    changed = probabilities
    for element, _ in document.coded("class").telling(_is_named.each, _SIGNS):
        header = next((above for above in document.ancestors(element) if document.tag[above] == _HEADER), None)
        if header is None or not _TITLE[document.tag[header:element]].any():
            continue
        (first, stop), (_, behind) = blocks_of(document, element), blocks_of(document, header)
        if stop - first > MOST or not kept[first:stop].any() or kept[behind:].sum() < FEWEST_BEHIND:
            continue
        changed = changed.copy() if changed is probabilities else changed
        changed[first:stop] = 0.0
    return changed


@remembered()
def _is_named(names: str) -> bool:
    """Whether an element's classes call it the article's lead."""
    return _NAMED.search(names) is not None
