"""Captions and credits by their words alone, of hostile length."""

from __future__ import annotations

import pytest

from extractors.metadata.captions import split_credit
from tests.growth import assert_proportional


@pytest.mark.parametrize("text", ["Photo: {}!", "The mill burnt down. {}("])
def test_full_stops_within_a_credit_are_read_in_one_way(text: str) -> None:
    assert_proportional(lambda count: split_credit(text.format("a.a." * count)), 12)


@pytest.mark.parametrize("piece", ["A.", " \n", "(", "/ ", "Photo: ", "© ", "Aa/", "Aa Bb. ", "Getty "])
def test_a_long_caption_costs_in_proportion(piece: str) -> None:
    assert_proportional(lambda count: split_credit("x" + piece * count + "x"), 20_000)
