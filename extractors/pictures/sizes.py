"""The size that a picture's element states, in CSS pixels."""

from __future__ import annotations

import re
from collections.abc import Mapping

_LENGTH = re.compile(r"\s*+(\d{1,5})(?:\.\d++)?\s*+(?:px)?\s*+$")
_STYLE_LENGTH = {
    name: re.compile(rf"(?:^|;)\s*{name}\s*:\s*(\d{{1,5}})(?:\.\d+)?px", re.I) for name in ("width", "height")
}


def length(value: str | None) -> int | None:
    """A width or height attribute in pixels; None for percentages and nonsense."""
    match = _LENGTH.match(value or "")
    return int(match.group(1)) if match else None


_RATIOS = frozenset({(16, 9), (9, 16), (4, 3), (3, 4), (3, 2), (2, 3), (21, 9), (16, 10), (5, 4), (4, 5)})
"""Widths and heights that style sheets make a shape of: no pixels."""


def stated_size(attributes: Mapping[str, str]) -> tuple[int | None, int | None]:
    """(width, height) that an element states by attributes or inline style; nothing for a shape, nor for 0 by 0 pixels
    of a picture that a style sheet makes as wide as the screen."""
    width, height = _stated(attributes)
    flexible = (width, height) == (0, 0) and ("sizes" in attributes or "srcset" in attributes)
    return (None, None) if flexible or is_shape(width, height) else (width, height)


def is_shape(width: int | None, height: int | None) -> bool:
    """Whether a width and a height are those of a shape."""
    return (width, height) in _RATIOS


def _stated(attributes: Mapping[str, str]) -> tuple[int | None, int | None]:
    found: list[int | None] = []
    style = attributes.get("style") or ""
    for name, pattern in _STYLE_LENGTH.items():
        styled = pattern.search(style) if style else None
        found.append(int(styled.group(1)) if styled else length(attributes.get(name)))
    return found[0], found[1]


def is_advert(width: int | None, height: int | None) -> bool:
    """Whether a linked picture has exactly one of the sizes that advertisers sell (IAB, fixed sizes)."""
    return (width, height) in _ADVERTS


_ADVERTS = frozenset(
    ((728, 90), (970, 90), (970, 250), (468, 60), (234, 60), (320, 50), (320, 100), (300, 250), (336, 280), (160, 600))
    + ((120, 600), (300, 600))
)
