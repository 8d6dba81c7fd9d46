"""The encoding that a response passes on to the extraction."""

from __future__ import annotations

import pytest
from scrapy.http import HtmlResponse, Response

from crawler.pages import declared_encoding, page_of

URL = "http://news.example/a"
POLISH = "<p>Za\u017c\u00f3\u0142\u0107 g\u0119\u015bl\u0105 ja\u017a\u0144</p>"


def response(declared: str, body: str = POLISH, encoding: str = "iso-8859-2") -> HtmlResponse:
    return HtmlResponse(URL, body=body.encode(encoding), headers={"Content-Type": f"text/html; charset={declared}"})


def test_the_transports_charset_is_passed_on() -> None:
    assert declared_encoding(response("ISO-8859-2")) == "iso8859-2"
    assert declared_encoding(HtmlResponse(URL, body=b"<p>a</p>", encoding="utf-8")) is None


@pytest.mark.parametrize("declared", ["iso-8859-1", "utf-8"])
def test_unless_the_response_was_given_another(declared: str) -> None:
    corrected = response(declared).replace(encoding="iso-8859-2")
    assert page_of(corrected).encoding == "iso-8859-2"


def test_what_is_no_text_has_what_is_declared() -> None:
    plain = Response(URL, body=b"a", headers={"Content-Type": "text/html; charset=utf-8"})
    assert declared_encoding(plain) == "utf-8"
