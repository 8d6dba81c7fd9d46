"""The features of every block of text: what the arbiter's classifier sees.

All are array arithmetic on the Document's columns; none depends on a language or on a site. ``NAMES`` says in
words what each column holds, so that a decision can be explained with them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors import keywords, tags
from extractors.columns import Bools, Ints
from extractors.document import Document
from extractors.feature_table import FeatureTable
from extractors.methods import density
from extractors.vote_features import add_role_model, add_votes, add_wording, reach_of

Floats = npt.NDArray[np.float32]

_FIELD = 6
"""Bits of one packed counter: how many of a block's ancestors belong to a group (up to 63)."""
_TAG_GROUPS: tuple[tuple[str, str], ...] = (
    ("list", "ul ol dl menu"),
    ("list item", "li dt dd"),
    ("table", "table"),
    ("cell", "td th"),
    ("figure", "figure figcaption picture"),
    ("aside", "aside"),
    ("nav", "nav"),
    ("header", "header hgroup"),
    ("footer", "footer address"),
    ("form", "form fieldset label button input"),
)
_TAG_GROUPS_2: tuple[tuple[str, str], ...] = (
    ("article", "article"),
    ("main", "main"),
    ("section", "section"),
    ("quotation", "blockquote q"),
    ("code", "pre code"),
    ("heading", "h1 h2 h3 h4 h5 h6"),
    ("link", "a"),
    ("details", "details dialog"),
    ("paragraph", "p"),
    ("emphasis", "b strong em i u small"),
)


def _tag_weights(groups: tuple[tuple[str, str], ...]) -> Ints:
    table = np.zeros(tags.SIZE, dtype=np.int64)
    for place, (_, names) in enumerate(groups):
        for code in tags.codes(names):
            table[code] += 1 << (_FIELD * place)
    return table


_TAG_WEIGHTS, _TAG_WEIGHTS_2 = _tag_weights(_TAG_GROUPS), _tag_weights(_TAG_GROUPS_2)
_KIND_OF_TAG = np.zeros(tags.SIZE, dtype=np.int64)
_KINDS = (
    "other",
    "p",
    "div",
    "li",
    "td th",
    "h1",
    "h2",
    "h3",
    "h4 h5 h6",
    "blockquote",
    "pre",
    "figcaption",
    "dt dd",
    "article section main",
    "body html",
    "figure",
    "ul ol dl",
    "tr table tbody",
    "header footer aside nav",
    "form fieldset label",
)
for _place, _names in enumerate(_KINDS[1:], 1):
    for _name in _names.split():
        _KIND_OF_TAG[tags.CODES[_name]] = _place
_HEADING_LEVEL = np.zeros(tags.SIZE, dtype=np.int64)
for _level in range(1, 7):
    _HEADING_LEVEL[tags.CODES[f"h{_level}"]] = _level
_LONG_WORDS = 15
_LINKS = 0.66
"""Link density from which a short block outside the densest element is not judged at all."""
_HALF = 10
"""Keyword groups in one packed counter."""


@dataclass(frozen=True, slots=True)
class BlockFeatures:
    """``values`` has a row per block of ``document.blocks`` and a column per name."""

    names: tuple[str, ...]
    values: Floats
    words: Ints
    """Words of each block."""
    header: int
    """The heading taken for the main header, or -1."""
    judged: Bools
    """Blocks worth judging; the others are rows of links outside the densest element and never content."""


def _spread_table() -> Ints:
    """Keyword bits of ten groups to their packed counter."""
    bits = np.arange(1 << _HALF)
    return np.asarray(sum(((bits >> place) & 1) << (_FIELD * place) for place in range(_HALF)))


_SPREAD = _spread_table()


def packed_counts(document: Document, weights: Ints) -> Ints:
    """Per element: the sum of packed weights over it and its ancestors."""
    nodes = np.flatnonzero(weights)
    change = np.zeros(len(document) + 1, dtype=np.int64)
    change[nodes] = weights[nodes]
    np.subtract.at(change, document.end[nodes], weights[nodes])
    return np.cumsum(change)[:-1]


def _field(packed: Ints, place: int) -> Ints:
    return (packed >> (_FIELD * place)) & ((1 << _FIELD) - 1)


def _shift(values: npt.NDArray[np.float64], by: int) -> npt.NDArray[np.float64]:
    """The value ``by`` blocks further on (negative: before); -1 beyond the ends."""
    out = np.full(len(values), -1.0)
    if by > 0:
        out[:-by] = values[by:]
    else:
        out[-by:] = values[:by]
    return out


