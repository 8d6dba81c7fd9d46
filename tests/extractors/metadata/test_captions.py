"""Captions and credits of hostile length."""

from __future__ import annotations

import pytest

from extractors.metadata.captions import split_credit
from extractors.pictures.shared import is_of_every_page
from tests.growth import assert_proportional


@pytest.mark.parametrize("text", ["Photo: {}!", "The mill burnt down. {}("])
def test_full_stops_within_a_credit_are_read_in_one_way(text: str) -> None:
    assert_proportional(lambda count: split_credit(text.format("a.a." * count)), 12)


@pytest.mark.parametrize("piece", [" ", "(", "/ ", "photo ", "© ", "Aa/", "Aa Bb. ", "via ", "“"])
def test_a_long_caption_costs_in_proportion(piece: str) -> None:
    assert_proportional(lambda count: split_credit("x" + piece * count + "x"), 20_000)


def test_a_long_address_costs_in_proportion() -> None:
    assert_proportional(lambda count: is_of_every_page("https://a.example/" + "a-" * count + "/og.jpg"), 40_000)
