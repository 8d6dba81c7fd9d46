"""The page that the role model leaves."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from lxml import html

from extractors.candidate import Candidate
from extractors.document import Unreadable
from extractors.methods.role_model import page_of, role_model
from tests.builders import PARAGRAPHS, article_html, document, paragraphs
from tests.extractors.tag_soup import soup, tree


def page(source: str) -> str:
    doc = document(source)
    vote = role_model(doc)
    assert isinstance(vote, Candidate)
    return page_of(doc, vote)


def test_only_header_and_article_stay() -> None:
    written = html.fromstring(page(article_html()))
    assert written.findtext(".//title") == "Islands wait for their ferry | The Strait"
    assert [h.text for h in written.iter("h1")] == ["Islands wait for their ferry"]
    assert [p.text_content() for p in written.iter("p")] == list(PARAGRAPHS)
    assert not list(written.iter("nav", "footer"))


def test_the_charset_is_declared_and_text_survives() -> None:
    written = page(
        article_html(paragraphs((*PARAGRAPHS, "Å, ø & <æ>: 5 &lt; 6 and text enough to be kept.")))
    )
    assert '<meta charset="utf-8">' in written
    assert "5 &lt; 6" in written


def test_links_below_the_common_ancestor_lose_their_address() -> None:
    written = page(
        article_html(
            paragraphs() + '<p>A text with <a href="/x" title="t">a link</a> in the middle of it.</p>'
        )
    )
    assert "href" not in written
    assert "a link" in written


@pytest.mark.parametrize(
    "danger",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "<iframe src=http://evil.example></iframe>",
        '<a href="javascript:alert(1)">x</a>',
        '<img src=" java\nscript:alert(1)">',
        "<svg onload=alert(1)><p>x</p></svg>",
        "<form action=http://evil.example><input name=q></form>",
        '<p style="background:url(javascript:alert(1))">x</p>',
        "<object data=evil.swf></object>",
        '<base href="http://evil.example/">',
        "<style>@import 'http://evil.example'</style>",
        '<meta http-equiv="refresh" content="0;url=http://evil.example">',
    ],
)
def test_nothing_that_runs_is_written(danger: str) -> None:
    written = page(
        article_html(paragraphs() + f"<p>Some words around it {danger} and behind it, to be kept.</p>")
    )
    lowered = written.lower()
    assert "alert" not in lowered and "evil" not in lowered and "javascript" not in lowered
    assert "Some words around it" in written


def test_comments_and_foreign_text_go() -> None:
    inner = paragraphs() + "<h3>Comments</h3><p>A reader's opinion on the matter.</p>"
    assert "reader" not in page(article_html(inner))


def test_stray_text_keeps_its_inline_markup() -> None:
    body = "<br><br>".join(f"<b>{text[:5]}</b>{text[5:]}" for text in PARAGRAPHS)
    written = page(f"<title>T</title><table><tr><td><a href=/>Menu</a><td><h1>Ferry</h1>{body}</table>")
    assert f"<b>{PARAGRAPHS[0][:5]}</b>" in written
    assert "Menu" not in written


@settings(max_examples=60, deadline=None)
@given(soup | tree)
def test_never_raises_and_is_always_a_page(source: str) -> None:
    try:
        doc = document(source)
    except Unreadable:
        return
    vote = role_model(doc)
    if isinstance(vote, Candidate):
        written = page_of(doc, vote)
        assert written.startswith("<!DOCTYPE html>") and "<script" not in written.lower()
        html.fromstring(written)
