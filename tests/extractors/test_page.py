"""Page: the text of its bytes, and the key of its site."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.page import Page, site_of


def test_nul_becomes_a_space() -> None:
    assert Page("http://a.example/", b"<p>a\x00b</p>").text() == "<p>a b</p>"


@given(st.text(max_size=60).filter(lambda text: "\x00" not in text))
def test_text_comes_back(text: str) -> None:
    assert Page.from_html(text).text() == text.encode("utf-8", "replace").decode()


@pytest.mark.parametrize(
    ("url", "site"),
    [
        ("https://www.Example.COM/a", "example.com"),
        ("http://example.com:8080/x?y", "example.com:8080"),
        ("http://user:pw@www.example.com/", "example.com"),
        ("http://WWW.example.com", "example.com"),
        ("http://news.example.com/", "news.example.com"),
        ("/relative", ""),
        ("", ""),
        ("http://[::1]:80/", "[::1]:80"),
        ("http://[broken/", ""),
        ("http://www2.example.com", "www2.example.com"),
        ("http://пример.рф/", "пример.рф"),
    ],
)
def test_site(url: str, site: str) -> None:
    assert site_of(url) == site == Page(url, b"").site


def test_a_page_is_frozen() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Page("http://a.example/", b"").url = "x"  # type: ignore[misc]
