"""What was unusual in a site's runs of the last days but for the newest, for whoever looks once a week."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from crawler.plurals import how_many
from crawler.report.history import RunSummary
from crawler.report.unusual import MOST_RUNS, Unusual, unusual

LATELY = timedelta(days=7)
"""Before the newest run."""
_EVENTS = frozenset({"redesign", "moved", "robots"})
"""Told as well, though nothing may be lost by them."""


def findings_of(runs: Sequence[RunSummary]) -> list[Unusual]:
    """What is unusual in a site's newest run, then what was lately."""
    return [*unusual(runs), *lately(runs)]


def lately(runs: Sequence[RunSummary]) -> list[Unusual]:
    """Serious findings, redesigns, moves and new rules of robots.txt of the days before the newest run, the last ones
    first, one of each kind; not what is found in the newest run as well. None of them is serious any more."""
    if not runs:
        return []
    now = {one.what for one in unusual(runs)}
    found: dict[str, list[tuple[RunSummary, Unusual]]] = {}
    for end in range(len(runs) - 1, 0, -1):
        if runs[-1].start - runs[end - 1].start > LATELY:
            break
        for one in unusual(runs[max(0, end - 1 - MOST_RUNS) : end]):
            if one.what not in now and (one.serious or one.what in _EVENTS):
                found.setdefault(one.what, []).append((runs[end - 1], one))
    return [_told(hits) for hits in found.values()]


def _told(hits: Sequence[tuple[RunSummary, Unusual]]) -> Unusual:
    (last, newest), (first, _) = hits[0], hits[-1]
    when = f"on {last.start:%Y-%m-%d}"
    if len(hits) > 1:
        when = f"{how_many(len(hits), 'run')} from {first.start:%Y-%m-%d} to {last.start:%Y-%m-%d}"
    return Unusual(newest.what, f"Lately ({when}): {newest.text}")
