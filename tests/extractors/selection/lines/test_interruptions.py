"""Lines that say that the text goes on below something."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.lines.interruptions import is_interruption, without_interruptions
from extractors.selection.wholes import settled
from tests.builders import document


@pytest.mark.parametrize(
    "line",
    [
        "Story continues below",
        "ARTICLE CONTINUES AFTER THIS ADVERTISEMENT",
        "(The text continues below the picture.)",
        "Der Artikel wird nach der Anzeige fortgesetzt",
        "Lesen Sie nach der Anzeige weiter",
        "De tekst gaat verder onder de foto.",
        "Tekst loopt door onder de video's",
        "Saken fortsetter under annonsen",
        "Artiklen fortsætter under billedet",
        "Artikeln fortsätter nedanför bilden",
        "Juttu jatkuu mainoksen jälkeen",
        "La suite après la publicité",
        "L’articolo continua dopo la foto",
        "La noticia continúa debajo de la imagen",
        "Continua depois da publicidade",
        "Dalsza część artykułu pod materiałem wideo",
        "Článek pokračuje pod reklamou",
        "Tekst se nastavlja ispod oglasa",
        "A cikk a hirdetés után folytatódik.",
        "Продолжение после рекламы",
        "Продовження після реклами",
        "Το άρθρο συνεχίζεται μετά τη διαφήμιση",
        "تتمة الخبر بعد الإعلان",
        "- SCROLL UNTUK LANJUT MEMBACA -",
        "Gulir ke bawah untuk melanjutkan",
        "Lanjutkan membaca setelah iklan",
    ],
)
def test_lines_in_the_languages_of_the_news(line: str) -> None:
    assert is_interruption(line)


@pytest.mark.parametrize(
    "line",
    [
        "The story continues after the war.",
        "The story continues below the picture of a family that never asked for any of this.",
        "The case continues.",
        "Saken fortsetter i retten.",
        "La historia continúa bajo la lluvia",
        "Suđenje se nastavlja 12. oktobra.",
        "De fietser gaat verder onder de brug.",
        "Ia membaca setelah iklan itu.",
    ],
)
def test_sentences_of_an_article_are_none(line: str) -> None:
    assert not is_interruption(line)


def test_they_are_no_content() -> None:
    found = document("<p>The article.</p><p><em>De tekst gaat verder onder de foto.</em></p><p>Its end.</p>")
    words = found.blocks.words
    assert without_interruptions(found, words, np.array([0.9, 0.8, 0.9])).tolist() == [0.9, 0.0, 0.9]
    assert settled(found, words, np.array([0.9, 0.8, 0.9])).tolist() == [0.9, 0.0, 0.9]
    certain = np.array([0.9, 0.2, 0.9])
    assert without_interruptions(found, words, certain) is certain


@pytest.mark.parametrize(
    "label",
    ["Advertisement", "- ADVERTISEMENT -", "Advertisement 4", "Anzeige", "広告", "Реклама", "إعلان", "スポンサーリンク"]
    + ["Scroll to continue with content", "Scroll to resume content", "Tweet this"],
)
def test_a_label_of_an_advert_is_no_content(label: str) -> None:
    given = np.array([0.9, 0.8, 0.9])
    found = document(f"<p>The article.</p><div class=slot><span>{label}</span></div><p>Its end.</p>")
    assert without_interruptions(found, found.blocks.words, given).tolist() == [0.9, 0.0, 0.9]
    for name in ("li", "h3"):
        named = document(f"<p>The article.</p><{name}>{label}</{name}><p>Its end.</p>")
        assert without_interruptions(named, named.blocks.words, given).tolist() == [0.9, 0.8, 0.9]


def test_a_label_in_a_quotation_is_none_of_it() -> None:
    quotation = "<p>The ferry was late again.</p><div>Advertisement</div><p>We all waited for it.</p>"
    found = document(f"<p>The article.</p><blockquote>{quotation}</blockquote><p>Its end.</p>")
    for chance in (0.8, 0.2):
        given = np.array([0.9, 0.95, chance, 0.95, 0.9])
        assert settled(found, found.blocks.words, given).tolist()[2] == 0.0
    more = document("<p>The article.</p><div>Advertising</div><p>Advertisement rates are up.</p>")
    assert settled(more, more.blocks.words, np.array([0.9, 0.8, 0.8])).tolist() == [0.9, 0.8, 0.8]


@pytest.mark.parametrize(
    ("line", "probability"),
    [
        ("[<a href=/b>Read: Why the mill burned</a>]", 0.0),
        ("<em>[From the May issue: <a href=/b>Why the mill burned, and who saw it</a>]</em>", 0.0),
        ("[The mill <a href=/b>burned</a> in May]", 0.8),
        ("<a href=/b>Why the mill burned</a>", 0.8),
        ("[<a href=#1>1</a>] <a href=/b>Why the mill burned</a> [<a href=#2>2</a>]", 0.8),
    ],
)
def test_a_link_in_square_brackets_is_no_content(line: str, probability: float) -> None:
    found = document(f"<p>The article.</p><p>{line}</p><p>Its end.</p>")
    settled = without_interruptions(found, found.blocks.words, np.array([0.9, 0.8, 0.9]))
    assert settled.tolist() == [0.9, probability, 0.9]
