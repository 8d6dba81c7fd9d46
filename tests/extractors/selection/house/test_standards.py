"""What the house says of how it works."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Harbour Health has strict sourcing guidelines and relies on peer-reviewed studies and medical journals.",
        "Harbour Health uses only high-quality sources, including peer-reviewed studies, to support the facts.",
        "Harbour Money requires writers to use primary sources to support their work.",
        "You can learn more about our editorial policy.",
        "Dieser Text entspricht den Vorgaben der ärztlichen Fachliteratur und wurde von Medizinern geprüft.",
        "Unsere Artikel basieren ausschließlich auf wissenschaftlichen Studien.",
        "Wij gebruiken uitsluitend betrouwbare bronnen.",
        "Nos articles s’appuient sur des sources scientifiques.",
        "Nuestros artículos se basan en fuentes científicas.",
        "Nossos artigos são baseados em fontes científicas.",
        "I nostri articoli si basano su fonti scientifiche.",
        "Våra artiklar bygger på vetenskapliga källor.",
        "Nasze artykuły opierają się na sprawdzonych źródłach.",
        "Наши статьи основаны на научных источниках.",
        "Наші статті ґрунтуються на наукових джерелах.",
        "当サイトの記事は信頼できる情報源に基づいて作成しています。",
        "我们的所有文章均基于经同行评审的研究。",
        "Our experts continually monitor the health space, and we update our articles when something new is known.",
        "Current version",
        "Alle Inhalte werden von Ärzten geprüft.",
        "Nos experts vérifient régulièrement nos articles.",
        "Nuestros expertos revisan todos los artículos.",
        "Our expert reviewers spend hours testing and comparing products so you can choose the best for you.",
        "Our editors independently select everything on this page.",
        "All products featured are independently chosen by us.",
        "We independently test everything we recommend.",
        "We hope you love our picks! Some may have been sent as samples, but all were independently selected.",
        "Just FYI, Harbour may collect a share of sales from the links on this page.",
        "Find out more about how we test.",
        "Alle vorgestellten Produkte wurden von der Redaktion unabhängig ausgewählt.",
        "Onze redactie heeft alle producten onafhankelijk gekozen.",
        "Notre rédaction a sélectionné ces produits de manière indépendante.",
        "Todos los productos son seleccionados de forma independiente.",
        "Todos os produtos são selecionados de forma independente.",
        "Tutti i prodotti sono selezionati in modo indipendente.",
        "Все товары выбраны независимо.",
        "掲載商品は編集部が独自に選んでいます。",
        "所有商品均由编辑部独立挑选。",
    ],
)
def test_how_the_house_works(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "How we test",
        "Why you can trust us",
        "The study has strict guidelines and relies on the reports of nurses.",
        "The newspaper's editors spend hours on each front page.",
        "Researchers spend hours testing and comparing water from both wells.",
        "Unsere Artikel sind ab Montag in der Bibliothek zu sehen.",
        "The law requires writers to name their sources.",
        "The current version of the plan has no ferry in it.",
        "We hope you enjoy our town.",
        "Wir haben die Fähre unabhängig vom Wetter bestellt.",
        "Les produits de la ferme sont choisis chaque matin.",
        "All products were tested by the county's laboratory.",
    ],
)
def test_what_a_text_says_of_tests_and_sources(line: str) -> None:
    assert not is_house_line(line)
