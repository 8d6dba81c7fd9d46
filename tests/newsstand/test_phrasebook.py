"""The phrasebook's small grammar."""

from __future__ import annotations

from random import Random

import pytest

from newsstand.text.phrasebook import Phrases, Topic, read_topics
from newsstand.voices import Voice

WORDS = {"$town": ("Ayle", "Bree"), "$street": ("Улица / Улицы",)}


def phrases(seed: int = 1, **banks: tuple[str, ...]) -> Phrases:
    return Phrases(Random(seed), Topic("t", "s", (), banks), WORDS, {})


def test_a_slot_keeps_its_word_within_a_story() -> None:
    said = phrases()
    assert len({said.fill("{town}") for _ in range(20)}) == 1


def test_a_fresh_slot_differs_from_the_kept_word() -> None:
    said = phrases()
    assert said.fill("{town}") != said.fill("{+town}")


def test_forms_numbers_choices_and_capitals() -> None:
    said = phrases()
    assert said.fill("{street/1}") == "Улицы"
    assert said.fill("[a|b]") in "AB"
    assert 3 <= int(said.fill("{n:3-5}")) <= 5
    assert said.fill("x {town^}") in ("X Ayle", "X Bree")


@pytest.mark.parametrize("seed", range(40))
def test_the_plural_slot_takes_numbers_that_govern_the_genitive_plural(seed: int) -> None:
    number = int(phrases(seed).fill("{p:20-140}"))
    assert number % 10 in (0, 5, 6, 7, 8, 9) or number % 100 in (11, 12, 13, 14)


def test_no_phrase_is_said_twice() -> None:
    said = phrases()
    assert {said.pick(("one", "two")), said.pick(("one", "two"))} == {"One", "Two"}
    assert said.pick(("one", "two")) is None


@pytest.mark.parametrize("language", ["en", "ru", "zh"])
def test_every_topic_has_every_bank(language: str) -> None:
    wanted = {
        "headline",
        "summary",
        "lead",
        "fact",
        "quote",
        "background",
        "close",
        "subhead",
        "list",
        "table",
        "roles",
    }
    for topic in Voice(language).topics.values():
        assert wanted <= set(topic.banks), topic.name
        assert len({len(row.split("|")) for row in topic.banks["table"]}) == 1, topic.name


def test_topics_are_read_once() -> None:
    assert read_topics("en.txt") is read_topics("en.txt")
