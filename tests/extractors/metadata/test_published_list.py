"""The metadata that the paper of the visual root lists (METHODS.md, 5.1): each field from each source that it names."""

from __future__ import annotations

from typing import Any

import pytest

from extractors import Article, extract
from tests.extractors.metadata.pages import BODY, URL

_HOST = "https://www.example.org"


def _line(head: str) -> dict[str, Any]:
    page = f'<html lang="en"><head>{head}</head><body><article>{3 * BODY}</article></body></html>'
    outcome = extract(page.encode(), URL, method="visual-root")
    assert isinstance(outcome, Article)
    return outcome.to_json()


@pytest.mark.parametrize(
    ("head", "path", "value"),
    [
        ('<meta property="og:title" content="Mill burns down">', "headline", "Mill burns down"),
        ('<meta name="twitter:title" content="Mill burns down">', "headline", "Mill burns down"),
        ("<title>Mill burns down</title>", "headline", "Mill burns down"),
        ('<meta name="description" content="A fire.">', "metadata.description", "A fire."),
        ('<meta property="og:description" content="A fire.">', "metadata.description", "A fire."),
        (
            '<meta property="article:published_time" content="2024-05-17T08:00:00Z">',
            "metadata.datePublished",
            "2024-05-17T08:00:00+00:00",
        ),
        ('<meta property="article:modified_time" content="2024-05-18">', "metadata.dateModified", "2024-05-18"),
        ('<meta property="og:image" content="/a.jpg">', "metadata.mainImage.url", f"{_HOST}/a.jpg"),
        ('<meta name="twitter:image" content="/a.jpg">', "metadata.mainImage.url", f"{_HOST}/a.jpg"),
        ("", "site", "example.org"),
        ('<meta property="og:site_name" content="The Example">', "metadata.siteName", "The Example"),
        ('<meta name="apple-mobile-web-app-title" content="The Example">', "metadata.siteName", "The Example"),
        ('<meta name="application-name" content="The Example">', "metadata.siteName", "The Example"),
        ("", "url", URL),
        ('<link rel="apple-touch-icon" href="/icon.png">', "metadata.favicon", f"{_HOST}/icon.png"),
        ('<link rel="icon" href="/icon.png">', "metadata.favicon", f"{_HOST}/icon.png"),
    ],
)
def test_a_field_of_the_paper(head: str, path: str, value: str) -> None:
    found: Any = _line(head)
    for step in path.split("."):
        found = found[step]
    assert found == value


@pytest.mark.parametrize("path", ["headline", "description", "datePublished", "dateModified", "mainImage", "favicon"])
def test_none_of_it_is_made_up(path: str) -> None:
    line = _line("")
    assert path not in line and path not in line["metadata"]
