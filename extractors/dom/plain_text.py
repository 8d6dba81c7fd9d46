"""Stretches of a serialized tree as plain text: tags out, entities resolved."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

_TAG = re.compile(r"<[^>]*>")
_TAG_OR_BEGUN = re.compile(r"<[^>\0]*>?")
"""A tag, whole or cut off where its stretch ends."""
_BREAK = re.compile(r"<br[ />][^>\0]*>?", re.I)
BORDER = "\0"
"""Stands in no tree, so it divides texts that are worked on together."""
_PLANE = 0x10000


def unescape(text: str) -> str:
    """Resolve the entities that the serializer wrote (and no others: the page's own are resolved already)."""
    if "&" not in text:
        return text
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
    """The texts of several stretches, a space for each br, white space as it stands: one search for all of them.

    As many as there are stretches, also where one is cut off within a tag.
    """
    joined = BORDER.join(markup)
    if "<" in joined:
        if "<br" in joined:
            joined = _BREAK.sub(" ", joined)
        joined = _TAG_OR_BEGUN.sub("", joined)
    if "&" in joined:
        joined = unescape(joined)
    return joined.split(BORDER) if markup else []


# Python's patterns look classes of characters up one by one; a table over the basic plane is some four times as fast


def without(text: str, unwanted: str) -> str:
    """A text without the characters that match a pattern of one character."""
    codes, found, encoding = _searched(text, unwanted)
    kept: str = codes[~found].tobytes().decode(encoding)
    return kept


def blanked(text: str, unwanted: str) -> str:
    """A text with a space for each character that matches a pattern of one character."""
    codes, found, encoding = _searched(text, unwanted)
    blank: str = np.where(found, codes.dtype.type(32), codes).tobytes().decode(encoding)
    return blank


def _searched(text: str, pattern: str) -> tuple[npt.NDArray[Any], npt.NDArray[np.bool_], str]:
    """(the characters as numbers, which of them match, the encoding in which they are such numbers)."""
    encoded = text.encode("utf-16-le", "surrogatepass")
    if len(encoded) == 2 * len(text):
        codes: npt.NDArray[Any] = np.frombuffer(encoded, dtype=np.uint16)
        return codes, _matches(pattern)[codes], "utf-16-le"
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    found = _matches(pattern)[np.minimum(codes, _PLANE - 1)]
    beyond = codes >= _PLANE  # a page has few of them, and fewer that differ
    distinct, place = np.unique(codes[beyond], return_inverse=True)
    found[beyond] = np.array([re.match(pattern, chr(code)) is not None for code in distinct])[place]
    return codes, found, "utf-32-le"


@lru_cache(maxsize=16)
def _matches(pattern: str) -> npt.NDArray[np.bool_]:
    """Which characters of the basic plane match a pattern of one character."""
    found = np.zeros(_PLANE, dtype=np.bool_)
    every = "".join(map(chr, range(0xD800))) + "\0" * 0x800 + "".join(map(chr, range(0xE000, _PLANE)))
    found[[match.start() for match in re.finditer(pattern, every)]] = True
    found.flags.writeable = False
    return found
