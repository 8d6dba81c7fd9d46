"""Pages of old layouts: no headings, the headline a line in large letters, the byline behind a break."""

from __future__ import annotations

import pytest

from extractors import Article, extract
from extractors.metadata import Metadata
from extractors.metadata.titles import between_colons

PART = '<font size="2">The council of the valley voted on day {} for the bridge, which cost many millions.</font>'
TEXT = "<br><br>".join(PART.format(n) for n in range(8))
DAY = '<font size="1">Friday, May 1, 2026</font><br>'
BYLINE = '<br><font size="1">3 May 2026, 10:00 | By Ann Lee</font><br><br>'


def read(line: str, title: str = "The Valley Times", head: str = "") -> Metadata:
    page = (
        f"<html><head><title>{title}</title>{head}</head><body><table><tr><td><font size=1>The Valley Times, since 1911"
        f'</font></td></tr><tr><td><a href="/a">News</a></td><td>{line}{BYLINE}{TEXT}</td></tr></table></body></html>'
    )
    found = extract(page, "http://v.example/a?id=3")
    assert isinstance(found, Article)
    return found.metadata


@pytest.mark.parametrize(
    "line",
    [
        '<font size="4"><b>The bridge opens at last</b></font>',
        '<b><font size="+1">The bridge opens at last</font></b>',
        "<big>The bridge opens at last</big>",
    ],
)
def test_the_byline_is_near_the_large_line(line: str) -> None:
    found = read(line)
    assert found.headline == "The Valley Times" and found.candidates["headline"][-1].value == "The bridge opens at last"
    assert [author.name for author in found.authors] == ["Ann Lee"]
    assert found.date_published == "2026-05-03T10:00:00"


@pytest.mark.parametrize("title", ["New Page 3", "Untitled Document", "無題ドキュメント"])
def test_the_large_line_goes_before_what_an_editor_calls_a_page_without_a_name(title: str) -> None:
    assert read('<font size="4"><b>The bridge opens at last</b></font>', title).headline == "The bridge opens at last"


@pytest.mark.parametrize(
    "line",
    [
        '<font size="2"><b>The bridge opens at last</b></font>',  # no larger than the text
        '<font size="4"><a href="/b">The bridge opens at last</a></font>',
        '<font size="4">The bridge</font> opens at last',
    ],
)
def test_what_is_no_heading(line: str) -> None:
    assert [claim.source for claim in read(line).candidates["headline"]] == ["title"]


@pytest.mark.parametrize("title", ["", "Valley Times"])
def test_without_a_title_of_its_own_the_large_line_is_the_headline(title: str) -> None:
    named = '<meta property="og:site_name" content="Valley Times">'
    found = read('<font size="4">The bridge opens at last</font>', title, named)
    assert (found.headline, found.sources["headline"]) == ("The bridge opens at last", "dom.font")


@pytest.mark.parametrize(
    "line",
    ['<font class="title">The bridge opens at last</font>', '<span class="titulo">The bridge opens at last</span>'],
)
def test_a_line_with_the_title_s_words_that_a_break_alone_sets_apart(line: str) -> None:
    found = read(line, title="The bridge opens at last - Valley today")
    assert found.headline == "The bridge opens at last"
    assert [author.name for author in found.authors] == ["Ann Lee"]
    assert found.date_published == "2026-05-03T10:00:00"


def test_such_a_line_that_is_a_link_is_another_page_s() -> None:
    line = '<a href="/b"><span>The bridge opens at last</span></a>'
    assert read(line, title="The bridge opens at last - Valley today").headline != "The bridge opens at last"


@pytest.mark.parametrize(
    "title",
    [
        "Valley Times Online: The bridge opens at last after years",
        "The bridge opens at last after years :: News",
        "Valley Times：The bridge opens at last after years：News",
    ],
)
def test_a_title_between_colons_stands_on_the_page_as_a_line_of_its_own(title: str) -> None:
    line = f'{DAY}<font size="+2"><b>The bridge opens at last after years</b></font>'
    assert read(line, title).headline == "The bridge opens at last after years"


def test_a_title_with_a_colon_of_its_own_stays() -> None:
    title = "The bridge: it opens at last after years"
    assert read('<font size="4">A day for the valley</font>', title).headline == title
    assert read(f'<font size="4">{title}</font>', title).headline == title


def test_a_shorter_rest_counts_where_the_host_tells_the_name_before_it() -> None:
    title = "Valley Courier Times Online: The bridge opens"
    assert between_colons(title, "valleycourier.example") == ["The bridge opens"]
    assert between_colons(title, "other.example") == []
    assert between_colons("It opens at 10:30 today", "other.example") == []


def test_the_byline_behind_a_headline_that_is_a_line_within_a_block() -> None:
    line = f'{DAY}<font size="+2"><b>The bridge opens at last</b></font><br><br><font size="2"><b>By ANN LEE</b><br>'
    page = (
        "<html><head><title>The bridge opens at last - Valley today</title></head><body><table><tr><td>"
        f"{line}Times Staff Writer</font><br><br>{TEXT}</td></tr></table></body></html>"
    )
    found = extract(page, "http://v.example/a?id=3")
    assert isinstance(found, Article) and [author.name for author in found.metadata.authors] == ["ANN LEE"]
