"""Pairs of a key and a number, more than memory should hold: in nameless files by ranges of keys."""

from __future__ import annotations

import tempfile
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.uint64]

_RANGE_BITS = 8
"""256 ranges: with 25 pairs of each of a million texts, 1.5 MiB a range."""
_BUFFERED = 1 << 16


class PairFiles:
    """Unsigned 64-bit keys, evenly spread (hashes), with an unsigned number each; 16 bytes a pair on disk.

    The files have no names, so a process that is killed leaves nothing behind.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` is where the files lie."""
        self._folder = folder
        self._files: dict[int, IO[bytes]] = {}
        self._keys = array("Q")
        self._numbers = array("Q")

    def add(self, keys: Sequence[int], number: int) -> None:
        """Add pairs of these keys with one number."""
        self._keys.extend(keys)
        self._numbers.extend([number] * len(keys))
        if len(self._keys) >= _BUFFERED:
            self._write()

    def ranges(self) -> Iterator[tuple[Numbers, Numbers]]:
        """Keys and numbers of one range after the other, the ranges ascending; in a range as they were added."""
        self._write()
        several: list[Numbers] = []
        for place in sorted(self._files):
            file = self._files[place]
            file.seek(0)
            several.append(np.fromfile(file, np.uint64).reshape(-1, 2))
            if sum(map(len, several)) >= _BUFFERED:
                yield _columns(several)
        if several:
            yield _columns(several)

    def close(self) -> None:
        """Give the disk back."""
        for file in self._files.values():
            file.close()
        self._files.clear()

    def _write(self) -> None:
        pairs = np.column_stack((np.array(self._keys, np.uint64), np.array(self._numbers, np.uint64)))
        places = (pairs[:, 0] >> np.uint64(64 - _RANGE_BITS)).astype(np.uint8)
        order = np.argsort(places, kind="stable")
        pairs = pairs[order]
        starts = np.searchsorted(places[order], np.arange((1 << _RANGE_BITS) + 1))
        for place in np.unique(places).tolist():
            file = self._files.get(place)
            if file is None:
                file = self._files[place] = tempfile.TemporaryFile(dir=self._folder)  # noqa: SIM115  open until close()
            pairs[starts[place] : starts[place + 1]].tofile(file)
        del self._keys[:], self._numbers[:]


def _columns(several: list[Numbers]) -> tuple[Numbers, Numbers]:
    """The columns of these ranges, and none left to take."""
    pairs = np.concatenate(several)
    several.clear()
    return pairs[:, 0], pairs[:, 1]