def _window(values: npt.NDArray[np.float64], reach: int) -> npt.NDArray[np.float64]:
    """Sum over the block and ``reach`` neighbours on either side."""
    prefix = np.concatenate(([0.0], np.cumsum(values)))
    n = len(values)
    place = np.arange(n)
    return prefix[np.minimum(place + reach + 1, n)] - prefix[np.maximum(place - reach, 0)]


def main_heading(document: Document) -> int:
    """A cheap first guess at the main header: the first heading of the best level that has words; -1 if none."""
    level = _HEADING_LEVEL[document.tag]
    rank = np.where((level > 0) & (document.subtree_words > 0), level, 9)
    best = int(rank.argmin())
    return best if rank[best] < 9 else -1


def class_weights(document: Document) -> tuple[Ints, Ints]:
    """Per element: what its class and id say, as two packed counters of ten groups each."""
    bits = np.zeros(len(document), dtype=np.int64)
    for name in ("class", "id"):
        named = document.coded(name)
        if len(named.node):
            bits[named.node] |= np.array([keywords.bits(text) for text in named.strings]).take(named.code)
    bits[document.subtree_sum(np.bincount(document.blocks.node, minlength=len(document))) == 0] = 0
    return _SPREAD.take(bits & ((1 << _HALF) - 1)), _SPREAD.take(bits >> _HALF)


