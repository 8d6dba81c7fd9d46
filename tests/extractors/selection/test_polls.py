"""Questions of polls whose answers are dropped."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.wholes import settled
from tests.builders import document

TEXT = "<p>The river is longer than we are, said the ferryman, and went home.</p>"
ANSWERS = "<table><tr><td>By boat</td><td>votes: 214</td></tr><tr><td>On foot</td><td>votes: 388</td></tr></table>"
POLL = f"<div class='art-poll'><div class='h'>Poll</div><h3>By boat, or on foot?</h3>{ANSWERS}<p>602 votes</p></div>"
CHANCES = (0.9, 0.02, 0.64, 0.05, 0.05, 0.05, 0.02, 0.05, 0.9)


def settle(part: str, *probabilities: float) -> list[float]:
    found = document(f"<main>{TEXT}{part}{TEXT}</main>")
    words = found.blocks.sum(found.structure.run_words)
    assert len(words) == len(probabilities)
    return settled(found, words, np.array(probabilities)).round(3).tolist()


@pytest.mark.parametrize("name", ["art-poll", "poll", "poll-box", "pollbox", "anketa", "umfrage-widget"])
def test_the_question_goes_with_its_answers(name: str) -> None:
    assert settle(POLL.replace("art-poll", name), *CHANCES)[2] == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("art-poll", "art-pollen"),
        ("art-poll", "part"),
        ("foot?", "foot, that is what counts"),
        ("votes: 214", "they said that they would vote again as soon as the votes of the last count are known"),
    ],
    ids=["another word", "no name", "no question", "a long answer"],
)
def test_what_is_no_poll_is_judged_as_before(old: str, new: str) -> None:
    assert settle(POLL.replace(old, new), *CHANCES)[2] >= 0.5


def test_a_poll_of_which_the_answers_stay_keeps_its_question() -> None:
    assert settle(POLL, 0.9, 0.02, 0.64, 0.9, 0.9, 0.9, 0.9, 0.05, 0.9)[2] >= 0.5
