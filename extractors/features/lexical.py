"""The words of every block, and of the names around it, hashed: what a ``Lexicon`` weighs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import distinct, prefix_sums, where_true
from extractors.dom.characters import NAME_PART
from extractors.dom.columns import Bools, Ints
from extractors.features.wording import Heads
from extractors.model.lexicon import (
    BUCKETS,
    LONGEST_PHRASE,
    SCALE,
    HashedWords,
    Lexicon,
    Weights,
    bucket_of,
    pairs_within,
)
from extractors.remembered import TEXTS, remembered
from extractors.xpath import is_stable

NAMES = ("names of the elements weigh", "first words weigh")
_OTHER_ATTRIBUTES = ("id", "itemprop", "role", "data-testid", "data-component")
"""What names elements, beside ``class``."""
_BUILD_TOOLS = frozenset(("css", "emotion", "jss", "jsx", "sc", "svelte"))
"""What build tools put before the names that they generate."""
_LONGEST = 160
"""Characters of an attribute that count (as in ``keywords``)."""
_MOST = 12
"""Words of one attribute that count."""
_MOST_INLINE = 16
"""Inline elements around a text; a page may nest a thousand around each."""
_PART = re.compile(r"[A-Za-z0-9]+")
_NUMBER = re.compile(r"(?<=[a-z])\d{1,2}$")
"""At the end of a part: `col6`, `h2`."""
_TAGS = tuple(bucket_of(f"<{code}") for code in range(tags.SIZE))
_ABOVE_TAGS = tuple(bucket_of(f"<<{code}") for code in range(tags.SIZE))
_NO_WORDS: frozenset[int] = frozenset()
_COLUMN_BITS = 17
"""Bits of a column's number."""


@dataclass(frozen=True, slots=True)
class Bags:
    """Hashed words by bags; what is in a bag counts once."""

    columns: Ints
    """The columns of all bags, one bag after the other: place x ``BUCKETS`` + bucket."""
    start: Ints
    """Where each bag begins, and the last one's end."""

    @classmethod
    def of(cls, bags: Iterable[Iterable[int]]) -> Bags:
        """Bags of columns."""
        columns: list[int] = []
        start = [0]
        for bag in bags:
            columns += bag
            start.append(len(columns))
        return cls(np.array(columns, dtype=np.int64), np.array(start, dtype=np.int64))

    @classmethod
    def of_keys(cls, keys: Ints, count: int) -> Bags:
        """So many bags of keys: bag << ``_COLUMN_BITS`` | column, in any order, the same ones once."""
        keys = distinct(keys)
        return cls(keys & ((1 << _COLUMN_BITS) - 1), keys.searchsorted(np.arange(count + 1) << _COLUMN_BITS))

    @property
    def sizes(self) -> Ints:
        """Columns of each bag."""
        return np.asarray(self.start[1:] - self.start[:-1])

    def sums(self, weights: Weights) -> Ints:
        """Per bag: the weights of its columns."""
        sums = prefix_sums(weights.ravel().take(self.columns)).take(self.start)
        return np.asarray(sums[1:] - sums[:-1])


@dataclass(frozen=True, slots=True)
class Lexical:
    """The hashed words of a page with ``b`` blocks."""

    near: Bags
    """The names of each kind of block: its own element's and those of the two above."""
    blocks: Ints
    """The ``j`` blocks that are judged."""
    near_of: Ints
    """The near bag of each of them (j)."""
    far: Bags
    """The names further up."""
    far_of: Ints
    """The far bag of each near one."""
    words: Bags
    """The first words of each block of which they were read, and the pairs of them."""
    words_of: Ints
    """Those blocks."""
    size: int
    """Blocks of the page."""

    @classmethod
    def of(cls, document: Document, heads: Heads, judged: Bools) -> Lexical:
        """Hash the words of a page; only those of blocks that are judged."""
        blocks = where_true(judged)
        near, near_of, far, far_of = _names(document, blocks)
        words, words_of = _words(heads, judged)
        return cls(near, blocks, near_of, far, far_of, words, words_of, len(judged))

    def values(self, lexicon: Lexicon) -> npt.NDArray[np.float64]:
        """A row of log-odds for each of ``NAMES``, a column per block."""
        found = np.zeros((len(NAMES), self.size))
        total = self.near.sums(lexicon.names) + self.far.sums(lexicon.names).take(self.far_of)
        size = self.near.sizes + self.far.sizes.take(self.far_of)
        found[0, self.blocks] = _log_odds(total, size, lexicon.names_bias).take(self.near_of)
        found[1, self.words_of] = _log_odds(self.words.sums(lexicon.words), self.words.sizes, lexicon.words_bias)
        return found


def _log_odds(total: Ints, size: Ints, bias: int) -> npt.NDArray[np.float64]:
    """Sums divided by the root of their number; 0 where there is nothing."""
    return np.where(size > 0, (total / np.sqrt(np.maximum(size, 1)) + bias) / SCALE, 0.0)


