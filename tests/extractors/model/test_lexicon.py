"""Hashes of words and of pairs of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from extractors.model.lexicon import HashedWords, bucket_of, pairs_within


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["alone"],
        "read more about the pier at Großenhain".split(),
        ["新闻记者", "李明", "", "a", "\ud800b", "страница"],
        ["x" * 62, "y" * 63, "z" * 64, "新" * 40, "end", "w" * 62],
    ],
)
def test_words_and_pairs_hashed_together_are_as_hashed_alone(words: list[str]) -> None:
    hashed = HashedWords.of(words)
    assert hashed.buckets.tolist() == [*map(bucket_of, words)]
    assert hashed.pairs.tolist() == [bucket_of(f"{one} {other}") for one, other in pairwise(words)]


def test_characters_are_pairs_within_scripts_without_spaces_alone() -> None:
    assert HashedWords.of(["read", "责任", "é", "责", "작성자a"]).unspaced.tolist() == [1, 4]
    assert pairs_within("责任编a作성") == [bucket_of("责任"), bucket_of("任编"), bucket_of("作성")]
    assert not pairs_within("read")
