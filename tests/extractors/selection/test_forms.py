"""Forms of which a line may have one."""

from __future__ import annotations

import re

import pytest

from extractors.selection.forms import START, Forms, alternatives

FORMS = (
    rf"{START}(?:sign\sup|take)\sour\b|\bgive\s(?:today|[|)]now)|^\W*(?:like|read)\sus[.!]?$",
    rf"^our\sapp\b|{START}write\b|글쓰기|[^]|]\]x",
)


@pytest.mark.parametrize(
    "line",
    [
        "sign up our letter",
        "» sign up our letter",
        "We ask: take our letter.",
        "Well, take our letter.",
        "It rains | a) take our letter",
        "It rains, a) take our letter",  # behind a comma no number stands
        "It rains. a) take our letter",
        "They take our letter.",
        "Please give today",
        "Please forgive today",
        "give |now",
        "… like us!",
        "They like us!",
        "our app is new",
        "on our app",
        "so. – write",
        "so write",
        "여기 글쓰기",
        "a]x",
        "|]x",
        "",
    ],
)
def test_they_are_found_where_one_pattern_finds_them(line: str) -> None:
    assert Forms(FORMS).are_in(line) == (re.search("|".join(FORMS), line) is not None)


def test_alternatives_are_parted_outside_of_groups_and_sets() -> None:
    assert list(alternatives(r"a(?:b|c)|[|)(]d|\|e|\(f|[^]|]g")) == [r"a(?:b|c)", "[|)(]d", r"\|e", r"\(f", "[^]|]g"]


def test_forms_that_only_begin_a_line() -> None:
    assert Forms((r"^\W*one|^two",)).only_begin
    assert not Forms((r"^\W*one|\btwo",)).only_begin
    assert not Forms((rf"{START}one",)).only_begin
