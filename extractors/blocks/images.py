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

_OF_THEME = re.compile(r"/(?:wp-content|app)/(?:themes|plugins)/[^?#]{1,300}\.(?:svg|png|gif)(?:$|[?#])", re.I)


def is_of_theme(url: str) -> bool:
    """Whether a drawing is a file of the site's theme or plug-in; a photograph there can be an author's."""
    return _OF_THEME.search(url) is not None


def size_of(width: int | None, height: int | None) -> Size | None:
    """The stated size, where both sides are stated and are a picture's."""
    return Size(width, height) if width and height else None


def is_decoration(attributes: Mapping[str, str], width: int | None, height: int | None) -> bool:
    """Icons, avatars, logos, emoji and counting pixels: no pictures of an article. With the stated size."""
    if _is_small(width, height) or _is_small(height, width):
        return True
    names = f"{attributes.get('class') or ''} {attributes.get('id') or ''}"
    if names.strip() and _DECORATION.search(names):
        return True
    return attributes.get("role") == "presentation" and (width or 0) < _SHOWN_LARGE


def _is_small(side: int | None, other: int | None) -> bool:
    """Whether a side is an icon's; 0 beside a picture's other side means "as the picture has it"."""
    return side is not None and side < SMALLEST and (side > 0 or (other or 0) < _SHOWN_LARGE)


_SHOWN_LARGE = 200
"""Pixels of the width of a picture that has no text of its own, but is no decoration."""
