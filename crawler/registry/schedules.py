"""When a site is due: APScheduler's cron triggers, and spans from one start to the next."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from apscheduler.triggers.base import BaseTrigger
from apscheduler.triggers.combining import OrTrigger
from apscheduler.triggers.cron import CronTrigger

from crawler.registry.site import Schedule

_WEEKDAYS = ("sun", "mon", "tue", "wed", "thu", "fri", "sat")
_WEEKDAY_PART = re.compile(r"(?:\*|([0-7]|[a-z]{3})(?:-([0-7]|[a-z]{3}))?)(?:/([1-9]))?")


def zone_of(name: str) -> ZoneInfo:
    """The time zone of an IANA name; raises ValueError, with a message for the user."""
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        raise ValueError(f"{name!r} is no time zone; it should look like Europe/Berlin") from None


def cron_trigger(line: str) -> BaseTrigger:
    """The trigger of a cron line of five fields; raises ValueError, with a message for the user.

    Its times are those of a clock on the wall that is never changed, labelled as UTC: in a zone APScheduler adds spans
    of real time to find the next day or month, and so passes over the first hour after clocks went forward.
    As crontab(5) has it, a line that names both days of the month and weekdays means either of them.
    """
    try:
        fields = line.split()
        if len(fields) != 5:
            raise ValueError(f"it has {len(fields)}")
        minute, hour, day, month, weekdays = fields
        names = _weekday_names(weekdays)
        ways = [[minute, hour, day, month, names]]
        if not day.startswith("*") and not weekdays.startswith("*"):
            ways = [[minute, hour, day, month, "*"], [minute, hour, "*", month, names]]
        triggers = [CronTrigger.from_crontab(" ".join(way), UTC) for way in ways]
    except ValueError as error:
        raise ValueError(f"{line!r} is no cron line of five fields ({error})") from None
    return triggers[0] if len(triggers) == 1 else OrTrigger(triggers)


def _weekday_names(field: str) -> str:
    """Cron's weekdays (0 and 7: Sunday) as names, one by one: APScheduler counts from Monday, and passes over the
    steps of names."""
    days: list[str] = []
    for part in field.lower().split(","):
        match = _WEEKDAY_PART.fullmatch(part)
        first, last = (_weekday(name) for name in match.groups()[:2]) if match else (None, None)
        if match is None or (match[1] and first is None) or (match[2] and last is None):
            raise ValueError(f"{part!r} names no weekdays")
        if first is None:
            first, last = 0, 6
        elif last is None:
            last = 6 if match[3] else first
        elif last == 0 < first:
            last = 7  # fri-sun
        if last < first:
            raise ValueError(f"the weekdays {part!r} end before they begin")
        days += [_WEEKDAYS[day % 7] for day in range(first, last + 1, int(match[3] or 1))]
    return ",".join(dict.fromkeys(days))


def _weekday(name: str | None) -> int | None:
    if name is None or not name.isdecimal():
        return _WEEKDAYS.index(name) if name in _WEEKDAYS else None
    return int(name)


def next_start(schedule: Schedule, last: datetime | None, default: timedelta) -> datetime | None:
    """When a site is due after its last start (aware); None: at once, since it never ran.

    A cron line that never comes again, or a span beyond all dates, gives the last moment there is. `default` is the
    span of a schedule that says nothing. When clocks go back, a start at a time of day is not repeated; one of every
    so many minutes or hours is (crontab(5), "local time changes").
    """
    if last is None:
        return None
    last = last.astimezone(UTC)  # the sum of a local time and a span would be one of its first turn
    if schedule.cron is None:
        try:
            return last + (schedule.every or default)
        except OverflowError:
            return datetime.max.replace(tzinfo=UTC)
    trigger, zone = cron_trigger(schedule.cron), zone_of(schedule.timezone)
    found = _next_moment(trigger, last, zone)
    while found is not None and _is_at_times_of_day(schedule.cron) and _is_repeated(found.astimezone(zone)):
        found = _next_moment(trigger, found, zone)
    return datetime.max.replace(tzinfo=UTC) if found is None else found.astimezone(zone)


def _next_moment(trigger: BaseTrigger, last: datetime, zone: ZoneInfo) -> datetime | None:
    """The first moment (UTC) after `last` (UTC) at which clocks in a zone show a time of the trigger. One that they
    leave out as they go forward comes as late as it would have without."""
    now = _offset(last, zone)
    wall = _next_wall(trigger, last + now)
    if wall is None:
        return None
    moment = wall - now
    then = _offset(moment, zone)
    if then == now:
        return moment
    # clocks are changed before that: it, or a time that they show anew
    wall = _next_wall(trigger, last + then)
    while wall is not None and _offset(wall - then, zone) != then:
        wall = _next_wall(trigger, wall)
    is_left_out = then > now and _offset(moment - (then - now), zone) == now
    return moment if wall is None or is_left_out else wall - then


def _next_wall(trigger: BaseTrigger, wall: datetime) -> datetime | None:
    found = trigger.get_next_fire_time(wall, wall + timedelta(microseconds=1))
    return found if isinstance(found, datetime) else None


def _offset(moment: datetime, zone: ZoneInfo) -> timedelta:
    return moment.astimezone(zone).utcoffset() or timedelta(0)


def _is_at_times_of_day(line: str) -> bool:
    return not any(field.startswith("*") for field in line.split()[:2])


def _is_repeated(moment: datetime) -> bool:
    """Whether a local time comes for the second time, since clocks went back."""
    return moment.fold == 1
