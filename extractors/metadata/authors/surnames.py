"""Surnames: first before a comma, of two that *and* joins, and what a comma parts from them."""

from __future__ import annotations

import re

from extractors.metadata.authors.words import AGENCIES
from extractors.metadata.text import fold

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


def numbered(text: str) -> str:
    """A text without the commas within names: ``John Lee, Jr.``"""
    return _NUMBERED.sub(" ", text)


_NUMBERED = re.compile(r"\s*,\s+(?=(?:[JS]r\b\.?|I{2,3}|IV)(?:\s*(?:$|[,;|])|\s+(?:and|&)\s))")


def compound(text: str) -> str:
    """A text whose compound surnames have no blanks, so that their *and* parts nothing: ``José Ortega y Gasset``.

    Behind a given name and a surname, one surname more is not another person's in Spanish, Portuguese and Catalan: who
    signs beside a whole name does so with one, too.
    """
    return _COMPOUND.sub(_apart, text)


def together(name: str) -> str:
    """A part of such a text as it was written."""
    return name.replace(_BLANK, " ")


def _apart(match: re.Match[str]) -> str:
    last = match["last"]
    if last.isupper() or fold(last) in AGENCIES or last.casefold() in _NO_SURNAMES:
        return match[0]
    return _BLANK.join(match.group("first", "and", "last"))


_NO_SURNAMES = frozenset(
    "agencias agències agências agenzie corresponsal corresponsales corresponsals correspondentes enviados equipo "
    "equip equipe foto fotos fotografía fotografías fotografia fotografias redacción redacció redação redazione vídeo "
    "vídeos video videos".split()
)
"""Who else signs beside a name; initials are an agency's, too, known or not."""
_BLANK = "\0"
"""Stands for a blank within a name; no text has it."""
_COMPOUND = re.compile(
    r"(?P<first>[^\W\d_][\w'’-]+\s[^\W\d_][\w'’-]+)\s+(?P<and>[yei])\s+(?P<last>[^\W\d_][\w'’-]+)"
    r"(?=$|[|,;]|\s+(?:[yei]|and|und|et)\s)"
)
