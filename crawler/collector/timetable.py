"""Which site is due when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from apscheduler.triggers.base import BaseTrigger

from crawler.collector.clock import Clock
from crawler.collector.runs import RunBook
from crawler.registry import Site
from crawler.registry.schedules import next_start


@dataclass(frozen=True, slots=True)
class Timetable:
    """Sites, their last runs and the clock. `default` is the span of a schedule that says nothing."""

    book: RunBook
    clock: Clock
    default: timedelta

    def next(self, site: Site) -> datetime:
        """When a site is due next; now, if it is."""
        now = self.clock.now()
        last = self.book.last(site.domain)
        counted = last.counted if last else None
        if counted is not None and counted > now:  # by a fast clock, or before the machine's own was set right
            counted = None
        return max(now, next_start(site.schedule, counted, self.default) or now)

    def is_due(self, site: Site) -> bool:
        """Whether a site should be crawled now."""
        return site.schedule.enabled and self.next(site) <= self.clock.now()


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
