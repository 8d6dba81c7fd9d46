"""Who has a part in an article and is not its author."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.names import authors_of
from extractors.metadata.authors.roles import is_other_role
from tests.extractors.metadata.pages import BODY, read


@pytest.mark.parametrize(
    "before",
    [
        "Medically reviewed by",
        "Foto: ",
        "Ann Lee, Übersetzung: ",
        "Aus dem Englischen von",
        "Traduit de l’anglais par",
        "Traducción:",
        "Edición de",
        "Tradução:",
        "Foto di",
        "Traduzione di",
        "Vertaald door",
        "Oversatt av",
        "Översättning:",
        "Kuvat:",
        "Zdjęcia:",
        "Fot.",
        "Přeložila",
        "Перевод:",
        "Редактор:",
        "Çeviren:",
        "تصوير:",
        "צילום:",
        "अनुवाद:",
        "翻訳者",
        "写真：",
        "责任编辑：",
        "编译｜",
        "사진=",
        "Ảnh:",
        "Μετάφραση:",
        "Fordította:",
        "Preveo",
    ],
)
def test_other_parts_in_many_languages(before: str) -> None:
    assert is_other_role(before)


@pytest.mark.parametrize(
    "before",
    [
        "written by",
        "Text und Fotos:",
        "Text & Foto: ",
        "Tekst i zdjęcia:",
        "Testo e foto di",
        "Nach der Übersetzung",
        "La traduction",
        "记者",
        "글·사진 ",
    ],
)
def test_who_writes_as_well_is_no_other(before: str) -> None:
    assert not is_other_role(before)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Texto: Ana López / Fotos: Juan Pérez", ("Ana López",)),
        ("Testo di Anna Rossi, foto di Luca Bianchi", ("Anna Rossi",)),
        ("Von Anna Berg, Übersetzung: Max Maier", ("Anna Berg",)),
        ("Tekst: Jan Nowak, zdjęcia: Anna Nowak", ("Jan Nowak",)),
        ("Text: Anna Berg Foto: Erik Lund", ("Anna Berg",)),
        ("Text & Fotos: Anna Berg", ("Anna Berg",)),
    ],
)
def test_a_line_names_them_behind_the_writer(line: str, names: tuple[str, ...]) -> None:
    assert authors_of(line, visible=True) == names


def test_the_translator_of_a_byline_is_none_of_its_authors() -> None:
    page = f"""<h1>Die Mühle am Fluss</h1><div class="authors"><a href="/autor/1" rel="author">Anna Berg</a>
        Übersetzung: <a href="/autor/2" rel="author">Max Maier</a></div>{BODY}"""
    assert [author.name for author in read("", page).authors] == ["Anna Berg"]


@pytest.mark.parametrize("part", ["Photography by ", "Styled by ", "Edited by ", "Fotos von "])
def test_who_has_another_part_in_a_declared_author(part: str) -> None:
    named = '<p itemprop="author"><span itemprop="name">{}</span></p>'
    body = f"<article><h1>The mill</h1>{named.format('By Ann Lee')}{named.format(part + 'Bo Berg')}{BODY}</article>"
    assert [author.name for author in read(body=body).authors] == ["Ann Lee"]


def test_who_took_the_pictures_stands_in_brackets() -> None:
    assert authors_of("Ann Beck (Text) und Bo Lind (Fotos)") == ("Ann Beck",)
    assert authors_of("Ann Beck (Text) und Bo Lind (Fotos)", visible=True) == ("Ann Beck",)
    assert authors_of("Ann Beck (Text und Fotos)") == ("Ann Beck",)
    assert authors_of("Ann Beck (Fotos)") == ("Ann Beck",)


@pytest.mark.parametrize(
    "role",
    [
        "Fisheries Biologist", "Chief Hydrologist", "Office of Science", "PhD Candidate", "Senior Research Scientist",
        "Park Superintendent", "Department of Fisheries", "Ph.D. Student",
    ],
)  # fmt: skip
@pytest.mark.parametrize("visible", [True, False])
def test_a_profession_behind_a_name_is_nobody(role: str, visible: bool) -> None:
    assert authors_of(f"Ann Lee-Reyes, {role}", visible=visible) == ("Ann Lee-Reyes",)
    assert authors_of(f"Ann Lee-Reyes, {role}, Bo Berg", visible=visible) == ("Ann Lee-Reyes", "Bo Berg")


@pytest.mark.parametrize("name", ["Tom Baker", "Paul Nurse", "Jo Dean", "Ida Bishop", "Ray Marshall"])
def test_a_name_that_is_a_profession_as_well(name: str) -> None:
    assert authors_of(f"Ann Lee, {name}", visible=True) == ("Ann Lee", name)
