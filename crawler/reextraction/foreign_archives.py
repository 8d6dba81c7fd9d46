"""`scrapy reextract --warc`: anybody's WARC files made into articles, and what is told of that."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from scrapy.exceptions import UsageError
from scrapy.utils.project import data_path

from crawler.discovery.addresses import site_named
from crawler.dump.filters import FilterError, Filters, language_named
from crawler.export.names import folder_of, new_run, outputs_of
from crawler.keywords import Keywords
from crawler.option_values import listed
from crawler.plurals import how_many
from crawler.progress_line import running_line
from crawler.reextraction.archive_run import ArchiveRun, Task
from crawler.reextraction.checkpoint import FETCHED, Checkpoint, Progress
from crawler.reextraction.lines_out import require_empty
from crawler.reextraction.site_run import terms_of
from crawler.reextraction.sources import SourceError, name_of, resolve
from crawler.spiders.arguments import ArgumentError, date_window
from crawler.state.lock import AlreadyLocked, SiteLock
from crawler.telling import Notes, facts_table, note, say_error, width_where_no_terminal
from crawler.whole_file import write_whole
from extractors import VERSION

if TYPE_CHECKING:
    import argparse

    from scrapy.settings import BaseSettings


@dataclass
class ForeignArchives:
    """The files that the command's options name."""

    settings: BaseSettings
    opts: argparse.Namespace
    processes: int

    def extract(self) -> int:
        """Make articles of the files; the exit status. Raises UsageError for options that cannot be understood."""
        task = self._task()
        working = self._working_file(task)
        try:
            with _held(working):
                return self._over(task, working)
        except AlreadyLocked as error:
            say_error(f"the same run is going on (process {error.holder or 'unknown'})")
        except (OSError, sqlite3.Error) as error:
            say_error(str(error))
        return 1

    def _over(self, task: Task, working: Path) -> int:
        output = _cleared(working) if self.opts.restart else ""
        checkpoint = Checkpoint(working)
        progress = checkpoint.progress()
        if progress is None:
            progress = Progress(output=output or str(self._output(task)))
            with checkpoint.saving(progress):
                pass
        elif progress.written and not Path(progress.output).exists():
            say_error(f"{progress.output} is gone; --restart begins again")
            return 1
        else:
            note(f"Going on with a run that was interrupted ({progress.phase})")
        line = running_line()
        try:
            progress = ArchiveRun(task, checkpoint, progress, self.settings, lambda now: line.show(so_far(now))).run()
        except KeyboardInterrupt:
            line.clear()
            checkpoint.close()
            say_error("interrupted; the same command goes on from here")
            return 1
        line.clear()
        self._report(task, checkpoint, progress)
        checkpoint.close(finished=True)
        return 1 if progress.counts["unreadable_files"] else 0

    def _task(self) -> Task:
        opts = self.opts
        domains = tuple(_site(one) for name in opts.domain for one in name.removesuffix(",").split(","))
        try:
            dates = date_window(opts.since, opts.until)
            sources = tuple(resolve(opts.warc))
            languages = frozenset(map(language_named, listed(opts.language)))
        except (ArgumentError, SourceError, FilterError) as error:
            raise UsageError(str(error)) from None
        keywords = Keywords(tuple(listed(opts.keyword)))
        filters = Filters(dates=dates, undated=True, languages=languages, keywords=keywords)
        learn = not opts.no_learning and self.settings.getbool("BROADSHEET_WRAPPERS_ENABLED", True)
        return Task(sources, terms_of(self.settings), domains, filters, self.processes, learn)

    def _working_file(self, task: Task) -> Path:
        """The checkpoint of this very task, however many processes work on it."""
        filters = task.filters
        wanted = (filters.dates, sorted(filters.languages), filters.keywords.words)
        what = (task.sources, task.terms, task.domains, *wanted, task.learn)
        digest = hashlib.sha256(repr((VERSION, what, self.opts.output)).encode()).hexdigest()[:16]
        return Path(data_path(f"broadsheet/reextract/{digest}.sqlite"))

    def _output(self, task: Task) -> Path:
        if self.opts.output:
            path = Path(self.opts.output).absolute()
            require_empty(path)
            return path
        stem = name_of(task.sources[0]).removesuffix(".gz").removesuffix(".warc")
        name = folder_of(stem) if len(task.sources) == 1 else "archives"
        folder = (outputs_of(self.settings) / name).absolute()
        return new_run(folder, datetime.now(UTC))

    def _report(self, task: Task, checkpoint: Checkpoint, progress: Progress) -> None:
        wrappers, sites = checkpoint.wrappers_learned()
        counts = progress.counts
        summary = {
            "sources": len(task.sources),
            "output": progress.output,
            "seconds": round(progress.seconds, 1),
            "pagesPerSecond": round(counts["pages"] / progress.seconds, 1) if progress.seconds else None,
            "sites": checkpoint.sites(),
            "wrappersLearned": wrappers,
            "sitesLearned": sites,
            "counts": dict(sorted(counts.items())),
        }
        path = Path(progress.output).with_suffix(".reextract.json")
        told = json.dumps(summary, ensure_ascii=False, indent=2) + "\n"
        write_whole(path, told.encode("utf-8", "backslashreplace"))
        Notes(width=width_where_no_terminal(110)).print(archives_table(progress, summary))
        note(f"File: {progress.output}")
        note(f"Report: {path}")


