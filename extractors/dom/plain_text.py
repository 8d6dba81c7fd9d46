"""Stretches of a serialized tree as plain text: tags out, entities resolved."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

_TAG = re.compile(r"<[^>]*>")
_BREAK = re.compile(r"<br[ />][^>]*>?", re.I)
BORDER = "\0"
"""Stands in no tree, so it divides texts that are worked on together."""
_PLANE = 0x10000


def unescape(text: str) -> str:
    """Resolve the entities that the serializer wrote (and no others: the page's own are resolved already)."""
    for entity, char in (
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", '"'),
        ("&#13;", " "),
        ("&#160;", " "),
        ("&amp;", "&"),
    ):
        text = text.replace(entity, char)
    return text


def text_of(markup: str, line_break: str = "\n") -> str:
    """The text of a stretch, white space squeezed, ``line_break`` for each br."""
    if "<" not in markup:
        return " ".join((unescape(markup) if "&" in markup else markup).split())
    if "<br" in markup:
        lines = _BREAK.split(markup)
        joined = line_break.join(" ".join(_TAG.sub("", line).split()) for line in lines)
    else:
        joined = " ".join(_TAG.sub("", markup).split())
    return unescape(joined).strip() if "&" in joined else joined.strip()


def texts_of(markup: Sequence[str]) -> list[str]:
    """The texts of several stretches, a space for each br, white space as it stands: one search for all of them."""
    joined = BORDER.join(markup)
    if "<" in joined:
        if "<br" in joined:
            joined = _BREAK.sub(" ", joined)
        joined = _TAG.sub("", joined)
    if "&" in joined:
        joined = unescape(joined)
    return joined.split(BORDER) if markup else []


# Python's patterns look classes of characters up one by one; a table over the basic plane is some four times as fast


def without(text: str, unwanted: str) -> str:
    """A text without the characters that match a pattern of one character."""
    codes = _codes_of(text)
    if codes is None:
        return re.sub(unwanted, "", text)
    kept: str = codes[~_matches(unwanted)[codes]].tobytes().decode("utf-16-le")
    return kept


def blanked(text: str, unwanted: str) -> str:
    """A text with a space for each character that matches a pattern of one character."""
    codes = _codes_of(text)
    if codes is None:
        return re.sub(unwanted, " ", text)
    blank: str = np.where(_matches(unwanted)[codes], np.uint16(32), codes).tobytes().decode("utf-16-le")
    return blank


def _codes_of(text: str) -> npt.NDArray[np.uint16] | None:
    """The characters as numbers; None where one is beyond the basic plane."""
    encoded = text.encode("utf-16-le", "surrogatepass")
    return np.frombuffer(encoded, dtype=np.uint16) if len(encoded) == 2 * len(text) else None


@lru_cache(maxsize=16)
def _matches(pattern: str) -> npt.NDArray[np.bool_]:
    """Which characters of the basic plane match a pattern of one character."""
    found = np.zeros(_PLANE, dtype=np.bool_)
    every = "".join(map(chr, range(0xD800))) + "\0" * 0x800 + "".join(map(chr, range(0xE000, _PLANE)))
    found[[match.start() for match in re.finditer(pattern, every)]] = True
    found.flags.writeable = False
    return found
