"""Which site is due when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Self

from apscheduler.triggers.base import BaseTrigger
from scrapy.utils.project import data_path

from crawler.collector.clock import Clock
from crawler.collector.runs import LastRun, RunBook
from crawler.registry import Site
from crawler.registry.durations import parse_duration
from crawler.registry.schedules import next_start

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

MOST_EARLY = timedelta(minutes=2)
"""How much earlier than its span a site may be due, for a timer that starts the collector: it starts it not to the
second, and the collector takes seconds to begin. A fiftieth of a shorter span."""


@dataclass(frozen=True, slots=True)
class Timetable:
    """Sites, their last runs and the clock. `default` is the span of a schedule that says nothing."""

    book: RunBook
    clock: Clock
    default: timedelta

    @classmethod
    def from_settings(cls, settings: BaseSettings, clock: Clock | None = None) -> Self:
        """That of `BROADSHEET_COLLECT_FOLDER` and `BROADSHEET_COLLECT_EVERY`. Raises ValueError, with a message for the
        user, for a span that is none."""
        try:
            default = parse_duration(str(settings.get("BROADSHEET_COLLECT_EVERY") or "1d"))
        except ValueError as error:
            raise ValueError(f"BROADSHEET_COLLECT_EVERY: {error}") from None
        folder = data_path(str(settings.get("BROADSHEET_COLLECT_FOLDER") or "broadsheet/collect"))
        return cls(RunBook(Path(folder)), clock or Clock(), default)

    def next(self, site: Site) -> datetime:
        """When a site is due next; now, if it is."""
        now = self.clock.now()
        return max(now, self._counted(site, self.book.last(site.domain), now) or now)

    def due_since(self, site: Site) -> datetime | None:
        """When a site that is switched on and has run is or was due again; None for any other."""
        last = self.book.last(site.domain)
        if last is None or not site.schedule.enabled:
            return None
        now = self.clock.now()
        return self._counted(site, last, now) or min(last.start, now)

    def _counted(self, site: Site, last: LastRun | None, now: datetime) -> datetime | None:
        schedule, counted = site.schedule, last.counted if last else None
        if last and counted and schedule.cron is None:
            # its turn in a row of sites must not decide whether it is due when the same row begins a day later
            counted -= min(last.waited, self._span(site) / 2)
        if counted is not None and counted > now:  # by a fast clock, or before the machine's own was set right
            counted = None
        return next_start(schedule, counted, self.default)

    def is_due(self, site: Site) -> bool:
        """Whether a site should be crawled now."""
        return site.schedule.enabled and self.next(site) <= self.clock.now() + self._early(site)

    def _early(self, site: Site) -> timedelta:
        if site.schedule.cron is not None:
            return timedelta(0)
        return min(self._span(site) / 50, MOST_EARLY)

    def _span(self, site: Site) -> timedelta:
        return site.schedule.every or self.default


class ScheduleTrigger(BaseTrigger):  # type: ignore[misc]
    """A site's schedule as APScheduler asks for it, in real time whatever the clock shows."""

    def __init__(self, site: Site, timetable: Timetable) -> None:
        self._site = site
        self._timetable = timetable

    def get_next_fire_time(self, previous_fire_time: datetime | None, now: datetime) -> datetime | None:
        """The next real moment at which the site is due."""
        clock = self._timetable.clock
        if previous_fire_time is None:
            return clock.real_at(self._timetable.next(self._site))
        shown = self._after(clock.shown_at(previous_fire_time))
        if shown is not None and clock.real_at(shown) <= previous_fire_time:
            shown = self._after(shown)  # a fast clock's moments are rounded: the last start is no next one
        return None if shown is None else clock.real_at(shown)

    def _after(self, shown: datetime) -> datetime | None:
        found = next_start(self._site.schedule, shown, self._timetable.default)
        return None if found is None or found.year >= datetime.max.year else found
