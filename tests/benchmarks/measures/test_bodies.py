from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.measures.bodies import (
    best_body,
    lcs_length,
    lcs_scores,
    prefix_scores,
    reference_bodies,
    shingle_scores,
    shingles,
    snippet_counts,
    word_scores,
)


@pytest.mark.parametrize(
    ("prediction", "truth", "expected"),
    [
        ("a b c d e", "a b c d e", (1.0, 1.0, 1.0)),
        ("a b c d e", "a b c d", (0.5, 1.0, 0.0)),
        ("a b c d", "a b c d e f", (1.0, 1 / 3, 0.0)),
        ("a b", "a b", (1.0, 1.0, 1.0)),  # a text shorter than a shingle is one
        ("A b c d", "a b c d", (0.0, 0.0, 0.0)),  # case counts
        ("a, b c d", "a b c d.", (1.0, 1.0, 1.0)),  # punctuation does not
        ("", "a b c d", (None, 0.0, 0.0)),
        ("a b c d", "", (0.0, None, 0.0)),
        ("", "", (None, None, 1.0)),
    ],
)
def test_shingles(prediction: str, truth: str, expected: tuple[float | None, float | None, float]) -> None:
    assert shingle_scores(prediction, truth) == expected


def test_shingles_are_multisets() -> None:
    assert shingles(["a", "a", "a", "a", "a"])[("a",) * 4] == 2
    assert shingle_scores("a a a a a a", "a a a a a") == (2 / 3, 1.0, 0.0)


@pytest.mark.parametrize(
    ("prediction", "truth", "expected"),
    [
        ("One two", "one TWO", (1.0, 1.0, 1.0)),
        ("one one two three", "one two", (0.5, 1.0, 2 / 3)),
        ("x", "one", (0.0, 0.0, 0.0)),
        ("", "one", (0.0, 0.0, 0.0)),
        ("", "", (1.0, 1.0, 1.0)),
    ],
)
def test_words(prediction: str, truth: str, expected: tuple[float, float, float]) -> None:
    assert word_scores(prediction, truth) == pytest.approx(expected)


def test_lcs_of_characters() -> None:
    assert lcs_scores("北京 欢迎", "北京欢迎你") == pytest.approx((1.0, 0.8, 8 / 9))
    assert lcs_scores("", "x") == (0.0, 0.0, 0.0)
    assert lcs_scores(" ", "") == (1.0, 1.0, 1.0)


@given(st.text("abc", max_size=12), st.text("abc", max_size=12))
@settings(max_examples=60)
def test_lcs_length_is_that_of_the_table(first: str, second: str) -> None:
    row = [0] * (len(second) + 1)
    for char in first:
        last = row[:]
        for j, other in enumerate(second):
            row[j + 1] = last[j] + 1 if char == other else max(row[j], last[j + 1])
    assert lcs_length(first, second) == row[-1]


def test_optional_paragraphs() -> None:
    truth = {"body": "lead\n\none\n\ntwo", "body_paragraphs": ["lead", "one", "two"], "body_optional": [0]}
    assert reference_bodies(truth) == ["lead\n\none\n\ntwo", "one\n\ntwo"]
    assert best_body("one two", reference_bodies(truth)) == "one\n\ntwo"
    assert reference_bodies({"body": "x"}) == ["x"]


def test_many_optional_paragraphs_are_all_or_none() -> None:
    truth = {"body": "x", "body_paragraphs": list("abcdef"), "body_optional": [0, 1, 2, 3, 4]}
    assert reference_bodies(truth) == ["a\n\nb\n\nc\n\nd\n\ne\n\nf", "f"]


def test_snippets() -> None:
    truth = {"must_have": ["the\npier", "the quay"], "must_not_have": ["Imprint", "rebuilds"]}
    assert snippet_counts("Council rebuilds  the   pier", truth) == (1, 1, 1, 1)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("The “pier” is old, they said", (1.0, 1.0)),
        ("Lead. the pier is old", (0.0, 1.0)),
        ("the pier is older", (0.0, 0.0)),
        ("", (0.0, 0.0)),
    ],
)
def test_prefix(body: str, expected: tuple[float, float]) -> None:
    assert prefix_scores(body, 'The "pier" is old') == expected
