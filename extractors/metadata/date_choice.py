"""Which of the dates that a page's sources claim is believed.

The list in ``precedence.py`` decides, with three corrections learned from measurement: the day in the address
is right where it contradicts the metadata by more than a day (all of 33, 59 of 62 and 19 of 20 such pages),
and the day that a reader sees is right where it is the neighbour of a day given in UTC (a reader sees local
time). A third: the one day next to the headline is right where it is earlier than metadata's, which is then the day of
a relaunch or of the last change (9 of 9 pages of two sets); where it is later, the sets disagree and metadata stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta, timezone

from extractors.document import Document
from extractors.metadata import json_ld, meta_tags
from extractors.metadata.claims import Claims
from extractors.metadata.dates import is_day_first, is_future, parse_date
from extractors.metadata.dom_dates import DomDates
from extractors.metadata.model import Claim
from extractors.metadata.text import clean

_SHOWN = ("dom.time.near", "dom.line", "dom.class")


_DATELINE = 40
"""Characters of a text that is no more than a dateline."""


def choose(claims: Sequence[Claim], datelines: frozenset[str] = frozenset()) -> Claim | None:
    """The believed one of claims that stand in order of trust; its value may be another writing of the same moment.

    ``datelines`` are the texts of the lines next to the headline.
    """
    parsed = [claim for claim in claims if claim.value]
    if not parsed:
        return None
    best = parsed[0]
    addressed = next((claim for claim in parsed if claim.source == "url"), None)
    if addressed and abs(_days(best, addressed)) > 1:
        best = next((claim for claim in parsed if abs(_days(claim, addressed)) <= 1), addressed)
    shown = [claim for claim in parsed if claim.source in _SHOWN]
    if best.source not in _SHOWN and not addressed:
        placed = {(claim.value or "")[:10] for claim in shown if claim.raw in datelines and len(claim.raw) <= _DATELINE}
        first = next((claim for claim in shown if (claim.value or "")[:10] in placed), None)
        if first and len(placed) == 1 and _days(best, first) > 1:
            return first
    if best.source not in _SHOWN and shown and (best.value or "").endswith("+00:00"):
        return _local(best, shown[0])
    return best


def _days(one: Claim, other: Claim) -> int:
    return (date.fromisoformat((one.value or "")[:10]) - date.fromisoformat((other.value or "")[:10])).days


def _local(best: Claim, shown: Claim) -> Claim:
    """A moment in UTC as the page shows it: with the offset that its clock implies, or the day alone."""
    moment = datetime.fromisoformat(best.value or "")
    seen = datetime.fromisoformat(shown.value or "")
    if seen.tzinfo is not None:
        return shown if abs(seen - moment) < timedelta(minutes=2) else best
    if len(shown.value or "") > 10:
        offset = seen - moment.replace(tzinfo=None)
        quarters = round(offset / timedelta(minutes=15))
        close = abs(offset - quarters * timedelta(minutes=15)) < timedelta(minutes=1)
        if close and quarters and abs(quarters) <= 14 * 4:
            local = moment.astimezone(timezone(quarters * timedelta(minutes=15)))
            return best._replace(value=local.isoformat())
        return best
    days = (seen.date() - moment.astimezone(UTC).date()).days
    if (days == -1 and moment.hour < 12) or (days == 1 and moment.hour >= 10):
        return shown
    return best


class Dates:
    """The dates of one page: what its sources claim, read and ranked."""

    def __init__(
        self,
        document: Document,
        claims: Claims,
        seen: DomDates,
        head: Mapping[str, list[str]],
        language: str | None,
    ) -> None:
        self.document, self.claims, self.seen, self.head = document, claims, seen, head
        self.language = language
        self.day_first = is_day_first(language, document.page.site)
        for kind in (seen.times(), seen.dates_in_lines(), seen.dated()):
            for field, visible in kind:
                claims.add(field, visible.source, visible.raw)

    def published(self) -> tuple[Claim | None, list[Claim]]:
        """(the believed claim, all of them in order of trust)"""
        parsed = self._parsed("date_published")
        if not any(claim.value for claim in parsed):
            for source, raw in self._elsewhere():
                self.claims.add("date_published", source, raw)
            parsed = self._parsed("date_published")
        if not any(claim.value for claim in parsed):
            parsed = self._hard(parsed) + self._only_updates()
        return choose(parsed, self.seen.datelines), parsed

    def modified(self) -> tuple[Claim | None, list[Claim]]:
        """(the believed claim, all of them in order of trust)"""
        parsed = self._parsed("date_modified")
        return next((claim for claim in parsed if claim.value), None), parsed

    def _parsed(self, field: str) -> list[Claim]:
        return [claim._replace(value=self._read(claim.raw)) for claim in self.claims.ordered(field)]

    def _read(self, raw: str, last_resort: bool = False) -> str | None:
        """A text as a date; a date after the fetch is none."""
        value = parse_date(clean(raw), self.language, self.day_first, last_resort)
        return None if value and is_future(value, self.document.page.fetched_at) else value

    def _hard(self, claims: list[Claim]) -> list[Claim]:
        """Where nothing could be read: the first two short claims of metadata and time elements, read the
        slow way."""
        tries = 2
        for place, claim in enumerate(claims):
            if tries and claim.source not in ("dom.line", "dom.class", "dom.label") and len(claim.raw) <= 40:
                tries -= 1
                claims[place] = claim._replace(value=self._read(claim.raw, last_resort=True))
        return claims

    def _only_updates(self) -> list[Claim]:
        """On a page whose only date is the "updated on ..." that it shows: that day, under a source of its
        own."""
        shown = (claim for claim in self._parsed("date_modified") if claim.source in _SHOWN)
        return [claim._replace(source="dom.updated") for claim in shown if claim.value][:1]

    def _elsewhere(self) -> Iterator[tuple[str, str]]:
        """Where a date can stand on a page that names none in its usual places."""
        for _, raw in meta_tags.other_dates(self.head):
            yield "meta.other", raw
        for visible in self.seen.labelled_dates():
            yield visible.source, visible.raw
        for raw in json_ld.dates_in_scripts(self.document):
            yield "script", raw
