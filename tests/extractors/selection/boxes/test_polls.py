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


LONG = TEXT.replace("</p>", f" {'It took him an hour. ' * 8}</p>")
STATED = (
    "<div class='x-poll-0'><h4>On the river</h4><p>The ferry ought to be free.</p>"
    "<button>Agree</button><button>Disagree</button><small>602 votes</small></div>"
)


def test_a_statement_goes_with_the_buttons_for_the_answers() -> None:
    assert settle(LONG + STATED, 0.9, 0.9, 0.7, 0.8, 0.05, 0.9)[2:4] == [0, 0]
    other = STATED.replace("x-poll-0", "x-box-0")
    assert min(settle(LONG + other, 0.9, 0.9, 0.7, 0.8, 0.05, 0.9)[2:4]) >= 0.5
    bare = STATED.replace("button", "i")
    assert min(settle(LONG + bare, 0.9, 0.9, 0.7, 0.8, 0.05, 0.9)[2:4]) >= 0.5


@pytest.mark.parametrize("heading", ["Stelling van de dag", "Stelling: de pont blijft. Eens?", "Poll of the day"])
def test_what_a_label_of_polls_heads_goes(heading: str) -> None:
    assert settle(f"{LONG}<div class='poll'><h3>{heading}</h3><p>Yes.</p></div>", 0.9, 0.9, 0.8, 0.8, 0.9)[2] == 0


def test_a_page_that_is_little_more_than_its_poll_keeps_it() -> None:
    assert min(settle(STATED, 0.9, 0.7, 0.8, 0.05, 0.3)[1:3]) >= 0.5
