"""`scrapy collect` as a process: several sites, schedules in accelerated time, failures, signals."""

from __future__ import annotations

import argparse
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TextIO

import pytest
from scrapy.exceptions import UsageError
from scrapy.utils.project import get_project_settings

from crawler.collector.runs import LastRun, RunBook
from crawler.commands.collect import Command, _telling
from crawler.registry import Registry
from tests.crawler.spiders.crawls import ROOT, environment
from tests.crawler.spiders.paper_server import Answer, Paper, page, serve

PATIENCE = 180.0
"""Seconds after which something that should have happened is given up; nothing is asserted of them."""


class Collection:
    """A folder of sites, and the command that collects them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sites = folder / "sites"
        self.sites.mkdir()
        self.book = RunBook(folder / "book")

    def register(self, host: str, text: str = "") -> None:
        (self.sites / f"{host.replace(':', '_')}.toml").write_text(f'domain = "{host}"\n{text}', encoding="utf-8")

    def start(self, *words: str, stderr: int | TextIO = subprocess.PIPE) -> subprocess.Popen[str]:
        names = {
            "BROADSHEET_SITES": self.sites, "BROADSHEET_OUTPUTS": self.folder / "outputs",
            "BROADSHEET_COLLECT_FOLDER": self.book.folder, "BROADSHEET_HISTORY": self.folder / "history",
            "BROADSHEET_WRAPPER_DB": self.folder / "wrappers.sqlite", "BROADSHEET_COLLECT_GRACE": 60,
            "BROADSHEET_DUPLICATES_DB": self.folder / "duplicates.sqlite",
        }  # fmt: skip
        options = [word for name, value in names.items() for word in ("-s", f"{name}={value}")]
        command = [sys.executable, "-m", "scrapy", "collect", *words, *options]
        return subprocess.Popen(
            command, cwd=ROOT, env=environment(), stdin=subprocess.DEVNULL, stderr=stderr, text=True,
            preexec_fn=partial(signal.signal, signal.SIGHUP, signal.SIG_DFL),  # tests may run under nohup
        )  # fmt: skip

    def run(self, *words: str) -> tuple[int, str]:
        process = self.start(*words)
        _, said = process.communicate(timeout=PATIENCE)
        return process.returncode, said


@pytest.fixture
def collection(tmp_path: Path) -> Collection:
    return Collection(tmp_path)


@pytest.fixture
def paper() -> Iterator[Callable[..., Paper]]:
    """Starts small sites of a front page; `slow` ones ask for half a minute between two requests."""
    with ExitStack() as stack:

        def start(slow: bool = False) -> Paper:
            robots = Answer(b"User-agent: *\nCrawl-delay: 30\n" if slow else b"", content_type="text/plain")
            return stack.enter_context(serve({"/": page("A paper"), "/robots.txt": robots}))

        yield start


def wait_for(happened: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert process.poll() is None, process.communicate()[1]
        assert time.monotonic() < end, "did not happen"
        time.sleep(0.05)


def closed_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_one_site_disturbs_no_other(collection: Collection, paper: Callable[..., Paper]) -> None:
    """One that fails, one whose file is broken, one of which a run is still going."""
    good, busy, gone = paper(), paper(), f"127.0.0.1:{closed_port()}"
    for host in (good.host, busy.host, gone):
        collection.register(host)
    (collection.sites / "broken.example.toml").write_text("x = 1")
    with collection.book.lock(busy.host):
        status, said = collection.run()
    assert status == 1
    assert f"{gone}: " in said and "nothing could be reached (exit status 3)" in said
    assert "broken.example.toml, line 1, x: unknown key" in said
    assert f"{busy.host}: left alone" in said and busy.paths == []
    last = collection.book.last(good.host)
    assert last is not None and last.status == 0 and "/" in good.paths, said
    assert collection.book.log_path(good.host).stat().st_size > 0
    status, said = collection.run(good.host, gone)
    assert status == 0 and said.count(": not due before ") == len(said.splitlines()) == 2, said


def test_a_site_that_is_switched_off_is_crawled_only_by_its_name(
    collection: Collection, paper: Callable[..., Paper]
) -> None:
    on, off = paper(), paper()
    collection.register(on.host)
    collection.register(off.host, "[schedule]\nenabled = false")
    status, said = collection.run("--now")
    assert status == 0 and f"{on.host}: started" in said and on.paths, said
    assert off.host not in said and off.paths == []
    status, said = collection.run("--now", off.host)
    assert status == 0 and f"{off.host}: started" in said and off.paths, said


def test_two_sites_on_a_schedule_in_accelerated_time(collection: Collection, paper: Callable[..., Paper]) -> None:
    often, seldom = paper(), paper()
    collection.register(often.host, '[schedule]\nevery = "1h"')
    collection.register(seldom.host, '[schedule]\ncron = "0 */4 * * *"')
    process = collection.start("--forever", "--speed", "1800", "--processes", "2")
    starts: dict[str, list[datetime]] = {often.host: [], seldom.host: []}

    def enough() -> bool:
        for host, known in starts.items():
            last = collection.book.last(host)
            if last is not None and (began := datetime.fromisoformat(last.started)) not in known:
                known.append(began)
        return often.paths.count("/") >= 3 and seldom.paths.count("/") >= 2

    wait_for(enough, process)
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    for host in (often.host, seldom.host):
        events = [line.partition(f"{host}: ")[2] for line in said.splitlines() if f" {host}: " in line]
        events = [event for event in events if not event.startswith("left alone")]
        assert [event == "started" for event in events] == [True, False] * (len(events) // 2), "one after the other"
        assert not collection.book.is_going(host)
    # a machine under load may crawl both late, and then as often as each other; never before its time, but for what two
    # processes' clocks differ by: a hundredth of a second is eighteen. A start is planned an hour after the last should
    # have been, and that may have come a second late, which is half an hour
    rounding, late = timedelta(minutes=5), timedelta(minutes=30)
    assert len(starts[often.host]) > 1 and len(starts[seldom.host]) > 1
    for earlier, later in pairwise(starts[often.host]):
        assert later - earlier >= timedelta(hours=1) - late
    for earlier, later in pairwise(moment + rounding for moment in starts[seldom.host]):
        assert (earlier.date(), earlier.hour // 4) != (later.date(), later.hour // 4)


def test_sigterm_ends_the_crawls_too(collection: Collection, paper: Callable[..., Paper]) -> None:
    slow, waiting = paper(slow=True), paper()
    collection.register(slow.host)
    collection.register(waiting.host)
    process = collection.start("--processes", "1", slow.host, waiting.host, "--now")
    wait_for(lambda: bool(slow.paths), process)
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and f"{slow.host}: " in said and ", stopped" in said, said
    assert f"{waiting.host}: started" not in said, said
    assert not collection.book.is_going(slow.host), "the crawl's process holds the lock as long as it lives"
    last = collection.book.last(slow.host)
    assert last is not None and last.stopped and waiting.paths == []


def test_a_service_that_gets_sighup_looks_at_its_files_at_once(
    collection: Collection, paper: Callable[..., Paper]
) -> None:
    """Log rotation and `systemctl reload` send it; systemd would not start again what ends by it."""
    first, second = paper(), paper()
    collection.register(first.host)
    process = collection.start("--forever")
    wait_for(lambda: (last := collection.book.last(first.host)) is not None and last.status == 0, process)
    collection.register(second.host)
    process.send_signal(signal.SIGHUP)
    wait_for(lambda: bool(second.paths), process)
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=PATIENCE) and process.returncode == 0


def test_sighup_ends_a_collector_that_does_not_stay(collection: Collection, paper: Callable[..., Paper]) -> None:
    slow = paper(slow=True)
    collection.register(slow.host)
    process = collection.start()
    wait_for(lambda: bool(slow.paths), process)
    process.send_signal(signal.SIGHUP)
    _, said = process.communicate(timeout=PATIENCE)
    last = collection.book.last(slow.host)
    assert process.returncode == 0 and ", stopped" in said and last is not None and last.stopped, said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_collector_whose_own_log_is_full_collects(collection: Collection, paper: Callable[..., Paper]) -> None:
    papers = [paper(), paper()]
    for one in papers:
        collection.register(one.host)
    with Path("/dev/full").open("w") as full:
        process = collection.start(stderr=full)
        assert process.wait(PATIENCE) == 0
    assert [(last := collection.book.last(one.host)) and last.status for one in papers] == [0, 0]


@pytest.mark.parametrize(
    "words",
    [["nosuch.com"], ["--forever", "--now"], ["--speed", "0"], ["--processes", "-1"], ["--processes", "0"]],
)
def test_what_is_not_understood(tmp_path: Path, words: list[str]) -> None:
    command = Command()
    command.settings = get_project_settings()
    command.settings.set("BROADSHEET_SITES", str(tmp_path))
    parser = argparse.ArgumentParser()
    command.add_options(parser)
    opts, domains = parser.parse_known_args(words)
    with pytest.raises(UsageError):
        command.run([word for word in domains if not word.startswith("-")], opts)


def test_folders_of_site_files_that_are_not_there(tmp_path: Path) -> None:
    command = Command()
    command.settings = get_project_settings()
    command.settings.set("BROADSHEET_SITES", str(tmp_path / "none"))
    parser = argparse.ArgumentParser()
    command.add_options(parser)
    with pytest.raises(UsageError, match=f"BROADSHEET_SITES: there is no folder {tmp_path}/none"):
        command.run([], parser.parse_args(["--list"]))


def test_a_site_that_is_not_due_is_told_with_when_it_is(collection: Collection) -> None:
    now = datetime.now(UTC)
    schedules = {"a.example": 'every = "1d"', "b.example": 'every = "2d"', "c.example": "enabled = false"}
    for host, schedule in schedules.items():
        collection.register(host, f"[schedule]\n{schedule}\n")
        collection.book.write(LastRun(host, now.isoformat(), now.isoformat(), 0))
    tomorrow = f"{now + timedelta(days=1):%Y-%m-%d %H:%M} UTC"
    for words, said in (
        (("a.example", "b.example"), f"a.example: not due before {tomorrow}"),
        (("c.example",), "c.example: switched off"),
    ):
        status, told = collection.run(*words)
        assert status == 0 and said in told, told
    assert collection.run() == (0, ""), "a timer starts us every few minutes"


def test_a_mistake_that_comes_while_the_collector_stays_is_told_once(
    collection: Collection, capsys: pytest.CaptureFixture[str]
) -> None:
    collection.register("old.example", "[caps]\nmax = 1\n")
    reread = _telling(lambda: Registry.read(collection.sites))
    reread()
    assert capsys.readouterr().err == "", "told at the start"
    collection.register("new.example", "[caps]\nmax_article = 1\n")
    reread()
    reread()
    [said] = capsys.readouterr().err.splitlines()
    assert "new.example.toml, line 3, caps.max_article: unknown key; did you mean max_articles?" in said
    collection.register("new.example")
    assert "new.example" in reread().sites and capsys.readouterr().err == ""
