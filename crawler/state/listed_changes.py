"""How far feeds and sitemaps are believed that date changes of articles.

Some date every page anew each day. An article that its last visits found as it was is fetched for such a date only
where visits of that kind found changes often enough.
"""

from __future__ import annotations

from crawler.state.facts import Facts
from crawler.state.records import Run

FACT = "listed_changes"
"""The fact: visits that were made for nothing but a listed change, and those of them that found one."""
BELIEVED = 2
"""Visits in a row without a change after which it depends on the site whether a listed change is believed."""
TRIALS = 10
"""Visits by which a site shows what its dates are worth."""
FEWEST_RIGHT = 0.2
"""Share of them that found a change, from which its dates are believed."""
MOST = 200
"""Visits after which all count half, so that a site may change its ways."""


class ListedChanges:
    """What came of the visits that were made for nothing but a listed change."""

    def __init__(self, run: Run) -> None:
        self._facts = Facts(run)
        self._visits: list[int] | None = None
        self._expected: set[str] = set()

    def are_believed(self, unchanged: int) -> bool:
        """Whether a listed change of an article is believed, after so many visits in a row without one."""
        if unchanged < BELIEVED:
            return True
        visits, right = self._counts()
        return visits < TRIALS or right >= FEWEST_RIGHT * visits

    def expect(self, page_id: str) -> None:
        """A page is fetched for nothing but a listed change, if it is."""
        self._expected.add(page_id)

    def count(self, page_id: str, fresh: bool | None) -> None:
        """A page was fetched, and showed something new or not."""
        if page_id not in self._expected or fresh is None:
            return
        self._expected.discard(page_id)
        visits, right = self._counts()
        visits, right = visits + 1, right + fresh
        self._visits = [visits // 2, right // 2] if visits >= MOST else [visits, right]
        self._facts.set(FACT, self._visits)

    def _counts(self) -> list[int]:
        if self._visits is None:
            self._visits = self._facts.get(FACT) or [0, 0]
        return self._visits
