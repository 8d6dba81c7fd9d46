"""Names of sections that have a person's form, beside the day."""

from __future__ import annotations

import pytest

from tests.extractors.metadata.pages import BODY, read

H1 = "<h1>The mill at Esk has burned down</h1>"
DAY = "<time>9/17/2026</time>"


def names(line: str, head: str = "", before: str = "", after: str = "") -> list[str]:
    page = f"{before}<article>{H1}<div>{line}</div>{BODY}</article>{after}"
    return [author.name for author in read(head, page).authors]


@pytest.mark.parametrize(
    "section",
    [
        '<a href="/sports/womens-volleyball">Women\'s Volleyball</a>',
        '<a href="/topics/state-politics">State Politics</a>',
        '<a href="/real-estate/" rel="category tag">Real Estate</a>',
        '<a href="/real-estate/" class=category>Real Estate</a>',
        "<span class=article-section><b>Health Care</b></span>",
        "<span class=cat-links><a href=/x>Middle East</a></span>",
        '<a href="/category/middle-east/">Middle East</a>',
    ],
)
def test_a_link_to_a_section_is_nobody(section: str) -> None:
    assert names(f"{DAY} | {section}") == names(f"{section} | {DAY}") == []


@pytest.mark.parametrize(
    "name",
    [
        "<a href=/ann-lee>Ann Lee</a>",
        "<a href=/authors/ann-lee class=category>Ann Lee</a>",
        "<a href=/sports/columnists/ann-lee>Ann Lee</a>",
        "<span class='section-author'>Ann Lee</span>",
        "<b>Ann Lee</b>",
    ],
)
def test_a_link_to_a_writer_is_one(name: str) -> None:
    tagged = "<p><a rel=tag href=/tag/ann-lee>Ann Lee</a></p>"
    assert names(f"{DAY} | {name}") == names(f"{DAY} | {name}", after=tagged) == ["Ann Lee"]


def test_a_section_is_in_a_menu_or_beside_those_that_are() -> None:
    line = f"{DAY} | <a href=/local/state-politics>State Politics</a>"
    assert names(line) == ["State Politics"]
    assert names(line, before="<ul class=main-menu><li><a href=/x>State Politics</a></ul>") == []
    assert names(line, before="<div class=breadcrumbs><a href=/x>State Politics</a></div>") == []
    assert names(line, before="<nav><a href=/local/schools>Schools</a></nav>") == []
    assert names(line, before="<nav><a href=/local>Local</a> <a href=/world/asia>Asia</a></nav>") == ["State Politics"]


def test_the_section_that_metadata_name_is_nobody() -> None:
    declared = '<meta property="article:section" content="Real Estate">'
    assert names(f"{DAY} | Real Estate") == ["Real Estate"]
    assert names(f"{DAY} | Real Estate", declared) == []
