"""Archives of anybody's made into articles: wrappers are learned in a first pass, pages extracted in a second.

Three passes over the files: one counts the pages of each site (only headers are looked at), one extracts the first
pages of sites with several and learns from them, and one extracts every page. What is in memory does not grow
with the archive. Each pass goes on where a killed run had come to.
"""

from __future__ import annotations

import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import orjson

from crawler.archive.captures import (
    FURTHER_PAGE,
    Capture,
    captures,
    why_skipped,
    with_further_pages,
)
from crawler.archive.facts import FURTHER_OF
from crawler.archive.frames import BROKEN
from crawler.archive.records import UnknownFormat
from crawler.dump.filters import Filters
from crawler.reextraction.checkpoint import FETCHED, Checkpoint, Progress
from crawler.reextraction.lines_out import LinesOut, require_empty
from crawler.reextraction.page_job import PageJob, PageResult, Terms, crashed, extract_job
from crawler.reextraction.snapshot import Snapshot
from crawler.reextraction.sources import fetch, is_address, let_go, name_of
from crawler.reextraction.teaching import learning_job, ready_wrappers
from crawler.reextraction.workers import Workers
from crawler.verdicts import OTHER_KEYWORDS, OTHER_LANGUAGE, OUTSIDE_DATES
from crawler.wrappers.policy import policy_of
from extractors import site_of

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

    from crawler.archive.records import Place

LEARN_FROM = 12
"""Pages of a site that are learned from, the first of the archive; the crawl remembers as many."""
KEPT_BYTES = 4 << 30
"""Of fetched files, up to which they are kept for the next pass."""
SAVE_EVERY = 200
"""Pages between two checkpoints."""
NOT_ASKED_FOR = {"dates": OUTSIDE_DATES, "language": OTHER_LANGUAGE, "keywords": OTHER_KEYWORDS}
"""By the filter that an article fails, the verdict that a crawl counts, too."""
_SLACK = timedelta(days=1)

Tell = Callable[[Progress], None]
Extract = Callable[[Iterator[PageJob]], Iterator[tuple[PageJob, PageResult]]]


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked for. `domains` are sites; their subdomains belong to them. `filters` hold for articles."""

    sources: tuple[str, ...]
    terms: Terms
    domains: tuple[str, ...] = ()
    filters: Filters = field(default_factory=Filters)
    processes: int = 1
    learn: bool = True

    def wants(self, capture: Capture) -> str:
        """Why a record is none of the run's business, as a verdict; empty if it is."""
        site = site_of(capture.record.url)
        host = site.partition(":")[0]
        if self.domains and not any(d in (site, host) or host.endswith(f".{d}") for d in self.domains):
            return "other_site"
        since = self.filters.dates.since
        at = capture.at
        if since is not None and at is not None and at + _SLACK < since:
            return "outside_dates"  # nothing is published after it was fetched
        return ""


