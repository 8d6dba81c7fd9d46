"""Features from the pictures around a block of text: a caption stands beside one, a paragraph by itself."""

from __future__ import annotations

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.features.table import FeatureTable

_PICTURES = tags.mask("img amp-img video amp-video iframe amp-iframe")
_MOST = 9
"""Pictures that are counted at most between two blocks."""


def add_pictures(c: FeatureTable, d: Document) -> None:
    """Pictures between a block and its neighbours, in its parent, and the parent's words beside them."""
    node, parent = d.blocks.node, np.maximum(d.parent[d.blocks.node], 0)
    shown = _PICTURES[d.tag]
    opened = d.structure.open_at[where_true(shown)]
    at_start = np.searchsorted(opened, d.blocks.start)
    at_stop = np.searchsorted(opened, d.blocks.stop)
    c.add("pictures since the block before", np.minimum(at_start - np.concatenate(([0], at_stop[:-1])), _MOST))
    c.add("pictures until the block after", np.minimum(np.concatenate((at_start[1:], [len(opened)])) - at_stop, _MOST))
    before = prefix_sums(shown)
    of_parent = before[d.end[parent]] - before[parent]
    c.add("pictures in the element", np.minimum(before[d.end[node]] - before[node], _MOST))
    c.add("pictures in the parent", np.minimum(of_parent, 10 * _MOST))
    c.add("words of the parent a picture", d.subtree_words[parent] / np.maximum(of_parent, 1))
