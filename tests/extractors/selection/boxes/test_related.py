"""What stands under "Related articles" is no part of the text."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.document import Document, Unreadable
from extractors.page import Page
from extractors.selection.boxes.related import is_further, without_related
from tests.builders import block_texts, document
from tests.extractors.tag_soup import soup

TEXT = f"<p>{'The ferry sails again. ' * 10}</p>"
TEASER = (
    "<div><div><h3><a href=/{n}>Five things of {n}</a></h3></div><p>3 May 2026</p><p>The first words of {n}.</p></div>"
)
TEASERS = "".join(TEASER.format(n=name) for name in ("harbour", "council", "school"))
ROW = f"<div><div><h3><span>Latest posts</span></h3></div><div>{TEASERS}</div></div>"
FLAT = f"<h2>Related articles</h2>{TEASERS}"


def kept(html: str) -> list[str]:
    found = document(html)
    chances = np.full(len(found.blocks), 0.8)
    chances[[number for number, text in enumerate(block_texts(found)) if text.startswith("Five things")]] = 0.1
    after = without_related(found, found.blocks.words, chances)
    return [text for text, chance in zip(block_texts(found), after) if chance >= 0.5]


@pytest.mark.parametrize("further", [ROW, FLAT, FLAT.replace("Related articles", "Informations connexes")])
def test_first_words_of_further_articles_go_with_their_heading(further: str) -> None:
    assert len(kept(f"<main><article>{TEXT}{TEXT}</article>{further}</main>")) == 2
    assert len(kept(f"<main>{TEXT}{TEXT}{further}</main>")) == 2


def test_text_under_the_next_heading_stays() -> None:
    behind = "<h2>What comes next</h2><p>The quay is closed.</p>"
    assert kept(f"<main>{TEXT}{FLAT}{behind}</main>")[1:] == ["What comes next", "The quay is closed."]


@pytest.mark.parametrize(
    "further",
    [
        FLAT.replace("Related articles", "What we ask"),
        FLAT.replace("<h2>", "<p>").replace("</h2>", "</p>"),
        FLAT.replace("words of harbour", "words of harbour " * 40),
        f"<h2>Related articles</h2>{TEASER.format(n='harbour')}",
        f"<h2>Related articles</h2><p>They say more.</p>{TEXT}{TEXT}{TEASERS}",
        FLAT.replace("<a ", "<b ").replace("</a>", "</b>"),
    ],
    ids=["another heading", "no heading", "long texts", "one alone", "text first", "no links"],
)
def test_other_sections_are_judged_as_before(further: str) -> None:
    assert any(text.startswith("The first words") for text in kept(f"<main>{TEXT}{further}</main>"))


def test_where_they_are_what_the_page_has_to_say_they_stay() -> None:
    assert len(kept(f"<main><p>All of it.</p>{FLAT}</main>")) > 3


@pytest.mark.parametrize(
    "line",
    [
        "Related", "Latest posts", "Latest news from Esk", "More stories", "You may also like", "Ähnliche Beiträge",
        "Mehr zum Thema:", "Últimas entradas", "Artículos relacionados", "Artigos relacionados", "Articles connexes",
        "À lire aussi", "Informations connexes", "Articoli correlati", "Gerelateerde artikelen", "Relaterade artiklar",
        "Powiązane artykuły", "Další články", "Похожие статьи", "Схожі статті", "İlgili Haberler",
    ],
)  # fmt: skip
def test_headings_of_further_articles(line: str) -> None:
    assert is_further(line)


@pytest.mark.parametrize(
    "line", ["Articles", "The latest", "More than a game", "Related work", "News", "Contenido", "Artikel 5", "Reading"]
)
def test_headings_of_the_text(line: str) -> None:
    assert not is_further(line)


@given(soup)
@settings(max_examples=60, deadline=None)
def test_nothing_is_raised_and_no_other_block_changes(html: str) -> None:
    try:
        found = Document(Page.from_html(html))
    except Unreadable:
        return
    before = np.full(len(found.blocks), 0.8)
    after = without_related(found, found.blocks.words, before)
    assert set(after.tolist()) <= {0.0, 0.8}
    assert (before == 0.8).all()
