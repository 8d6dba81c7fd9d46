"""`scrapy collect`: crawl the registered sites that are due, several side by side; `--forever` keeps schedules."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial

from rich.table import Column, Table
from rich.text import Text
from scrapy.exceptions import UsageError

from crawler.collector.clock import Clock
from crawler.collector.collector import Bounds, Collector, Outcome, due_sites
from crawler.collector.timetable import Timetable
from crawler.own_command import OwnCommand
from crawler.plurals import how_many
from crawler.reextraction.cold_pages import is_due
from crawler.registry import Registry, Site, SiteFileError
from crawler.registry.durations import duration_text
from crawler.registry.folder import WatchedFolder, sites_folder
from crawler.registry.problems import Problem
from crawler.report.history import History, RunSummary
from crawler.spiders.exit_status import ExitStatus
from crawler.telling import Printed, say

ENDINGS: dict[int, str] = {
    ExitStatus.UNREACHABLE: "nothing could be reached",
    ExitStatus.BLOCKED: "the site refused",
}


class Command(OwnCommand):
    """Exit status: 0 every run ended well (or none was due), 1 a run failed or a site file is broken, 2 not
    understood. SIGTERM and Ctrl-C end every crawl cleanly, and then the collector. SIGHUP does too, but has one that
    stays without a terminal look at the site files at once."""

    def syntax(self) -> str:
        return "[options] [DOMAIN ...]"

    def short_desc(self) -> str:
        return "Crawl the registered sites that are due"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument("--forever", action="store_true", help="stay, and crawl each site whenever it is due")
        parser.add_argument("--now", action="store_true", help="crawl them all, due or not")
        parser.add_argument("--list", action="store_true", help="show when each site ran and is due, and crawl none")
        parser.add_argument("--processes", type=int, metavar="N", help="crawls at once (BROADSHEET_COLLECT_PROCESSES)")
        parser.add_argument(
            "--speed", type=float, default=1.0, metavar="N", help="let schedules count N times as fast, to try them (1)"
        )

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        if opts.forever and (opts.now or opts.list or args):
            raise UsageError("--forever keeps all schedules; it takes no domains, --now or --list")
        folder = sites_folder(self.settings)
        if not folder.is_dir():
            raise UsageError(f"BROADSHEET_SITES: there is no folder {folder}")
        registry = self._registry(args)
        timetable = self._timetable(opts)
        for problem in registry.problems:
            _say(f"left out: {problem}")
        if opts.list:
            Printed().print(timetable_table(registry, timetable))
            self.exitcode = 1 if registry.problems else 0
            return
        if not registry.sites and not opts.forever:
            _say(f"No site is registered in {registry.folder}; `scrapy doctor DOMAIN` registers one.")
        sites = due_sites(registry, timetable)
        if opts.now:  # a site that is switched off is crawled where it is named
            sites = [site for site in registry.sites.values() if site.schedule.enabled or args]
        for site in registry.sites.values() if args else ():
            if site not in sites:
                _say(not_due(site, timetable))
        if registry.sites and not (sites or args or opts.forever) and _has_terminal():  # timers start us often
            _say("No site is due; `scrapy collect --list` says when.")
        logging.getLogger("apscheduler").setLevel(logging.ERROR)
        outcomes = asyncio.run(self._collect(sites, timetable, opts))
        failed = [one for one in outcomes if one.is_failure]
        self.exitcode = 1 if failed or registry.problems else 0

    def _registry(self, domains: Sequence[str]) -> Registry:
        registry = Registry.from_settings(self.settings)
        if not domains:
            return registry
        try:
            sites = [registry.find(domain) for domain in domains]
        except KeyError as error:
            raise UsageError(f"{error.args[0]} has no file in {registry.folder}") from None
        except SiteFileError as error:
            raise UsageError(str(error)) from None
        return Registry(registry.folder, {site.domain: site for site in sites})

    def _timetable(self, opts: argparse.Namespace) -> Timetable:
        if not 1 <= opts.speed <= 1e6:
            raise UsageError("--speed: a number from 1 to 1000000")
        try:
            return Timetable.from_settings(self.settings, Clock(opts.speed))
        except ValueError as error:
            raise UsageError(str(error)) from None

    def _bounds(self, opts: argparse.Namespace) -> Bounds:
        processes = opts.processes
        if processes is None:
            processes = self.settings.getint("BROADSHEET_COLLECT_PROCESSES", 4)
        if processes < 1:
            raise UsageError("--processes: a whole number from 1")
        longest = self.settings.getfloat("BROADSHEET_COLLECT_LONGEST", 43_200.0)
        return Bounds(processes, longest, self.settings.getfloat("BROADSHEET_COLLECT_GRACE", 60.0))

    async def _collect(self, sites: list[Site], timetable: Timetable, opts: argparse.Namespace) -> list[Outcome]:
        settings = self.settings
        history = History.from_settings(settings)
        collector = Collector(
            timetable, self._bounds(opts), crawl_options(opts.set), lambda event: _say(describe(event, history)),
            has_cold_pages=partial(is_due, settings),
        )
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, collector.stop.set)
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # nohup ignores it
            stays = opts.forever and not _has_terminal()
            loop.add_signal_handler(signal.SIGHUP, collector.look.set if stays else collector.stop.set)
        if opts.forever:
            return await collector.collect_forever(_telling(WatchedFolder(settings).registry))
        return await collector.collect(sites, due_or_not=opts.now)


def crawl_options(pairs: Sequence[str]) -> list[str]:
    """What every crawl is started with: the settings of our own command line, and no progress line, since
    nobody watches."""
    return ["-s", "BROADSHEET_PROGRESS_ENABLED=0", *(word for pair in pairs for word in ("-s", pair))]


def _has_terminal() -> bool:
    """Whether we were started at a terminal, which sends SIGHUP when it is closed; a service gets it from who wants it
    to look at its files again (and systemd would take our end by it for a clean one, and start us no more)."""
    return sys.stdin is not None and sys.stdin.isatty()


def _telling(read: Callable[[], Registry]) -> Callable[[], Registry]:
    """Reads the site files as `read` does, and tells of each mistake that was not there the last time (those of the
    first time were told at the start)."""
    told: list[Problem] | None = None

    def reread() -> Registry:
        nonlocal told
        registry = read()
        for problem in registry.problems:
            if told is not None and problem not in told:
                _say(f"left out: {problem}")
        told = registry.problems
        return registry

    return reread


def describe(event: Outcome | str, history: History) -> str:
    """A start (a domain) or an end, as one line."""
    if isinstance(event, str):
        return f"{event}: started"
    if event.status is None:
        return f"{event.domain}: left alone, its last run is still going"
    run = _run_of(event, history)
    counts = f"{how_many(run.articles, 'article')}, " if run is not None else ""
    said = f"{event.domain}: {counts}{event.seconds:.0f} s" + (", stopped" if event.stopped else "")
    if not event.is_failure:
        return said
    if not event.status:
        return f"{said}, its cold pages were not extracted again (exit status {event.again}); see its log"
    if event.status < 0:
        return f"{said}, ended by signal {-event.status}; see its log"
    return f"{said}, {ENDINGS.get(event.status, 'failed')} (exit status {event.status}); see its log"


def _run_of(event: Outcome, history: History) -> RunSummary | None:
    """What the run left in the site's history. It need not be the last of it, if the clock was set back."""
    if event.began is None:
        return None
    end = event.began + timedelta(seconds=event.seconds + 1)
    return next((run for run in reversed(history.runs(event.domain)) if event.began <= run.start <= end), None)


