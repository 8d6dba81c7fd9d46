"""Readings above ideographs: small text beside each word, which a page's plain text would glue to it.

``<ruby>駅<rt>えき</rt></ruby>`` is shown as 駅 with a small えき above it; as plain text it would read 駅えき. Where
the page itself sets parentheses for programs that show no readings (``rp``), the reading is legible and stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def without_readings(roots: Sequence[Any]) -> None:
    """Blank the readings that stand in no parentheses; their elements stay."""
    for root in roots:
        for ruby in root.iter("ruby"):
            if next(ruby.iter("rp"), None) is not None:
                continue
            for reading in ruby.iter("rt"):
                _blank(reading)


def _blank(reading: Any) -> None:
    """Take the text out of a reading, but not out of the next base (``rb``), which libxml2 puts into one whose end tag
    is left out."""
    inside = [reading]
    while inside:
        element = inside.pop()
        element.text = None
        for child in element:
            child.tail = None
            if child.tag != "rb":
                inside.append(child)
