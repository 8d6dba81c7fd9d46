"""One dump: read everything, cluster, choose, write, and put it in place with its manifest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, TypeVar

import numpy as np

from crawler.collection.lines import (
    CorruptLine,
    OnCorrupt,
    OutputFile,
    OutputLine,
    output_files,
    read_file,
    read_line_at,
)
from crawler.collection.packed import opened, plain_name
from crawler.dump import manifest
from crawler.dump.boilerplate import MOST_REPORTED, Paragraphs, Repeated, paragraph_key, without
from crawler.dump.columns import columns_named
from crawler.dump.formats import format_of
from crawler.dump.options import Options
from crawler.dump.reading import LineFacts, NoArticle, facts_of
from crawler.dump.report import Report
from crawler.dump.target import Target, digest_of_file, digest_of_folder, require_outside
from crawler.dump.working import Picked, Place, WorkingTables
from crawler.duplicates.index import DuplicateIndex
from crawler.duplicates.loading import Loading
from crawler.duplicates.records import Arrival
from crawler.duplicates.sketches import Parameters
from crawler.export.names import text_of_name
from crawler.line_fields import is_fingerprint, text_of
from crawler.progress_line import ProgressLine

KEPT_CORRUPT = 100
"""Corrupt lines that the manifest names; it counts all."""
_BATCH = 500
_BATCH_BYTES = 4 << 20
_SHOWN = 200
_PRINTS = ("id", "content")
_P = TypeVar("_P", bound=Place)


class Dump:
    """A dump of the outputs in `outputs` to `name`, a file or (with a final /) a folder."""

    def __init__(
        self, outputs: Path, index: Path | None, parameters: Parameters, options: Options, *,
        on_corrupt: OnCorrupt, progress: ProgressLine, files: Sequence[OutputFile] | None = None,
    ) -> None:  # fmt: skip
        """`index` is None for one that is thrown away; `files` is what to read, if not everything there is."""
        self._outputs = outputs
        self._index_path = index
        self._parameters = parameters
        self._options = options
        self._on_corrupt = on_corrupt
        self._progress = progress
        self._files = files
        self.report = Report()
        self.sha256 = ""
        """Of the dump, once it was written."""

    def write(self, name: str) -> Report:
        """Make the dump. The previous one of this name stays as it is until this one is whole.

        Raises TargetError, UnknownFormat, UnknownField, IndexUnavailable and OSError.
        """
        writer_class, columns = format_of(name), columns_named(self._options.fields)
        only = sorted(self._options.filters.folders) if self._options.only_named else ()
        files = output_files(self._outputs, only) if self._files is None else self._files
        path = Path(name.rstrip("/"))
        require_outside(path, self._outputs)
        target = Target(path, is_folder=writer_class.IS_FOLDER)
        try:
            tables = WorkingTables(target.working / "lines.sqlite")
            try:
                removable = self._prepare(files, tables, target.working)
                writer = writer_class(target.out, columns, bool(self._options.fields))
                try:
                    self._write_lines(files, tables, writer.write, removable)
                finally:
                    writer.close()
            finally:
                tables.close()
            self._progress.show("putting the dump in its place")
            self.sha256, size = digest_of_folder(target.out) if target.is_folder else digest_of_file(target.out)
            written = manifest.made(
                name, self.sha256, size, files, self._parameters, self._options, self.report, writer_class.LIBRARY
            )
            target.commit(written)
        finally:
            target.close()
            self._progress.clear()
        return self.report

    def _prepare(self, files: Sequence[OutputFile], tables: WorkingTables, working: Path) -> frozenset[int]:
        """Everything before the first line is written; the keys of paragraphs that are left out."""
        looks = self._options.boilerplate != "ignore"
        paragraphs = Paragraphs(working) if looks else None
        try:
            index = DuplicateIndex(self._index_path or working / "index.sqlite", self._parameters)
            try:
                self._read(files, tables, index, paragraphs)
                self._progress.show("comparing what resembles")
                roots = tables.join(index)
            finally:
                index.close()
            self.report.chosen = tables.choose(self._options.revisions, self._options.duplicates)
            if paragraphs is None:
                return frozenset()
            self._progress.show("looking for paragraphs that repeat")
            repeated = self._repeated(files, tables, paragraphs, roots)
        finally:
            if paragraphs is not None:
                paragraphs.close()
        return frozenset(one.key for one in repeated) if self._options.boilerplate == "remove" else frozenset()

    def _read(
        self, files: Sequence[OutputFile], tables: WorkingTables, index: DuplicateIndex, paragraphs: Paragraphs | None
    ) -> None:
        total, done = sum(file.size for file in files) or 1, 0
        loading = Loading(index, tables.add_sketches)
        for number, file in enumerate(files):
            for batch in _batches(articles_of(file, self._corrupt)):
                loading.add([_arrival_of(facts) for _, facts in batch], tables.count)
                for line, facts in batch:
                    self._take(line, facts, file, number, tables, paragraphs)
                reached = min(batch[-1][0].end, file.size)  # those of a packed file are more than lie on disk
                self._progress.count("lines read", self.report.lines, (done + reached) / total)
            done += file.size
        self._progress.show("sorting what is new")
        loading.finish()

    def _take(
        self, line: OutputLine, facts: LineFacts, file: OutputFile, number: int, tables: WorkingTables,
        paragraphs: Paragraphs | None,
    ) -> None:  # fmt: skip
        self.report.lines += 1
        refusal = self._options.filters.refusal(file.folder, line.value)
        if refusal:
            self.report.filtered[refusal] += 1
        n = tables.add(
            facts, file=number, start=line.offset, stop=line.end, wanted=refusal is None
        )
        if paragraphs is not None:
            paragraphs.add(facts.site, facts.body, n)

    def _repeated(
        self, files: Sequence[OutputFile], tables: WorkingTables, paragraphs: Paragraphs, roots: np.ndarray
    ) -> list[Repeated]:
        found = paragraphs.repeated(roots, tables.sites_of(), tables.site_of)
        shown: dict[int, list[Repeated]] = {}
        for one in found[:MOST_REPORTED]:
            shown.setdefault(one.line, []).append(one)
        entries: dict[int, dict[str, Any]] = {}
        for place, line in _lines_of(files, tables.places(sorted(shown))):
            site, texts = tables.site_of(place.n), text_of(line.get("body")).split("\n\n")
            for one in shown[place.n]:
                text = next((p for p in texts if paragraph_key(site, p) == one.key), "")
                entries[one.key] = {"site": site, "texts": one.texts, "paragraph": text[:_SHOWN]}
        self.report.repeated += [entries[one.key] for one in found[:MOST_REPORTED]]
        return found

    def _write_lines(
        self, files: Sequence[OutputFile], tables: WorkingTables, write: Callable[[dict[str, Any]], None],
        removable: frozenset[int],
    ) -> None:  # fmt: skip
        for picked, line in _lines_of(files, tables.picked()):
            if removable:
                site = text_of(line.get("site")) or files[picked.file].folder
                line, removed = without(line, site, removable)
                self.report.removed_paragraphs += removed
            write(_as_dumped(line, picked, files[picked.file].folder))
            self.report.written += 1
            if self.report.written % _BATCH == 0:
                share = self.report.written / max(1, self.report.chosen["chosen"])
                self._progress.count("articles written", self.report.written, share)

    def _corrupt(self, line: CorruptLine) -> None:
        self.report.corrupt += 1
        if len(self.report.corrupt_lines) < KEPT_CORRUPT:
            name = text_of_name(f"{line.path.parent.name}/{plain_name(line.path)}")
            self.report.corrupt_lines.append(f"{name}:{line.number}: {line.reason}")
        self._progress.clear()
        self._on_corrupt(line)


def rebuild_index(
    outputs: Path, index: DuplicateIndex, on_corrupt: OnCorrupt, progress: ProgressLine
) -> int:
    """Make the index anew from the outputs; how many lines it was made from."""
    index.clear()
    files = output_files(outputs)
    total, done, count = sum(file.size for file in files) or 1, 0, 0
    loading = Loading(index)
    for file in files:
        for batch in _batches(articles_of(file, on_corrupt)):
            loading.add([_arrival_of(facts) for _, facts in batch], count)
            count += len(batch)
            progress.count("lines indexed", count, (done + min(batch[-1][0].end, file.size)) / total)
        done += file.size
    progress.show("sorting what is new")
    loading.finish()
    progress.clear()
    return count


def _arrival_of(facts: LineFacts) -> Arrival:
    return Arrival(facts.article, facts.content, facts.body, facts.fetched)


def _as_dumped(line: dict[str, Any], picked: Picked, folder: str) -> dict[str, Any]:
    """A line of the outputs as a dump has it: with what a foreign line lacks, and with its cluster alone, whatever
    an earlier dump said."""
    fingerprint = line.get("fingerprint")
    own = fingerprint if isinstance(fingerprint, dict) else {}
    kept = {name: own[name] for name in own if name not in _PRINTS or is_fingerprint(own[name])}
    line = {**line, "site": text_of(line.get("site")) or folder}
    line["fingerprint"] = {"id": picked.article, "content": picked.content, **kept}
    cluster = picked.cluster
    if cluster is None:
        line.pop("duplicates", None)
    else:
        line["duplicates"] = {
            "cluster": cluster.id,
            "articles": cluster.articles,
            "sites": cluster.sites,
            "canonical": picked.canonical,
        }
        if cluster.source is not None:
            line["duplicates"] |= {"source": cluster.source, "sourceBy": cluster.source_by}
    return line


def _lines_of(files: Sequence[OutputFile], places: Iterable[_P]) -> Iterator[tuple[_P, dict[str, Any]]]:
    """The lines themselves; they come in the order of the outputs, so one file is open at a time and never read
    backwards, as is dear in a packed one."""
    open_file: IO[bytes] | None = None
    number = -1
    try:
        for one in places:
            if one.file != number or open_file is None:
                if open_file is not None:
                    open_file.close()
                number, open_file = one.file, opened(files[one.file].path)
            yield one, read_line_at(open_file, one.start, one.stop)
    finally:
        if open_file is not None:
            open_file.close()


def articles_of(file: OutputFile, on_corrupt: OnCorrupt) -> Iterator[tuple[OutputLine, LineFacts]]:
    """The articles of a file; what is JSON and no article is reported like what is no JSON."""
    for line in read_file(file.path, on_corrupt, size=file.limit):
        try:
            yield line, facts_of(line.value, file.folder)
        except NoArticle as error:
            on_corrupt(CorruptLine(line.path, line.number, line.offset, line.end, str(error)))


def _batches(articles: Iterator[tuple[OutputLine, LineFacts]]) -> Iterator[list[tuple[OutputLine, LineFacts]]]:
    batch = []
    size = 0
    for line, facts in articles:
        batch.append((line, facts))
        size += line.end - line.offset
        if len(batch) >= _BATCH or size >= _BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch
