"""Captions of pictures and players: no body, by the convention of ``body`` (``docs/arbiter.md``), however long.

The classifier knows most of them by itself. Of those that it kept on the development sets 24 stand in
wcxb-dev-articles, 23 of them wrongly, and 4 in readability-dev, whose truth is the output of a tool that keeps them.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.columns import Ints
from extractors.selection.root import THRESHOLD

MOST = 0.5
"""Share of the likely words from which captions are what the page has to say: a story told in pictures."""
_CAPTION, _FIGURE = tags.mask("figcaption"), tags.mask("figure")
_MEDIA = tags.mask("img picture amp-img svg canvas video amp-video audio iframe amp-iframe object embed")


def without_captions(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, those of blocks in the ``figcaption`` of a figure with a picture or player 0, unless captions
    hold more than ``MOST`` of the likely words; a new array where anything changes."""
    captions = _CAPTION[document.tag]
    if not captions.any():
        return probabilities
    figures = _FIGURE[document.tag] & (document.subtree_sum(_MEDIA[document.tag]) > 0)
    captions &= document.below_any(figures)
    captioned = document.below_any(captions).take(document.blocks.node)
    likely = np.where(probabilities >= THRESHOLD, words, 0)
    told = int(likely[captioned].sum())
    if not told or told > MOST * int(likely.sum()):
        return probabilities
    return np.where(captioned, 0.0, probabilities)
