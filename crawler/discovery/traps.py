"""Endless spaces (calendars, facets, growing paths) noticed by what they lead to, and bounded.

Addresses of one make are a family; a family of which many pages in a row led to no article is a trap. What a trap
looks like does not matter, so that none has to be known beforehand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import unquote

from crawler.discovery.addresses import is_carried, is_slug, split
from crawler.discovery.variants import without_session

MOST_FAMILIES = 20_000
"""Families kept apart; a site has some dozens. Beyond, all share one."""
FILED = " of a sitemap"
"""What the family of pages that a sitemap lists is called besides."""


def family_of(url: str) -> str:
    """What addresses of one make share: host, first part of the path as it is, the kinds of the others.

    Kinds: `#` digits, `@` letters with digits, `s` a slug, `w` a word; a row of one kind counts once. Of a query
    only its one parameter's name counts, or that there are several, tracking and session ids aside.
    """
    parts = split(url)
    if parts is None:
        return ""
    segments = [unquote(part) for part in without_session(parts.path).split("/") if part][:30]
    kinds = [_kind(segment) for segment in segments]
    pairs = (pair.partition("=") for pair in parts.query.split("&") if pair)
    names = sorted({name for name, _, value in pairs if not is_carried(name, value)})
    if (len(segments) > 1 or (segments and names)) and kinds[0] == "w":
        kinds[0] = segments[0].lower()[:40]
    shape = [kind for n, kind in enumerate(kinds) if n == 0 or kind != kinds[n - 1]]
    query = "" if not names else f"?{names[0][:40]}" if len(names) == 1 else "?*"
    return f"{parts.hostname}/{'/'.join(shape)}{query}"


def _kind(segment: str) -> str:
    if re.fullmatch(r"[\d._-]+", segment):
        return "#"
    if is_slug(segment):
        return "s"
    return "@" if re.search(r"\d", segment) else "w"


class TrapWatch:
    """Counts, by family, the pages fetched since the last one that led to an article.

    A page leads to one by being it, or by listing it: `credit` is given when the article has proved to be one.
    `limit` pages without that close a family, for the rest of the crawl; 0 closes none. One that was closed in an
    earlier crawl (`known`) is closed after a tenth as many. What a sitemap lists (`filed`) is counted apart: one that
    was never weeded closes its own entries, and not the articles of their make that the site links.
    """

    def __init__(self, limit: int, known: Iterable[str] = ()) -> None:
        self._limit = limit
        self._known = frozenset(known)
        self._barren: dict[str, int] = {}
        self._closed: set[str] = set()
        self._credited: set[str] = set()

    @property
    def remembered(self) -> tuple[str, ...]:
        """The families that the next crawl is to know: those that are closed, and those closed in an earlier crawl of
        which this one met no article. Sorted."""
        return tuple(sorted(self._closed | (self._known - self._credited)))

    def limit_of(self, family: str) -> int:
        """Pages without an article that close a family."""
        return max(1, self._limit // 10) if family in self._known else self._limit

    def is_closed(self, url: str, *, filed: bool = False) -> bool:
        """Whether an address belongs to a trap."""
        return bool(self._closed) and self._family(url, filed=filed) in self._closed

    def visited(self, url: str, *, filed: bool = False) -> str | None:
        """A page was fetched. The family, if that closes it."""
        family = self._family(url, filed=filed)
        self._barren[family] = count = self._barren.get(family, 0) + 1
        if not self._limit or count < self.limit_of(family) or family in self._closed:
            return None
        self._closed.add(family)
        return family

    def credit(self, url: str | None) -> None:
        """A page proved to be an article, or to list one. What is closed stays closed."""
        for filed in (False, True) if url is not None else ():
            family = self._family(url or "", filed=filed)
            self._barren[family] = 0
            if family in self._known:
                self._credited.add(family)

    def _family(self, url: str, *, filed: bool) -> str:
        family = family_of(url) + FILED * filed
        return family if family in self._barren or len(self._barren) < MOST_FAMILIES else ""
