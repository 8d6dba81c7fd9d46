"""`scrapy reextract`: extraction again from archives, our own and anybody's."""

from __future__ import annotations

import argparse
import hashlib
import logging
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import orjson
from rich.table import Column, Table
from scrapy.commands import ScrapyCommand
from scrapy.exceptions import UsageError
from scrapy.utils.project import data_path

from crawler.collection.lines import passed_over
from crawler.collection.packed import PACKED
from crawler.discovery.addresses import site_named
from crawler.dump.filters import FilterError, Filters, date_window, language_named
from crawler.dump.formats import FORMATS
from crawler.export.names import archive_folder, folder_of, new_run
from crawler.extraction_service import model_of
from crawler.keywords import Keywords
from crawler.own_settings import require_understood
from crawler.plurals import how_many
from crawler.reextraction.archive_run import ArchiveRun, Task
from crawler.reextraction.checkpoint import Checkpoint, Progress
from crawler.reextraction.cold_pages import reextract_cold_pages
from crawler.reextraction.comparison import Comparison, Outcome
from crawler.reextraction.difference_report import Differences, page_of
from crawler.reextraction.site_run import SiteRun, archived_sites, reextract_site, terms_of
from crawler.reextraction.sources import SourceError, name_of, resolve
from crawler.state import StateUnavailable
from crawler.state.lock import AlreadyLocked, SiteLock
from crawler.telling import Notes, interruptible, say, width_where_no_terminal
from crawler.whole_file import write_whole
from extractors import VERSION

logger = logging.getLogger(__name__)

REPORT = "reextract.html"
_NO_LINES = (*PACKED, *(end for end in FORMATS if end != ".jsonl"))
"""Ends of names by which a file would be taken for something else than lines."""
_EVERY = 2.0
"""Seconds between two lines of progress."""


