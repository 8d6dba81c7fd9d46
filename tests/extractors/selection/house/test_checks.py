"""Who checked, reviewed or translated a text."""

from __future__ import annotations

import pytest

from extractors import Article, extract
from extractors.selection.house.checks import is_check
from tests.builders import URL, article_html, paragraphs


@pytest.mark.parametrize(
    "line",
    [
        "Medically reviewed by Dr. Ann Lee",
        "Reviewed by Ann Lee, MD",
        "Fact checked by Bo Berg",
        "Fact-checked by: Bo Berg",
        "Fact-checked by Ada",
        "Medizinisch geprüft von Dr. med. Ann Lee",
        "Medisch gecontroleerd door Ann Lee",
        "Medicinskt granskad av Ann Lee",
        "Relu par Ann Lee",
        "Revisado por Ann Lee",
        "Verificato da Ann Lee",
        "Translated by Ann Lee",
        "Translated from the Danish by Ann Lee",
        "Translation: Ann Lee",
        "This article was translated by Ann Lee.",
        "Aus dem Dänischen übersetzt von Ann Lee",
        "Aus dem Englischen von Ann Lee und Bo Berg",
        "Übersetzung: Ann Lee",
        "Vertaald door Ann Lee",
        "Översättning: Ann Lee",
        "Oversatt av Ann Lee",
        "Oversat af Ann Lee",
        "Suomentanut Ann Lee",
        "Traduit de l'anglais par Ann Lee",
        "Traducido por Ann Lee",
        "Traducción: Ann Lee",
        "Tradução de Ann Lee",
        "Traduzione di Ann Lee",
        "Traducere de Ana Popescu",
        "Traduït per Anna Lis",
        "Tłumaczenie: Anna Lis",
        "Przełożyła Anna Lis",
        "Překlad: Anna Lis",
        "Preložila Anna Lis",
        "Fordította: Kiss Anna",
        "Перевод: Анна Ли",
        "Переклад: Анна Лі",
        "Превод: Анна Ли",
        "Prevela Ana Lis",
        "Μετάφραση: Άννα Λη",
        "Çeviri: Ayşe Kaya",
        "ترجمة: آنا لي",
        "ترجمه: آنا لی",
        "תרגום: אנה לי",
        "अनुवाद: अन्ना ली",
        "Diterjemahkan oleh Ann Lee",
        "Người dịch: Nguyễn An",
        "แปลโดย อานนท์ ใจดี",
        "翻訳：山田花子",
        "번역: 김민수",
        "Vertė Ona Lis",
        "Tõlkinud Anu Lis",
    ],
)
def test_who_checked_a_text(line: str) -> None:
    assert is_check(line)


@pytest.mark.parametrize(
    "line",
    [
        "Fact-checked for accuracy",
        "Fact-checked by three people",
        "Reviewed by three experts",
        "Reviewed by a notary, with corrections where necessary.",
        "Fact check: The claim is wrong",
        "Fact check: Ann Lee",
        "Translated by hand",
        "Translated by Ann Lee, the book sold out within a week.",
        "Ann Lee reviewed the plans in May.",
        "Aus dem Leben von Ann Lee",
        "Übersetzt von Ann Lee wurde der Roman zum Erfolg.",
        "Traduit par Ann Lee, le roman a trouvé son public.",
        "Verificato da tre esperti",
        "Tradução de três séculos",
    ],
)
def test_what_a_text_says_of_checks(line: str) -> None:
    assert not is_check(line)


@pytest.mark.parametrize("line", ["Medically reviewed by Ann Lee", "Fact checked by Ada Oak", "Translated by Ada Oak"])
def test_who_checked_it_is_no_body(line: str) -> None:
    for page in (f"<p>{line}</p>{paragraphs()}", f"{paragraphs()}<p><em>{line}</em></p>"):
        found = extract(article_html(page), URL)
        assert isinstance(found, Article)
        assert line not in found.body and found.body.endswith("told this newspaper.")
