"""What an address says of its page before it is read."""

from __future__ import annotations

import pytest

from crawler.discovery.evidence import AKIN, ANNOUNCED, UNLIKE, SiteEvidence, address_shape


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
