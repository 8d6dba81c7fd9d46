"""The times over the entries of a live text are dropped; those of a programme stay together."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.wholes import settled
from tests.builders import document

ITEM = "<p>A talk on rivers, in the hall of the ferry.</p>"
ENTRY = "<p>The river is longer than we are, said the ferryman, and went home to mend the boat and the rope.</p>"


def settle(times: list[str], *chances: float, behind: float = 0.8, text: str = ITEM) -> list[float]:
    entries = [f"<div class='entry-time'>{time}</div><h2>The water rises</h2>{text}" for time in times]
    found = document(f"<main>{''.join(entries)}</main>")
    words = found.blocks.sum(found.structure.run_words)
    told = np.array([each for chance in chances for each in (chance, behind, 0.95)])
    assert len(words) == len(told)
    return settled(found, words, told).round(3).tolist()[::3]


TIMES = pytest.mark.parametrize(
    "times",
    [
        ["21.10", "16.35", "04.30"],
        ["9:10 p.m.", "4:35 p.m.", "4:30 a.m. ET"],
        ["6:45 م", "2:10 م", "7:20 ص"],
        ["kl. 21.10", "kl. 16.35", "kl. 04.30"],
        ["Pukul 21.10 WIB", "Pukul 16.35 WIB", "Pukul 04.30 WIB"],
        ["alle 21:10", "alle 16:35", "alle 04:30"],
        ["21h10", "16h35", "4h30"],
        ["21:1010.03.2026", "16:35 10.03.2026", "04:30, 10.03.2026"],
        ["21.10 น.", "16.35 น.", "04.30 น."],
        ["21:10 ч.", "16:35 ч.", "4:30 ч."],
    ],
)


@TIMES
def test_times_of_a_programme_stay_together(times: list[str]) -> None:
    assert settle(times, 0.4, 0.53, 0.45) == [0.5, 0.53, 0.5]


@TIMES
def test_times_over_entries_go(times: list[str]) -> None:
    assert settle(times, 0.4, 0.53, 0.95, text=ENTRY) == [0.0, 0.0, 0.0]
    assert settle(times[:2], 0.4, 0.53, text=ENTRY) == [0.4, 0.53]
    assert settle(["Share", *times[1:]], 0.4, 0.53, 0.4, text=ENTRY) == [0.4, 0.53, 0.4]


def test_what_is_unlikely_or_no_time_is_judged_as_before() -> None:
    assert settle(["21.10", "16.35", "04.30"], 0.1, 0.53, 0.1) == [0.1, 0.53, 0.1]
    assert settle(["21.10", "16.35"], 0.4, 0.53) == [0.4, 0.53]
    assert settle(["Share", "16.35", "04.30"], 0.4, 0.53, 0.4) == [0.4, 0.53, 0.4]
    assert settle(["3-21.10", "2-16.35", "1-04.30"], 0.4, 0.53, 0.4) == [0.4, 0.53, 0.4]


def test_hours_that_go_forward_are_a_chronologys() -> None:
    assert settle(["04:30", "16:35", "21:10"], 0.8, 0.9, 0.95, text=ENTRY) == [0.8, 0.9, 0.95]
    assert settle(["6:10 a.m.", "11:20 a.m.", "1:05 p.m."], 0.4, 0.53, 0.4, text=ENTRY) == [0.5, 0.53, 0.5]
    assert settle(["3:16", "3:17", "4:10"], 0.8, 0.9, 0.95, text=ENTRY) == [0.8, 0.9, 0.95]


def test_prices_and_items_of_a_programme_are_no_times_of_entries() -> None:
    assert settle(["12.50", "9.30", "7.25"], 0.8, 0.9, 0.95, text=ENTRY) == [0.8, 0.9, 0.95]
    assert settle(["21:10", "16:35", "04:30"], 0.8, 0.9, 0.95) == [0.8, 0.9, 0.95]


def test_a_live_text_may_go_over_midnight() -> None:
    assert settle(["01:10", "00:20", "23:05", "21:40"], 0.4, 0.5, 0.6, 0.7, text=ENTRY) == [0.0] * 4
