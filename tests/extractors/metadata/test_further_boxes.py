"""What stands in a further article below the text is not the article's."""

from __future__ import annotations

import pytest

from extractors.metadata import Metadata, read_metadata
from tests.extractors.metadata.pages import BODY, document

HEADING = '<h1 class="title">The mill at Esk has burned down</h1>'
LD = '<script type="application/ld+json">{"@type": "NewsArticle", "author": {"name": "Ann Lee"}}</script>'
BYLINE = '<div class="author"><a href="/authors/ann-lee">Ann Lee</a>, <a href="/authors/bo-berg">Bo Berg</a></div>'


def read(below: str, head: str = "") -> Metadata:
    page = document(head, f"<article>{HEADING}{BODY}</article>{below}")
    header = next(n for n in range(len(page)) if page.name(n) == "h1")
    root = next(n for n in range(len(page)) if page.name(n) == "article")
    return read_metadata(page, header=header, root=root)


def further(heading: str, rest: str = BYLINE) -> str:
    return f'<div class="box"><p>City</p>{heading}{rest}{BODY}</div>'


def test_who_writes_a_further_article_with_the_author() -> None:
    assert [author.name for author in read(BYLINE, LD).authors] == ["Ann Lee", "Bo Berg"]
    assert [author.name for author in read(further(HEADING), LD).authors] == ["Ann Lee"]


@pytest.mark.parametrize(
    "heading",
    ["<h1>About us</h1>", '<h1 class="subtitle">About us</h1>', '<h2 class="title">About us</h2>'],
)
def test_other_headings_begin_no_further_article(heading: str) -> None:
    assert [author.name for author in read(further(heading), LD).authors] == ["Ann Lee", "Bo Berg"]


def test_the_element_that_a_heading_opens_is_no_larger_than_it() -> None:
    own = f"<div><section>{BYLINE}{21 * '<p>More.</p>'}</section>{further(HEADING, '')}</div>"
    assert [author.name for author in read(own, LD).authors] == ["Ann Lee", "Bo Berg"]
