"""Keywords that the page only shows: which lists of links are the article's topics, and which are none."""

from __future__ import annotations

import pytest

from extractors.metadata import read_metadata
from tests.extractors.metadata.pages import BODY, document, ld, read

H1 = "<h1>Mill burns down</h1>"
LIST = "<ul class='article-tags'><li><a href='/x/1'>Fire</a></li><li><a href='/x/2'>River Esk</a></li></ul>"


def shown(after: str = "", inside: str = "", before: str = "", head: str = "") -> tuple[tuple[str, ...], str | None]:
    found = read(head, f"{before}<main><article>{H1}{BODY}{inside}</article>{after}</main>")
    return found.keywords, found.sources.get("keywords")


@pytest.mark.parametrize(
    "markup",
    [
        LIST,
        "<div class=articleTags><b><a href='/p/fire'>Fire</a></b> <b><a href='/p/esk'>River Esk</a></b></div>",
        "<div><nav class=u-tags><ul><li><a href='/a'>Fire</a></li><li><a href='/b'>River Esk</a></li></ul></nav></div>",
        "<div class=p-related-tags><ul><li><a href=/1>#Fire</a></li><li><a href=/2>#River Esk</a></li></ul></div>",
        "<div class=topics><h3>Topics</h3><a href=/1>Fire</a> <a href=/2>River Esk</a></div>",
        "<p>Tags: <a rel=tag href=/fire>Fire</a>, <a rel=tag href=/esk>River Esk</a></p>",
        "<ol><li><a href='/thema/fire-198.html'>Fire</a></li><li><a href='/thema/esk-1.html'>River Esk</a></li></ol>",
        "<div class=topics><a href=/t>Topics</a><a href=/1>Fire (611 posts)</a><a href=/2>River Esk (12)</a></div>",
    ],
)
@pytest.mark.parametrize("place", ["inside", "after"])
def test_a_list_of_links_to_topics(markup: str, place: str) -> None:
    assert shown(**{place: markup}) == (("Fire", "River Esk"), "dom.tags")


@pytest.mark.parametrize(
    "markup",
    [
        "<div class=tags><a href=/1>Facebook</a> <a href=/2>E-Mail</a></div>",
        "<footer><div class=tags><a href=/1>Fire</a> <a href=/2>River Esk</a></div></footer>",
        "<div class=comments><div class=tags><a href=/1>Fire</a> <a href=/2>River Esk</a></div></div>",
        "<div class=teaser><h3><a href=/n>Another story</a></h3><div class=tags><a href=/1>Fire</a></div></div>",
        "<div class=item><h3><a href=/n>Another story</a></h3><p><a rel=tag href=/1>Fire</a></p></div>",
        f"<p>{'A long report of what was said. ' * 3}<a href=/topic/fire>Fire</a> and <a href=/topic/esk>Esk</a>.</p>",
        "<p><a rel='category tag' href=/town>Town</a> <a rel='category tag' href=/news>News</a></p>",
        "<p><a href=/thema/fire>Fire</a></p>",
        "<div><section class='post tag-fire'><a href=/1><h3>Another story</h3></a></section></div>",
        "<div><section class='post tag-fire'><h3><a href=/1>Another story</a></h3></section></div>",
    ],
)
def test_what_is_none(markup: str) -> None:
    assert shown(after=markup) == ((), None)


@pytest.mark.parametrize("name", ["post-footer", "post-footer-line post-footer-2", "entry__footer", "articleFooter"])
def test_topics_in_what_is_named_as_the_footer_of_the_article(name: str) -> None:
    labels = "<span class=post-labels>Labels: <a rel=tag href=/1>Fire</a>, <a rel=tag href=/2>River Esk</a></span>"
    assert shown(after=f"<div class='{name}'>{labels}</div>") == (("Fire", "River Esk"), "dom.tags")
    assert shown(after=f"<div class=page-footer>{labels}</div>") == ((), None)


def test_topics_in_the_footer_of_the_article() -> None:
    footer = f"<footer class=entry-meta>{LIST}</footer>"
    text = f"<article>{H1}<div class=text>{BODY}</div>{footer}</article>"
    whole = document(body=text)
    root = next(node for node in range(len(whole)) if whole.attribute_of(node, "class") == "text")
    header = next(node for node in range(len(whole)) if whole.name(node) == "h1")
    assert read_metadata(whole, header=header, root=root).keywords == ("Fire", "River Esk")


def test_signs_between_many_are_no_text_beside_them() -> None:
    names = [f"Mill {number}" for number in range(24)]
    links = "<div>/</div>".join(f"<div><a href=/{name[5:]}>{name}</a></div>" for name in names)
    assert shown(after=f"<div class=tags>{links}</div>") == (tuple(names), "dom.tags")


def test_lists_before_the_headline_are_of_the_site() -> None:
    assert shown(before=f"<header>{LIST}</header>") == ((), None)


@pytest.mark.parametrize(
    ("head", "keywords", "source"),
    [
        (ld('{"@type": "NewsArticle", "keywords": ["Mills", "Town"]}'), ("Mills", "Town"), "json_ld.article"),
        (ld('{"@type": "NewsArticle", "keywords": ["Mills"]}'), ("Fire", "River Esk"), "dom.tags"),
        ("<meta name=news_keywords content='Mills, Town'>", ("Mills", "Town"), "meta.news_keywords"),
        ("<meta name=keywords content='news, paper, Esk'>", ("Fire", "River Esk"), "dom.tags"),
    ],
)
def test_they_come_behind_what_is_declared_for_them(head: str, keywords: tuple[str, ...], source: str) -> None:
    assert shown(after=LIST, head=head) == (keywords, source)


def test_a_single_one_comes_behind_the_plain_meta_too() -> None:
    one = "<div class=tags><a href=/1>Fire</a></div>"
    assert shown(after=one) == (("Fire",), "dom.tags")
    plain = "<meta name=keywords content='mills, town'>"
    assert shown(after=one, head=plain) == (("mills", "town"), "meta.keywords")


@pytest.mark.parametrize(
    "heading",
    ["Temas Relacionados", "Etiquetas:", "Schlagwörter zu diesem Artikel", "Mots-clés", "Argomenti",
     "Ämnen i artikeln", "Související témata", "Ключевые слова", "İlgili Konular", "関連キーワード", "标签", "Từ khóa",
     "More on this topic"],
)  # fmt: skip
def test_a_heading_that_says_that_topics_follow_is_the_list_s(heading: str) -> None:
    links = "<li><a href='/tema/fire'>Fire</a></li><li><a href='/tema/esk'>River Esk</a></li>"
    markup = f"<div><h3>{{}}</h3><ul>{links}</ul></div>"
    assert shown(after=markup.format(heading)) == (("Fire", "River Esk"), "dom.tags")
    assert shown(after=markup.format("Another story")) == ((), None)


def test_a_list_whose_items_are_marked_and_not_the_list() -> None:
    item = "<li class='story-tags rounded'><a href={}>{}</a></li>"
    items = item.format("/1", "Fire") + item.format("/2", "River Esk")
    assert shown(after=f"<ul><li><hr></li>{items}</ul>") == (("Fire", "River Esk"), "dom.tags")


@pytest.mark.parametrize("part", ["emner", "tagg", "etiketa", "temat", "assuntos", "stitky", "aiheet", "tu-khoa"])
def test_addresses_of_topics_in_more_languages(part: str) -> None:
    markup = f"<p><a href='/{part}/fire'>Fire</a> <a href='/{part}/esk'>River Esk</a></p>"
    assert shown(after=markup) == (("Fire", "River Esk"), "dom.tags")
