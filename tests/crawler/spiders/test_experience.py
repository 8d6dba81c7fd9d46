"""What earlier crawls teach the order of the next one, and what closes a trap in this one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from scrapy.utils.test import get_crawler

from crawler.discovery.evidence import AKIN, UNLIKE, SiteEvidence
from crawler.discovery.frontier import Candidate, Role, Tier
from crawler.discovery.learned import FACT
from crawler.spiders.experience import Experience
from crawler.state import SiteState
from crawler.verdicts import PageDropped, recorded

S = "https://example.com"
LEARNED = {
    "lists": {"example.com/good": [5, 20], "example.com/dead": [5, 0], "example.com/fair": [5, 1]},
    "shapes": {"d/s": [40, 38], "x/s": [40, 0], "w/s": [40, 10]},
    "traps": ["example.com/termine/#"],
}


@pytest.fixture
def experience() -> Any:
    state = SiteState(None)
    state.facts.set(FACT, LEARNED)
    yield Experience(get_crawler(settings_dict={"BROADSHEET_TRAP_PAGES": 30}), state)
    state.close()


@pytest.mark.parametrize(
    ("path", "tier", "placed"),
    [
        ("/good", Tier.SECTION, Tier.GUESS),
        ("/good?utm_source=x", Tier.LOW_LIST, Tier.GUESS),
        ("/dead/", Tier.SECTION, Tier.LOW_LIST),
        ("/fair", Tier.SECTION, Tier.SECTION),
        ("/unknown", Tier.SECTION, Tier.SECTION),
        ("/2026/rain-in-the-valley", Tier.UNKNOWN, Tier.SITEMAP_ARTICLE),
        ("/2026/rain-in-the-valley", Tier.FRONT_ARTICLE, Tier.FRONT_ARTICLE),
        ("/2026/rain-in-the-valley", Tier.FRESH_ARTICLE, Tier.FRESH_ARTICLE),
    ],
)
def test_where_earlier_crawls_put_an_address(experience: Experience, path: str, tier: Tier, placed: Tier) -> None:
    assert experience.placed(Candidate(S + path, tier, "section")).tier is placed


def test_feeds_stay_where_they_are(experience: Experience) -> None:
    feed = Candidate(f"{S}/dead", Tier.FEED, "feed", Role.FEED)
    assert experience.placed(feed) is feed


def test_shapes_of_articles_are_evidence(experience: Experience) -> None:
    evidence = SiteEvidence()
    experience.teach(evidence)
    assert evidence.prior(f"{S}/2027/another-long-story") >= AKIN > evidence.prior(f"{S}/z/short")
    evidence.announce(f"{S}/news/story/4711")
    assert evidence.prior(f"{S}/2027/another-long-story") == 0
    assert evidence.prior(f"{S}/y/another-long-story") == UNLIKE, "three of four such pages were none"


def test_a_trap_of_an_earlier_crawl_is_closed_soon(experience: Experience) -> None:
    for day in range(3):
        assert not experience.is_trap(Candidate(f"{S}/termine/{day}", Tier.SECTION, "section"))
        experience.visited(f"{S}/termine/{day}", is_list=True)
    address = f"{S}/termine/2099"
    assert experience.is_trap(Candidate(address, Tier.SECTION, "section"))
    assert not experience.is_trap(Candidate(address, Tier.FRESH_ARTICLE, "feed")), "a feed names it"
    assert not experience.is_trap(Candidate(address, Tier.SECTION, "start")), "the user names it"
    assert [one.reason for one in recorded(experience._crawler)] == ["trap"]


@pytest.mark.parametrize(
    ("reason", "closes"), [("listing", True), ("variant", True), ("unchanged", False), ("consent_wall", False)]
)
def test_what_a_page_was_dropped_for(experience: Experience, reason: str, closes: bool) -> None:
    from crawler.items import PageItem

    for n in range(30):
        url = f"{S}/part/{n}"
        experience.visited(url, is_list=False)
        page = PageItem(SimpleNamespace(url=url), "section", 1, listed_by=f"{S}/part")  # type: ignore[arg-type]
        experience._dropped(page, PageDropped(reason))
    assert experience.traps.is_closed(f"{S}/part/99") is closes
