"""What a browser measured of a page, as columns beside the others: one row an element, in preorder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors.columns import Bools
from extractors.page import Box

Floats = npt.NDArray[np.float64]
SMALLEST = 8.0
"""CSS pixels below which an element is too small to be read (METHODS.md 5.2)."""
_TEXT_LINES = ("inline", "inline-block")


@dataclass(frozen=True, slots=True)
class BoxColumns:
    """Boxes (CSS pixels from the page's corner) and computed styles; rows that were not ``measured`` hold zeros."""

    measured: Bools
    x: Floats
    y: Floats
    width: Floats
    height: Floats
    bold: Bools
    italic: Bools
    gone: Bools
    """Without a box: display none."""
    unseen: Bools
    """Invisible, transparent, smaller than ``SMALLEST`` (but for what stands in a line), or outside of the area that a
    reader can scroll to: left or right of the page, or above it. Below the fold is inside."""

    @classmethod
    def of(cls, boxes: Mapping[int, Box], count: int) -> BoxColumns:
        """The columns of a page of ``count`` elements."""
        numbers = np.zeros((4, count))
        flags = np.zeros((5, count), dtype=np.bool_)
        width = boxes[0].width if 0 in boxes else 0.0
        for node, box in boxes.items():
            if 0 <= node < count:
                numbers[:, node] = box.x, box.y, box.width, box.height
                gone = box.display == "none"
                flags[:, node] = True, box.bold, box.italic, gone, not gone and _is_unseen(box, width)
        return cls(flags[0], *numbers, *flags[1:])


def _is_unseen(box: Box, page_width: float) -> bool:
    if not box.visible:
        return True
    if box.display == "contents":
        return False  # draws no box of its own
    if min(box.width, box.height) < SMALLEST and box.display not in _TEXT_LINES:
        return True
    parked = box.x + box.width <= 0 or box.y + box.height <= 0
    return parked or (page_width > 0 and box.x >= page_width)
