"""Bylines as content systems write them: with agencies, places and photographers, in labels of many languages."""

from __future__ import annotations

import json

import pytest

from extractors.metadata.authors.names import authors_of
from tests.extractors.metadata.pages import BODY, URL, ld, read


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann Lee with agencies", ("Ann Lee",)),
        ("Anna Müller mit Agenturen", ("Anna Müller",)),
        ("Ann Lee Special to The Esk Mail", ("Ann Lee",)),
        ("Ann Lee in Berlin and Bo Berg in New York", ("Ann Lee", "Bo Berg")),
        ("Lee, Ann; Berg, Bo", ("Ann Lee", "Bo Berg")),
        ("ANN LEE and BO BERG Associated Press", ("ANN LEE", "BO BERG")),
        ("Associated Press", ("Associated Press",)),
        ("Lee, Ann, Berg", ("Lee", "Ann", "Berg")),
    ],
)
def test_what_stands_behind_names_in_metadata(text: str, names: tuple[str, ...]) -> None:
    assert authors_of(text) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("By Ann Lee, New Delhi", ("Ann Lee",)),
        ("Por João Prado, G1 SP", ("João Prado",)),
        ("Story by Ann Lee; photos by Bo Berg", ("Ann Lee",)),
        ("Text: | Erik Lund | Foto: | Sara Falk", ("Erik Lund",)),
        ("Words: Ann Lee | Photographs: Bo Berg", ("Ann Lee",)),
        ("Text und Fotos: Anna Müller", ("Anna Müller",)),
        ("By ANN LEE and BO BERG Associated Press", ("ANN LEE", "BO BERG")),
        ("Opracowanie: Jan Nowak", ("Jan Nowak",)),
        ("بقلم: أحمد منصور", ("أحمد منصور",)),
        ("كتب: أحمد منصور", ("أحمد منصور",)),
        ("نویسنده: رضا کریمی", ("رضا کریمی",)),
        ("מאת דנה לוי", ("דנה לוי",)),
        ("लेखक: राजेश शर्मा", ("राजेश शर्मा",)),
        ("Penulis Budi Santoso", ("Budi Santoso",)),
    ],
)
def test_what_stands_around_names_in_bylines(text: str, names: tuple[str, ...]) -> None:
    assert authors_of(text, visible=True) == names


def shown(lines: str, lang: str = "en") -> list[str]:
    found = read(body=f"<article><h1>Mill burns down</h1>{lines}{BODY}</article>", lang=lang)
    return [author.name for author in found.authors]


@pytest.mark.parametrize(
    ("lang", "line", "names"),
    [
        ("ar", "<div>كتب: أحمد منصور</div>", ["أحمد منصور"]),
        ("fa", "<div>نویسنده: رضا کریمی</div>", ["رضا کریمی"]),
        ("uk", "<div>Олена Шевченко — Четвер, 12 березня 2026, 18:04</div>", ["Олена Шевченко"]),
        ("hu", '<div><a href="/szerzo/kiss-anna">Kiss Anna</a></div>', ["Kiss Anna"]),
        ("en", "<p>Words: Ann Lee | Photographs: Bo Berg</p>", ["Ann Lee"]),
        (
            "id",
            '<div>Penulis <a href="/author/b">Budi Santoso</a> | Editor <a href="/author/s">Sari Dewi</a></div>',
            ["Budi Santoso"],
        ),
        ("tr", "<span><b>Giriş Tarihi:</b> 12.03.2026 18:04 <b>Son Güncelleme:</b> 13.03.2026 09:15</span>", []),
    ],
)
def test_bylines_and_what_is_none(lang: str, line: str, names: list[str]) -> None:
    assert shown(line, lang) == names


def declared(*nodes: dict[str, object]) -> list[str]:
    head = "".join(ld(json.dumps({"@context": "https://schema.org", **node})) for node in nodes)
    return [author.name for author in read(head, f"<article><h1>Mill burns down</h1>{BODY}</article>").authors]


@pytest.mark.parametrize(
    "author",
    [
        {"@type": "Person", "givenName": "Ann", "familyName": "Lee"},
        {"@list": [{"@type": "Person", "name": "Ann Lee"}]},
    ],
)
def test_persons_of_rare_forms(author: dict[str, object]) -> None:
    assert declared({"@type": "NewsArticle", "headline": "Mill burns down", "author": author}) == ["Ann Lee"]


def test_a_second_node_of_the_article_names_the_person() -> None:
    mail = {"@type": "Organization", "name": "The Esk Mail"}
    paper = {"@type": "NewsArticle", "headline": "Mill burns down", "author": mail, "publisher": mail}
    person = {"@type": "Article", "url": URL, "author": {"@type": "Person", "name": "Ann Lee"}}
    assert declared(paper, person) == ["Ann Lee"]
    assert declared(paper, {**person, "url": f"{URL}-again"}) == ["The Esk Mail"]
    other = {"@type": "Article", "author": person["author"]}
    assert declared(paper, {**other, "headline": " Mill  burns down"}) == ["Ann Lee"]
    assert declared(paper, {**other, "headline": "Another story"}) == ["The Esk Mail"]


