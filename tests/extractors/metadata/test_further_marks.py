"""Days and addresses that mark a further article."""

from __future__ import annotations

from datetime import date

import pytest

from extractors.metadata.further_marks import Addresses, Days, are_near
from tests.extractors.metadata.pages import document

MAY = date(2026, 5, 3).toordinal()


@pytest.mark.parametrize(
    ("markup", "day"),
    [
        ("<p>Ann Lee — 3 May 2026</p>", MAY),
        ("<p><img src=/a.jpg> Ann Lee — 3 May 2026</p>", None),
        ("<p>3 May 1953</p>", None),
        ("<blockquote><p>3 May 2026</p></blockquote>", None),
        (f"<p>3 May 2026 {100 * 'a'}</p>", None),
        ("<p>14:02</p>", None),
    ],
)
def test_the_day_of_a_line(markup: str, day: int | None) -> None:
    assert Days(document(body=markup)).of_line(0) == day


@pytest.mark.parametrize("time", ["<time datetime=2026-05-03T10:00>Sunday</time>", "<time>3 May 2026</time>"])
def test_the_day_of_a_time(time: str) -> None:
    page = document(body=time)
    assert Days(page).of_time(len(page) - 1) == MAY


def test_days_are_near_within_three_years() -> None:
    assert are_near([MAY], [MAY - 2000, MAY - 1000])
    assert not are_near([MAY], [MAY + 2000]) and not are_near([], [MAY])


@pytest.mark.parametrize(
    ("address", "is_other"),
    [
        ("https://www.example.org/town/bridge", True),
        ("/town/mill-burns-down-again", True),
        ("/town/mill-burns-down", False),
        ("/town/mill-burns-down.html?page=2#b", False),
        ("/town/mill-burns-down_2.htm", False),
        ("/town/mill-burns-down/part-2", False),
        ("bridge", False),
        ("/", False),
        ("https://[a/b", False),
    ],
)
def test_an_address_of_another_page(address: str, is_other: bool) -> None:
    page = document(body=f"<div data-url=/town/mill-burns-down></div><div data-url='{address}'></div>")
    addresses, (first, other) = Addresses(page), [node for node in range(len(page)) if page.name(node) == "div"]
    assert addresses.own([first]) == {"data-url"}
    assert addresses.are_others(other, addresses.own([first])) is is_other
    assert not addresses.are_others(other, frozenset())
