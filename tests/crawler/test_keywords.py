"""Words that an article must have: as a user writes them, and where they are found."""

from __future__ import annotations

import pytest

from crawler.keywords import Keywords, keywords_of


def test_as_a_user_writes_them() -> None:
    assert keywords_of(" flood,high  water,, flood ").words == ("flood", "high water")
    assert str(keywords_of("flood, high water")) == "flood, high water"
    assert not keywords_of("") and not keywords_of(" , ") and not Keywords((" ",))


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("", True),
        ("FLOOD", True),
        ("floo", False),
        ("high water", True),
        ("water everywhere", False),  # in two paragraphs
        ("ship, rivers", True),  # the article's own keyword
        ("大桥", True),
        ("c++", True),
        ("c", True),  # a sign is no part of the word before it
        ("hochwasser", True),
        ("wasser", False),
        ("hoch\u00adwasser", True),
    ],
)
def test_where_they_are_found(asked: str, found: bool) -> None:
    body = "The flood came with high\nwater\n\neverywhere, 市长为大桥剪彩. In (C++). Das Hoch\u00adwas\u200bser."
    assert keywords_of(asked).admit("Bridge closed", body, ["Rivers", 7]) is found
    assert keywords_of("flood").admit(None, 7, "flood") is False


def test_what_other_words_ruled_out_is_ruled_out_by_some_of_them() -> None:
    ruled_by = str(keywords_of("flood, Storm"))
    assert keywords_of("storm").say_no_more_than(ruled_by)
    assert not keywords_of("storm, fire").say_no_more_than(ruled_by)
    assert not Keywords().say_no_more_than(ruled_by)


def test_of_many_words_a_short_text_tells_whether_they_are_the_same() -> None:
    names = [f"river {number}" for number in range(1000)]
    many, more = Keywords(tuple(names)), Keywords((*names, "flood"))
    assert len(str(many)) < 60 and str(many).startswith("any of 1000 words")
    assert many.say_no_more_than(str(many))
    assert not many.say_no_more_than(str(more)) and not more.say_no_more_than(str(many))
