"""Dates as people write them: numbers, months by name, Chinese, Japanese, Korean; each with its time of
day."""

from __future__ import annotations

import re
from collections.abc import Callable
from unicodedata import normalize

from extractors.metadata.dates.calendars import REPUBLIC, gregorian
from extractors.metadata.dates.labels import UPDATED
from extractors.metadata.dates.moments import assemble, full_hour, is_day
from extractors.metadata.dates.months import UNSPACED, month

_YMD = re.compile(r"(?<!\d)((?:19|20)\d\d)\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{1,2})(?!\d)")
_CJK = re.compile(
    r"(?<!\d)((?:19|20)\d\d)\s*(?:[年년]|оны?)\s*(\d{1,2})\s*(?:[月월]|(?:-?р\s+)?сарын?)\s*(\d{1,2})\s*[日号號일]?"
)
"""Mongolian counts months, too."""
NUMBERS = re.compile(r"(?<![\d.,/-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d\d|\d\d)(?![\d%])")
_SPACED = re.compile(r"^\W*(\d{1,2})\s(\d{1,2})\s((?:19|20)\d\d)\W*$")
"""Figures apart, where nothing else is said."""
_VIETNAMESE = re.compile(r"(?<!\d)(\d{1,2})\s+(?:tháng|thg\.?)\s+(\d{1,2}),?\s+(?:năm\s+)?((?:19|20)\d\d)(?!\d)", re.I)
_LETTERS = r"[^\W\d_]+"
"""Without a class of marks: whatever the case, the iota below a Greek letter would be every iota."""
_OR = "(?:\\s?/\\s?[\u0621-\u064a]+)?"
"""The month's other name, as Arabic papers write both."""
_DAY_MONTH = re.compile(
    rf"(?<!\d)(?<!\d:)(\d{{1,2}})(?:st|nd|rd|th|er|º|ª|°|\.|ος|ê|ی)?[\s.,/-]*(?:of\s+|de\s+|d[’']|"
    rf"ngày\s+|ng\s+|ga\s+(?:watan\s+)?|ta[’']\s+)?({_LETTERS}){_OR}[.,׳॰]?[\s,،./-]*(?:de\s+|del\s+|of\s+|ค\.ศ\.\s?)?((?:19|20)\d\d|[’']?\d\d(?![\d:]))(?!\d)",
    re.I,
)
_MONTH_DAY = re.compile(
    rf"({_LETTERS})\.?[\s-]*(\d{{1,2}})(?:st|nd|rd|th)?(?:\s*,\s*|\s+|-|\.\s*)((?:19|20)\d\d)(?!\d)", re.I
)
_SIGNED_DAY_MONTH = re.compile(
    rf"(?<!\d)(?<!\d:)(\d{{1,2}})ی?[\s.,/-]*(?:ខែ\s?)?({UNSPACED})ی?{_OR}॰?[\s.,،/-]*(?:ឆ្នាំ\s?|ค\.ศ\.\s?)?((?:19|20)\d\d)(?!\d)",
    re.I,
)
"""Khmer has words for month and year before them, Thai one for the era, Kurdish a vowel behind day and month, Hindi a
mark behind a short name."""
_SIGNED_MONTH_DAY = re.compile(rf"({UNSPACED})[\s-]*(\d{{1,2}})(?:\s*[,၊]\s*|\s+)((?:19|20)\d\d)(?!\d)", re.I)
_YEAR_MONTH_DAY = re.compile(
    rf"(?<!\d)((?:19|20)\d\d)(?:e?ko|\(e\)ko)?[\s.,-]+(?:[mթ]\.\s+)?({_LETTERS})\.?[\s-]+(\d{{1,2}})(?!\d)", re.I
)
_SIGNED_YEAR_MONTH_DAY = re.compile(
    rf"(?<!\d)((?:19|20)\d\d)(?:\s?(?:ခုနှစ်|оны))?[\s.,၊-]+({UNSPACED})[\s-]+(\d{{1,2}})(?!\d)", re.I
)
"""Burmese and Mongolian have a word for the year behind it."""
_YEAR_DAY_MONTH = re.compile(
    rf"(?<!\d)((?:19|20)\d\d)[.-]?\s*(?:gada|жылғы|жылдың|жылы|ж\.|yil|йил),?\s+(\d{{1,2}})[.-]?\s*({_LETTERS})", re.I
)
"""Latvian, Kazakh, Kyrgyz and Uzbek: the word for the year stands between."""
_REPUBLIC = re.compile(r"(?<![\d./-])(1[01]\d)([./-])(\d{1,2})\2(\d{1,2})(?![\d./-])")
"""A year of Taiwan's in figures alone: only on its pages, elsewhere 110/11/19 is anything."""
_TAIWANESE = ("zh-tw", "zh-hant-tw", "zh-hant")
_CLOCK = re.compile(
    r"(?<![\d:/.-])(\d{1,2})(\s?[:h時时点點시]\s?|\.|u)(\d{2})(?:(?:\s?[:分분]\s?|\.)(\d{2}))?(?![\d.:/]|\s\.)(?:\.\d+)?"
    r"\s*分?\s*([ap]\.?\s?m(?:\b|(?=(?-i:[A-Z]{3,4}\b)))\.?)?",
    re.I,
)
_HOUR = re.compile(r"(?<![\w:/.-])(\d{1,2})\s*([ap]\.?m(?:\b|(?=(?-i:[A-Z]{3,4}\b)))\.?)", re.I)
_UNSEEN = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
"""Marks of direction, which stand between the figures of dates in Arabic and Hebrew."""
_ZONE = re.compile(
    r"\s*(?:(?:Uhr|hr?s?)\b)?\s*[(\[]?\s*(Z\b|(?:UTC|GMT)?\s*[+-]\d{1,2}(?::?\d{2})?(?!\d)|[A-Z]{2,5}\b|TSİ\b|(?i:МСК)\b)"
)


