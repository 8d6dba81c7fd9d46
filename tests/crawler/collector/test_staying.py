"""A collector that stays, while clocks are set and files change; no crawl is started."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import apscheduler.schedulers.base
import pytest

from crawler.collector import collector as collecting
from crawler.collector.clock import Clock
from crawler.collector.collector import Bounds, Collector, Outcome
from crawler.collector.runs import LastRun, RunBook
from crawler.collector.timetable import Timetable
from crawler.registry import Registry, Schedule, Site
from crawler.registry.problems import SiteFileError

HOUR = timedelta(hours=1)
PATIENCE = 60.0
LOOKS = 20
"""Looks at the folder without a crawl after which none is expected."""


class Wall:
    """The machine's clock, as far off as a test sets it."""

    def __init__(self) -> None:
        self.off = timedelta()

    def now(self, zone: tzinfo | None = UTC) -> datetime:
        return datetime.now(zone) + self.off


class Staying(Collector):
    """Its crawls are only noted."""

    def begin(self, registry: Registry) -> None:
        self.looks, self.crawled = 0, 0
        self._registry = registry

    def read(self) -> Registry:
        self.looks += 1
        return self._registry

    async def _crawl(self, site: Site, called: datetime, is_wanted: Callable[[], bool]) -> Outcome:
        self.crawled += 1
        now = self.timetable.clock.now().isoformat()
        self.timetable.book.write(LastRun(site.domain, now, now, 0))
        return Outcome(site.domain, 0)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    monkeypatch.setattr(apscheduler.schedulers.base, "datetime", wall)
    return wall


@pytest.fixture
def staying(tmp_path: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> Staying:
    """Of one site that is due every six hours, and was crawled just now."""
    monkeypatch.setattr(collecting, "REREAD_SECONDS", 0.01)
    book = RunBook(tmp_path / "book")
    now = wall.now().isoformat()
    book.write(LastRun("a.com", now, now, 0))
    site = Site("a.com", tmp_path / "a.com.toml", schedule=Schedule(every=6 * HOUR))
    staying = Staying(Timetable(book, Clock(real=wall.now), 24 * HOUR), Bounds())
    staying.begin(Registry(tmp_path, {"a.com": site}))
    return staying


def while_staying(staying: Staying, story: Callable[[], object]) -> None:
    """Look some times, let something happen, look until there is a crawl or some times more."""

    async def tell() -> None:
        stays = asyncio.ensure_future(staying.collect_forever(staying.read))
        for happening in (lambda: None, story):
            happening()
            end = staying.looks + LOOKS
            async with asyncio.timeout(PATIENCE):
                while staying.looks < end and not staying.crawled:
                    await asyncio.sleep(0.01)
        staying.stop.set()
        await stays

    asyncio.run(tell())


def test_what_is_not_due_waits(staying: Staying) -> None:
    while_staying(staying, lambda: None)
    assert not staying.crawled


def test_a_machine_that_slept_begins_what_is_overdue(staying: Staying, wall: Wall) -> None:
    """A timer counts the time that the machine was awake: it would come hours too late."""
    while_staying(staying, lambda: setattr(wall, "off", 7 * HOUR))
    assert staying.crawled


def test_a_clock_that_was_set_back_delays_nothing(staying: Staying, wall: Wall) -> None:
    """What was planned by a clock that was years ahead would come in years."""
    wall.off = 24 * 365 * HOUR
    now = wall.now().isoformat()
    staying.timetable.book.write(LastRun("a.com", now, now, 0))
    while_staying(staying, lambda: setattr(wall, "off", timedelta()))
    assert staying.crawled


def test_a_site_whose_file_got_a_mistake_waits_until_it_is_mended(
    staying: Staying, wall: Wall, tmp_path: Path
) -> None:
    """Its crawl would read the mistake too, fail, and count as the run of six hours."""
    registry = staying.read()

    def break_the_file_and_sleep() -> None:
        staying.begin(Registry(tmp_path, broken={"a.com": SiteFileError([])}))
        wall.off = 7 * HOUR

    while_staying(staying, break_the_file_and_sleep)
    assert not staying.crawled
    staying.stop.clear()
    while_staying(staying, lambda: staying.begin(registry))
    assert staying.crawled
