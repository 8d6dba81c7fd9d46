"""Clusters: the connected components of verified pairs, whatever the order in which pairs come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from crawler.duplicates.index import DuplicateIndex
from crawler.duplicates.shingles import jaccard
from crawler.duplicates.sketches import digest_of, signature_of

WHOLE_BUCKET = 32
"""In a bucket of so many sketches all pairs are compared."""
NEIGHBOURS = 32
"""In a larger one each sketch is compared with so many others, those next to it when signatures are sorted:
ten thousand texts of one template cost 320,000 comparisons and not fifty million."""

_REFUSED = 200_000
"""Pairs remembered as not similar: a pair that shares one band often shares another."""


class Components:
    """Union-find over the numbers 0 to `size` - 1, 8 bytes each; a component's root is its smallest number."""

    def __init__(self, size: int) -> None:
        self._parent = np.arange(size, dtype=np.int64)

    def root(self, number: int) -> int:
        """The smallest number of the component."""
        parent = self._parent
        root = number
        while parent[root] != root:
            root = int(parent[root])
        while parent[number] != root:
            parent[number], number = root, int(parent[number])
        return root

    def join(self, one: int, other: int) -> None:
        """Make two components one."""
        low, high = sorted((self.root(one), self.root(other)))
        self._parent[high] = low

    def joined(self, one: int, other: int) -> bool:
        """Whether both are in one component."""
        return one == other or self.root(one) == self.root(other)

    def all_joined(self, numbers: np.ndarray) -> bool:
        """Whether all these are in one component."""
        first = self.root(int(numbers[0])) if len(numbers) else 0
        return all(self.root(number) == first for number in numbers.tolist())

    def roots(self) -> np.ndarray:
        """The root of every number."""
        roots = self._parent
        while True:
            above = roots[roots]
            if np.array_equal(above, roots):
                return roots
            roots = above


def candidate_pairs(
    index: DuplicateIndex, present: np.ndarray, components: Components | None = None
) -> Iterator[tuple[int, int]]:
    """Pairs of sketches that share a band, those of a large bucket bounded by `NEIGHBOURS`; a pair may come
    several times.

    `present` says of each sketch number whether it counts. Which pairs come depends on the texts alone, not on
    the order in which they were stored. Buckets that `components` have joined already are passed over.
    """
    for bucket in index.buckets():
        members = bucket[present[bucket]]
        if components is not None and components.all_joined(members):
            continue
        if len(members) <= WHOLE_BUCKET:
            yield from ((int(a), int(b)) for n, a in enumerate(members) for b in members[n + 1 :])
        else:
            yield from _neighbours(index, members)


def similar_pairs(
    index: DuplicateIndex, pairs: Iterable[tuple[int, int]], components: Components | None = None
) -> Iterator[tuple[int, int, float]]:
    """Of these pairs those whose true resemblance reaches the threshold, with it.

    Pairs that `components` have joined when they come are passed over: they need no comparison, and the
    components become the same.
    """
    refused: set[tuple[int, int]] = set()
    threshold = index.parameters.threshold
    for one, other in pairs:
        if (one, other) in refused or (components is not None and components.joined(one, other)):
            continue
        similarity = jaccard(index.shingles(one), index.shingles(other))
        if similarity >= threshold:
            yield one, other, similarity
        elif len(refused) < _REFUSED:
            refused.add((one, other))


def join_similar(index: DuplicateIndex, present: np.ndarray) -> Components:
    """The components of all sketches, where those that `present` says count are joined if they are similar."""
    components = Components(len(present))
    for one, other, _ in similar_pairs(index, candidate_pairs(index, present, components), components):
        components.join(one, other)
    return components


def _neighbours(index: DuplicateIndex, members: np.ndarray) -> Iterator[tuple[int, int]]:
    """Neighbours in the order of signatures: sorted once from their beginning, once from their end, so that
    sketches with much in common beyond this bucket's band come to stand together."""
    keys = {}
    for member in members:
        shingles = index.shingles(int(member))
        signature = signature_of(shingles).astype(">u4")
        keys[int(member)] = (signature.tobytes(), signature[::-1].tobytes(), digest_of(shingles))
    for way in (0, 1):
        ordered = sorted(keys, key=lambda member: (keys[member][way], keys[member][2]))
        for place, one in enumerate(ordered):
            for other in ordered[max(0, place - NEIGHBOURS // 2) : place]:
                yield min(one, other), max(one, other)
