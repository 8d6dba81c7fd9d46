"""What follows the text on training pages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from lxml import etree

from benchmarks.training.endings import ENDINGS, ending_of
from benchmarks.training.insertions import WORDINGS

SENTENCES = [f"The council of town number {number} met on Monday and said nothing new." for number in range(30)]



def as_text(box: Any) -> str:
    return str(etree.tostring(box, encoding="unicode"))


@pytest.mark.parametrize("lang", sorted(ENDINGS))
def test_an_ending_tells_each_line_that_it_shows(lang: str) -> None:
    for number in range(40):
        box, said = ending_of(lang, SENTENCES, random.Random(f"{lang} {number}"))
        shown = " ".join("".join(box.itertext()).split())
        assert said and all(" ".join(line.split()) in shown for line in said)
        lengths = sum(len(" ".join(line.split()).replace(" ", "")) for line in said)
        assert lengths == len(shown.replace(" ", ""))


def test_both_kinds_are_made_mostly_without_names() -> None:
    made = [ending_of("en", SENTENCES, random.Random(number))[0] for number in range(200)]
    teasers = sum(box.find(".//a[@href]") is not None for box in made)
    named = sum(any(word in (box.get("class") or "") for word in ("comment", "recommended", "more")) for box in made)
    assert 60 <= teasers <= 140
    assert 10 <= named <= 80


def test_the_same_seed_gives_the_same_ending() -> None:
    first, second = (as_text(ending_of("de", SENTENCES, random.Random("a"))[0]) for _ in range(2))
    assert first == second != as_text(ending_of("de", SENTENCES, random.Random("b"))[0])


def test_a_language_without_words_of_its_own_has_the_english_ones() -> None:
    unknown, english = (as_text(ending_of(lang, SENTENCES, random.Random(1))[0]) for lang in ("xx", "en"))
    assert unknown == english
    assert set(ENDINGS) <= set(WORDINGS)
