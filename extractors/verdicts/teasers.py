"""Teasers: the repeated units of a listing, each of which leads with a link to a page of its own.

A section front, a tag page and a list of search results tell many stories in a few words each. What sets a
teaser apart from a paragraph with a link in it: the unit holds one headline-like link, which stands at its
beginning, and its siblings are units of the same kind with other targets.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Ints
from extractors.linked import is_moment, path_on_site

FEWEST_UNITS = 3
"""Siblings from which units count as repeated."""
_FEWEST_WORDS = 3
"""Words of a link that may be a headline; shorter ones are names of sections and authors."""
_MOST_BEFORE = 12
"""Words of a unit before its link: a date, a section, a number."""
_MOST_WORDS = 120
"""Words of a unit; a longer one tells the story itself."""
_MOST_LINKS = 600


@dataclass(frozen=True, slots=True)
class Teasers:
    """The teasers inside one element."""

    units: tuple[int, ...]
    """The element of each teaser, in document order."""
    share: float
    """Share of the given blocks' words that lie in teasers."""


def find_teasers(document: Document, root: int, kept: Ints) -> Teasers:
    """The teasers below ``root``, and how much of the kept blocks' words they hold."""
    inside = document.tag[root : int(document.end[root])]
    if np.count_nonzero(inside == tags.CODES["a"]) < FEWEST_UNITS:
        return Teasers((), 0.0)
    words_read = _WordsRead(document)
    links, targets = _headline_links(document, root, words_read)
    if len(links) < FEWEST_UNITS:
        return Teasers((), 0.0)
    found = _units(document, root, links, targets)
    units = [unit for unit in _repeated(document, found, words_read) if not is_moment(document.text(found[unit]))]
    if not units:
        return Teasers((), 0.0)
    words, node = document.blocks.words[kept], document.blocks.node[kept]
    inside = np.zeros(len(document), dtype=np.bool_)
    for unit in units:
        inside[unit : document.end[unit]] = True
    total = int(words.sum())
    return Teasers(tuple(units), float(words[inside[node]].sum()) / total if total else 0.0)


class _WordsRead:
    """Words that are shown up to a place of the stream."""

    def __init__(self, document: Document) -> None:
        s, runs = document.structure, document.blocks.runs
        self._at, self._before = s.run_at.take(runs), prefix_sums(s.run_words.take(runs))

    def between(self, starts: Ints, stops: Ints) -> Ints:
        """Words of the texts between offsets at which a tag stands."""
        before = self._before
        return np.asarray(before.take(self._at.searchsorted(stops)) - before.take(self._at.searchsorted(starts)))


def _headline_links(document: Document, root: int, words_read: _WordsRead) -> tuple[list[int], list[str]]:
    """Links below ``root`` to other pages of the site, long enough for a headline, and their targets."""
    s = document.structure
    anchors = where_true(document.tag[root : int(document.end[root])] == tags.CODES["a"]) + root
    words = words_read.between(s.open_at.take(anchors), s.close_at.take(anchors))
    links = anchors[words >= _FEWEST_WORDS].tolist()
    nodes: list[int] = []
    targets: list[str] = []
    here = path_on_site(document.page.url, document.page.site) if links else ""
    for node in links:
        target = path_on_site(document.attribute_of(node, "href"), document.page.site)
        if target and target != here:
            nodes.append(node)
            targets.append(target)
            if len(nodes) >= _MOST_LINKS:
                break
    return nodes, targets


def _units(document: Document, root: int, links: Sequence[int], targets: list[str]) -> dict[int, int]:
    """For each link the largest element around it without a headline of another page: {element: link}."""
    changes = [0]
    for one, other in pairwise(targets):
        changes.append(changes[-1] + (one != other))
    parents = document.parents
    units: dict[int, int] = {}
    for link in links:
        unit, above = link, parents[link]
        while above > root:
            low, high = bisect_left(links, above), bisect_left(links, int(document.end[above])) - 1
            if changes[low] != changes[high]:
                break
            unit, above = above, parents[above]
        units.setdefault(unit, link)
    return units


def _repeated(document: Document, units: dict[int, int], words_read: _WordsRead) -> list[int]:
    """The units that are short, lead with their link, and have enough siblings of the same tag."""
    groups: dict[tuple[int, int], list[int]] = {}
    s = document.structure
    elements, links = (np.array(list(nodes), dtype=np.int64) for nodes in (units, units.values()))
    starts = s.open_at.take(elements)
    words = words_read.between(starts, s.close_at.take(elements))
    before = words_read.between(starts, s.open_at.take(links))
    for unit in elements[(words <= _MOST_WORDS) & (before <= _MOST_BEFORE)].tolist():
        groups.setdefault((int(document.parent[unit]), int(document.tag[unit])), []).append(unit)
    return sorted(unit for group in groups.values() if len(group) >= FEWEST_UNITS for unit in group)
