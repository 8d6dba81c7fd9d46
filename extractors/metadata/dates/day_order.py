"""Which figure of 3/4/2024 is the day, where the page's language does not tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import islice

from extractors.document import Document
from extractors.language import sample
from extractors.metadata.claims import Claims
from extractors.metadata.dates.parsing import is_day_first
from extractors.metadata.dates.text import NUMBERS

_FIELDS = ("date_published", "date_modified")
_MONTHS, _DAYS = 12, 31
_BEFORE_YEAR = 6
"""Characters of a day and a month before a year, and one more."""
_MOST = 1_000
"""Years of a page that are looked at."""
_DAY_AND_MONTH = re.compile(r"(?<![\d.,/-])(\d{1,2})([./-])(\d{1,2})$")
_FEWEST_ENGLISH = 5
"""Words of English in a sample of its text from which a page that declares no language is English."""
_ENGLISH = re.compile(r"(?<!\S)(?:the|and|of|with)(?!\S)", re.I)


class DayOrder:
    """The order of day and month on one page.

    Metadata or markup decide that hold one of the two days as YYYY-MM-DD and not the other; then the page's other
    dates of the same writing, where all that tell (25/4/2024) tell the same; then language and host
    (``dates.is_day_first``). Before dots the day comes first everywhere, and so it does on a page that declares no
    language and is not English.
    """

    def __init__(self, document: Document, claims: Claims, language: str | None) -> None:
        """``document`` is looked at for ambiguous dates alone."""
        self._document, self._claims, self._language = document, claims, language
        self._stream = document.stream

    def is_day_first(self, text: str) -> bool:
        """Whether the day comes first in a text's date."""
        match = NUMBERS.search(text)
        if match is None:
            return is_day_first(self._language, self._document.page.site)
        days = _both(match)
        declared = {claim.raw[:10] for field in _FIELDS for claim in self._claims.of(field)}
        by_day, by_month = (day in declared for day in days)
        if by_day == by_month:
            by_day, by_month = (day in self._stream for day in days)
        if by_day == by_month and match.group(2) != "." and _is_open(match):
            by_day, by_month = (order in self._shown_orders(match.group(2)) for order in (True, False))
        if by_day != by_month:
            return by_day
        return match.group(2) == "." or not _is_open(match) or self._is_day_usual

    @cached_property
    def _is_day_usual(self) -> bool:
        if is_day_first(self._language, self._document.page.site):
            return True
        return not self._language and len(_ENGLISH.findall(sample(self._document))) < _FEWEST_ENGLISH

    def _shown_orders(self, mark: str) -> set[bool]:
        """Whether the day comes first, of each date of the text with this mark that tells."""
        found: set[bool] = set()
        for at in islice(self._years_behind(mark), _MOST):
            match = _DAY_AND_MONTH.search(self._stream, max(0, at - _BEFORE_YEAR), at)
            if match is None or match.group(2) != mark:
                continue
            first, second = int(match.group(1)), int(match.group(3))
            tells = (first > _MONTHS) != (second > _MONTHS) and max(first, second) <= _DAYS
            if tells and (first > _MONTHS) not in found and self._is_shown(match.start()):
                found.add(first > _MONTHS)
        return found

    def _years_behind(self, mark: str) -> Iterator[int]:
        """Where a mark stands before what can be a year: found sooner than whole dates."""
        for century in ("20", "19"):
            at = self._stream.find(mark + century)
            while at >= 0:
                yield at
                at = self._stream.find(mark + century, at + 1)

    def _is_shown(self, at: int) -> bool:
        """Whether a place of the stream is neither within a tag nor in a script or style."""
        tag = self._stream.rfind("<", 0, at)
        return tag < self._stream.rfind(">", 0, at) and not self._stream.startswith(("<script", "<style"), max(tag, 0))


def _is_open(match: re.Match[str]) -> bool:
    """Whether a numeric date can be read both ways, as two days."""
    first, second = int(match.group(1)), int(match.group(3))
    return first != second and max(first, second) <= _MONTHS


def _both(match: re.Match[str]) -> tuple[str, str]:
    """A numeric date as YYYY-MM-DD, read with the day first and with the month first."""
    first, second, year = int(match.group(1)), int(match.group(3)), match.group(4)
    year = year if len(year) == 4 else f"20{year}"
    return f"{year}-{second:02d}-{first:02d}", f"{year}-{first:02d}-{second:02d}"
