"""Sketches that were looked at lately, so many bytes of them."""

from __future__ import annotations

from collections import OrderedDict

from crawler.duplicates.shingles import Shingles

_BYTES_OF_ONE = 400
"""What a sketch takes besides: the array, its buffer, the entry."""


class SketchCache:
    """The shingles of sketches by number; those that were asked for longest ago go first."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[int, Shingles] = OrderedDict()

    def get(self, sketch: int) -> Shingles | None:
        """The shingles, None if they are not here."""
        shingles = self._kept.get(sketch)
        if shingles is not None:
            self._kept.move_to_end(sketch)
        return shingles

    def put(self, sketch: int, shingles: Shingles) -> None:
        """Keep these until others need the room; `sketch` is not here."""
        self._kept[sketch] = shingles
        self._bytes += shingles.nbytes + _BYTES_OF_ONE
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            self._bytes -= self._kept.popitem(last=False)[1].nbytes + _BYTES_OF_ONE

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self._bytes = 0
