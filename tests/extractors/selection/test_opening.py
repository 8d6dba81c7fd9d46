"""Lines that open a text and tell only when and by whom it was written are no body."""

from __future__ import annotations

import numpy as np
import pytest

from extractors import Page
from extractors.document import Document
from extractors.selection.opening import LONGEST, opening, tells_origin, without_opening

TEXT = "The council met on Tuesday to decide what to do about the old bridge."


@pytest.mark.parametrize(
    "line",
    [
        "15 Dec, 2025",
        "Published on: February 14, 2025",
        "Posted: Thursday, April 21, 2022. 10:11 pm CST.",
        "Aktualisiert am 19.02.2020",
        "4 min read",
        "By Ann Lee",
        "By ANN LEE Register Staff Writer",
        "Von Petra Lindner und Jan Roth",
        "Por Agencia EFE",
        "Ann Lee, 22 November 2026",
        "Nov 3, 2026 | By Ann Lee | 4 min read",
    ],
)
def test_lines_that_tell_the_origin(line: str) -> None:
    assert tells_origin(line)
    assert opening(3, [line, TEXT, TEXT].__getitem__) == 1


@pytest.mark.parametrize(
    "line",
    [
        "",
        "2017",
        "By the time the fire was out, Ann Lee had left.",
        "By Monday all of them were gone",
        "Ann Lee",  # who speaks, or of whom the text is
        "Berlin, 3 May 2026: the council met",
        "On 3 May 2026 Ann Lee opened the bridge.",
        "The Garden - Derek Jarman (1990)",
        "Chapter 4",
        "By Ann Lee " * 20,
    ],
)
def test_lines_that_stay(line: str) -> None:
    assert not tells_origin(line)
    assert opening(3, [line, TEXT, TEXT].__getitem__) == 0


def test_several_lines_go_and_never_all() -> None:
    lines = ["By Ann Lee", "3 May 2026", TEXT, "By Ann Lee"]
    assert opening(4, lines.__getitem__) == 2  # only what opens the text
    assert opening(0, lines.__getitem__) == 0


def test_a_diary_keeps_its_days() -> None:
    lines = ["3 May 2026", TEXT, "4 May 2026", TEXT]
    assert opening(4, lines.__getitem__) == 0


def test_blocks_of_a_page_go() -> None:
    long = f"<div>By <a href='/{'a' * LONGEST * 10}'>Ann Lee</a></div>"
    page = f"<html><body>{long}<div>By Bo Li</div><p>{TEXT}</p></body></html>"
    document = Document(Page.from_html(page, "http://a.example/x"))
    assert without_opening(document, np.array([1, 2])).tolist() == [2]
    assert without_opening(document, np.array([0, 1, 2])).tolist() == [0, 1, 2]  # too much markup for a line
