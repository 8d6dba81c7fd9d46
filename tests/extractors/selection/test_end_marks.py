"""The mark that ends a release, and what stands behind it."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.end_marks import is_end_mark, without_the_rest
from tests.builders import document

TEXT = "<p>The mill will open again in May, said the council of the valley on Monday.</p>" * 3
ABOUT = "<p>The council of the valley looks after its mills and bridges.</p>"


def likely(html: str) -> list[bool]:
    """Whether each block is likely still, of blocks that all were but the mark."""
    found = document(html)
    given = np.array([0.3 if is_end_mark(text) else 0.9 for text in found.block_texts()])
    return [chance >= 0.5 for chance in without_the_rest(found, found.blocks.words, given).tolist()]


MARKS = ["###", "# # #", "##", "-30-", "– 30 –", "ENDS", "(Ends)", "- END -", "— Ende —", " ### "]


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
    ],
    ids=["sections", "a number", "a subhead", "a heading's signs", "before the text", "nothing else"],
)
def test_what_is_no_mark_behind_a_text_drops_nothing(html: str) -> None:
    found = document(html)
    given = np.full(len(found.blocks), 0.9)
    assert without_the_rest(found, found.blocks.words, given) is given
