"""What the reports tell of a site beside its history."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from crawler.collector.runs import LastRun
from crawler.collector.troubles import troubles
from crawler.registry import Registry, Schedule
from crawler.report.overview import states_of
from tests.crawler.collector.test_timetable import DAY, HOUR, NOW, site, table
from tests.crawler.report.made_up import history


def test_a_site_that_nothing_collects_any_more_and_one_whose_run_was_killed_are_told(tmp_path: Path) -> None:
    timetable, hands = table(tmp_path)
    on, off = Schedule(every=6 * HOUR), Schedule(every=6 * HOUR, enabled=False)
    sites = {
        "late.com": site("late.com", on), "off.com": site("off.com", off), "new.com": site("new.com", on),
        "killed.com": site("killed.com", Schedule(cron="0 0 1 * *")), "cut.com": site("cut.com", on),
    }  # fmt: skip
    ran = LastRun("late.com", NOW.isoformat(), NOW.isoformat(), 0)
    for run in (ran, replace(ran, domain="off.com"), replace(ran, domain="killed.com", status=-9),
                replace(ran, domain="cut.com", status=None)):  # fmt: skip
        timetable.book.write(run)
    told = []
    for passed in (6 * HOUR, DAY + 5 * HOUR, DAY + 7 * HOUR):
        hands.moment = NOW + passed
        found = troubles(Registry(tmp_path, sites), timetable, {})
        told.append({domain: [one.what for one in ones] for domain, ones in found.items()})
    killed, cut = {"killed.com": ["killed"]}, {"cut.com": ["late"]}
    assert told == [killed, {**killed, **cut}, {**killed, **cut, "late.com": ["late"]}]
    assert found["late.com"][0].text == "Not collected, though it is due since 2026-11-21 14:00 UTC."
    assert found["killed.com"][0].text == "The run of 2026-11-21 08:00 UTC was ended by signal 9."
    with timetable.book.lock("late.com"):
        assert "late.com" not in troubles(Registry(tmp_path, sites), timetable, {})


def test_a_run_that_failed_and_left_nothing_in_the_history_is_told(tmp_path: Path) -> None:
    """On a full disk the history is not written either. What is there tells of a failure itself."""
    timetable, _ = table(tmp_path)
    timetable.book.write(LastRun("a.com", NOW.isoformat(), NOW.isoformat(), 1))
    registry = Registry(tmp_path, {"a.com": site("a.com")})
    [found] = troubles(registry, timetable, {"a.com": NOW - DAY})["a.com"]
    assert found.text == "The run of 2026-11-21 08:00 UTC failed (exit status 1); its log says why." and found.serious
    assert troubles(registry, timetable, {"a.com": NOW + timedelta(seconds=2)}) == {}


def test_they_stand_first(tmp_path: Path) -> None:
    timetable, hands = table(tmp_path)
    timetable.book.write(LastRun("b.com", NOW.isoformat(), NOW.isoformat(), 0))
    hands.moment = NOW + timedelta(days=9)
    beside = troubles(Registry(tmp_path, {"b.com": site("b.com")}), timetable, {})
    states = states_of({name: history(name) for name in ("a.com", "b.com")}, hands.moment, beside)
    found = [(state.site, [one.what for one in state.findings]) for state in states]
    assert found == [("b.com", ["late"]), ("a.com", [])]
