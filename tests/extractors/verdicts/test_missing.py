"""Titles that say that there is no such page."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors import Page
from extractors.document import Document
from extractors.verdicts.missing import NOT_FOUND, says_missing
from extractors.verdicts.other_kinds import other_kind


@pytest.mark.parametrize(
    "title",
    [
        "404",
        "404 Not Found",
        "404 - Página no encontrada - Vecinos del Valle",
        "Page not found – The Valley Post",
        "Error 404 | Die Talzeitung",
        "Seite nicht gefunden (Fehler 404)",
        "Fehler 404: Seite nicht gefunden",
        "Oops! Page Not Found.",
        "Page doesn’t exist | The Valley Post",
        "Страница не найдена — Вестник",
        "找不到页面|谷报",
        "The Valley Post | 503",
    ],
)
def test_a_title_says_that_there_is_no_such_page(title: str) -> None:
    assert says_missing(title)


@pytest.mark.parametrize(
    "title",
    [
        "",
        "The Valley Post",
        "500 people march for the mill - The Valley Post",
        "Error 404: how the web loses its pages",
        "Not found guilty",
        "Lost and not found: a ring comes back",
        "Room 404",
        "Files not found in the archive, says council",
    ],
)
def test_a_title_of_an_article_does_not(title: str) -> None:
    assert not says_missing(title)


@given(st.text(max_size=300))
def test_no_title_raises(title: str) -> None:
    assert says_missing(title) in (True, False)


def test_names_are_written_as_they_are_compared() -> None:
    assert {name for name in NOT_FOUND if not says_missing(f"{name} - The Valley Post")} == set()


LATEST = "<article><h2>Latest: the mill</h2><p>Text.</p></article>"
PLAIN = f"<title>404 - Page not found</title>{{}}<h1>Nothing here</h1>{LATEST}"


def test_such_a_page_is_no_article_unless_it_says_when_it_was_published() -> None:
    def kind(head: str) -> str | None:
        return other_kind(Document(Page.from_html(PLAIN.format(head), "http://a.example/x")), "Nothing here")

    assert kind("") == "a page that is not there"
    assert kind('<meta property="article:published_time" content="2026-05-04T10:00:00Z">') is None
