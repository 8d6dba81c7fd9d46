"""What is fetched of the addresses that earlier crawls met, by the arguments of this one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from crawler.discovery.frontier import Candidate, Role, Tier
from crawler.spiders.arguments import parse_arguments
from crawler.spiders.history import History, Standing
from crawler.state import Found, SiteState, Visit
from crawler.state import Role as SeenAs

S = "https://example.com"
NOW = datetime(2026, 11, 22, 19, tzinfo=UTC)
DAY = 86_400


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
    return History(state, parse_arguments({"domain": "example.com", **given}, now=NOW)).standing(candidate)


def test_a_feed_that_the_user_names_is_asked_whatever_came_of_it_before(state: SiteState) -> None:
    state.visit(Visit(f"{S}/feed.xml", SeenAs.FEED, "http_error", failed=True))  # due in four days
    feed = Candidate(f"{S}/feed.xml", Tier.FEED, "feed", Role.FEED)
    assert standing(state, feed) is Standing.KNOWN
    assert standing(state, feed, feeds=f"{S}/feed.xml") is Standing.DUE


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
