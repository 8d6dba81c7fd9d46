"""Dates as news pages write them -> ISO 8601, with a time and an offset only where the text gives them.

Nothing here looks at a clock. Order: ``datetime.fromisoformat``, own patterns (numbers; months by name in 71
languages; Chinese, Japanese and Korean), ``dateutil`` for RFC 2822 and its kin.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone
from functools import lru_cache

from extractors.dom.characters import has_figure
from extractors.metadata.dates.calendars import gregorian
from extractors.metadata.dates.moments import EARLIEST, FARTHEST, LATEST, assemble, full_hour, iso, offset_of
from extractors.metadata.dates.text import written

_LONGEST = 120
"""Characters of a text that may be a date; longer ones are sentences."""

_DAY = 10
"""Characters of a day in ISO 8601."""
_ISO = re.compile(r"\d{4}-\d{1,2}-\d{1,2}")
_SLOPPY_ISO = re.compile(
    r"^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*"
    r"(?:([ap])\.?m\b\.?\s*)?(Z|UTC|GMT|[+-]\d{1,2}:?\d{2}|[+-]\d{2}|(?-i:[A-Z]{3,4}\b))?)?(?!\d)",
    re.I,
)
_YMD_TIGHT = re.compile(r"^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{2}:?\d{2})?)?$")
_DAY_FIRST_ENGLISH = (".uk", ".au", ".nz", ".ie", ".za", ".in", ".sg", ".hk", ".ng", ".ke", ".pk", ".my")


def is_day_first(language: str | None, host: str = "") -> bool:
    """Whether 3/4/2024 is the third of April: everywhere but in American English."""
    code = (language or "").lower().replace("_", "-")
    if code.startswith(("en-us", "en-ph")):
        return False
    if code in ("", "en") or code.startswith("en-ca"):
        return host.endswith(_DAY_FIRST_ENGLISH)
    return True


@lru_cache(maxsize=2048)
def parse_date(text: str, language: str | None = None, day_first: bool = True) -> str | None:
    """ISO 8601 of a date written in any usual way, or None.

    ``language`` is the page's (BCP 47); ``day_first`` reads 3/4/2024. Relative dates ("2 hours ago") are none: they
    count from a clock that we do not know.
    """
    text = text.strip().strip("\"'").strip()
    if not 6 <= len(text) <= 400:
        return None
    text = gregorian(text)
    machine = _machine(text, language) if text[0].isdigit() else None
    if machine and (len(machine) > _DAY or len(text) <= _DAY):
        return machine
    if len(text) > _LONGEST or not has_figure(text):
        return machine
    found = written(text, language, day_first) or machine  # which can be a day alone: "2025-02-03 | 08:15"
    return _rfc(text, language) if found is None and text[:3].isalpha() else found


def _machine(text: str, language: str | None) -> str | None:
    """ISO 8601 in its many half-right writings, YYYYMMDD, and Unix time."""
    if _ISO.match(text):
        try:
            moment = datetime.fromisoformat(text)
        except ValueError:
            pass
        else:
            if EARLIEST <= moment.year <= LATEST:
                return text[:10] if len(text) == 10 else iso(moment)
        match = _SLOPPY_ISO.match(text)
        if match:
            return _sloppy(match, language)
        return None
    match = _YMD_TIGHT.match(text)
    if match and EARLIEST <= int(match.group(1)) <= LATEST:
        return assemble(_day(match), *match.group(4, 5, 6, 7))
    if text.isdecimal() and len(text) in (10, 13) and text.isascii():
        seconds = int(text) / (1000 if len(text) == 13 else 1)
        if 700_000_000 <= seconds <= 4_000_000_000:
            return iso(datetime.fromtimestamp(int(seconds), UTC))
    return None


def _sloppy(match: re.Match[str], language: str | None) -> str | None:
    hour, minute, second, half, zone = match.group(4, 5, 6, 7, 8)
    if half and int(hour) <= 12:
        hour = str(full_hour(int(hour), half))
    return assemble(_day(match), hour, minute, second, zone, language)


def _day(match: re.Match[str]) -> tuple[int, int, int]:
    return int(match.group(1)), int(match.group(2)), int(match.group(3))


def _rfc(text: str, language: str | None) -> str | None:
    """``Mon, 03 Jun 2024 10:00:00 GMT`` and ``Mon Jun 03 10:00:00 CEST 2024``."""
    from dateutil import parser as dateutil_parser

    def zone(name: str | None, seconds: int | None) -> int | None:
        """Seconds east of UTC. What is not asked of us is looked up in the zone of this machine."""
        minutes = offset_of(name, language) if name else None
        if minutes is not None:
            return minutes * 60
        return seconds if seconds is not None and abs(seconds) <= FARTHEST * 60 else None

    try:
        moment = dateutil_parser.parse(text, default=datetime(1, 1, 1), tzinfos=zone)
        again = dateutil_parser.parse(text, default=datetime(2, 2, 2), tzinfos=zone)
    except (ValueError, OverflowError, TypeError, AttributeError, RecursionError):
        return None
    if not EARLIEST <= moment.year <= LATEST or moment.date() != again.date():  # a part was filled in
        return None
    return iso(moment)


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
