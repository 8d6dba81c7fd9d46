"""Wrapper: what identifies it, what decides, and its JSON."""

from __future__ import annotations

import dataclasses
import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.wrapper import FieldPath, Pooled, Shown, Wrapper

BASE = Wrapper(
    site="news.example:8080",
    parser="lxml-2.14/html",
    root_xpath="//article",
    proving_url="http://news.example/a",
    learned_at=datetime(2026, 3, 1, 12, 30, tzinfo=UTC),
    header_xpath="//h1",
    fields={"authors": FieldPath("//a[@rel='author']", None, 3)},
    signatures=(Pooled("aside.x y < div.", 0.1, 4, 2), Pooled("p. < article.", 0.9, 30, 3, 3)),
    fragments=("0a1b2c3d4e5f",),
    written=("reuters",),
    strip=("//aside",),
    shown=Shown(120, 400, 5, 20, 0.1, ("authors",)),
    support=3,
)

texts = st.text(max_size=9)
pooled = st.builds(Pooled, texts, st.floats(0, 1), st.integers(1, 99), st.integers(1, 9), st.integers(0, 9))
counts = st.integers(0, 10**6)
wrappers = st.builds(
    Wrapper,
    site=texts,
    parser=texts,
    root_xpath=texts,
    method=texts,
    proving_url=texts,
    learned_at=st.none() | st.datetimes(timezones=st.just(UTC)),
    rendered=st.booleans(),
    header_xpath=st.none() | texts,
    scope_xpath=st.none() | texts,
    fields=st.dictionaries(texts, st.builds(FieldPath, texts, st.none() | texts, counts), max_size=3),
    spared=st.dictionaries(texts, counts, max_size=2),
    signatures=st.lists(pooled, max_size=4).map(tuple),
    fragments=st.lists(texts, max_size=4).map(tuple),
    written=st.lists(texts, max_size=4).map(tuple),
    strip=st.lists(texts, max_size=4).map(tuple),
    next_page_xpath=st.none() | texts,
    shown=st.builds(
        Shown, counts, counts, counts, counts, st.floats(0, 1), st.lists(texts, max_size=3).map(tuple)
    ),
    pages=st.lists(texts, max_size=3).map(tuple),
    support=counts,
    pinned=st.booleans(),
)


@given(wrappers)
def test_json_and_back(wrapper: Wrapper) -> None:
    again = Wrapper.from_json(wrapper.to_json())
    assert again == wrapper and (again.id, again.snapshot) == (wrapper.id, wrapper.snapshot)
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
        BASE.to_json().replace('"format": 2', '"format": 3'),
        BASE.to_json().replace('"//article"', "7"),
        json.dumps({**json.loads(BASE.to_json()), "signatures": [["p", 1]]}),
        json.dumps({**json.loads(BASE.to_json()), "fields": {"authors": {"path": "//a"}}}),
    ],
)
def test_what_is_no_wrapper(text: str) -> None:
    with pytest.raises(ValueError):
        Wrapper.from_json(text)


