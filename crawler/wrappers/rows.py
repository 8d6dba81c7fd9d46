"""Rows of a crawl's pages without one of a layout: how many there were since its last, and where on the site."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from urllib.parse import urlsplit

from extractors import Wrapper

LATEST = 50
"""Articles, the latest, of which it is remembered in which part of the site they lie; parts remembered of a wrapper's
pages."""
Kind = tuple[str, bool]
"""The parser of a page, and whether it was rendered."""


@dataclass(slots=True)
class _Last:
    """How far the crawl was at a wrapper's last page."""

    met: int = 0
    """Articles so far."""
    tried: int = 0
    """Of those, the ones on which wrappers of its kind were tried."""
    parts: set[str] = field(default_factory=set)
    """Where pages of its own lay."""


class Rows:
    """Counts of one site's articles in one crawl. What a page costs does not depend on how many wrappers there are."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        """Per wrapper, by id: pages that it served."""
        self._met = 0
        self._latest: deque[str] = deque(maxlen=LATEST)
        self._tried: Counter[Kind] = Counter()
        self._last: dict[str, _Last] = {}

    def meet(self, url: str, kinds: Iterable[Kind]) -> None:
        """An article was met, and wrappers of these kinds were tried on it."""
        self._met += 1
        self._latest.append(_part_of(url))
        self._tried.update(kinds)

    def end(self, wrapper: Wrapper, urls: Iterable[str]) -> None:
        """These pages are of the wrapper's layout, one of them the page that was met last."""
        last = self._last.setdefault(wrapper.id, _Last())
        last.met, last.tried = self._met, self._tried[kind_of(wrapper)]
        if len(last.parts) < LATEST:
            last.parts.update(map(_part_of, urls))

    def passed(self, wrapper: Wrapper) -> int:
        """Articles since the wrapper's last page on which such wrappers were tried."""
        return self._tried[kind_of(wrapper)] - self._last.get(wrapper.id, _Last()).tried

    def is_elsewhere(self, wrapper: Wrapper) -> bool:
        """Whether all articles since the wrapper's last page in this crawl lie in one part of the site, where none of
        its own lay: another layout of the site has its turn there."""
        last = self._last.get(wrapper.id)
        if last is None:
            return False
        row = set(islice(reversed(self._latest), self._met - last.met))
        return len(row) == 1 and not row & last.parts


def kind_of(wrapper: Wrapper) -> Kind:
    """The kind of pages that a wrapper is for."""
    return wrapper.parser, wrapper.rendered


def _part_of(url: str) -> str:
    """The part of a site in which an address lies: its host with the first of several steps of its path, or with the
    script that a query asks."""
    parts = urlsplit(url)
    first, slash, _ = parts.path.strip("/").partition("/")
    return f"{parts.netloc}/{first if slash or parts.query else ''}"
