"""Runs gathered into the columns of a plot: single runs, days, weeks or months, so that years stay readable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from statistics import median

from crawler.report.history import RunSummary

MOST_COLUMNS = 90

FAILURES = ("http_error", "timeout", "blocked", "redirect_loop", "too_large", "unreadable", "private_address")
"""Verdicts of downloads that failed."""


@dataclass(frozen=True, slots=True)
class Period:
    """A column: the runs that began in it, none for a time without one."""

    label: str
    hint: str
    runs: tuple[RunSummary, ...]

    def total(self, of: Callable[[RunSummary], int | float | None]) -> float | None:
        """The sum over the runs; None without any."""
        return float(sum(of(run) or 0 for run in self.runs)) if self.runs else None

    def share(self, part: Callable[[RunSummary], float], whole: Callable[[RunSummary], float]) -> float | None:
        """A share over all runs; None where there is nothing to share."""
        total = sum(whole(run) for run in self.runs)
        return min(1.0, sum(part(run) for run in self.runs) / total) if total else None

    def middle(self, of: Callable[[RunSummary], float | None]) -> float | None:
        """The median over the runs that know."""
        known = [value for run in self.runs if (value := of(run)) is not None]
        return median(known) if known else None


def periods(runs: Sequence[RunSummary], most: int = MOST_COLUMNS) -> list[Period]:
    """The runs, in their order, in at most `most` columns: the smallest unit that holds them all."""
    if not runs:
        return []
    if len(runs) <= min(most, 40):
        return [_single(run, runs) for run in runs]
    for unit in (_Days(), _Weeks(), _Months()):
        first, last = unit.first_day(runs[0].start.date()), unit.first_day(runs[-1].start.date())
        keys = [first]
        while keys[-1] < last and len(keys) <= most:
            keys.append(unit.after(keys[-1]))
        if len(keys) <= most:
            break
    else:
        keys = _last_months(last, most)
    gathered: dict[date, list[RunSummary]] = {key: [] for key in keys}
    for run in runs:
        if (key := unit.first_day(run.start.date())) in gathered:
            gathered[key].append(run)
    return [Period(unit.label(key), f"{unit.name} {key}", tuple(found)) for key, found in gathered.items()]


def _last_months(last: date, count: int) -> list[date]:
    keys = [last]
    while len(keys) < count:
        keys.append((keys[-1] - timedelta(days=1)).replace(day=1))
    return keys[::-1]


def _single(run: RunSummary, runs: Sequence[RunSummary]) -> Period:
    start = run.start
    one_day = runs[0].start.date() == runs[-1].start.date()
    label = f"{start:%H:%M}" if one_day else f"{start.day} {start:%b}"
    return Period(label, f"run of {start:%Y-%m-%d %H:%M}", (run,))


class _Days:
    name = "day"

    def first_day(self, day: date) -> date:
        return day

    def after(self, day: date) -> date:
        return day + timedelta(days=1)

    def label(self, day: date) -> str:
        return f"{day.day} {day:%b}"


class _Weeks(_Days):
    name = "week from"

    def first_day(self, day: date) -> date:
        return day - timedelta(days=day.weekday())

    def after(self, day: date) -> date:
        return day + timedelta(days=7)


class _Months(_Days):
    name = "month from"

    def first_day(self, day: date) -> date:
        return day.replace(day=1)

    def after(self, day: date) -> date:
        return (day + timedelta(days=32)).replace(day=1)

    def label(self, day: date) -> str:
        return f"{day:%b} {day:%y}"


DAYS = 60
"""Days of publication that a report draws."""


def published_days(runs: Iterable[RunSummary], until: datetime) -> list[tuple[date, int]]:
    """Articles by the day of their publication, over the last `DAYS` days up to `until`."""
    counts: Counter[str] = Counter()
    for run in runs:
        counts.update(run.published)
    first = until.date() - timedelta(days=DAYS - 1)
    return [(day, counts[day.isoformat()]) for n in range(DAYS) if (day := first + timedelta(days=n))]


def failed(run: RunSummary) -> int:
    """Downloads that failed."""
    return sum(run.verdicts.get(name, 0) for name in FAILURES)


def tried(run: RunSummary) -> int:
    """Downloads that were tried."""
    return run.fetched + failed(run)


def served(run: RunSummary) -> int:
    """Articles served by a learned wrapper."""
    return min(run.articles, run.wrappers.get("served", 0))
