"""What earlier crawls know of the addresses that this one meets: which are new, which are due, which are neither."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from enum import Enum
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

import orjson
from scrapy.spidermiddlewares.httperror import HttpError

from crawler.discovery.candidates import is_usual_place
from crawler.discovery.frontier import Candidate, Tier
from crawler.discovery.frontier import Role as Purpose
from crawler.middlewares.back_off import LONGEST_ASKED, retry_after
from crawler.spiders.by_setting import VERDICTS, InForce
from crawler.spiders.sources import FEWEST_ENTRIES
from crawler.state import Found, Role, SeenPage, SiteState, Visit, address_id
from crawler.state.listed_changes import BELIEVED
from crawler.state.revisit import FINAL_FAILURES, LINKING_VERDICTS
from crawler.state.visits import body_digest, visit_of
from crawler.verdicts import GONE_DETAILS, LARGER, OTHER_KEYWORDS, OTHER_LANGUAGE, OUTSIDE_DATES, Verdict

if TYPE_CHECKING:
    from scrapy.http import Response

    from crawler.spiders.arguments import Arguments

ROLES = {Purpose.FEED: Role.FEED, Purpose.SITEMAP: Role.SITEMAP}
_PURPOSES = {role: purpose for purpose, role in ROLES.items()}
_SOURCES = frozenset(ROLES.values())
_LISTS = frozenset({Role.SECTION, *_SOURCES})
PASSING = frozenset({Verdict.TIMEOUT, Verdict.BLOCKED, Verdict.ROBOTS, Verdict.REDIRECT_LOOP})
"""Verdicts on a download that the next try may not meet."""
LISTINGS = "listings"
"""The fact that names the feeds and sitemaps which are read in every crawl: address -> role."""
MOST_LISTINGS = 20
MOST_CALLED_LISTS = 3
"""Sitemaps read in one crawl for nothing but a listed change that found nothing new twice in a row: that of the month,
and those in which an old article was edited. An index that dates all anew has hundreds."""
BLOCKED = "blocked"
"""The fact of a site that refused a crawl: `since` and `until`, in seconds since 1970."""
MOST_DUE = 50_000
"""Pages due and waiting that are taken up at the start of a crawl."""


_DUE_TIERS = {Role.FEED: Tier.GUESS, Role.SITEMAP: Tier.SITEMAP, Role.SECTION: Tier.SECTION}


class Standing(Enum):
    """What an address is to this crawl."""

    NEW = "new"
    DUE = "due"
    GONE = "gone"
    """Due again, although it never was an article and was not there the last time."""
    KNOWN = "known"


class History:
    """The site's state as discovery sees it."""

    def __init__(self, state: SiteState, arguments: Arguments, in_force: InForce) -> None:
        self.state = state
        self._arguments = arguments
        self._in_force = in_force
        self._named = frozenset((*arguments.feeds, *arguments.sitemaps))
        self.asked = _asked(arguments)
        """What the arguments let through, as `SeenPage.asked` keeps it."""
        self.called_changed = 0
        """How often a list made an article due by calling it changed."""
        self._called_lists: set[str] = set()
        self._listings: dict[str, str] = state.facts.get(LISTINGS) or {}

    # -- before download ------------------------------------------------------------------------------------

    def standing(self, candidate: Candidate) -> Standing:
        """Whether an address is to be fetched, and why."""
        seen = self.state.seen_at(candidate.url)
        if seen is None or (seen.fetches == 0 and seen.verdict in (Found.WAITING, Found.SKIPPED)):
            return Standing.NEW
        named = candidate.via == "start" or candidate.url in self._named  # by the user, so whatever came of it before
        due = seen.is_due(self.state.now()) or self._in_force.is_lifted(seen)
        due = named or (due and not self._is_outside(seen, candidate))
        if not due and not seen.failures:
            due = (
                (candidate.role is not Purpose.PAGE and candidate.tier >= Tier.NEWS_SITEMAP)
                or self._wanted_now(seen)
                or (_is_list(seen) and self._was_bounded(seen))
                or self._is_called_changed(seen, candidate.listed_change)
            )
        if not due:
            return Standing.KNOWN
        gone = seen.article is None and seen.failures > 0 and (seen.detail or "").startswith(GONE_DETAILS)
        return Standing.GONE if gone and not named else Standing.DUE

    def _is_called_changed(self, seen: SeenPage, changed: datetime | None) -> bool:
        """Whether a list says that a page has changed since it was fetched, and may be believed."""
        if changed is None or seen.fetched_at is None or changed.timestamp() <= seen.fetched_at:
            return False
        if seen.article is None:
            if seen.unchanged >= BELIEVED and len(self._called_lists) < MOST_CALLED_LISTS:
                self._called_lists.add(seen.id)
            return seen.unchanged < BELIEVED or seen.id in self._called_lists
        if not self.state.pages.listed_changes.are_believed(seen.unchanged):
            return False
        self.state.pages.listed_changes.expect(seen.id)
        self.called_changed += 1
        return True

    def _is_outside(self, seen: SeenPage, candidate: Candidate) -> bool:
        """Whether a page shows an article that the arguments rule out by its date, as far as that is known."""
        if seen.article is None or seen.published is None or candidate.listed_date is not None:
            return False
        return not self._arguments.date_window.may_hold(datetime.fromtimestamp(seen.published, UTC))

    def _wanted_now(self, seen: SeenPage) -> bool:
        """Whether other arguments ruled a page out that these do not."""
        if seen.verdict == OUTSIDE_DATES and seen.published is not None:
            return self._arguments.date_window.may_hold(datetime.fromtimestamp(seen.published, UTC))
        if seen.verdict == OTHER_LANGUAGE:
            return self._arguments.speaks((seen.detail or "").removeprefix("language "))
        if seen.verdict == OTHER_KEYWORDS:
            return not self._arguments.keywords.say_no_more_than((seen.detail or "").removeprefix("without "))
        return False

    def due(self) -> Iterator[Candidate]:
        """What tells of news on this site, addresses that wait from earlier crawls, pages that are to be visited again,
        and those that a setting ruled out which no longer does: no list may name them any more."""
        for url, role in self._listings.items():
            if self._is_given_up(url):
                continue
            is_feed = role == Role.FEED
            tier, via = (Tier.FEED, "feed") if is_feed else (Tier.NEWS_SITEMAP, "sitemap")
            yield Candidate(url, tier, via, Purpose.FEED if is_feed else Purpose.SITEMAP)  # type: ignore[arg-type]
        lifted = filter(self._in_force.is_lifted, self.state.pages.ruled_out(VERDICTS, LARGER))
        for seen in chain(self.state.pages.due(self.state.now(), MOST_DUE), islice(lifted, MOST_DUE)):
            if (candidate := _candidate_of(seen)) is not None:
                # one that was never there is tried again as the guess that it was: nobody's fault
                never = seen.role in _SOURCES and not seen.fetches and seen.failures and is_usual_place(seen.url)
                yield replace(candidate, guessed=True) if never else candidate

    def keep(self, found: Iterable[Candidate], skipped: Iterable[tuple[Candidate, str]] = ()) -> None:
        """Keep new addresses, so that a crawl that ends before their turn loses none, and those that were left out,
        each with the reason."""
        now = self.state.now()
        with self.state.transaction():
            for one in found:
                role = ROLES.get(one.role, Role.PAGE)
                self.state.pages.note(
                    one.url, role, Found.WAITING, _packed(one), due=now, via=one.via, depth=one.depth, now=now
                )
            for one, why in skipped:
                self.skip(one, why)

    def skip(self, candidate: Candidate, why: str) -> None:
        """Keep that the arguments ruled an address out."""
        role = ROLES.get(candidate.role, Role.PAGE)
        self.state.pages.note(
            candidate.url, role, Found.SKIPPED, why, due=None, via=candidate.via, depth=candidate.depth,
            now=self.state.now(),
        )  # fmt: skip

    def validators(self, url: str) -> dict[str, str]:
        """The headers that ask for a page only if it has changed.

        A list that was read with other arguments is asked for whole: they may have ruled out what these want. So is
        a page that a setting ruled out: it need not have changed.
        """
        seen = self.state.seen_at(url)
        if seen is None or seen.asked == "" or self._was_bounded(seen) or self._in_force.is_lifted(seen):
            return {}
        headers = {"If-None-Match": seen.etag, "If-Modified-Since": seen.modified}
        return {name: value for name, value in headers.items() if value}

    def has_feeds(self) -> bool:
        """Whether a feed of the site was ever read."""
        return Role.FEED in self._listings.values()

    # -- after it -------------------------------------------------------------------------------------------

    def read(
        self, response: Response, role: Role, candidate: Candidate | None, *, fresh: bool, whole: bool = True
    ) -> None:
        """A page was read for its links. Not `whole`: some of them were not kept, so it must be read again."""
        visit = visit_of(
            response,
            role,
            Found.READ,
            fresh=fresh,
            via=candidate.via if candidate else "start",
            depth=candidate.depth if candidate else 0,
            asked=self.asked,
        )
        self.state.visit(visit if whole else replace(visit, etag=None, modified=None))
        if role in _SOURCES and candidate is not None:
            self._note_listing(response.url, role, candidate)

    def _note_listing(self, url: str, role: Role, candidate: Candidate) -> None:
        tells = candidate.guessed or candidate.tier >= Tier.NEWS_SITEMAP
        if not tells or url in self._listings:
            return
        if len(self._listings) >= MOST_LISTINGS:
            self._listings = {url: role for url, role in self._listings.items() if not self._is_given_up(url)}
        if len(self._listings) < MOST_LISTINGS:
            self._listings[url] = role
            self.state.facts.set(LISTINGS, self._listings)

    def _is_given_up(self, url: str) -> bool:
        """Whether a feed or sitemap is gone for good, or leads to another that is read in every crawl anyhow: that of
        the host to which the site has moved."""
        page_id = address_id(url)
        seen = None if page_id is None else self.state.pages.get(page_id)
        if seen is None:
            return False
        if seen.target is not None:
            now = self.state.pages.resolved(seen.id)
            return now is not None and now.id != seen.id and now.url in self._listings
        return seen.failures >= FINAL_FAILURES and seen.due_at is None

    def not_modified(self, response: Response) -> None:
        """The server, or the body, says that a page is as it was."""
        aliases = tuple(response.meta.get("redirect_urls") or ())
        self.state.visit(Visit(response.url, Role.PAGE, "", fresh=False, not_modified=True, aliases=aliases))

    def is_same(self, response: Response) -> bool:
        """Whether a page of an exported article has not changed by a byte."""
        seen = self.state.seen_at(response.url)
        if seen is None or seen.article is None or seen.digest != body_digest(response):
            return False
        article = self.state.article(seen.article)
        return article is not None and not article.lost

    def moved(self, response: Response) -> None:
        """An address redirected to a page that was fetched before."""
        for url in response.meta.get("redirect_urls") or ():
            self.state.pages.redirect(url, response.url, self.state.now())

    def failed(
        self, candidate: Candidate, verdict: str, detail: str, error: BaseException | None = None
    ) -> None:
        """An address could not be had."""
        self.state.visit(
            Visit(
                candidate.url,
                ROLES.get(candidate.role, Role.PAGE),
                verdict,
                self._in_force.noted(verdict, detail) if candidate.role is Purpose.PAGE else detail,
                failed=True,
                passing=_is_passing(verdict, error),
                again_after=_asked_to_wait(error),
                via=candidate.via,
                depth=candidate.depth,
            )
        )

    def asked_for(self, urls: Iterable[str]) -> set[str]:
        """Those of some addresses that an earlier crawl asked for."""
        return self.state.pages.asked_for(urls)

    def is_article(self, url: str) -> bool:
        """Whether a page gave an article before."""
        seen = self.state.seen_at(url)
        return seen is not None and seen.article is not None

    def note_refusal(self, seconds: int) -> None:
        """The site refused the crawl for good; `seconds`: how long it asked to be left alone (0: it did not)."""
        now = self.state.now()
        self.state.facts.set(BLOCKED, {"since": now, "until": now + seconds})

    def refused_until(self) -> int | None:
        """Until when (seconds since 1970) the site asked to be left alone, if that is not over."""
        until = (self.state.facts.get(BLOCKED) or {}).get("until", 0)
        return until if 0 < until - self.state.now() <= LONGEST_ASKED else None  # else a clock was wrong then

    def note_welcome(self) -> None:
        """The site answers: it refuses us no more."""
        if self.state.facts.get(BLOCKED) is not None:
            self.state.facts.set(BLOCKED, None)

    def failures(self, url: str) -> int:
        """How often in a row an address could not be had."""
        seen = self.state.seen_at(url)
        return seen.failures if seen is not None else 0

    def _was_bounded(self, seen: SeenPage) -> bool:
        """Whether a page was read with arguments that may have ruled out links that the present ones want."""
        if not seen.asked:
            return False
        digest, *bounds = seen.asked.split()
        own_digest, *own_bounds = self.asked.split()
        if digest != own_digest or len(bounds) != len(own_bounds):
            return True
        since, until, most = map(float, bounds)
        own_since, own_until, own_most = map(float, own_bounds)
        return since > own_since or until < own_until or most < own_most


