"""What an address says of its page before it is read."""

from __future__ import annotations

import pickle

import pytest

from crawler.discovery.evidence import (
    AKIN,
    ANNOUNCED,
    UNDECLARED,
    UNLIKE,
    SiteEvidence,
    address_shape,
    declares_article,
)


@pytest.mark.parametrize(
    ("url", "shape"),
    [
        ("http://a.example/sport/2026/11/late-goal-denies.html", "w/d/s.html"),
        ("http://a.example/sport/football/late-goal-denies-it", "w/s"),
        ("http://a.example/sport/1234567", "w/n"),
        ("http://a.example/story/7", "story/d"),
        ("http://a.example/about", "about"),
        ("http://a.example/a/2d293e10", "w/i"),
        ("http://a.example/view.php?id=7&page=2", "view.php?id"),
        ("http://a.example/新闻/一座小城的历史故事", "w/s"),
        ("http://a.example/", ""),
        ("mailto:a@b", ""),
    ],
)
def test_shapes(url: str, shape: str) -> None:
    assert address_shape(url) == shape


def test_what_the_site_announces_counts_most() -> None:
    evidence = SiteEvidence()
    evidence.announce("http://a.example/sport/late-goal-denies-rovers")
    assert evidence.prior("http://a.example/x", announced=True) == ANNOUNCED
    assert evidence.prior("http://a.example/news/rain-on-the-coast") == AKIN
    assert evidence.prior("http://a.example/section/1") == UNLIKE
    assert evidence.prior("http://a.example/section/1", asked=True) == 0


def test_a_short_number_is_like_another_only_behind_the_same_word() -> None:
    evidence = SiteEvidence()
    evidence.announce("http://a.example/story/3")
    assert evidence.prior("http://a.example/story/12") == AKIN
    assert evidence.prior("http://a.example/list/12") == UNLIKE


def test_a_site_that_announces_nothing_is_judged_by_its_addresses() -> None:
    evidence = SiteEvidence()
    article, section, other = "http://a.example/a/2d293e10", "http://a.example/section/2", "http://a.example/w/3"
    assert evidence.prior(article) > 0 > evidence.prior(section)
    assert evidence.prior(other) == 0
    for digit in "123":
        evidence.confirm(f"http://a.example/a/77aa21b{digit}")
    assert evidence.prior(article) >= AKIN


def test_an_article_that_proved_itself_excuses_its_kind() -> None:
    evidence = SiteEvidence()
    evidence.announce("http://a.example/sport/late-goal-denies-rovers")
    assert evidence.prior("http://a.example/archive/1234567") == UNLIKE
    evidence.confirm("http://a.example/archive/7654321")
    evidence.confirm("http://a.example/archive/7654322")
    assert evidence.prior("http://a.example/archive/1234567") == UNLIKE
    evidence.confirm("http://a.example/archive/7654323")
    assert evidence.prior("http://a.example/archive/1234567") == 0


@pytest.mark.parametrize(
    ("page", "declares"),
    [
        ('<script type="application/ld+json">{"@type": "NewsArticle"}</script>', True),
        ('<div itemscope itemtype="https://schema.org/BlogPosting">', True),
        ('<meta property="og:type" content="article">', True),
        ("<meta content='article' property='og:type'>", True),
        ('<meta property="article:published_time" content="2026-11-01">', True),
        ('<time itemprop="datePublished">', True),
        ('<meta property="og:type" content="website"><article>about the articles</article>', False),
        ('<script type="application/ld+json">{"@type": "WebPage"}</script>', False),
    ],
)
def test_what_a_page_declares(page: str, declares: bool) -> None:
    assert declares_article(page.encode()) is declares


def test_a_page_that_does_not_declare_what_the_articles_of_its_site_do() -> None:
    evidence = SiteEvidence()
    url, given = "http://a.example/how-we-earn-money", "http://a.example/about"
    evidence.announce("http://a.example/late-goal-denies-rovers")
    for number in range(2):
        evidence.confirm(f"http://a.example/rain-on-the-coast-{number}", declared=True)
    assert evidence.prior(url, declared=False) == AKIN
    evidence.confirm("http://a.example/rain-on-the-coast-3", declared=True)
    assert evidence.prior(url, declared=False) == AKIN + UNDECLARED
    assert evidence.prior(url, declared=True) == AKIN
    assert evidence.prior(url, declared=False, announced=True) == ANNOUNCED
    assert evidence.prior(given, declared=False, asked=True) == 0
    evidence.confirm("http://a.example/rain-on-the-coast-4", declared=False)
    assert evidence.prior(url, declared=False) == AKIN


def test_evidence_of_a_job_that_an_earlier_version_began() -> None:
    evidence = SiteEvidence()
    evidence.announce("http://a.example/late-goal-denies-rovers")
    del evidence._declaring
    after = pickle.loads(pickle.dumps(evidence))
    assert after.prior("http://a.example/rain-on-the-coast", declared=False) == AKIN
