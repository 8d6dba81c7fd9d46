"""When a page is to be fetched again: pure functions over what its visits found.

Sections, feeds and sitemaps adapt: the wait shrinks after a visit with something new and grows after one
without, between bounds, as Nutch's AdaptiveFetchSchedule does (org.apache.nutch.crawl; there by 0.2 and 0.4).
Articles age: an article is visited when it has become twice as old, and no more once it has settled; in its first three
days at least once a day, but later for each visit without a change. News is corrected within hours and left alone after
days.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from crawler.state.records import Found, Role, SeenPage, Visit

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

HOUR = 3600
DAY = 24 * HOUR

YOUNG = 3 * DAY
"""Age up to which an article is due in every daily run, however long it went without a change: twice its age would
leave days out, and where lists date no changes nothing else tells of a late correction."""
YOUNG_LONGEST = 20 * HOUR
"""A day less what two daily runs may lie apart from it."""
FIRST_SECTION_WAIT = HOUR
SHRINK, GROW = 0.5, 1.5
PATIENT_FAILURES = 10
"""Failures in a row that may pass by themselves (time-outs, 5xx) after which a page waits for a day."""
FINAL_FAILURES = 5
"""Failures in a row that say the page is gone (404, 410 ...) after which it is given up."""
IDLE_LONGEST = 30 * DAY
"""Longest wait for a page that never showed anything new, or not for a long time."""
IDLE_AFTER = 30
"""Visits in a row without anything new after which a page that had something before is idle: the archive of a day or a
month that is over, the sitemap of last year. There are more of these each year."""
RETRIED_VERDICTS = frozenset(
    {
        "empty",
        "needs_rendering",
        "consent_wall",
        "paywall_stub",
        "blocked",
        "undecodable",
        "too_deep",
        "error",
    }
)
"""Verdicts on content that the same address may lose."""
LINKING_VERDICTS = frozenset({"listing", "not_an_article", Found.READ})
"""Verdicts on content of pages that are worth reading for their links."""


@dataclass(frozen=True, slots=True)
class RevisitPolicy:
    """Bounds, in seconds. `articles`: whether articles are visited again at all."""

    articles: bool = True
    shortest: int = 10 * 60
    section_longest: int = DAY
    settled_after: int = 30 * DAY

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """From `BROADSHEET_REVISIT_*`."""
        return cls(
            settings.getbool("BROADSHEET_REVISIT_ENABLED", True),
            max(0, settings.getint("BROADSHEET_REVISIT_SHORTEST", 10 * 60)),
            max(0, settings.getint("BROADSHEET_REVISIT_SECTIONS_LONGEST", DAY)),
            max(0, int(settings.getfloat("BROADSHEET_REVISIT_DAYS", 30.0) * DAY)),
        )

    def wait(self, page: SeenPage, visit: Visit, now: int, before: int | None = None) -> int | None:
        """Seconds until the next visit, None for never.

        `page` has this visit counted in, but for its wait; `before` is when it was fetched the last time.
        """
        if visit.failed:
            return self._after_failure(page, visit)
        if visit.verdict in (Found.VARIANT, Found.DROPPED):
            return None
        if page.article is not None or visit.verdict == Found.ARTICLE:
            return self._article_wait(page, now)
        if page.role in (Role.SECTION, Role.FEED, Role.SITEMAP) or visit.verdict in LINKING_VERDICTS:
            return self._section_wait(page, visit, now - before if before is not None else 0)
        if visit.verdict in RETRIED_VERDICTS:
            return _growing(page.unchanged)
        return None

    def _article_wait(self, page: SeenPage, now: int) -> int | None:
        if not self.articles:
            return None
        birth = min(now, page.published if page.published is not None else page.first_seen)
        age = now - birth
        if age >= self.settled_after:
            return None
        if page.changes and not page.unchanged:
            share = 0.5
        elif age >= YOUNG:  # however often it was looked at in its first days: else those would be all its visits
            share = 1.0
        else:
            share = float(2 ** min(page.unchanged, 30))
        wait = max(self.shortest, int(age * share if age >= YOUNG else min(age * share, YOUNG_LONGEST)))
        return wait if age + wait <= self.settled_after else None

    def _section_wait(self, page: SeenPage, visit: Visit, passed: int) -> int:
        is_idle = page.fetches > 1 and (not page.changes or page.unchanged > IDLE_AFTER)
        longest = max(self.section_longest, IDLE_LONGEST) if is_idle else self.section_longest
        if page.wait is None or page.fetches <= 1:
            return min(max(FIRST_SECTION_WAIT, self.shortest), longest)
        # what happened in the time that really passed says more than what was planned
        wait = min(page.wait, passed) * SHRINK if visit.fresh else max(page.wait * GROW, passed)
        return int(min(max(wait, self.shortest), longest))

    @staticmethod
    def _after_failure(page: SeenPage, visit: Visit) -> int | None:
        if visit.passing:
            wait = 0 if page.failures < PATIENT_FAILURES else DAY
            return max(wait, visit.again_after or 0)
        return None if page.failures >= FINAL_FAILURES else _growing(page.failures - 1)


def _growing(times: int) -> int | None:
    """A day, four, sixteen, thirty; then no more."""
    return None if times >= FINAL_FAILURES else min(DAY * 4 ** max(0, times), IDLE_LONGEST)
