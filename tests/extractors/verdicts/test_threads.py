"""Threads of forums, as pages declare them."""

from __future__ import annotations

import pytest

from extractors import Page
from extractors.document import Document
from extractors.verdicts.threads import is_thread


def declared(html: str) -> bool:
    return is_thread(Document(Page.from_html(f"<html><body><main>{html}</main></body></html>", "http://a.example/x")))


def json_ld(text: str) -> str:
    return f'<script type="application/ld+json">{text}</script>'


MICRODATA = '<div itemscope itemtype="{}"><p itemprop=text>What do you think of it?</p></div>'


@pytest.mark.parametrize(
    "html",
    [
        MICRODATA.format("http://schema.org/DiscussionForumPosting"),
        MICRODATA.format("https://schema.org/QAPage/"),
        json_ld('{"@context": "https://schema.org", "@type": "DiscussionForumPosting", "text": "What?"}'),
        json_ld('{"@graph": [{"@type": "WebPage"}, {"@type": ["QAPage"], "mainEntity": {"@type": "Question"}}]}'),
    ],
)
def test_a_page_that_declares_itself_a_thread(html: str) -> None:
    assert declared(html)


@pytest.mark.parametrize(
    "html",
    [
        "<p>A DiscussionForumPosting is a type.</p>",
        "<script>var types = ['QAPage'];</script>",
        json_ld('{"@type": "FAQPage", "mainEntity": [{"@type": "Question"}]}'),
        json_ld('{"@type": "NewsArticle", "comment": {"@type": "DiscussionForumPosting"}}'),
        MICRODATA.format("http://schema.org/DiscussionForumPosting") + json_ld('{"@type": "BlogPosting"}'),
        MICRODATA.format("http://schema.org/Article") + MICRODATA.format("http://schema.org/DiscussionForumPosting"),
    ],
)
def test_a_page_that_does_not(html: str) -> None:
    assert not declared(html)
