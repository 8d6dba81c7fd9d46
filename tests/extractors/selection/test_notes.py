"""Footnotes that kept text leads to."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.notes import notes
from tests.builders import document

TEXT = "<p>The ferry kept to its timetable<sup><a id=r{0} href='#n{0}'>{0}</a></sup> through the winter.</p>"
TWO = TEXT.format(1) + TEXT.format(2)
ITEM = "<li id=n{0}><p>{1} <a href='#r{0}'>↩</a></p></li>"
LIST = f"<ol>{ITEM.format(1, 'But for two days in January.')}{ITEM.format(2, 'As far as is known.')}</ol>"


def kept(html: str, *probabilities: float) -> list[int]:
    found = document(html)
    words, given = found.blocks.words, np.array(probabilities)
    assert len(words) == len(given)
    return np.flatnonzero(notes(found, words, given, given >= 0.5)).tolist()


def test_notes_that_lead_back_stay_together() -> None:
    assert kept(TWO + LIST, 0.9, 0.9, 0.4, 0.2) == [2, 3]
    assert kept(TWO + LIST, 0.9, 0.9, 0.8, 0.15) == [3]
    assert kept(TWO + LIST, 0.9, 0.9, 0.3, 0.1) == []
    assert kept(TWO + LIST, 0.9, 0.9, 0.6, 0.05) == []


def test_a_note_may_stand_beside_its_number() -> None:
    note = "<div class=note><a id=n1 href='#r1'>1</a><div><p>But for two days in January.</p></div></div>"
    assert kept(TEXT.format(1) + note, 0.9, 0.02, 0.3) == [2]


@pytest.mark.parametrize(
    ("html", "probabilities"),
    [
        (TWO + LIST.replace("#r1", "#top").replace("#r2", "#top"), (0.9, 0.9, 0.4, 0.4)),
        (TWO + LIST.replace("id=n1", "").replace("id=n2", ""), (0.9, 0.9, 0.4, 0.4)),
        (TWO + LIST, (0.2, 0.2, 0.4, 0.4)),
        (LIST + TWO, (0.4, 0.4, 0.9, 0.9)),
        (
            "<p>A text of the day.</p><div><i id=p2></i><a href='#p2'></a>"
            "<p>Ann Lee, <a href='#top'>a view</a> of the harbour</p></div>",
            (0.9, 0.4),
        ),
    ],
    ids=["lead elsewhere", "nobody leads to them", "of a dropped text", "before the text", "leads to itself"],
)
def test_what_is_no_note_of_the_text_does_not(html: str, probabilities: tuple[float, ...]) -> None:
    assert kept(html, *probabilities) == []


def test_a_page_with_thousands_of_links_within_is_not_asked() -> None:
    many = "".join(f"<a href='#x{number}'>x</a> " for number in range(2_001))
    assert kept(TWO + LIST + f"<p>{many}</p>", 0.9, 0.9, 0.4, 0.4, 0.1) == []
