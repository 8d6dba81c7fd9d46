"""Which of the addresses found go into the frontier: what the user's arguments say, and the counts of it."""

from __future__ import annotations

from collections.abc import Iterable

from scrapy.statscollectors import StatsCollector

from crawler.discovery.evidence import SiteEvidence
from crawler.discovery.frontier import Candidate, Frontier, Role, Tier
from crawler.spiders.arguments import Arguments

_ARTICLE_TIERS = frozenset(
    {
        Tier.FRESH_ARTICLE,
        Tier.FRONT_ARTICLE,
        Tier.SECTION_ARTICLE,
        Tier.SITEMAP_ARTICLE,
        Tier.RELATED,
        Tier.ARCHIVE,
    }
)


class Selection:
    """Offers candidates to a frontier unless the arguments rule them out.

    Stats: `broadsheet/pages/found` and `broadsheet/pages/waiting`; `broadsheet/skipped/<why>` counts
    addresses left out, by `pattern`, `date`, `language`, or `overflow` of the frontier.
    """

    def __init__(self, arguments: Arguments, frontier: Frontier, stats: StatsCollector) -> None:
        self._arguments = arguments
        self._frontier = frontier
        self._stats = stats
        self.evidence = SiteEvidence()

    def offer_all(self, found: Iterable[Candidate]) -> None:
        """Offer candidates in their order."""
        for candidate in found:
            if candidate.tier is Tier.FRESH_ARTICLE:
                self.evidence.announce(candidate.url)
            why = self.ruled_out(candidate)
            if why is None:
                self._frontier.offer(candidate)
            elif self._frontier.drop(candidate.url):
                self._stats.inc_value(f"broadsheet/skipped/{why}")
        self.count()

    def count(self) -> None:
        """Bring the stats up to date."""
        self._stats.set_value("broadsheet/pages/found", self._frontier.pages_found)
        self._stats.set_value("broadsheet/pages/waiting", len(self._frontier))
        if self._frontier.overflowed:
            self._stats.set_value("broadsheet/skipped/overflow", self._frontier.overflowed)

    def ruled_out(self, candidate: Candidate) -> str | None:
        """Why a candidate is not wanted, or None if it is.

        A pattern to allow rules out articles only: sections must be read to find those that match.
        """
        wanted = self._arguments
        if wanted.denies(candidate.url):
            return "pattern"
        is_article = (
            candidate.role is Role.PAGE and candidate.via != "start" and candidate.tier in _ARTICLE_TIERS
        )
        if is_article and not wanted.wants(candidate.url):
            return "pattern"
        if candidate.listed_date and not wanted.date_window.contains(candidate.listed_date):
            return "date"
        return None if wanted.speaks(candidate.language) else "language"
