"""The features of a whole page."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.arbiter import decide
from extractors.document import Document, Unreadable
from extractors.features import of_page
from tests.builders import article_html, document, paragraphs
from tests.extractors.tag_soup import soup


def compute(found: Document) -> dict[str, float]:
    """The features that the arbiter sees when it decides; {} for a page that shows no text."""
    seen: list[of_page.PageFeatures] = []
    original = of_page.compute

    def record(*arguments: Any, **options: Any) -> of_page.PageFeatures:
        seen.append(original(*arguments, **options))
        return seen[-1]

    with patch.object(of_page, "compute", record):
        if isinstance(decide(found), str):
            return {}
    (computed,) = seen
    assert len(computed.names) == len(set(computed.names)) == len(computed.values)
    assert np.isfinite(computed.values).all() and computed.values.dtype == np.float32
    return dict(zip(computed.names, computed.values.tolist()))


@pytest.mark.parametrize(
    ("url", "name", "expected"),
    [
        ("https://a.example/2026/03/05/some-long-story", "address: a date", 1),
        ("https://a.example/some-long-story", "address: a date", 0),
        ("https://a.example/some-long-story", "address: hyphens in the last segment", 2),
        ("https://a.example/news/12345.html", "address: a long number", 1),
        ("https://a.example/news/12345.html", "address: ends in a file name", 1),
        ("https://a.example/news/", "address: ends in a slash", 1),
        ("https://a.example/news/", "address: says news", 1),
        ("https://a.example/tag/x", "address: says listing", 1),
        ("https://a.example/?p=1", "address: a query", 1),
        ("https://a.example/%D0%BD%D0%BE%D0%B2", "address: letters in the last segment", 3),
        ("", "address: known", 0),
        ("http://[broken/x", "address: known", 0),
    ],
)
def test_the_address(url: str, name: str, expected: float) -> None:
    assert compute(document(article_html(), url))[name] == expected


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ('<script type="application/ld+json">{"@type": "NewsArticle"}</script>', "JSON-LD: article"),
        ('<script type="application/ld+json">{"@type": ["Thing", "Product"]}</script>', "JSON-LD: product"),
        ('<meta property="og:type" content="article">', "og:type is article"),
        ('<meta property="og:type" content="Website">', "og:type is website"),
        ('<meta property="article:published_time" content="2026-03-05">', "head: a published time"),
        ('<meta name="author" content="Ann">', "head: an author"),
    ],
)
def test_the_head(head: str, name: str) -> None:
    assert compute(document(article_html(head=head)))[name] == 1
    assert compute(document(article_html()))[name] == 0


def test_body_and_page() -> None:
    found = compute(document(article_html(f"{paragraphs()}<p>It costs $5 and 6 €, or does it?</p>")))
    assert found["prices in the root"] >= 1 and found["words of the body"] <= found["words of the page"]
    share = found["words of the body"] / found["words of the page"]
    assert found["share of the page's words"] == pytest.approx(share)


def test_a_page_of_links() -> None:
    links = "".join(f"<li><a href='/{number}'>Section {number}</a></li>" for number in range(40))
    found = compute(document(f"<ul>{links}</ul>"))
    assert found["link density of the page"] == 1 and found["words of the body"] < found["words of the page"] == 80


@settings(max_examples=60, deadline=None)
@given(soup)
def test_any_page(html: str) -> None:
    try:
        compute(document(html))
    except Unreadable:
        return


def test_the_type_of_json_ld_may_be_in_capitals() -> None:
    page = document('<script type="application/LD+JSON">{"@type": "NewsArticle"}</script><p>a')
    assert of_page.json_ld_types(page) == {"NewsArticle"}
