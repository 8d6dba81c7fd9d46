"""What a page says of its layout's metadata: the evidence that it could do without."""

from __future__ import annotations

import pytest

from extractors import Article, Observation, Page, extract_page
from extractors.observation import name_of
from tests.builders import inside
from tests.extractors.metadata.pages import BODY, URL, ld

LD = '{"@type": "NewsArticle", "headline": "The mill at Esk burns down", "author": {"name": "%s"}, '
DATES = '"datePublished": "2024-05-17T08:00:00%s", "dateModified": "2024-05-18T09:00:00%s"}'
SHOWN = "<h1>The mill at Esk burns down</h1><p class='byline'>By Ann Lee</p><time>%s</time>"


def observed(author: str, zone: str, shown: str, metas: str = "") -> Observation:
    head = f"<title>The mill at Esk burns down</title>{metas}{ld(LD % author + DATES % (zone, zone))}"
    body = f"<main><article>{shown}{BODY * 3}</article></main><footer>Imprint</footer>"
    page = Page.from_html(f"<html><head>{head}</head><body>{body}</body></html>", URL)
    found = extract_page(page, learn=True)
    assert isinstance(found.outcome, Article) and found.observation is not None
    return found.observation


def spared(
    author: str = "Ann Lee", zone: str = "+02:00", day: str = "17 May 2024", shown: str = SHOWN, metas: str = ""
) -> dict[str, int | None]:
    return dict(observed(author, zone, shown % day, metas).spared)


SHOWN_ALONE = "<h1>The mill at Esk burns down</h1><time>%s</time>"
METAS = "".join(f"<meta name='{name}' content='Ann Lee'>" for name in ("author", "parsely-author", "sailthru.author"))


@pytest.mark.parametrize(
    ("page", "agreeing"),
    [
        (spared(), {"authors": 2, "date_published": 2}),
        (spared(author="Bo Li"), {"authors": 0, "date_published": 2}),
        (spared(day="3 May 2024"), {"authors": 2}),
        (spared(author="", shown=SHOWN_ALONE), {"authors": None, "date_published": 2}),
        (spared(metas=METAS), {"authors": None, "date_published": 2}),
    ],
    ids=["all agree", "another author is shown", "another day is shown", "no author", "more agree than are counted"],
)
def test_what_changes_no_value_is_spared(page: dict[str, int | None], agreeing: dict[str, int | None]) -> None:
    assert page == agreeing


@pytest.mark.parametrize(
    ("head", "fields"),
    [
        ("<p>On the river</p><p class='byline'>Ann Lee</p>", ["authors"]),
        ("<div class='above'><i>On the river</i><i>Ann Lee</i></div>", []),
    ],
    ids=["named", "the second of two"],
)
def test_where_a_field_stands_is_told_by_name_and_not_by_position(head: str, fields: list[str]) -> None:
    seen = observed("Ann Lee", "+02:00", f"<h1>The mill at Esk burns down</h1>{head}")
    assert [each.name for each in seen.fields] == fields


def test_a_build_that_renames_its_classes_leaves_signatures_as_they_are() -> None:
    page = '<div class="Story_body__{0} _wide_{1}_7 story"><p class="css-{1}">x</p></div>'
    old, new = (inside(page.format(*hashes)).root.find(".//div") for hashes in (("x1A2b", "x1a2b"), ("Qy7_k", "0u5d3")))
    assert name_of(old) == name_of(new) == "Story_body__ _wide_ story"


def test_what_an_article_is_about_is_no_part_of_its_layouts_names() -> None:
    page = '<div class="post-{} post hentry {}"><div class="author-bio tag-list"><p>x</p></div></div>'
    one, other = (
        inside(page.format(*told)).root
        for told in ((17, "category-politics tag-harbour"), (18, "tag-fish category-sport author-ann"))
    )
    assert name_of(one.find(".//div")) == name_of(other.find(".//div")) == "hentry post post-#"
    assert name_of(one.find(".//div/div")) == "author-bio tag-list"
    beside = inside('<div class="post"><div class="post author-bio tag-links"><p>x</p></div></div>').root
    assert name_of(beside.find(".//div/div")) == "author-bio post tag-links"