def written(text: str, language: str | None, day_first: bool) -> str | None:
    """A date in words or numbers anywhere in a short text; the first one wins."""
    text = gregorian(text if text.isascii() else _UNSEEN.sub("", normalize("NFC", text)))  # as months are written
    found: list[tuple[int, int, tuple[int, int, int]]] = []
    for pattern, read in _READERS[:-3] if text.isascii() else _READERS:
        for match in pattern.finditer(text):
            day = read(match, language)
            if day and is_day(*day):
                found.append((match.start(), match.end(), day))
                break
    for match in NUMBERS.finditer(text):
        if found and len(match.group(4)) == 2:
            continue  # three pairs of figures are a date only where nothing better is
        numbers = _day_month_year(match, day_first) or _short_year_first(match, language)
        if numbers:
            found.append((match.start(), match.end(), numbers))
            break
    if not found:
        return None
    start, stop, day = min(found)
    return _with_clock(day, text[stop : stop + 40], text[:start], language)


def _numbers(match: re.Match[str], language: str | None) -> tuple[int, int, int]:
    return int(match.group(1)), int(match.group(2)), int(match.group(3))


def _republic(match: re.Match[str], language: str | None) -> tuple[int, int, int]:
    is_own = (language or "").lower().replace("_", "-") in _TAIWANESE
    return int(match.group(1)) + REPUBLIC if is_own else 0, int(match.group(3)), int(match.group(4))


def _day_number(match: re.Match[str], language: str | None) -> tuple[int, int, int]:
    return int(match.group(3)), int(match.group(2)), int(match.group(1))


def _day_first(match: re.Match[str], language: str | None) -> tuple[int, int, int]:
    return (
        _year(match.group(3).strip("’'")),
        month(match.group(2).lower(), language) or 0,
        int(match.group(1)),
    )


def _month_first(match: re.Match[str], language: str | None) -> tuple[int, int, int]:
    return int(match.group(3)), month(match.group(1).lower(), language) or 0, int(match.group(2))


def _year_first(match: re.Match[str], language: str | None) -> tuple[int, int, int]:
    return int(match.group(1)), month(match.group(2).lower(), language) or 0, int(match.group(3))


def _year_day_month(match: re.Match[str], language: str | None) -> tuple[int, int, int]:
    return int(match.group(1)), month(match.group(3).lower(), language) or 0, int(match.group(2))


def _day_month_year(match: re.Match[str], day_first: bool) -> tuple[int, int, int] | None:
    first, second, year = int(match.group(1)), int(match.group(3)), _year(match.group(4))
    if len(match.group(4)) == 2 and match.group(2) == "-":
        return None
    orders = [(second, first), (first, second)]
    if not day_first:
        orders.reverse()
    for number, day in orders:
        if is_day(year, number, day):
            return year, number, day
    return None


_IDEOGRAPH = re.compile("[\u4e00-\u9fff]")


