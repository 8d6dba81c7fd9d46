from __future__ import annotations

import pytest

from crawler.fingerprint import address_fingerprint, article_address, content_fingerprint

URL = "https://www.a.example/news/1?utm_source=x"


@pytest.mark.parametrize(
    ("url", "canonical", "address"),
    [
        (URL, None, "a.example/news/1"),
        (URL, "http://a.example/news/one", "a.example/news/one"),
        (URL, "/news/one/", "a.example/news/one"),
        (URL, "https://a.example/", "a.example/news/1"),
        (URL, "https://elsewhere.example/news/1", "a.example/news/1"),
        (URL, "http://[broken", "a.example/news/1"),
        (URL, "", "a.example/news/1"),
        ("http://127.0.0.1:8000/1", "http://127.0.0.1:8001/1", "127.0.0.1:8000/1"),
        ("http://a.example/?p=12", None, "a.example/?p=12"),
    ],
)
def test_the_address_that_stands_for_an_article(url: str, canonical: str | None, address: str) -> None:
    assert article_address(url, canonical) == address


def test_fingerprints_do_not_change_from_version_to_version() -> None:
    assert address_fingerprint("a.example/news/1") == "4d396d4cc32cd85e646a8b1707efd72f"
    assert content_fingerprint("A", "b") == "c8687a08aa5d6ed2044328fa6a697ab8"


def test_only_words_count() -> None:
    assert content_fingerprint("Rain, again", "It rained.\n\nStill.") == content_fingerprint(
        "RAIN again!", "it rained still"
    )
    assert content_fingerprint("Rain", "It rained") != content_fingerprint("Rain", "It rains")
    assert content_fingerprint(None, "雨\n\n雪") == content_fingerprint(None, "雨 雪")
