"""Page: the text of its bytes, and the key of its site."""

from __future__ import annotations

import codecs
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
        ("http://[::1]:81/", "[::1]:81"),
        ("http://[::1]:80/", "[::1]"),
        ("https://www.example.com:443/a", "example.com"),
        ("http://example.com:/a", "example.com"),
        ("http://example.com./a", "example.com"),
        ("http://example.com.:8080/a", "example.com:8080"),
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


def test_a_parser_reads_the_bytes_where_they_are_the_text() -> None:
    page = Page("", "<p>Grüße €</p>".encode() * 9_000)
    text, encoded = page.source()
    assert encoded is page.body and page.text().startswith(text)


@pytest.mark.parametrize(
    "body",
    [
        "<p>Grüße</p>".encode("latin-1"),
        b"<p>a\x00b</p>",
        codecs.BOM_UTF8 + b"<p>a</p>",
        b" \n" * 9_000 + "<p>Grüße €</p>".encode(),
        b" <?xml version='1.0' encoding='latin-1'?><p>a</p>",
        b"",
        b"  ",
    ],
)
def test_of_others_it_reads_the_whole_text(body: bytes) -> None:
    page = Page("", body)
    decoded = page.decoded()
    assert page.source() == (decoded.text, body if decoded.verbatim else None)
