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


def stated_size(attributes: Mapping[str, str]) -> tuple[int | None, int | None]:
    """(width, height) that an element's attributes or inline style state."""
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
