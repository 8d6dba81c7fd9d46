"""Clusters of a site's pages that share a template (Shorkin 2013, steps 2-4), from an inverted index.

The paper compares all pairs of pages. Here every chain knows the pages that hold it, as the bits of one
integer; the bits of a page's fragments are the union of its chains' bits, and fragments with the same bits
are summed once. One pass over a page then gives its match with every other page, the same as of all pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from extractors.dom.columns import Ints
from extractors.methods.site_template.fragments import CHAIN, Fragments


@dataclass(frozen=True, slots=True)
class Rules:
    """Parameters, with the paper's values where it gives any."""

    duplicate_share: float = 0.7
    """Pairs that match in more than this share of their length start no cluster (paper, step 2.1)."""
    nav_shares: tuple[float, ...] = (0.8, 0.6, 0.4)
    """min_nav_length as a share of the first pair's template, lowered step by step (steps 2.1, 4)."""
    smallest_cluster: int = 4
    """Pages of a valid cluster (step 3)."""
    retry_pairs: bool = True
    """Ours: where the largest pair yields no valid cluster, try the next before lowering the share."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """Pages that share one template; pages are given by their place in the input."""

    pages: tuple[int, ...]
    """In the order they joined; the template is measured in bytes on the first."""
    hashes: frozenset[int]
    """The template: the chains that all of them hold."""
    size: int
    """Bytes of the template on the first page."""
    nav_share: float
    """The share of the first pair's template that each page had to hold."""


@dataclass(slots=True)
class _Index:
    """The inverted index: for each chain the pages that hold it, as bits."""

    pages: Sequence[Fragments]
    holders: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for number, page in enumerate(self.pages):
            bit = 1 << number
            for chain in page.hashes:
                self.holders[chain] = self.holders.get(chain, 0) | bit

    def matches(self, number: int, template: frozenset[int] | None = None) -> Ints:
        """Bytes of page ``number`` in chains it shares with each page (of ``template`` only, if given)."""
        page = self.pages[number]
        own = 1 << number
        bits = [self.holders[chain] if template is None or chain in template else 0 for chain in page.chains]
        sums: Counter[int] = Counter()
        for at, size in enumerate(page.size.tolist()):
            union = 0
            for chain_bits in bits[max(0, at - CHAIN + 1) : at + 1]:
                union |= chain_bits
            if union & ~own:
                sums[union] += size
        return self._spread(sums)

    def _spread(self, sums: Counter[int]) -> Ints:
        count = len(self.pages)
        width = (count + 7) // 8
        if not sums:
            return np.zeros(count, dtype=np.int64)
        raw = b"".join(bits.to_bytes(width, "little") for bits in sums)
        table = np.unpackbits(
            np.frombuffer(raw, dtype=np.uint8).reshape(len(sums), width),
            axis=1,
            count=count,
            bitorder="little",
        )
        return np.asarray(np.array(list(sums.values()), dtype=np.int64) @ table.astype(np.int64))


def find_clusters(pages: Sequence[Fragments], rules: Rules | None = None) -> tuple[Cluster, ...]:
    """The valid clusters of a site's pages, in the order they were found."""
    rules = rules or Rules()
    index = _Index(pages)
    pairs = _pairs(index, pages, rules)
    free = set(range(len(pages)))
    found: list[Cluster] = []
    for share in rules.nav_shares:
        barred: set[int] = set()
        while len(free) >= rules.smallest_cluster:
            pair = _largest(pairs, free - barred)
            if pair is None:
                break
            cluster = _grow(index, pages, pair, free, share)
            if len(cluster.pages) >= rules.smallest_cluster:
                found.append(cluster)
                free -= set(cluster.pages)
            elif rules.retry_pairs:
                barred |= set(pair)
            else:
                break
    return tuple(found)


def _pairs(index: _Index, pages: Sequence[Fragments], rules: Rules) -> Ints:
    """Match in bytes of each pair that may start a cluster; 0 for all others (pages x pages).

    A match has a length on either page (a chain may stand twice on one): the smaller of both is taken. Pairs
    are duplicates if that is more than 70 % of the longer page, so of both.
    """
    count = len(pages)
    one_way = (
        np.stack([index.matches(number) for number in range(count)]) if count else np.zeros((0, 0), np.int64)
    )
    match = np.minimum(one_way, one_way.T)
    total = np.array([page.total for page in pages], dtype=np.int64)
    longer = np.maximum(total[:, None], total[None, :])
    match[match > rules.duplicate_share * longer] = 0
    return np.asarray(np.triu(match, 1))


def _largest(pairs: Ints, allowed: set[int]) -> tuple[int, int] | None:
    """The pair with the largest match among these pages; of equals the first."""
    rows = np.array(sorted(allowed), dtype=np.int64)
    if len(rows) < 2:
        return None
    some = pairs[np.ix_(rows, rows)]
    place = int(some.argmax())
    first, second = divmod(place, len(rows))
    return (int(rows[first]), int(rows[second])) if some[first, second] > 0 else None


def _grow(
    index: _Index, pages: Sequence[Fragments], pair: tuple[int, int], free: set[int], share: float
) -> Cluster:
    """The cluster that a pair starts: the page that intersects most joins, while that is enough."""
    first, second = pair
    template = pages[first].hashes & pages[second].hashes
    members = [first, second]
    size = pages[first].bytes_in(template)
    min_nav_length = share * size
    outside = np.array(sorted(free - {first, second}), dtype=np.int64)
    while len(outside):
        held = index.matches(first, template)[outside]
        best = int(held.argmax())  # of equals the first
        if held[best] < min_nav_length or held[best] == 0:
            break
        joining = int(outside[best])
        members.append(joining)
        template &= pages[joining].hashes
        size = int(held[best])
        outside = np.delete(outside, best)
    return Cluster(tuple(members), template, size, share)
