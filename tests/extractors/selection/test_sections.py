"""Text in sections of one make, of which the classifier believes the largest alone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from extractors.selection.sections import with_sections
from extractors.selection.wholes import settled
from tests.builders import document

LINE = "The ferry to the northern islands will keep its winter timetable for another year."
FIRST = [f"<p class=text>{LINE} So said its master, for the {number}th time.</p>" for number in range(5)]
LATER = ["<h2 class=head>What follows</h2>", "<p class=text>The tender closes in May.</p>", f"<p class=text>{LINE}</p>"]
HEADS = ["<h2 class=head>The harbour</h2>", "<h2 class=head>The ships</h2>"]


def page(later: Sequence[str], kind: str = "part", between: str = "<hr>") -> str:
    first = f"<section class=part><div class=inner>{''.join(HEADS)}{''.join(FIRST)}</div></section>"
    return f"<main>{first}{between}<section class={kind}><div class=inner>{''.join(later)}</div></section></main>"


def kept(html: str, later: Sequence[float]) -> list[bool]:
    """Whether the blocks of the second section stay, those of the first being sure."""
    found = document(html)
    words = found.blocks.sum(found.structure.run_words)
    probabilities = np.array([0.9] * (len(words) - len(later)) + list(later))
    return [bool(each) for each in with_sections(found, words, probabilities)[-len(later) :] >= 0.5]


def test_doubtful_blocks_of_a_section_like_the_first_stay() -> None:
    assert kept(page(LATER), (0.05, 0.2, 0.3)) == [True, True, True]


def test_so_they_do_where_all_rules_are_asked() -> None:
    found = document(page(LATER))
    words = found.blocks.sum(found.structure.run_words)
    assert (settled(found, words, np.array([0.9] * 7 + [0.1, 0.2, 0.3]))[-3:] >= 0.5).all()


@pytest.mark.parametrize(
    "html",
    [
        page(LATER, kind="teasers"),
        page([line.replace("class=text", "class=reply") for line in LATER]),
        page([line.replace("=text>", "=text><a href=/x>").replace("</p>", "</a></p>") for line in LATER]),
        page(LATER).replace("section class=part", "section"),
    ],
    ids=["another class", "other paragraphs", "links", "no class"],
)
def test_those_of_a_section_of_another_make_do_not(html: str) -> None:
    assert kept(html, (0.05, 0.2, 0.3)) == [False, False, False]


def test_what_nobody_believes_and_what_is_believed_stay_as_they_are() -> None:
    assert kept(page(LATER), (0.04, 0.05, 0.05)) == [False, False, False]
    assert kept(page(LATER), (0.05, 0.2, 0.99)) == [False, False, True]


def test_one_line_alone_is_no_section_of_the_text() -> None:
    assert kept(page(LATER[2:]), (0.3,)) == [False]


def test_a_block_without_any_chance_stays_dropped() -> None:
    credited = [*LATER, "<p class=text>Photograph: Ann Lee</p>"]
    assert kept(page(credited), (0.2, 0.3, 0.4, 0.0)) == [True, True, True, False]
