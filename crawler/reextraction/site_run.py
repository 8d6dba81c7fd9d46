"""A site's archive extracted again, and what changed exported as new revisions."""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from crawler.archive.captures import Capture, capture_at
from crawler.archive.pages import are_pages_of
from crawler.archive.records import Place
from crawler.collection.lines import CorruptLine, parse
from crawler.collection.packed import AnyOrder
from crawler.export.json_lines import to_line
from crawler.export.names import archive_folder, domain_of, folder_of, new_run, outputs_of
from crawler.export.storage import WholeWriteFile
from crawler.reextraction.comparison import Comparison, Outcome, compare
from crawler.reextraction.exported import Exported, SiteLines, newest_lines
from crawler.reextraction.page_job import CRASHED, FAILED, PageJob, PageResult, Terms, crashed, extract_job
from crawler.reextraction.snapshot import Snapshot
from crawler.reextraction.teaching import spread, taught_by
from crawler.reextraction.workers import Workers
from crawler.state import SiteState
from crawler.wrappers.events import Misfit
from crawler.wrappers.policy import policy_of
from extractors import MAX_BYTES

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

    from extractors import Wrapper

logger = logging.getLogger(__name__)

Watch = Callable[[Comparison], None]
TAUGHT_BY = 64
"""Pages of an archive, evenly spread, that are extracted cold to learn from before any is extracted for good: a crawl
has learned from the first it met, and of what a wrapper served from none."""


@dataclass(slots=True)
class SiteRun:
    """What came of a site: articles by outcome, changed articles by field, and those without a raw page. `site` is
    its folder."""

    site: str
    outcomes: Counter[Outcome] = field(default_factory=Counter)
    fields: Counter[str] = field(default_factory=Counter)
    by_wrapper: int = 0
    were_by_wrapper: int = 0
    """Of the pages, those in whose newest line a wrapper had a part."""
    misfits: dict[str, Misfit] = field(default_factory=dict)
    """Pinned wrappers that did not fit articles, by id."""
    without_page: int = 0
    file: Path | None = None
    """Where the new revisions are."""

    @property
    def domain(self) -> str:
        """The site as people name it."""
        return domain_of(self.site)

    @property
    def pages(self) -> int:
        """Pages that were extracted again, or should have been."""
        return sum(self.outcomes.values())


def terms_of(settings: BaseSettings) -> Terms:
    """What pages are extracted with, by the project's settings."""
    model = str(settings.get("BROADSHEET_MODEL") or "")
    size = settings.getint("DOWNLOAD_MAXSIZE") or MAX_BYTES
    return Terms(str(Path(model).absolute()) if model else "", size)


def archived_sites(settings: BaseSettings) -> list[str]:
    """The folders of all sites with an archive, by name."""
    below = archive_folder(settings, "x").parent
    if not settings.get("BROADSHEET_ARCHIVE_FOLDER"):
        below = below.parent
    found = sorted(path.name for path in below.iterdir() if path.is_dir()) if below.is_dir() else []
    return [name for name in found if any(archive_folder(settings, name).glob("*.warc.gz"))]


def reextract_site(
    settings: BaseSettings,
    domain: str,
    *,
    processes: int,
    write: bool,
    cold_only: bool = False,
    watch: Watch = lambda comparison: None,
    fact: tuple[str, str] | None = None,
) -> SiteRun:
    """Extract a site's archived pages again, with the wrappers and the model of today.

    With `write` the site's state is locked, and what changed is exported to a new file of the site's folder as
    new revisions, whole line by whole line; so a run that is killed has exported what it had got to, and the next
    one goes on from there. Without `write` nothing is. `watch` sees every comparison, in the archive's order.
    `cold_only` leaves out the lines that a wrapper made. `fact` is noted in the state at the end.

    Raises OSError, `StateUnavailable` (`StateLocked` while a crawl of the site is going on).
    """
    state = SiteState.from_settings(settings, domain) if write else None
    try:
        run = _Run(settings, domain, write)
        done = run.over(processes, cold_only, watch)
        if state is not None and done.file is not None:
            state.agree_with_files(settings, domain)
        if state is not None and fact is not None:
            state.facts.set(*fact)
        return done
    finally:
        if state is not None:
            state.close()


