"""The linear model over hashed words."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from extractors.model.words import BUCKETS, WordModel, hashed, no_words


@given(st.lists(st.text(max_size=12), max_size=40))
def test_buckets_are_in_range_each_once_and_in_order(words: list[str]) -> None:
    found = hashed(words).tolist()
    assert found == sorted(set(found)) == hashed(reversed(words)).tolist()
    assert all(0 <= bucket < BUCKETS for bucket in found)


def test_the_same_word_has_the_same_bucket_in_every_process() -> None:
    assert hashed(["bnews", "hnews"]).tolist() == [3549, 5500]


def test_log_odds_are_those_of_a_row_of_unit_length() -> None:
    weights = np.zeros(BUCKETS, dtype=np.float32)
    weights[3], weights[7] = 2.0, -0.5
    model = WordModel(weights, 0.25)
    assert model.log_odds(np.array([], dtype=np.int64)) == 0.25
    assert model.log_odds(np.array([3])) == 2.25
    assert model.log_odds(np.array([3, 7, 9, 11])) == 0.25 + 1.5 / 2
    assert no_words().log_odds(np.array([3, 7])) == 0.0
