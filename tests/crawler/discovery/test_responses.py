"""What kind of page a response is, by its type and its first bytes."""

from __future__ import annotations

import pytest
from scrapy.http import HtmlResponse, Response

from crawler.discovery.responses import is_html, why_not_html
from tests.growth import assert_proportional

PAGE = b"<!doctype html><html><body><p>The bridge</p></body></html>"
PDF = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj"


@pytest.mark.parametrize(
    ("kind", "declared", "body", "page"),
    [
        (HtmlResponse, "text/html", PAGE, True),
        (HtmlResponse, "", b"plain words", True),
        (HtmlResponse, "application/pdf", PDF, False),
        (HtmlResponse, "image/jpeg", b"\xff\xd8\xff\xe0\x00\x10JFIF", False),
        (HtmlResponse, "application/pdf", PAGE, True),
        (Response, "application/pdf", PAGE, False),
        (Response, "application/octet-stream", PAGE, True),
        (Response, "application/octet-stream", PDF, False),
        (HtmlResponse, "application/pdf", b" ", True),
        (HtmlResponse, "text/html", PDF, False),
        (HtmlResponse, "text/html", b"{\\rtf1\\ansi The bridge}", False),
        (HtmlResponse, "text/html", b'\xef\xbb\xbf {"title": "The bridge"}', False),
        (HtmlResponse, "text/html", b'[{"title": "The bridge"}]', False),
        (HtmlResponse, "text/html", b'<?xml version="1.0"?>\n<!-- made by x -->\n<rss version="2.0">', False),
        (HtmlResponse, "text/html", b'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', False),
        (HtmlResponse, "text/html", b'<?xml version="1.0"?><!DOCTYPE html><html><body><p>&lt;rss> explained', True),
        (HtmlResponse, "text/html", b"{{ header }}<html><body><p>The bridge</p>", True),
        (HtmlResponse, "text/html", b"[Advertisement] <p>The bridge</p>", True),
        (HtmlResponse, "text/html", b'{"warning": "no index"}\n' + PAGE, True),
        (HtmlResponse, "text/html", b"<!-- <rss> and <feed> -->" * 3 + PAGE, True),
    ],
)
def test_what_is_a_page(kind: type[Response], declared: str, body: bytes, page: bool) -> None:
    response = kind("https://a.example/news/report.html", headers={"Content-Type": declared}, body=body)
    assert is_html(response) is page


def test_why_a_response_is_no_page() -> None:
    def why(declared: str, body: bytes) -> str:
        return why_not_html(Response("https://a.example/a", headers={"Content-Type": declared}, body=body))

    assert why("image/jpeg", b"\xff\xd8") == "image/jpeg"
    assert why("", b"\xff\xd8") == "nothing that says what it is"
    assert why("text/html; charset=utf-8", PDF) == "text/html, but it begins with %PDF-"


@pytest.mark.parametrize("more", [b"<!---->", b"<!-- ", b"<?a>", b" ", b'{"<html'])
def test_many_comments_before_a_page_cost_no_more_than_their_length(more: bytes) -> None:
    assert_proportional(lambda count: is_html(HtmlResponse("https://a.example/", body=more * count + b"x")), 500)
