"""Links with the name of an author that nothing else gives an address of, as their text or as their address's end."""

from __future__ import annotations

import pytest

from tests.extractors.metadata.pages import BODY, URL, ld, read

ANN = ld('{"@type": "NewsArticle", "author": {"name": "Ann Lee"}}')
H1 = "<h1>Mill burns down</h1>"


def address(markup: str, head: str = ANN) -> str | None:
    (author,) = read(head, f"<article>{H1}{markup}{BODY}</article>").authors
    return author.url


@pytest.mark.parametrize(
    ("markup", "url"),
    [
        ("<p>By <a href=/connect/ann-lee>Ann Lee</a></p>", "https://www.example.org/connect/ann-lee"),
        ("<p><a href=/connect/ann-lee>ANN <b>LEE</b></a></p>", "https://www.example.org/connect/ann-lee"),
        ("<p><a href=https://social.example/in/ann>Ann Lee</a></p>", "https://social.example/in/ann"),
        ("<p><a href=/x>Ann Lee reports</a> <a href=/y>Ann</a></p>", None),
        ("<p><a href=/tag/ann-lee>Ann Lee</a></p>", None),
        ("<p><a href=mailto:ann@example.org>Ann Lee</a></p>", None),
        ("<p><a href=/>Ann Lee</a></p>", None),
        (f"<p><a href={URL}#comments>Ann Lee</a></p>", None),
        ("<aside><a href=/team-ann>Ann Lee</a></aside>", None),
        (BODY * 30 + "<p><a href=/far>Ann Lee</a></p>", None),
        (BODY * 30 + "<p class=byline><a href=/far>Ann Lee</a></p>", "https://www.example.org/far"),
    ],
)
def test_the_link_of_a_name(markup: str, url: str | None) -> None:
    assert address(markup) == url


@pytest.mark.parametrize(
    ("href", "name", "url"),
    [
        ("/author/ann-lee/", "Ann Lee", "https://www.example.org/author/ann-lee/"),
        ("/de/mitarbeiter/detail/ann_lee.html", "Ann Lee", "https://www.example.org/de/mitarbeiter/detail/ann_lee.html"),
        ("https://example.org/our-experts/Ann-Lee?x=1", "Ann Lee", "https://example.org/our-experts/Ann-Lee?x=1"),
        ("/auteur/zo%C3%A9-o-lee", "Zoé O’Lee", "https://www.example.org/auteur/zo%C3%A9-o-lee"),
        ("/blog-authors/annlee", "Ann Lee", "https://www.example.org/blog-authors/annlee"),
        ("https://other.example/author/ann-lee", "Ann Lee", None),  # another paper's
        ("/author/ann-lee/page/2", "Ann Lee", None),
        ("/author/ann-leeds", "Ann Lee", None),
        ("/films/ann-lee", "Ann Lee", None),
        ("/author/" + "ann-lee/" * 60, "Ann Lee", None),
    ],
)
def test_the_site_s_page_of_a_writer_by_its_address(href: str, name: str, url: str | None) -> None:
    head = ld(f'{{"@type": "NewsArticle", "author": {{"name": "{name}"}}}}')
    assert address(BODY * 30 + f"<aside><a href='{href}'>View profile</a></aside>", head) == url


def test_a_site_of_the_writer_s_own_is_no_home_page() -> None:
    assert address("<p>By <a href=https://ann-lee.example/>Ann Lee</a></p>") == "https://ann-lee.example/"
    assert address("<p>By <a href=https://example.org>Ann Lee</a></p>") is None


def test_an_address_that_is_told_stays() -> None:
    head = ld('{"@type": "NewsArticle", "author": {"name": "Ann Lee", "url": "/writers/7"}}')
    assert address("<p><a href=/connect/ann-lee>Ann Lee</a></p>", head) == "https://www.example.org/writers/7"


ANNS, BOS = "<a href=/author/ann>Ann Lee</a>", "<a href=/author/bo>Bo Berg</a>"
LEE, BERG, KOY = ("<a href=/ann>Ann Lee</a>", "<a href=/bo-berg>Bo Berg</a>", "<a href=/cy>Cy Koy</a>")


@pytest.mark.parametrize(
    ("byline", "names"),
    [
        (f"{LEE} with {BERG}", ["Ann Lee", "Bo Berg"]),
        (f"{LEE} <span>and</span> {BERG} <p>Posted on May 19</p>", ["Ann Lee", "Bo Berg"]),
        (f"<a href=/ann><img src=/a.png></a> {BERG} &amp; {LEE}", ["Ann Lee", "Bo Berg"]),
        (f"{LEE}, {BERG} and {KOY}", ["Ann Lee", "Bo Berg", "Cy Koy"]),
        (f"{LEE}, {BERG}", ["Ann Lee"]),  # topics stand so as well
        (f"{LEE} {BERG}", ["Ann Lee"]),
        (f"{LEE} on {BERG}", ["Ann Lee"]),
        (f"{BERG} and {KOY}", ["Ann Lee"]),
        (f"{LEE} and <a href=/staff>the newsroom</a>", ["Ann Lee"]),
        (f"{LEE} and <a href=/more>2 others</a>", ["Ann Lee"]),
    ],
)
def test_who_is_joined_to_the_author_by_a_word(byline: str, names: list[str]) -> None:
    found = read(ANN, f"<article>{H1}<div>{byline}</div>{BODY}</article>").authors
    assert [author.name for author in found] == names


@pytest.mark.parametrize(
    ("byline", "names"),
    [
        (f"{ANNS}, {BOS}", ["Ann Lee", "Bo Berg"]),
        (f"{BOS},\n{ANNS}, <a href=/autor/cy>Cy Koy</a>", ["Ann Lee", "Bo Berg", "Cy Koy"]),
        (f"{LEE}, {BOS}", ["Ann Lee"]),
        (f"{ANNS} {BOS}", ["Ann Lee"]),
        (f"{ANNS}, <a href=/author/desk>the newsroom</a>", ["Ann Lee"]),
        ("<a href=/tag/ann-lee>Ann Lee</a>, <a href=/tag/bo-berg>Bo Berg</a>", ["Ann Lee"]),
        (f"{BOS}, <a href=/author/cy>Cy Koy</a>", ["Ann Lee"]),
    ],
)
def test_writers_pages_side_by_side(byline: str, names: list[str]) -> None:
    found = read(ANN, f"<article>{H1}<div>{byline}</div>{BODY}</article>").authors
    assert [author.name for author in found] == names


@pytest.mark.parametrize("word", ["και", "a", "și", "és", "và", "და", "और", "و", "va"])
def test_words_for_and_in_other_languages(word: str) -> None:
    found = read(ANN, f"<article>{H1}<div>{LEE} {word} {BERG}</div>{BODY}</article>").authors
    assert [author.name for author in found] == ["Ann Lee", "Bo Berg"]


def test_whom_a_menu_joins_to_the_author() -> None:
    found = read(ANN, f"<article>{H1}<nav>{LEE} and {BERG}</nav>{BODY}</article>").authors
    assert [author.name for author in found] == ["Ann Lee"]
