"""What a word is: letters, and the marks that belong to the letter before them.

`\\w` has no marks. Accents do not matter, since almost all are composed with their letter, but the vowel signs of
Devanagari, Bengali, Tamil and others are marks too: without them a word falls into pieces, and two words that differ
only in their vowels are one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable


def _marks(codes: Iterable[int]) -> str:
    return "".join(chr(code) for code in codes if unicodedata.category(chr(code)) in ("Mn", "Mc", "Me"))


MARKS = _marks(range(0x300, 0x10000))
"""All marks, to be written in a character class. Those beyond 16 bits, of rare scripts, would cost every search ten
times its time."""
MARKED_WORD = re.compile(rf"\w+(?:[{MARKS}]\w*)*")
"""A word with all its marks, the points of Arabic and Hebrew among them."""

# Indic scripts and those that descend from them, from Devanagari to Burmese, from Khmer to Balinese, Javanese, Meetei
_SIGNS = _marks(
    code
    for first, end in ((0x900, 0x1100), (0x1700, 0x1800), (0x1900, 0x1AB0), (0x1B00, 0x1D00), (0xA800, 0xAC00))
    for code in range(first, end)
)
WORD = re.compile(rf"\w+(?:[{_SIGNS}][\u200c\u200d]?\w*)*")
"""A word by which texts are compared: with vowel signs (and the joiners behind them), but without points and accents,
which one writer sets and another leaves out."""
_INVISIBLE = re.compile("[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")


def shown(text: str) -> str:
    """A text without soft hyphens, marks of direction and other characters that nobody sees. Sites put them inside of
    words; the joiners of Persian and Indic words stay, since they are seen."""
    return text if text.isascii() else _INVISIBLE.sub("", text)
