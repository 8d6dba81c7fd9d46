"""When a site is due: APScheduler's cron triggers, and spans from one start to the next."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from apscheduler.triggers.cron import CronTrigger

from crawler.registry.site import Schedule

_WEEKDAYS = ("sun", "mon", "tue", "wed", "thu", "fri", "sat")


def zone_of(name: str) -> ZoneInfo:
    """The time zone of an IANA name; raises ValueError, with a message for the user."""
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        raise ValueError(f"{name!r} is no time zone; it should look like Europe/Berlin") from None


def cron_trigger(line: str, timezone: str = "UTC") -> CronTrigger:
    """The trigger of a cron line of five fields; raises ValueError, with a message for the user."""
    zone = zone_of(timezone)
    try:
        *before, weekdays = line.split()
        return CronTrigger.from_crontab(" ".join([*before, _weekday_names(weekdays)]), zone)
    except ValueError as error:
        raise ValueError(f"{line!r} is no cron line of five fields ({error})") from None


def _weekday_names(field: str) -> str:
    """Cron's numbers of weekdays (0 and 7: Sunday) as names: APScheduler counts from Monday."""
    days: list[str] = []
    for part in field.lower().split(","):
        match = re.fullmatch(r"([0-7])(?:-([0-7]))?(?:/([1-9]))?", part)
        if not match:
            days.append(part)
            continue
        first, step = int(match[1]), int(match[3] or 1)
        last = int(match[2]) if match[2] else 6 if match[3] else first
        days += [_WEEKDAYS[day % 7] for day in range(first, last + 1, step)]
    return ",".join(dict.fromkeys(days))


def next_start(schedule: Schedule, last: datetime | None, default: timedelta) -> datetime | None:
    """When a site is due after its last start (aware); None: at once, since it never ran.

    A cron line that never comes again gives the last moment there is. `default` is the span of a schedule that
    says nothing.
    """
    if last is None:
        return None
    if schedule.cron is None:
        return last + (schedule.every or default)
    found = cron_trigger(schedule.cron, schedule.timezone).get_next_fire_time(last, last + timedelta(microseconds=1))
    return found if isinstance(found, datetime) else datetime.max.replace(tzinfo=last.tzinfo)
