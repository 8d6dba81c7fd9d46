"""Spans of time as people write them: `90s`, `15m`, `6h`, `2d`, `1w`."""

from __future__ import annotations

import re
from datetime import timedelta

_UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days", "w": "weeks"}
_SPAN = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)\s*([smhdw])$", re.I)


def parse_duration(text: str) -> timedelta:
    """The span that a text names. Raises ValueError, with a message for the user, for anything else or 0."""
    match = _SPAN.match(text.strip())
    if not match or not float(match[1]):
        raise ValueError(f"{text!r} is no span of time; it should look like 15m, 6h or 1d")
    return timedelta(**{_UNITS[match[2].lower()]: float(match[1])})


def duration_text(span: timedelta) -> str:
    """A span as `parse_duration` reads it, in the largest unit that divides it."""
    seconds = int(span.total_seconds())
    for unit, size in (("w", 604_800), ("d", 86_400), ("h", 3_600), ("m", 60)):
        if seconds >= size and seconds % size == 0:
            return f"{seconds // size}{unit}"
    return f"{seconds}s"
