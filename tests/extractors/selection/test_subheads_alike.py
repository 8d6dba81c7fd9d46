"""Subheads of one kind settle together."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.neighbours import with_neighbours
from extractors.selection.subheads_alike import subheads_alike
from tests.builders import document

TEXT = "The river rose by another metre during the night, and the bridge was closed to all traffic at four."
TITLES = ("The wind drops", "A cow is saved", "The airport closes", "What is known")


def page(*headings: str) -> str:
    """Four titles, each in an element of its own with a line by whom, over a text; ``headings``: their tags."""
    each = zip(headings, TITLES, strict=True)
    parts = [
        f"<header><{tag}>{title}</{tag[:2]}><p>By Ann Lee</p></header><p>{title}. {TEXT}</p>" for tag, title in each
    ]
    return f"<main>{'<p>Share</p><p>Link</p><p>Later</p>'.join(parts)}</main>"


def chances(*headings: float) -> list[float]:
    return [each for heading in headings for each in (heading, 0.0, 0.9, 0.0, 0.0, 0.0)][:-3]


def raised(html: str, *headings: float) -> list[int]:
    """Which of the four titles are raised; there is kept text under all of them."""
    found, given = document(html), np.array(chances(*headings))
    places = np.arange(len(given))[::6]
    under = np.isin(np.arange(len(given)), places)
    return [int(each) // 6 for each in np.flatnonzero(subheads_alike(found, given, given >= 0.5, under))]


@pytest.mark.parametrize(
    ("headings", "found"),
    [
        ((0.6, 0.45, 0.55, 0.31), [1, 3]),
        ((0.6, 0.45, 0.55, 0.1), [1]),
        ((0.6, 0.45, 0.4, 0.4), []),
        ((0.2, 0.2, 0.55, 0.4), []),
    ],
    ids=["half are kept", "one without a chance", "one is kept", "a quarter"],
)
def test_doubtful_ones_go_with_those_that_are_kept(headings: tuple[float, ...], found: list[int]) -> None:
    assert raised(page(*["h2 class=title"] * 4), *headings) == found


def test_those_of_another_kind_do_not() -> None:
    for other in ("h2 class=offer", "h3 class=title", "h2"):
        kinds = ["h2 class=title", other, "h2 class=title", "h2 class=title"]
        assert raised(page(*kinds), 0.6, 0.45, 0.55, 0.31) == [3]


def test_neighbours_ask_where_buttons_stand_before_and_a_name_behind_the_subhead() -> None:
    found = document(page(*["h2 class=title"] * 4))
    for last, stays in ((0.9, True), (0.1, False)):
        given = np.array(chances(0.6, 0.45, 0.55, 0.31))
        given[-1] = last
        settled = with_neighbours(found, found.blocks.words, given)
        assert settled[6] >= 0.5 and bool(settled[18] >= 0.5) is stays
