"""Features of where a block stands: what its parents hold, blocks like it, its neighbours, its place in the page."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import groups_of
from extractors.dom.columns import Bools, Ints
from extractors.features.block_measures import LONG_WORDS, BlockMeasures, Values
from extractors.features.table import FeatureTable

_FAR = 999
"""Blocks to a neighbour of a kind that there is none of."""
_REACH = 2
"""Blocks before and after whose own measures are features."""
_OF_GROUPS = (
    "words",
    "share of the page",
    "blocks",
    "words a block",
    "link density",
    "share of words in long blocks",
    "sentence ends a word",
)


def add_relations(c: FeatureTable, m: BlockMeasures) -> None:
    """What the block's parents hold."""
    d, s = m.document, m.document.structure
    node_words = d.subtree_words.astype(np.float64)
    run_link_words = np.bincount(s.run_owner, weights=s.run_words * m.in_anchor.take(s.run_owner), minlength=len(d))
    node_link_words = d.subtree_sum(np.where(d.silent, 0, run_link_words)).astype(np.float64)
    blocks_below = d.subtree_sum(np.bincount(m.node, minlength=len(d))).astype(np.float64)
    great = np.maximum(d.parent.take(m.grand), 0)
    for name, at in (("parent", m.parent), ("grandparent", m.grand), ("great-grandparent", great)):
        words = node_words.take(at)
        safe = np.maximum(words, 1)
        c.add(f"words of the {name}", words)
        c.add(f"link density of the {name}", node_link_words.take(at) / safe)
        c.add(f"words a block of the {name}", words / np.maximum(blocks_below.take(at), 1))
        c.add(f"share of the {name}'s words", m.words / safe)
    c.add("elements in the parent", d.end.take(m.parent) - m.parent)


def add_groups(c: FeatureTable, m: BlockMeasures) -> None:
    """The blocks of the page that look alike."""
    d, node, parent = m.document, m.node, m.parent
    kind_key = d.tag.take(node) * 1_000_003 + d.class_kind.take(node) * 7_919
    parent_key = d.tag.take(parent) * 1_000_003 + d.class_kind.take(parent) * 7_919
    at_depth = kind_key * 4_099 + d.depth.take(node)
    keys = (
        ("same kind, depth and parent", at_depth * 100_003 + d.parent.take(node)),
        ("same kind and depth", at_depth),
        ("same kind, parent kind", kind_key * 2_654_435_761 + parent_key),
    )
    measures = np.stack((m.words, m.link_chars, m.chars, m.long_words, m.stops, np.ones(len(node))))
    for name, key in keys:
        order, starts, place = groups_of(key)
        # whole numbers, so that their sums are the same in any order
        total, links, letters, longs, ends, size = np.add.reduceat(measures.take(order, axis=1), starts, axis=1)
        safe_total = np.maximum(total, 1)
        group = np.empty((len(_OF_GROUPS), len(size)))
        group[0] = total
        group[1] = total / m.page_words
        group[2] = size
        group[3] = total / size
        group[4] = links / np.maximum(letters, 1)
        group[5] = longs / safe_total
        group[6] = ends / safe_total
        c.add_all([f"{name}: {what}" for what in _OF_GROUPS], group.take(place, axis=1))


def add_neighbours(c: FeatureTable, m: BlockMeasures) -> None:
    """The blocks before and after."""
    n = len(m.node)
    near = np.full((4, n + 2 * _REACH), -1.0)  # beyond the ends stands -1
    near[:, _REACH:-_REACH] = (m.words, m.link_density, m.kind, m.stops)
    for by in (-2, -1, 1, 2):
        where = f"{abs(by)} {'after' if by > 0 else 'before'}"
        names = (f"words {where}", f"link density {where}")
        c.add_all(names, near[:2, _REACH + by : _REACH + by + n])
    for by in (-1, 1):
        where = f"{abs(by)} {'after' if by > 0 else 'before'}"
        names = (f"kind of element {where}", f"sentence ends {where}")
        c.add_all(names, near[2:, _REACH + by : _REACH + by + n])
    prefix = np.zeros((4, n + 1))
    np.cumsum((m.words, m.link_chars, m.chars, m.stops), axis=1, out=prefix[:, 1:])
    for reach in (2, 6):
        stop, start = np.minimum(m.place + reach + 1, n), np.maximum(m.place - reach, 0)
        words, links, chars, stops = prefix.take(stop, axis=1) - prefix.take(start, axis=1)
        c.add(f"words within {reach} blocks", words)
        c.add(f"link density within {reach} blocks", links / np.maximum(chars, 1))
        c.add(f"sentence ends a word within {reach} blocks", stops / np.maximum(words, 1))
    long = (m.words >= LONG_WORDS) & (m.link_density < 0.4) & (m.stops > 0)
    _add_distances(c, "a long text block", long, m.place)