def _asked(arguments: Arguments) -> str:
    """What the arguments let through: a digest of the patterns, the bounds of the dates, and of a list's entries."""
    parts = [
        arguments.allow.pattern if arguments.allow else None,
        arguments.deny.pattern if arguments.deny else None,
        arguments.language,
        arguments.keywords.words,
        arguments.scope.subdomains,
    ]
    digest = hashlib.sha256(orjson.dumps(parts)).hexdigest()[:12]
    window = arguments.date_window
    since = window.since.timestamp() if window.since else float("-inf")
    until = window.until.timestamp() if window.until else float("inf")
    most = max(arguments.max_pages, FEWEST_ENTRIES) if arguments.max_pages else float("inf")
    return f"{digest} {since} {until} {most}"


def _is_list(seen: SeenPage) -> bool:
    """Whether a page is read for what it links."""
    return seen.article is None and (seen.role in _LISTS or seen.verdict in LINKING_VERDICTS)


def _is_passing(verdict: str, error: BaseException | None) -> bool:
    if isinstance(error, HttpError):
        return verdict in PASSING or error.response.status >= 500 or error.response.status == 408
    return verdict in PASSING or (verdict == Verdict.HTTP_ERROR and not isinstance(error, ValueError))  # no address


def _asked_to_wait(error: BaseException | None) -> int | None:
    return retry_after(error.response) if isinstance(error, HttpError) else None


