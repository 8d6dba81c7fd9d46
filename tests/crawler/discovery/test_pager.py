"""Which links lead to the other pages of an article."""

from __future__ import annotations

import pytest

from crawler.discovery.links import read_links
from crawler.discovery.pager import NO_PAGER, Pager, read_pager

STORY = "https://example.com/2026/rain-in-the-valley.html"


def pager(url: str, *links: tuple[str, str], head: str = "") -> Pager:
    anchors = "".join(f'<a href="{href}">{text}</a>' for href, text in links)
    return read_pager(read_links(f"<head>{head}</head><body><p>x</p>{anchors}</body>".encode(), url, "utf-8"), url)


@pytest.mark.parametrize(
    ("url", "links", "pages"),
    [
        (STORY, [(f"{STORY}?page=2", "2"), (f"{STORY}?page=3", "3")], {2: "?page=2", 3: "?page=3"}),
        (STORY, [(STORY, "1"), (f"{STORY}?seite=2&x=1", "2")], {}),  # another parameter: another address
        ("https://example.com/rain", [("/rain/2", "2"), ("/rain/3/", "3")], {2: "/2", 3: "/3/"}),
        ("https://example.com/rain/", [("/rain/page/2/", "2")], {2: "page/2/"}),
        (STORY, [("/2026/rain-in-the-valley-2.html", "2")], {2: "-2.html"}),
        (STORY, [("/2026/rain-in-the-valley,seite-2.html", "2")], {2: ",seite-2.html"}),
        (STORY, [(f"{STORY}?page=2", "Next page")], {2: "?page=2"}),
        (STORY, [(f"{STORY}?page=2", "下一页")], {2: "?page=2"}),
        (STORY, [(f"{STORY}?page=2", "Selanjutnya")], {2: "?page=2"}),
        (STORY, [(f"{STORY}?page=2", "2"), (f"{STORY}?page=2#more", "Go on reading")], {2: "?page=2"}),
        (STORY, [(f"{STORY}?page=2#more", "Go on reading"), (f"{STORY}?page=2", "2")], {2: "?page=2"}),
        (STORY, [(f"{STORY}?page=2", "Comments")], {}),
        (STORY, [("/2026/another-story.html?page=2", "2")], {}),
        (STORY, [("/2026/rain-in-the-valley-2.html", "Rain in the valley, part two")], {}),
        ("https://example.com/drafts/story-1.html", [("/drafts/story-2.html", "2")], {}),
        ("https://example.com/p/10001.html", [("/p/10002.html", "2")], {}),
    ],
)
def test_further_pages(url: str, links: list[tuple[str, str]], pages: dict[int, str]) -> None:
    found = pager(url, *links)
    assert found.first is None and found.number == 1
    assert found.pages.keys() == pages.keys() and all(at.endswith(pages[n]) for n, at in found.pages.items())


def test_rel_next_in_the_head() -> None:
    assert pager(STORY, head=f'<link rel="next" href="{STORY}?page=2">').pages == {2: f"{STORY}?page=2"}
    assert pager(STORY, head='<link rel="next" href="/2026/the-next-story.html">') == NO_PAGER


@pytest.mark.parametrize(
    ("url", "links", "first", "number"),
    [
        (f"{STORY}?page=2", [(STORY, "1"), (f"{STORY}?page=3", "3")], STORY, 2),
        ("https://example.com/rain/3", [("/rain", "1"), ("/rain/2", "2")], "https://example.com/rain", 3),
        ("https://example.com/rain/page/2/", [("/rain/", "1")], "https://example.com/rain/", 2),
        ("https://example.com/rain/2", [("/rain", "Previous"), ("/rain", "1")], "https://example.com/rain", 2),
    ],
)
def test_a_further_page_knows_the_first(url: str, links: list[tuple[str, str]], first: str, number: int) -> None:
    found = pager(url, *links)
    assert (found.first, found.number) == (first, number)


def test_a_page_of_a_list_without_a_first_is_none() -> None:
    assert pager("https://example.com/news?page=7", ("/news?page=8", "8")) == NO_PAGER
    assert pager("https://example.com/top-10", ("/top-9", "9")) == NO_PAGER


@pytest.mark.parametrize(
    ("url", "two", "whole"),
    [
        (STORY, f"{STORY}?page=2", f"{STORY}?page=all"),
        (STORY, "/2026/rain-in-the-valley_2.html", "/2026/rain-in-the-valley_all.html"),
        ("https://example.com/rain", "/rain/seite-2", "/rain/komplettansicht"),
        ("https://example.com/a.php?id=7", "/a.php?id=7&page=2", "/a.php?id=7&view=all"),
    ],
)
def test_all_pages_in_one(url: str, two: str, whole: str) -> None:
    found = pager(url, (two, "2"), (whole, "View all"), ("/2026/free-for-all.html", "Free for all"))
    assert found.whole is not None and found.whole.endswith(whole) and len(found.pages) == 1
    assert pager(url, (whole, "View all")).whole is None  # without further pages it may be anything


LIVE = "https://example.com/live/the-storm-as-it-happens"


@pytest.mark.parametrize(
    ("path", "text", "is_older"),
    [
        ("?updates=2", "Older updates", True),
        ("?page=live-2", "Load more updates", True),
        ("?page=with:block-4711", "Older", True),
        ("?page=2", "Older", True),
        ("?before=1764151200", "Frühere Beiträge", True),
        ("?updates=2", "What older people say of the updates", False),
        ("?sort=older", "Older first", False),
        ("?page=1", "Next", False),
        ("?page=1", "Older comments", False),
        ("?updates=2&view=all", "Older updates", False),
        ("/comments?page=2", "Older posts", False),
        ("", "Older updates", False),
    ],
)
def test_older_entries_of_a_live_blog(path: str, text: str, is_older: bool) -> None:
    assert pager(LIVE, (LIVE + path, text)).older == (LIVE + path if is_older else None)


def test_older_entries_are_followed_from_page_to_page() -> None:
    page = read_links(f'<a href="{LIVE}">Newest</a><a href="{LIVE}?updates=3">Older</a>'.encode(), f"{LIVE}?updates=2")
    assert read_pager(page, f"{LIVE}?updates=2", LIVE).older == f"{LIVE}?updates=3"
    shown = "https://example.com/index.php?page=late-goal"
    other = read_links(b'<a href="/index.php?page=early-goal">Older posts</a>', shown)
    assert read_pager(other, shown).older is None, "an article of its own"