def _cleared(working: Path) -> str:
    """Remove what a killed run has left; the file that it wrote, now empty (no name: it had come to none, or nobody
    can tell). Raises OSError."""
    output = ""
    if working.exists():
        with suppress(sqlite3.Error, TypeError, ValueError), closing(Checkpoint(working)) as left:
            progress = left.progress()
            output = progress.output if progress is not None and progress.phase in ("extract", "done") else ""
    if output and Path(output).exists():
        os.truncate(output, 0)
    for path in working.parent.glob(f"{working.name}*"):
        path.unlink()
    shutil.rmtree(working.with_suffix(FETCHED), ignore_errors=True)
    return output


def _site(named: str) -> str:
    site = site_named(named)
    if not site:
        raise UsageError(f"--domain: {named!r} is no domain; it should look like example.com")
    return site


@contextmanager
def _held(path: Path) -> Iterator[None]:
    """Hold the lock of a working file for as long as a block lasts."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = SiteLock(path.with_suffix(".lock"))
    try:
        yield
    finally:
        lock.release()
        if not path.exists():
            lock.path.unlink(missing_ok=True)


def so_far(progress: Progress) -> str:
    """How far a run is, as one line."""
    counts = progress.counts
    done = f"{how_many(counts['pages'], 'page')}, {how_many(counts['articles'], 'article')}"
    return f"archives: {progress.phase}: {how_many(progress.source, 'file')} read, {done}"


def archives_table(progress: Progress, summary: dict[str, object]) -> Table:
    """What a run over foreign archives came to."""
    counts = progress.counts

    def of(prefix: str) -> str:
        own = [(name.removeprefix(prefix), count) for name, count in counts.items() if name.startswith(prefix)]
        found = sorted(own, key=lambda one: (-one[1], one[0]))
        return ", ".join(f"{name} {count}" for name, count in found) or "none"

    sites, learned, taught = (int(str(summary[name])) for name in ("sites", "wrappersLearned", "sitesLearned"))
    rows = [
        ("Records of pages", str(counts["records"])),
        ("Skipped", of("skipped/")),
        ("Pages", f"{counts['pages']} of {how_many(sites, 'site')}, {summary['pagesPerSecond']} a second"),
        ("Articles", f"{counts['articles']}, {counts['by_wrapper']} by a learned XPath"),
        ("Verdicts", of("verdict/")),
        ("Learned", f"{how_many(learned, 'XPath')} of {how_many(taught, 'site')}"),
    ]
    if misfits := counts["pinned_misfits"]:
        rows.append(("Pinned", f"on {how_many(misfits, 'page')} a pinned XPath does not hold"))
    if counts["unreadable_files"]:
        rows.append(("Unreadable", of("unreadable/")))
    return facts_table(rows)
