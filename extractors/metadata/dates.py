"""Dates as news pages write them -> ISO 8601, with a time and an offset only where the text gives them.

Nothing here looks at a clock. Order: ``datetime.fromisoformat``, own patterns (numbers; months by name in some
25 languages; Chinese, Japanese and Korean), ``dateutil`` for RFC 2822 and its kin, and, only where asked for and only
on a short text, ``dateparser``.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta, timezone
from functools import lru_cache

from extractors.metadata.months import month

EARLIEST = 1990
"""No news page on the web is older; smaller years are ages, counts and the Unix epoch."""
LATEST = 2100
_LONGEST = 120
"""Characters of a text that may be a date; longer ones are sentences."""

_ISO = re.compile(r"\d{4}-\d{1,2}-\d{1,2}")
_SLOPPY_ISO = re.compile(
    r"^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*(Z|UTC|GMT|"
    r"[+-]\d{1,2}:?\d{2}|[+-]\d{2})?)?(?!\d)",
    re.I,
)
_YMD_TIGHT = re.compile(r"^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{2}:?\d{2})?)?$")
_YMD = re.compile(r"(?<!\d)((?:19|20)\d\d)\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{1,2})(?!\d)")
_CJK = re.compile(r"(?<!\d)((?:19|20)\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]?")
_DMY = re.compile(r"(?<![\d.,/-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d\d|\d\d)(?![\d%])")
_LETTERS = r"[^\W\d_][^\W\d_\u0300-\u036f]*"
_DAY_MONTH = re.compile(
    rf"(?<!\d)(?<!\d:)(\d{{1,2}})(?:st|nd|rd|th|er|º|ª|°|\.|ος)?[\s.,/-]*(?:of\s+|de\s+|d[’']|"
    rf"ngày\s+)?({_LETTERS})[.,]?[\s,./-]*(?:de\s+|del\s+|of\s+)?((?:19|20)\d\d|[’']?\d\d(?![\d:]))(?!\d)",
    re.I,
)
_MONTH_DAY = re.compile(
    rf"({_LETTERS})\.?[\s-]*(\d{{1,2}})(?:st|nd|rd|th)?(?:\s*,\s*|\s+|-|\.\s*)((?:19|20)\d\d)(?!\d)", re.I
)
_YEAR_MONTH_DAY = re.compile(rf"(?<!\d)((?:19|20)\d\d)[\s.,-]+({_LETTERS})\.?[\s-]+(\d{{1,2}})(?!\d)", re.I)
_CLOCK = re.compile(
    r"(?<![\d:/.-])(\d{1,2})\s?([:.h時点點시])\s?(\d{2})(?:\s?[:.分분]\s?(\d{2}))?(?![\d.:/])(?:\.\d+)?\s*分?\s*([ap]\.?\s?m\b\.?)?",
    re.I,
)
_HOUR = re.compile(r"(?<![\d:/.-])(\d{1,2})\s*([ap]\.?m\b\.?)", re.I)
_ZONE = re.compile(r"\s*\(?\s*(Z\b|(?:UTC|GMT)?\s*[+-]\d{1,2}(?::?\d{2})?(?!\d)|[A-Z]{2,5}\b)")
_ZONES = {
    "Z": 0, "UTC": 0, "GMT": 0, "WET": 0, "BST": 60, "WEST": 60, "CET": 60, "MEZ": 60, "CEST": 120, "MESZ": 120,
    "EET": 120, "EEST": 180, "MSK": 180, "IST": 330, "JST": 540, "KST": 540, "HKT": 480, "SGT": 480, "AEST": 600,
    "AEDT": 660, "NZST": 720, "NZDT": 780, "EST": -300, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420,
    "MDT": -360, "PST": -480, "PDT": -420, "WIB": 420,
}  # fmt: skip
"""Minutes east of UTC. ``IST`` is read as India's and ``CST`` and ``BST`` as America's and Britain's, unless the page's
language says otherwise (``CST`` on a Chinese page is +08:00). ``ET``, ``PT`` and the like name no offset: no zone."""
_SECONDS = {name: minutes * 60 for name, minutes in _ZONES.items()}
_DAY_FIRST_ENGLISH = (".uk", ".au", ".nz", ".ie", ".za", ".in", ".sg", ".hk", ".ng", ".ke", ".pk", ".my")
_AGO = re.compile(
    r"\bago\b|\bvor\s+\d|\bil y a\b|\bhace\b|前|\bfa\b|назад|\bönce\b|\btemu\b|\bsedan\b|\bpřed\b|yesterday|"
    r"today",
    re.I,
)


def is_day_first(language: str | None, host: str = "") -> bool:
    """Whether 3/4/2024 is the third of April: everywhere but in American English."""
    code = (language or "").lower().replace("_", "-")
    if code.startswith(("en-us", "en-ph")):
        return False
    if code in ("", "en") or (code.startswith("en") and code.startswith("en-ca")):
        return any(host.endswith(end) or f"{end}." in f"{host}." for end in _DAY_FIRST_ENGLISH)
    return True


@lru_cache(maxsize=2048)
def parse_date(
    text: str, language: str | None = None, day_first: bool = True, last_resort: bool = False
) -> str | None:
    """ISO 8601 of a date written in any usual way, or None.

    ``language`` is the page's (BCP 47); ``day_first`` reads 3/4/2024; ``last_resort`` also asks ``dateparser``.
    Relative dates ("2 hours ago") are none: they count from a clock that we do not know.
    """
    text = text.strip().strip("\"'").strip()
    if not 6 <= len(text) <= 400:
        return None
    if text[0].isdigit():
        found = _machine(text)
        if found:
            return found
    if len(text) > _LONGEST or not any(char.isdigit() for char in text):
        return None
    found = _written(text, language, day_first)
    if found is None and text[:3].isalpha():
        found = _rfc(text)
    if found is None and last_resort and not _AGO.search(text):
        found = _dateparser(text, language, day_first)
    return found


def _machine(text: str) -> str | None:
    """ISO 8601 in its many half-right writings, YYYYMMDD, and Unix time."""
    if _ISO.match(text):
        try:
            moment = datetime.fromisoformat(text)
        except ValueError:
            pass
        else:
            if EARLIEST <= moment.year <= LATEST:
                return text[:10] if len(text) == 10 else _iso(moment)
        match = _SLOPPY_ISO.match(text)
        if match:
            return _assemble(
                *map(int, match.group(1, 2, 3)),
                match.group(4),
                match.group(5),
                match.group(6),
                match.group(7),
            )
        return None
    match = _YMD_TIGHT.match(text)
    if match and EARLIEST <= int(match.group(1)) <= LATEST:
        return _assemble(
            *map(int, match.group(1, 2, 3)), match.group(4), match.group(5), match.group(6), match.group(7)
        )
    if text.isdecimal() and len(text) in (10, 13) and text.isascii():
        seconds = int(text) / (1000 if len(text) == 13 else 1)
        if 700_000_000 <= seconds <= 4_000_000_000:
            return _iso(datetime.fromtimestamp(int(seconds), UTC))
    return None


def _written(text: str, language: str | None, day_first: bool) -> str | None:
    """A date in words or numbers anywhere in a short text; the first one wins."""
    found: list[tuple[int, int, tuple[int, int, int]]] = []
    for pattern in (_CJK, _YMD):
        for match in pattern.finditer(text):
            year, number, day = map(int, match.groups())
            if _is_day(year, number, day):
                found.append((match.start(), match.end(), (year, number, day)))
                break
    for match in _DAY_MONTH.finditer(text):
        number_ = month(match.group(2).lower(), language)
        year = _year(match.group(3).strip("’'"))
        if number_ and _is_day(year, number_, int(match.group(1))):
            found.append((match.start(), match.end(), (year, number_, int(match.group(1)))))
            break
    for match in _MONTH_DAY.finditer(text):
        number_ = month(match.group(1).lower(), language)
        if number_ and _is_day(int(match.group(3)), number_, int(match.group(2))):
            found.append((match.start(), match.end(), (int(match.group(3)), number_, int(match.group(2)))))
            break
    for match in _YEAR_MONTH_DAY.finditer(text):
        number_ = month(match.group(2).lower(), language)
        if number_ and _is_day(int(match.group(1)), number_, int(match.group(3))):
            found.append((match.start(), match.end(), (int(match.group(1)), number_, int(match.group(3)))))
            break
    if not found:
        for match in _DMY.finditer(text):
            day = _day_month_year(match, day_first)
            if day:
                found.append((match.start(), match.end(), day))
                break
    if not found:
        return None
    start, stop, (year, number, day_) = min(found)
    return _with_clock(year, number, day_, text[stop : stop + 40], text[:start], language)


def _day_month_year(match: re.Match[str], day_first: bool) -> tuple[int, int, int] | None:
    first, second, year = int(match.group(1)), int(match.group(3)), _year(match.group(4))
    if len(match.group(4)) == 2 and match.group(2) == "-":
        return None
    orders = [(second, first), (first, second)]
    if not day_first and match.group(2) != ".":
        orders.reverse()
    for number, day in orders:
        if _is_day(year, number, day):
            return year, number, day
    return None


def _year(text: str) -> int:
    value = int(text)
    return value if value >= 100 else 2000 + value if value < 70 else 1900 + value


def _is_day(year: int, number: int, day: int) -> bool:
    if not EARLIEST <= year <= LATEST:
        return False
    try:
        date(year, number, day)
    except ValueError:
        return False
    return True


def _with_clock(
    year: int, number: int, day: int, after: str, before: str, language: str | None
) -> str | None:
    """The date with the time of day that stands next to it, if any."""
    for text in (after, before[-30:]):
        match = _CLOCK.search(text)
        if match:
            hour, minute, second = int(match.group(1)), match.group(3), match.group(4)
            half = match.group(5)
            zone = _ZONE.match(text, match.end())
        else:
            match = _HOUR.search(text)
            if not match:
                continue
            hour, minute, second, half = int(match.group(1)), "00", None, match.group(2)
            zone = _ZONE.match(text, match.end())
        if half:
            if hour > 12:
                continue
            hour = hour % 12 + (12 if half.lower().startswith("p") else 0)
        name = zone.group(1) if zone else None
        return _assemble(year, number, day, str(hour), minute, second, name, language)
    return _assemble(year, number, day)


def _assemble(
    year: int,
    number: int,
    day: int,
    hour: str | None = None,
    minute: str | None = None,
    second: str | None = None,
    zone: str | None = None,
    language: str | None = None,
) -> str | None:
    if not _is_day(year, number, day):
        return None
    if hour is None or minute is None or int(hour) > 23 or int(minute) > 59 or int(second or 0) > 59:
        return f"{year:04d}-{number:02d}-{day:02d}"
    moment = datetime(year, number, day, int(hour), int(minute), int(second or 0))
    offset = _offset(zone, language)
    if offset is not None:
        moment = moment.replace(tzinfo=timezone(timedelta(minutes=offset)))
    return _iso(moment)


def _offset(zone: str | None, language: str | None) -> int | None:
    """Minutes east of UTC of a zone's name or figures; None for what names none."""
    if not zone:
        return None
    name = zone.strip().upper()
    if name == "CST" and (language or "").startswith("zh"):
        return 480
    if name in _ZONES:
        return _ZONES[name]
    match = re.search(r"([+-])(\d{1,2}):?(\d{2})?$", name)
    if not match:
        return None
    minutes = int(match.group(2)) * 60 + int(match.group(3) or 0)
    return (-minutes if match.group(1) == "-" else minutes) if minutes <= 14 * 60 else None


