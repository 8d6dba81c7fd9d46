"""What every registered method promises, whatever the page."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from lxml import etree

from extractors import xpath
from extractors.candidate import Candidate, NoCandidate
from extractors.document import MAX_DEPTH, Document, Unreadable
from extractors.methods import METHODS, Method
from extractors.page import Page
from tests.builders import URL, article_html, document, paragraphs
from tests.extractors.tag_soup import soup, tree

CORPUS = Path(__file__).parents[2] / "corpus" / "never_raise"
GENERATED: dict[str, str] = {
    "deep": "<div>" * (MAX_DEPTH - 10) + "<p>Words at the bottom of it all.</p>",
    "deep_inline": "<p>" + "<b>" * 600 + "bold words" + "</b>" * 600,
    "giant_attribute": f'<div class="{"comment " * 20_000}" style="{"x:y;" * 20_000}"><p>Two words.</p>',
    "giant_word": "<p>" + "x" * 100_000 + "</p>",
    "many_siblings": "<div>" + "<p>One of many.</p>" * 5_000 + "</div>",
    "many_headings": "<title>A title</title>" + "<h1>A heading like any other</h1>" * 5_000,
    "many_tables": "<table><tr><td>a<td>b</table>" * 500,
    "nested_tables": "<table><tr><td>" * 150 + "words in the middle",
    "many_links": "<p>" + '<a href="/x">one two</a>, ' * 3_000 + "</p>",
    "no_words": "<div>" + "<p>.</p>" * 50 + "</div>",
    "one_word": "<p>word</p>",
    "stray_text": "Text outside. <br><br> Of all elements. <hr> And more.",
    "style_rules": "<style>"
    + ".a,#b,p{display:none}" * 5_000
    + "{" * 999
    + "</style><p class=a>Hidden words.</p>",
    "article": article_html(),
}
EMPTY = (
    "<html></html>",
    "<html><body></body></html>",
    "<body><div><p> </p><br></div></body>",
    "<title>A title</title>",
)
METHOD = pytest.mark.parametrize("method", METHODS, ids=lambda method: method.name)


def pages() -> Iterator[tuple[str, bytes | str]]:
    """Every page of the corpus, ours and the generated ones."""
    for path in sorted(CORPUS.glob("*.html")):
        yield path.stem, path.read_bytes()
    yield from GENERATED.items()


PAGES = dict(pages())


def written(doc: Document) -> list[bytes]:
    """The whole tree as bytes."""
    return [etree.tostring(root, with_tail=True) for root in doc.roots]


def check_candidate(doc: Document, vote: Candidate, method: Method) -> None:
    """The invariants that a Candidate's docstrings state."""
    n = len(doc)
    assert vote.method == method.name
    assert 0 <= vote.root < n
    assert vote.header is None or 0 <= vote.header < n
    assert list(vote.content) == sorted(set(vote.content))
    for node, after in zip(vote.content, vote.content[1:]):
        assert doc.end[node] <= after, "content nodes overlap"
    # a page of several roots may have content that no one element holds
    if vote.content and doc.common_ancestor(list(vote.content)) >= 0:
        assert all(doc.is_within(node, vote.root) for node in vote.content)
    assert all(0 <= node < n for node in vote.excluded)
    assert vote.texts is None or all(0 <= run < len(doc.structure.run_at) for run in vote.texts)


def check(method: Method, doc: Document) -> None:
    """Tree untouched, same answer twice, a reason where there is none, and a root that its XPath selects."""
    before = written(doc)
    vote, again = method.find(doc), method.find(doc)
    assert written(doc) == before
    assert vote == again
    if isinstance(vote, NoCandidate):
        assert vote.method == method.name
        assert vote.detail
        return
    check_candidate(doc, vote, method)
    root = doc.elements[vote.root]
    selected = xpath.select(root, xpath.xpath_of(root))
    assert len(selected) == 1 and selected[0] is root


@lru_cache(maxsize=64)
def corpus_document(name: str) -> Document | None:
    body = PAGES[name]
    try:
        return Document(Page(URL, body) if isinstance(body, bytes) else Page.from_html(body, URL))
    except Unreadable:
        return None


@METHOD
@pytest.mark.parametrize("name", PAGES)
def test_never_raises_on_the_corpus(method: Method, name: str) -> None:
    doc = corpus_document(name)
    if doc is not None:
        check(method, doc)


def test_nearly_the_whole_corpus_is_readable() -> None:
    assert sum(corpus_document(name) is not None for name in PAGES) >= len(PAGES) - 2


@METHOD
@settings(max_examples=40, deadline=None)
@given(html=soup | tree)
def test_never_raises_on_made_trees(method: Method, html: str) -> None:
    try:
        doc = document(html)
    except Unreadable:
        return
    check(method, doc)


@METHOD
@pytest.mark.parametrize("html", EMPTY)
def test_an_empty_page_gives_a_reason(method: Method, html: str) -> None:
    try:
        doc = document(html)
    except Unreadable as refusal:
        assert refusal.detail
        return
    vote = method.find(doc)
    assert isinstance(vote, NoCandidate)
    assert vote.detail


@METHOD
def test_a_fresh_document_gives_the_same_answer(method: Method) -> None:
    assert method.find(document(article_html())) == method.find(document(article_html()))


SHAPES: dict[str, Callable[[int], str]] = {
    "siblings": lambda n: article_html("<p>Some words, of a paragraph. And more of them.</p>" * n),
    "sections": lambda n: article_html(f"<section class=c><h2>Part</h2>{paragraphs()}</section>" * (n // 8)),
    "tables": lambda n: article_html(
        "<table><tr><td>some words<td>1,5</tr><tr><td>more<td>2</table>" * (n // 4)
    ),
    "lists": lambda n: article_html(
        f"<ul>{'<li><a href=/x>a link to read</a> and text' * 5}</ul>" * (n // 5)
    ),
}


def steps(find: Callable[[Document], object], doc: Document) -> int:
    """Calls of Python and C functions while a method runs."""
    count = 0

    def on_event(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(on_event)
    try:
        find(doc)
    finally:
        sys.setprofile(None)
    return count


@METHOD
@pytest.mark.parametrize("shape", SHAPES)
def test_steps_grow_no_faster_than_the_page(method: Method, shape: str) -> None:
    make = SHAPES[shape]
    method.find(document(make(100)))  # tables and word lists are read once
    small, middle, large = (steps(method.find, document(make(n))) for n in (200, 400, 800))
    assert large - middle <= 2.5 * max(middle - small, 100)
