"""Quotations that an element says by its name alone, and words that stand in the text anyway."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.wholes import settled
from tests.builders import document

TEXT = "<p>The river is longer than we are, said the ferryman, and went home.</p>"
WORDS = "Who waits for the boat has missed it"
SAID = f"<div class='part-quote'><div class='in'><p>{WORDS}</p></div><i>Ann Lee</i></div>"


def settle(part: str, *probabilities: float) -> list[float]:
    found = document(f"<main>{TEXT}{part}{TEXT}</main>")
    words = found.blocks.sum(found.structure.run_words)
    assert len(words) == len(probabilities)
    return settled(found, words, np.array(probabilities)).round(3).tolist()


def test_a_quotation_by_name_stays_with_whose_words_it_is() -> None:
    assert settle(SAID, 0.9, 0.27, 0.1, 0.9) == [0.9, 0.5, 0.5, 0.9]
    assert settle(SAID, 0.9, 0.11, 0.05, 0.9) == [0.9, 0.5, 0.5, 0.9]
    assert settle(f"{SAID}<ul><li>Read also</li></ul>", 0.9, 0.27, 0.1, 0.0, 0.9)[1:3] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("part", "chances"),
    [
        (SAID, (0.05, 0.03)),
        (SAID, (0.27, 0.0)),
        (SAID.replace("part-quote", "part"), (0.27, 0.1)),
        (SAID.replace("part-quote", "pull-quote"), (0.27, 0.1)),
        (SAID.replace(WORDS, "Sold out"), (0.27, 0.1)),
        (SAID.replace(WORDS, "“The river is longer than we are!”"), (0.27, 0.1)),
        (SAID.replace(WORDS, "The river is longer ... said the ferryman"), (0.27, 0.1)),
    ],
    ids=["no chance", "foreign", "no name", "pull quote by name", "few words", "pull quote", "shortened pull quote"],
)
def test_what_is_none_or_stands_in_the_text_is_judged_as_before(part: str, chances: tuple[float, ...]) -> None:
    assert settle(part, 0.9, *chances, 0.9)[1:3] == list(chances)


def test_behind_the_text_it_is_judged_as_before() -> None:
    found = document(f"<main>{TEXT}{SAID}</main>")
    words = found.blocks.sum(found.structure.run_words)
    assert settled(found, words, np.array([0.9, 0.27, 0.1])).tolist() == [0.9, 0.27, 0.1]
