"""What a browser measured of a page, as columns beside the others: a row an element in preorder, a row a run of text.

All numbers are CSS pixels from the page's corner.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors.dom.arrays import prefix_sums
from extractors.dom.columns import Bools, Ints, Structure
from extractors.page import BOLD_FROM, Box

Floats = npt.NDArray[np.float64]
SMALLEST = 8.0
"""CSS pixels below which an element is too small to be read (METHODS.md 5.2)."""
NONE, CONTENTS, TEXT, IN_LINE, BLOCK = range(5)
"""Kinds of display: no box; no box of its own; inline and inline-block, which the paper excepts from ``SMALLEST``;
what else stands in a line; all others."""
_KINDS = {
    "none": NONE,
    "contents": CONTENTS,
    "inline": TEXT,
    "inline-block": TEXT,
    **dict.fromkeys(("inline-flex", "inline-grid", "inline-table", "ruby", "ruby-text"), IN_LINE),
}


@dataclass(frozen=True, slots=True)
class TextBoxes:
    """The boxes of runs of text (r); rows that were not ``measured`` hold zeros."""

    measured: Bools
    x: Floats
    y: Floats
    width: Floats
    height: Floats
    unseen: Bools
    """Invisible, lower than ``SMALLEST`` (font-size 0) or outside of the page (text-indent)."""

    @classmethod
    def of(cls, boxes: Mapping[int, Box], structure: Structure, visible: Bools, page_width: float) -> TextBoxes:
        """``visible`` per element. Where browser and parser do not count the same texts in an element, none of them
        counts as measured."""
        owner = structure.run_owner
        found = np.zeros((4, len(owner)))
        measured = np.zeros(len(owner), dtype=np.bool_)
        order = np.argsort(owner, kind="stable")
        starts = np.flatnonzero(np.diff(owner[order], prepend=-1))
        stops = np.append(starts[1:], len(owner))
        for start, stop in zip(starts.tolist(), stops.tolist()):
            box = boxes.get(int(owner[order[start]]))
            if box is not None and len(box.texts) == stop - start:
                measured[order[start:stop]] = True
                found[:, order[start:stop]] = np.array(box.texts).T
        x, y, width, height = found
        unseen = measured & ((height < SMALLEST) | _outside(x, y, width, height, page_width))
        return cls(measured, x, y, width, height, unseen | ~visible[owner])


@dataclass(frozen=True, slots=True)
class BoxColumns:
    """Boxes and computed styles of elements (n); rows that were not ``measured`` hold zeros."""

    measured: Bools
    x: Floats
    y: Floats
    width: Floats
    height: Floats
    opacity: Floats
    font_size: Floats
    weight: Ints
    italic: Bools
    visible: Bools
    """Computed visibility; true where nothing was measured."""
    display: Ints
    """``NONE``, ``CONTENTS``, ``TEXT``, ``IN_LINE`` or ``BLOCK``; ``BLOCK`` where nothing was measured."""
    shut: Bools
    """Nothing in it is seen: transparent, or smaller than ``SMALLEST`` and cutting off what does not fit."""
    dark: Bools
    """Neither it nor anything in it is seen: invisible, smaller than ``SMALLEST``, or outside of what a reader can
    scroll to: left or right of the page, or above it. Below the fold is inside."""
    texts: TextBoxes
    page_width: float
    """Of the root element; 0 if that was not measured."""

    @property
    def gone(self) -> Bools:
        """Without a box: display none."""
        return np.asarray(self.display == NONE)

    @property
    def unseen(self) -> Bools:
        """Nothing of the element is seen, for whatever reason."""
        return self.gone | self.shut | self.dark

    @property
    def bold(self) -> Bools:
        """Shown in a bold face."""
        return np.asarray(self.weight >= BOLD_FROM)

    @classmethod
    def of(cls, boxes: Mapping[int, Box], structure: Structure) -> BoxColumns:
        """The columns of a page."""
        s, count = structure, len(structure.tag)
        known = {node: box for node, box in boxes.items() if 0 <= node < count}
        nodes = np.array(list(known), dtype=np.int64)
        measured = np.zeros(count, dtype=np.bool_)
        measured[nodes] = True
        numbers, visible, display = np.zeros((9, count)), ~measured, np.full(count, BLOCK)
        if known:
            numbers[:, nodes] = np.array([_numbers(box) for box in known.values()]).T
            visible[nodes] = [box.visible for box in known.values()]
            display[nodes] = [_KINDS.get(box.display, BLOCK) for box in known.values()]
        x, y, width, height, opacity, font_size, weight, italic, clips = numbers
        page_width = known[0].width if 0 in known else 0.0
        texts = TextBoxes.of(known, s, visible, page_width)
        sized = (display != CONTENTS) & (display != NONE)
        small = measured & sized & (display != TEXT) & (np.minimum(width, height) < SMALLEST)
        outside = measured & sized & _outside(x, y, width, height, page_width)
        lit = visible & (display != NONE) & ~small & ~outside
        # an element with text is seen by its text alone, whose box is not bound by the element's
        lit[s.run_owner[texts.measured]] = False
        lit[s.run_owner[texts.measured & ~texts.unseen]] = True
        before = prefix_sums(lit)
        return cls(
            measured, x, y, width, height, opacity, font_size, weight.astype(np.int64), italic > 0, visible, display,
            shut=measured & ((opacity <= 0) | (small & (clips > 0))),
            dark=before[s.end] == before[:-1],
            texts=texts,
            page_width=page_width,
        )  # fmt: skip


def _numbers(box: Box) -> tuple[float, ...]:
    sides = box.x, box.y, box.width, box.height
    return *sides, box.opacity, box.font_size, box.weight, box.italic, box.clips


def _outside(x: Floats, y: Floats, width: Floats, height: Floats, page_width: float) -> Bools:
    """Parked where no reader can scroll to."""
    parked = (x + width <= 0) | (y + height <= 0)
    return parked | (x >= page_width) if page_width > 0 else parked
