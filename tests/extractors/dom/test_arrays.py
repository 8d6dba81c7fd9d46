"""What numpy does, done directly."""

from __future__ import annotations

import numpy as np

from extractors.dom.arrays import groups_of, within_spans


def test_spans_are_flagged_with_all_that_they_hold() -> None:
    stops = np.array([6, 4, 4, 4, 6, 6])
    assert within_spans(np.array([1, 2, 5]), stops).tolist() == [False, True, True, True, False, True]
    assert not within_spans(np.array([], dtype=np.int64), stops).any()


def test_equal_keys_are_one_group_in_the_order_of_their_places() -> None:
    order, starts, group = groups_of(np.array([7, 3, 7, 9, 3]))
    assert order.tolist() == [1, 4, 0, 2, 3]
    assert starts.tolist() == [0, 2, 4]
    assert group.tolist() == [1, 0, 1, 2, 0]
