"""What stands in a further article below the text is not the article's."""

from __future__ import annotations

import pytest

from extractors.metadata import Metadata, read_metadata
from tests.extractors.metadata.pages import BODY, document

HEADING = '<h1 class="title">The mill at Esk has burned down</h1>'
LD = '<script type="application/ld+json">{"@type": "NewsArticle", "author": {"name": "Ann Lee"}}</script>'
BYLINE = '<div class="author"><a href="/authors/ann-lee">Ann Lee</a>, <a href="/authors/bo-berg">Bo Berg</a></div>'


def read(below: str, head: str = "", heading: str = HEADING) -> Metadata:
    page = document(head, f"<article>{heading}{BODY}</article>{below}")
    header = next(n for n in range(len(page)) if page.name(n) == "h1")
    root = next(n for n in range(len(page)) if page.name(n) == "article")
    return read_metadata(page, header=header, root=root)


DAY = "<p>3 May 2026, 14:20</p>"


def names(below: str, heading: str = HEADING) -> list[str]:
    return [author.name for author in read(below, LD, heading).authors]


def further(heading: str, rest: str = BYLINE, day: str = DAY, body: str = BODY) -> str:
    return f'<div class="box"><p>City</p>{heading}{rest}{day}{body}</div>'


def test_who_writes_a_further_article_with_the_author() -> None:
    assert [author.name for author in read(BYLINE, LD).authors] == ["Ann Lee", "Bo Berg"]
    assert names(further(HEADING)) == ["Ann Lee"]
    assert names(further(HEADING, day='<time datetime="2026-05-03T14:20">Sunday</time>')) == ["Ann Lee"]
    assert names(further(f"<header>{HEADING}<p>A lead.</p></header>")) == ["Ann Lee"]
    assert names(f"<div>{further(HEADING, '')}{BYLINE}</div>") == ["Ann Lee", "Bo Berg"]


@pytest.mark.parametrize(
    "heading",
    ["<h1>About us</h1>", '<h1 class="subtitle">About us</h1>', '<h2 class="title">About us</h2>'],
)
def test_other_headings_begin_no_further_article(heading: str) -> None:
    assert [author.name for author in read(further(heading), LD).authors] == ["Ann Lee", "Bo Berg"]


def test_the_element_that_a_heading_opens_is_no_larger_than_it() -> None:
    own = f"<div><section>{BYLINE}{21 * '<p>More.</p>'}</section>{further(HEADING, '')}</div>"
    assert [author.name for author in read(own, LD).authors] == ["Ann Lee", "Bo Berg"]


@pytest.mark.parametrize(
    "below",
    [
        further(HEADING, day=""),  # nothing marks it
        further(HEADING, body=""),
        further(HEADING, body=f"<p>{30 * '<a href=/a>A bridge is built</a> '}</p>"),
        further(HEADING, day="", body=BODY + DAY),
        further(HEADING, day="<figure><img src=/a.jpg><figcaption>The mill, 3 May 2026</figcaption></figure>"),
        f"<section>{HEADING.replace('The mill at Esk has burned down', 'About the authors')}{BYLINE}</section>",
        f"<div><div>{HEADING}<p>A short teaser.</p></div>{DAY}{BYLINE}{BODY}</div>",
    ],
)
def test_a_box_without_a_text_and_a_mark_of_its_own_is_no_further_article(below: str) -> None:
    assert names(below) == ["Ann Lee", "Bo Berg"]


def test_an_address_of_another_page_marks_a_further_article() -> None:
    heading = HEADING.replace(" class", " data-url=/town/{} class")
    own, other, part = (heading.format(path) for path in ("mill-burns-down", "bridge", "mill-burns-down/2"))
    assert names(further(other, day=""), own) == ["Ann Lee"]
    assert names(further(part, day=""), own) == ["Ann Lee", "Bo Berg"]


def test_when_the_article_was_published_may_stand_below_such_a_heading() -> None:
    published = HEADING.replace("The mill at Esk has burned down", "Published")
    box = f'<section>{published}<time itemprop="datePublished" datetime="2026-05-03T10:00">3 May 2026</time></section>'
    assert read(box, LD).date_published == "2026-05-03T10:00:00"