class Command(ScrapyCommand):
    """Exit status: 0 done, 1 something could not be read or written, 2 the command was not understood."""

    requires_project = True
    requires_crawler_process = False

    def syntax(self) -> str:
        return "[options] [DOMAIN ...] | --warc FILE|DIR|LIST ..."

    def short_desc(self) -> str:
        return "Extract archived pages again, with what is known today"

    def long_desc(self) -> str:
        return (
            "Extract the archived pages of these domains (all, if none is named) again, with the wrappers and the "
            "model of today, and export what changed as new revisions. With --warc: make articles of any WARC "
            "files. Nothing is fetched, unless a list names addresses. Exit status: 0 done, 1 something could not be "
            "read or written, 2 the command was not understood."
        )

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        add = parser.add_argument
        add("--diff", action="store_true", help="export nothing; write what would change as an HTML report")
        add("--cold", action="store_true", help="only pages that no wrapper served, once wrappers have proved good")
        add("--processes", type=int, default=0, metavar="N", help="how many (default: one a core)")
        add("--warc", action="append", default=[], metavar="FILE|DIR|LIST", help="WARC files; may be repeated")
        add("-o", "--output", metavar="FILE", help="with --warc: where the lines go (outputs/<name>/<run>.jsonl)")
        add("--domain", action="append", default=[], help="with --warc: only this site and its subdomains; repeatable")
        add("--language", action="append", default=[], help="with --warc: only articles in this language; repeatable")
        add("--keyword", action="append", default=[], help="with --warc: only articles with this word; repeatable")
        add("--since", metavar="DATE", help="with --warc: published then or later")
        add("--until", metavar="DATE", help="with --warc: published then or earlier; a day counts whole")
        add("--no-learning", action="store_true", help="with --warc: learn nothing from the archive itself")
        add("--restart", action="store_true", help="with --warc: begin again, whatever a killed run has left")

    @interruptible()
    def run(self, args: list[str], opts: argparse.Namespace) -> None:
        assert self.settings is not None
        require_understood(self.settings)
        try:
            model_of(self.settings)
        except ValueError as error:
            raise UsageError(str(error), print_help=False) from None
        processes = opts.processes or len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else [1])
        if processes < 1:
            raise UsageError(f"--processes is {opts.processes}; it must be 1 or more", print_help=False)
        if opts.warc and (args or opts.diff or opts.cold):
            raise UsageError("--warc goes neither with domains nor with --diff or --cold", print_help=False)
        if opts.diff and opts.cold:
            raise UsageError("--cold and --diff do not go together", print_help=False)
        archives_only = ("output", "domain", "language", "keyword", "since", "until", "no_learning", "restart")
        only = [f"--{name.replace('_', '-')}" for name in archives_only if getattr(opts, name)]
        if only and not opts.warc:
            raise UsageError(f"{', '.join(only)} needs --warc", print_help=False)
        if opts.output is not None and (opts.output in ("", "-") or opts.output.endswith(_NO_LINES)):
            raise UsageError(f"-o {opts.output}: plain lines are written, to a file such as x.jsonl", print_help=False)
        if opts.warc:
            self.exitcode = self._archives(opts, processes)
        else:
            self.exitcode = self._sites(args, opts.diff, opts.cold, processes)

    # -- our own archives -----------------------------------------------------------------------------------

    def _sites(self, domains: list[str], diff: bool, cold: bool, processes: int) -> int:
        assert self.settings is not None
        given = {folder_of(domain): domain for domain in domains}
        names = list(given) or archived_sites(self.settings)
        if not names:
            _error("nothing is archived; raw pages are kept where BROADSHEET_ARCHIVE_ENABLED is on")
            return 1
        outputs = Path(str(self.settings.get("BROADSHEET_OUTPUTS") or "outputs"))
        status, runs = 0, []
        for name in names:
            if not any(archive_folder(self.settings, name).glob("*.warc.gz")):
                _error(f"nothing is archived of {name}: no file in {archive_folder(self.settings, name)}")
                status = 1
                continue
            if unread := passed_over(outputs, [name]):
                _error(f"{name}: {unread}")
            differences, progress = Differences(), _Progress(name)
            watch = _watching(name, differences, progress)
            try:
                if cold:
                    done = reextract_cold_pages(self.settings, given.get(name, name), processes=processes)
                    runs += [done] if done is not None else []
                    if done is None:
                        _error(f"{name}: nothing to do: no wrapper of it has newly proved itself")
                    continue
                runs.append(reextract_site(self.settings, name, processes=processes, write=not diff, watch=watch))
                progress.end()
                differences.outcomes = runs[-1].outcomes
                if diff:
                    _print_path("Report", self._write_report(name, differences))
            except (StateUnavailable, OSError) as error:
                progress.end()
                _error(f"{name}: {error}")
                status = 1
        if runs:
            Notes(width=width_where_no_terminal(110)).print(sites_table(runs))
        for run in runs:
            self._doubt(run)
            for field, count in run.fields.most_common():
                _print(f"{run.site}: {field} differs in {count}")
            if run.file is not None:
                _print_path("New revisions", run.file)
        return status

    def _doubt(self, run: SiteRun) -> None:
        """Tell where the wrappers that a site was crawled with seem to be kept elsewhere."""
        assert self.settings is not None
        if run.were_by_wrapper and not run.by_wrapper and self.settings.getbool("BROADSHEET_WRAPPERS_ENABLED", True):
            _error(
                f"{run.site}: a wrapper served {run.were_by_wrapper} of its pages, but none is known of it in "
                f"{self.settings.get('BROADSHEET_WRAPPER_DB')}; is that the file of its crawls (BROADSHEET_WRAPPER_DB)?"
            )

    def _write_report(self, name: str, differences: Differences) -> Path:
        assert self.settings is not None
        folder = Path(str(self.settings.get("BROADSHEET_OUTPUTS") or "outputs"), name)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / REPORT
        text = page_of(differences, f"{name}: what re-extraction would change")
        write_whole(path, text.encode("utf-8", "replace"))
        return path

    # -- anybody's ------------------------------------------------------------------------------------------

    def _archives(self, opts: argparse.Namespace, processes: int) -> int:
        task = self._task(opts, processes)
        try:
            with _Held(self._working_file(task, opts.output)) as held:
                return self._over(task, opts, held.path)
        except AlreadyLocked as error:
            _error(f"the same run is going on (process {error.holder or 'unknown'})")
        except (OSError, sqlite3.Error) as error:
            _error(str(error))
        return 1

    def _over(self, task: Task, opts: argparse.Namespace, working: Path) -> int:
        assert self.settings is not None
        if opts.restart:
            for left in working.parent.glob(f"{working.name}*"):
                left.unlink()
        checkpoint = Checkpoint(working)
        progress = checkpoint.progress()
        if progress is None:
            progress = Progress(output=str(self._output(task, opts.output)))
            with checkpoint.saving(progress):
                pass
        elif progress.written and not Path(progress.output).exists():
            _error(f"{progress.output} is gone; --restart begins again")
            return 1
        else:
            _print(f"Going on with a run that was interrupted ({progress.phase})")
        told = _Progress("archives")
        try:
            progress = ArchiveRun(task, checkpoint, progress, self.settings, told.of_archives).run()
        except KeyboardInterrupt:
            told.end()
            checkpoint.close()
            _error("interrupted; the same command goes on from here")
            return 1
        told.end()
        self._report(task, checkpoint, progress)
        checkpoint.close(finished=True)
        return 1 if progress.counts["unreadable_files"] else 0

    def _task(self, opts: argparse.Namespace, processes: int) -> Task:
        assert self.settings is not None
        domains = tuple(_site(one) for name in opts.domain for one in name.removesuffix(",").split(","))
        try:
            dates = date_window(opts.since, opts.until)
            sources = tuple(resolve(opts.warc))
            tags = (one for name in opts.language for one in name.split(","))
            languages = frozenset(language_named(tag) for tag in tags if tag.strip())
        except (SourceError, FilterError) as error:
            raise UsageError(str(error), print_help=False) from None
        filters = Filters(dates=dates, undated=True, languages=languages, keywords=Keywords(tuple(opts.keyword)))
        learn = not opts.no_learning and self.settings.getbool("BROADSHEET_WRAPPERS_ENABLED", True)
        return Task(sources, terms_of(self.settings), domains, filters, processes, learn)

    def _working_file(self, task: Task, output: str | None) -> Path:
        """The checkpoint of this very task, however many processes work on it."""
        filters = task.filters
        wanted = (filters.dates, sorted(filters.languages), filters.keywords.words)
        what = (task.sources, task.terms, task.domains, *wanted, task.learn)
        digest = hashlib.sha256(repr((VERSION, what, output)).encode()).hexdigest()[:16]
        return Path(data_path(f"broadsheet/reextract/{digest}.sqlite"))

    def _output(self, task: Task, output: str | None) -> Path:
        assert self.settings is not None
        if output:
            path = Path(output).absolute()
            if path.exists() and path.stat().st_size:
                raise OSError(f"{path} exists; name another file, or remove it")
            return path
        stem = name_of(task.sources[0]).removesuffix(".gz").removesuffix(".warc")
        name = folder_of(stem) if len(task.sources) == 1 else "archives"
        folder = Path(str(self.settings.get("BROADSHEET_OUTPUTS") or "outputs"), name).absolute()
        return new_run(folder, datetime.now(UTC))

    def _report(self, task: Task, checkpoint: Checkpoint, progress: Progress) -> None:
        wrappers, sites = checkpoint.wrappers_learned()
        counts = progress.counts
        summary = {
            "sources": len(task.sources),
            "output": progress.output,
            "seconds": round(progress.seconds, 1),
            "pagesPerSecond": round(counts["pages"] / progress.seconds, 1) if progress.seconds else None,
            "sites": checkpoint.pages()[0],
            "wrappersLearned": wrappers,
            "sitesLearned": sites,
            "counts": dict(sorted(counts.items())),
        }
        path = Path(progress.output).with_suffix(".reextract.json")
        write_whole(path, orjson.dumps(summary, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE))
        Notes(width=width_where_no_terminal(110)).print(
            archives_table(progress, summary)
        )
        _print_path("File", Path(progress.output))
        _print_path("Report", path)


