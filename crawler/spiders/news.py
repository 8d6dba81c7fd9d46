"""The news spider: from a domain to its article pages. It discovers and orders; it extracts nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, NamedTuple
from urllib.parse import urljoin

from scrapy import Request, Spider, signals
from scrapy.crawler import Crawler
from scrapy.exceptions import CloseSpider, DontCloseSpider, IgnoreRequest
from scrapy.http import Response
from twisted.python.failure import Failure

from crawler.discovery import candidates
from crawler.discovery.addresses import Scope, page_key
from crawler.discovery.frontier import Candidate, Frontier, Role, address_digest
from crawler.discovery.links import PageLinks, Target, judge, read_links
from crawler.discovery.pager import read_pager
from crawler.discovery.responses import content_type, is_front_page, is_html, reservations_of, why_not_html
from crawler.discovery.xml import TooLarge, gunzip, sniff
from crawler.items import ArticleItem, PageItem
from crawler.middlewares.robots import RobotsMiddleware
from crawler.pages import declared_encoding
from crawler.pipelines.reservations import obeyed_by
from crawler.spiders import moving, resuming
from crawler.spiders.adjustments import adjust_settings
from crawler.spiders.arguments import Arguments, over_defaults, parse_arguments
from crawler.spiders.by_setting import InForce
from crawler.spiders.completeness import BROKEN_OFF, Completeness, Wholeness, is_cut
from crawler.spiders.exit_status import ExitStatus, exit_status
from crawler.spiders.experience import Experience
from crawler.spiders.history import ROLES, History
from crawler.spiders.notices import note_front_page, note_no_front_page, note_not_read
from crawler.spiders.requests import NOT_MODIFIED, conditional_meta, request_for
from crawler.spiders.second_tries import SecondTries
from crawler.spiders.selection import Selection
from crawler.spiders.sources import asked_for, read_source
from crawler.spiders.trouble import Trouble, is_dead
from crawler.state import Role as SeenAs
from crawler.state import SiteState
from crawler.verdicts import Verdict, judge_failure, record

OFTEN_BROKEN = 2
"""Runs after which a page that always breaks off is taken as far as it comes."""
FIRM = 0.8
"""Confidence from which an article's address tells of the site's others."""


class Taken(NamedTuple):
    """What a page's links were: feeds announced, likely articles that no crawl had met; `whole`: none of them
    was left out for want of room."""

    feeds: int
    fresh: int
    whole: bool
    page: PageLinks


class NewsSpider(Spider):
    """Crawls one news site. The arguments are those of `crawler.spiders.arguments.HELP`.

    Everything found waits in the frontier, which hands out one address at a time when the crawl is idle, the freshest
    article first; so caps are exact, and a date that a feed knows counts although the front page linked the article
    first. Requests on the site share one download slot, so that politeness holds for all its hosts.
    """

    name = "news"
    defaults: Mapping[str, str] = {}
    """Arguments that count where none is given: those of a registered site (`crawler.spider_loader`)."""

    def __init__(self, arguments: Arguments, **kwargs: Any) -> None:
        super().__init__(self.name, **kwargs)
        self.arguments = arguments
        self.scope: Scope = arguments.scope
        self.asked_hosts = arguments.asked_hosts
        self.frontier = Frontier()
        self.selection: Selection
        self.history: History
        self.experience: Experience
        self.completeness: Completeness
        self.pages_tried = 0
        self.pages_fetched = 0
        self.sources_read = 0
        self.articles = 0
        self.refused = 0
        self.refused_in_a_row = 0
        self.stop_reason: str | None = None
        self.second_tries = SecondTries(self._note_failure)
        self.trouble: Trouble | None = None
        """What kept the crawl from its front page."""
        self._fetched: set[int] = set()
        self._obeys_nofollow = False

    @classmethod
    def check_arguments(cls, given: dict[str, Any], settings: Any) -> Arguments:
        """The typed arguments, or `ArgumentError`; needs no crawl, so commands can ask before they start one."""
        return parse_arguments(
            over_defaults(given, cls.defaults),
            now=datetime.now(UTC),
            max_articles=settings.getint("BROADSHEET_MAX_ARTICLES", 100),
            max_pages=settings.getint("BROADSHEET_MAX_PAGES", 1000),
        )

    @classmethod
    def from_crawler(cls, crawler: Crawler, *args: Any, **kwargs: Any) -> NewsSpider:
        spider = cls(cls.check_arguments(kwargs, crawler.settings))
        spider._set_crawler(crawler)
        adjust_settings(crawler.settings, spider.arguments)
        spider._obeys_nofollow = "nofollow" in obeyed_by(crawler.settings)
        spider.frontier.limit = crawler.settings.getint("BROADSHEET_MAX_WAITING", 50_000)
        crawler.signals.connect(spider._on_idle, signals.spider_idle)
        crawler.signals.connect(spider._on_item, signals.item_scraped)
        crawler.signals.connect(spider._on_closed, signals.spider_closed)
        return spider

    @property
    def site(self) -> str:
        """The site's name in paths and keys: host[:port]."""
        return self.scope.site

    @property
    def exit_status(self) -> ExitStatus:
        """What the crawl should tell the shell once it has ended."""
        reason = self.crawler.stats.get_value("finish_reason")
        if reason == "already_running":
            return ExitStatus.ALREADY_RUNNING
        return exit_status(
            fetched=self.pages_fetched + self.sources_read,
            refused=self.refused,
            stopped_as_blocked=self.stop_reason == "blocked",
            interrupted=reason in ("shutdown", None),  # none: at the second Ctrl-C nothing is closed any more
        )

    # -- requests -------------------------------------------------------------------------------------------

    async def start(self) -> AsyncIterator[Any]:
        state = SiteState.of(self.crawler)
        self.history = History(state, self.arguments, InForce.from_settings(self.crawler.settings))
        self.experience = Experience(self.crawler, state)
        self.completeness = Completeness(state.facts)
        self.selection = Selection(self.arguments, self.frontier, self.crawler.stats, self.history, self.experience)
        if (until := self.history.refused_until()) is not None:
            self._keep_away(until)
            return
        if resuming.resume(self):
            if first := self._next():
                yield first
            return
        self.selection.offer_all(asked_for(self.arguments))
        if self.arguments.front_pages:
            yield self._front_request(self.arguments.front_pages)
            return
        self.selection.offer_all(self.history.due())
        if first := self._next():
            yield first

    def _keep_away(self, until: int) -> None:
        """The site asked an earlier crawl to come again later, and it is not later yet."""
        moment = datetime.fromtimestamp(until, UTC).isoformat(sep=" ", timespec="minutes")
        detail = f"an earlier crawl was asked to stay away until {moment}"
        self.logger.warning("%s: %s. `scrapy seen --forget %s` has it asked anyway", self.site, detail, self.site)
        record(self.crawler, Verdict.BLOCKED, self.site, detail)
        self.stop_reason = "blocked"

    def _front_request(self, urls: tuple[str, ...], *, retried: bool = False) -> Request:
        validators = self.history.validators(urls[0])
        meta = {"download_slot": self.site, "allow_offsite": True, "dont_retry": not retried}
        return Request(
            urls[0],
            self.parse_front,
            errback=self.front_failed,
            dont_filter=True,
            headers=dict(validators),
            cb_kwargs={"others": urls[1:]},
            meta={**meta, **conditional_meta(validators)},
        )

    def _request(self, candidate: Candidate) -> Request:
        callback = self.parse_page if candidate.role is Role.PAGE else self.parse_source
        validators = self.history.validators(candidate.url)
        return request_for(candidate, self.scope, callback, self.failed, validators)

    def _next(self) -> Request | None:
        """The next request, or None at the end of the frontier or of a cap."""
        if self._stopped():
            return None
        while (candidate := self.frontier.take() or self.second_tries.take()) is not None:
            try:
                if not self.experience.is_trap(candidate):
                    return self._request(candidate)
                self.history.skip(candidate, Verdict.TRAP)
            except ValueError as error:  # Scrapy takes no such address
                self._note_failure(candidate, candidate.url, Verdict.HTTP_ERROR, f"no address: {error}", error)
        return None

    def _stopped(self) -> bool:
        settings, wanted = self.crawler.settings, self.arguments
        if wanted.max_articles and self.articles >= wanted.max_articles:
            self.stop_reason = "max_articles"
        elif wanted.max_pages and self.pages_tried >= wanted.max_pages:
            self.stop_reason = "max_pages"
        elif is_dead(self.pages_tried, self.crawler.stats):
            self.stop_reason = "unreachable"
        elif self.refused_in_a_row >= settings.getint("BROADSHEET_MAX_REFUSALS", 20):
            self.stop_reason = "blocked"
            self.history.note_refusal(self.crawler.stats.get_value("broadsheet/retry_after") or 0)
        return self.stop_reason is not None

    def _on_idle(self) -> None:
        """Hand out as many addresses as may be fetched at once; without any, let the spider close."""
        room = max(1, self.crawler.settings.getint("CONCURRENT_REQUESTS_PER_DOMAIN"))
        for most, done in ((self.arguments.max_articles, self.articles), (self.arguments.max_pages, self.pages_tried)):
            if most:
                room = min(room, max(1, most - done))
        requests = [request for _ in range(room) if (request := self._next())]
        for request in requests:
            self.crawler.engine.crawl(request)
        self.selection.count()
        if requests:
            raise DontCloseSpider
        if self.stop_reason:
            raise CloseSpider(self.stop_reason)

    def _on_item(self, item: Any) -> None:
        self.articles += not isinstance(item, PageItem)
        if isinstance(item, ArticleItem) and item.extraction["confidence"] >= FIRM:
            self.selection.confirm(item)

    # -- the front page -------------------------------------------------------------------------------------

    def parse_front(self, response: Response, others: tuple[str, ...]) -> Iterator[Any]:
        """The front page answered: take in what it and robots.txt name."""
        self.history.note_welcome()
        self._count_fetched()
        if not self.scope.contains(response.url):
            self.scope = moving.follow(self.scope, response.url, self.crawler.stats)
        self._is_second(response)
        for url in (response.url, *response.meta.get("redirect_urls", ())):  # each page links to the asked one
            self.frontier.drop(url)
        feeds = self.history.has_feeds()
        if response.status == NOT_MODIFIED:
            self._not_modified(response)
        elif is_html(response):
            self.experience.visited(response.url, is_list=True)
            links = self._take_links(response, depth=0, kind="front")
            feeds = feeds or links.feeds > 0
            whole = links.whole and self.completeness.of(response) is Wholeness.WHOLE
            self.history.read(response, SeenAs.SECTION, None, fresh=links.fresh > 0, whole=whole)
            note_front_page(self.crawler.stats, self.scope, response, links.page)
        else:
            note_no_front_page(self.crawler.stats, content_type(response))
        self._take_announced(moving.home(response, self.crawler.stats), has_feeds=feeds)
        yield from ()

    def front_failed(self, failure: Failure, *_: Any) -> Iterator[Any]:
        """No front page there: try the next address, and at the end whatever robots.txt named."""
        request: Request = failure.request  # type: ignore[attr-defined]
        others: tuple[str, ...] = request.cb_kwargs["others"]
        trouble = Trouble.of(request.url, failure.value, request.meta.get("proxy"))
        self.trouble = trouble.or_worse(self.trouble)
        if trouble.verdict in (Verdict.BLOCKED, Verdict.ROBOTS):
            self.refused += 1
        if others:
            self.logger.info("%s: %s", request.url, trouble.detail)
            yield self._front_request(others)
            return
        if self.trouble.is_busy and request.meta["dont_retry"]:  # it may be well in a moment, and a run is a day's
            yield self._front_request((self.trouble.url,), retried=True)
            return
        record(self.crawler, self.trouble.verdict, self.trouble.url, self.trouble.detail)
        for url in self.arguments.front_pages:
            if (robots := self._robots(url)) and robots.sitemaps:
                self._take_announced(url, has_feeds=True)
                break
        if not len(self.frontier):
            told = (self.site, self.trouble.url, self.trouble.detail)
            self.logger.error("Nothing could be fetched from %s. %s: %s", *told)

    def _take_announced(self, url: str, *, has_feeds: bool) -> None:
        robots = self._robots(url)
        named = robots.sitemaps if robots else ()
        self.selection.offer_all(candidates.robots_sitemaps(named, url))
        self.selection.offer_all(self.history.due())  # before the guesses, of which one may be known by now
        self.selection.offer_all(candidates.guesses(urljoin(url, "/"), feeds=not has_feeds, sitemaps=not named))

    def _robots(self, url: str) -> Any:
        middleware = self.crawler.get_downloader_middleware(RobotsMiddleware)
        return middleware.known(url) if middleware else None

    # -- feeds, sitemaps and pages --------------------------------------------------------------------------

    def parse_source(self, response: Response, candidate: Candidate) -> Iterator[Any]:
        """A feed or a sitemap, whichever it turns out to be."""
        if response.status == NOT_MODIFIED:
            self.sources_read += 1
            self._not_modified(response)
            return
        try:
            body = gunzip(response.body)
            broken = is_cut(response, body)
            stats, known = self.crawler.stats, self.history.asked_for
            found = read_source(body, response.url, self.scope, self.arguments, stats, known)
        except TooLarge as error:
            self._note_failure(candidate, response.url, Verdict.TOO_LARGE, str(error))
            return
        if found is not None:
            self.sources_read += 1
            overflowed = self.frontier.overflowed
            self.experience.learned.visited_list(response.url)
            fresh = self.selection.offer_all(found.candidates, response.url) > 0
            whole = not (broken or found.left) and overflowed == self.frontier.overflowed
            self.history.read(response, ROLES.get(candidate.role, SeenAs.FEED), candidate, fresh=fresh, whole=whole)
            self.crawler.stats.inc_value(f"broadsheet/sources/{candidate.role}")
            if candidate.guessed:
                self.frontier.drop_guesses(candidate.role)
            return
        detail = f"no readable {candidate.role}"
        self._note_failure(candidate, response.url, Verdict.UNREADABLE, detail, IgnoreRequest())
        yield from ()

    def parse_page(self, response: Response, candidate: Candidate) -> Iterator[Any]:
        """An HTML page: out it goes, and its links into the frontier."""
        if candidate.via == "start" and sniff(gunzip(response.body[:4096])) in ("feed", "sitemap"):
            yield from self.parse_source(response, candidate)
            return
        if response.status != NOT_MODIFIED:
            wholeness = self.completeness.of(response, markup=is_html(response))
            again = self._again_if_broken(response, candidate, wholeness)
            if again is not None:
                yield from again
                return
        self._count_fetched()
        self.pages_tried += 1
        if self._is_second(response):
            self.history.moved(response)
            return  # two addresses that redirect to one page
        self.frontier.drop(response.url)
        if response.status == NOT_MODIFIED or self.history.is_same(response):
            self._not_modified(response)
            return
        if not is_html(response):
            self._note_failure(candidate, response.url, Verdict.NOT_HTML, why_not_html(response), IgnoreRequest())
            return
        is_article = judge(response.url, candidate.listed_title or "") is Target.ARTICLE and candidate.via != "start"
        self.experience.visited(response.url, is_list=not is_article, filed=candidate.via == "sitemap")
        links = self._take_links(response, depth=candidate.depth, kind="article" if is_article else "section")
        if not self.arguments.wants(response.url) or is_front_page(response.url):
            self.history.read(response, SeenAs.SECTION, candidate, fresh=links.fresh > 0, whole=links.whole)
            return
        reservations = reservations_of(response, links.page)
        pager = read_pager(links.page, response.url)
        if pager.first is not None and (is_article or judge(pager.first) is Target.ARTICLE):
            self._take_first_page(pager.first, candidate)
            self.history.read(response, SeenAs.PAGE, candidate, fresh=links.fresh > 0, whole=links.whole)
            return
        yield PageItem(
            response,
            candidate.via,
            candidate.depth,
            candidate.listed_date,
            candidate.listed_title,
            candidate.language,
            self.selection.prior(response, candidate),
            section=not is_article,
            fresh_links=links.fresh,
            pager=pager,
            reservations=reservations,
            listed_by=candidate.listed_by,
            asked=self.history.asked if links.whole else "",
        )

    def _take_first_page(self, url: str, further: Candidate) -> None:
        """A page is a further one of its article, which begins elsewhere."""
        self.crawler.stats.inc_value("broadsheet/joined/further_pages")
        self.selection.offer_all([replace(further, url=url, rank=0)], further.listed_by)

    def _again_if_broken(
        self, response: Response, candidate: Candidate, wholeness: Wholeness
    ) -> tuple[Request, ...] | None:
        """What to ask for in place of a page that broke off; None to take it as it came."""
        if wholeness is Wholeness.WHOLE:
            return None
        if (retry := self.completeness.again(response, self)) is not None:
            return (retry,)
        if wholeness is Wholeness.BROKEN and self.history.failures(response.url) < OFTEN_BROKEN:
            self._note_failure(candidate, response.url, Verdict.HTTP_ERROR, BROKEN_OFF)
            return ()
        self.completeness.take_as_it_is()
        return None

    def failed(self, failure: Failure) -> None:
        """A feed, sitemap or page that could not be had: one verdict, and on with the crawl."""
        request: Request = failure.request  # type: ignore[attr-defined]
        candidate: Candidate = request.cb_kwargs["candidate"]
        verdict, detail = judge_failure(failure.value or IgnoreRequest(), request.meta.get("proxy"))
        if verdict is Verdict.BLOCKED:
            self.refused += 1
            self.refused_in_a_row += 1
        if verdict is Verdict.ROBOTS:
            self.refused += 1
        elif candidate.role is Role.PAGE and verdict is not Verdict.PRIVATE_ADDRESS:
            self.pages_tried += 1
        self.second_tries.failed(candidate, request.url, verdict, detail, failure.value)
        self.logger.debug("%s: %s (%s)", request.url, verdict, detail)

    def _note_failure(
        self, candidate: Candidate, url: str, verdict: Verdict, detail: str, error: BaseException | None = None
    ) -> None:
        self.history.failed(candidate, verdict, detail, error)
        if not candidate.guessed or verdict is Verdict.TOO_LARGE:
            record(self.crawler, verdict, url, detail)
        note_not_read(self.crawler.stats, self.arguments, candidate, detail)

    def _count_fetched(self) -> None:
        self.pages_fetched += 1
        self.refused_in_a_row = 0
        self.second_tries.succeeded()
        self.crawler.stats.inc_value("broadsheet/pages/fetched")

    def _not_modified(self, response: Response) -> None:
        self.crawler.stats.inc_value("broadsheet/pages/not_modified")
        self.history.not_modified(response)

    def _is_second(self, response: Response) -> bool:
        """Whether a page was fetched before in this crawl."""
        key = address_digest(page_key(response.url) or response.url)
        known = key in self._fetched
        self._fetched.add(key)
        return known

    # -- the frontier ---------------------------------------------------------------------------------------

    def _take_links(self, response: Response, *, depth: int, kind: str) -> Taken:
        """Offer a page's links."""
        page = read_links(response.body, response.url, declared_encoding(response))
        overflowed = self.frontier.overflowed
        self.selection.offer_all(candidates.feed_candidates(page.feeds, depth=depth))
        follows = not self._obeys_nofollow or "nofollow" not in reservations_of(response, page).robots
        self.selection.evidence.see_links(response.url, page.links, self.scope)
        is_done = self.frontier.is_done
        found = candidates.from_links(page, self.scope, depth=depth, kind=kind, is_done=is_done) if follows else ()
        fresh = self.selection.offer_all(found, response.url)
        return Taken(len(page.feeds), fresh, overflowed == self.frontier.overflowed, page)

    def _on_closed(self, reason: str) -> None:
        self.second_tries.close()
        resuming.keep(self, reason)
