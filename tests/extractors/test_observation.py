"""What a page says of its layout's metadata: the evidence that it could do without."""

from __future__ import annotations

import pytest

from extractors import Article, Page, extract_page
from tests.extractors.metadata.pages import BODY, URL, ld

LD = '{"@type": "NewsArticle", "headline": "The mill at Esk burns down", "author": {"name": "%s"}, '
DATES = '"datePublished": "2024-05-17T08:00:00%s", "dateModified": "2024-05-18T09:00:00%s"}'
SHOWN = "<h1>The mill at Esk burns down</h1><p class='byline'>By Ann Lee</p><time>%s</time>"


def spared(author: str = "Ann Lee", zone: str = "+02:00", day: str = "17 May 2024") -> dict[str, int]:
    head = f"<title>The mill at Esk burns down</title>{ld(LD % author + DATES % (zone, zone))}"
    body = f"<main><article>{SHOWN % day}{BODY * 3}</article></main><footer>Imprint</footer>"
    page = Page.from_html(f"<html><head>{head}</head><body>{body}</body></html>", URL)
    found = extract_page(page, learn=True)
    assert isinstance(found.outcome, Article) and found.observation is not None
    return dict(found.observation.spared)


@pytest.mark.parametrize(
    ("page", "agreeing"),
    [
        (spared(), {"authors": 2, "date_published": 2}),
        (spared(author="Bo Li"), {"authors": 0, "date_published": 2}),
        (spared(day="3 May 2024"), {"authors": 2}),
    ],
    ids=["all agree", "another author is shown", "another day is shown"],
)
def test_what_changes_no_value_is_spared(page: dict[str, int], agreeing: dict[str, int]) -> None:
    assert page == agreeing
