"""A name alone in its line: what the next line, or a portrait's own words, say of it."""

from __future__ import annotations

import pytest

from extractors.metadata import read_metadata
from tests.extractors.metadata.pages import BODY, document

H1 = "<h1>The mill at Esk has burned down</h1>"


def authors(body: str, before: str = "") -> tuple[list[str], str | None]:
    page = document("", f"<main>{before}{H1}{body}{BODY}</main>")
    header = next(n for n in range(len(page)) if page.name(n) == "h1")
    root = next(n for n in range(len(page)) if page.name(n) == "main")
    found = read_metadata(page, header=header, root=root)
    return [author.name for author in found.authors], found.sources.get("authors")


@pytest.mark.parametrize(
    "lines",
    [
        "<div><div><span>Ann Lee</span></div><div>Published 14 May 2024, 07:00</div></div>",
        "<div><p>Ann Lee</p><p><span>14.05.2024</span> · <span>6 min read</span></p></div>",
        "<div><p>Ann Lee</p><p><time>15 May 2024 at 20.45</time> <b>Last changed:</b> 15 May 2024 at 22.10 h</p></div>",
        "<ul><li>Ann Lee</li><li>May 14</li><li>2 min read</li></ul>",
        "<ul><li>Ann Lee</li><li>3 days ago</li></ul>",
        "<p>14 May 2024 , Ann Lee</p>",
        "<p>17 January 2024, 14:03 — Ann Lee</p>",
    ],
)
def test_a_day_in_the_next_line(lines: str) -> None:
    assert authors(lines) == (["Ann Lee"], "dom.dated")


@pytest.mark.parametrize(
    "desk", ["Redactie Sport", "Newsroom", "Valley Team", "Esk Mail Staff", "Lokalredaktion", "Redacción Deportes"]
)
def test_a_desk_before_the_day(desk: str) -> None:
    assert authors(f"<div><div>{desk}</div><time>5 April 2024</time></div>") == ([desk], "dom.dated")
    assert authors(f"<div><div>{desk}</div><p>The mill was old.</p></div>")[0] == []
    person = "<div><p>Ann Lee</p><p>5 April 2024</p></div>"
    assert authors(f"<div><div>{desk}</div><p>5 April 2024</p></div>{person}")[0] == ["Ann Lee"]


@pytest.mark.parametrize("role", ["Product Analytics Expert", "Core team", "Redakteurin"])
def test_a_role_in_the_next_line(role: str) -> None:
    assert authors(f"<div><p>Ann Lee</p><p>{role}</p></div>") == (["Ann Lee"], "dom.biography")


def test_what_stands_above_the_headline_is_a_sections() -> None:
    assert authors("", before="<p>Flood Watch</p><p>14 May 2024</p>")[0] == []


@pytest.mark.parametrize(
    "lines",
    [
        "<div><h2>Flood Watch</h2><p>14 May 2024</p></div>",
        "<p>Flood Watch</p><p>14 May 2024</p>",
        "<div><p>Flood Watch</p><p>The editor of the Esk Mail was there.</p></div>",
        "<p>2024-04-12 Link to <a href='https://b.example/Flood-Watch'>Flood Watch</a></p>",
        "<p>On behalf of <b>The Mill</b> | Apr 21, 2024 | <b>Flood Watch</b></p>",
    ],
)
def test_what_is_no_name_beside_a_day(lines: str) -> None:
    assert authors(lines)[0] == []


def test_the_section_beside_a_name_that_leads_to_a_profile() -> None:
    line = '<p>12/19/2024 • <a href="/flood-watch">Flood Watch</a> • <a href="/profile/ann-lee">Ann Lee</a></p>'
    assert authors(line)[0] == ["Ann Lee"]


@pytest.mark.parametrize("portrait", ['<img alt="Writer: Gabo">', '<span aria-label="Writer: Gabo" role="img"></span>'])
def test_a_portrait_that_is_called_the_writer(portrait: str) -> None:
    assert authors(f"<ul><li>{portrait}<b>Gabo</b></li><li>Jan 23</li></ul>") == (["Gabo"], "dom.portrait")


def test_a_firm_of_which_the_text_tells_has_no_biography() -> None:
    firm = "<p>Dependable Movers</p><p>Dependable Movers is an experienced team, and their lorries are new.</p>"
    person = "<p>Ann Lee</p><p>Ann Lee is a mender of looms, and their bees are known in the valley.</p>"
    assert authors(firm)[0] == []
    assert authors(person)[0] == ["Ann Lee"]


def test_a_house_beside_a_day() -> None:
    assert authors("<div><p>The White House</p><p>23 December 2016</p></div>")[0] == []


@pytest.mark.parametrize(
    "label",
    [
        "Release Date", "Publication Date", "Datum Veröffentlichung", "Fecha Publicación",
        "Current Version", "Aktuelle Fassung", "Versión Actual", "Version Actuelle", "Huidige Versie", "Текущая Версия",
        "Aktuální Verze", "Güncel Sürüm",
    ],
)  # fmt: skip
def test_what_labels_a_day_is_no_name(label: str) -> None:
    assert authors(f"<div><div>{label}</div><div><time>5 April 2024</time></div></div>")[0] == []
