"""The dates of feeds and sitemaps as aware datetimes."""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta
from email.utils import parsedate_to_datetime

from crawler.moments import aware

YEARS = range(1990, 2101)
"""Years outside are a publisher's zero or slip, and no date."""

_FORMATS = (
    "%Y-%m-%d %H:%M:%S %z",
    "%Y/%m/%d %H:%M:%S",
    "%Y/%m/%d %H:%M",
    "%Y/%m/%d",
    "%d.%m.%Y %H:%M:%S",
    "%d.%m.%Y %H:%M",
    "%d.%m.%Y",
)
_MIDNIGHT = time(tzinfo=UTC)
_YEAR_MONTH = re.compile(r"(\d{4})(?:-(\d{2}))?$")


def parse_date(text: str | None) -> datetime | None:
    """A date as feeds (RFC 822, RFC 3339) and sitemaps (W3C datetime) write it, or None.

    A date without a zone is read as UTC; one without a day (`2024-05`) is its first day.
    """
    text = " ".join((text or "").split())[:64]
    if not text:
        return None
    moment = _iso(text) or _rfc822(text) or _by_format(text)
    if moment is None or moment.year not in YEARS:
        return None
    try:
        return aware(moment).astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def last_moment(date: datetime) -> datetime:
    """The last moment that a date may mean: one at midnight UTC, which is what a date without a time of day is read as,
    may be any of its day."""
    return date + timedelta(days=1, seconds=-1) if date.timetz() == _MIDNIGHT else date


def _iso(text: str) -> datetime | None:
    if match := _YEAR_MONTH.match(text):
        month = int(match[2] or 1)
        return datetime(int(match[1]), month, 1, tzinfo=UTC) if 1 <= month <= 12 and int(match[1]) else None
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def _rfc822(text: str) -> datetime | None:
    try:
        return parsedate_to_datetime(text)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None


def _by_format(text: str) -> datetime | None:
    for pattern in _FORMATS:
        try:
            return datetime.strptime(text, pattern)  # the caller gives a zone to a naive one
        except ValueError:
            continue
    return None
