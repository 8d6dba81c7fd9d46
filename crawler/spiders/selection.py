"""Which of the addresses found go into the frontier: what the user's arguments say, and the counts of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from scrapy.http import Response
from scrapy.statscollectors import StatsCollector

from crawler.discovery.addresses import page_key
from crawler.discovery.evidence import SiteEvidence, declares_article, systems_kind
from crawler.discovery.frontier import Candidate, Frontier, Role, Tier, address_digest
from crawler.discovery.links import Target, judge
from crawler.discovery.sitemaps import holds_pages
from crawler.items import ArticleItem
from crawler.spiders.arguments import Arguments
from crawler.spiders.experience import Experience
from crawler.spiders.history import History, Standing

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


MOST_PAGES = 200
"""Standing pages that a site has; where a sitemap of pages lists more, it means all that are no pictures or films."""


class Selection:
    """Offers candidates to a frontier unless the arguments rule them out.

    Stats: `broadsheet/pages/found` and `broadsheet/pages/waiting`; `broadsheet/skipped/<why>` counts
    addresses left out, by `pattern`, `date`, `language`, or `overflow` of the frontier;
    `broadsheet/pages/{known,due}` those that earlier crawls met, and are left alone or fetched again.
    """

    def __init__(
        self, arguments: Arguments, frontier: Frontier, stats: StatsCollector, history: History,
        experience: Experience,
    ) -> None:  # fmt: skip
        self._arguments = arguments
        self._history = history
        self._experience = experience
        self._frontier = frontier
        self._stats = stats
        self._left_alone: set[int] = set()
        """Digests of the addresses that are known, and were left alone in this crawl."""
        self._set_back: set[int] = set()
        """Those of addresses that were not there the last time, and come after all that is new."""
        self.evidence = SiteEvidence()
        experience.teach(self.evidence)

    def prior(self, response: Response, candidate: Candidate) -> float:
        """Log-odds that a page is an article, by what the site says of it."""
        announced = candidate.tier is Tier.FRESH_ARTICLE or self._history.is_article(response.url)
        declared, kind = declares_article(response.body), systems_kind(response.body)
        asked = candidate.via == "start"
        return self.evidence.prior(response.url, declared=declared, kind=kind, announced=announced, asked=asked)

    def confirm(self, article: ArticleItem) -> None:
        """An article proved itself beyond doubt; its address and what it declares tell of the site's others."""
        body = b"" if article.page is None else article.page.response.body
        self.evidence.confirm(article.url, declared=declares_article(body), kind=systems_kind(body))

    def take_over(self, frontier: Frontier, evidence: SiteEvidence) -> None:
        """Go on with another crawl's frontier and evidence."""
        self._frontier, self.evidence = frontier, evidence

    def offer_all(self, found: Iterable[Candidate], listed_by: str | None = None) -> int:
        """Offer candidates in their order; returns how many likely articles no crawl had met before, or are due since
        they are called changed. `listed_by` is the page, feed or sitemap that names them."""
        called_changed = self._history.called_changed
        new: list[Candidate] = []
        skipped: list[tuple[Candidate, str]] = []
        if listed_by is not None and holds_pages(listed_by):
            found = self._filed(list(found))
        for candidate in found:
            if candidate.tier is Tier.FRESH_ARTICLE:
                self.evidence.announce(candidate.url)
            why = self.ruled_out(candidate)
            if why is None:
                if self._offer(candidate, listed_by):
                    new.append(candidate)
            elif self._frontier.drop(candidate.url):
                self._stats.inc_value(f"broadsheet/skipped/{why}")
                skipped.append((candidate, why))
        if new or skipped:
            self._history.keep((one for one in new if not one.guessed), skipped)
        self.count()
        return sum(one.tier in _ARTICLE_TIERS for one in new) + self._history.called_changed - called_changed

    def _filed(self, found: list[Candidate]) -> list[Candidate]:
        """What a sitemap of pages lists, once the evidence knows of it."""
        for candidate in found if len(found) <= MOST_PAGES else ():
            if candidate.role is Role.PAGE:
                self.evidence.file_as_page(candidate.url)
        return found

    def _offer(self, candidate: Candidate, listed_by: str | None) -> bool:
        """Whether an address went into the frontier that no crawl had met before."""
        digest = address_digest(page_key(candidate.url) or "")
        if self._frontier.knows(candidate.url) and not self._is_called_changed(candidate):
            if digest not in self._set_back or candidate.tier is Tier.FRESH_ARTICLE:
                self._frontier.offer(candidate)
            return False
        standing = self._history.standing(candidate)
        if standing is Standing.KNOWN:
            self._frontier.drop(candidate.url)
            self._left_alone.add(digest)
            self._stats.inc_value("broadsheet/pages/known")
            if listed_by is not None and self._history.is_article(candidate.url):
                self._experience.traps.credit(listed_by)
            return False
        if standing in (Standing.DUE, Standing.GONE):
            self._stats.inc_value("broadsheet/pages/due")
            if standing is Standing.GONE and candidate.role is Role.PAGE and candidate.tier is not Tier.FRESH_ARTICLE:
                candidate = replace(candidate, tier=Tier.RELATED)  # a list that nobody weeds may have thousands
                self._set_back.add(digest)
            elif candidate.tier in _ARTICLE_TIERS and candidate.via != "start":
                candidate = replace(candidate, tier=Tier.REVISIT)
        candidate = self._experience.placed(replace(candidate, listed_by=listed_by))
        return self._frontier.offer(candidate) and standing is Standing.NEW

    def _is_called_changed(self, candidate: Candidate) -> bool:
        """Whether a page that was left alone is due after all, by what a feed or sitemap says of it: the front page,
        which says nothing, names most of them first. Such a page is let into the frontier again."""
        if candidate.listed_change is None or not self._left_alone:
            return False
        digest = address_digest(page_key(candidate.url) or "")
        if digest not in self._left_alone or self._history.standing(candidate) is not Standing.DUE:
            return False
        self._left_alone.discard(digest)
        self._frontier.readmit(candidate.url)
        self._stats.inc_value("broadsheet/pages/known", -1)
        return True

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
        if candidate.tier is Tier.ARCHIVE:  # the sections that articles link to are of this tier, too
            is_article = is_article and judge(candidate.url, candidate.listed_title or "") is not Target.SECTION
        if is_article and not wanted.wants(candidate.url):
            return "pattern"
        if candidate.listed_date and not wanted.date_window.may_hold(candidate.listed_date):
            return "date"
        return None if wanted.speaks(candidate.language) else "language"
