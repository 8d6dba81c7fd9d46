"""Features of records: elements that recur side by side and hold a little each, as readers' comments and teasers do
under whatever names; paragraphs mostly share one parent (data records: Liu, Grossman and Zhai, KDD 2003, section 3).
"""

from __future__ import annotations

import numpy as np

from extractors.dom.columns import Ints
from extractors.features.block_measures import BlockMeasures
from extractors.features.table import FeatureTable


def add_records(c: FeatureTable, m: BlockMeasures) -> None:
    """Of the elements above a block: how many of their siblings are alike, and what one of those holds."""
    d = m.document
    great = np.maximum(d.parent.take(m.grand), 0)
    levels = (("parent", m.parent), ("grandparent", m.grand), ("great-grandparent", great))
    held = np.unique(np.concatenate([at for _, at in levels]))
    alike, words, blocks = _records(m, held)
    for name, at in levels:
        place = held.searchsorted(at)
        c.add(f"siblings like the {name}", alike.take(place))
        c.add(f"words of one like the {name}", words.take(place))
        c.add(f"blocks of one like the {name}", blocks.take(place))


def _records(m: BlockMeasures, held: Ints) -> tuple[Ints, ...]:
    """Of each of these elements, all above blocks: those of them under its parent that have its tag, its kind of class
    and its kind of first child, itself included, and their mean words and blocks."""
    d = m.document
    child = np.minimum(held + 1, len(d) - 1)
    of_child = np.where(d.parent.take(child) == held, d.tag.take(child) + 1, 0)
    key = d.class_kind.take(held) * 7_919 + d.tag.take(held)
    key = (key * 1_009 + of_child) * 100_003 + d.parent.take(held)
    inverse, size = np.unique(key, return_inverse=True, return_counts=True)[1:]
    words, blocks = d.subtree_words.take(held), m.blocks_below.take(held)
    of_group = (np.bincount(inverse, weights=each) / size for each in (words, blocks))
    return (size.take(inverse), *(mean.take(inverse) for mean in of_group))