def _site(named: str) -> str:
    site = site_named(named)
    if not site:
        raise UsageError(f"--domain: {named!r} is no domain; it should look like example.com", print_help=False)
    return site


class _Held:
    """The lock of a working file, for as long as a block lasts."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._lock = SiteLock(path.with_suffix(".lock"))

    def __enter__(self) -> _Held:
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.release()
        if not self.path.exists():
            self._lock.path.unlink(missing_ok=True)


class _Progress:
    """One line on standard error, every few seconds."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._next = time.monotonic() + _EVERY
        self._shown = False

    def of_archives(self, progress: Progress) -> None:
        counts = progress.counts
        done = f"{how_many(counts['pages'], 'page')}, {how_many(counts['articles'], 'article')}"
        self.tell(f"{progress.phase}: file {progress.source + 1}, {done}")

    def of_site(self, outcomes: dict[Outcome, int]) -> None:
        self.tell(f"{how_many(sum(outcomes.values()), 'page')}, {outcomes.get(Outcome.CHANGED, 0)} changed")

    def tell(self, text: str) -> None:
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _EVERY
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        say(f"\r\033[K{self._name}: {text}" if self._shown else f"{self._name}: {text}\n")

    def end(self) -> None:
        if self._shown:
            say("\n")
            self._shown = False


