"""Whatever the page: an article or a rejection with a reason, never an exception, and JSON that can be written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors import MAX_BYTES, Article, Page, Rejection, extract, extract_page, learn_site
from extractors.methods import BY_NAME
from tests.builders import PARAGRAPHS, URL, article_html, paragraphs
from tests.extractors.tag_soup import soup, tree

CORPUS = sorted((Path(__file__).parents[1] / "corpus" / "never_raise").glob("*.html"))
ODD_URLS = (
    "",
    "x",
    "http://",
    "http://[::1",
    "http://[broken/x",
    "//a.example",
    "mailto:a@b",
    "http://a.example:99999/",
    "http://é\u202e/\x00",
)
_TAGS = (
    "img video audio iframe embed object source picture figure amp-img amp-youtube lite-youtube a p div li td table "
    "blockquote h2 pre code time svg math ruby template slot form input button meta link script noscript style details"
).split()
_LEFT = "{attrs} {{lazy}}=1 {x}y src=a.jpg href=b.mp4 class=lead"
MADE: dict[str, bytes | str] = {
    "unclosed attribute": article_html() + '<p title="',
    "only a doctype": "<!DOCTYPE html>",
    "only white space entities": "&nbsp;" * 1_000,
    "a table of 20,000 cells": "<table>" + "<tr><td>a<td>b" * 10_000 + "</table>",
    "20,000 paragraphs": "<p>One of many sentences.</p>" * 20_000,
    "one line of 300,000 words": "<p>" + "word " * 300_000,
    "one word of 1 MB": "<p>" + "x" * 1_000_000,
    "an attribute of 1 MB": f'<div class="{"comment " * 125_000}">' + paragraphs() + "</div>",
    "a hundred thousand open tags": "<b>" * 100_000 + "x",
    "a hundred thousand end tags": "x" + "</b>" * 100_000,
    "nested lists, tables and quotations": "<ul><li><table><tr><td><blockquote>" * 190 + paragraphs(),
    "broken JSON-LD": article_html(
        head='<script type="application/ld+json">{"@type": "NewsArticle", "headline": </script>'
    ),
    "JSON-LD of 1 MB of brackets": article_html(head=f'<script type="application/ld+json">{"[" * 500_000}</script>'),
    "JSON-LD of odd types": article_html(
        head='<script type="application/ld+json">{"@type": ["NewsArticle", 3, null], "headline": {"a": []},'
        ' "author": 7,'
        ' "datePublished": [1], "image": [[["x"]]], "publisher": "P", "mainEntityOfPage": {"@id": 4}}</script>'
    ),
    "odd dates": article_html(
        head='<meta property="article:published_time" content="0000-99-99T99:99:99+99:99">'
        '<meta name="date" content="' + "9" * 5_000 + '">'
    ),
    "odd links": article_html(
        head='<link rel="canonical" href="http://[broken/"><base href="http://[x">'
        '<meta property="og:image" content="//[::1"><link rel=icon href="data:x">'
    ),
    "templates left in attributes": article_html(
        paragraphs() + "".join(f"<{tag} {_LEFT}>One of them.</{tag}>" for tag in _TAGS),
        head='<meta property="og:image" content="a.jpg">',
    ),
    "every byte": bytes(range(256)) * 40,
    "an image by mistake": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 400,
    "a PDF by mistake": b"%PDF-1.7\n" + b"\x00\xff\xfe" * 5_000,
    "UTF-16 without a mark": article_html().encode("utf-16-le"),
    "cut in the middle of a character": article_html("<p>" + "新闻" * 300).encode()[:-1] + b"\xe6",
    "lone surrogates": "<p>" + "\ud800 x " * 50,
    "as large as may be": b"<p>" + b"a b " * ((MAX_BYTES - 3) // 4 // 10),
}


def check(outcome: Article | Rejection) -> None:
    """What holds of every outcome."""
    text = json.dumps(outcome.to_json(), ensure_ascii=False, allow_nan=False)
    assert json.loads(text) == outcome.to_json()
    if isinstance(outcome, Rejection):
        assert outcome.detail and 0 <= outcome.confidence <= 1
        return
    assert outcome.body.strip() and 0 <= outcome.extraction.confidence <= 1
    assert "\x00" not in outcome.body and "\n\n\n" not in outcome.body
    assert outcome.extraction.xpath.startswith("/")


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_corpus(path: Path) -> None:
    check(extract(path.read_bytes(), URL))


@pytest.mark.parametrize("name", sorted(MADE))
def test_made(name: str) -> None:
    check(extract(MADE[name], URL))


@pytest.mark.parametrize("url", ODD_URLS)
def test_odd_addresses(url: str) -> None:
    outcome = extract(article_html('<p><a href="http://[x">l</a> <img src="http://[y"></p>' + paragraphs()), url)
    assert isinstance(outcome, Article) and outcome.url == url
    check(outcome)


@settings(max_examples=120, deadline=None)
@given(soup)
def test_tag_soup(html: str) -> None:
    check(extract(html, URL))


@settings(max_examples=60, deadline=None)
@given(soup, soup)
def test_an_article_in_the_soup(before: str, after: str) -> None:
    """Soup around an article may hide it, but never breaks."""
    check(extract(before + paragraphs() + after, URL))


@settings(max_examples=40, deadline=None)
@given(tree)
def test_small_trees(html: str) -> None:
    check(extract(html, URL))


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=400), st.none() | st.sampled_from(["utf-8", "gb18030", "utf-16", "idna", "nonsense", "\x00"]))
def test_bytes(body: bytes, encoding: str | None) -> None:
    check(extract_page(Page(URL, body, encoding)).outcome)


@pytest.mark.parametrize("method", sorted(BY_NAME))
@settings(max_examples=15, deadline=None)
@given(html=soup)
def test_single_methods(method: str, html: str) -> None:
    check(extract(html, URL, method=method))


@settings(max_examples=40, deadline=None)
@given(soup)
def test_wrappers_meet_any_page(html: str) -> None:
    """A wrapper that was learned on one page is tried on any other of the site."""
    seen = extract_page(Page.from_html(article_html(), URL), learn=True).observation
    assert seen is not None
    [wrapper] = learn_site([seen])
    page = Page.from_html(html, URL)
    check(extract_page(page, (wrapper,)).outcome)
    check(extract_page(page, (wrapper,), learn=True, trials=(wrapper,), sample=True).outcome)


def test_the_article_survives_broken_markup_after_it() -> None:
    outcome = extract(article_html() + '<div class="', URL)
    assert isinstance(outcome, Article) and all(text in outcome.body for text in PARAGRAPHS)
