"""The times over the entries of a live text: all of them, or none."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.wholes import settled
from tests.builders import document

TEXT = "<p>The river is longer than we are, said the ferryman, and went home.</p>"


def settle(times: list[str], *chances: float, behind: float = 0.8, name: str = "entry-time") -> list[float]:
    entries = [f"<div class='{name}'>{time}</div><h2>The water rises</h2>{TEXT}" for time in times]
    found = document(f"<main>{''.join(entries)}</main>")
    words = found.blocks.sum(found.structure.run_words)
    told = np.array([each for chance in chances for each in (chance, behind, 0.95)])
    assert len(words) == len(told)
    return settled(found, words, told).round(3).tolist()[::3]


@pytest.mark.parametrize(
    "times",
    [
        ["21.10", "16.35", "04.30"],
        ["9:10 p.m.", "4:35 p.m.", "4:30 a.m. ET"],
        ["6:45 م", "2:10 م", "7:20 ص"],
        ["kl. 21.10", "kl. 16.35", "kl. 04.30"],
        ["21h10", "16h35", "4h30"],
    ],
)
def test_times_alike_stay_together(times: list[str]) -> None:
    assert settle(times, 0.4, 0.53, 0.45) == [0.5, 0.53, 0.5]


def test_what_is_unlikely_or_no_time_is_judged_as_before() -> None:
    assert settle(["21.10", "16.35", "04.30"], 0.1, 0.53, 0.1) == [0.1, 0.53, 0.1]
    assert settle(["21.10", "16.35"], 0.4, 0.53) == [0.4, 0.53]
    assert settle(["Share", "16.35", "04.30"], 0.4, 0.53, 0.4) == [0.4, 0.53, 0.4]
    assert settle(["3-21.10", "2-16.35", "1-04.30"], 0.4, 0.53, 0.4) == [0.4, 0.53, 0.4]
