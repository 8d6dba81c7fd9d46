"""Clock, last runs, locks and what is due."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from rich.text import Text

from crawler.collector.clock import Clock
from crawler.collector.collector import Outcome, due_sites
from crawler.collector.runs import LastRun, RunBook, StillGoing
from crawler.collector.timetable import ScheduleTrigger, Timetable
from crawler.commands.collect import describe, timetable_table
from crawler.registry import Registry, Schedule, Site
from crawler.report.history import History, RunSummary

NOW = datetime(2026, 11, 21, 8, tzinfo=UTC)
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


class Hands:
    """A real time that a test sets."""

    def __init__(self) -> None:
        self.moment = NOW

    def __call__(self) -> datetime:
        return self.moment


def table(folder: Path, speed: float = 1.0) -> tuple[Timetable, Hands]:
    hands = Hands()
    return Timetable(RunBook(folder), Clock(speed, hands), DAY), hands


def site(domain: str, schedule: Schedule | None = None) -> Site:
    return Site(domain, Path(f"{domain}.toml"), schedule=schedule or Schedule())


def test_a_fast_clock() -> None:
    hands = Hands()
    clock = Clock(60, hands)
    hands.moment = NOW + timedelta(seconds=30)
    assert clock.now() == NOW + timedelta(minutes=30)
    assert clock.real_at(NOW + HOUR) == NOW + timedelta(minutes=1)
    assert clock.real_at(NOW - DAY) == NOW - DAY == clock.shown_at(NOW - DAY)
    with pytest.raises(ValueError, match="faster"):
        Clock(0.5)


def test_due_by_last_start(tmp_path: Path) -> None:
    timetable, _ = table(tmp_path)
    hourly = site("a.com", Schedule(every=HOUR))
    assert timetable.is_due(hourly)
    timetable.book.write(LastRun("a.com", (NOW - HOUR / 2).isoformat(), NOW.isoformat(), 0))
    assert not timetable.is_due(hourly) and timetable.next(hourly) == NOW + HOUR / 2
    timetable.book.write(LastRun("a.com", (NOW - HOUR).isoformat(), NOW.isoformat(), 3))
    assert timetable.is_due(hourly), "a run that failed counts like any other"
    assert timetable.next(site("a.com")) == NOW + DAY - HOUR
    assert not timetable.is_due(site("never.com", Schedule(enabled=False)))


@pytest.mark.parametrize(("waited", "due"), [(timedelta(0), NOW), (HOUR, NOW - HOUR), (20 * HOUR, NOW - DAY / 2)])
def test_a_span_is_counted_from_when_the_collector_set_about_the_site(
    tmp_path: Path, waited: timedelta, due: datetime
) -> None:
    """A collector that a timer starts once a day left out the sites that had waited for their turn the day before."""
    timetable, hands = table(tmp_path)
    started = NOW - DAY
    run = LastRun("a.com", started.isoformat(), NOW.isoformat(), 0, called=(started - waited).isoformat())
    timetable.book.write(run)
    assert timetable.book.last("a.com") == run
    hands.moment = started
    assert timetable.next(site("a.com")) == due
    cron = site("a.com", Schedule(cron="0 * * * *"))
    assert timetable.next(cron) == started + HOUR, "what came while it waited is not made up for"


@pytest.mark.parametrize(("every", "early"), [(DAY, 120), (HOUR, 72), (timedelta(minutes=10), 12)])
def test_a_timer_that_is_seconds_early_leaves_no_site_out(tmp_path: Path, every: timedelta, early: int) -> None:
    timetable, hands = table(tmp_path)
    timetable.book.write(LastRun("a.com", NOW.isoformat(), NOW.isoformat(), 0))
    spaced, cron = site("a.com", Schedule(every=every)), site("a.com", Schedule(cron="0 9 * * *"))
    for seconds, is_due in ((early + 1, False), (early, True)):
        hands.moment = NOW + every - timedelta(seconds=seconds)
        assert timetable.is_due(spaced) is is_due
    hands.moment = NOW + HOUR - timedelta(seconds=1)
    assert not timetable.is_due(cron)


@pytest.mark.parametrize("values", [{"status": None}, {"status": 0, "stopped": True}])
def test_a_run_that_was_cut_off_is_due_again(tmp_path: Path, values: dict[str, object]) -> None:
    timetable, _ = table(tmp_path)
    timetable.book.write(LastRun("a.com", NOW.isoformat(), NOW.isoformat(), **values))  # type: ignore[arg-type]
    assert timetable.is_due(site("a.com"))


def test_a_run_of_the_future_counts_for_no_schedule(tmp_path: Path) -> None:
    """As `--speed` leaves them: a few minutes of trying a schedule out kept its sites from being crawled for weeks."""
    fast, hands = table(tmp_path, speed=3600)
    hands.moment = NOW + HOUR / 4
    fast.book.write(LastRun("a.com", fast.clock.now().isoformat(), fast.clock.now().isoformat(), 0))
    assert not fast.is_due(site("a.com")) and fast.next(site("a.com")) == NOW + 900 * HOUR + DAY
    timetable, later = table(tmp_path)
    later.moment = NOW + HOUR
    for schedule in (Schedule(), Schedule(cron="0 * * * *")):
        assert timetable.is_due(site("a.com", schedule))
    trigger = ScheduleTrigger(site("a.com"), timetable)
    assert trigger.get_next_fire_time(None, later.moment) == later.moment


STARTS = ("x", "2026-11-21", "2026-11-21T07:00:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:00:00-12:00")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"domain": "a.com"}', '{"domain": "a.com", "started": 1}'])
def test_a_broken_record_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.com.json").write_text(text)
    assert RunBook(tmp_path).last("a.com") is None


@pytest.mark.parametrize("started", STARTS)
def test_a_start_that_cannot_be_costs_no_site_its_run(tmp_path: Path, started: str) -> None:
    timetable, _ = table(tmp_path)
    timetable.book.write(LastRun("a.com", started, NOW.isoformat(), 0))
    timetable.book.write(LastRun("b.com", NOW.isoformat(), NOW.isoformat(), 0, called=started))
    registry = Registry(tmp_path, {name: site(name) for name in ("a.com", "b.com")})
    assert timetable.book.last("a.com") is timetable.book.last("b.com") is None
    assert [one.domain for one in due_sites(registry, timetable)] == ["a.com", "b.com"]
    assert timetable_table(registry, timetable).row_count == 2


def test_the_list_tells_times_in_utc(tmp_path: Path) -> None:
    timetable, _ = table(tmp_path)
    timetable.book.write(LastRun("a.com", (NOW - HOUR).astimezone(timezone(5 * HOUR)).isoformat(), NOW.isoformat(), 0))
    shown = timetable_table(Registry(tmp_path, {"a.com": site("a.com")}), timetable)
    assert {str(column.header): list(column.cells) for column in shown.columns} == {
        "Site": [Text("a.com")], "Schedule": ["every 1d"], "Last run (UTC)": ["2026-11-21 07:00"],
        "Exit status": ["0"], "Due (UTC)": ["2026-11-22 07:00"],
    }  # fmt: skip


@pytest.mark.parametrize(("status", "told"), [(-15, "signal 15"), (3, "3"), (None, "")])
def test_the_list_tells_what_ended_a_run(tmp_path: Path, status: int | None, told: str) -> None:
    timetable, _ = table(tmp_path)
    timetable.book.write(LastRun("a.com", (NOW - HOUR).isoformat(), NOW.isoformat(), status))
    shown = timetable_table(Registry(tmp_path, {"a.com": site("a.com")}), timetable)
    assert [list(column.cells) for column in shown.columns if column.header == "Exit status"] == [[told]]


def test_those_that_waited_longest_go_first(tmp_path: Path) -> None:
    timetable, _ = table(tmp_path)
    for name, days in (("b.com", 2), ("c.com", 3)):
        timetable.book.write(LastRun(name, (NOW - days * DAY).isoformat(), NOW.isoformat(), 0))
    timetable.book.write(LastRun("d.com", NOW.isoformat(), NOW.isoformat(), 0))
    sites = {name: site(name) for name in ("b.com", "c.com", "d.com", "new.com")}
    assert [one.domain for one in due_sites(Registry(tmp_path, sites), timetable)] == ["new.com", "c.com", "b.com"]


def test_the_trigger_keeps_schedules_in_real_time(tmp_path: Path) -> None:
    timetable, _ = table(tmp_path, speed=3600)
    trigger = ScheduleTrigger(site("a.com", Schedule(every=HOUR)), timetable)
    first = trigger.get_next_fire_time(None, NOW)
    assert first == NOW
    assert trigger.get_next_fire_time(first, NOW) == NOW + timedelta(seconds=1)
    daily = ScheduleTrigger(site("b.com", Schedule(cron="30 8 * * *")), timetable)
    assert daily.get_next_fire_time(NOW, NOW) == NOW + timedelta(seconds=0.5)
    never = ScheduleTrigger(site("c.com", Schedule(cron="0 0 30 2 *")), timetable)
    assert never.get_next_fire_time(NOW, NOW) is None


def test_one_run_at_a_time(tmp_path: Path) -> None:
    book = RunBook(tmp_path)
    with book.lock("a.com"):
        assert book.is_going("a.com") and not book.is_going("b.com")
        with pytest.raises(StillGoing), book.lock("a.com"):
            pass
    assert not book.is_going("a.com")


def test_who_only_looks_writes_nothing(tmp_path: Path) -> None:
    """As `collect --list` does, perhaps by somebody who may only read."""
    book = RunBook(tmp_path / "book")
    assert not book.is_going("a.com") and not book.folder.exists()
    with book.lock("a.com"):
        (book.folder / "a.com.lock").chmod(0o444)
        assert book.is_going("a.com")
    assert not book.is_going("a.com")


def test_what_is_told(tmp_path: Path) -> None:
    history = History(tmp_path)
    history.append(RunSummary("r", "a.com", NOW.isoformat(), (NOW + HOUR).isoformat(), articles=34))
    assert describe("a.com", history) == "a.com: started"
    assert describe(Outcome("a.com", 0, 12.4, began=NOW), history) == "a.com: 34 articles, 12 s"
    assert describe(Outcome("a.com", 0, 12.4, began=NOW + HOUR), history) == "a.com: 12 s"
    history.append(RunSummary("s", "a.com", (NOW - HOUR).isoformat(), NOW.isoformat(), articles=1))
    set_back = [describe(Outcome("a.com", 0, 12.4, began=NOW - hours * HOUR), history) for hours in (1, 2)]
    assert set_back == ["a.com: 1 article, 12 s", "a.com: 12 s"]
    assert "the site refused (exit status 4); see its log" in describe(Outcome("a.com", 4, 1), history)
    assert "failed (exit status 1)" in describe(Outcome("b.com", 1, 1), history)
    assert "ended by signal 9" in describe(Outcome("b.com", -9, 1), history)
    assert describe(Outcome("b.com", 3, 2, stopped=True), history) == "b.com: 2 s, stopped"
    assert "still going" in describe(Outcome("b.com", None), history)
