"""Sketches that were looked at lately, so many bytes of them."""

from __future__ import annotations

import numpy as np

from crawler.duplicates.sketch_cache import SketchCache


def test_those_asked_for_longest_ago_go_first() -> None:
    cache = SketchCache(3 * (8000 + 400))
    for sketch in range(3):
        cache.put(sketch, np.full(1000, sketch, np.uint64))
    assert cache.get(0) is not None
    cache.put(3, np.full(1000, 3, np.uint64))
    assert cache.get(1) is None and all(cache.get(sketch) is not None for sketch in (0, 2, 3))
    cache.put(4, np.zeros(100_000, np.uint64))  # one that is too large for all is kept alone
    assert cache.get(4) is not None and cache.get(3) is None
    cache.clear()
    assert cache.get(4) is None
