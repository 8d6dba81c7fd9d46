"""Other versions of a text."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Read this story in Bengali",
        "Read in Spanish",
        "Read this article in English or Welsh.",
        "This story is also available in Haitian Creole",
        "Read the Spanish version here",
        "Cet article est disponible en anglais",
        "Este artículo está disponible en español",
        "Lesen Sie diesen Artikel auf Englisch",
        "Diesen Artikel auf Türkisch lesen",
        "Lees dit artikel in het Engels",
        "Läs artikeln på engelska",
        "Lire cet article en anglais",
        "Leer en inglés",
        "Lea este artículo en inglés",
        "Leia este artigo em português",
        "Leggi questo articolo in inglese",
        "Przeczytaj ten artykuł po angielsku",
        "Читать на английском языке",
        "Читати англійською",
        "Baca artikel ini dalam bahasa Inggris",
        "この記事を英語で読む",
        "阅读英文版",
    ],
)
def test_the_text_in_another_language(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Read this story in Spanish class, the teacher says.",
        "He learned to read in Arabic at the age of five.",
        "The letters were available in English and Welsh at the town hall.",
        "The English version of the song came out in 1986.",
        "Hindi version",
        "Available in Spanish.",
        "Watch in Hindi",
        "Read the text in French.",
        "Auf Englisch lesen",
        "Den Text auf Englisch lesen",
        "Читайте на русском!",
        "英文原文",
        "Sie konnte auf Englisch lesen und schreiben.",
        "Lire en anglais est difficile pour les enfants.",
        "Leer en inglés ayuda a dormir.",
        "他在图书馆阅读英文版小说。",
    ],
)
def test_articles_on_languages_stay(line: str) -> None:
    assert not is_house_line(line)


def test_a_how_to_may_name_such_a_control() -> None:
    assert not is_house_line("Read in Spanish", labels=False)
