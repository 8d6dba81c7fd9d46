"""Runs side by side, of one collector and of two; no crawl is started."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from crawler.collector import child
from crawler.collector.clock import Clock
from crawler.collector.collector import Bounds, Collector, Outcome
from crawler.collector.runs import LastRun, RunBook
from crawler.collector.timetable import Timetable
from crawler.commands.collect import describe
from crawler.registry import Registry, Site
from crawler.report.history import History
from crawler.state import StateUnavailable

PATIENCE = 60.0
MakeCollector = Callable[..., Collector]


@pytest.fixture
def crawled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sites whose crawls were begun, one after the other; each ends well after a moment."""
    begun: list[str] = []

    async def crawl(command: str, domain: str, options: object, **_: Any) -> tuple[int, bool]:
        begun.append(domain)
        await asyncio.sleep(0.01)
        return 0, False

    monkeypatch.setattr(child, "run", crawl)
    return begun


@pytest.fixture
def collector(tmp_path: Path) -> MakeCollector:
    """Collectors of one folder, each with one process."""

    def make(**options: Any) -> Collector:
        timetable = Timetable(RunBook(tmp_path / "book"), Clock(), timedelta(days=1))
        return Collector(timetable, Bounds(processes=1), **options)

    return make


def site(domain: str) -> Site:
    return Site(domain, Path(f"{domain}.toml"))


@pytest.mark.parametrize(("due_or_not", "times"), [(False, 1), (True, 2)])
def test_what_another_collector_has_crawled_meanwhile_is_left_alone(
    collector: MakeCollector, monkeypatch: pytest.MonkeyPatch, due_or_not: bool, times: int
) -> None:
    one, other = site("a.com"), site("b.com")
    crawled: list[str] = []
    ends: list[asyncio.Future[None]] = []

    async def crawl(command: str, domain: str, options: object, **_: Any) -> tuple[int, bool]:
        loop = asyncio.get_running_loop()
        crawled.append(domain)
        if len(crawled) % 2:
            ends.append(loop.create_future())
        else:
            loop.call_soon(ends[-1].set_result, None)
        await ends[-1]  # one that ended first would find the other's site still going, and leave it
        return 0, False

    monkeypatch.setattr(child, "run", crawl)

    async def both() -> None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(
                collector().collect([one, other], due_or_not=due_or_not),
                collector().collect([other, one], due_or_not=due_or_not),
            )

    asyncio.run(both())
    assert sorted(crawled) == sorted(["a.com", "b.com"] * times)


def test_what_began_together_is_due_together(collector: MakeCollector, crawled: list[str]) -> None:
    one = collector()
    asyncio.run(one.collect([site("a.com"), site("b.com")]))
    runs = [one.timetable.book.last(domain) for domain in crawled]
    first, second = (run.counted - run.waited for run in runs if run and run.counted)
    assert first == second and [run and run.waited > timedelta(0) for run in runs] == [True, True]


def test_one_that_stays_leaves_alone_what_another_crawled_while_it_waited_for_room(
    collector: MakeCollector, crawled: list[str], tmp_path: Path
) -> None:
    sites = {domain: site(domain) for domain in ("a.com", "b.com")}

    def other_collector(event: object) -> None:
        if isinstance(event, Outcome):  # the one that waited is asked for before this timer's turn
            asyncio.get_running_loop().call_later(0.1, staying.stop.set)
        elif event in sites:
            now = datetime.now(UTC).isoformat()
            [waiting] = sites.keys() - {event}
            staying.timetable.book.write(LastRun(waiting, now, now, 0))

    staying = collector(tell=other_collector)

    async def stay() -> None:
        async with asyncio.timeout(PATIENCE):
            await staying.collect_forever(lambda: Registry(tmp_path, sites))

    asyncio.run(stay())
    assert len(crawled) == 1


def test_of_each_site_one_outcome_is_kept_however_long_the_collector_stays(
    collector: MakeCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    statuses = iter([0, 1, 0, 0])

    async def crawl(*_: object, **__: object) -> tuple[int, bool]:
        return next(statuses), False

    monkeypatch.setattr(child, "run", crawl)
    one = collector()

    async def stay() -> list[Outcome]:
        for _ in range(3):
            await one.collect([site("a.com")], due_or_not=True)
        return await one.collect([site("b.com")])

    assert [(outcome.domain, outcome.status) for outcome in asyncio.run(stay())] == [("a.com", 1), ("b.com", 0)]


def test_trouble_with_one_site_ends_no_other(
    collector: MakeCollector, crawled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Outcome | str] = []
    one = collector(tell=told.append)
    real = one.timetable.book.write

    def write(run: LastRun) -> None:
        if run.domain == "a.com":
            raise ValueError("nobody thought of that")
        real(run)

    monkeypatch.setattr(one.timetable.book, "write", write)
    outcomes = asyncio.run(one.collect([site("a.com"), site("b.com")]))
    assert [(outcome.domain, outcome.is_failure) for outcome in outcomes] == [("a.com", True), ("b.com", False)]
    assert outcomes == [event for event in told if isinstance(event, Outcome)] and crawled == ["b.com"]


@pytest.mark.parametrize("trouble", ["its status", "the question"])
def test_cold_pages_that_are_not_extracted_again_are_told(
    collector: MakeCollector, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, trouble: str
) -> None:
    async def crawl(command: str, *_: object, **__: object) -> tuple[int, bool]:
        return 1 if command == "reextract" else 0, False

    def has_cold_pages(domain: str) -> bool:
        if trouble == "the question":
            raise StateUnavailable("the state is damaged")
        return True

    monkeypatch.setattr(child, "run", crawl)
    one = collector(has_cold_pages=has_cold_pages)
    [outcome] = asyncio.run(one.collect([site("a.com")]))
    assert outcome.is_failure and outcome.status == 0
    assert "cold pages were not extracted again (exit status 1)" in describe(outcome, History(tmp_path / "history"))
    assert not one.timetable.is_due(site("a.com")), "the crawl itself counts"
