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
    lines = [document.block_text(block) for block in range(len(document.blocks))]
    sure = np.array([0.2 if line.startswith("Ann Lee —") else 1.0 for line in lines])
    told = without_further(document, document.blocks.words, sure, find_header(document))
    return np.flatnonzero(told == 0).tolist()


SHORT = "<p>" + "The council met on Tuesday to decide what to do about it. " * 3 + "</p>"
DAY, LATER = (f"<p>Ann Lee — {day} березня 2026, 09:00</p>" for day in (2, 3))
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


OWN, OTHER, THIRD = (
    f'<h1 class="title">{text}</h1>' for text in ("The mill burns down", "A bridge is built", "The mill reopens")
)


def blocks(markup: str) -> int:
    return sum(markup.count(tag) for tag in ("<h", "<p>", "<time>"))


@pytest.mark.parametrize("text", [TEXT, SHORT])
@pytest.mark.parametrize(
    ("first", "further"),
    [
        (part("article class=post", OWN, "{}", DAY), part("article class='post next'", OTHER, "{}", LATER)),
        (part("div class='post first'", OWN, "{}", DAY), part("div class='next post'", OTHER, "{}", LATER)),
        (part("div class=post", OWN, "{}", DAY), part("div class=post", THIRD, "{}", LATER)),
        (part("div class=post", FIRST, "{}", DAY), part("div class=post", NEXT, "{}", LATER)),
        (part("div class=post", OWN, "{}"), part("div class=post", OTHER, "{}", LATER)),
        (part("div class=post", OWN, "{}", DAY), part("div class=post", OTHER.replace("h1", "h2"), "{}")),
        (part("div class=post data-url=/a", OWN, "{}", ""), part("div class=post data-url=/b", OTHER, "{}", "")),
        (part("article itemid=/a", OWN, "{}", ""), part("article itemid=https://a.example/b", OTHER, "{}", "")),
        (part("article data-page-url=/a", OWN, "{}", ""), part("article data-page-url=/b", OTHER, "{}", "")),
    ],
)
def test_of_twin_headings_a_line_with_a_day_or_an_address_is_enough(first: str, further: str, text: str) -> None:
    one, other = first.format(text), further.format(text)
    begins, ends = blocks(one), blocks(one) + blocks(other)
    assert dropped(one + other) == [*range(begins, ends)]


@pytest.mark.parametrize(
    "body",
    [
        part("div class=post", OWN, TEXT, DAY) + part("div class=post", OTHER, TEXT, ""),  # a part
        part("div class=post", OWN, TEXT, "") + part("div class=post", OTHER, TEXT, LATER),  # an entry
        part("div class=post", OWN, TEXT, DAY) + part("div class=post", OTHER, TEXT, "<p>On 3 May 2026 it rained.</p>"),
        part("div class=post", OWN, TEXT, DAY) + part("div class=post", OTHER, TEXT + LATER, ""),
        part("div class=post", OWN, TEXT, DAY) + part("div class=box", OTHER, TEXT, LATER),
        part("div class=post", OWN, TEXT, DAY) + part("div class=post", LOWER, TEXT, LATER),  # a section
        part("div class=post", OWN, TEXT, DAY) + part("div class=post", OWN, TEXT, DAY),  # for another screen
        part("div class=post", OWN, TEXT, DAY) + part("div class=post", OWN.replace(">T", ">Re: T"), TEXT, LATER),
        part("div class=post data-url=/a", OWN, TEXT, "") + part("div class=post data-url=/a", OTHER, TEXT, ""),
        part("div class=post", OWN, TEXT, "") + part("div class=post data-url=/b", OTHER, TEXT, ""),
        part("div class=post data-url=a", OWN, TEXT, "") + part("div class=post data-url=b", OTHER, TEXT, ""),
        part("div class=a data-url=/a.jpg", OWN, TEXT, "") + part("div class=a data-url=/b.png?1", OTHER, TEXT, ""),
        part("div class=post data-src=/a", OWN, TEXT, "") + part("div class=post data-src=/b", OTHER, TEXT, ""),
    ],
)
def test_what_nothing_marks_stays(body: str) -> None:
    assert dropped(body) == []
