"""Which bylines are believed where several sources name writers."""

from __future__ import annotations

import pytest

from extractors.metadata import read_metadata
from tests.extractors.metadata.pages import BODY, document, ld

H1 = "<h1>The mill at Esk has burned down</h1>"
ONE = ld('{"@type":"NewsArticle","headline":"x","author":{"@type":"Person","name":"Ann Lee"}}')
SITE = '<meta property="og:site_name" content="Esk Gazette">'
MARKED = "<p>Written by <span class=author-name>%s</span></p>"


def authors(body: str, head: str) -> list[str]:
    page = document(head, f"<article>{H1}{body}{BODY}</article>")
    header = next(n for n in range(len(page)) if page.name(n) == "h1")
    root = next(n for n in range(len(page)) if page.name(n) == "article")
    return [author.name for author in read_metadata(page, header=header, root=root).authors]


def test_a_second_writer_behind_a_comma_in_the_element_of_the_authors() -> None:
    assert authors(MARKED % "Ann Lee, Bo Li", ONE) == ["Ann Lee", "Bo Li"]
    assert authors(MARKED % "Ann Lee, Bo Li", "") == ["Ann Lee", "Bo Li"]


@pytest.mark.parametrize(
    "byline",
    [
        "<p>Written by Ann Lee, Bo Li</p>",
        MARKED % "Ann Lee, Esk Gazette",
        MARKED % "Bo Li, Ann Lee",
        MARKED % "Ann Lee, Bo Li, Cy Roe",
        "<p>Written by <span class=author-name>Ann Lee</span>, <span class=author-name>Bo Li</span></p>",
    ],
    ids=["unmarked", "the site", "another first", "three", "an element for each"],
)
def test_other_lists_leave_the_declared_one(byline: str) -> None:
    assert authors(byline, ONE + SITE) == ["Ann Lee"]


def test_the_declared_list_of_turkish_systems_tells_of_a_second_writer() -> None:
    shown = "<p>Muhabir: <a href=/muhabir/a>Ann Lee</a></p><p>Muhabir: <a href=/muhabir/b>Bo Li</a></p>"
    declared = '<meta name="articleAuthor" content="Ann Lee; Bo Li">'
    assert authors("", declared) == ["Ann Lee", "Bo Li"]
    assert authors("", ONE + declared) == ["Ann Lee"]
    assert authors(shown, ONE + declared) == ["Ann Lee", "Bo Li"]


@pytest.mark.parametrize("name", ["Redação Mar e Vento", "Mar e Vento Staff"])
def test_a_house_name_is_one_name(name: str) -> None:
    site = '<meta property="og:site_name" content="Mar e Vento">'
    head = ld(f'{{"@type":"NewsArticle","headline":"x","author":{{"@type":"Person","name":"{name}"}}}}')
    assert authors("", site + head) == [name]


@pytest.mark.parametrize("url", ['"/by/ann"', '["/by/ann"]', '{"@id": "/by/ann"}', '["", {"@id": "/by/ann"}]'])
def test_a_writers_page_in_any_form(url: str) -> None:
    head = ld(f'{{"@type":"NewsArticle","headline":"x","author":{{"@type":"Person","name":"Ann Lee","url":{url}}}}}')
    found = read_metadata(document(head, f"<article>{H1}{BODY}</article>")).authors
    assert [author.url for author in found] == ["https://www.example.org/by/ann"]


def test_the_site_behind_a_dash_is_no_part_of_a_name() -> None:
    assert authors("", SITE + '<meta name="author" content="Ann Lee - Esk Gazette">') == ["Ann Lee"]
    assert authors("", SITE + '<meta name="author" content="Ann Lee - Esk Post">') == ["Ann Lee - Esk Post"]


def test_a_declared_byline_s_photographer_did_not_write() -> None:
    assert authors("", '<meta name="author" content="Text: Ann Lee, Foto: Bo Li">') == ["Ann Lee"]
    assert authors("", '<meta name="author" content="Ann Lee | Photos by Bo Li">') == ["Ann Lee"]
