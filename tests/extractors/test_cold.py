"""The text of a page alone: the same as the whole system's, of every page."""

from __future__ import annotations

import pytest

from extractors import Article, Page, Unreadable, cold_body_and_headline, extract
from tests.builders import PARAGRAPHS, article_html


def test_the_body_is_the_one_of_the_whole_system() -> None:
    html = article_html()
    found = cold_body_and_headline(Page.from_html(html))
    outcome = extract(html)
    assert isinstance(found, tuple) and isinstance(outcome, Article)
    assert found == (outcome.body, outcome.headline)
    assert found[0] == "\n\n".join(PARAGRAPHS)


def test_a_page_without_headings_has_no_headline() -> None:
    found = cold_body_and_headline(Page.from_html("".join(f"<p>{text}</p>" for text in PARAGRAPHS)))
    assert isinstance(found, tuple) and found[1] == ""


def test_a_page_without_text_says_so() -> None:
    assert cold_body_and_headline(Page.from_html("<html><body><img src='a.png'></body></html>")) == (
        "the page shows no text"
    )


def test_an_empty_page_is_unreadable() -> None:
    with pytest.raises(Unreadable):
        cold_body_and_headline(Page.from_html(" \u00a0\n"))