def test_the_first_text_of_a_list_is_the_section() -> None:
    node = {"@type": "NewsArticle", "headline": "Mill burns down", "articleSection": ["", "Town"]}
    found = read(ld(json.dumps(node)), f"<article><h1>Mill burns down</h1>{BODY}</article>")
    assert found.section == "Town"


def test_pictures_in_an_ordered_list() -> None:
    node = {"@type": "NewsArticle", "headline": "Mill burns down", "image": {"@list": ["https://e.org/mill.jpg"]}}
    found = read(ld(json.dumps(node)), f"<article><h1>Mill burns down</h1>{BODY}</article>")
    assert found.main_image and found.main_image.url == "https://e.org/mill.jpg"


def test_written_by_names_more_than_json_ld() -> None:
    node = {"@type": "Article", "headline": "Mill burns down", "author": {"@type": "Person", "name": "Ann Lee"}}
    head = ld(json.dumps(node)) + '<meta name="twitter:label1" content="Written by">'
    body = f"<article><h1>Mill burns down</h1>{BODY}</article>"
    more = read(head + '<meta name="twitter:data1" content="Ann Lee, Bo Berg">', body)
    assert [author.name for author in more.authors] == ["Ann Lee", "Bo Berg"]
    other = read(head + '<meta name="twitter:data1" content="Cy Dorn, Bo Berg">', body)
    assert [author.name for author in other.authors] == ["Ann Lee"]


@pytest.mark.parametrize(
    ("rest", "names"),
    [
        (" and Bo Berg", ["Ann Lee", "Bo Berg"]),
        (" and <span>Bo Berg</span>, Esk", ["Ann Lee", "Bo Berg"]),
        (" and the newsroom", ["Ann Lee"]),
        (", Esk", ["Ann Lee"]),
    ],
)
def test_a_writer_without_a_page_beside_one_with_it(rest: str, names: list[str]) -> None:
    assert shown(f'<span class="post-author">By <a href="/author/ann">Ann Lee</a>{rest}</span>') == names


def test_names_of_one_class_with_their_roles_between_them() -> None:
    people = "".join(
        f'<div><span class="x1">{name}</span><span class="x2">{role}</span></div>'
        for name, role in (("Ann Lee", "West correspondent"), ("Bo Berg", "The Mail, Esk"))
    )
    assert shown(f'<div data-testid="byline-contributors">{people}</div>') == ["Ann Lee", "Bo Berg"]
    assert shown(f'<div class="byline">{people.replace("Bo Berg", "in the town")}</div>') == ["Ann Lee"]


def test_names_under_a_vocabulary_s_prefix() -> None:
    node = {"@type": "schema:NewsArticle", "schema:headline": "Mill burns down", "schema:datePublished": "2024-05-17"}
    body = f"<article><h1>Mill burns down</h1>{BODY}</article>"
    found = read(ld(json.dumps({**node, "schema:author": {"schema:name": "Ann Lee"}})), body)
    assert (found.date_published, [author.name for author in found.authors]) == ("2024-05-17", ["Ann Lee"])


@pytest.mark.parametrize(
    ("keywords", "read_as"),
    [
        (["mill, fire, Esk"], ("mill", "fire", "Esk")),
        (["tag:mill", "type:article", "re:publica"], ("mill", "re:publica")),
        (["locale: US", "content-type: Feature", "contentId: 4711", "shortTitle: A fire", "Fire: at the mill"],
         ("Fire: at the mill",)),
        ({"@type": "DefinedTerm", "name": "mill"}, ("mill",)),
        (["mill", {"@type": "DefinedTerm", "name": "fire"}], ("mill", "fire")),
    ],
)
def test_keywords_of_one_text_and_of_the_system(keywords: object, read_as: tuple[str, ...]) -> None:
    node = {"@type": "NewsArticle", "headline": "Mill burns down", "keywords": keywords}
    assert read(ld(json.dumps(node))).keywords == read_as


@pytest.mark.parametrize(("free", "is_free"), [("False", False), (False, False), ("True", None), (None, None)])
def test_a_part_that_is_not_free(free: object, is_free: bool | None) -> None:
    part = {"@type": "WebPageElement", "isAccessibleForFree": free, "cssSelector": ".paywall"}
    node = {"@type": "NewsArticle", "headline": "Mill burns down", "hasPart": part}
    assert read(ld(json.dumps(node))).is_accessible_for_free is is_free


def test_one_meta_of_json() -> None:
    page = {"title": "Mill burns down", "authors": ["Ann Lee", "Bo Berg"], "section": "Town", "pub_date": "2024-05-17"}
    head = f"<meta name='parsely-page' content='{json.dumps(page)}'>"
    found = read(head, f"<article><h1>Mill burns down</h1>{BODY}</article>")
    assert [author.name for author in found.authors] == ["Ann Lee", "Bo Berg"]
    assert (found.section, found.date_published) == ("Town", "2024-05-17")


@pytest.mark.parametrize("content", ["", "[]", "{", '"x"', '{"authors": {"a": 1}, "title": null, "tags": [[]]}'])
def test_a_meta_of_json_that_says_nothing(content: str) -> None:
    head = f"<meta name='parsely-page' content='{content}'>"
    assert read(head, f"<article><h1>Mill burns down</h1>{BODY}</article>").headline == "Mill burns down"
