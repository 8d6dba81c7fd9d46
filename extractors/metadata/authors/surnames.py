"""Names with the surname first, before a comma."""

from __future__ import annotations

import re

_SURNAME_FIRST = re.compile(r"^[^\W\d_][\w'’. -]{0,30},\s*(?!(?:[JS]r\.?|I{2,3}|IV)$)[^\W\d_][\w'’. -]{0,30}$")
_WHOLE = re.compile(r"\w[\w'’-]+\s(?:.*\s)?\w[\w'’-]+")
"""Two words and more, initials apart."""


def surname_last(text: str) -> str:
    """``Roy, Aniruddha`` as ``Aniruddha Roy``: how libraries write one author."""
    if _SURNAME_FIRST.match(text.strip()):
        last, _, first = text.partition(",")
        return f"{first.strip()} {last.strip()}"
    return text


def creator(text: str) -> str:
    """The same of what Dublin Core calls the creator, which news sites fill with a byline: whole names around a comma
    are two persons, or one and a paper."""
    parts = [part.strip() for part in text.split(",")]
    return text if all(map(_WHOLE.fullmatch, parts)) else surname_last(text)


def surnames_last(text: str) -> str:
    """The same of several, which semicolons keep apart: ``Roy, Aniruddha; Lee, Ann``."""
    parts = text.split(";")
    if len(parts) > 1 and all(_SURNAME_FIRST.match(part.strip()) for part in parts):
        return "; ".join(surname_last(part) for part in parts)
    return text