def _iso(moment: datetime) -> str:
    return moment.replace(microsecond=0).isoformat()


def _rfc(text: str) -> str | None:
    """``Mon, 03 Jun 2024 10:00:00 GMT`` and ``Mon Jun 03 10:00:00 CEST 2024``."""
    from dateutil import parser as dateutil_parser

    try:
        moment = dateutil_parser.parse(text, default=datetime(1, 1, 1), tzinfos=_SECONDS)
        again = dateutil_parser.parse(text, default=datetime(2, 2, 2), tzinfos=_SECONDS)
    except (ValueError, OverflowError, TypeError, AttributeError, RecursionError):
        return None
    if not EARLIEST <= moment.year <= LATEST or moment.date() != again.date():  # a part was filled in
        return None
    return _iso(moment)


def _dateparser(text: str, language: str | None, day_first: bool) -> str | None:
    if len(text) > 50:
        return None
    import dateparser

    settings = {
        "REQUIRE_PARTS": ["day", "month", "year"],
        "DATE_ORDER": "DMY" if day_first else "MDY",
        "PARSERS": ["absolute-time"],
        "RELATIVE_BASE": datetime(2000, 1, 1),
        "RETURN_AS_TIMEZONE_AWARE": False,
    }
    code = (language or "")[:2].lower()
    try:
        moment = dateparser.parse(text, languages=[code] if code else None, settings=settings)  # type: ignore[arg-type]
    except Exception:  # a third party's parser on hostile text; a date is not worth a page
        return None
    if moment is None or not EARLIEST <= moment.year <= LATEST or str(moment.year) not in text:
        return None
    return (
        moment.date().isoformat()
        if (moment.hour, moment.minute) == (0, 0)
        else _iso(moment.replace(tzinfo=None))
    )


def day_of(iso: str) -> str:
    """The calendar day as written, YYYY-MM-DD."""
    return iso[:10]


def earliest_instant(iso: str) -> datetime:
    """The earliest moment that an ISO date can mean: a day or a time without offset is read at UTC+14."""
    moment = datetime.fromisoformat(iso)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone(timedelta(hours=14)))
    return moment.astimezone(UTC)


def is_future(iso: str, fetched_at: datetime | None) -> bool:
    """Whether a date lies after the moment of the fetch, whatever its zone is."""
    if fetched_at is None:
        return False
    fetched = fetched_at if fetched_at.tzinfo else fetched_at.replace(tzinfo=UTC)
    return earliest_instant(iso) > fetched
