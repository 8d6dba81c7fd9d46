"""The walk of many rows down many trees at once, one level a step.

Every node is one word of 64 bits, so that a step reads two places in memory: the word, and the row's feature that
it names. The two children of a node are neighbours, and a leaf leads to itself. The rows of one feature lie side by
side, since most rows that are at one node look at the same one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors.dom.arrays import where_true

Keys = npt.NDArray[np.int64]

_NODE_BITS, _FEATURE_BITS = 20, 12
"""Of a word: the place of the left child, then the feature; the upper 32 bits are the threshold's key."""
_NODE, _FEATURE = (1 << _NODE_BITS) - 1, (1 << _FEATURE_BITS) - 1
_KEY_AT = 32
_NEVER = (1 << 31) - 1
"""The key that no number exceeds, so that a leaf always leads left: to itself."""
_LEAF = _NEVER << _KEY_AT
"""The least word of a leaf."""
_PAIRS_AT_ONCE = 65_536
"""Rows times trees of one walk: its arrays stay in a processor's cache, and memory is bounded."""
_SETTLING = frozenset((4, 7, 10, 13))
"""Levels after which the pairs that reached their leaf are laid aside; more often costs more than it saves."""


def keys_of(rows: npt.NDArray[np.float32]) -> Keys:
    """Whole numbers in the order of the floats: compared as such, they fit into a node's word."""
    bits = np.ascontiguousarray(rows, dtype=np.float32).view(np.int32).astype(np.int64)
    return np.where(bits < 0, -(bits & _NEVER), bits)


@dataclass(frozen=True, slots=True)
class Walk:
    """``t`` trees laid out for walking; ``s`` places, a node or leaf each."""

    words: Keys
    """(s)"""
    leaf: npt.NDArray[np.float32]
    """Log-odds of each place that is a leaf, else 0 (s)."""
    roots: Keys
    """Places of the trees' roots (t)."""
    levels: int
    """Steps from the deepest tree's root to its last leaf."""

    @classmethod
    def of(
        cls,
        feature: npt.NDArray[np.int32],
        threshold: npt.NDArray[np.float32],
        left: npt.NDArray[np.int32],
        right: npt.NDArray[np.int32],
        leaf: npt.NDArray[np.float32],
    ) -> Walk:
        """Lay out trees given as in ``Forest``. Raises ValueError for more than fit into a word."""
        trees, inner = feature.shape
        places = 2 * inner + 1
        if trees * places > _NODE or int(feature.max(initial=0)) > _FEATURE:
            raise ValueError(f"{trees} trees of {inner} nodes do not fit into {_NODE_BITS} bits")
        root = np.arange(trees)[:, None] * places
        below = root + 1 + 2 * np.arange(inner)[None, :]  # where the left child of each inner node stands
        place = np.repeat(root, inner, axis=1)  # where each inner node stands itself
        words = _LEAF | np.arange(trees * places)
        of_leaf = np.zeros(trees * places, dtype=np.float32)
        for side, child in enumerate((left, right)):
            tree, node = np.nonzero(child >= 0)
            place[tree, child[tree, node]] = below[tree, node] + side
            tree, node = np.nonzero(child < 0)
            of_leaf[below[tree, node] + side] = leaf[tree, -child[tree, node] - 1]
        used = np.zeros(feature.shape, dtype=np.bool_)
        used[:, :1] = True
        for child in (left, right):
            tree, node = np.nonzero(child >= 0)
            used[tree, child[tree, node]] = True
        words[place[used]] = (keys_of(threshold)[used] << _KEY_AT) | (feature[used] << _NODE_BITS) | below[used]
        return cls(words, of_leaf, root.ravel(), _levels(words, root.ravel()))

    def scores(self, keys: Keys) -> npt.NDArray[np.float64]:
        """The sum of the trees' leaves for each row of ``(f, r)`` keys, a column a row."""
        trees, count = len(self.roots), keys.shape[1]
        if not trees or not count:
            return np.zeros(count)
        size = max(1, _PAIRS_AT_ONCE // trees)
        if count <= size:
            return self._scores(keys)
        return np.concatenate([self._scores(keys[:, i : i + size]) for i in range(0, count, size)])

    def _scores(self, keys: Keys) -> npt.NDArray[np.float64]:
        width, count = keys.shape
        room = (count - 1).bit_length()  # bits of a row's number: a feature's place is its number, shifted
        flat = np.empty((width, 1 << room), dtype=np.int64)
        np.left_shift(keys, _KEY_AT, out=flat[:, :count])
        flat = flat.ravel()
        shift, mask = _NODE_BITS - room, _FEATURE << room
        row = np.tile(np.arange(count), len(self.roots))
        place = reached = self.roots.repeat(count)
        going: Keys | None = None  # the pairs that are still walking, once some have been laid aside
        word = self.words.take(reached)
        for level in range(self.levels):
            at = word >> shift
            at &= mask
            at += row
            is_above = flat.take(at) > word  # of equal keys the word is the larger one, by what it has below its key
            word &= _NODE
            word += is_above
            place = word
            word = self.words.take(place)
            if level in _SETTLING:
                on = where_true(word < _LEAF)
                if going is None:
                    reached, going = place, on
                else:
                    reached[going] = place
                    going = going.take(on)
                place, word, row = place.take(on), word.take(on), row.take(on)
        if going is None:
            reached = place
        else:
            reached[going] = place
        return np.asarray(self.leaf.take(reached).reshape(-1, count).sum(axis=0, dtype=np.float64))


def _levels(words: Keys, roots: Keys) -> int:
    levels, places = 0, roots
    while len(places := places[words[places] < _LEAF]):
        below = words[places] & _NODE
        places = np.concatenate((below, below + 1))
        levels += 1
    return levels
