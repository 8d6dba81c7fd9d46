"""The next page of an article, by the XPath of its wrapper."""

from __future__ import annotations

import pytest

from extractors import PARSER_VERSION, Page, Wrapper
from extractors.document import Parsed
from extractors.wrapping.next_page import next_page

URL = "https://www.news.example/story/pier"


def found(links: str, xpath: str | None = '//a[@class="more"]', head: str = "") -> str | None:
    page = Page.from_html(f"<html><head>{head}</head><body>{links}</body></html>", URL)
    return next_page(Parsed(page), Wrapper("news.example", PARSER_VERSION, "//body", next_page_xpath=xpath))


@pytest.mark.parametrize(
    ("links", "address"),
    [
        ('<a class=more href="/story/second-half">On</a>', "https://www.news.example/story/second-half"),
        ('<a class=more href="//news.example/b">On</a>', "https://news.example/b"),
        ('<a class=more href="#end">End</a><a class=more href="?p=b">On</a>', f"{URL}?p=b"),
        ('<a class=more href="https://elsewhere.example/b">On</a>', None),
        ('<a class=more href="javascript:go()">On</a>', None),
        ('<a class=more href="https://[bad">On</a>', None),
        ("<a class=more>On</a>", None),
        ("<a href=/b>On</a>", None),
    ],
)
def test_the_first_other_page_of_the_host(links: str, address: str | None) -> None:
    assert found(links) == address


def test_an_attribute_a_text_and_a_base() -> None:
    link = '<a class=more href="b">On</a>'
    assert found(link, '//a[@class="more"]/@href') == "https://www.news.example/story/b"
    assert found(link, 'string(//a[@class="more"]/@href)') == "https://www.news.example/story/b"
    assert found(link, head='<base href="/x/">') == "https://www.news.example/x/b"


def test_a_wrapper_without_one_and_a_broken_one() -> None:
    link = '<a class=more href="b">On</a>'
    assert found(link, None) is None
    assert found(link, "//a[") is None
    assert found(link, "count(//a)") is None
