"""Teasers: the repeated units of a listing, each of which leads with a link to a page of its own.

A section front, a tag page and a list of search results tell many stories in a few words each. What sets a
teaser apart from a paragraph with a link in it: the unit holds one headline-like link, which stands at its
beginning, and its siblings are units of the same kind with other targets.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

import numpy as np

from extractors import tags
from extractors.arrays import where_true
from extractors.columns import Ints
from extractors.document import Document

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
    links, targets = _headline_links(document, root)
    if len(links) < FEWEST_UNITS:
        return Teasers((), 0.0)
    units = _repeated(document, _units(document, root, links, targets))
    if not units:
        return Teasers((), 0.0)
    words = document.blocks.sum(document.structure.run_words)[kept]
    node = document.blocks.node[kept]
    inside = np.zeros(len(document), dtype=np.bool_)
    for unit in units:
        inside[unit : document.end[unit]] = True
    total = int(words.sum())
    return Teasers(tuple(units), float(words[inside[node]].sum()) / total if total else 0.0)


def _headline_links(document: Document, root: int) -> tuple[Ints, list[str]]:
    """Links below ``root`` to other pages of the site, long enough for a headline, and their targets."""
    inside = slice(root, int(document.end[root]))
    long = (document.tag[inside] == tags.CODES["a"]) & (document.subtree_words[inside] >= _FEWEST_WORDS)
    links = (where_true(long) + root).tolist()
    nodes, targets = [], []
    here = _address(document.page.url, document.page.site) if links else ""
    for node in links:
        target = _address(document.attribute_of(node, "href"), document.page.site)
        if target and target != here:
            nodes.append(node)
            targets.append(target)
            if len(nodes) >= _MOST_LINKS:
                break
    return np.array(nodes, dtype=np.int64), targets


def _address(href: str, site: str) -> str:
    """Path and query of an address on the site; empty for any other."""
    try:
        parts = urlsplit(href.strip())
    except ValueError:
        return ""
    if parts.scheme not in ("", "http", "https"):
        return ""
    host = parts.netloc.lower().removeprefix("www.")
    if host and site and host != site and not host.endswith("." + site):
        return ""
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def _units(document: Document, root: int, links: Ints, targets: list[str]) -> dict[int, int]:
    """For each link the largest element around it without a headline of another page: {element: link}."""
    change = np.zeros(len(links), dtype=np.int64)
    change[1:] = [one != other for one, other in zip(targets[1:], targets)]
    changes = np.cumsum(change)
    units: dict[int, int] = {}
    for link in links.tolist():
        unit, above = link, int(document.parent[link])
        while above > root:
            low = int(np.searchsorted(links, above))
            high = int(np.searchsorted(links, document.end[above])) - 1
            if changes[low] != changes[high]:
                break
            unit, above = above, int(document.parent[above])
        units.setdefault(unit, link)
    return units


def _repeated(document: Document, units: dict[int, int]) -> list[int]:
    """The units that are short, lead with their link, and have enough siblings of the same tag."""
    groups: dict[tuple[int, int], list[int]] = {}
    words, structure = document.subtree_words, document.structure
    owner = structure.run_owner
    before = np.concatenate(([0], np.cumsum(np.where(document.silent[owner], 0, structure.run_words))))
    for unit, link in units.items():
        # runs stand in document order, so those before the link are a slice
        first = int(np.searchsorted(structure.run_at, structure.open_at[unit]))
        at_link = int(np.searchsorted(structure.run_at, structure.open_at[link]))
        if words[unit] <= _MOST_WORDS and before[at_link] - before[first] <= _MOST_BEFORE:
            groups.setdefault((int(document.parent[unit]), int(document.tag[unit])), []).append(unit)
    return sorted(unit for group in groups.values() if len(group) >= FEWEST_UNITS for unit in group)
