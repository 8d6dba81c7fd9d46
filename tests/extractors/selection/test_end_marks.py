"""Marks of a text's end."""

from __future__ import annotations

import pytest

from extractors import Article, extract
from extractors.selection.closing import says_nothing
from extractors.selection.end_marks import is_end_mark
from tests.builders import URL, article_html, paragraphs


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
