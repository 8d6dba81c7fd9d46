"""What is fetched of the addresses that earlier crawls met, by the arguments of this one."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from scrapy.http import XmlResponse

from crawler.discovery.frontier import Candidate, Role, Tier
from crawler.spiders.arguments import parse_arguments
from crawler.spiders.by_setting import InForce
from crawler.spiders.history import LISTINGS, MOST_LISTINGS, History, Standing
from crawler.state import Found, SiteState, Visit, pages
from crawler.state import Role as SeenAs
from crawler.verdicts import LARGER, Verdict

S = "https://example.com"
NOW = datetime(2026, 11, 22, 19, tzinfo=UTC)
DAY = 86_400
NOTHING = InForce(renders=False, drops=False, obeyed=frozenset(), limit=math.inf)


@pytest.fixture
def state() -> Iterator[SiteState]:
    clock = [NOW.timestamp()]
    state = SiteState(None, clock=lambda: clock[0])
    state.visit(Visit(f"{S}/feed.xml", SeenAs.FEED, "http_error", failed=True))
    published = int(NOW.timestamp()) - 3 * DAY
    state.visit(Visit(f"{S}/1", SeenAs.ARTICLE, Found.ARTICLE, fresh=True, article="ab" * 16, published=published))
    clock[0] += 3 * DAY + 60
    yield state
    state.close()


def standing(state: SiteState, candidate: Candidate, **given: str) -> Standing:
    return history(state, **given).standing(candidate)


def history(state: SiteState, in_force: InForce = NOTHING, **given: str) -> History:
    return History(state, parse_arguments({"domain": "example.com", **given}, now=NOW), in_force)


def test_what_was_not_there_and_is_due_again_is_told_from_an_article_that_is_gone(state: SiteState) -> None:
    waiting, broken = Candidate(f"{S}/2", Tier.ARCHIVE, "sitemap"), Candidate(f"{S}/3", Tier.ARCHIVE, "sitemap")
    for url, detail in ((f"{S}/1", "HTTP 404"), (waiting.url, "HTTP 410"), (broken.url, "HTTP 500")):
        state.visit(Visit(url, SeenAs.PAGE, "http_error", detail, failed=True, again_after=0))
    state.visit(Visit(broken.url, SeenAs.PAGE, "http_error", "HTTP 500", failed=True, passing=True))
    later = state.now() + 40 * DAY
    state.now = lambda: later  # type: ignore[method-assign]
    assert standing(state, waiting) is Standing.GONE
    assert standing(state, broken) is Standing.DUE
    assert standing(state, Candidate(f"{S}/1", Tier.ARCHIVE, "sitemap")) is Standing.DUE
    assert standing(state, Candidate(waiting.url, Tier.FEED, "start")) is Standing.DUE


def test_a_feed_that_the_user_names_is_asked_whatever_came_of_it_before(state: SiteState) -> None:
    state.visit(Visit(f"{S}/feed.xml", SeenAs.FEED, "http_error", failed=True))  # due in four days
    feed = Candidate(f"{S}/feed.xml", Tier.FEED, "feed", Role.FEED)
    assert standing(state, feed) is Standing.KNOWN
    assert standing(state, feed, feeds=f"{S}/feed.xml") is Standing.DUE


@pytest.mark.parametrize(("right", "believed"), [(0, 10), (1, 10), (2, 11), (3, 15), (15, 15)])
def test_a_site_shows_what_its_listed_changes_are_worth(state: SiteState, right: int, believed: int) -> None:
    """Of an article that was visited twice without a change its lists are no longer believed where they cried wolf;
    one that a young article's daily visits had found unchanged was not believed of any site."""
    now, asked = state.now(), 0
    for n in range(15):
        url, article = f"{S}/old{n}", f"{n:032x}"
        for fresh in (True, False, False):
            state.visit(Visit(url, SeenAs.ARTICLE, Found.ARTICLE, fresh=fresh, article=article, published=now))
        listed = Candidate(url, Tier.SITEMAP_ARTICLE, "sitemap", listed_change=NOW.replace(year=2027))
        assert standing(state, replace(listed, listed_change=NOW.replace(year=2025))) is Standing.KNOWN
        if standing(state, listed) is Standing.DUE:
            asked += 1
            state.visit(Visit(url, SeenAs.ARTICLE, Found.ARTICLE, fresh=n < right, article=article, published=now))
    assert asked == believed
    crawl = history(state)
    assert (crawl.standing(listed) is Standing.DUE) == (right > 2) == (crawl.called_changed > 0)
    young = Candidate(f"{S}/1", Tier.SITEMAP_ARTICLE, "sitemap", listed_change=NOW.replace(year=2027))
    assert standing(state, young) is Standing.DUE


def test_of_the_sitemaps_that_an_index_calls_changed_a_few_are_read(state: SiteState) -> None:
    """The feed names new articles before the month's sitemap does, which so never has anything new but edits."""
    crawl, children = history(state), []
    for n in range(5):
        for fresh in (True, False, False, False):
            state.visit(Visit(f"{S}/{n}.xml", SeenAs.SITEMAP, Found.READ, fresh=fresh))
        changed = NOW.replace(year=2027) if n else NOW.replace(year=2025)
        children.append(Candidate(f"{S}/{n}.xml", Tier.SITEMAP, "sitemap", Role.SITEMAP, listed_change=changed))
    known, due = Standing.KNOWN, Standing.DUE
    for _ in range(2):
        assert [crawl.standing(child) for child in children] == [known, due, due, due, known]
    assert crawl.called_changed == 0


