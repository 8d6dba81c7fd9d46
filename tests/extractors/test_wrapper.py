"""Wrapper: what identifies it, and its JSON."""

from __future__ import annotations

import dataclasses
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.wrapper import Wrapper

BASE = Wrapper(
    site="news.example:8080",
    parser="lxml-2.14/html",
    root_xpath="//article",
    method="arbiter",
    proving_url="http://news.example/a",
    learned_at=datetime(2026, 3, 1, 12, 30, tzinfo=UTC),
    header_xpath="//h1",
    exclusions=("div.ad < article.", "aside.x y < div."),
    min_words=120,
    max_words=400,
)

wrappers = st.builds(
    Wrapper,
    site=st.text(max_size=20),
    parser=st.text(max_size=5),
    root_xpath=st.text(max_size=30),
    method=st.text(max_size=9),
    proving_url=st.text(max_size=20),
    learned_at=st.none() | st.datetimes(timezones=st.just(UTC)),
    rendered=st.booleans(),
    header_xpath=st.none() | st.text(max_size=20),
    exclusions=st.lists(st.text(max_size=9), max_size=4).map(tuple),
    inclusions=st.lists(st.text(max_size=9), max_size=4).map(tuple),
    min_words=st.integers(0, 10**6),
    max_words=st.integers(0, 10**6),
    pinned=st.booleans(),
)


@given(wrappers)
def test_json_and_back(wrapper: Wrapper) -> None:
    again = Wrapper.from_json(wrapper.to_json())
    assert again == wrapper and again.id == wrapper.id and again.layout == wrapper.layout
    assert again.to_json() == wrapper.to_json()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "3",
        "{}",
        '{"site": "a"}',
        '{"unknown": 1}',
        "{",
        '"text"',
        BASE.to_json().replace("2026-03-01", "once"),
    ],
)
def test_what_is_no_wrapper(text: str) -> None:
    with pytest.raises(ValueError):
        Wrapper.from_json(text)


DECIDES = {
    "site": "other.example",
    "parser": "lxml-9/html",
    "rendered": True,
    "root_xpath": "//main",
    "header_xpath": None,
    "exclusions": ("div.ad < article.",),
    "inclusions": ("p. < article.",),
}
DOES_NOT = {
    "method": "text-density",
    "proving_url": "http://x/",
    "learned_at": None,
    "min_words": 1,
    "max_words": 9,
    "pinned": True,
}


@pytest.mark.parametrize("field", sorted(DECIDES))
def test_the_id_changes_with_what_decides_the_extraction(field: str) -> None:
    assert dataclasses.replace(BASE, **{field: DECIDES[field]}).id != BASE.id


@pytest.mark.parametrize("field", sorted(DOES_NOT))
def test_the_id_stays_with_what_does_not(field: str) -> None:
    assert dataclasses.replace(BASE, **{field: DOES_NOT[field]}).id == BASE.id


def test_every_field_is_judged() -> None:
    assert set(DECIDES) | set(DOES_NOT) == {field.name for field in dataclasses.fields(Wrapper)}


def test_the_layout_is_where_root_and_header_stand() -> None:
    assert dataclasses.replace(BASE, site="x", exclusions=()).layout == BASE.layout
    assert dataclasses.replace(BASE, root_xpath="//main").layout != BASE.layout


def test_ids_are_the_same_in_every_process() -> None:
    assert (BASE.id, BASE.layout) == ("ec59ec22bdb4adc8", "83a1b5e2686e")


def test_seen_widens_the_range() -> None:
    assert (BASE.seen(80).min_words, BASE.seen(80).max_words) == (80, 400)
    assert (BASE.seen(900).min_words, BASE.seen(900).max_words) == (120, 900)
    assert (BASE.seen(200).min_words, BASE.seen(200).max_words) == (120, 400)
    fresh = dataclasses.replace(BASE, min_words=0, max_words=0)
    assert (fresh.seen(50).min_words, fresh.seen(50).max_words) == (50, 50)
