from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from crawler.discovery.addresses import Scope
from crawler.discovery.candidates import feed_candidates, first_pages, from_feed, from_sitemap, guesses, robots_sitemaps
from crawler.discovery.feeds import FeedEntry
from crawler.discovery.frontier import Candidate, Frontier, Role, Tier
from crawler.discovery.sitemaps import Sitemap, SitemapEntry
from tests.growth import assert_proportional

S = "http://a.example"
SCOPE = Scope("a.example")


def day(number: int) -> datetime:
    return datetime(2026, 11, number, tzinfo=UTC)


def drain(frontier: Frontier) -> list[str]:
    return [candidate.url.removeprefix(S) for candidate in iter(frontier.take, None)]


def test_tiers_then_dates_then_order() -> None:
    frontier = Frontier()
    for number, (path, tier, date) in enumerate(
        [
            ("/section", Tier.SECTION, None),
            ("/old", Tier.FRESH_ARTICLE, day(1)),
            ("/front-1", Tier.FRONT_ARTICLE, None),
            ("/new", Tier.FRESH_ARTICLE, day(20)),
            ("/front-2", Tier.FRONT_ARTICLE, None),
            ("/undated", Tier.FRESH_ARTICLE, None),
        ]
    ):
        assert frontier.offer(Candidate(S + path, tier, "feed", listed_date=date, rank=number))
    assert drain(frontier) == ["/new", "/old", "/undated", "/front-1", "/front-2", "/section"]


def test_one_address_once_with_the_best_of_what_is_known() -> None:
    frontier = Frontier()
    assert frontier.offer(Candidate(S + "/x", Tier.FRONT_ARTICLE, "section", depth=1))
    assert not frontier.offer(Candidate("https://www.a.example/x/", Tier.RELATED, "link", depth=4)), (
        "nothing new"
    )
    assert frontier.offer(
        Candidate(
            S + "/x?utm_source=feed",
            Tier.FRESH_ARTICLE,
            "feed",
            depth=2,
            listed_date=day(2),
            listed_title="T",
        )
    )
    taken = frontier.take()
    assert taken is not None and (taken.via, taken.depth, taken.listed_date, taken.listed_title) == (
        "feed",
        1,
        day(2),
        "T",
    )
    assert frontier.take() is None
    assert not frontier.offer(Candidate(S + "/x", Tier.FEED, "feed")), "never twice"
    assert frontier.pages_found == 1


@pytest.mark.parametrize("mark", ["?utm_source=front&utm_medium=teaser", ";jsessionid=AB12CD34EF56AB12CD34EF56"])
@pytest.mark.parametrize("marked_first", [True, False])
def test_the_spelling_without_tracking_is_fetched(mark: str, marked_first: bool) -> None:
    bare, marked = "https://a.org/news/late-goal", f"https://a.org/news/late-goal{mark}"
    frontier = Frontier()
    for url in (marked, bare) if marked_first else (bare, marked):
        frontier.offer(Candidate(url, Tier.FRONT_ARTICLE if url == marked else Tier.SITEMAP_ARTICLE, "section"))
    taken = frontier.take()
    assert taken is not None and (taken.url, taken.tier) == (bare, Tier.FRONT_ARTICLE) and frontier.take() is None


def test_limit_drop_and_broken_addresses() -> None:
    frontier = Frontier(limit=2)
    assert [frontier.offer(Candidate(f"{S}/{n}", Tier.SECTION, "section")) for n in range(3)] == [
        True,
        True,
        False,
    ]
    assert frontier.overflowed == 1
    assert frontier.drop(S + "/0") and not frontier.drop(S + "/0")
    assert not frontier.offer(Candidate("mailto:x", Tier.FEED, "feed"))
    assert drain(frontier) == ["/1"]


def test_a_full_line_makes_room_for_what_is_better() -> None:
    frontier = Frontier(limit=40)
    for n in range(40):
        assert frontier.offer(Candidate(f"{S}/archive/{n}", Tier.ARCHIVE, "sitemap", rank=n))
    assert not frontier.offer(Candidate(f"{S}/archive/late", Tier.ARCHIVE, "sitemap"))
    assert not frontier.offer(Candidate(f"{S}/related", Tier.RELATED, "link"))
    for n in range(3):
        assert frontier.offer(Candidate(f"{S}/fresh/{n}", Tier.FRESH_ARTICLE, "feed", rank=n))
    assert len(frontier) <= 40 and frontier.overflowed == 2 + 4  # two at a time
    assert frontier.offer(Candidate(f"{S}/archive/39", Tier.SECTION_ARTICLE, "section")), "put out, not dropped"
    assert drain(frontier)[:6] == [f"/fresh/{n}" for n in range(3)] + ["/archive/39", "/archive/0", "/archive/1"]


def test_a_full_line_of_the_best_costs_one_look_an_address() -> None:
    def offered(limit: int) -> None:
        frontier = Frontier(limit=limit)
        for n in range(12 * limit):
            frontier.offer(Candidate(f"{S}/{n}", Tier.SECTION if n % 2 else Tier.ARCHIVE, "section"))
        assert len(frontier) <= limit

    assert_proportional(offered, 5_000)


