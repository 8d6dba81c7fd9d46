"""What a crawl makes of its own pages: traps are closed, and what discovery learned is kept for the next crawl."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from scrapy import signals

from crawler.discovery.frontier import Candidate, Role, Tier
from crawler.discovery.learned import FACT, LearnedDiscovery
from crawler.discovery.traps import TrapWatch
from crawler.items import ArticleItem, PageItem
from crawler.verdicts import PageDropped, Verdict, record
from extractors import Reason

if TYPE_CHECKING:
    from scrapy.crawler import Crawler

    from crawler.discovery.evidence import SiteEvidence
    from crawler.state import SiteState

NO_ARTICLE = frozenset({Reason.NOT_AN_ARTICLE, Reason.LISTING, Reason.EMPTY})
"""Verdicts that tell of an address; walls and errors do not."""
NO_LEAD = frozenset({"duplicate_url", "variant", "error"})
"""Drops after which a page has led to nothing new; one that was dropped for its date or its unchanged text has."""
MOST_TRAPS = 100
_LISTS = frozenset({Tier.SECTION, Tier.ARCHIVE, Tier.LOW_LIST, Tier.UNKNOWN})
_ARTICLES = frozenset({Tier.FRONT_ARTICLE, Tier.SECTION_ARTICLE, Tier.SITEMAP_ARTICLE})
SHARE_OF_ARTICLES = 1 / 3
"""Of the pages of one shape of address, from which articles make the shape an article's."""
GOOD_LIST = 1.0
"""New articles a visit from which a list is read before other lists."""


class Experience:
    """Stats: `broadsheet/skipped/trap`, `broadsheet/verdict/trap`. Setting: `BROADSHEET_TRAP_PAGES`."""

    def __init__(self, crawler: Crawler, state: SiteState) -> None:
        self._crawler = crawler
        self._state = state
        fact = state.facts.get(FACT)
        self.learned = LearnedDiscovery.from_fact(fact)
        known = fact.get("traps", []) if isinstance(fact, dict) else []
        self.traps = TrapWatch(crawler.settings.getint("BROADSHEET_TRAP_PAGES", 50), known)
        crawler.signals.connect(self._scraped, signals.item_scraped)
        crawler.signals.connect(self._dropped, signals.item_dropped)
        crawler.signals.connect(self._closed, signals.spider_closed)

    def teach(self, evidence: SiteEvidence) -> None:
        """Tell a new crawl which shapes of address proved to be articles' before, and not of a few pages among many:
        those may have been taken for articles by mistake."""
        for shape, counts in self.learned.shapes.items():
            if counts.rate >= SHARE_OF_ARTICLES:
                evidence.remember(shape, round(counts.found))

    def visited(self, url: str, *, is_list: bool, filed: bool = False) -> None:
        """A page was fetched, `filed`: that a sitemap lists; it may close a trap."""
        if is_list:
            self.learned.visited_list(url)
        if (family := self.traps.visited(url, filed=filed)) is not None:
            detail = f"{self.traps.limit_of(family)} pages in a row like this one led to no article: {family}"
            record(self._crawler, Verdict.TRAP, url, detail)

    def is_trap(self, candidate: Candidate) -> bool:
        """Whether an address lies in a trap; what the user or a feed names never does."""
        announced = candidate.tier is Tier.FRESH_ARTICLE or candidate.via == "start" or candidate.role is not Role.PAGE
        if announced or not self.traps.is_closed(candidate.url, filed=candidate.via == "sitemap"):
            return False
        self._crawler.stats.inc_value("broadsheet/skipped/trap")
        return True

    def placed(self, candidate: Candidate) -> Candidate:
        """A candidate where earlier crawls would put it: lists that name new articles first, lists that never do
        and addresses that never are articles last."""
        tier = candidate.tier
        if candidate.role is not Role.PAGE:
            return candidate
        if tier in _LISTS and (rate := self.learned.list_rate(candidate.url)) is not None:
            tier = Tier.GUESS if rate >= GOOD_LIST else Tier.LOW_LIST if rate == 0 else tier
        elif tier is Tier.UNKNOWN or tier in _ARTICLES:
            share = self.learned.article_share(candidate.url)
            if share is not None:
                tier = Tier.UNKNOWN if share == 0 else max(tier, Tier.SITEMAP_ARTICLE) if share >= 0.5 else tier
        return candidate if tier is candidate.tier else replace(candidate, tier=tier)

    def _scraped(self, item: Any) -> None:
        page = item.page if isinstance(item, ArticleItem) else None
        if page is None:
            return
        self.learned.judged(page.response.url, is_article=True)
        if item.fingerprint.get("revision", 1) == 1:
            self.learned.named(page.listed_by)
        self.traps.credit(page.response.url)
        self.traps.credit(page.listed_by)

    def _dropped(self, item: Any, exception: Exception) -> None:
        if not isinstance(item, PageItem | ArticleItem) or not isinstance(exception, PageDropped):
            return
        page = item if isinstance(item, PageItem) else item.page
        if exception.reason in NO_ARTICLE and page is not None:
            self.learned.judged(page.response.url, is_article=False)
        elif exception.reason not in NO_LEAD and page is not None:
            self.traps.credit(page.response.url)
            self.traps.credit(page.listed_by)

    def _closed(self) -> None:
        self.learned.forget_lists(lambda key: self.traps.is_closed(f"http://{key}"))
        fact = {**self.learned.to_fact(), "traps": list(self.traps.remembered)[:MOST_TRAPS]}
        self._state.facts.set(FACT, fact)
