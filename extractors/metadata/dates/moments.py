"""Moments: days, times of day and zones put together as ISO 8601."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta, timezone

EARLIEST = 1990
"""No news page on the web is older; smaller years are ages, counts and the Unix epoch."""
LATEST = 2100
ZONES = {
    "Z": 0, "UTC": 0, "GMT": 0, "WET": 0, "BST": 60, "WEST": 60, "CET": 60, "MEZ": 60, "CEST": 120,
    "MESZ": 120,
    "EET": 120, "EEST": 180, "MSK": 180, "IST": 330, "JST": 540, "KST": 540, "HKT": 480, "SGT": 480,
    "AEST": 600,
    "AEDT": 660, "NZST": 720, "NZDT": 780, "EST": -300, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420,
    "MDT": -360, "PST": -480, "PDT": -420, "WIB": 420, "WITA": 480, "МСК": 180, "TSİ": 180, "TSI": 180,
    "IDT": 180, "IRST": 210, "GST": 240, "PKT": 300, "NPT": 345, "ICT": 420, "PHT": 480, "AWST": 480, "WAT": 60,
    "SAST": 120, "EAT": 180, "BRT": -180, "AKST": -540, "AKDT": -480, "HST": -600, "HNE": -300, "HAE": -240,
    "HNC": -360, "HAC": -300, "HNR": -420, "HAR": -360, "HNP": -480, "HAP": -420, "HNA": -240, "HAA": -180,
}  # fmt: skip
"""Minutes east of UTC. ``IST`` is read as India's and ``CST`` and ``BST`` as America's and Britain's, unless the page's
language says otherwise (``CST`` on a Chinese page is +08:00, ``IST`` on a Hebrew one +02:00). ``ET``, ``PT`` and the
like name no offset: no zone."""

_OWN_ZONES = {("CST", "zh"): 480, ("IST", "he"): 120, ("WIT", "id"): 540}
"""Names that are other zones, or other words, in other languages."""
FARTHEST = 14 * 60
"""Minutes that a zone lies from UTC at most."""


def is_day(year: int, number: int, day: int) -> bool:
    """Whether year, month and day are a day that a news page can have."""
    if not EARLIEST <= year <= LATEST:
        return False
    try:
        date(year, number, day)
    except ValueError:
        return False
    return True


def assemble(
    day: tuple[int, int, int],
    hour: str | None = None,
    minute: str | None = None,
    second: str | None = None,
    zone: str | None = None,
    language: str | None = None,
) -> str | None:
    """ISO 8601 of a day (year, month, day) and a time of day in figures, as far as given; None for no day."""
    if not is_day(*day):
        return None
    if hour is None or minute is None or int(hour) > 23 or int(minute) > 59 or int(second or 0) > 59:
        return "{:04d}-{:02d}-{:02d}".format(*day)
    moment = datetime(*day, int(hour), int(minute), int(second or 0))
    offset = offset_of(zone, language)
    if offset is not None:
        moment = moment.replace(tzinfo=timezone(timedelta(minutes=offset)))
    return iso(moment)


def full_hour(hour: int, half: str) -> int:
    """The hour of twenty-four of one of twelve; ``half`` is "a.m.", "PM" or the like."""
    return hour % 12 + (12 if half.lower().startswith("p") else 0)


def offset_of(zone: str | None, language: str | None) -> int | None:
    """Minutes east of UTC of a zone's name or figures; None for what names none."""
    if not zone:
        return None
    name = zone.strip().upper()
    own = _OWN_ZONES.get((name, (language or "")[:2]))
    if own is not None:
        return own
    if name in ZONES:
        return ZONES[name]
    match = re.search(r"([+-])(\d{1,2}):?(\d{2})?$", name)
    if not match:
        return None
    minutes = int(match.group(2)) * 60 + int(match.group(3) or 0)
    return (-minutes if match.group(1) == "-" else minutes) if minutes <= FARTHEST else None


def iso(moment: datetime) -> str:
    """A moment to the second."""
    return moment.replace(microsecond=0).isoformat()
