"""The truth: consistent in itself, and written as JSON."""

from __future__ import annotations

import json
from datetime import datetime

import pytest

from newsstand.papers import PAPERS, Paper
from newsstand.truth import StandTruth


@pytest.fixture(scope="module")
def truth(papers: dict[str, Paper]) -> StandTruth:
    return StandTruth({name: paper.truth(f"http://{paper.host}") for name, paper in papers.items()})


def test_every_address_is_either_an_article_or_of_another_kind(truth: StandTruth) -> None:
    for paper in truth.papers.values():
        addresses = [address for article in paper.articles for address in article.addresses]
        assert len(addresses) == len(set(addresses))
        assert not set(addresses) & set(paper.others)
        assert "article" not in paper.others.values()


def test_articles_are_found_by_any_of_their_addresses(truth: StandTruth) -> None:
    for article in truth.articles():
        for address in article.addresses:
            assert truth.article_at(address) is article
    assert truth.article_at("http://courier.example/about") is None


def test_fields(truth: StandTruth) -> None:
    for article in truth.articles():
        assert article.body == "\n\n".join(article.paragraphs) == article.revisions[0]
        assert article.headline not in article.paragraphs
        assert article.summary not in article.body
        assert datetime.fromisoformat(article.date_published).tzinfo is not None
        assert article.canonical == article.addresses[0]
        assert article.language in ("en", "ru", "zh")
    assert sum(len(article.revisions) == 4 for article in truth.articles()) == 1


def test_variants_amp_print_second_and_tracked_addresses_exist(truth: StandTruth) -> None:
    addresses = [address for article in truth.articles() for address in article.addresses[1:]]
    for piece in (
        "/amp/",
        "/print/",
        "news.php?id=",
        "print.php?id=",
        "utm_source",
        "/archive/",
        "view=print",
    ):
        assert [address for address in addresses if piece in address], piece


def test_json_holds_all_papers(truth: StandTruth) -> None:
    loaded = json.loads(truth.to_json())
    assert set(loaded) == set(PAPERS)
    assert len(loaded["gujin"]["articles"]) == len(truth["gujin"].articles)
    assert loaded["gujin"]["articles"][0]["body"] == truth["gujin"].articles[0].body
