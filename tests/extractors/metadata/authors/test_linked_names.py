"""Links with the name of an author that nothing else gives an address of."""

from __future__ import annotations

import pytest

from tests.extractors.metadata.pages import BODY, URL, ld, read

ANN = ld('{"@type": "NewsArticle", "author": {"name": "Ann Lee"}}')
H1 = "<h1>Mill burns down</h1>"


def address(markup: str, head: str = ANN) -> str | None:
    (author,) = read(head, f"<article>{H1}{markup}{BODY}</article>").authors
    return author.url


@pytest.mark.parametrize(
    ("markup", "url"),
    [
        ("<p>By <a href=/connect/ann-lee>Ann Lee</a></p>", "https://www.example.org/connect/ann-lee"),
        ("<p><a href=/connect/ann-lee>ANN <b>LEE</b></a></p>", "https://www.example.org/connect/ann-lee"),
        ("<p><a href=https://social.example/in/ann>Ann Lee</a></p>", "https://social.example/in/ann"),
        ("<p><a href=/x>Ann Lee reports</a> <a href=/y>Ann</a></p>", None),
        ("<p><a href=/tag/ann-lee>Ann Lee</a></p>", None),
        ("<p><a href=mailto:ann@example.org>Ann Lee</a></p>", None),
        ("<p><a href=/>Ann Lee</a></p>", None),
        (f"<p><a href={URL}#comments>Ann Lee</a></p>", None),
        ("<aside><a href=/team-ann>Ann Lee</a></aside>", None),
        (BODY * 30 + "<p><a href=/far>Ann Lee</a></p>", None),
        (BODY * 30 + "<p class=byline><a href=/far>Ann Lee</a></p>", "https://www.example.org/far"),
    ],
)
def test_the_link_of_a_name(markup: str, url: str | None) -> None:
    assert address(markup) == url


def test_an_address_that_is_told_stays() -> None:
    head = ld('{"@type": "NewsArticle", "author": {"name": "Ann Lee", "url": "/writers/7"}}')
    assert address("<p><a href=/connect/ann-lee>Ann Lee</a></p>", head) == "https://www.example.org/writers/7"
