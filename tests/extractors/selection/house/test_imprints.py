"""Whose a page is."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "*hafenbote.de ist Teil des bundesweiten Ippen-Digital-Redaktionsnetzwerks.",
        "Hafenbote.de ist ein Angebot von IPPEN.MEDIA.",
        "*Hafenbote.de und kai.de sind ein Angebot von IPPEN.MEDIA.",
        "The Harbour Courier is part of the USA TODAY Network.",
        "© dpa-infocom, dpa:220124-99-835563/5",
        "dpa:210815-99-860415/2",
    ],
)
def test_networks_and_numbers_of_agencies(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Das Redaktionsnetzwerk Ippen berichtete zuerst über den Kai.",
        "Hafenbote.de ist ein Angebot des Münchner Ippen-Verlags, der 1990 gegründet wurde",
        "dpa: 230 Verletzte bei Zugunglück",
        "The USA TODAY Network asked all towns on the coast.",
    ],
)
def test_what_an_article_says_of_houses_stays(line: str) -> None:
    assert not is_house_line(line)
