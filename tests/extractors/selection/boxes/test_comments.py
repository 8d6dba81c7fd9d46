"""Readers' comments are no part of the article, however sure the classifier is of them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.document import Document, Unreadable
from extractors.page import Page
from extractors.selection.boxes.comments import BEFORE, without_comments
from tests.builders import document
from tests.extractors.tag_soup import soup

TEXT = "word " * BEFORE


def chances(html: str, *probabilities: float) -> list[float]:
    found: Document = document(html)
    words = found.blocks.sum(found.structure.run_words)
    assert len(words) == len(probabilities)
    return without_comments(found, words, np.array(probabilities)).tolist()


@pytest.mark.parametrize(
    "around",
    [
        "<ol class=commentlist><li>{}</li></ol>",
        "<div id=comments><div><p>{}</p></div></div>",
        "<section class='block Comments__list'><p>{}</p></section>",
        "<div class=respond><p>{}</p></div>",
        "<p class=kommentar-text>{}</p>",
        "<ul class=forum><li class=forum-fil><div class=forum-message><p>{}</p></div></li></ul>",
    ],
)
def test_behind_an_article_they_are_dropped(around: str) -> None:
    comment = around.format("I was there and saw it.")
    assert chances(f"<p>{TEXT}</p>{comment}<p>after</p>", 0.9, 0.95, 0.8) == [0.9, 0.0, 0.8]


def test_without_an_article_before_they_are_what_the_page_has_to_say() -> None:
    posts = f"<div class=comment><p>{TEXT}</p></div><div class=comment><p>{TEXT}</p></div>"
    assert chances(posts, 0.9, 0.9) == [0.9, 0.9]
    assert chances(f"<p>{TEXT}</p>{posts}", 0.4, 0.9, 0.9) == [0.4, 0.9, 0.9]
    short = "word " * (BEFORE - 1)
    assert chances(f"<p>{short}</p><p class=comment>So it was.</p>", 0.9, 0.9) == [0.9, 0.9]


def test_a_forum_that_a_text_is_about_is_none_of_comments() -> None:
    for name in ("forum-economique", "forum-message", "my-forum-fil"):
        assert chances(f"<p>{TEXT}</p><div class='{name}'><p>after</p></div>", 0.9, 0.8) == [0.9, 0.8]
    assert chances(f"<body class=forum-fil><p>{TEXT}</p><p>after</p></body>", 0.9, 0.8) == [0.9, 0.8]


def test_a_heading_is_named_after_its_own_words() -> None:
    for heading in ("<h2 id=how-to-comment>How to comment</h2>", "<h3 id=on-the-comments>On the comments</h3>"):
        assert chances(f"<p>{TEXT}</p>{heading}<p>By mail.</p>", 0.9, 0.8, 0.9) == [0.9, 0.8, 0.9]
    for heading in ("<h2 id=comments>Comments</h2>", "<h2 class=comments id=how-to-comment>How to comment</h2>"):
        assert chances(f"<p>{TEXT}</p>{heading}<p>By mail.</p>", 0.9, 0.8, 0.9) == [0.9, 0.0, 0.9]


def test_a_name_of_the_whole_page_says_nothing() -> None:
    page = f"<html><body class='single comments-open'><p>{TEXT}</p><p>after</p></body></html>"
    assert chances(page, 0.9, 0.9) == [0.9, 0.9]
    assert chances(f"<div class=has-comments><p>{TEXT}</p><p>after</p></div>", 0.9, 0.9) == [0.9, 0.9]


@given(soup)
@settings(max_examples=60, deadline=None)
def test_nothing_is_raised_and_no_other_block_changes(html: str) -> None:
    try:
        found = Document(Page.from_html(html))
    except Unreadable:
        return
    words = found.blocks.sum(found.structure.run_words)
    before = np.full(len(words), 0.9)
    after = without_comments(found, words, before)
    assert set(after.tolist()) <= {0.0, 0.9}
    assert (before == 0.9).all()
