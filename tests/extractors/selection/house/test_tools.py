"""What a page's tools say beside a text."""

from __future__ import annotations

import pytest

from extractors import Article, extract
from extractors.selection.house.lines import is_house_line
from tests.builders import URL, article_html, paragraphs


@pytest.mark.parametrize(
    "line",
    [
        "Print this page",
        "Print article",
        "Printer-friendly version",
        "Diesen Artikel drucken",
        "Druckversion",
        "Pagina afdrukken",
        "Skriv ut artikeln",
        "Udskriv artiklen",
        "Tulosta sivu",
        "Imprimer l'article",
        "Imprimir artículo",
        "Imprimir notícia",
        "Versión para imprimir",
        "Stampa questo articolo",
        "Tipărește articolul",
        "Imprimeix l'article",
        "Drukuj artykuł",
        "Wersja do druku",
        "Vytisknout článek",
        "Verze pro tisk",
        "Vytlačiť článok",
        "Cikk nyomtatása",
        "Отпечатай статията",
        "Ispiši članak",
        "Одштампај текст",
        "Распечатать статью",
        "Версия для печати",
        "Роздрукувати статтю",
        "Εκτύπωση άρθρου",
        "Haberi yazdır",
        "طباعة المقال",
        "چاپ خبر",
        "הדפס כתבה",
        "یہ خبر پرنٹ کریں",
        "यह लेख प्रिंट करें",
        "খবরটি প্রিন্ট করুন",
        "செய்தியை அச்சிடுக",
        "Cetak artikel ini",
        "In bài viết",
        "พิมพ์ข่าวนี้",
        "この記事を印刷",
        "기사 인쇄",
        "打印本页",
        "Chapisha makala hii",
        "Spausdinti straipsnį",
        "Drukāt rakstu",
        "Prindi artikkel",
    ],
)
def test_printing(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "412 words",
        "(412 words)",
        "Word count: 412",
        "1,024 views",
        "1.2k views",
        "Post Views: 22",
        "412 Wörter",
        "1.024 Aufrufe",
        "412 mots",
        "1 024 vues",
        "Vues : 412",
        "412 palabras",
        "Visitas: 412",
        "412 visualizações",
        "412 parole",
        "Letture: 412",
        "1.024 visualizzazioni",
        "412 woorden",
        "412 weergaven",
        "412 ord",
        "Sidvisningar: 412",
        "412 sanaa",
        "412 słów",
        "Odsłony: 412",
        "Počet zobrazení: 412",
        "412 slov",
        "412 szó",
        "412 megtekintés",
        "412 vizualizări",
        "412 преглеждания",
        "Pregleda: 412",
        "412 просмотров",
        "Просмотры: 412",
        "412 переглядів",
        "412 προβολές",
        "Okunma: 412",
        "عدد المشاهدات: 412",
        "بازدید: 412",
        "412 צפיות",
        "412 शब्द",
        "412 বার পঠিত",
        "412 பார்வைகள்",
        "Dibaca: 412 kali",
        "412 lượt xem",
        "閲覧数：412",
        "조회수 1,412",
        "阅读量：1412",
        "浏览 412 次",
        "412 peržiūros",
        "412 skatījumi",
        "412 vaatamist",
        "412 visualitzacions",
    ],
)
def test_counters(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Print technology",
        "Print design fundamentals",
        "Print place cards",
        "Print this page out and take it to the clerk, who will stamp it.",
        "The poem of 412 words won the prize.",
        "412 words were cut from the speech.",
        "50,000 words",
        "1,000 views",
        "12 million views",
        "Views differ on this.",
        "Imprimer l'article coûte trois euros.",
        "Den Artikel drucken wollte damals niemand.",
        "412 Wörter hat das Gedicht, und keines davon reimt sich.",
        "412 palabras bastaron para convencer al jurado.",
    ],
)
def test_what_a_text_prints_and_counts(line: str) -> None:
    assert not is_house_line(line)


@pytest.mark.parametrize("line", ["412 words", "1,024 views", "Print this page"])
def test_tools_around_the_paragraphs_are_no_body(line: str) -> None:
    for page in (f"<p>{line}</p>{paragraphs()}", f"{paragraphs()}<p>{line}</p>"):
        found = extract(article_html(page), URL)
        assert isinstance(found, Article)
        assert line not in found.body and found.body.endswith("told this newspaper.")
