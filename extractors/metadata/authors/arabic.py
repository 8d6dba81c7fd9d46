"""What Arabic papers write around a name with a dash: the place or the paper before it, where or for whom somebody
writes behind it, and names side by side ("هشام البدراوي - نادر العكش"). The script has no capitals that would tell a
name from a place: a single word beside a name of two is none.
"""

from __future__ import annotations

import re

from extractors.metadata.authors.words import CITIES, DESKS, TITLES
from extractors.metadata.text import fold

_SIGN = re.compile("[\u0620-\u064a\u066e-\u06d3]")
_DASH = re.compile(r"(?<=\S)(?:\s++[-–—]\s*+|[-–—]\s++)(?=\S)")
_LETTERS = r"[\u0610-\u061a\u0620-\u065f\u066e-\u06d3\u200c'’.]{2,}"
_WORDS = re.compile(rf"{_LETTERS}(?:\s{_LETTERS}){{0,4}}")
_MOST_NAMES = 4
"""Names that dashes part; more are a list of something else."""
GENRES = (
    r"(?:(?:أجر[ىت]|أجرته?|أعدّ?ته?)\s+)?(?:ال)?(?:حوار|تحقيق|تقرير|تغطية|متابعة|إعداد)"
    r"(?:\s*[/–-](?=\s)|(?=\s+(?!ال|مع\s|من\s|عن\s|في\s|فى\s|بين\s|حول\s)\S{2,}\s+\S))"
)
"""Kinds of texts ("interview", "report", "coverage") right before the writer's name, a pattern; "interview with ..."
and "report of the ..." name nobody."""
_OPENS_OTHER = frozenset("من في فى عن إلى الى على خاص مع بين حول أخبار وكالة صحيفة جريدة مجلة موقع قناة".split())
_NO_WRITER = frozenset(
    "كاتب صحفي صحفى صحافي إعلامي إعلامى باحث محلل خبير أستاذ استاذ رئيس مدير مستشار محام محامي طبيب مهندس ناشط شاعر "
    "روائي ناقد أكاديمي متخصص عضو وزير سفير نائب مؤسس مدون موفد مراسل محرر مترجم مصور تصوير عدسة ترجمة ت: مونتاج "
    "سياسي سياسى اقتصادي رياضي عسكري قانوني دكتوراه ماجستير".split()
)


def without_dashes(text: str) -> str:
    """A byline in Arabic script without what a dash parts from its names, and with a comma for each dash between two
    names; any other text as it is."""
    if not _SIGN.search(text) or not _DASH.search(text):
        return text
    return " | ".join(map(_piece, text.split(" | ")))


def _piece(text: str) -> str:
    parts = _DASH.split(text)
    if not 2 <= len(parts) <= _MOST_NAMES or not all(map(_WORDS.fullmatch, parts)):
        return text
    names = [part for part in parts if _may_be_name(part)]
    others = [part for part in parts if part not in names]
    if not names or not all(map(_is_none, others)):
        return text
    return "، ".join(names)


def _may_be_name(part: str) -> bool:
    """Whether it is two words and more, none of which speaks of a role, a desk or a place."""
    words = part.split()
    return not (_is_none(part) or fold(part) in CITIES or not DESKS.isdisjoint(words))


def _is_none(part: str) -> bool:
    """Whether it surely is no name beside one: a single word, a city, or what the person is."""
    words = part.split()
    return len(words) == 1 or fold(words[0]) in CITIES or words[0] in _OPENS_OTHER or _has_role(words)


def _has_role(words: list[str]) -> bool:
    bare = {word.removeprefix("ال") for word in words}
    return not _NO_WRITER.isdisjoint({*bare, *(word.removesuffix("ة") for word in bare)}) or not TITLES.isdisjoint(bare)
