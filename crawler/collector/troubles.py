"""What a site's history cannot tell of it: that nothing collects it any more, and that its last run left nothing there,
since it was killed or had no room on the disk."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from crawler.collector.timetable import Timetable
from crawler.registry import Registry
from crawler.report.unusual import Unusual

LATE = timedelta(days=1)
"""How long a site may be due without being collected."""


def troubles(
    registry: Registry, timetable: Timetable, newest: Mapping[str, datetime]
) -> dict[str, list[Unusual]]:
    """By domain, of the sites that are switched on and have run. `newest`: the starts of the last runs in the
    histories."""
    found: dict[str, list[Unusual]] = {}
    for domain, site in registry.sites.items():
        last, due = timetable.book.last(domain), timetable.due_since(site)
        if last is None or due is None or timetable.book.is_going(domain):
            continue
        if timetable.clock.now() - due > LATE:
            text = f"Not collected, though it is due since {due.astimezone(UTC):%Y-%m-%d %H:%M} UTC."
            found.setdefault(domain, []).append(Unusual("late", text, True))
        if last.status is not None and last.status < 0:
            text = f"The run of {last.start:%Y-%m-%d %H:%M} UTC was ended by signal {-last.status}."
            found.setdefault(domain, []).append(Unusual("killed", text, True))
        elif last.status and not last.stopped and domain in newest and newest[domain] < last.start:
            text = f"The run of {last.start:%Y-%m-%d %H:%M} UTC failed (exit status {last.status}); its log says why."
            found.setdefault(domain, []).append(Unusual("failed", text, True))
    return found
