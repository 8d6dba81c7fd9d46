"""Which of the dates that a page's sources claim is believed.

The list in ``precedence.py`` decides, with three corrections learned from measurement: the day in the address
is right where it contradicts the metadata by more than a day (all of 33, 59 of 62 and 19 of 20 such pages; on none of
them the day next to the headline is metadata's, which then stands),
and the day that a reader sees is right where it is the neighbour of a day given in UTC (a reader sees local
time). A third: where the one day next to the headline contradicts metadata, whatever the zone, it
is right if it is earlier (metadata's is then the day of a relaunch: 13 of 13 pages of two sets), or if it is later and
the page calls a day after it that of its last change (3 of 3). A later one that is the day of the last change is what
annotators take on 12 pages and leave on 8: metadata stands, as it does against a day after the last change, which
is that of another article.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta, timezone
from functools import cached_property
from itertools import chain

from extractors.document import Document
from extractors.metadata import hatom, json_ld, meta_tags
from extractors.metadata.claims import Claims
from extractors.metadata.dates import datelines, hours
from extractors.metadata.dates.day_order import DayOrder
from extractors.metadata.dates.parsing import is_future, parse_date
from extractors.metadata.dates.shown import DomDates
from extractors.metadata.dates.zoned import local_time
from extractors.metadata.model import Claim
from extractors.metadata.precedence import WEAK_DATES
from extractors.metadata.text import clean

_SHOWN = ("dom.time.near", "dom.line", "dom.class")
_BELOW_SHOWN = (*WEAK_DATES, "url", "json_ld.video")
"""Sources that what a page shows goes before."""
_WITHOUT_CLOCK = (*_SHOWN, "url")
"""Sources of a day whose hour may stand elsewhere on the page."""
_DATELINE = 40
"""Characters of a text that is no more than a dateline."""
_EAST, _WEST = timedelta(hours=14), timedelta(hours=12)
"""The zones farthest from UTC."""
_QUARTER, _HALF_HOUR = timedelta(minutes=15), timedelta(minutes=30)
_QUARTERS = tuple(timedelta(hours=hours, minutes=45) for hours in (5, 8, 12, 13))
"""The zones, and one's summer time, that are no half hours off."""
_DAY = 10
"""Characters of a day; a value with more has a clock."""
_MIDNIGHT = re.compile(r".{11}00:00(?::00)?(?![:.\d])")
"""A clock that stands for none."""
_ZONED = re.compile(r"T.*[+-]\d\d:\d\d$")
_MINUTE = timedelta(minutes=1)
"""Within which a clock with its seconds and one without show the same."""
_SAME_CLOCK = timedelta(minutes=2)
"""Between two readings of one clock."""


def choose(
    claims: Sequence[Claim],
    datelines: frozenset[str] = frozenset(),
    changes: Sequence[Claim] = (),
    stream: str = "",
) -> Claim | None:
    """The believed one of claims that stand in order of trust; its value may be another writing of the same moment.

    ``datelines`` are the texts of the lines next to the headline, ``changes`` what sources claim of the last change;
    ``stream`` is the page's source.
    """
    parsed = [claim for claim in claims if claim.value]
    if not parsed:
        return None
    best = parsed[0]
    changed = frozenset(_day(claim) for claim in changes if claim.value)
    addressed = next((claim for claim in parsed if claim.source == "url"), None)
    if addressed and abs(_days(best, addressed)) > 1 and not _is_beside_headline(best, parsed, datelines):
        best = next((claim for claim in parsed if abs(_days(claim, addressed)) <= 1), addressed)
    shown = [claim for claim in parsed if claim.source in _SHOWN]
    if shown and best.source not in (*_SHOWN, "dom.first") and not addressed:
        by_reader = _by_dateline(best, shown, datelines, changed)
        if by_reader:
            return _with_offset(_with_clock(by_reader, parsed, datelines), parsed, changes, stream)
        best = _agreed(best, parsed, shown[0])
    return _as_shown(_with_offset(_with_clock(best, parsed, datelines), parsed, changes, stream), shown)


def _with_clock(best: Claim, parsed: Sequence[Claim], datelines: frozenset[str]) -> Claim:
    """The moment that metadata declare elsewhere of a day that is declared without one, else that a time element or the
    lines next to the headline give of it."""
    if _has_clock(best):
        return best
    timed = (claim for claim in parsed if claim.source == "dom.time.near")
    lines = (claim for claim in parsed if claim.source in _SHOWN and any(claim.raw in line for line in datelines))
    same = (claim for claim in (*_declared(parsed), *timed, *lines) if _day(claim) == best.value and _has_clock(claim))
    return next((claim for claim in same if not _MIDNIGHT.match(claim.text)), best)