@pytest.mark.parametrize(
    "value",
    [
        {"header_xpath": 5}, {"scope_xpath": ["//main"]}, {"next_page_xpath": {}}, {"rendered": "no"}, {"pinned": 1},
        {"support": "3"}, {"fragments": "abc"}, {"strip": None}, {"shown": []}, {"shown": {"min_words": "80"}},
        {"shown": {"declares": "authors"}}, {"fields": []}, {"fields": {"authors": {"xpath": 5}}},
        {"fields": {"authors": {"xpath": "//a", "attribute": 7}}}, {"fields": {"authors": "//a"}},
    ],
    ids=str,
)  # fmt: skip
def test_a_value_of_a_wrong_kind(value: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Wrapper.from_json(json.dumps({**json.loads(BASE.to_json()), **value}))


def test_the_first_format_is_read() -> None:
    old = {
        "site": "a.example", "parser": "lxml", "root_xpath": "//main", "method": "arbiter",
        "proving_url": "http://a.example/1",
        "learned_at": "2026-03-01T12:30:00+00:00", "rendered": False, "header_xpath": "//h1",
        "exclusions": ["div.ad < main."],
        "inclusions": ["p. < main."], "min_words": 80, "max_words": 900, "pinned": True,
    }  # fmt: skip
    wrapper = Wrapper.from_json(json.dumps(old))
    assert wrapper.exclusions == ("div.ad < main.",) and wrapper.pool["p. < main."].probability == 1
    assert (wrapper.shown.min_words, wrapper.shown.max_words, wrapper.pinned, wrapper.support) == (80, 900, True, 1)
    assert Wrapper.from_json(wrapper.to_json()) == wrapper


IDENTIFIES = {
    "site": "other.example",
    "parser": "lxml-9/html",
    "rendered": True,
    "root_xpath": "//main",
    "header_xpath": None,
    "pinned": True,
}
DECIDES = {
    "scope_xpath": "//main",
    "fields": {},
    "spared": {"authors": 1},
    "template_claims": ("headline: a",),
    "signatures": (),
    "fragments": (),
    "written": (),
    "kept_texts": ("b",),
    "dropped_texts": ("b",),
    "strip": (),
    "next_page_xpath": "//a[@rel='next']",
    "shown": Shown(),
    "pages": ("a",),
}
DOES_NOT = {"method": "text-density", "proving_url": "http://x/", "learned_at": None, "support": 9}


@pytest.mark.parametrize(("field", "value"), sorted(IDENTIFIES.items()))
def test_what_identifies_a_wrapper(field: str, value: object) -> None:
    other = dataclasses.replace(BASE, **{field: value})  # type: ignore[arg-type]
    assert other.id != BASE.id and other.snapshot != BASE.snapshot


@pytest.mark.parametrize(("field", "value"), sorted(DECIDES.items()))
def test_what_it_learns_changes_its_snapshot_and_not_its_id(field: str, value: object) -> None:
    other = dataclasses.replace(BASE, **{field: value})  # type: ignore[arg-type]
    assert other.id == BASE.id and other.snapshot != BASE.snapshot


@pytest.mark.parametrize(("field", "value"), sorted(DOES_NOT.items()))
def test_what_decides_nothing(field: str, value: object) -> None:
    other = dataclasses.replace(BASE, **{field: value})  # type: ignore[arg-type]
    assert (other.id, other.snapshot) == (BASE.id, BASE.snapshot)


def test_every_field_is_judged() -> None:
    judged = set(IDENTIFIES) | set(DECIDES) | set(DOES_NOT)
    assert judged == {field.name for field in dataclasses.fields(Wrapper)}


def test_ids_are_the_same_in_every_process() -> None:
    assert (BASE.id, BASE.snapshot) == ("898317755a1f6586", "dc0774aa4f8a0b14")


def test_exclusions_are_what_is_surely_foreign() -> None:
    assert BASE.exclusions == ("aside.x y < div.",)


def test_the_range_widens_and_only_what_all_declare_stays() -> None:
    one = Shown(120, 400, 5, 20, 0.1, ("authors", "headline"))
    both = one.with_page(Shown(80, 90, 3, 4, 0.4, ("headline",)))
    assert both == Shown(80, 400, 3, 20, 0.4, ("headline",))
    assert Shown().with_page(one) == one


@pytest.mark.parametrize(
    ("pooled", "verdict"),
    [
        (Pooled("p", 0.95, 4, 1, 1), 1),
        (Pooled("p", 0.85, 4, 1, 1), 0),
        (Pooled("p", 0.85, 4, 2, 2), 0),
        (Pooled("p", 0.94, 4, 2, 2), 1),
        (Pooled("p", 0.75, 40, 9, 8), 1),
        (Pooled("p", 0.75, 40, 9, 6), 0),
        (Pooled("p", 0.05, 4, 1, 0), -1),
        (Pooled("p", 0.25, 40, 5, 1), -1),
        (Pooled("p", 0.25, 40, 5, 2), 0),
        (Pooled("p", 0.99, 0, 0, 0), 0),
    ],
)
def test_the_fewer_pages_the_surer_and_most_must_agree(pooled: Pooled, verdict: int) -> None:
    assert pooled.verdict == verdict


def test_boxes_and_tags_pool_over_signatures() -> None:
    of = (Pooled("p. < div.ad", 0.1, 1), Pooled("div.ad < main.x", 0.4, 2), Pooled("p. < main.x", 0.9, 3))
    wrapper = dataclasses.replace(BASE, signatures=of)
    assert wrapper.boxes == pytest.approx({"div.ad": 0.3, "main.x": 0.9})
    assert wrapper.tags == pytest.approx({"p": 0.7, "div": 0.4})
