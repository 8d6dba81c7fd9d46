"""What a site's earlier crawls teach discovery: which lists name new articles, and which addresses are articles.

It only orders the crawl and weighs a page's address; nothing is left out because of it. Kept as one fact of the site
(`crawler.state`), bounded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from crawler.discovery.addresses import page_key
from crawler.discovery.evidence import address_shape

FACT = "discovery"
MOST_LISTS = 300
MOST_SHAPES = 200
FEWEST_VISITS = 3
"""Visits, in different crawls, after which a list that named nothing new is put back."""
FEWEST_PAGES = 5
"""Pages of one shape from which its share of articles tells anything."""
DECAY = 0.8
"""Of every count, what is left after one more crawl: a redesign is forgotten within about ten."""
_FADED = sum(DECAY**n for n in range(1, FEWEST_VISITS + 1)) - 1e-6
"""What so many visits, one a crawl, have become by now."""


@dataclass(slots=True)
class Counts:
    """Of a list: visits, and articles that it was the first to name. Of a shape: pages, and articles."""

    tried: float = 0.0
    found: float = 0.0

    @property
    def rate(self) -> float:
        """Articles a visit, or the share of articles."""
        return self.found / self.tried if self.tried else 0.0


@dataclass
class LearnedDiscovery:
    """Counts of lists (by `page_key`) and of shapes (`crawler.discovery.evidence.address_shape`), of earlier crawls
    and, apart from them, of this one."""

    lists: dict[str, Counts] = field(default_factory=dict)
    shapes: dict[str, Counts] = field(default_factory=dict)
    _new_lists: dict[str, Counts] = field(default_factory=dict)
    _new_shapes: dict[str, Counts] = field(default_factory=dict)

    @classmethod
    def from_fact(cls, fact: object) -> LearnedDiscovery:
        """What `to_fact` made; empty for anything else."""
        values: Mapping[str, Any] = fact if isinstance(fact, Mapping) else {}
        return cls(_counts(values.get("lists")), _counts(values.get("shapes")))

    def to_fact(self) -> dict[str, Any]:
        """The counts of earlier crawls, faded, with this one's; the largest ones, where there are too many."""
        return {
            "lists": _merged(self.lists, self._new_lists, MOST_LISTS),
            "shapes": _merged(self.shapes, self._new_shapes, MOST_SHAPES),
        }

    # -- what this crawl sees -------------------------------------------------------------------------------

    def visited_list(self, url: str) -> None:
        """A feed, a sitemap or a section was read."""
        if len(self._new_lists) < 4 * MOST_LISTS and (key := page_key(url)):
            self._new_lists.setdefault(key, Counts()).tried = 1.0

    def named(self, url: str | None) -> None:
        """A list was the first to name an article that is new."""
        if url and (counts := self._new_lists.get(page_key(url) or "")):
            counts.found += 1

    def judged(self, url: str, *, is_article: bool) -> None:
        """A page proved to be an article, or to be none."""
        if len(self._new_shapes) < 4 * MOST_SHAPES:
            counts = self._new_shapes.setdefault(address_shape(url), Counts())
            counts.tried += 1
            counts.found += is_article

    def forget_lists(self, unwanted: Callable[[str], bool]) -> None:
        """Drop the lists of this crawl that are none worth keeping."""
        for key in [key for key, counts in self._new_lists.items() if not counts.found and unwanted(key)]:
            del self._new_lists[key]

    # -- what earlier crawls saw ----------------------------------------------------------------------------

    def list_rate(self, url: str) -> float | None:
        """New articles that a list named a visit, in earlier crawls; None where that is not known."""
        counts = self.lists.get(page_key(url) or "") if self.lists else None
        return None if counts is None or (not counts.found and counts.tried < _FADED) else counts.rate

    def article_share(self, url: str) -> float | None:
        """The share of articles among pages of this shape, in earlier crawls; None where that is not known."""
        counts = self.shapes.get(address_shape(url)) if self.shapes else None
        return None if counts is None or counts.tried < FEWEST_PAGES else counts.rate


def _counts(values: object) -> dict[str, Counts]:
    found: dict[str, Counts] = {}
    for key, pair in values.items() if isinstance(values, Mapping) else ():
        if isinstance(pair, list | tuple) and len(pair) == 2 and all(isinstance(n, int | float) for n in pair):
            found[str(key)] = Counts(float(pair[0]) * DECAY, float(pair[1]) * DECAY)
    return found


def _merged(old: Mapping[str, Counts], new: Mapping[str, Counts], most: int) -> dict[str, list[float]]:
    both = {
        key: (old[key].tried if key in old else 0.0, old[key].found if key in old else 0.0) for key in {*old, *new}
    }
    sums = {
        key: (tried + new[key].tried, found + new[key].found) if key in new else (tried, found)
        for key, (tried, found) in both.items()
    }
    kept = sorted((key for key in sums if sums[key][0] >= 0.05), key=lambda key: (-sums[key][1], -sums[key][0], key))
    return {key: [round(sums[key][0], 3), round(sums[key][1], 3)] for key in kept[:most]}