class _Run:
    """One site's run."""

    def __init__(self, settings: BaseSettings, domain: str, write: bool) -> None:
        self._settings = settings
        self._terms = terms_of(settings)
        self._archive = archive_folder(settings, domain)
        self._outputs = outputs_of(settings)
        self._write = write
        self._file: WholeWriteFile | None = None
        self._taught: Mapping[str, tuple[Wrapper, ...]] = {}
        self._lines = AnyOrder()
        self.done = SiteRun(folder_of(domain))

    def over(self, processes: int, cold_only: bool, watch: Watch) -> SiteRun:
        everything = newest_lines(self._outputs, self.done.site, _tell_corrupt)
        lines = everything.cold() if cold_only else everything
        self.done.without_page = lines.without
        self.done.were_by_wrapper = sum(not one.is_cold for one in lines.kept)
        snapshot = Snapshot(self._settings, lambda site: self._taught.get(site, ()))
        try:
            with Workers(extract_job, min(processes, max(1, len(lines.kept) // 8)), crashed) as workers:
                self._taught = self._teach(everything, snapshot, workers)
                for job, result in workers.map(self._jobs(lines, snapshot)):
                    comparison = self._compared(lines.kept[job.number], job.capture, result)
                    self._count(comparison, result)
                    watch(comparison)
        finally:
            snapshot.close()
            self._lines.close()
            self._close()
        return self.done

    def _teach(
        self, lines: SiteLines, snapshot: Snapshot, workers: Workers[PageJob, PageResult]
    ) -> Mapping[str, tuple[Wrapper, ...]]:
        """What pages from the whole archive teach, where crawls have learned of the site at all."""
        chosen = [lines.kept[number] for number in spread(len(lines.kept), TAUGHT_BY)]

        def captures() -> Iterator[Capture]:
            return (capture for one in chosen if (capture := self._capture(one)) is not None)

        if not any(map(snapshot.of_crawls, captures())):
            return {}
        return taught_by(captures(), self._terms, workers, policy_of(self._settings))

    def _capture(self, one: Exported) -> Capture | None:
        """An article's pages; None where one is not kept any more."""
        pages = [capture_at(self._archive / file, Place(offset)) for file, offset in one.places]
        found = [page for page in pages if page is not None]
        return replace(found[0], further=tuple(found[1:])) if len(found) == len(pages) else None

    def _jobs(self, lines: SiteLines, snapshot: Snapshot) -> Iterator[PageJob]:
        for number, one in enumerate(lines.kept):
            capture = self._capture(one)
            if capture is None:
                self.done.outcomes[Outcome.GONE] += 1
            else:
                yield snapshot.job(self._terms, capture, number)

    def _compared(self, exported: Exported, capture: Capture, result: PageResult) -> Comparison:
        raw = self._lines.read(exported.path, exported.offset, exported.end)
        before, reason = parse(raw)
        if before is None:
            raise OSError(f"{exported.path} changed while it was read: {reason}")
        if not are_pages_of(before, [page.record.url for page in (capture, *capture.further)]):
            return Comparison(Outcome.GONE, before)
        if result.line is not None:
            return compare(raw, result.line)
        broken = result.reason in (FAILED, CRASHED)
        outcome = Outcome.FAILED if broken else Outcome.REJECTED
        return Comparison(outcome, before, detail=f"{result.reason}: {result.detail}")

    def _count(self, comparison: Comparison, result: PageResult) -> None:
        self.done.outcomes[comparison.outcome] += 1
        self.done.by_wrapper += result.by_wrapper
        for wrapper, root, why in result.misfits:
            known = self.done.misfits.get(wrapper) or Misfit(self.done.domain, wrapper, root)
            self.done.misfits[wrapper] = known.on(result.url, why)
        if comparison.revision is not None:
            self.done.fields.update(comparison.revision.changed)
        if self._write and comparison.line is not None:
            self._export(to_line(comparison.line))

    def _export(self, line: bytes) -> None:
        if self._file is None:
            path = new_run(self._outputs / self.done.site, datetime.now(UTC))
            self._file, self.done.file = WholeWriteFile(path), path
        self._file.write(line)

    def _close(self) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()


def _tell_corrupt(line: CorruptLine) -> None:
    logger.warning("%s; it is passed over", line)
