"""A moment in UTC that the page writes in local time elsewhere: in attributes and data that are no claims of a date."""

from __future__ import annotations

import re
from datetime import datetime

_LOCAL = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d:?\d\d")
_BEFORE, _BEHIND = len("2024-05-17T08"), len(":30:45.123456+02:00")


def local_time(moment: datetime, stream: str) -> str | None:
    """The moment (in UTC) as a page's source gives it first with another offset, to the second: no two moments of a
    page share a second by chance, but where it is the full minute."""
    if not moment.second:
        return None
    clock = f":{moment:%M:%S}"
    at = stream.find(clock)
    while at >= 0:
        written = _LOCAL.match(stream, max(0, at - _BEFORE), at + _BEHIND)
        local = _read(written.group()) if written else None
        if local and local == moment and local.utcoffset():
            return local.isoformat()
        at = stream.find(clock, at + 1)
    return None


def _read(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text).replace(microsecond=0)
    except ValueError:
        return None