def _packed(candidate: Candidate) -> str:
    """What the frontier must know of an address that waits."""
    values: dict[str, Any] = {"tier": int(candidate.tier)}
    if candidate.rank:
        values["rank"] = candidate.rank
    if candidate.listed_date:
        values["date"] = candidate.listed_date.isoformat()
    for name, value in (("title", candidate.listed_title), ("language", candidate.language)):
        if value:
            values[name] = value[:300]
    return orjson.dumps(values).decode("utf-8", "replace")


def _candidate_of(seen: SeenPage) -> Candidate | None:
    """The address of a row as the frontier takes it."""
    via: Any = seen.via if seen.via in ("feed", "sitemap", "section", "link") else "section"
    purpose = _PURPOSES.get(seen.role, Purpose.PAGE)
    if seen.verdict != Found.WAITING or seen.fetches:
        return Candidate(seen.url, _DUE_TIERS.get(seen.role, Tier.REVISIT), via, purpose, seen.depth)
    try:
        values = orjson.loads(seen.detail or "{}")
        date = datetime.fromisoformat(values["date"]) if "date" in values else None
        tier = Tier(values["tier"])
    except (ValueError, KeyError, TypeError):
        return None
    return Candidate(
        seen.url, tier, via, purpose, seen.depth, date, values.get("title"), values.get("language"),
        values.get("rank", 0),
    )  # fmt: skip
