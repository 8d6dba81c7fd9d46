"""What link elements say of a page."""

from __future__ import annotations

import pytest

from extractors.metadata.links import own_address
from tests.extractors.metadata.pages import BODY, read

PAGE = "https://www.example.org/town/mill"


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("/town/mill", PAGE),
        ("//www.example.org/town/mill", PAGE),
        ("www.example.org/town/mill", PAGE),
        ("https://other.example/mill", "https://other.example/mill"),
        ("https://www.example.org/", None),
        ("https://www.example.org/town/undefined", None),
        ("http://localhost:3000/town/mill", None),
        ("https://localhost.example/mill", "https://localhost.example/mill"),
    ],
)
def test_the_address_that_a_page_declares_as_its_own(written: str, address: str | None) -> None:
    assert own_address(written, PAGE, PAGE) == address


@pytest.mark.parametrize("page", ["https://www.example.org/", "http://127.0.0.1:8000/mill", "https://a.example/w/null"])
def test_a_page_that_is_there_is_believed(page: str) -> None:
    assert own_address(page, page, page) == page


def test_the_licence_of_a_picture_is_not_that_of_the_article() -> None:
    by, nd = (f"https://creativecommons.org/licenses/{kind}/4.0/" for kind in ("by", "by-nd"))
    link = '<a rel="license" href="{}">CC</a>'
    figure = f'<figure><img src="/m.jpg"><figcaption>Ann Lee, {link.format(by)}</figcaption></figure>'
    caption = f'<div class="wp-caption"><img src="/m.jpg"><p class="wp-caption-text">{link.format(by)}</p></div>'
    assert read("", f"<article>{figure}{caption}{BODY}</article>").licence is None
    assert read("", f"<article>{figure}{BODY}<p>{link.format(nd)}</p></article>").licence == nd
