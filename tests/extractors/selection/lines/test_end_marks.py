"""Marks of a text's end, and what stands behind them."""

from __future__ import annotations

import numpy as np
import pytest

from extractors import Article, extract
from extractors.selection.lines.closing import says_nothing
from extractors.selection.lines.end_marks import is_end_mark, without_the_rest
from tests.builders import URL, article_html, document, paragraphs


@pytest.mark.parametrize(
    "line",
    [
        "– 30 –",
        "-30-",
        "-ENDS-",
        "ENDS",
        "End of article",
        "End of press release",
        "— Ende —",
        "ENDE",
        "Ende der Mitteilung",
        "- Fin -",
        "Fin de l'article",
        "- Slut -",
        "-конец-",
        "Конец статьи",
        "- END -",
        "### END ###",
        "*** ENDS ***",
        "- τέλος -",
        "-النهاية-",
        "全文完",
        "- 完 -",
        "- 끝 -",
    ],
)
def test_marks(line: str) -> None:
    assert is_end_mark(line)


@pytest.mark.parametrize(
    "line",
    [
        "The End",
        "30",
        "30%",
        "Fin",
        "End",
        "Ende",
        "It ends",
        "Ende gut, alles gut",
        "End of the line",
        "Ends meet",
        "- 31 -",
        "End of year report",
    ],
)
def test_what_ends_in_a_text(line: str) -> None:
    assert not is_end_mark(line)


@pytest.mark.parametrize("line", ["– 30 –", "-ENDS-", "End of article"])
def test_a_mark_closes_the_text(line: str) -> None:
    assert says_nothing(line)
    found = extract(article_html(f"{paragraphs()}<p>{line}</p>"), URL)
    assert isinstance(found, Article) and found.body.endswith("told this newspaper.")


def test_a_page_number_within_a_text_stays() -> None:
    found = extract(article_html(f"{paragraphs()}<p>– 30 –</p>{paragraphs()}"), URL)
    assert isinstance(found, Article) and not found.body.startswith("– 30 –")


TEXT = "<p>The mill will open again in May, said the council of the valley on Monday.</p>" * 3
ABOUT = "<p>The council of the valley looks after its mills and bridges.</p>"


def likely(html: str) -> list[bool]:
    """Whether each block is likely still, of blocks that all were but the mark."""
    found = document(html)
    given = np.array([0.3 if is_end_mark(text.strip()) else 0.9 for text in found.block_texts()])
    return [chance >= 0.5 for chance in without_the_rest(found, found.blocks.words, given).tolist()]


MARKS = ["###", "# # #", "##", "-30-", "– 30 –", "ENDS", "- END -", "— Ende —", " ### "]


@pytest.mark.parametrize("mark", MARKS)
def test_what_stands_behind_the_mark_is_dropped(mark: str) -> None:
    assert likely(f"{TEXT}<p>{mark}</p>{ABOUT}") == [True] * 3 + [False] * 2


@pytest.mark.parametrize(
    "html",
    [
        f"{TEXT}<p>* * *</p>{ABOUT}",
        f"{TEXT}<p>30</p>{ABOUT}",
        f"{TEXT}<p>End</p>{ABOUT}",
        f"{TEXT}<p>### The mill</p>{ABOUT}",
        f"{ABOUT}<p>###</p>{TEXT}",
        "<p>###</p>",
        f"<p>– 29 –</p>{TEXT}<p>– 30 –</p>{ABOUT}",
    ],
    ids=["sections", "number", "subhead", "heading", "before the text", "nothing else", "numbers of pages"],
)
def test_what_is_no_mark_behind_a_text_drops_nothing(html: str) -> None:
    found = document(html)
    given = np.full(len(found.blocks), 0.9)
    assert without_the_rest(found, found.blocks.words, given) is given
