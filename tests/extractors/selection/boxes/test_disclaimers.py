"""What is named a disclaimer goes behind the text, and stays where it is the text."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.boxes.disclaimers import names_disclaimer, without_disclaimers
from tests.builders import document

TEXT = "word " * 20
NOTE = "<p>Rates may change at any time, and no offer is made by this page.</p>"


def chances(html: str, *probabilities: float) -> list[float]:
    found = document(html)
    words = found.blocks.sum(found.structure.run_words)
    assert len(words) == len(probabilities)
    return without_disclaimers(found, words, np.array(probabilities)).tolist()


@pytest.mark.parametrize("name", ["disclaimer", "text text--disclaimer small", "views-disclaimer", "siteDisclaimer"])
def test_behind_the_text_it_is_dropped(name: str) -> None:
    assert chances(f'<p>{TEXT}</p><div class="{name}">{NOTE}</div>', 0.9, 0.8) == [0.9, 0.0]
    assert chances(f'<p>{TEXT}</p><div id="{name}">{NOTE}</div><p>more</p>', 0.9, 0.8, 0.7) == [0.9, 0.0, 0.7]


@pytest.mark.parametrize(
    "html",
    [
        f'<div class="disclaimer">{NOTE}</div><p>{TEXT}</p>',
        f'<p>A few words.</p><div class="disclaimer">{NOTE}</div>',
        f'<p>{TEXT}</p><div class="undisclaimered">{NOTE}</div>',
        f'<p>{TEXT}</p><div class="legal">{NOTE}</div>',
    ],
    ids=["above", "alone", "another word", "another name"],
)
def test_otherwise_it_stays(html: str) -> None:
    assert chances(html, 0.9, 0.8) == [0.9, 0.8]


def test_where_none_is_likely_nothing_changes() -> None:
    assert chances(f'<p>{TEXT}</p><div class="disclaimer">{NOTE}</div>', 0.9, 0.3) == [0.9, 0.3]


def test_its_name_is_a_word_of_its_own() -> None:
    assert names_disclaimer("cmp-richtext--disclaimer a") and names_disclaimer("DISCLAIMER")
    assert not names_disclaimer("disclaimered") and not names_disclaimer("")
