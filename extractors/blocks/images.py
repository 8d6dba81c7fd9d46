"""Which pictures are none of an article's: icons, avatars, adverts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from extractors.blocks.model import Size

SMALLEST = 40
"""Pixels: pictures whose stated width or height is less are icons, avatars and counting pixels."""

_DECORATION = re.compile(
    r"(?:^|[\s_-])(?:avatar|gravatar|emoji|smil(?:ey|ies)|icon|logo|spinner|author-(?:image|photo|picture|img))(?:$|[\s_-])",
    re.I,
)


def size_of(width: int | None, height: int | None) -> Size | None:
    """The stated size, where both sides are stated and are a picture's."""
    return Size(width, height) if width and height else None


def is_decoration(attributes: Mapping[str, str], width: int | None, height: int | None) -> bool:
    """Icons, avatars, logos, emoji and counting pixels: no pictures of an article. With the stated size."""
    if (width is not None and width < SMALLEST) or (height is not None and height < SMALLEST):
        return True
    names = f"{attributes.get('class') or ''} {attributes.get('id') or ''}"
    return bool(names.strip() and _DECORATION.search(names)) or attributes.get("role") == "presentation"
