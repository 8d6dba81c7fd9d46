from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.measures.rouge import lcs_positions, rouge_lsum, sentences, tokenized


def table_positions(want: tuple[str, ...], got: tuple[str, ...]) -> list[int]:
    """The definition: fill the table, walk back, step in ``want`` on a tie."""
    rows = [[0] * (len(got) + 1)]
    for token in want:
        row = [0]
        for j, other in enumerate(got):
            row.append(rows[-1][j] + 1 if token == other else max(row[j], rows[-1][j + 1]))
        rows.append(row)
    i, j, found = len(want), len(got), []
    while i and j:
        if want[i - 1] == got[j - 1]:
            found.append(i - 1)
            i, j = i - 1, j - 1
        elif rows[i][j - 1] > rows[i - 1][j]:
            j -= 1
        else:
            i -= 1
    return found


words = st.lists(st.sampled_from("abcd"), max_size=14).map(tuple)


@given(words, words)
@settings(max_examples=150)
def test_positions_are_those_of_the_table(want: tuple[str, ...], got: tuple[str, ...]) -> None:
    assert lcs_positions(want, got) == table_positions(want, got)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One. Two!", ["One.", " Two!"]),
        ("Dr. Lee of the U.S. Navy. She", ["Dr. Lee of the U.S. Navy.", " She"]),
        ("Version 2.0 is out", ["Version 2.0 is out"]),
        ('He said "yes." She left', ['He said "yes."', " She left"]),
        ("第一。第二！", ["第一。", "第二！"]),
        ("  ", []),
    ],
)
def test_sentences(text: str, expected: list[str]) -> None:
    assert sentences(text) == expected


def test_scripts_without_spaces_are_compared_by_character() -> None:
    assert tokenized("北京 abc", latin=False) == [("北", "京", "abc")]


def test_scores() -> None:
    assert rouge_lsum("One two. Three.", ["one two. three."]) == (1.0, 1.0, 1.0)
    assert rouge_lsum("One two", ["One two. Four five."]) == pytest.approx((1.0, 0.5, 2 / 3))
    assert rouge_lsum("One two extra", ["One two"]) == pytest.approx((2 / 3, 1.0, 0.8))
    assert rouge_lsum("", ["One two"]) == (0.0, 0.0, 0.0)


def test_a_token_counts_once_on_either_side() -> None:
    assert rouge_lsum("one", ["one. One."]) == pytest.approx((1.0, 0.5, 2 / 3))


def test_best_of_several_bodies() -> None:
    assert rouge_lsum("Two.", ["One. Two.", "Two."]) == (1.0, 1.0, 1.0)
