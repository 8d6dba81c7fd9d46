"""Subheads of one tag and class settle together: titles over the entries of a live text, over the items of a guide.

Between them stand buttons, times, authors and what the house offers, so that no kept line may be near; and the
classifier, which is sure of none of them, believes one and the next not.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.columns import Bools

KEPT = 0.3
"""Probability from which such a subhead is kept: by folds eight recorded articles are better for it, three are worse
(what is offered stands under such headings, too), and three invented ones are exact."""
FEWEST, SHARE = 2, 0.5
"""Kept ones of its kind at least, and share of the kind that they are."""
_HEADINGS = tags.mask("h2 h3 h4 h5 h6")

_Values = npt.NDArray[np.float64]


def subheads_alike(document: Document, probabilities: _Values, kept: Bools, over: Bools) -> Bools:
    """The doubtful subheads of a kind that is mostly kept. ``over``: the blocks that kept text stands under."""
    node = document.blocks.node
    heading = _HEADINGS[document.tag[node]]
    found = heading & over & ~kept & (probabilities >= KEPT)
    if not found.any():
        return found
    _, kind = np.unique(document.class_kind[node] * tags.SIZE + document.tag[node], return_inverse=True)
    of_kept, of_all = np.bincount(kind, kept & heading), np.bincount(kind, heading)
    return np.asarray(found & ((of_kept >= FEWEST) & (of_kept >= SHARE * of_all))[kind])