def _with_offset(best: Claim, parsed: Sequence[Claim], others: Sequence[Claim], stream: str) -> Claim:
    """The claim that gives a moment in UTC in local time; else the moment as a claim of the other date gives it, since
    templates mark the time of a page that was never changed as both, as a clock without a zone implies, or as the
    page's source writes it anywhere. A clock without a zone in that of a claim that shows the same clock."""
    if not _is_utc(best):
        return _in_zone(best, (*parsed, *others)) if _is_zoneless(best) else best
    moment = datetime.fromisoformat(best.text)
    zoned = next((claim for claim in parsed if _is_local(claim, moment)), None)
    if zoned is not None:
        return zoned
    written = (claim.value for claim in others if _is_local(claim, moment))
    implied = (_by_clock(moment, claim) for claim in parsed)
    local = next(filter(None, chain(written, implied)), None)
    return best._replace(value=local or local_time(moment, stream) or best.value)


def _in_zone(best: Claim, claims: Sequence[Claim]) -> Claim:
    """A clock without a zone in the zone of a claim that writes the same clock with one other than UTC; else in the one
    that it implies for a moment that is given in UTC."""
    clock = datetime.fromisoformat(best.text)
    zoned = [datetime.fromisoformat(claim.text) for claim in claims if _ZONED.search(claim.text)]
    same = (moment for moment in zoned if moment.utcoffset() and abs(moment.replace(tzinfo=None) - clock) < _MINUTE)
    local = next((clock.replace(tzinfo=moment.tzinfo).isoformat() for moment in same), None)
    implied = (_by_clock(moment, best) for moment in zoned if not moment.utcoffset())
    return best._replace(value=local or next(filter(None, implied), best.value))


def _is_zoneless(claim: Claim) -> bool:
    return _has_clock(claim) and datetime.fromisoformat(claim.text).tzinfo is None


def _is_local(claim: Claim, moment: datetime) -> bool:
    """Whether a claim gives a moment with another offset than that of UTC."""
    local = _ZONED.search(claim.text) is not None and not _is_utc(claim)
    return local and datetime.fromisoformat(claim.text) == moment


def _by_clock(moment: datetime, claim: Claim) -> str | None:
    """A moment in the zone that a clock without one implies: the same second, which two clocks share by chance where it
    is the full minute, and as far off as a zone is."""
    if not moment.second or not _has_clock(claim):
        return None
    clock = datetime.fromisoformat(claim.text)
    if clock.tzinfo is not None:
        return None
    offset = clock - moment.replace(tzinfo=None)
    return moment.astimezone(timezone(offset)).isoformat() if _is_zone(offset) else None


def _is_zone(offset: timedelta) -> bool:
    """Whether clocks stand so far from UTC anywhere."""
    return offset in _QUARTERS or (bool(offset) and not offset % _HALF_HOUR and -_WEST <= offset <= _EAST)


def _as_shown(best: Claim, shown: Sequence[Claim]) -> Claim:
    """A moment in UTC as the clock that a reader sees has it, or the first day; as it stands where none is shown."""
    if not _is_utc(best):
        return best
    local = [claim for claim in shown if not _is_utc(claim)]
    clocks = (claim for claim in local[1:] if _has_clock(claim))
    readings = (_local(best, claim) for claim in (*local[:1], *clocks))
    return next((reading for reading in readings if reading.value != best.value), best)


def _is_beside_headline(best: Claim, parsed: Sequence[Claim], datelines: frozenset[str]) -> bool:
    """Whether what is declared is the one day next to the headline as well: the address is then a printed issue's."""
    is_declared = best.source not in WEAK_DATES and not best.source.startswith("dom.")
    placed = _placed([claim for claim in parsed if claim.source in _SHOWN], datelines)
    return is_declared and len(placed) == 1 and _apart(placed.pop(), best) == 0


def _placed(shown: Sequence[Claim], datelines: frozenset[str]) -> set[str]:
    """The days of the lines next to the headline."""
    return {_day(claim) for claim in shown if claim.raw in datelines and len(claim.raw) <= _DATELINE}