def _watching(name: str, differences: Differences, progress: _Progress) -> Callable[[Comparison], None]:
    def watch(comparison: Comparison) -> None:
        differences.add(name, comparison)
        progress.of_site(differences.outcomes)

    return watch


def sites_table(runs: list[SiteRun]) -> Table:
    """One row a site."""
    outcomes = (str(outcome).capitalize() for outcome in Outcome)
    table = Table(Column("Site", no_wrap=True), "Pages", *outcomes, "By a wrapper", "No raw page")
    for run in runs:
        counts = [run.outcomes[outcome] for outcome in Outcome]
        table.add_row(run.site, *map(str, (run.pages, *counts, run.by_wrapper, run.without_page)))
    return table


def archives_table(progress: Progress, summary: dict[str, object]) -> Table:
    """What a run over foreign archives came to."""
    counts = progress.counts

    def of(prefix: str) -> str:
        own = [(name.removeprefix(prefix), count) for name, count in counts.items() if name.startswith(prefix)]
        found = sorted(own, key=lambda one: (-one[1], one[0]))
        return ", ".join(f"{name} {count}" for name, count in found) or "none"

    table = Table(show_header=False)
    table.add_row("Records of pages", str(counts["records"]))
    table.add_row("Skipped", of("skipped/"))
    table.add_row("Pages", f"{counts['pages']} of {summary['sites']} sites, {summary['pagesPerSecond']} a second")
    table.add_row("Articles", f"{counts['articles']}, {counts['by_wrapper']} by a learned XPath")
    table.add_row("Verdicts", of("verdict/"))
    table.add_row("Learned", f"{summary['wrappersLearned']} XPaths of {summary['sitesLearned']} sites")
    if counts["unreadable_files"]:
        table.add_row("Unreadable", of("unreadable/"))
    return table


def _print_path(label: str, path: Path) -> None:
    _print(f"{label}: {path}")


def _print(text: str) -> None:
    Notes().print(text, soft_wrap=True)


def _error(text: str) -> None:
    Notes(stderr=True).print(f"Error: {text}", soft_wrap=True)