class _Names:
    """The words in the names of elements, looked up as they are needed."""

    def __init__(self, document: Document) -> None:
        self.parent = document.parent.tolist()
        self.tag = document.tag.tolist()
        self._classes = document.attribute_by_element("class")
        self._others: dict[int, list[str]] = {}  # few elements have any of them
        for attribute in _OTHER_ATTRIBUTES:
            for node, value in document.attribute(attribute):
                self._others.setdefault(node, []).append(value)
        self._own: dict[int, frozenset[int]] = {}
        self._above: dict[int, frozenset[int]] = {-1: _NO_WORDS}

    def own(self, node: int) -> frozenset[int]:
        """The buckets of the words in one element's names; those of most elements are never asked for."""
        found = self._own.get(node)
        if found is None:
            value = self._classes.get(node)
            found = _NO_WORDS if value is None else _buckets[value]
            if node in self._others:
                found = found.union(*_buckets.each(self._others[node]))
            self._own[node] = found
        return found

    def above(self, node: int) -> frozenset[int]:
        """Those of an element and all above it."""
        path = []
        while node not in self._above:
            path.append(node)
            node = self.parent[node]
        found = self._above[node]
        for element in reversed(path):
            found = self._above[element] = found | self.own(element)
        return found

    def within(self, cover: int, node: int) -> frozenset[int]:
        """The words of a block's element and of the inline elements in it that hold all of the block's text, of the
        innermost ones if they are many."""
        found = self.own(node)
        if cover == node:
            return found
        for _ in range(_MOST_INLINE):
            if cover == node:
                break
            found = found | self.own(cover)
            cover = self.parent[cover]
        return found

    def near(self, node: int, own: frozenset[int]) -> list[int]:
        """The columns of a block's ``own`` names and of the two elements above it; none where no name of theirs
        is a word, as tags say little without one, and where all names are generated they are no more than a guess."""
        parent = max(self.parent[node], 0)
        grand = max(self.parent[parent], 0)
        above = self.own(parent) | self.own(grand)
        if not (own or above):
            return []
        tags_above = (BUCKETS + _TAGS[self.tag[parent]], BUCKETS + _ABOVE_TAGS[self.tag[grand]])
        return [*own, _TAGS[self.tag[node]], *[BUCKETS + bucket for bucket in above], *tags_above]


def _covers(document: Document, blocks: Ints) -> Ints:
    """The innermost element that holds all of the text, of each of some blocks."""
    s, b = document.structure, document.blocks
    cover, stop = b.owner.take(blocks), b.stop.take(blocks)
    inner = where_true(cover != b.node.take(blocks))
    while len(inner):
        inner = inner[s.close_at.take(cover[inner]) < stop[inner]]
        cover[inner] = document.parent[cover[inner]]
    return cover


def _names(document: Document, blocks: Ints) -> tuple[Bags, Ints, Bags, Ints]:
    """(near bags, that of each block, far bags, that of each near bag)."""
    names = _Names(document)
    known: dict[tuple[frozenset[int], int, int], int] = {}
    tops: dict[int, int] = {}
    near, near_of, far_of = [], [], []
    for node, cover in zip(document.blocks.node[blocks].tolist(), _covers(document, blocks).tolist()):
        parent = max(names.parent[node], 0)
        own = names.within(cover, node)
        key = (own, names.tag[node], parent)
        if key not in known:
            known[key] = len(known)
            near.append(names.near(node, own))
            top = names.parent[max(names.parent[parent], 0)]
            far_of.append(tops.setdefault(top, len(tops)))
        near_of.append(known[key])
    far, ints = Bags.of(map(names.above, tops)), np.int64
    far = Bags(far.columns + 2 * BUCKETS, far.start)
    return Bags.of(near), np.array(near_of, dtype=ints), far, np.array(far_of, dtype=ints)


@remembered()
def _buckets(text: str) -> frozenset[int]:
    return frozenset(map(bucket_of, words_of_name(text[:_LONGEST])[:_MOST]))


def words_of_name(text: str) -> list[str]:
    """The words in an attribute, each once; generated parts are none, nor what build tools put before them."""
    return [*dict.fromkeys(chain.from_iterable(map(_words_of_part, _PART.findall(text))))]


@lru_cache(maxsize=TEXTS)  # of texts that were cut short
def _words_of_part(part: str) -> tuple[str, ...]:
    plain = _NUMBER.sub("", part)
    if not (plain.isalpha() and is_stable(plain)):
        return ()
    words = [word.lower() for word in NAME_PART.findall(plain) if len(word) > 1]
    return tuple(word for word in words if word not in _BUILD_TOOLS)


def _words(heads: Heads, judged: Bools) -> tuple[Bags, Ints]:
    """Of the judged blocks that were read, each first word and pair once, the very first once more, all together where
    they are few; and those blocks."""
    chosen = judged.take(heads.chosen)
    border = heads.is_border
    block = border.cumsum()
    wanted = chosen.take(block) & ~border
    bag = ((chosen.cumsum() - 1) << _COLUMN_BITS).take(block)  # of each word
    hashed = HashedWords.of(heads.words)
    any_word = bag + hashed.buckets
    keys = [
        any_word[wanted],
        (bag[:-1] + hashed.pairs)[wanted[:-1] & wanted[1:]],  # a border stands between two blocks
        _keys_within(heads.words, hashed.unspaced, wanted, bag),
    ]
    start, stop = heads.spans
    filled = chosen & (start < stop)
    keys.append(any_word.take(start[filled]) + BUCKETS)
    whole = where_true(filled & (stop - start <= LONGEST_PHRASE))
    spans = zip(start.take(whole).tolist(), stop.take(whole).tolist())
    phrases = [bucket_of(" ".join(heads.words[first:last])) for first, last in spans]
    keys.append(bag.take(start.take(whole)) + np.array(phrases, dtype=np.int64) + 2 * BUCKETS)
    return Bags.of_keys(np.concatenate(keys), int(np.count_nonzero(chosen))), heads.chosen[chosen]


def _keys_within(words: Sequence[str], places: Ints, wanted: Bools, bag: Ints) -> Ints:
    """The keys of pairs of characters within these words."""
    chosen = places[wanted.take(places)].tolist()
    keys = [int(bag[place]) + bucket for place in chosen for bucket in pairs_within(words[place])]
    return np.array(keys, dtype=np.int64)
