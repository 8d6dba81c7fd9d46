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
        (part("div class=post data-url=/x", OWN, "{}", ""), part("div class=post data-url=/b", OTHER, "{}", "")),
        (part("article itemid=/x/#top", OWN, "{}", ""), part("article itemid=https://a.example/b", OTHER, "{}", "")),
        (part("article data-page-url=/x.html?a", OWN, "{}", ""), part("article data-page-url=/xy", OTHER, "{}", "")),
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
        part("div class=post data-url=/x", OWN, TEXT, "") + part("div class=post data-url=/x", OTHER, TEXT, ""),
        part("div class=post", OWN, TEXT, "") + part("div class=post data-url=/b", OTHER, TEXT, ""),
        part("div class=post data-url=x", OWN, TEXT, "") + part("div class=post data-url=b", OTHER, TEXT, ""),
        part("div class=a data-url=/a.jpg", OWN, TEXT, "") + part("div class=a data-url=/b.png?1", OTHER, TEXT, ""),
        part("div class=a data-url=/a", OWN, TEXT, "") + part("div class=a data-url=/b", OTHER, TEXT, ""),  # no page's
        part("div class=post data-src=/x", OWN, TEXT, "") + part("div class=post data-src=/b", OTHER, TEXT, ""),
    ],
)
def test_what_nothing_marks_stays(body: str) -> None:
    assert dropped(body) == []


def of_days(heading: str, mark: str, text: str = SHORT, other: str = OTHER) -> list[int]:
    """What goes if the parts of an article, the first of which is of 2026, begin like this."""
    return dropped(part(f"section {heading}", OWN, TEXT, DAY) + part(f"section {heading}", other, mark + text, ""))


@pytest.mark.parametrize("text", [SHORT, TEXT])
@pytest.mark.parametrize(
    "mark",
    [
        '<time datetime="1953-01-31">31 January 1953</time>',
        "<time>1953</time>",
        '<time datetime="2011-01-31">31 January 2011</time>',
        "<p>Ann Lee — 31 January 2011</p>",
    ],
)
def test_the_chapters_of_a_chronicle_stay(mark: str, text: str) -> None:
    assert of_days("class=chapter", mark, text) == []


def test_the_time_of_a_further_article_is_near_that_of_the_article() -> None:
    assert of_days("class=chapter", '<time datetime="2024-01-31">31 January 2024</time>') == [3, 4, 5]
    times = [f'<time datetime="{year}-01-31">Sunday</time>' for year in (2026, 2011, 2024)]
    first, far, near = (
        part("article", heading, TEXT, time) for heading, time in zip((FIRST, NEXT, NEXT), times, strict=True)
    )
    assert dropped(first + far) == []
    assert dropped(first + near) == [3, 4, 5]


@pytest.mark.parametrize(
    "caption",
    [
        "<figure><img src=/a.jpg><figcaption>Ann Lee — 3 May 2026. Photo: Bo Berg</figcaption></figure>",
        "<figure><img src=/a.jpg><div>The quay</div><figcaption><time>3 May 2026</time></figcaption></figure>",
        "<div><img src=/a.jpg><p>Ann Lee — 3 May 2026. Photo: Bo Berg</p></div>",
        "<blockquote><p>Ann Lee — 3 May 2026</p></blockquote>",
        "<blockquote><time>3 May 2026</time></blockquote>",
    ],
)
def test_a_day_of_a_picture_or_a_quotation_is_none_of_an_article(caption: str) -> None:
    assert of_days("class=part", caption) == []


@pytest.mark.parametrize("mark", ['<time datetime="2026-03-02T14:02">14:02</time>', LATER])
def test_the_entries_of_a_live_blog_stay_though_their_headings_have_the_class_of_the_main_one(mark: str) -> None:
    assert of_days("class=entry", mark, other=OTHER.replace("h1", "h2")) == []
    assert of_days("class=entry", mark) != []


def test_headings_of_a_lower_level_without_a_class_are_no_twins() -> None:
    first, other = (heading.replace("h1", "h2") for heading in (FIRST, NEXT))
    assert dropped(part("div class=a", first, TEXT, DAY) + part("div class=a", other, SHORT, LATER)) == []


def of_addresses(first: str, other: str) -> list[int]:
    return dropped(part(f"div class=a {first}", OWN, TEXT, "") + part(f"div class=a {other}", OTHER, TEXT, ""))


@pytest.mark.parametrize(
    "name",
    ["poster-url", "bg-url", "img-url", "src-url", "video-url", "comment-url", "share-uri", "api-url", "embed-url"],
)
def test_addresses_of_other_things_are_none_of_an_article(name: str) -> None:
    assert of_addresses(f"data-{name}=/x", f"data-{name}=/b") == []


@pytest.mark.parametrize("address", ["/x#b", "/x?page=2", "/x/2", "/x/", "/x-2.html", "https://www.a.example/x/part-2"])
def test_an_address_behind_the_pages_own_is_of_the_same_article(address: str) -> None:
    assert of_addresses("data-url=/x", f"data-url={address}") == []


def test_the_canonical_address_is_the_pages_own() -> None:
    body = part("div class=a data-url=/y", OWN, TEXT, "") + part("div class=a data-url=/b", OTHER, TEXT, "")
    link = '<link rel="canonical" href="https://a.example/y">'
    assert dropped(body) == []
    assert dropped(link + body) == [2, 3]
