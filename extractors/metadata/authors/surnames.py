"""Names with the surname first, before a comma."""

from __future__ import annotations

import re

_SURNAME_FIRST = re.compile(r"^[^\W\d_][\w'’. -]{0,30},\s*[^\W\d_][\w'’. -]{0,30}$")


def surname_last(text: str) -> str:
    """``Roy, Aniruddha`` as ``Aniruddha Roy``: how libraries write one author."""
    if _SURNAME_FIRST.match(text.strip()):
        last, _, first = text.partition(",")
        return f"{first.strip()} {last.strip()}"
    return text


def surnames_last(text: str) -> str:
    """The same of several, which semicolons keep apart: ``Roy, Aniruddha; Lee, Ann``."""
    parts = text.split(";")
    if len(parts) > 1 and all(_SURNAME_FIRST.match(part.strip()) for part in parts):
        return "; ".join(surname_last(part) for part in parts)
    return text