def compute(document: Document) -> BlockFeatures:
    """The features of every block of a page (a page without blocks gives none)."""
    d, s, b = document, document.structure, document.blocks
    c = FeatureTable()
    n = len(b)
    if not n:
        return BlockFeatures(
            (),
            np.zeros((0, 0), dtype=np.float32),
            np.zeros(0, dtype=np.int64),
            -1,
            np.zeros(0, dtype=np.bool_),
        )
    node, tag = b.node, d.tag
    words_i = b.sum(s.run_words)
    words = words_i.astype(np.float64)
    chars = b.sum(s.run_chars).astype(np.float64)
    stops = b.sum(s.run_stops).astype(np.float64)
    a_count = packed_counts(d, _TAG_WEIGHTS_2[tag])
    in_anchor = _field(a_count, 6) > 0
    link_chars = b.sum(s.run_chars * in_anchor[s.run_owner]).astype(np.float64)
    strong_chars = b.sum(s.run_chars * (_field(a_count, 9) > 0)[s.run_owner]).astype(np.float64)
    safe_chars, safe_words = np.maximum(chars, 1), np.maximum(words, 1)
    link_density = link_chars / safe_chars
    page_words = max(float(words.sum()), 1.0)
    place = np.arange(n)

    # the block's own text
    c.add("words in the block", words)
    c.add("characters in the block", chars)
    c.add("link density", link_density)
    c.add("characters a word", chars / safe_words)
    c.add("punctuation marks a word", b.sum(s.run_punctuation) / safe_words)
    c.add("sentence ends", stops)
    c.add("sentence ends a word", stops / safe_words)
    c.add("share of digits", b.sum(s.run_digits) / safe_chars)
    c.add("share of capitals", b.sum(s.run_upper) / safe_chars)
    c.add("share of ideographs", b.sum(s.run_ideographs) / safe_chars)
    c.add("share of emphasised characters", strong_chars / safe_chars)
    c.add("runs of text in the block", b.stop_run - b.first_run)
    last = s.run_stops[b.stop_run - 1]
    c.add("sentence ends in the last run", last)

    # the element and those above it
    parent = np.maximum(d.parent[node], 0)
    grand = np.maximum(d.parent[parent], 0)
    c.add("kind of element", _KIND_OF_TAG[tag[node]])
    c.add("kind of parent", _KIND_OF_TAG[tag[parent]])
    c.add("kind of grandparent", _KIND_OF_TAG[tag[grand]])
    c.add("depth", d.depth[node])

    frames = _frames(d)
    ctd_best = frames[0].best if frames[0] else 0
    inside = (node >= ctd_best) & (node < d.end[ctd_best])
    low, high = class_weights(d)
    for groups, weights in ((_TAG_GROUPS, _TAG_WEIGHTS[tag]), (_TAG_GROUPS_2, None)):
        packed = a_count if weights is None else packed_counts(d, weights)
        relative = packed[node] - np.where(inside, packed[ctd_best], 0)
        for k, (name, _) in enumerate(groups):
            c.add(f"elements above: {name}", _field(relative, k))
    for offset, packed, own in ((0, packed_counts(d, low), low), (_HALF, packed_counts(d, high), high)):
        relative = packed[node] - np.where(inside, packed[ctd_best], 0)
        near = own[node] + own[parent]
        for k in range(_HALF):
            c.add(f"class or id says: {keywords.GROUPS[offset + k][0]}", _field(relative, k))
            c.add(f"class or id near says: {keywords.GROUPS[offset + k][0]}", _field(near, k))

    # densities and their marks
    for frame, name in zip(frames, ("composite text density", "punctuation density")):
        if frame is None:
            zero = np.zeros(n)
            for what in ("vote", "share of path", "of the parent", "levels below its best node"):
                c.add(f"{name}: {what}", zero)
            continue
        within = (node >= frame.best) & (node < d.end[frame.best])
        c.add(f"{name}: vote", frame.marked[node])
        c.add(f"{name}: share of path", frame.density[node] / max(frame.threshold, 1e-6))
        c.add(
            f"{name}: of the parent",
            frame.density_sum[parent] / max(float(frame.density_sum[frame.best]), 1e-6),
        )
        c.add(f"{name}: levels below its best node", np.where(within, d.depth[node] - d.depth[frame.best], -1))

    # what the block's relations hold
    node_words = d.subtree_words.astype(np.float64)
    run_link_words = np.bincount(s.run_owner, weights=s.run_words * in_anchor[s.run_owner], minlength=len(d))
    node_link_words = d.subtree_sum(np.where(d.silent, 0, run_link_words)).astype(np.float64)
    blocks_below = d.subtree_sum(np.bincount(node, minlength=len(d))).astype(np.float64)
    for name, at in (
        ("parent", parent),
        ("grandparent", grand),
        ("great-grandparent", np.maximum(d.parent[grand], 0)),
    ):
        c.add(f"words of the {name}", node_words[at])
        c.add(f"link density of the {name}", node_link_words[at] / np.maximum(node_words[at], 1))
        c.add(f"words a block of the {name}", node_words[at] / np.maximum(blocks_below[at], 1))
        c.add(f"share of the {name}'s words", words / np.maximum(node_words[at], 1))
    c.add("elements in the parent", d.end[parent] - parent)

    # groups of blocks that look alike
    class_code = _class_codes(d)
    long_words = words * (words >= _LONG_WORDS)
    kind_key = tag[node] * 1_000_003 + class_code[node] * 7_919
    keys = (
        ("same kind, depth and parent", (kind_key * 4_099 + d.depth[node]) * 100_003 + d.parent[node]),
        ("same kind and depth", kind_key * 4_099 + d.depth[node]),
        (
            "same kind, parent kind",
            kind_key * 2_654_435_761 + tag[parent] * 1_000_003 + class_code[parent] * 7_919,
        ),
    )
    for name, key in keys:
        inverse = np.unique(key, return_inverse=True)[1]
        size = np.bincount(inverse).astype(np.float64)
        total, links, letters, longs, ends = (
            np.bincount(inverse, weights=value) for value in (words, link_chars, chars, long_words, stops)
        )
        safe_total = np.maximum(total, 1)
        c.add(f"{name}: words", total[inverse])
        c.add(f"{name}: share of the page", (total / page_words)[inverse])
        c.add(f"{name}: blocks", size[inverse])
        c.add(f"{name}: words a block", (total / size)[inverse])
        c.add(f"{name}: link density", (links / np.maximum(letters, 1))[inverse])
        c.add(f"{name}: share of words in long blocks", (longs / safe_total)[inverse])
        c.add(f"{name}: sentence ends a word", (ends / safe_total)[inverse])

    # neighbours
    for by in (-2, -1, 1, 2):
        c.add(f"words {abs(by)} {'after' if by > 0 else 'before'}", _shift(words, by))
        c.add(f"link density {abs(by)} {'after' if by > 0 else 'before'}", _shift(link_density, by))
    for by in (-1, 1):
        c.add(
            f"kind of element {abs(by)} {'after' if by > 0 else 'before'}",
            _shift(_KIND_OF_TAG[tag[node]].astype(np.float64), by),
        )
        c.add(f"sentence ends {abs(by)} {'after' if by > 0 else 'before'}", _shift(stops, by))
    for reach in (2, 6):
        around = _window(words, reach)
        c.add(f"words within {reach} blocks", around)
        c.add(
            f"link density within {reach} blocks",
            _window(link_chars, reach) / np.maximum(_window(chars, reach), 1),
        )
        c.add(f"sentence ends a word within {reach} blocks", _window(stops, reach) / np.maximum(around, 1))
    _add_distances(c, "a long text block", (words >= _LONG_WORDS) & (link_density < 0.4) & (stops > 0), place)

    # position in the page
    before = np.cumsum(words) - words
    c.add("share of the page's words before", before / page_words)
    c.add("share of the page's blocks before", place / n)
    longs_before = np.cumsum(long_words) - long_words
    c.add("share of the page's long text before", longs_before / max(float(long_words.sum()), 1.0))
    c.add("words of the page", np.full(n, page_words))
    c.add("blocks of the page", np.full(n, n))
    c.add("share of the page's words in long blocks", np.full(n, long_words.sum() / page_words))
    c.add("link density of the page", np.full(n, link_chars.sum() / max(float(chars.sum()), 1.0)))

    # the main header and subheads
    header = main_heading(d)
    header_at = int(np.searchsorted(node, header)) if header >= 0 else 0
    c.add("blocks after the main header", place - header_at if header >= 0 else np.full(n, -999))
    c.add("words after the main header", before - before[min(header_at, n - 1)])
    c.add("is the main header", (node == header) if header >= 0 else np.zeros(n))
    c.add("main header's level", np.full(n, _HEADING_LEVEL[tag[header]] if header >= 0 else 0))
    if header >= 0:
        c.add("shares an ancestor with the main header (depth)", _shared_depth(d, node, header))
    else:
        c.add("shares an ancestor with the main header (depth)", np.full(n, -1))
    level = _HEADING_LEVEL[tag[node]]
    heading = level > 0
    last_heading = np.maximum.accumulate(np.where(heading, place, -1))
    c.add("blocks since the last heading", place - last_heading)
    c.add("level of the last heading", np.where(last_heading >= 0, level[np.maximum(last_heading, 0)], 0))
    shared = _shared_with_best(d, node, ctd_best)
    c.add("levels up to the best node's path", d.depth[node] - shared)
    c.add("depth of the best node less the shared one", d.depth[ctd_best] - shared)
    c.add("share of the page's words in the best node", np.full(n, node_words[ctd_best] / page_words))
    c.add("hidden by a style", d.hidden[node])
    add_votes(c, d)
    add_role_model(c, d, words_i)
    add_wording(c, d, words_i, reach_of(inside))
    judged = inside | (link_density < _LINKS) | (words >= _LONG_WORDS)
    return BlockFeatures(tuple(c.names), np.stack(c.arrays, axis=1), words_i, header, judged)


