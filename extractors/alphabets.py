"""How surely a text is one in a language that we know: by its characters beyond ASCII, which make words of that
language only if the bytes were read in the right encoding."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from unicodedata import normalize

_TONES = "\u0300\u0301\u0303\u0309\u0323"
_LATIN: Mapping[str, str] = {
    "de": "äöüß",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "es": "áéíñóúü¿¡ºª",
    "pt": "áâãàçéêíóôõúüºª",
    "it": "àèéìíòóùúºª",
    "nl": "éèëïöü",
    "ca": "àéèíïóòúüç",
    "sv": "åäö",
    "da": "æøå",
    "is": "áéíóúýþðæö",
    "pl": "ąćęłńóśźż",
    "cs": "áčďéěíňóřšťúůýž",
    "sk": "áäčďéíĺľňóôŕšťúýž",
    "hu": "áéíóöőúüű",
    "hr": "čćđšž",
    "ro": "ăâîşţșț",
    "sq": "ëç",
    "tr": "çğıİöşüâîû",
    "lt": "ąčęėįšųūž",
    "lv": "āčēģīķļņōŗšūž",
    "et": "äöõüšž",
    "vi": "ăâđêôơư" + "".join(normalize("NFC", vowel + tone) for vowel in "aăâeêioôơuưy" for tone in _TONES),
}
"""Language -> its letters beyond ASCII. Norwegian writes those of Danish, Finnish those of Swedish, Slovenian and
Bosnian those of Croatian."""
_OTHERS: Mapping[str, tuple[str, float]] = {
    "ru": ("оеаинтсрвлкдмыіў", 0.6),
    "el": ("αοιετσνηυρπκμςάίόέ", 0.6),
    "he": ("יוהלאתרמבשנ", 0.6),
    "ar": ("اليمونرتبةدعسهکی", 0.6),
    "th": ("านรอกเงมยลวดทสห่้ีัิ", 0.6),
    "ja": ("".join(map(chr, range(0x3041, 0x30FF))), 0.15),
    "ko": ("이다는의가에하을고를은지한사로도기서인대", 0.2),
    "zh": ("的一是不在有了人我他这這中大来來上为為和国國地到以说說时時要就出会會可也你对對生能", 0.07),
}
"""Language (or the first of those in one script) -> its commonest characters and the share that they have at least of
a text's: kana, syllables, ideographs."""
_ALPHABETS = [frozenset(letters + letters.upper()) for letters in _LATIN.values()]
_COMMONEST = [(frozenset(characters), least) for characters, least in _OTHERS.values()]
FEWEST, _FEWEST_LETTERS = 10, 4
"""Characters beyond ASCII that a judgement needs, and different ones of the language among them (where it has so many):
superscripts, fractions and signs of multiplication are letters in other encodings."""
_NEUTRAL = re.compile("[\xa0«»‹›“”„‘’‚–—…·•©®™°§€\u3000-\u303f\uff01-\uff0f\uff1a-\uff20]+")
"""What text in any language holds."""
_BEYOND = re.compile(r"[^\x00-\x7f]")
_MIXED = re.compile(r"[^\x00-\x7f](?:(?<=[A-Za-z].)|(?=[A-Za-z]))", re.S)
_LONE = re.compile(r"[^\x00-\x7f](?![^\x00-\x7f])(?<![^\x00-\x7f].)", re.S)
_CAPITALS = "".join(char for char in map(chr, range(0x80, 0x590)) if char.isupper())
_CAPITAL_INSIDE = re.compile(f"[{_CAPITALS}](?<=[^\\W\\dA-Z{_CAPITALS}_].)")
"""In no word: UTF-8 of "ã" is no Portuguese."""
_NO_TEXT = re.compile("[\x80-\x9f\ue000-\uf8ff]")
"""Control characters, and those that mean nothing without an agreement."""
_MOST_DAMAGED = 0.01


def likelihood(text: str) -> float | None:
    """From 0 to 1, how far a text's characters beyond ASCII are those of the likeliest language; None for too few.

    The words of a Latin alphabet mix them with ASCII letters, those of other scripts are rows of them: that tells
    French from what its bytes are in a Cyrillic or a Chinese encoding.
    """
    text = _NEUTRAL.sub(" ", normalize("NFC", text))
    counts = Counter(_BEYOND.findall(text))
    total = counts.total()
    if total < FEWEST:
        return None
    if counts["\ufffd"] > _MOST_DAMAGED * total:
        return 0.0
    mixed = len(_MIXED.findall(text)) / total
    odd = sum(len(odd.findall(text)) for odd in (_CAPITAL_INSIDE, _NO_TEXT)) / total
    if mixed >= 0.5:
        found = max(_share(counts, alphabet) for alphabet in _ALPHABETS)
    elif mixed <= 0.3 and len(_LONE.findall(text)) <= 0.2 * total:
        odd += sum(counts[char] for char in counts if char < "\u0370") / total  # Latin letters, signs
        found = max(_share(counts, commonest, least) for commonest, least in _COMMONEST)
    else:
        return 0.0
    return max(0.0, found - odd)


def _share(counts: Counter[str], characters: frozenset[str], least: float = 1.0) -> float:
    """The share of some characters, of the least that is expected; less for few different ones."""
    found = characters & counts.keys()
    share = sum(counts[char] for char in found) / counts.total()
    fewest = min(_FEWEST_LETTERS, len(characters) // 3)  # German text may hold no "ß"
    return min(1.0, share / least) * min(1.0, len(found) / fewest)
