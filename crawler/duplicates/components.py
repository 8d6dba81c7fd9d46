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

_CHUNK = 1 << 16
_REFUSED = 50_000
"""Pairs remembered as not similar: a pair that shares one band often shares another."""


class Components:
    """Union-find over the numbers 0 to `size` - 1, 4 bytes each (8 from two thousand million on); a component's
    root is its smallest number."""

    def __init__(self, size: int) -> None:
        self._parent = np.arange(size, dtype=numbers_below(size))

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
        """The root of every number, in place: not to be changed."""
        parent = self._parent
        for start in range(0, len(parent), _CHUNK):  # what stands before has its root already
            part = parent[start : start + _CHUNK]
            while not np.array_equal(above := parent[part], part):
                part[:] = above
        return parent


def numbers_below(size: int) -> type[np.signedinteger]:
    """The smallest type for the numbers from -1 to `size` - 1."""
    return np.int32 if size < 1 << 31 else np.int64


def candidate_pairs(
    index: DuplicateIndex, lines: np.ndarray, components: Components | None = None
) -> Iterator[tuple[int, int]]:
    """Pairs of sketches that share a band, those of a large bucket bounded by `NEIGHBOURS`; a pair may come
    several times.

    `lines` has a line of each sketch, below 0 for those that do not count. Which pairs come depends on the texts
    alone, not on the order in which they were stored. Buckets whose lines `components` have joined already are
    passed over.
    """
    for bucket in index.buckets():
        bucket = bucket[bucket < len(lines)]  # a crawl may have added others meanwhile
        members = bucket[lines[bucket] >= 0]
        if len(members) < 2 or (components is not None and components.all_joined(lines[members])):
            continue
        if len(members) <= WHOLE_BUCKET:
            yield from ((int(a), int(b)) for n, a in enumerate(members) for b in members[n + 1 :])
        else:
            yield from _neighbours(index, members)


def similar_pairs(
    index: DuplicateIndex, pairs: Iterable[tuple[int, int]], lines: np.ndarray, components: Components | None = None
) -> Iterator[tuple[int, int, float]]:
    """Of these pairs of sketches those whose true resemblance reaches the threshold, with it.

    Pairs whose lines `components` have joined when they come are passed over: they need no comparison, and the
    components become the same.
    """
    refused: set[int] = set()
    threshold = index.parameters.threshold
    for one, other in pairs:
        pair = one << 40 | other
        if pair in refused:
            continue
        if components is not None and components.joined(int(lines[one]), int(lines[other])):
            continue
        similarity = jaccard(index.shingles(one), index.shingles(other))
        if similarity >= threshold:
            yield one, other, similarity
        elif len(refused) < _REFUSED:
            refused.add(pair)


def join_similar(index: DuplicateIndex, lines: np.ndarray, components: Components) -> None:
    """Join the lines of similar sketches; `lines` has one line of each sketch, below 0 where none has it."""
    for one, other, _ in similar_pairs(index, candidate_pairs(index, lines, components), lines, components):
        components.join(int(lines[one]), int(lines[other]))


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