def _frames(document: Document) -> tuple[density.Frame | None, density.Frame | None]:
    return density.frame(document, density.Kind.COMPOSITE), density.frame(document, density.Kind.PUNCTUATION)


def _class_codes(document: Document) -> Ints:
    """A small number per element, equal for equal class strings."""
    codes = np.zeros(len(document), dtype=np.int64)
    named = document.coded("class")
    codes[named.node] = named.code + 1
    return codes


def _add_distances(c: FeatureTable, name: str, flagged: Bools, place: Ints) -> None:
    """Blocks to the nearest flagged one before and after (999: none)."""
    n = len(place)
    before = np.maximum.accumulate(np.where(flagged, place, -1))
    after = np.minimum.accumulate(np.where(flagged, place, n + 999)[::-1])[::-1]
    last = np.concatenate(([-1], before[:-1]))
    following = np.concatenate((after[1:], [n + 999]))
    c.add(f"blocks since {name}", np.where(last >= 0, place - last, 999))
    c.add(f"blocks until {name}", np.minimum(following - place, 999))


def _shared_depth(document: Document, node: Ints, other: int) -> Ints:
    """Per block: depth of the nearest common ancestor of its element and ``other``."""
    path = np.array([other, *document.ancestors(other)][::-1])  # from the root down
    stop = document.end[path]
    inside = (node[:, None] >= path[None, :]) & (node[:, None] < stop[None, :])
    return np.asarray(inside.sum(axis=1) - 1)


def _shared_with_best(document: Document, node: Ints, best: int) -> Ints:
    return _shared_depth(document, node, best)
