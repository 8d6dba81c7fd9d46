"""What is known of an article beside its text, in the head of its clean page and as front matter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors import Article, Page, clean_html, extract, extract_page, front_matter
from extractors.metadata.model import Author, Image
from extractors.render.about import head_of

SENTENCE = "The river rose by two metres on Monday, and the town prepared for the worst of it. "
HEAD = (
    "<title>River rises</title><link rel=canonical href=https://news.example/river><meta name=author content='Ann Doe'>"
    "<meta property=article:published_time content=2026-11-20T08:00:00+01:00><meta property=og:type content=article>"
    "<meta property=og:site_name content='The Courier'><meta name=description content='Water in the town.'>"
)
HTML = (
    f"<html lang=en><head>{HEAD}</head><body><nav><a href=/>Home</a></nav><article><h1>River rises</h1>"
    f"{f'<p>{SENTENCE * 3}</p>' * 5}</article></body></html>"
)
URL = "https://news.example/2026/river?from=feed"


def article(**changes: Any) -> Article:
    found = extract(HTML, URL)
    assert isinstance(found, Article)
    headline = changes.pop("headline", found.headline)
    return replace(found, headline=headline, metadata=replace(found.metadata, **changes))


def read(of: Article) -> dict[str, Any]:
    opening, text, rest = front_matter(of).split("---\n")
    assert opening == rest == ""
    found = yaml.safe_load(text)
    assert isinstance(found, dict)
    return found


def test_front_matter() -> None:
    assert read(article()) == {
        "title": "River rises",
        "author": ["Ann Doe"],
        "date": "2026-11-20T08:00:00+01:00",
        "url": "https://news.example/river",
        "site": "The Courier",
        "language": "en",
        "description": "Water in the town.",
    }


def test_more_front_matter() -> None:
    of = article(
        subtitle="S", date_modified="2026-11-21", section="Town", keywords=("a", "b"), main_image=Image("https://p.example/a.jpg")
    )
    known = read(of)
    assert known["subtitle"] == "S" and known["modified"] == "2026-11-21" and known["section"] == "Town"
    assert known["keywords"] == ["a", "b"] and known["image"] == "https://p.example/a.jpg"


def test_what_nobody_found_is_absent() -> None:
    of = replace(article(site_name=None, authors=(), date_published=None), canonical_url=None, url="", site="")
    assert set(read(of)) == {"title", "language", "description"}


@settings(deadline=None)
@given(st.text(min_size=1), st.lists(st.text(min_size=1), min_size=1))
def test_any_text_of_a_page_comes_back_from_the_front_matter(title: str, names: list[str]) -> None:
    of = article(headline=title, authors=tuple(map(Author, names)))
    assert read(of)["title"] == title and read(of)["author"] == names


def test_a_text_that_looks_like_the_end_of_the_front_matter() -> None:
    assert front_matter(article(headline="a\n---\nb")).count("\n---\n") == 1


def test_the_clean_page_read_again_gives_the_same_metadata() -> None:
    cleaned = clean_html(Page.from_html(HTML, URL))
    assert isinstance(cleaned, str)
    again = extract_page(Page.from_html(cleaned, "https://elsewhere.example/copy")).outcome
    assert isinstance(again, Article)
    first = article()
    assert again.canonical_url == first.canonical_url == "https://news.example/river"
    for name in ("authors", "date_published", "site_name", "description"):
        assert getattr(again.metadata, name) == getattr(first.metadata, name), name


def test_a_head_has_no_markup_of_the_page() -> None:
    hostile = "\"><script>alert(1)</script><meta name='"
    head = head_of(article(authors=(Author(hostile),), description=hostile, section=hostile, site_name=hostile))
    assert "<script" not in head and head.count("<") == len(head.splitlines()) == 6


def test_an_address_that_runs_something_is_no_address() -> None:
    of = replace(article(), canonical_url="javascript:alert(1)")
    assert "javascript" not in head_of(of) + front_matter(of)
