"""Pairs on disk come back by ranges of their keys, all of them, once."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crawler.duplicates import pair_files
from crawler.duplicates.pair_files import PairFiles

KEYS = st.lists(st.integers(0, 2**64 - 1), max_size=8)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(KEYS, max_size=6), st.integers(1, 20))
def test_all_pairs_come_back_with_the_ranges_ascending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, added: list[list[int]], buffered: int
) -> None:
    monkeypatch.setattr(pair_files, "_BUFFERED", buffered)
    pairs = PairFiles(tmp_path)
    for number, keys in enumerate(added):
        pairs.add(keys, number)
    found: list[tuple[int, int]] = []
    for keys, numbers in pairs.ranges():
        assert not found or min(keys.tolist()) >> 56 > max(key for key, _ in found) >> 56  # no range comes twice
        found += zip(keys.tolist(), numbers.tolist(), strict=True)
    pairs.close()
    assert sorted(found) == sorted((key, number) for number, keys in enumerate(added) for key in keys)
    assert not list(tmp_path.iterdir())  # the files have no names
