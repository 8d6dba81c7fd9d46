"""Teasers below the text that are one block each: a linked title, a break, and first words."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.boxes.block_teasers import without_block_teasers
from tests.builders import block_texts, document
from tests.growth import assert_proportional

STORY = "<p>" + "The kiln was lit again for the first time in nine years. " * 4 + "</p>"
ROWS = {
    "paragraphs": "<p class=item><a href=/n/{0}/>The quay is closed {0}</a><br>Divers look at the wall.</p>",
    "cells": "<td><a href=/n/{0}/>The quay is closed {0}</a><br><span>Divers look at the wall.</span></td>",
    "day first": "<p><a href=/n/{0}/><img></a> <i>01.05.2026</i> <a href=/n/{0}/>The quay shut {0}</a><br>Divers.</p>",
    "day above": "<div>5 May 2026<br><a href=/n/{0}/>The quay is closed {0}</a><br>Divers look at the wall.</div>",
}


def kept(markup: str, *, story: float = 0.97, rest: float = 0.6) -> list[str]:
    found = document(markup)
    texts = block_texts(found)
    given = np.array([story if "kiln" in text else rest for text in texts])
    return [
        text for text, chance in zip(texts, without_block_teasers(found, found.blocks.words, given)) if chance >= 0.5
    ]


def page(row: str, count: int = 4, behind: str = "") -> str:
    rows = "".join(row.format(place) for place in range(count))
    rows = f"<table><tr>{rows}</tr></table>" if row.startswith("<td") else f"<div>{rows}</div>"
    return f"<main>{STORY}{rows}{behind}</main>"


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_they_go(row: str) -> None:
    assert len(kept(page(row))) == 1


@pytest.mark.parametrize(
    "row",
    [
        ROWS["paragraphs"].replace("<br>", " - "),
        ROWS["paragraphs"].replace("/n/", "https://elsewhere.example/"),
        ROWS["paragraphs"].replace("<a", "See <a"),
        ROWS["paragraphs"].replace("Divers look", "Divers look " * 60),
    ],
    ids=["in the line", "other sites", "a link in a sentence", "long texts"],
)
def test_lists_of_sources_stay(row: str) -> None:
    assert len(kept(page(row))) == 5


def test_two_are_no_row_nor_are_those_before_text() -> None:
    assert len(kept(page(ROWS["paragraphs"], 2))) == 3
    assert len(kept(page(ROWS["paragraphs"], behind="<p>The kiln burns birch.</p>"))) == 6


def test_they_are_what_a_page_without_other_text_has_to_say() -> None:
    assert len(kept(page(ROWS["paragraphs"]).replace(STORY, "<p>The kiln.</p>"))) == 5


def test_some_of_a_row_may_be_doubtful() -> None:
    found = document(page(ROWS["cells"]))
    given = np.array([0.97, 0.6, 0.55, 0.45, 0.4])
    assert without_block_teasers(found, found.blocks.words, given).tolist() == [0.97, 0, 0, 0, 0]


def test_time_grows_with_the_page() -> None:
    def read(count: int) -> None:
        found = document(
            f"<main>{STORY}<div>{'<a href=/n/1>The quay is closed</a><br>Divers<p>look</p>' * count}</div></main>"
        )
        without_block_teasers(found, found.blocks.words, np.full(len(found.blocks), 0.6))

    assert_proportional(read, 300)
