"""Further articles below the article are not the article."""

from __future__ import annotations

import numpy as np
import pytest

from extractors import Page
from extractors.document import Document
from extractors.selection.boxes.further import without_further
from extractors.selection.header import find_header

TEXT = "<p>" + "The council met on Tuesday to decide what to do about the old bridge. " * 9 + "</p>"
LINES = "<p>Nine lines of a teaser stand here, and no more.</p>"


def part(tag: str, heading: str, rest: str, time: str = "<time>3 May 2026</time>") -> str:
    name, _, attributes = tag.partition(" ")
    return f"<{name} {attributes}>{heading}{time}{rest}</{name}>"


def dropped(body: str, title: str = "The mill burns down | Courier") -> list[int]:
    """The blocks that go, by their places from 0."""
    page = f"<html><head><title>{title}</title></head><body><main>{body}</main></body></html>"
    document = Document(Page.from_html(page, "http://a.example/x"))
    sure = np.ones(len(document.blocks))
    told = without_further(document, document.blocks.words, sure, find_header(document))
    return np.flatnonzero(told == 0).tolist()


FIRST, NEXT, LOWER = "<h1>The mill burns down</h1>", "<h1>A bridge is built</h1>", "<h2>A bridge is built</h2>"


@pytest.mark.parametrize("tag", ["article", "article class='a b'", "div class='story first'"])
def test_further_articles_go(tag: str) -> None:
    assert dropped(part(tag, FIRST, TEXT) + part(tag, NEXT, TEXT) + TEXT) == [3, 4, 5]
    assert dropped(f"<div>{part(tag, FIRST, TEXT)}</div><div>{part(tag, NEXT, TEXT)}</div>") == [3, 4, 5]
    assert dropped(part(tag, FIRST, TEXT) + part(tag, LINES + NEXT, TEXT)) == [3, 4, 5, 6]


def test_the_heading_of_a_further_one_may_be_a_level_lower_if_its_class_is_that_of_the_first() -> None:
    first, lower = (f"<h{level} class='title big'>{text}</h{level}>" for level, text in ((1, FIRST[4:-5]), (2, "More")))
    assert dropped(part("article", first, TEXT) + part("article", lower, TEXT)) == [3, 4, 5]


@pytest.mark.parametrize(
    ("body", "title"),
    [
        (part("article", FIRST, TEXT) + part("article", NEXT, TEXT, time=""), "The mill burns down"),  # a chapter
        (part("article", FIRST, TEXT) + part("article", NEXT, LINES), "The mill burns down"),  # a teaser
        (part("article", FIRST, LINES) + part("article", NEXT, TEXT), "The mill burns down"),  # its own text
        (part("article", FIRST, TEXT) + part("article", NEXT, TEXT), "Courier"),  # posts on one page
        (FIRST + part("article", NEXT, TEXT) + part("article", NEXT, TEXT), "The mill burns down"),  # a live blog
        (part("div class=a", FIRST, TEXT) + part("div class=b", NEXT, TEXT), "The mill burns down"),
        (part("div", FIRST, TEXT) + part("div", NEXT, TEXT), "The mill burns down"),
        (part("div class=row", FIRST, TEXT) + part("div class=row", LOWER, TEXT), "The mill burns down"),  # a part
        (part("article", FIRST, TEXT) + part("article", LOWER, TEXT), "The mill burns down"),  # an entry
        (part("div class=row", FIRST, TEXT) + part("div class=row", TEXT + NEXT, TEXT), "The mill burns down"),
        (part("div class=row", FIRST, TEXT) + part("div class=row", NEXT + TEXT, TEXT), "The mill burns down"),
        (f"<article>{FIRST}<time>3 May</time>{TEXT}{part('article', NEXT, TEXT)}</article>", "The mill burns down"),
    ],
)
def test_what_is_none(body: str, title: str) -> None:
    assert dropped(body, title) == []
