"""Variants of an address, families of addresses, traps, and what discovery learns."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.discovery.addresses import page_key
from crawler.discovery.learned import DECAY, FEWEST_VISITS, MOST_LISTS, LearnedDiscovery
from crawler.discovery.traps import TrapWatch, family_of
from crawler.fingerprint import article_address

S = "https://www.example.com"
STORY = "example.com/2026/11/rain-in-the-valley.html"


@pytest.mark.parametrize(
    ("url", "canonical"),
    [
        (f"{S}/2026/11/rain-in-the-valley.html", None),
        (f"{S}/2026/11/rain-in-the-valley.html?utm_source=x&fbclid=1", None),
        (f"{S}/amp/2026/11/rain-in-the-valley.html", None),
        (f"{S}/2026/11/rain-in-the-valley.amp.html", None),
        (f"{S}/2026/11/rain-in-the-valley.html?print=1", None),
        (f"{S}/2026/11/print:page,1,rain-in-the-valley.html", None),
        (f"{S}/2026/11/rain-in-the-valley.html?outputType=amp", None),
        ("https://m.example.com/2026/11/rain-in-the-valley.html", None),
        ("https://m.example.com/a/123", f"{S}/2026/11/rain-in-the-valley.html"),
        (f"{S}/2026/11/rain-in-the-valley.html;jsessionid=0A1B2C3D4E5F", None),
        (f"{S}/2026/11/rain-in-the-valley.html?PHPSESSID=abc", None),
        (f"{S}/2026/11/rain-in-the-valley.html?sid=8f3a9c1b2d4e5f60718293a4", None),
        (f"{S}/print/99", "/2026/11/rain-in-the-valley.html"),
        (f"{S}/2026/11/rain-in-the-valley.html?page=2", "/2026/11/rain-in-the-valley.html"),
        (f"{S}/2026/11/rain-in-the-valley.html", "https://m.example.com/2026/11/rain-in-the-valley.html"),
    ],
)
def test_forms_of_one_article(url: str, canonical: str | None) -> None:
    assert article_address(url, canonical) == STORY


@pytest.mark.parametrize(
    ("url", "canonical"),
    [
        (f"{S}/news/2026/rain-in-the-valley-again", f"{S}/news/2026"),  # the section, on every article
        (f"{S}/news/2026/rain-in-the-valley-again", f"{S}/news"),
        (f"{S}/news/2026/rain-in-the-valley-again", f"{S}/"),
        (f"{S}/news/2026/rain-in-the-valley-again", "https://other.com/x/rain-in-the-valley-again"),
    ],
)
def test_canonical_addresses_that_are_not_believed(url: str, canonical: str) -> None:
    assert article_address(url, canonical) == "example.com/news/2026/rain-in-the-valley-again"


@pytest.mark.parametrize(
    ("one", "other"),
    [("/story?sid=12", "/story?sid=13"), ("/a?s=1", "/a?s=2"), ("/a?token=x", "/a"), ("/amplifier/1", "/1")],
)
def test_what_only_looks_like_a_variant(one: str, other: str) -> None:
    assert page_key(S + one) != page_key(S + other) and article_address(S + one) != article_address(S + other)


@pytest.mark.parametrize(
    ("urls", "family"),
    [
        (["/termine/2026/11/", "/termine/2031/05/07/"], "termine/#"),
        (["/events/31-a-market-day", "/events/7-another-evening-of-songs"], "events/s"),
        (["/mehr/a1/b2/c3", "/mehr/x9"], "mehr/@"),
        (["/list?a=1&b=2", "/list?c=3&a=1&d=4"], "list?*"),
        (["/list?page=2", "/list?page=99"], "list?page"),
        (["/list?page=2", "/list?PHPSESSID=04c8b1&page=3", "/list;jsessionid=7F?utm_source=x&page=4"], "list?page"),
        (["/2026/11/20/rain-in-the-valley", "/2025/1/2/some-other-long-story"], "#/s"),
        (["/politics", "/sport"], "w"),
    ],
)
def test_families(urls: list[str], family: str) -> None:
    assert {family_of(S + url) for url in urls} == {f"www.example.com/{family}"}


def test_a_family_without_articles_is_closed() -> None:
    watch = TrapWatch(5)
    found = [watch.visited(f"{S}/termine/2026/{n}/") for n in range(7)]
    assert found == [None] * 4 + ["www.example.com/termine/#"] + [None] * 2
    assert watch.is_closed(f"{S}/termine/2099/1/") and not watch.is_closed(f"{S}/news/1/")
    assert watch.remembered == ("www.example.com/termine/#",)


def test_an_unweeded_sitemap_closes_its_own_entries_only() -> None:
    watch = TrapWatch(5)
    story = f"{S}/news/a-late-goal-denies-rovers"
    closes = [watch.visited(f"{S}/news/gone-story-number-{n}", filed=True) for n in range(5)]
    assert closes[-1] == "www.example.com/news/s of a sitemap"
    assert watch.is_closed(story, filed=True) and not watch.is_closed(story)
    other = TrapWatch(5)
    for n in range(20):
        assert other.visited(f"{S}/news/story-with-a-name-{n}", filed=True) is None
        other.credit(story)


def test_every_article_gives_a_family_new_credit() -> None:
    watch = TrapWatch(5)
    for n in range(100):
        assert watch.visited(f"{S}/news/page/{n}") is None
        if n % 4 == 3:
            watch.credit(f"{S}/news/page/{n}")
    watch.credit(None)


def test_known_traps_are_closed_sooner_and_zero_closes_none() -> None:
    again = TrapWatch(50, ["www.example.com/termine/#"])
    assert [again.visited(f"{S}/termine/{n}/") is not None for n in range(6)] == [False] * 4 + [True, False]
    never = TrapWatch(0)
    assert [never.visited(f"{S}/a/{n}") for n in range(300)] == [None] * 300


def test_a_trap_of_an_earlier_crawl_is_remembered_until_it_leads_to_an_article() -> None:
    calendar, facets = f"{S}/termine/2026/11/", f"{S}/shop/?colour=1&size=2"
    known = [family_of(calendar), family_of(facets)]
    assert TrapWatch(50, known).remembered == tuple(sorted(known))  # a crawl that met none of their pages
    watch = TrapWatch(50, known)
    watch.credit(facets)
    assert watch.remembered == (family_of(calendar),)


@given(st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_any_address_has_a_family(text: str) -> None:
    assert isinstance(family_of(f"{S}/{text}"), str) and isinstance(article_address(f"{S}/{text}", text), str)


def crawl(learned: LearnedDiscovery) -> LearnedDiscovery:
    """One crawl: a good section, a dead one, articles of one shape and pages of another that are none."""
    for name in ("news", "dead"):
        learned.visited_list(f"{S}/{name}")
    for n in range(4):
        learned.named(f"{S}/news/")
        learned.judged(f"{S}/2026/11/rain-in-the-valley-{n}", is_article=True)
        learned.judged(f"{S}/events/{n}-songs-and-cake", is_article=False)
    return LearnedDiscovery.from_fact(learned.to_fact())


def test_what_crawls_teach() -> None:
    learned = LearnedDiscovery()
    assert learned.list_rate(f"{S}/news") is None and learned.article_share(f"{S}/2026/11/a-b-c") is None
    for _ in range(FEWEST_VISITS):
        assert learned.list_rate(f"{S}/dead") is None, "too few visits to tell"
        learned = crawl(learned)
    assert learned.list_rate(f"{S}/news?utm_source=x") == pytest.approx(4, rel=0.01)
    assert learned.list_rate(f"{S}/dead") == 0 and learned.list_rate(f"{S}/unknown") is None
    assert learned.article_share(f"{S}/2025/01/quite-another-story") == 1
    assert learned.article_share(f"{S}/events/99-more-songs-again") == 0


def test_what_is_learned_fades_and_is_bounded() -> None:
    learned = LearnedDiscovery()
    for n in range(3 * MOST_LISTS):
        learned.visited_list(f"{S}/{n}")
    learned.visited_list(f"{S}/good")
    learned.named(f"{S}/good")
    fact = learned.to_fact()
    assert len(fact["lists"]) == MOST_LISTS and "example.com/good" in fact["lists"]
    for _ in range(3):
        fact = LearnedDiscovery.from_fact(fact).to_fact()
    assert fact["lists"]["example.com/good"][1] == pytest.approx(DECAY**3, abs=0.01)
    for _ in range(20):
        fact = LearnedDiscovery.from_fact(fact).to_fact()
    assert fact["lists"] == {}


@pytest.mark.parametrize("fact", [None, 1, [], {"lists": 3}, {"lists": {"a": "b"}, "shapes": {"x": [None, 1]}}])
def test_a_broken_fact_is_empty(fact: object) -> None:
    assert LearnedDiscovery.from_fact(fact).to_fact() == {"lists": {}, "shapes": {}}