def test_guesses_end_with_the_first_that_is_right() -> None:
    frontier = Frontier()
    for candidate in guesses(S + "/", feeds=True, sitemaps=True):
        frontier.offer(candidate)
    frontier.drop_guesses(Role.FEED)
    assert {candidate.role for candidate in iter(frontier.take, None)} == {Role.SITEMAP}
    assert list(guesses(S, feeds=False, sitemaps=False)) == []


def test_feed_entries_on_the_site_only() -> None:
    entries = (
        FeedEntry("http://feeds.example/1", "T", day(3), alternatives=(S + "/1",)),
        FeedEntry("http://b.example/2"),
        FeedEntry(S + "/episode.mp3"),
    )
    (found,) = from_feed(entries, SCOPE)
    assert (found.url, found.tier, found.listed_date) == (S + "/1", Tier.FRESH_ARTICLE, day(3))
    assert [c.tier for c in feed_candidates(tuple(f"{S}/{n}" for n in range(7)))] == [Tier.FEED] * 5 + [
        Tier.GUESS
    ] * 2


@pytest.mark.parametrize("address", ["http://[::1", "https://a.<![CDATA[example/s.xml", "//[", "http://]"])
def test_a_sitemap_that_is_no_address_is_left_out(address: str) -> None:
    assert [c.url for c in robots_sitemaps((address, "/s.xml"), S + "/")] == [f"{S}/s.xml"]


def test_sitemaps_give_news_then_new_then_the_archive() -> None:
    sitemap = Sitemap(
        (
            SitemapEntry(S + "/a/undated-page-of-the-archive"),
            SitemapEntry(S + "/a/old-story-of-the-harbour", day(1)),
            SitemapEntry(S + "/a/new-story-of-the-harbour", day(9)),
            SitemapEntry(S + "/login"),
            SitemapEntry("http://b.example/x"),
            SitemapEntry(S + "/p.jpg"),
            SitemapEntry(S + "/login/whatever", news_date=day(10), is_news=True),
        ),
        (SitemapEntry(S + "/map-old.xml", day(1)), SitemapEntry(S + "/map-new.xml", day(9))),
    )
    frontier = Frontier()
    for candidate in from_sitemap(sitemap, SCOPE):
        frontier.offer(candidate)
    assert drain(frontier) == [
        "/login/whatever",
        "/map-new.xml",
        "/map-old.xml",
        "/a/new-story-of-the-harbour",
        "/a/old-story-of-the-harbour",
        "/a/undated-page-of-the-archive",
    ]
    since = [candidate.url.removeprefix(S) for candidate in from_sitemap(sitemap, SCOPE, since=day(5))]
    assert (
        "/map-old.xml" not in since and "/a/old-story-of-the-harbour" not in since and "/map-new.xml" in since
    )
    # a day without a time of day may be any of its hours
    noon = [candidate.url for candidate in from_sitemap(sitemap, SCOPE, since=day(9) + timedelta(hours=12))]
    assert {S + "/map-new.xml", S + "/a/new-story-of-the-harbour"} <= {*noon}
    assert [c.url for c in robots_sitemaps(("/pages.xml", "/news.xml"), S + "/")] == [
        S + "/news.xml",
        S + "/pages.xml",
    ]


def test_a_sitemap_that_begins_with_what_is_gone_is_read_on() -> None:
    entries = tuple(SitemapEntry(f"{S}/a/{n}-story-of-the-harbour") for n in range(10))
    gone = {entry.url for entry in entries[:6]}

    def read(limit: int, spent: set[str]) -> tuple[list[int], int]:
        first, left = first_pages(Sitemap(entries), SCOPE, limit, lambda urls: spent.intersection(urls))
        return [entries.index(entry) for entry in first.entries], left

    assert read(4, set()) == ([0, 1, 2, 3], 6)
    assert read(4, gone) == ([0, 1, 2, 3, 6, 7, 8, 9], 0)
    assert read(2, gone) == ([0, 1, 6, 7], 2)
    assert read(20, gone) == ([*range(10)], 0)
    assert read(3, {entry.url for entry in entries}) == ([0, 1, 2], 0)



def test_an_endless_list_does_not_keep_other_lists_waiting() -> None:
    frontier = Frontier()
    frontier.offer(Candidate("http://a.example/list?start=10", Tier.SECTION, "section", depth=1, rank=3))
    frontier.offer(Candidate("http://a.example/archive", Tier.SECTION, "section", depth=1, rank=40))
    taken = []
    for number in range(3):
        candidate = frontier.take()
        assert candidate is not None
        taken.append(candidate.url.rpartition("/")[2])
        following = f"http://a.example/list?start={20 + 10 * number}"
        frontier.offer(Candidate(following, Tier.SECTION, "section", depth=2 + number, rank=3))
    assert taken == ["list?start=10", "archive", "list?start=20"]