def test_a_listing_that_leads_to_another_one_is_asked_no_more(state: SiteState) -> None:
    """As after a move to another host: each feed was asked for at both addresses in every crawl."""
    state.facts.set(LISTINGS, dict.fromkeys((f"{S}/feed.xml", f"{S}/gone.xml", f"{S}/alone.xml"), SeenAs.FEED))
    new = "https://new.example/feed.xml"
    for _ in range(5):
        state.visit(Visit(f"{S}/gone.xml", SeenAs.FEED, "http_error", "HTTP 404", failed=True))
    state.visit(Visit(new, SeenAs.FEED, Found.READ, fresh=True, aliases=(f"{S}/feed.xml",)))
    state.visit(Visit(f"{S}/else.xml", SeenAs.FEED, Found.READ, fresh=True, aliases=(f"{S}/alone.xml",)))
    asked = [one.url for one in history(state).due() if one.tier is Tier.FEED]
    assert asked == [f"{S}/alone.xml", f"{S}/feed.xml"], "nothing else is read in every crawl"
    crawl = history(state)
    crawl.read(XmlResponse(new, body=b"<rss/>"), SeenAs.FEED, Candidate(new, Tier.FEED, "feed", Role.FEED), fresh=True)
    assert [one.url for one in history(state).due() if one.tier is Tier.FEED] == [f"{S}/alone.xml", new]


def test_dead_listings_take_no_new_ones_place(state: SiteState) -> None:
    dead = [f"{S}/{n}.xml" for n in range(MOST_LISTINGS)]
    state.facts.set(LISTINGS, dict.fromkeys(dead, SeenAs.FEED))
    new = f"{S}/new.xml"
    for url in dead[1:] * 5:
        state.visit(Visit(url, SeenAs.FEED, "http_error", "HTTP 410", failed=True))
    crawl = history(state)
    crawl.read(XmlResponse(new, body=b"<rss/>"), SeenAs.FEED, Candidate(new, Tier.FEED, "feed", Role.FEED), fresh=True)
    assert list(state.facts.get(LISTINGS)) == [dead[0], new]


def test_an_article_outside_the_dates_asked_for_is_not_fetched_again(state: SiteState) -> None:
    article = Candidate(f"{S}/1", Tier.FRONT_ARTICLE, "section")
    assert standing(state, article) is Standing.DUE
    assert standing(state, article, since="2026-11-19") is Standing.DUE
    assert standing(state, article, since="2026-11-20") is Standing.KNOWN
    dated = Candidate(f"{S}/1", Tier.FRESH_ARTICLE, "feed", listed_date=NOW)
    assert standing(state, dated, since="2026-11-20") is Standing.DUE  # a list says otherwise


def test_an_article_without_other_keywords_is_fetched_again_for_new_ones_alone(state: SiteState) -> None:
    state.visit(Visit(f"{S}/2", SeenAs.PAGE, "other_keywords", detail="without flood, storm"))
    article = Candidate(f"{S}/2", Tier.FRONT_ARTICLE, "section")
    assert standing(state, article, keywords="storm") is Standing.KNOWN
    assert standing(state, article, keywords="storm, fire") is Standing.DUE
    assert standing(state, article) is Standing.DUE


def test_what_a_setting_ruled_out_is_due_at_once_and_asked_for_whole(
    state: SiteState, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no list names it any more."""
    monkeypatch.setattr(pages, "PAGES_AT_ONCE", 2)
    for n in range(10, 15):
        state.visit(Visit(f"{S}/r{n}", SeenAs.PAGE, "reserved", detail="noai, tdm", etag='"1"'))
    still = history(state, replace(NOTHING, obeyed=frozenset({"tdm"})))
    now = history(state, replace(NOTHING, obeyed=frozenset({"noindex"})))
    page = Candidate(f"{S}/r12", Tier.FRONT_ARTICLE, "section")
    assert (still.standing(page), now.standing(page)) == (Standing.KNOWN, Standing.DUE)
    assert still.validators(page.url) == {"If-None-Match": '"1"'} and now.validators(page.url) == {}
    assert [one.url for one in still.due() if "/r" in one.url] == []
    assert sorted(one.url for one in now.due() if "/r" in one.url) == [f"{S}/r{n}" for n in range(10, 15)]


def test_a_page_that_was_too_large_is_kept_with_the_limit(state: SiteState) -> None:
    page = Candidate(f"{S}/9", Tier.FRONT_ARTICLE, "section")
    small, large = (history(state, replace(NOTHING, limit=limit)) for limit in (20_000, 20_001))
    small.failed(page, Verdict.TOO_LARGE, LARGER)
    assert (small.standing(page), large.standing(page)) == (Standing.KNOWN, Standing.DUE)
    large.failed(page, Verdict.TOO_LARGE, LARGER)
    assert (small.standing(page), large.standing(page)) == (Standing.KNOWN, Standing.KNOWN)
    assert history(state).standing(page) is Standing.DUE
    sitemap = Candidate(f"{S}/all.xml", Tier.SITEMAP, "sitemap", Role.SITEMAP)  # it has a bound of its own
    small.failed(sitemap, Verdict.TOO_LARGE, LARGER)
    assert history(state).standing(sitemap) is Standing.KNOWN
