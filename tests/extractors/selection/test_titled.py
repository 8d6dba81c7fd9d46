"""A line that opens the text and is what the page's title calls it is the headline, and no body."""

from __future__ import annotations

import pytest

from extractors import Article, Page, body_and_headline, extract, extract_page, learn_site
from extractors.document import Parsed
from extractors.selection.titled import is_called, title_line, titles_of
from tests.builders import PARAGRAPHS, URL, paragraphs

HEADLINE = "Council delays vote on the old mill"


def drawn(opening: str, title: str = f"The Mill Post: {HEADLINE}", name: str = "story") -> Page:
    """A page of tables and breaks."""
    text = "<br><br>".join(PARAGRAPHS)
    html = (
        f"<html><head><title>{title}</title></head><body><table><tr><td><a href='/'>Home</a> &gt; <a href='/local/'>"
        f"Local</a><br><br>{opening}<font size=3>{text}<br><br></font></td></tr></table></body></html>"
    )
    return Page.from_html(html, f"https://news.example/2026/03/{name}.html")


def body_of(page: Page) -> str:
    found = extract_page(page).outcome
    assert isinstance(found, Article)
    return found.body


LINE = f"<font size='+2'><b>{HEADLINE}</b></font><br><br>"


@pytest.mark.parametrize(
    "opening",
    [
        LINE,
        f"<font size=1>Friday, March 6, 2026</font><br>{LINE}",
        f"{LINE}<font size=2><b>By Ann Lee</b></font><br><br>",
        f"<span class='heading'><b><font size=4>{HEADLINE}</font></b></span><br><div>(2026/03/06 21:14)</div>",
    ],
)
def test_a_drawn_headline_is_no_body(opening: str) -> None:
    assert body_of(drawn(opening)).startswith(PARAGRAPHS[0])


def test_a_headline_in_a_low_heading_is_no_body() -> None:
    html = (
        f"<title>{HEADLINE}</title><h1><a href='/'>Notes from the mill</a></h1><h2 class=date>March 6, 2026</h2>"
        f"<div class=entry><h3 class=title>{HEADLINE}</h3>{paragraphs()}</div>"
    )
    found = extract(f"<html><body>{html}</body></html>", URL)
    assert isinstance(found, Article) and found.body.startswith(PARAGRAPHS[0])


@pytest.mark.parametrize(
    ("before", "place"),
    [
        ("", 1),
        (f"<a href='/x'>{HEADLINE}</a>", 1),  # a trail
        (f"<div>{HEADLINE}</div>", None),
        (f"<div><br>{HEADLINE}</div>", None),
    ],
)
def test_what_the_page_has_said_before_is_the_texts_own_heading(before: str, place: int | None) -> None:
    html = f"<title>{HEADLINE}</title><body>{before}<p>One</p><p>{HEADLINE}</p><p>Text</p></body>"
    parsed = Parsed(Page.from_html(html, URL))
    lines = list(parsed.root.iter("p"))
    assert title_line(parsed, 3, lambda line: str(lines[line].text), lines.__getitem__) == place


def test_a_title_alone_stays() -> None:
    parsed = Parsed(Page.from_html(f"<title>{HEADLINE}</title><p>{HEADLINE}</p>", URL))
    assert title_line(parsed, 1, lambda line: HEADLINE, lambda line: next(parsed.root.iter("p"))) is None


def test_all_ways_agree() -> None:
    seen = extract_page(drawn(LINE, name="a"), learn=True)
    assert seen.observation is not None and isinstance(seen.outcome, Article)
    [wrapper] = learn_site([seen.observation])
    other = drawn(LINE.replace("old mill", "new bridge"), "The Mill Post: Council delays vote on the new bridge", "b")
    warm = extract_page(other, [wrapper])
    assert isinstance(warm.outcome, Article) and warm.outcome.body.startswith(PARAGRAPHS[0])
    told = body_and_headline(other, wrapper)
    assert isinstance(told, tuple) and told[0] == warm.outcome.body


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (HEADLINE, HEADLINE),
        (HEADLINE, f"The Mill Post: {HEADLINE}"),
        (HEADLINE, f"{HEADLINE} | Local | The Mill Post"),
        ("連休の高速道路、渋滞４２キロ", "北潭新聞：連休の高速道路、渋滞４２キロ：社会"),
        (f"March 6, 2026 {HEADLINE}", f"The Mill Post: {HEADLINE}"),
        (f"{HEADLINE} By Ann Lee", HEADLINE),
    ],
)
def test_what_a_title_calls_the_page(text: str, title: str) -> None:
    assert is_called(text, title)


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("", ""),
        ("Mill", "Mill"),
        ("The Mill Post", f"The Mill Post: {HEADLINE}"),
        ("Council delays vote", HEADLINE),
        (f"{HEADLINE}, and the mayor left the hall.", HEADLINE),
        ("A letter", "A letter: what the council said of the mill"),
    ],
)
def test_what_it_does_not(text: str, title: str) -> None:
    assert not is_called(text, title)


def test_the_titles_of_a_page() -> None:
    html = "<head><title>The mill</title><meta property='og:title' content='A mill'></head><body><p>Text</p></body>"
    assert titles_of(Parsed(Page.from_html(html, URL))) == ["The mill", "A mill"]
    assert titles_of(Parsed(Page.from_html("<svg><title>Icon</title></svg><p>Text</p>", URL))) == []