def _short_year_first(match: re.Match[str], language: str | None) -> tuple[int, int, int] | None:
    """``21-02-03``, as Chinese portals write the third of February 2021."""
    is_chinese = (language or "").lower().startswith("zh") or _IDEOGRAPH.search(match.string) is not None
    if match.group(2) != "-" or len(match.group(4)) != 2 or not is_chinese:
        return None
    day = 2000 + int(match.group(1)), int(match.group(3)), int(match.group(4))
    return day if is_day(*day) else None


def _year(text: str) -> int:
    value = int(text)
    return value if value >= 100 else 2000 + value if value < 70 else 1900 + value


def _with_clock(day: tuple[int, int, int], after: str, before: str, language: str | None) -> str | None:
    """The date with the time of day that stands next to it, if any."""
    for text in _beside(before[-30:], after):
        match = _CLOCK.search(text)
        if match:
            hour, minute, second = int(match.group(1)), match.group(3), match.group(4)
            behind = None if text.isascii() else _HALF_BEHIND.match(text, match.end())
            half = match.group(5) or _half_before(text[: match.start()])
            half = half or (behind and ("a" if behind.group(1) else "p"))
            zone = _ZONE.match(text, behind.end() if behind else match.end())
        else:
            match = _HOUR.search(text)
            if not match:
                continue
            hour, minute, second, half = int(match.group(1)), "00", None, match.group(2)
            zone = _ZONE.match(text, match.end())
        if half:
            if hour > 12 and half.lower().startswith("a"):
                continue
            hour = full_hour(hour, half) if hour <= 12 else hour  # "20:15 pm"
        name = zone.group(1) if zone else None
        return assemble(day, str(hour), minute, second, name, language)
    return assemble(day)


def _beside(before: str, after: str) -> tuple[str, ...]:
    """Where the time of day of a date can stand, the likeliest first: behind it, unless one stands right before it and
    the one behind is that of a change: ``14:22 05.03.2024 (updated: 08:00 06.03.2024)``."""
    behind, ahead = _CLOCK.search(after), list(_CLOCK.finditer(before))[-1:]
    if not behind or not ahead or not UPDATED.last_in(after[: behind.start()]):
        return after, before
    zone = _ZONE.match(before, ahead[0].end())
    is_next = _GAP.fullmatch(before, zone.end() if zone else ahead[0].end())
    return (before[ahead[0].start() :], after) if is_next else (after, before)


_GAP = re.compile(r"(?:\s*Uhr)?[\s,|•·–—-]*+")


def _half_before(text: str) -> str | None:
    """The half of the day as Korean, Chinese, Japanese and Hindi say it before the hour."""
    match = _HALF.search(text)
    return None if match is None else "a" if match.group(1) in _BEFORE_NOON else "p"


_BEFORE_NOON = ("오전", "上午", "午前", "凌晨", "清晨", "早上", "सुबह")
_HALF = re.compile(rf"({'|'.join(_BEFORE_NOON)}|오후|下午|午後|傍晚|晚上|शाम)\s*$")
_HALF_BEHIND = re.compile(
    normalize(
        "NFC",
        r"\s*(?:(π\.?\s?μ\.?|ص|صباحاً?|ق\.\s?ظ|صبح|পূর্বাহ্[ণন]|এএম|पूर्वाह्न|एएम|ÖÖ)"
        r"|μ\.?\s?μ\.?|م|مساءً?|ب\.\s?ظ|شام|অপরাহ্[ণন]|পিএম|अपराह्न|पीएम|ÖS)(?!\w)",
    ),
    re.I,
)
"""The half of the day as Greek, Arabic, Persian, Urdu, Bengali, Hindi and Turkish say it behind the hour; in the group
that before noon."""
_READERS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], str | None], tuple[int, int, int]]], ...] = (
    (_CJK, _numbers),
    (_YMD, _numbers),
    (_SPACED, _day_number),
    (_REPUBLIC, _republic),
    (_VIETNAMESE, _day_number),
    (_DAY_MONTH, _day_first),
    (_MONTH_DAY, _month_first),
    (_YEAR_MONTH_DAY, _year_first),
    (_YEAR_DAY_MONTH, _year_day_month),
    (_SIGNED_DAY_MONTH, _day_first),
    (_SIGNED_MONTH_DAY, _month_first),
    (_SIGNED_YEAR_MONTH_DAY, _year_first),
)
"""Patterns, each with what turns a match into (year, month, day); month 0 for a word that names none. The last
three are for names that hold more than letters."""
