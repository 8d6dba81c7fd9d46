"""Forms of which a line may have one."""

from __future__ import annotations

import re

import pytest

from extractors.selection.house.forms import START, Forms, alternatives, needs_beyond

FORMS = (
    rf"{START}(?:sign\sup|take)\sour\b|\bgive\s(?:today|[|)]now)|^\W*(?:like|read)\sus[.!]?$",
    rf"^our\sapp\b|{START}write\b|글쓰기|[^]|]\]x|\bnewsletter\sdépêch|^\W*письмо|{START}напишите\b",
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
        "our newsletter dépêches",
        "our “newsletter” – every day",
        "« письмо",
        "a letter. Or so: письмо",
        "Well: напишите",
        "",
    ],
)
def test_they_are_found_where_one_pattern_finds_them(line: str) -> None:
    assert Forms(FORMS).are_in(line) == (re.search("|".join(FORMS), line) is not None)


def test_alternatives_are_parted_outside_of_groups_and_sets() -> None:
    assert list(alternatives(r"a(?:b|c)|[|)(]d|\|e|\(f|[^]|]g")) == [r"a(?:b|c)", "[|)(]d", r"\|e", r"\(f", "[^]|]g"]


def test_forms_that_begin_a_line_are_not_in_its_midst() -> None:
    assert not Forms((r"^\W*one|^two",)).are_in("the one, the two")
    assert Forms((r"^\W*one|\btwo",)).are_in("the one, the two")
    assert Forms((rf"{START}one",)).are_in("The two. one")


@pytest.mark.parametrize(
    ("alternative", "needs"),
    [
        ("write", False),
        ("écris", True),
        ("écrit?", True),
        ("lié?", False),
        ("lié*e", False),
        ("lié{0,2}e", False),
        ("a…b", False),  # a mark is no letter
        ("[éè]crit", False),
        (r"\bwrite|écris", False),
        ("(?:é|è)crit", True),
        ("(?:é|e)crit", False),
        ("(?:é|è)?crit", False),
        ("(?:a(?:é|è)|(?:b|c)ö)x", True),
        ("(?=é)x", False),
        ("(?!é)x", False),
        ("(?:(?!é)x)", False),
    ],
)
def test_what_has_no_letter_beyond_ascii_is_not_asked_for_forms_that_need_one(alternative: str, needs: bool) -> None:
    assert all(map(needs_beyond, alternatives(alternative))) == needs
