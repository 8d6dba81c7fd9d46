"""The main header: which heading a visitor would take for the headline."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from extractors.document import Unreadable
from extractors.selection.header import find_header, page_title
from tests.builders import article_html, document
from tests.extractors.tag_soup import soup

TITLE = "<title>Harbour to be dredged again | The Gull</title>"
CASES = (
    ("the only h1", "<h1>Anything</h1><h2>Something else</h2>", "Anything"),
    ("likeness before level", "<h1>Anything</h1><h2>Harbour to be dredged again</h2>", "Harbour to be dredged again"),
    (
        "the site's name in an h1",
        "<h1>The Gull Daily</h1><h1>Harbour to be dredged again</h1>",
        "Harbour to be dredged again",
    ),
    (
        "headline in an h2, site in h1",
        "<h1>Seaside Daily News</h1><h2>Harbour to be dredged again</h2>",
        "Harbour to be dredged again",
    ),
    ("first of equals", "<h2>Alpha story</h2><h2>Beta story</h2>", "Alpha story"),
    ("navigation last", "<nav><h1>Menu</h1></nav><h3>Story</h3>", "Story"),
    ("footer last", "<h4>Story</h4><footer><h2>About</h2></footer>", "Story"),
    ("no empty ones", "<h1><img src=logo></h1><h2>Story</h2>", "Story"),
    ("no whole articles", f"<h1>{'A paragraph in a heading. ' * 30}</h1><h2>Story</h2>", "Story"),
    ("only in the footer", "<footer><h3>About</h3></footer>", "About"),
    ("inline markup", "<h1>Harbour <em>to be</em><br>dredged again</h1>", "Harbour to be dredged again"),
)


@pytest.mark.parametrize(("body", "text"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_choice(body: str, text: str) -> None:
    found = document(f"<html><head>{TITLE}</head><body>{body}<p>Text.</p></body></html>")
    header = find_header(found)
    assert header is not None and found.text(header) == text


@pytest.mark.parametrize("html", ["<p>no heading</p>", "<h1></h1>", "<svg><h1>x</h1></svg><p>y</p>"])
def test_none(html: str) -> None:
    found = document(html)
    header = find_header(found)
    assert header is None or found.text(header)


def test_og_title_counts_as_title() -> None:
    head = '<title>The Gull</title><meta property="og:title" content="Pier closed after storm">'
    html = f"<html><head>{head}</head><body><h1>Weather</h1><h1>Pier closed after storm</h1></body></html>"
    found = document(html)
    assert page_title(found) == "The Gull Pier closed after storm"
    assert found.text(find_header(found) or 0) == "Pier closed after storm"


def test_scripts_without_spaces_are_compared_by_character() -> None:
    html = "<title>港口今年再次疏浚_海鸥报</title><h1>天气</h1><h1>港口今年再次疏浚</h1>"
    found = document(html)
    assert found.text(find_header(found) or 0) == "港口今年再次疏浚"


@pytest.mark.parametrize("level", ["h1", "h2"])
def test_the_site_s_name_is_no_headline_though_the_title_ends_with_it(level: str) -> None:
    html = (
        f"<html><head>{TITLE}</head><body><h1>The Gull</h1><{level}>Harbour to be dredged again</{level}></body></html>"
    )
    found = document(html)
    assert found.text(find_header(found) or 0) == "Harbour to be dredged again"


def test_an_ordinary_article() -> None:
    found = document(article_html(headline="Council votes"))
    assert found.text(find_header(found) or 0) == "Council votes"


@settings(max_examples=80, deadline=None)
@given(soup)
def test_any_page(html: str) -> None:
    try:
        found = document(html)
    except Unreadable:
        return
    header = find_header(found)
    assert header is None or found.name(header) in ("h1", "h2", "h3", "h4", "h5", "h6")


def test_only_what_stands_before_an_element_is_looked_at() -> None:
    body = "<h1>Works</h1><p>x</p><h2>Harbour to be dredged again</h2>"
    found = document(f"<html><head>{TITLE}</head><body>{body}</body></html>")
    whole = find_header(found)
    assert whole is not None and found.text(whole) == "Harbour to be dredged again"
    early = find_header(found, whole)
    assert early is not None and found.text(early) == "Works"
    assert find_header(found, early) is None
