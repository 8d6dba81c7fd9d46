"""Rows of a crawl's pages without one of a layout: how many there were since its last, and where on the site."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from crawler.discovery.addresses import split
from extractors import Observation, Wrapper

LATEST = 50
"""Articles, the latest, of which it is remembered in which part of the site they lie; parts remembered of a wrapper's
pages."""


class Observed(NamedTuple):
    """A page that wrappers are learned from, and how far the crawl was then."""

    seen: Observation
    page: str
    """The digest of its address."""
    met: int
    """Articles so far, itself among them."""
    missed: int
    """Of those, the ones that no wrapper served."""


@dataclass(slots=True)
class _Last:
    """How far the crawl was at a wrapper's last page."""

    met: int = 0
    """Articles so far."""
    parts: set[str] = field(default_factory=set)
    """Where pages of its own lay."""


class Rows:
    """Counts of one site's articles in one crawl. What a page costs does not depend on how many wrappers there are."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        """Per wrapper, by id: pages that it served."""
        self.met = 0
        """Articles."""
        self._latest: deque[str] = deque(maxlen=LATEST)
        self.passed: Counter[str] = Counter()
        """Per wrapper: articles since its last page on which it was tried, and that it did not fit."""
        self._last: dict[str, _Last] = {}

    def meet(self, url: str, failed: Iterable[tuple[Wrapper, str]]) -> None:
        """An article was met, and these wrappers, each with the reason, did not fit it."""
        self.met += 1
        self._latest.append(_part_of(url))
        self.passed.update(wrapper.id for wrapper, _ in failed)

    def end(self, wrapper: Wrapper, urls: Iterable[str]) -> None:
        """These pages are of the wrapper's layout, one of them the page that was met last."""
        last = self._last.setdefault(wrapper.id, _Last())
        last.met = self.met
        del self.passed[wrapper.id]
        if len(last.parts) < LATEST:
            last.parts.update(map(_part_of, urls))

    def is_elsewhere(self, wrapper: Wrapper) -> bool:
        """Whether all articles since the wrapper's last page in this crawl lie in one part of the site, where none of
        its own lay: another layout of the site has its turn there."""
        last = self._last.get(wrapper.id)
        if last is None:
            return False
        row = set(islice(reversed(self._latest), self.met - last.met))
        return len(row) == 1 and not row & last.parts


def _part_of(url: str) -> str:
    """The part of a site in which an address lies: its host with the first of several steps of its path, or with the
    script that a query asks."""
    parts = split(url)
    if parts is None:  # of a foreign archive
        return ""
    first, slash, _ = parts.path.strip("/").partition("/")
    return f"{parts.hostname}/{first if slash or parts.query else ''}"
