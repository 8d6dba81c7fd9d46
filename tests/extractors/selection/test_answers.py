"""Questions stay or go with their answers."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.answers import with_answers
from tests.builders import document

FIRST = ("May I apply if I rent my home?", "Yes, if you have lived in the county for a year.")
SECOND = ("How long does it take?", "Most letters are answered within six weeks.")
DETAILS = "".join(f"<details><summary>{asked}</summary><p>{answer}</p></details>" for asked, answer in (FIRST, SECOND))
BOXES = "".join(f"<div class=q-{n}><b>{asked}</b></div><div class=a>{answer}</div>" for n, (asked, answer) in
                enumerate((FIRST, SECOND, ("Is there a fee?", "There is none before the third year."))))  # fmt: skip


def settle(html: str, *probabilities: float) -> list[float]:
    found = document(html)
    assert len(found.blocks) == len(probabilities)
    return with_answers(found, found.blocks.words, np.array(probabilities)).round(3).tolist()


@pytest.mark.parametrize(
    ("given", "settled_to"),
    [
        ([0.3, 0.6, 0.2, 0.3], [0.5, 0.6, 0.5, 0.5]),
        ([0.3, 0.4, 0.3, 0.2], [0.3, 0.4, 0.3, 0.2]),
        ([0.3, 0.9, 0.05, 0.9], [0.3, 0.9, 0.05, 0.9]),
    ],
    ids=["likely together", "unlikely together", "the second is surely no question of the text"],
)
def test_questions_and_answers_settle_together(given: list[float], settled_to: list[float]) -> None:
    assert settle(f"<p>Text</p>{DETAILS}<p>End</p>", 0.9, *given, 0.9)[1:-1] == settled_to


def test_numbered_questions_are_of_one_kind() -> None:
    assert settle(BOXES, 0.3, 0.6, 0.3, 0.6, 0.3, 0.6) == [0.5, 0.6, 0.5, 0.6, 0.5, 0.6]


def test_an_answer_may_have_several_blocks_and_ends_with_the_row() -> None:
    longer = DETAILS.replace("</p></details><details>", "</p><p>And no fee.</p></details><details>")
    assert settle(longer + "<div>Not of it</div>", 0.3, 0.6, 0.4, 0.3, 0.6, 0.4) == [0.5, 0.6, 0.5, 0.5, 0.6, 0.4]


@pytest.mark.parametrize(
    "html",
    [
        f"<p>{FIRST[0]}</p><p>{FIRST[1]}</p><p>{SECOND[0]}</p><p>{SECOND[1]}</p>",
        f"<h3>{FIRST[0]}</h3><p>{FIRST[1]}</p><h3>Another matter</h3><p>{SECOND[1]}</p>",
        f"<h3>{FIRST[0]}</h3><p>{FIRST[1]}</p><h4>{SECOND[0]}</h4><p>{SECOND[1]}</p>",
    ],
    ids=["of the answers' kind", "one question", "of two kinds"],
)
def test_what_is_no_row_stays_as_it_is(html: str) -> None:
    assert settle(html, 0.3, 0.9, 0.3, 0.9) == [0.3, 0.9, 0.3, 0.9]


def test_a_row_of_a_table_is_no_answer() -> None:
    table = "<table><tr><td>Rent</td><td>Duty</td></tr><tr><td>Up to 100</td><td>1</td></tr></table>"
    html = f"<h2>{FIRST[0]}</h2><p>{FIRST[1]}</p><h2>{SECOND[0]}</h2>{table}"
    given = [0.9, 0.9, 0.9, 0.4, 0.2, 0.3, 0.1]
    assert settle(html, *given) == given
