"""Bylines in Chinese, Japanese and Korean, and the parts of an article that can be one.

The modules of the languages are imported by the first text that needs one: their patterns take a fifth of a second.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from extractors.metadata.authors.written import CLOSED, HANGUL, KANA, OPENED, is_short_name

_MOSTLY = 0.6
_OPENING = 120
"""Characters of a text that can be its dateline."""
_LONGEST_TAIL = 160
_TAIL = re.compile(
    rf"(?:[{OPENED}][^{OPENED}{CLOSED}]{{2,80}}[{CLOSED}]\s*){{1,3}}\W*$|"
    r"(?:(?<=[。！？!?”」|])|(?<=[다요]\.)|(?<=\.\s))[^。！？|]{2,60}$"
)
"""What can sign the end of a text: what its last brackets hold, or what follows its last sentence."""
_ADDRESS = re.compile(r"[\w.+-]+@[\w.-]+|https?://[\w./?=&%-]+", re.A)
_SIGN = re.compile("[\u3041-\ud7a3]")
_HANGUL = re.compile(f"[{HANGUL}]")
_KANA = re.compile(f"[{KANA}]")


def has_cjk(text: str) -> bool:
    """Whether a text holds any ideograph, kana or Hangul."""
    return not text.isascii() and _SIGN.search(text) is not None


def is_cjk(text: str) -> bool:
    """Whether a text is written in ideographs, kana or Hangul for the most part, addresses left out."""
    if not has_cjk(text):
        return False
    letters = "".join(filter(str.isalpha, _ADDRESS.sub("", text) if "@" in text or "://" in text else text))
    return len(_SIGN.findall(letters)) >= _MOSTLY * len(letters) > 0


def signed_by(text: str, *, at_end: bool = False) -> tuple[str, ...]:
    """The authors that a line of Chinese, Japanese or Korean names, in order; pieces of markup are set apart by ``|``.

    ``at_end``: the line may be the last of an article, where names alone stand in parentheses.
    """
    if not has_cjk(text):
        return ()
    from extractors.metadata.authors import chinese, japanese, korean

    text = _even(text)
    if _HANGUL.search(text):
        return korean.signed_by(text, at_end=at_end)
    names = japanese.signed_by(text, at_end=at_end)
    if names is not None and (names or _KANA.search(text)):
        others = () if _KANA.search(text) else chinese.signed_by(text, at_end=at_end)
        return others if len(others) > len(names) else names
    return chinese.signed_by(text, at_end=at_end)


def signature_in(text: str, *, opening: bool, at_end: bool) -> tuple[str, str] | None:
    """(source, part) of an article's text that signs it: all of a line, the end of the last one, or the dateline of one
    that is ``opening`` the article."""
    if len(text) <= _OPENING and signed_by(text, at_end=at_end):
        return "dom.signature", text
    tail = _TAIL.search(text[-_LONGEST_TAIL:]) if at_end else None
    if tail and signed_by(tail.group(), at_end=True):
        return "dom.signature", tail.group()
    part = _opening_of(text) if opening else None
    return ("dom.dateline", part) if part else None


def _opening_of(text: str) -> str | None:
    """The part of a report's first words that names who reports."""
    from extractors.metadata.authors import chinese, japanese, korean

    text = _even(text[:_OPENING])
    korean_text = _HANGUL.search(text) is not None
    parts = [korean.opened_by(text)] if korean_text else [japanese.opened_by(text), chinese.opened_by(text)]
    return next((part for part in parts if part and signed_by(part, at_end=True)), None)


def names_apart(text: str) -> Sequence[str]:
    """The names in a text that nothing but a space, or in Japanese a point, keeps apart; all of it where it is one."""
    if not has_cjk(text):
        return [text]
    from extractors.metadata.authors import chinese, japanese, korean

    halves = text.split("・")
    if len(halves) > 1:
        return halves if all(map(japanese.is_name, halves)) else [text]
    halves = text.split(" ")
    if len(halves) < 2 or japanese.is_name(text):
        return [text]
    return halves if korean.are_names(halves) or chinese.are_names(halves) else [text]


def _even(text: str) -> str:
    return text.replace("\u3000", " ").replace("\u00a0", " ").strip()


def is_person(name: str) -> bool:
    """Whether a name in ideographs, kana or Hangul reads like a person's."""
    if is_short_name(name):
        return True
    from extractors.metadata.authors import japanese

    return japanese.is_name(name)


def is_family_named(text: str) -> bool:
    """Whether all of a text is a name that begins with a known family name, and no place, desk or word of a page's
    furniture: what a name alone has to be."""
    if not is_short_name(text) or _PLACE.search(text):
        return False
    from extractors.metadata.authors import chinese, japanese, korean

    return japanese.is_name(text) or korean.are_names([text]) or chinese.is_name(text)


_PLACE = re.compile("[省市县縣区區州镇鎮村町部課局界版]$")
"""The last sign of a place, or of a desk."""
