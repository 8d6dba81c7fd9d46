"""`scrapy dump [DOMAIN ...] -o FILE`: what was collected, as one corpus without duplicates."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.table import Table
from scrapy.exceptions import UsageError

from crawler.collection.lines import CorruptLine, output_files, passed_over
from crawler.dump.again import NotRepeatable, earlier_dump
from crawler.dump.columns import UnknownField, columns_named
from crawler.dump.filters import VERDICTS, FilterError, Filters, language_named, verdict_named
from crawler.dump.formats import UnknownFormat, format_of
from crawler.dump.options import BOILERPLATE, DUPLICATES, REVISIONS, Options
from crawler.dump.report import Report
from crawler.dump.run import Dump, rebuild_index
from crawler.dump.target import TargetError
from crawler.duplicates.index import DuplicateIndex, is_made_with
from crawler.duplicates.options import parameters_of, path_of
from crawler.duplicates.records import IndexUnavailable
from crawler.export.names import folder_of, outputs_of
from crawler.keywords import Keywords
from crawler.option_values import filled, listed, local
from crawler.own_command import OwnCommand
from crawler.plurals import how_many
from crawler.progress_line import ProgressLine
from crawler.spiders.arguments import date_window
from crawler.telling import Notes, facts_table, put, say, say_error

_SHOWN = 10
_STANDARD_OUTPUT = "-"
_CHUNK = 1 << 20
_OWN_INDEX = (
    "The index of duplicates is made with other thresholds, by which crawls mark what arrives. It stays as it is, and "
    "this dump makes one of its own; --rebuild-index gives it the thresholds of the settings."
)


class Command(OwnCommand):
    """The articles of these domains (all, if none is named) go to FILE: .jsonl, .jsonl.gz, .jsonl.zst, .parquet, .csv,
    .csv.gz, .vert (vertical, for corpus tools), or FOLDER/ for one text file an article, FOLDER.md/ for Markdown.
    FILE.manifest.json beside it says what was read, left out and written. FILE may be -: JSON Lines on
    standard output, without a manifest. Nothing of what was collected is changed.

    Exit status: 0 the dump is there (corrupt lines are reported, and are no failure), 1 it could not be made, 2 not
    understood."""

    def syntax(self) -> str:
        return "[DOMAIN ...] -o FILE"

    def short_desc(self) -> str:
        return "Write what was collected to one file, without duplicates"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        add = parser.add_argument_group("dump").add_argument
        several: dict[str, Any] = {"type": filled, "action": "append", "default": []}
        place = "where to write, - for standard output; a dump that is there is replaced at the end"
        add("-o", "--output", metavar="FILE", type=local, help=place)
        since = "published then or later, as 2026-11-01 or 2026-11-01T08:00+01:00"
        add("--since", metavar="DATE", type=filled, help=since)
        add("--until", metavar="DATE", type=filled, help="published then or earlier; a day counts whole")
        add("--undated", action="store_true", help="with dates, articles without one too")
        add("--language", metavar="TAG", **several, help="in this language (en); may be repeated")
        add("--verdict", metavar="NAME", **several, help=f"{', '.join(VERDICTS)}; may be repeated")
        add("--min-confidence", metavar="P", type=_share, default=0.0, help="at least this confidence, 0 to 1 (0)")
        add("--min-length", metavar="N", type=_whole, default=0, help="bodies of at least so many characters (0)")
        add("--keyword", metavar="WORD", **several, help="one of these words or phrases (a,b); may be repeated")
        add("--revisions", choices=REVISIONS, default="latest", help="of an article fetched several times (latest)")
        add("--duplicates", choices=DUPLICATES, default="one", help="one of each cluster, or all with its id (one)")
        add("--fields", metavar="A,B", type=filled, help="only these fields, as headline,body,metadata.license")
        add("--boilerplate", choices=BOILERPLATE, default="report", help="paragraphs that repeat on a site (report)")
        add("--only-named", action="store_true", help="compare with the named domains only, not with all")
        again = "make the dump of this manifest once more, with its options and inputs"
        add("--again", metavar="MANIFEST", type=filled, help=again)
        add("--rebuild-index", action="store_true", help="make the index of duplicates anew; -o may be left out")

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        if not opts.output and not opts.rebuild_index:
            raise UsageError("scrapy dump [DOMAIN ...] -o FILE: where to?")
        try:
            options = options_of(args, opts)
            parameters = parameters_of(self.settings)
            if opts.again and (options != Options() or not opts.output):
                raise FilterError("--again takes everything from the manifest; beside it only -o FILE")
            if opts.output and opts.output != _STANDARD_OUTPUT:
                _check_library(format_of(opts.output).LIBRARY)
            columns_named(options.fields)
        except (FilterError, UnknownField, UnknownFormat, ValueError) as error:
            raise UsageError(str(error)) from None
        try:
            self._dump(options, parameters, opts)
        except (TargetError, IndexUnavailable, NoOutputs, NotRepeatable, OSError, ValueError, sqlite3.Error) as error:
            say_error(_said(error, opts.output))
            self.exitcode = 1
        except KeyboardInterrupt:
            say("Stopped; the previous dump, if there was one, is as it was.")
            self.exitcode = 1

    def _dump(self, options: Options, parameters: Any, opts: argparse.Namespace) -> None:
        settings = self.settings
        outputs = outputs_of(settings)
        interval = max(0.1, settings.getfloat("BROADSHEET_PROGRESS_INTERVAL", 15.0))
        progress = ProgressLine(sys.stderr, interval if settings.getbool("BROADSHEET_PROGRESS_ENABLED", True) else None)

        def on_corrupt(line: CorruptLine) -> None:
            say(f"left out: {line}")

        unread = passed_over(outputs, sorted(options.filters.folders))
        if unread and not opts.again:
            say(unread)
        if opts.rebuild_index:
            anew = DuplicateIndex(path_of(settings), parameters)
            try:
                count = rebuild_index(outputs, anew, on_corrupt, progress)
            finally:
                anew.close()
            say(f"The index of duplicates was made anew from {how_many(count, 'line')}.")
        if not opts.output:
            return
        earlier = earlier_dump(Path(opts.again), outputs) if opts.again else None
        if earlier is not None:
            options, parameters = earlier.options, earlier.parameters
        else:
            _check_outputs(outputs, options)
        index: Path | None = path_of(settings)
        if index is not None and not is_made_with(index, parameters):
            index = None
            say(_OWN_INDEX)
        dump = Dump(
            outputs, index, parameters, options, on_corrupt=on_corrupt, progress=progress,
            files=earlier.files if earlier else None,
        )  # fmt: skip
        to_pipe = opts.output == _STANDARD_OUTPUT
        report = _printed(dump) if to_pipe else dump.write(opts.output)
        name = "standard output" if to_pipe else opts.output
        Notes(stderr=True).print(report_table(name, report, removed=options.boilerplate == "remove"))
        if earlier is not None and dump.sha256 != earlier.sha256:
            say("The bytes are not those of the manifest: another format, or other versions of libraries.")
            self.exitcode = 1


def _printed(dump: Dump) -> Report:
    """Dump to standard output: when it is whole, since no reader could tell a part from the whole."""
    with TemporaryDirectory(prefix="dump-") as folder:
        path = Path(folder) / "dump.jsonl"
        report = dump.write(str(path))
        with path.open("rb") as lines:
            while chunk := lines.read(_CHUNK):
                put(chunk)
    return report


class NoOutputs(Exception):
    """There is nothing to dump; the message is for the user."""


def _check_outputs(outputs: Path, options: Options) -> None:
    """Raise NoOutputs where nothing, or nothing of one of the domains, was collected."""
    there = {file.folder for file in output_files(outputs) if file.size}
    if not there:
        raise NoOutputs(f"nothing was collected in {outputs} (setting BROADSHEET_OUTPUTS)")
    missing = sorted(options.filters.folders - there)
    if missing:
        names = ", ".join(sorted(there)[:_SHOWN]) + (", ..." if len(there) > _SHOWN else "")
        raise NoOutputs(f"nothing was collected of {', '.join(missing)}; there is: {names}")


def options_of(domains: list[str], opts: argparse.Namespace) -> Options:
    """The typed options of a command line. Raises FilterError."""
    filters = Filters(
        folders=frozenset(map(folder_of, domains)),
        dates=date_window(opts.since, opts.until),
        undated=opts.undated,
        languages=frozenset(map(language_named, listed(opts.language))),
        verdicts=frozenset(map(verdict_named, listed(opts.verdict))),
        min_confidence=opts.min_confidence,
        min_length=opts.min_length,
        keywords=Keywords(tuple(listed(opts.keyword))),
    )
    return Options(
        filters=filters, revisions=opts.revisions, duplicates=opts.duplicates, boilerplate=opts.boilerplate,
        fields=tuple(listed([opts.fields or ""])), only_named=opts.only_named and bool(domains),
    )  # fmt: skip


def report_table(name: str, report: Report, *, removed: bool) -> Table:
    """What became of the lines, for people."""
    filtered = ", ".join(f"{reason} {count}" for reason, count in sorted(report.filtered.items()))
    clusters = how_many(report.chosen["clusters"], "cluster")
    rows = [
        ("Lines read", f"{report.lines}" + (f"; corrupt, left out: {report.corrupt}" if report.corrupt else "")),
        ("Filtered out", filtered or "none"),
        ("Other revisions", str(report.chosen["revisions"])),
        ("Duplicates", f"{report.chosen['duplicates']} left out, {clusters} in the dump"),
        ("Written", str(report.written)),
    ]
    if report.repeated:
        what = f"{report.removed_paragraphs} removed" if removed else "--boilerplate remove leaves them out"
        rows.append(("Boilerplate", f"{len(report.repeated)} paragraphs repeat on their site; {what}"))
        for one in report.repeated[:_SHOWN]:
            rows.append(("", f"{one['site']}, {one['texts']} texts: {one['paragraph'][:100]}"))
    return facts_table(rows, f"{name}: {how_many(report.written, 'article')}")


def _check_library(library: str | None) -> None:
    if library is not None and find_spec(library) is None:
        raise UnknownFormat(f"this format needs {library}: pip install -r requirements/dump.txt")


def _said(error: Exception, output: str | None) -> str:
    """Errors of writing do not say which file: it is the dump, or one of those beside it while it grows."""
    if isinstance(error, sqlite3.Error):
        return f"{output} cannot be made: {error}"
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename or output}: {error.strerror}"
    return str(error)


def _bounded(parse: Callable[[str], float], least: float, most: float, what: str) -> Callable[[str], Any]:
    def read(text: str) -> float:
        try:
            value = parse(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not {what}") from None
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text} is not {what}")
        return value

    return read


_share = _bounded(float, 0, 1, "a share between 0 and 1")
_whole = _bounded(int, 0, 1 << 62, "a whole number")
