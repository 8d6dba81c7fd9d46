"""Dates in other calendars and figures, rewritten in ours: Persian and Afghan, Thai, Japanese and Taiwanese years,
Arabic and Indian figures, those of Lao, Burmese and Khmer.

Lunar Hijri days depend on who has seen the moon: they are left alone, the day in our calendar stands beside them.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from functools import lru_cache

_FIGURES = {
    code: str(unicodedata.digit(chr(code)))
    for first in (
        0x0660, 0x06F0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66, 0x0E50, 0x0ED0, 0x1040, 0x17E0,
        0xFF10,
    )
    for code in range(first, first + 10)
}
_PERSIAN_FIGURE = re.compile("[\u06f0-\u06f9]")
_PERSIAN_MONTHS = {
    name: number
    for names in (
        "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند",
        "حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت",
    )
    for number, name in enumerate(names.split(), 1)
}
"""As Iran and as Afghanistan call them, 1 to 12."""
_PERSIAN = re.compile(
    rf"(?<!\d)(\d{{1,2}})\s*(?:ام\s*)?({'|'.join(_PERSIAN_MONTHS)})\s*(?:ماه\s*)?[،,]?\s*(1[34]\d\d)(?!\d)"
)
_PERSIAN_FIGURES = re.compile(r"(?<![\d/.-])(1[34]\d\d)([/.-])(\d{1,2})\2(\d{1,2})(?![\d/])")
_ERAS = {"令和": 2018, "平成": 1988, "昭和": 1925, "民國": 1911, "民国": 1911}
"""The year before the first of an era."""
REPUBLIC = _ERAS["民國"]
"""What is added to a year of the Republic of China."""
_ERA_LETTERS = {"R": _ERAS["令和"], "H": _ERAS["平成"]}
_ERA_FIGURES = re.compile(r"(?<!\w)([RH])(\d{1,2})([./])(\d{1,2})\3(\d{1,2})(?![\d./])")
"""``R8.11.19``: the era by its letter."""
_BOTH_YEARS = re.compile(
    r"(?<!\d)((?:19|20)\d\d年)\s*[(（](?:令和|平成)\s*(?:\d{1,2}|元)年[)）]"
    r"|(?:令和|平成)\s*(?:\d{1,2}|元)年\s*[(（]((?:19|20)\d\d年)[)）]"
)
"""A year and in brackets the same by the other count."""
_TAIWAN = re.compile(r"(?<![\d國国])(1[01]\d)\s?年(?=\s?\d{1,2}\s?月\s?\d{1,2}\s?日)")
"""A year of the Republic by itself: of a whole date, since ``110年`` alone is a span."""
_ERA = re.compile(r"(令和|平成|昭和|民國|民国)\s*(\d{1,3}|元)\s*年")
_THAI = re.compile("[\u0e01-\u0e2e]")
_BUDDHIST = re.compile(r"(?<!\d)(?:พ\.?ศ\.?\s*)?(25[3-9]\d|26[0-4]\d)(?!\d)")
_BUDDHIST_SHORT = re.compile(
    r"(?<!\d)(\d{1,2}\s*[\u0e01-\u0e2e][\u0e01-\u0e4e]?\.?[\u0e01-\u0e2e]\.\s*)([3-9]\d)(?![\d:])"
)
"""``5 มี.ค. 67``: a month is cut to its initials where the year is."""
_BUDDHIST_FIGURES = re.compile(r"(?<![\d/.-])(\d{1,2}/\d{1,2}/)(25[4-9]\d)(?![\d/.-])")
"""``12/03/2568``: no other calendar is there yet."""
_FROM_BUDDHA = 543
_MONTHS, _DAYS = 12, 31
_TOLD = re.compile(
    "[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f"
    "\u0ce6-\u0cef\u0d66-\u0d6f\u0e01-\u0e5b\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9\uff10-\uff19]"
    f"|{'|'.join([*_ERAS, *_PERSIAN_MONTHS])}"
    "|(?<!\\d)1[01]\\d\\s?年"
)
"""Something of this stands in whatever is rewritten here."""


def gregorian(text: str) -> str:
    """A text with its dates in our calendar and with European figures; most texts are returned as they are."""
    text = _ERA_FIGURES.sub(_of_era_letter, text) if "R" in text or "H" in text else text
    if text.isascii():
        return _BUDDHIST_FIGURES.sub(_of_buddhist_figures, text) if "25" in text else text
    return _gregorian(text) if _TOLD.search(text) else text


@lru_cache(maxsize=512)
def _gregorian(text: str) -> str:
    is_persian = _PERSIAN_FIGURE.search(text) is not None
    text = text.translate(_FIGURES)
    text = _PERSIAN.sub(_of_persian_month, text)
    if is_persian:
        text = _PERSIAN_FIGURES.sub(_of_persian_figures, text)
    text = _BOTH_YEARS.sub(lambda match: match.group(1) or match.group(2), text)
    text = _ERA.sub(_of_era, text)
    text = _TAIWAN.sub(lambda match: f"{int(match.group(1)) + _ERAS['民國']}年", text)
    if _THAI.search(text):
        text = _BUDDHIST.sub(lambda match: str(int(match.group(1)) - _FROM_BUDDHA), text)
        text = _BUDDHIST_SHORT.sub(
            lambda match: f"{match.group(1)}{2500 + int(match.group(2)) - _FROM_BUDDHA}", text
        )
    return text


def _of_buddhist_figures(match: re.Match[str]) -> str:
    return f"{match.group(1)}{int(match.group(2)) - _FROM_BUDDHA}"


def _of_era(match: re.Match[str]) -> str:
    year = 1 if match.group(2) == "元" else int(match.group(2))
    return f"{_ERAS[match.group(1)] + year}年"


def _of_era_letter(match: re.Match[str]) -> str:
    year, number, day = int(match.group(2)), int(match.group(4)), int(match.group(5))
    if not (1 <= number <= _MONTHS and 1 <= day <= _DAYS):
        return match.group()
    return f"{_ERA_LETTERS[match.group(1)] + year}-{number:02d}-{day:02d}"


def _of_persian_month(match: re.Match[str]) -> str:
    return _iso(match, int(match.group(3)), _PERSIAN_MONTHS[match.group(2)], int(match.group(1)))


def _of_persian_figures(match: re.Match[str]) -> str:
    return _iso(match, int(match.group(1)), int(match.group(3)), int(match.group(4)))


def _iso(match: re.Match[str], year: int, month: int, day: int) -> str:
    if not (1 <= month <= 12 and 1 <= day <= (31 if month <= 6 else 30)):
        return match.group()
    return "{:04d}-{:02d}-{:02d}".format(*from_persian(year, month, day))


def from_persian(year: int, month: int, day: int) -> tuple[int, int, int]:
    """Year, month and day of our calendar for those of the Solar Hijri calendar, by its cycle of 33 years: right for
    all of 1370 to 1410, that is 1991 to 2031."""
    days = 365 * year + (8 * year + 21) // 33 + day - 1
    days += 31 * (month - 1) if month <= 6 else 30 * (month - 1) + 6
    found = date.fromordinal(_PERSIAN_EPOCH + days)
    return found.year, found.month, found.day


_PERSIAN_EPOCH = 226_530
"""Ordinal of the day that this calendar's count begins with: 1 Farvardin 1405 is 21 March 2026."""
