"""Links around elements."""

from __future__ import annotations

import pytest

from extractors import Page
from extractors.document import Document
from extractors.dom import tags
from extractors.linked import link_around


@pytest.mark.parametrize(
    ("markup", "levels", "target"),
    [
        ("<a href=/one><b><img></b></a>", 2, "/one"),
        ("<a href=/one><b><img></b></a>", 1, ""),
        ("<a><img></a>", 4, ""),
        ("<p><img></p>", 4, ""),
    ],
)
def test_the_link_around_an_element(markup: str, levels: int, target: str) -> None:
    document = Document(Page.from_html(f"<html><body><div>{markup}</div></body></html>", "http://a.example/x"))
    assert link_around(document, document.tag.tolist().index(tags.CODES["img"]), levels) == target


def test_a_link_is_around_itself() -> None:
    document = Document(Page.from_html("<html><body><a href=/one>One</a></body></html>", "http://a.example/x"))
    assert link_around(document, document.tag.tolist().index(tags.CODES["a"]), 0) == "/one"