def _by_dateline(
    best: Claim, shown: Sequence[Claim], datelines: frozenset[str], changed: frozenset[str]
) -> Claim | None:
    """The one day next to the headline, where metadata contradict it; a later one only before the last change."""
    placed = _placed(shown, datelines)
    if len(placed) != 1:
        return None
    (day,) = placed
    apart = _apart(day, best)
    if apart == 0 or (apart > 0 and (day in changed or day > max(changed, default=""))):
        return None
    return next(claim for claim in shown if _day(claim) in placed)


def _agreed(best: Claim, parsed: Sequence[Claim], shown: Claim) -> Claim:
    """Where metadata contradict each other: the one that a reader sees as well."""
    if _apart(_day(shown), best) == 0:
        return best
    return next((claim for claim in _declared(parsed) if _day(claim) == _day(shown)), best)


def _declared(claims: Sequence[Claim]) -> Iterator[Claim]:
    """Those of metadata whose name is not given to other days as well."""
    return (claim for claim in claims if not claim.source.startswith("dom.") and claim.source not in WEAK_DATES)


def _has_clock(claim: Claim) -> bool:
    """Whether a claim's value is more than a day."""
    return len(claim.text) > _DAY


def _day(claim: Claim) -> str:
    return claim.text[:_DAY]


def _days(one: Claim, other: Claim) -> int:
    return (date.fromisoformat(_day(one)) - date.fromisoformat(_day(other))).days


def _apart(day: str, claim: Claim) -> int:
    """Days from a claim's to a day, by which no time zone explains the difference; negative for an earlier day."""
    moment = datetime.fromisoformat(claim.text)
    first = last = moment.date()
    if moment.tzinfo:  # people write it in whatever zone
        first, last = (moment.astimezone(UTC) - _WEST).date(), (moment.astimezone(UTC) + _EAST).date()
    seen = date.fromisoformat(day)
    return (seen - first).days if seen < first else max(0, (seen - last).days)


def _local(best: Claim, shown: Claim) -> Claim:
    """A moment in UTC as the page shows it: with the offset that its clock implies, or the day alone."""
    moment = datetime.fromisoformat(best.text)
    seen = datetime.fromisoformat(shown.text)
    if seen.tzinfo is not None:
        return shown if abs(seen - moment) < _SAME_CLOCK else best
    if _has_clock(shown):
        offset = seen - moment.replace(tzinfo=None)
        near = round(offset / _QUARTER) * _QUARTER
        if abs(offset - near) < _MINUTE and _is_zone(near):
            return best._replace(value=moment.astimezone(timezone(near)).isoformat())
        return best
    days = (seen.date() - moment.astimezone(UTC).date()).days
    if (days == -1 and moment.hour < 12) or (days == 1 and moment.hour >= 10):
        return shown
    return best


def _is_utc(claim: Claim) -> bool:
    return claim.text.endswith("+00:00")


def _in_zone_of(published: Claim, change: Claim, shown: Sequence[Claim]) -> Claim:
    """A change in UTC as local time, where the day of publication has an offset; ``shown``: clocks that the page
    shows."""
    at = datetime.fromisoformat(published.text)
    if at.tzinfo is None or _is_utc(published):
        return change
    moment = datetime.fromisoformat(change.text)
    if abs(moment.replace(tzinfo=None) - at.replace(tzinfo=None)) < _SAME_CLOCK:
        return change._replace(value=moment.replace(tzinfo=at.tzinfo).isoformat())  # local time that is called UTC
    readings = (_local(change, claim) for claim in shown)
    return next(
        (reading for reading in readings if not _is_utc(reading)),
        change._replace(value=moment.astimezone(at.tzinfo).isoformat()),
    )


def _last(changes: Sequence[Claim]) -> Claim | None:
    """The most trusted claim of the last change; a line that tells of one days after what is declared, without a clock,
    goes before it (right on 3 of 3 pages: people write that day, or it is the one of publication)."""
    read = [claim for claim in changes if claim.value]
    best = next(iter(read), None)
    if best is None or _has_clock(best):
        return best
    return next((claim for claim in read if claim.source == "dom.line" and _days(claim, best) > 1), best)


