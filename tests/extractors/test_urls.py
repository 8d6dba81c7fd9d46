"""Addresses of hostile pages."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.urls import MEDIA_SCHEMES, absolute, joined

BASE = "https://news.example/a/b"


@pytest.mark.parametrize(
    ("href", "url"),
    [
        ("c", "https://news.example/a/c"),
        ("//cdn.example/x", "https://cdn.example/x"),
        ("?q", "https://news.example/a/b?q"),
        ("#part", "https://news.example/a/b#part"),
        ("HTTP://Example.com/", "http://Example.com/"),
        (" /a b ", "https://news.example/a%20b"),
        ('/"><script>', "https://news.example/%22%3E%3Cscript%3E"),
        ("pictures\\mill.jpg?a=\\b", "https://news.example/a/pictures/mill.jpg?a=%5Cb"),
        ("\\\\cdn.example\\x", "https://cdn.example/x"),
        ("http:\\\\example.com\\x", "http://example.com/x"),
        ("mailto:a\\b@c.example", "mailto:a%5Cb@c.example"),
        ("mailto:a@b.example", "mailto:a@b.example"),
        ("javascript:alert(1)", None),
        ("java\tscript:alert(1)", None),
        ("\x01javascript:alert(1)", None),
        ("JaVaScRiPt:alert(1)", None),
        ("vbscript:x", None),
        ("data:text/html,x", None),
        ("file:///etc/passwd", None),
        ("http://", None),
        ("http://[::1]/x", "http://[::1]/x"),
        ("http://[::1", None),
        ("//[cdn/x", None),
        ("http://a[b/", None),
        ("http://a]b/", None),
        ("/x[1].jpg", "https://news.example/x[1].jpg"),
        ("", None),
        ("/" + "x" * 5000, None),
        ("/\ud800", None),
    ],
)
def test_absolute(href: str, url: str | None) -> None:
    assert absolute(href, BASE) == url


def test_no_base_and_media() -> None:
    assert absolute("/x", "") is None
    assert absolute("mailto:a@b.example", BASE, MEDIA_SCHEMES) is None


@given(
    st.sampled_from((BASE, "http://x:8/?a", "HTTPS://X.example", "http:///a", "ftp://x/a", "")),
    st.text("ab/.?#;:@é =&%", max_size=9),
)
def test_joined_as_the_library_joins(base: str, path: str) -> None:
    assert joined(base, f"/{path}") == urljoin(base, f"/{path}")


@given(st.text("htps:/.a?#@\x20\"\xa0\ud800\\", max_size=12))
def test_an_address_of_the_plain_kind_is_read_as_any_other(rest: str) -> None:
    assert absolute(f"https://{rest}", "") == absolute(f" https://{rest}", "")
