"""Which figure of 3/4/2024 is the day, where the page's language does not tell."""

from __future__ import annotations

import re

from extractors.metadata.claims import Claims
from extractors.metadata.dates.text import NUMBERS

_FIELDS = ("date_published", "date_modified")


class DayOrder:
    """The order of day and month on one page.

    The language and the host decide (``dates.is_day_first``), and before dots the day comes first everywhere, unless
    metadata or markup hold one of the two days as YYYY-MM-DD and not the other.
    """

    def __init__(self, stream: str, claims: Claims, day_first: bool) -> None:
        """``stream`` is the page's markup; it is looked at for ambiguous dates alone."""
        self._stream, self._claims = stream, claims
        self._day_first = day_first

    def is_day_first(self, text: str) -> bool:
        """Whether the day comes first in a text's date."""
        match = NUMBERS.search(text)
        if match is None:
            return self._day_first
        days = _both(match)
        declared = {claim.raw[:10] for field in _FIELDS for claim in self._claims.of(field)}
        by_day, by_month = (day in declared for day in days)
        if by_day == by_month:
            by_day, by_month = (day in self._stream for day in days)
        return by_day if by_day != by_month else self._day_first or match.group(2) == "."


def _both(match: re.Match[str]) -> tuple[str, str]:
    """A numeric date as YYYY-MM-DD, read with the day first and with the month first."""
    first, second, year = int(match.group(1)), int(match.group(3)), match.group(4)
    year = year if len(year) == 4 else f"20{year}"
    return f"{year}-{second:02d}-{first:02d}", f"{year}-{first:02d}-{second:02d}"
