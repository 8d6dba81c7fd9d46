"""Names of tags and attributes told apart by numpy: twelve characters before or after a place, as one number each."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

WIDTH = 12
"""Characters that are looked at; a name of all of them or more is told from no other."""
_FACTORS = np.array([0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9], dtype=np.uint64)
_SPACE, _SLASH, _GT = 32, 47, 62

Points = npt.NDArray[np.uint16] | npt.NDArray[np.uint32]
Numbers = npt.NDArray[np.uint64]


def _masks() -> npt.NDArray[np.uint16]:
    """By length: all bits for the first so many of the characters, none for the others."""
    chosen = np.arange(WIDTH)[None, :] < np.arange(WIDTH + 1)[:, None]
    return chosen.astype(np.uint16) * np.uint16(0xFFFF)


_FIRST = _masks()
_QUADS = np.arange(0, WIDTH, 4)


def _windows(points: Points, at: npt.NDArray[np.int64]) -> npt.NDArray[np.uint16]:
    """The ``WIDTH`` characters from each place on; those beyond the basic plane as the last of it."""
    if points.dtype == np.uint16:
        every = np.ndarray(len(points) - 3, np.uint64, points, strides=(2,))
        return np.asarray(every[at[:, None] + _QUADS].view(np.uint16))
    rows = np.lib.stride_tricks.sliding_window_view(points, WIDTH)[at]
    return np.asarray(np.minimum(rows, 0xFFFF).astype(np.uint16))


def _folded(rows: npt.NDArray[np.uint16]) -> Numbers:
    words = np.ascontiguousarray(rows).view(np.uint64) * _FACTORS
    return np.asarray(words[:, 0] + words[:, 1] + words[:, 2])


def padded_points(text: str) -> Points:
    """The characters of a text, with so many spaces before and after them that a window fits everywhere.

    Of 16 bits each, or of 32 where one is beyond the basic plane.
    """
    spaces = " " * WIDTH
    wide = f"{spaces}{text}{spaces}"
    found = wide.encode("utf-16-le", "replace")
    if len(found) == 2 * len(wide):
        return np.frombuffer(found, dtype=np.uint16)
    return np.frombuffer(wide.encode("utf-32-le", "replace"), dtype=np.uint32)


def without_padding(points: Points) -> Points:
    """The text's own characters of ``padded_points``; a view."""
    return points[WIDTH:-WIDTH]


def tag_names(points: Points, at: npt.NDArray[np.int64]) -> Numbers:
    """The number of the name that begins at each place of padded points, up to white space, slash or end of tag."""
    rows = _windows(points, at + WIDTH)
    ends = (rows == _SPACE) | (rows == _SLASH) | (rows == _GT)
    length = ends.argmax(axis=1)
    length[~ends[np.arange(len(rows)), length]] = WIDTH
    return _folded(rows & _FIRST[length])


def quads(points: Points, at: npt.NDArray[np.int64]) -> Numbers:
    """Four characters from each place of padded points on, as one number; those beyond the basic plane as its last."""
    if points.dtype == np.uint16:
        every = np.ndarray(len(points) - 3, np.uint64, points, strides=(2,))
        return np.asarray(every[at + WIDTH])
    rows = np.lib.stride_tricks.sliding_window_view(points, 4)[at + WIDTH]
    return np.asarray(np.minimum(rows, 0xFFFF).astype(np.uint16).view(np.uint64)[:, 0])


@lru_cache(maxsize=1024)
def quad_of(text: str) -> tuple[np.uint64, np.uint64]:
    """(number, mask) of at most four characters as the last ones of a quad."""
    missing = 4 - len(text)
    number = padded_points("\0" * missing + text)[WIDTH : WIDTH + 4].astype(np.uint16)
    mask = np.array([0] * missing + [0xFFFF] * len(text), dtype=np.uint16)
    return np.ascontiguousarray(number).view(np.uint64)[0], mask.view(np.uint64)[0]


@lru_cache(maxsize=4096)
def number_of_tag(name: str) -> int:
    """The number that ``tag_names`` has for a name."""
    return int(tag_names(padded_points(name + ">"), np.zeros(1, dtype=np.int64))[0])