def not_due(site: Site, timetable: Timetable) -> str:
    """Why a site is left alone, as one line."""
    if not site.schedule.enabled:
        return f"{site.domain}: switched off; --now crawls it all the same"
    return f"{site.domain}: not due before {_minute(timetable.next(site))} UTC; --now crawls it at once"


def timetable_table(registry: Registry, timetable: Timetable) -> Table:
    """Every registered site with its schedule, its last run and when it is due."""
    table = Table(Column("Site", no_wrap=True), "Schedule", "Last run (UTC)", "Exit status", "Due (UTC)")
    for site in sorted(registry.sites.values(), key=timetable.next):
        last, schedule = timetable.book.last(site.domain), site.schedule
        every = schedule.every or timetable.default
        when = f"cron {schedule.cron}" if schedule.cron else f"every {duration_text(every)}"
        due = "off" if not schedule.enabled else "now" if timetable.is_due(site) else _minute(timetable.next(site))
        if timetable.book.is_going(site.domain):
            due = "running"
        started = _minute(last.start) if last else "never"
        status = "" if last is None or last.status is None else str(last.status)
        if status.startswith("-"):  # as `subprocess` has it
            status = f"signal {status[1:]}"
        table.add_row(Text(site.domain), when, started, status, due)
    return table


def _minute(moment: datetime) -> str:
    return "never" if moment.year >= datetime.max.year else f"{moment.astimezone(UTC):%Y-%m-%d %H:%M}"


def _say(line: str) -> None:
    say(f"{datetime.now():%Y-%m-%d %H:%M:%S} {line}")
