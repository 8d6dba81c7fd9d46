"""What kind of page a response is, by its type and its first bytes."""

from __future__ import annotations

import pytest
from scrapy.http import HtmlResponse, Response

from crawler.discovery.responses import is_html

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
    ],
)
def test_what_is_a_page(kind: type[Response], declared: str, body: bytes, page: bool) -> None:
    response = kind("https://a.example/news/report.html", headers={"Content-Type": declared}, body=body)
    assert is_html(response) is page
