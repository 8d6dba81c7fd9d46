"""Whether feeds and sitemaps came whole."""

from __future__ import annotations

import pytest
from scrapy.http import TextResponse

from crawler.spiders.completeness import is_cut


@pytest.mark.parametrize(
    ("body", "cut"),
    [
        (b"<rss><channel></channel></rss>\n", False),
        (b"<rss><channel><item><link>http://a.example/1</li", True),
        (b"<urlset><url></url></urlset><!-- made in 3 ms -->", False),
        (b'{"version": "https://jsonfeed.org/version/1.1", "items": []}\n', False),
        (b'{"version": "https://jsonfeed.org/version/1.1", "items": [{"id": "1",', True),
        (b"http://a.example/1\nhttp://a.example/2", False),
    ],
)
def test_a_source_that_breaks_off_has_no_end(body: bytes, cut: bool) -> None:
    assert is_cut(TextResponse("http://a.example/feed", body=body), body) is cut
    assert is_cut(TextResponse("http://a.example/feed", body=body, flags=["dataloss"]), body)
