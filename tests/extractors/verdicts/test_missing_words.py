"""Sentences that say that a page is not there, and headlines that have some of their words."""

from __future__ import annotations

import pytest

from extractors.verdicts.missing import is_missing
from extractors.verdicts.missing_words import VOCABULARIES
from tests.growth import assert_proportional


@pytest.mark.parametrize(
    "sentence",
    [
        "We can't find that page",
        "We’re sorry, this page could not be found",
        "Sorry, the article you are looking for is no longer available",
        "Dieser Artikel ist nicht mehr verfügbar",
        "Die Seite, die Sie suchen, existiert nicht mehr",
        "Oups, cette page n’existe pas",
        "L'article que vous cherchez n'est plus disponible",
        "Lo sentimos, la página que buscas no existe",
        "Ops! A página que você procura não existe",
        "La pagina che stai cercando non esiste",
        "Oeps! Deze pagina bestaat niet (meer)",
        "Sidan du söker finns inte längre",
        "Vi finner ikke siden du leter etter",
        "Strona, której szukasz, nie istnieje",
        "Požadovaná stránka nebyla nalezena",
        "К сожалению, такой страницы нет",
        "Üzgünüz, aradığınız sayfa bulunamadı",
        "申し訳ございませんが、お探しの記事は削除されました。",
        "この記事は掲載を終了しました",
        "抱歉，您访问的页面不存在",
        "您要查看的页面不存在或已删除",
        "요청하신 페이지를 찾을 수 없습니다",
        "존재하지 않는 페이지입니다.",
    ],
)
def test_a_sentence_says_that_a_page_is_not_there(sentence: str) -> None:
    assert is_missing(sentence)


@pytest.mark.parametrize(
    "headline",
    [
        "The story is not over",
        "Is this page not for you?",
        "The page that moved us",
        "The article was removed by the museum",
        "Der Artikel 13 ist nicht tot",
        "El artículo no existe en la Constitución",
        "Страница в истории",
        "Sidan finns",
        "Sayfa çevrildi",
        "ページ",
        "페이지",
    ],
)
def test_a_headline_with_some_of_its_words_does_not(headline: str) -> None:
    assert not is_missing(headline)


def test_words_are_written_as_they_are_compared() -> None:
    for vocabulary in VOCABULARIES:
        words = vocabulary.names | vocabulary.fillers
        assert {word for word in words if word != word.casefold()} == set()


@pytest.mark.parametrize("more", [".", " ", "- ", "!"])
def test_a_long_heading_is_none_and_costs_no_more_than_its_length(more: str) -> None:
    assert_proportional(lambda count: is_missing(f"x{more * count}x"), 20_000)