def _add_distances(c: FeatureTable, name: str, flagged: Bools, place: Ints) -> None:
    """Blocks to the nearest flagged one before and after."""
    n = len(place)
    before = np.maximum.accumulate(np.where(flagged, place, -1))
    after = np.minimum.accumulate(np.where(flagged, place, n + _FAR)[::-1])[::-1]
    last = np.concatenate(([-1], before[:-1]))
    following = np.concatenate((after[1:], [n + _FAR]))
    c.add(f"blocks since {name}", np.where(last >= 0, place - last, _FAR))
    c.add(f"blocks until {name}", np.minimum(following - place, _FAR))


def add_position(c: FeatureTable, m: BlockMeasures) -> int:
    """The place in the page, the main header and subheads; returns the main header's node, -1 if there is none."""
    d, node, n = m.document, m.node, len(m.node)
    before = np.cumsum(m.words) - m.words
    c.add("share of the page's words before", before / m.page_words)
    c.add("share of the page's blocks before", m.place / n)
    longs_before = np.cumsum(m.long_words) - m.long_words
    all_long = float(m.long_words.sum())
    c.add("share of the page's long text before", longs_before / max(all_long, 1.0))
    c.add("words of the page", m.page_words)
    c.add("blocks of the page", n)
    c.add("share of the page's words in long blocks", all_long / m.page_words)
    c.add("link density of the page", m.link_chars.sum() / max(float(m.chars.sum()), 1.0))
    header = main_heading(d)
    _add_header(c, m, header, before)
    level = tags.HEADING_LEVEL.take(d.tag.take(node))
    last_heading = np.maximum.accumulate(np.where(level > 0, m.place, -1))
    c.add("blocks since the last heading", m.place - last_heading)
    c.add("level of the last heading", np.where(last_heading >= 0, level[np.maximum(last_heading, 0)], 0))
    shared = _shared_depth(d, node, m.best)
    c.add("levels up to the best node's path", d.depth.take(node) - shared)
    c.add("depth of the best node less the shared one", d.depth[m.best] - shared)
    c.add("share of the page's words in the best node", float(d.subtree_words[m.best]) / m.page_words)
    c.add("hidden by a style", d.hidden.take(node))
    return header


def _add_header(c: FeatureTable, m: BlockMeasures, header: int, before: Values) -> None:
    names = (
        "blocks after the main header",
        "words after the main header",
        "is the main header",
        "main header's level",
        "shares an ancestor with the main header (depth)",
    )
    values: tuple[npt.NDArray[np.generic] | float, ...]
    if header < 0:
        values = (-_FAR, before - before[0], 0, 0, -1)
    else:
        d, node = m.document, m.node
        at = int(np.searchsorted(d.blocks.start, d.structure.open_at[header]))
        words_after = before - before[min(at, len(node) - 1)]
        level = int(tags.HEADING_LEVEL[d.tag[header]])
        values = (m.place - at, words_after, node == header, level, _shared_depth(d, node, header))
    for name, value in zip(names, values):
        c.add(name, value)


def main_heading(document: Document) -> int:
    """A cheap first guess at the main header: the first heading of the best level that has words; -1 if none."""
    level = tags.HEADING_LEVEL[document.tag]
    rank = np.where((level > 0) & (document.subtree_words > 0), level, 9)
    best = int(rank.argmin())
    return best if rank[best] < 9 else -1


def _shared_depth(document: Document, node: Ints, other: int) -> Ints:
    """Per block: depth of the nearest common ancestor of its element and ``other``."""
    path = np.array([other, *document.ancestors(other)][::-1])  # from the root down: each within the one before
    begun = np.searchsorted(path, node, side="right")
    not_ended = len(path) - np.searchsorted(document.end[path[::-1]], node, side="right")
    return np.asarray(np.minimum(begun, not_ended) - 1)