class Dates:
    """The dates of one page: what its sources claim, read and ranked."""

    def __init__(
        self,
        document: Document,
        claims: Claims,
        seen: DomDates,
        head: Mapping[str, list[str]],
        language: str | None,
        held: Collection[str] = (),
    ) -> None:
        """``held``: the days of the event that the page is about; what is shown of them is no day of publication."""
        self.held = held
        self.document, self.claims, self.seen, self.head = document, claims, seen, head
        self.language = language
        self.order = DayOrder(document, claims, language)

    def are_declared(self) -> bool:
        """Whether metadata tell when the page was published and last changed, the hour of it, and in whose time: one in
        UTC is given as the page shows it, one without a zone in the page's."""
        published = next((claim for claim in self._parsed("date_published") if claim.value), None)
        if published is None or published.source in _BELOW_SHOWN or not _has_clock(published):
            return False
        if _is_utc(published) or _is_zoneless(published):
            return False
        changed = next((claim for claim in self._parsed("date_modified") if claim.value), None)
        return changed is not None and _has_clock(changed) and not _is_zoneless(changed)

    def read_visible(self) -> None:
        """Add what a reader sees."""
        for kind in (self.seen.times(), self.seen.dates_in_lines(), self.seen.dated()):
            for field, visible in kind:
                self.claims.add(field, visible.source, visible.raw)

    def published(self) -> tuple[Claim | None, list[Claim]]:
        """(the believed claim, all of them in order of trust)"""
        parsed = self._parsed("date_published")
        if not any(claim.value for claim in parsed):
            for source, raw in self._elsewhere():
                self.claims.add("date_published", source, raw)
            parsed = self._parsed("date_published")
        if not any(claim.value for claim in parsed):
            parsed += self._only_updates()
        if not any(claim.value for claim in parsed):
            seen = self.seen
            for visible in (*datelines.opening(seen.dom), *datelines.alone(seen), *seen.of_bylines()):
                parsed.append(self._claim(visible.source, visible.raw))
        best = choose(parsed, self.seen.datelines, self._changes, self.document.stream)
        if best and not _has_clock(best) and best.source in _WITHOUT_CLOCK:
            best = best._replace(value=next(self._hours(best.text), best.value))
        if best and best.source in WEAK_DATES:
            earlier = (claim for claim in self._only_updates() if _days(best, claim) > 0)
            best = next(earlier, best)  # nothing is published after its last change
        return best, parsed

    def _hours(self, day: str) -> Iterator[str]:
        """The moments of a day that a line of the page tells about the entry."""
        moments = (self._read(text.replace(" | ", " ")) for text in hours.told(self.seen.dom, day))
        return (moment for moment in moments if moment and moment[:_DAY] == day and len(moment) > _DAY)

    def modified(self, published: Claim | None = None) -> tuple[Claim | None, list[Claim]]:
        """(the believed claim, all of them in order of trust). Where the page was ``published`` in a zone of its own, a
        change in UTC is given in local time as well: as the page shows it, else at the same offset."""
        best = _last(self._changes)
        if best is not None:
            best = _with_clock(best, self._changes, frozenset())
            best = _with_offset(best, self._changes, self._parsed("date_published"), self.document.stream)
        if best is not None and _is_utc(best) and published is not None:
            shown = [claim for claim in self._changes if claim.source in _SHOWN and _has_clock(claim)]
            best = _in_zone_of(published, best, shown)
        return best, self._changes

    @cached_property
    def _changes(self) -> list[Claim]:
        """The dates of the last change, read after all that was claimed of the day of publication."""
        return self._parsed("date_modified")

    def _parsed(self, field: str) -> list[Claim]:
        return [self._claim(claim.source, claim.raw) for claim in self.claims.ordered(field)]

    def _claim(self, source: str, raw: str) -> Claim:
        value = self._read(raw)
        is_of_event = value is not None and source.startswith("dom.") and value[:_DAY] in self.held
        return Claim(source, raw, None if is_of_event else value)

    def _read(self, raw: str) -> str | None:
        """A text as a date; a date after the fetch is none."""
        text = clean(raw)
        value = parse_date(text, self.language, self.order.is_day_first(text))
        return None if value and is_future(value, self.document.page.fetched_at) else value

    def _only_updates(self) -> list[Claim]:
        """On a page whose only date is the "updated on ..." that it shows: that day, under a source of its
        own."""
        shown = (claim for claim in self._changes if claim.source in _SHOWN)
        return [claim._replace(source="dom.updated") for claim in shown if claim.value][:1]

    def _elsewhere(self) -> Iterator[tuple[str, str]]:
        """Where a date can stand on a page that names none in its usual places."""
        for _, raw in meta_tags.other_dates(self.head):
            yield "meta.other", raw
        for visible in (*hatom.dates(self.seen.dom), *self.seen.labelled_dates()):
            yield visible.source, visible.raw
        for visible in self.seen.attributed():
            yield visible.source, visible.raw
        for raw in json_ld.dates_in_scripts(self.document):
            yield "script", raw
