"""The summaries of other articles: what stands in a teaser whose title was left out.

A title is a link as a whole, and the classifier knows it; the sentence under it is no link, and reads like one of the
text. Counted with models that never saw the page's site: 7 of 1,446 articles kept such texts; on four all of them are
foreign by the truths, on one seven of eight, on two none.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.verdicts.teasers import FEWEST_WORDS, find_teasers

DOUBTFUL = 0.3, 0.7
"""Probabilities of a block between which its place decides."""
OF_TEASERS = 0.1
"""The probability of such a block then."""
LISTING_SHARE = 0.5
"""A body with this share of its words in teasers has the shape of a listing: 4 in 1,363 articles of the
development sets have, and every section front and tag page of the newsstand."""


def summaries(document: Document, root: int, kept: Ints, probabilities: npt.NDArray[np.float64]) -> Ints:
    """The doubtful blocks (indices into ``document.blocks``) in teasers below ``root`` whose title is not among the
    kept ones. None of a listing, which is told by them."""
    least, most = DOUBTFUL
    doubtful = where_true((probabilities > least) & (probabilities < most))
    if not len(doubtful):
        return doubtful
    blocks = document.blocks
    is_title = (blocks.words >= FEWEST_WORDS) & (blocks.linked >= blocks.words)
    foreign = np.zeros(len(blocks.words), dtype=np.bool_)
    teasers = find_teasers(document, root, kept)
    for unit in teasers.units if teasers.share < LISTING_SHARE else ():
        first, last = np.searchsorted(blocks.node, (unit, document.end[unit])).tolist()
        titles = where_true(is_title[first:last]) + first
        foreign[first:last] = len(titles) > 0 and titles[0] not in kept
    return doubtful[foreign[doubtful]]
