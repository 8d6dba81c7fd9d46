"""Whether feeds and sitemaps came whole."""

from __future__ import annotations

import pytest
from scrapy import Request, Spider
from scrapy.http import HtmlResponse, TextResponse
from scrapy.utils.test import get_crawler

from crawler.spiders.completeness import ENDLESS, SURE, Completeness, Wholeness, is_cut


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


END = b"</body></html>"


class Facts:
    """In place of the state's facts."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}

    def get(self, name: str) -> object:
        return self.values.get(name)

    def set(self, name: str, value: object) -> None:
        self.values[name] = value


def tried(completeness: Completeness, text: bytes, second: bytes | None = None) -> list[Wholeness]:
    """What a page is at its first try, and at the second if there is one."""
    spider = Spider("x")
    spider._set_crawler(get_crawler(Spider))
    request = Request("http://a.example/1")
    found = []
    for body in (text, text if second is None else second):
        response = HtmlResponse(request.url, body=b"<html><body>" + body, request=request)
        found.append(completeness.of(response))
        again = None if found[-1] is Wholeness.WHOLE else completeness.again(response, spider)
        if again is None:
            break
        request = again
    return found


def test_pages_of_a_site_that_leaves_end_tags_out_are_soon_asked_for_once() -> None:
    facts = Facts()
    site = Completeness(facts)  # type: ignore[arg-type]
    twice, once = [Wholeness.DOUBTFUL, Wholeness.WHOLE], [Wholeness.WHOLE]
    made = (b"<p>made in %d ms" % n for n in range(8))
    assert [tried(site, next(made), next(made)) for _ in range(ENDLESS)] == [twice] * ENDLESS
    assert tried(site, b"<p>another") == once
    assert tried(Completeness(facts), b"<p>the next day") == once  # type: ignore[arg-type]


def test_a_page_that_breaks_off_elsewhere_or_on_a_site_of_whole_ones_is_broken() -> None:
    site = Completeness(Facts())  # type: ignore[arg-type]
    assert tried(site, b"<p>It was said to", b"<p>It was said to be over") == [Wholeness.DOUBTFUL] * 2
    assert all(tried(site, b"<p>whole" + END) == [Wholeness.WHOLE] for _ in range(SURE))
    assert tried(site, b"<p>It was said to") == [Wholeness.BROKEN] * 2
    assert tried(site, b"<ul><li>a list of another template</ul>") == [Wholeness.BROKEN, Wholeness.WHOLE]
