"""What a page says of a picture to those who do not see it."""

from __future__ import annotations

import re
from collections.abc import Mapping

LONGEST = 500
"""Characters of it that are kept."""
_NOTHING = re.compile(
    r"(?:https?:)?//\S+$|\S+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$"
    r"|(?:image|img|photo|picture|bild|foto|thumbnail)\W*\d*$|(?:null|undefined|none)$",
    re.I,
)


def alternative(attributes: Mapping[str, str]) -> str | None:
    """The ``alt`` of an element; None for an empty one, the name of a file and what templates leave in it."""
    text = " ".join((attributes.get("alt") or "").split())[:LONGEST]
    return None if len(text) < 2 or _NOTHING.match(text) else text
