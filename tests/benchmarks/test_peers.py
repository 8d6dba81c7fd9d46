from __future__ import annotations

import pytest

from benchmarks.peers import PEERS, Guess, load
from extractors import Page
from tests.benchmarks.sets import PARAGRAPHS, article_html


@pytest.mark.parametrize("name", list(PEERS))
def test_an_installed_peer_finds_the_body(name: str) -> None:
    present, absent = load([name])
    if name in absent:
        pytest.skip(absent[name])
    page = Page.from_html(article_html("Council rebuilds pier", PARAGRAPHS * 3), "http://gull.example/news/1")
    guess = present[name](page)
    assert isinstance(guess, Guess) and PARAGRAPHS[1] in " ".join(guess.body.split())
    assert guess.to_json()["body"] == guess.body and isinstance(guess.to_json()["authors"], list)


def test_paragraphs_are_not_joined_into_one_word() -> None:
    present, absent = load(["readability-lxml"])
    if absent:
        pytest.skip(absent["readability-lxml"])
    guess = present["readability-lxml"](
        Page.from_html(article_html("Pier", PARAGRAPHS * 3), "http://gull.example/1")
    )
    assert "work.Fishermen" not in guess.body


def test_unknown_names_raise() -> None:
    with pytest.raises(KeyError):
        load(["nobody"])
