"""What each character is: one look-up table over Unicode, so that text is measured by numpy, not by loops."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

SPACE, WORD, IDEOGRAPH, PUNCTUATION, DIGIT, UPPER, STOP = 1, 2, 4, 8, 16, 32, 64
"""Bits of a character's class. IDEOGRAPH: a letter of a script written without spaces (counts as a word of its own);
PUNCTUATION: any mark of any script; STOP: a mark that ends a sentence."""

COLONS = (":", "\uff1a")
"""What a text ends with that announces what stands behind it; the second is East Asian."""
SENTENCE_ENDS = set(".!?…。！？؟۔।｡‼⁇⁈⁉።")
_TABLE_SIZE = 0x20000
"""Code points that are told one by one: letters of all living scripts but the rarer ideographs, signs and emoji."""


_UNSPACED = (
    (0x3040, 0x30FF),  # kana
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1780, 0x17FF),  # Khmer
    (0x1000, 0x109F),  # Burmese
)


def _is_unspaced(code: int) -> bool:
    return any(first <= code <= last for first, last in _UNSPACED)


def classify(char: str) -> int:
    """The bits of one character."""
    if char.isspace():
        return SPACE
    code, category = ord(char), unicodedata.category(char)
    bits = 0
    if category[0] in "LN" or char == "_":
        bits |= WORD
        if category == "Nd":
            bits |= DIGIT
        elif category in ("Lu", "Lt"):
            bits |= UPPER
        if _is_unspaced(code) and category[0] == "L":
            bits |= IDEOGRAPH
    elif category[0] == "M":
        bits |= WORD
    elif category[0] == "P":
        bits |= PUNCTUATION
        if char in SENTENCE_ENDS:
            bits |= STOP
    elif category in ("Cc", "Cf"):
        bits |= SPACE
    return bits


@lru_cache(maxsize=1)
def table() -> npt.NDArray[np.uint8]:
    """Bits by code point; the last index stands for everything above."""
    values = np.zeros(_TABLE_SIZE + 1, dtype=np.uint8)
    for code in range(_TABLE_SIZE):
        if not 0xD800 <= code <= 0xDFFF:
            values[code] = classify(chr(code))
    values[_TABLE_SIZE] = WORD | IDEOGRAPH  # ideographs but for signs that nobody sees
    values.flags.writeable = False
    return values


def bits(codes: npt.NDArray[np.uint16] | npt.NDArray[np.uint32]) -> npt.NDArray[np.uint8]:
    """The class bits of an array of code points."""
    return table().take(codes.astype(np.intp), mode="clip")


_EACH = "".join(f"{chr(first)}-{chr(last)}" for first, last in (*_UNSPACED, (_TABLE_SIZE, 0x10FFFF)))
_WORD = re.compile(rf"[{_EACH}]|[^\W{_EACH}]+")
UNSPACED = re.compile(rf"[{_EACH}]+")
"""A run of letters of a script written without spaces."""


_UNSEEN = re.compile(
    "[\\s\\x00-\\x1f\\x7f-\\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f"
    "\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]+"
)


def is_blank(text: str) -> bool:
    """Whether nothing of a text is seen: white space, and signs without a width, which editors leave in paragraphs."""
    return _UNSEEN.fullmatch(text) is not None


NAME_PART = re.compile(r"[a-z]+|[A-Z](?:[a-z]+|[A-Z]*(?![a-z]))")
"""A word of a class, an id or a file's name, in which capitals begin words."""


def words_in(text: str) -> int:
    """How many words a short text has, as the columns count them; marks of scripts without spaces may differ."""
    return len(_WORD.findall(text))


_FIGURE = re.compile(
    r"[\d\u00b2\u00b3\u00b9\u1369-\u1371\u19da\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468\u2474-\u247c\u2488-\u2490"
    r"\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\U00010a40-\U00010a43\U00010e60-\U00010e68"
    r"\U00011052-\U0001105a\U0001f100-\U0001f10a]"
)
_ASCII_FIGURE = re.compile("[0-9]")


def has_figure(text: str) -> bool:
    """Whether a character of a text is a figure, by itself or raised or ringed, as ``str.isdigit`` tells them one by
    one."""
    return (_ASCII_FIGURE if text.isascii() else _FIGURE).search(text) is not None


def holds_any(text: str, words: Sequence[str]) -> bool:
    """Whether one of the words stands in a text; a generator would cost twice as much."""
    for word in words:  # noqa: SIM110
        if word in text:
            return True
    return False
