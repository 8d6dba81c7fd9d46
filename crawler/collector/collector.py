"""Runs what is due, several sites side by side, and with `forever` keeps their schedules."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial

from apscheduler.events import EVENT_JOB_MAX_INSTANCES, JobSubmissionEvent
from apscheduler.schedulers.asyncio import AsyncIOScheduler

from crawler.collector import child
from crawler.collector.runs import LastRun, StillGoing
from crawler.collector.timetable import ScheduleTrigger, Timetable
from crawler.registry import Registry, Site
from crawler.spiders.exit_status import ExitStatus

logger = logging.getLogger(__name__)

REREAD_SECONDS = 30.0
"""How often the folder of site files is looked at again by a collector that stays."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One run: `status` as the shell sees it (-N: ended by signal N), None for a site of which a run was still
    going. `began` is real time; `again` the status of the re-extraction that followed, 0 if none was due."""

    domain: str
    status: int | None
    seconds: float = 0.0
    stopped: bool = False
    began: datetime | None = None
    again: int = 0

    @property
    def is_failure(self) -> bool:
        """Whether the run went wrong; one that was stopped did only if it had to be killed."""
        if self.stopped:
            return self.status in (1, -signal.SIGKILL)
        return bool(self.status or self.again)


@dataclass(frozen=True, slots=True)
class Bounds:
    """Runs at once, seconds that one may take (0: no bound), and seconds that one has to end when asked to."""

    processes: int = 2
    longest: float = 0.0
    grace: float = 60.0


@dataclass
class Collector:
    """The runs of a folder of site files. `options` go to every crawl; `tell` hears of every start and end."""

    timetable: Timetable
    bounds: Bounds
    options: Sequence[str] = ()
    tell: Callable[[Outcome | str], None] = lambda event: None
    has_cold_pages: Callable[[str], bool] = lambda domain: False
    """Whether a site that was just crawled has pages to be extracted again, by what it has taught since."""
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    look: asyncio.Event = field(default_factory=asyncio.Event)
    """Set: a collector that stays looks at the folder at once."""

    def __post_init__(self) -> None:
        self._room = asyncio.Semaphore(max(1, self.bounds.processes))
        self._sites: dict[str, Site] = {}
        self._outcomes: dict[str, Outcome] = {}
        self._running: set[asyncio.Task[None]] = set()

    async def collect(self, sites: Iterable[Site], *, due_or_not: bool = False) -> list[Outcome]:
        """Crawl these sites, as many at once as the bounds allow. One that is not due any more when it is its turn,
        since another collector has crawled it meanwhile, is left alone, unless `due_or_not`. An outcome a site."""
        called = self.timetable.clock.now()
        await asyncio.gather(*(self._run(site, called, partial(self._is_wanted, site, due_or_not)) for site in sites))
        return list(self._outcomes.values())

    def _is_wanted(self, site: Site, due_or_not: bool) -> bool:
        return due_or_not or self.timetable.is_due(site)

    async def collect_forever(self, read: Callable[[], Registry]) -> list[Outcome]:
        """Crawl every registered site whenever it is due, until `stop` is set.

        Timers do not notice that the clock was set, or that the machine slept. So at each look at the folder what is
        overdue is begun, and all is planned anew where time has gone back: it was planned too late.
        """
        scheduler = AsyncIOScheduler(
            job_defaults={"coalesce": True, "max_instances": 1, "misfire_grace_time": None}, timezone="UTC"
        )
        scheduler.add_listener(self._note_overlap, EVENT_JOB_MAX_INSTANCES)
        scheduler.start()
        before = self.timetable.clock.now()
        try:
            while not self.stop.is_set():
                now = self.timetable.clock.now()
                self._keep_up(scheduler, read(), anew=now < before)
                scheduler.wakeup()
                before = now
                await self._pause()
            scheduler.pause()
            await asyncio.gather(*self._running, return_exceptions=True)
        finally:
            scheduler.shutdown(wait=False)
        return list(self._outcomes.values())

    async def _pause(self) -> None:
        """Until the next look at the folder."""
        waiting = [asyncio.ensure_future(event.wait()) for event in (self.stop, self.look)]
        await asyncio.wait(waiting, timeout=REREAD_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
        self.look.clear()

    def _keep_up(self, scheduler: AsyncIOScheduler, registry: Registry, *, anew: bool) -> None:
        """Give every enabled site its job; one whose file changed, and all if `anew`, a new one; end those of sites
        that are gone, or whose file is broken: a crawl would read it too, and fail."""
        wanted = {domain: site for domain, site in registry.sites.items() if site.schedule.enabled}
        for domain in list(self._sites):
            if domain not in wanted:
                if scheduler.get_job(domain):
                    scheduler.remove_job(domain)
                del self._sites[domain]
        for domain, site in wanted.items():
            if anew or self._sites.get(domain) != site:
                self._sites[domain] = site
                trigger = ScheduleTrigger(site, self.timetable)
                scheduler.add_job(self._job, trigger, args=[domain], id=domain, name=domain, replace_existing=True)

    async def _job(self, domain: str) -> None:
        # its timer said that it is due; the book may say so only a little later, where the last run waited for room
        site, before = self._sites[domain], self.timetable.book.last(domain)
        task = asyncio.ensure_future(
            self._run(
                site,
                self.timetable.clock.now(),
                lambda: self.timetable.book.last(domain) == before or self.timetable.is_due(site),
            )
        )
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)

    def _note_overlap(self, event: JobSubmissionEvent) -> None:
        self.tell(Outcome(event.job_id, None))

    async def _run(self, site: Site, called: datetime, is_wanted: Callable[[], bool]) -> None:
        async with self._room:
            if self.stop.is_set():
                return
            try:
                outcome = await self._crawl(site, called, is_wanted)
            except StillGoing:
                outcome = Outcome(site.domain, None)
            except Exception as error:  # no process, no room on the disk: this site's trouble, not the others'
                logger.error("%s could not be crawled: %s", site.domain, error)
                outcome = Outcome(site.domain, 1)
            if outcome is not None:
                self._keep(outcome)
                self.tell(outcome)

    def _keep(self, outcome: Outcome) -> None:
        """One outcome a site, since a collector may stay for years: the first failure, else the last."""
        known = self._outcomes.get(outcome.domain)
        if known is None or not known.is_failure:
            self._outcomes[outcome.domain] = outcome

    async def _crawl(self, site: Site, called: datetime, is_wanted: Callable[[], bool]) -> Outcome | None:
        """None where it is not wanted any more; asked under the lock, so that no other collector can begin it."""
        book, clock, domain = self.timetable.book, self.timetable.clock, site.domain
        with book.lock(domain) as lock:
            if not is_wanted():
                return None
            began = datetime.now(UTC)
            before = LastRun(domain, clock.now().isoformat(), called=called.isoformat())
            book.write(before)
            self.tell(domain)
            loop = asyncio.get_running_loop()
            begin = loop.time()
            status, stopped = await self._child("crawl", domain, lock, self.options)
            again = await self._extract_again(domain, lock) if status == 0 and not stopped else 0
            seconds = loop.time() - begin
            going = status == ExitStatus.ALREADY_RUNNING  # somebody crawls it by hand
            ended = clock.now().isoformat()
            book.write(replace(before, ended=ended, status=status, stopped=stopped or going))
            if going:
                raise StillGoing(domain)
        return Outcome(domain, status, seconds, stopped, began, again)

    async def _extract_again(self, domain: str, lock: int) -> int:
        """The status of the re-extraction of a site's cold pages; 0 also where none was due, or it was stopped: then
        the next run does it. The crawl is done by then, and counts whatever becomes of this."""
        try:
            if not self.has_cold_pages(domain):
                return 0
            status, stopped = await self._child(
                "reextract", domain, lock, ["--cold", "--processes", "1", *self.options]
            )
        except Exception as error:
            logger.error("%s: cold pages could not be extracted again: %s", domain, error)
            return 1
        return 0 if stopped else status

    async def _child(self, command: str, domain: str, lock: int, options: Sequence[str]) -> tuple[int, bool]:
        return await child.run(
            command, domain, options, log=self.timetable.book.log_path(domain), lock=lock, stop=self.stop,
            longest=self.bounds.longest, grace=self.bounds.grace,
        )  # fmt: skip


def due_sites(registry: Registry, timetable: Timetable) -> list[Site]:
    """The sites that should be crawled now, those that waited longest first."""
    due = [site for site in registry.sites.values() if timetable.is_due(site)]

    def waited(site: Site) -> str:
        last = timetable.book.last(site.domain)
        return last.started if last else ""

    return sorted(due, key=lambda site: (waited(site), site.domain))