class ArchiveRun:
    """One run, with its checkpoint and its output."""

    def __init__(
        self, task: Task, checkpoint: Checkpoint, progress: Progress, settings: BaseSettings, tell: Tell
    ) -> None:
        self._task = task
        self._checkpoint = checkpoint
        self._settings = settings
        self._policy = policy_of(settings)
        self._tell = tell
        self._since = time.monotonic()
        self._fetched = checkpoint.path.with_suffix(FETCHED)
        self.progress = progress

    def run(self) -> Progress:
        """All that is left to do. Raises OSError where the output or the checkpoint cannot be written."""
        phases = {"count": self._count, "learn": self._learn, "extract": self._extract}
        if not self._task.learn and self.progress.phase == "count":
            self._enter("extract")
        while self.progress.phase in phases:
            phases[self.progress.phase]()
        return self.progress

    # -- first: how many pages of which site ----------------------------------------------------------------

    def _count(self) -> None:
        for _, found in self._files():
            sites: Counter[str] = Counter()
            for capture in found:
                if not self._why_passed(capture):
                    sites[site_of(capture.record.url)] += 1
            with self._saving():
                self._checkpoint.add_pages(sites)
                self.progress.source, self.progress.place = self.progress.source + 1, None
        self._enter("learn")

    # -- second: what their first pages teach ---------------------------------------------------------------

    def _learn(self) -> None:
        sites = self._checkpoint.sites_with(getattr(self._policy, "learn_from", 2))
        asked = self._checkpoint.learned_from()
        with self._workers() as workers:
            for _, found in self._files(read=bool(sites)):
                seen: list[tuple[str, bytes | None]] = []
                for number, (job, result) in enumerate(workers.map(self._learning_jobs(found, sites, asked)), 1):
                    self.progress.place = job.capture.last_place
                    seen.append((site_of(result.url), result.observation))
                    if number % SAVE_EVERY == 0:
                        self._save_observations(seen)
                self.progress.source, self.progress.place = self.progress.source + 1, None
                self._save_observations(seen)
        for site in self._checkpoint.observed():
            ready = ready_wrappers(self._checkpoint.observations(site), self._policy)
            with self._saving():
                self._checkpoint.set_wrappers(site, ready)
        with self._saving():
            self._checkpoint.drop_observations()
        self._enter("extract")

    def _learning_jobs(self, found: Iterator[Capture], sites: set[str], asked: Counter[str]) -> Iterator[PageJob]:
        for capture in found:
            site = site_of(capture.record.url)
            if site not in sites or asked[site] >= LEARN_FROM or self._why_passed(capture):
                continue
            asked[site] += 1
            yield learning_job(self._task.terms, capture)

    def _save_observations(self, seen: list[tuple[str, bytes | None]]) -> None:
        with self._saving():
            self._checkpoint.add_observations(seen)
        seen.clear()

    # -- third: every page ----------------------------------------------------------------------------------

    def _extract(self) -> None:
        snapshot = Snapshot(self._settings, self._checkpoint.wrappers)
        out = LinesOut(Path(self.progress.output), self.progress.written, self._checkpoint)
        try:
            with self._workers() as workers:
                for name, found in self._files(telling=True):
                    self._extract_file(name, workers.map, found, snapshot, out)
                    self.progress.source, self.progress.place = self.progress.source + 1, None
                    self._save_lines(out)
        finally:
            snapshot.close()
            out.close()
        shutil.rmtree(self._fetched, ignore_errors=True)
        self.progress.phase = "done"
        with self._saving():
            pass

    def _extract_file(
        self, name: str, extract: Extract, found: Iterator[Capture], snapshot: Snapshot, out: LinesOut
    ) -> None:
        passed: dict[int, Counter[str]] = {}
        last = 0
        for job, result in extract(self._jobs(found, snapshot, passed)):
            last = job.number
            self.progress.counts.update(passed.pop(last))
            self._take(name, job, result, out)
            self.progress.place = job.capture.last_place
            if last % SAVE_EVERY == 0:
                self._save_lines(out)
        self.progress.counts.update(passed.pop(last + 1, Counter()))

    def _jobs(
        self, found: Iterator[Capture], snapshot: Snapshot, passed: dict[int, Counter[str]]
    ) -> Iterator[PageJob]:
        """Pages to extract; what is counted before a page goes with its number, to be counted when the page is."""
        number = 1
        counts = passed.setdefault(number, Counter())
        for capture in found:
            counts["records"] += 1
            if passed_over := self._why_passed(capture):
                counts[f"skipped/{passed_over}"] += 1
                continue
            yield snapshot.job(self._task.terms, capture, number)
            number += 1
            counts = passed.setdefault(number, Counter())

    def _take(self, name: str, job: PageJob, result: PageResult, out: LinesOut) -> None:
        counts = self.progress.counts
        if not result.is_page:
            counts[f"skipped/{result.reason}"] += 1
            return
        counts["pages"] += 1
        if result.line is None:
            counts[f"verdict/{result.reason}"] += 1
            return
        line = orjson.loads(result.line)
        refusal = self._task.filters.refusal("", line)
        if refusal is not None:
            counts[f"verdict/{NOT_ASKED_FOR[refusal]}"] += 1
            return
        first, *further = [
            {"file": name, "offset": one.record.place.offset} for one in (job.capture, *job.capture.further)
        ]
        line["crawl"]["archive"] = {**first, **({"pages": further} if further else {})}
        written = out.add(line)
        counts[f"verdict/{written}"] += 1
        counts["articles"] += written != "unchanged"
        if result.misfits:
            counts["pinned_misfits"] += 1
        counts["by_wrapper"] += written != "unchanged" and result.by_wrapper

    def _save_lines(self, out: LinesOut) -> None:
        out.sync()
        self.progress.written = out.end
        with self._saving():
            out.commit()

    def _workers(self) -> Workers[PageJob, PageResult]:
        return Workers(extract_job, self._task.processes, crashed)

    def _why_passed(self, capture: Capture) -> str:
        """Why a capture is not extracted, as a verdict; empty if it is."""
        if unwanted := self._task.wants(capture):
            return unwanted
        skipped = why_skipped(capture.record)
        if skipped is not None:
            return skipped.reason
        if capture.at is None:  # the line would say when it was extracted, another time in each run
            return BROKEN
        return FURTHER_PAGE if FURTHER_OF in capture.facts else ""

    # -- files, phases, checkpoints -------------------------------------------------------------------------

    def _files(self, *, read: bool = True, telling: bool = False) -> Iterator[tuple[str, Iterator[Capture]]]:
        """Name and pages of each source that is left, from the last record that was dealt with on."""
        while self.progress.source < len(self._task.sources) and read:
            before, source = self.progress.source, self._task.sources[self.progress.source]
            with self._local(source) as path:
                yield name_of(source), self._captures(path, telling)
            if self.progress.source == before:
                raise AssertionError("a source was not counted as done")

    def _captures(self, path: Path | None, telling: bool) -> Iterator[Capture]:
        start: Place | None = self.progress.place
        try:
            if path is None:
                self.progress.counts["unreadable_files"] += telling
                return
            left = (one for one in captures(path, start) if one.record.place != start)
            yield from with_further_pages(left)
        except (UnknownFormat, OSError) as error:
            if telling:
                self.progress.counts["unreadable_files"] += 1
                self.progress.counts[f"unreadable/{error}"] += 1

    @contextmanager
    def _local(self, source: str) -> Iterator[Path | None]:
        """The source as a file. One that was fetched stays beside the checkpoint until the pass has read it, or the
        run ended, where there is little of that kind."""
        if not is_address(source):
            yield Path(source)
            return
        folder = self._fetched
        path: Path | None = None
        try:
            path = fetch(source, folder)
        except OSError as error:  # each pass tries again
            self.progress.counts[f"unreadable/{error}"] += self.progress.phase == "extract"
        try:
            yield path
        finally:
            if path is not None:
                let_go(path, KEPT_BYTES)

    def _enter(self, phase: str) -> None:
        if phase == "extract":  # nothing in the file can be ours before
            require_empty(Path(self.progress.output))
        self.progress = replace(self.progress, phase=phase, source=0, place=None)
        with self._saving():
            pass

    @contextmanager
    def _saving(self) -> Iterator[None]:
        now = time.monotonic()
        self.progress.seconds += now - self._since
        self._since = now
        with self._checkpoint.saving(self.progress):
            yield
        self._tell(self.progress)
