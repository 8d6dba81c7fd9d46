"""A site's archive: one file a month, each record appended whole, a torn tail cut off when a file is opened."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from crawler.archive.exchange import Exchange
from crawler.archive.frames import frames
from crawler.archive.index import Entry, PageIndex
from crawler.archive.members import (
    Original,
    PageRecord,
    description,
    page_record,
    payload_digest,
    revisit_record,
)
from crawler.archive.records import warc_headers
from crawler.export.storage import WholeWriteFile
from crawler.locking import lock

if TYPE_CHECKING:
    from crawler.rendering.visit import Rendered

logger = logging.getLogger(__name__)

SUFFIX = ".warc.gz"
_MOST_WRITERS = 100


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a page's bytes stand: the file's name in the archive's folder, and the offset of the record."""

    file: str
    offset: int
    bytes_written: int
    is_revisit: bool
    """The bytes stood there before; a record of type `revisit` was added."""


class SiteArchive:
    """Writes the pages of one site to `<folder>/<site>-<year><month>.warc.gz`.

    Only one crawl writes to a file: one that finds it locked writes to `<site>-<year><month>-2.warc.gz`. Each
    file stands alone: it begins with its description, and revisits refer to records of the same file. So a
    file can be moved or deleted without harm to the others.
    """

    def __init__(self, folder: Path, site: str, index: PageIndex, about: Mapping[str, str]) -> None:
        self._folder = folder
        self._site = site
        self._index = index
        self._about = about
        self._month = ""
        self._file: WholeWriteFile | None = None

    def keep(
        self, exchange: Exchange, page: bytes, facts: Mapping[str, str], rendered: Rendered | None = None
    ) -> Kept:
        """Write a page, or that it has not changed since it was written. Raises OSError and leaves the file as
        it was.

        A page that a browser rendered is always written: the shell stays the same, what its scripts load does not.
        """
        file = self._file_of(exchange)
        known = self._index.find(file.path, exchange.url) if rendered is None else None
        if known is not None and known.original.digest == payload_digest(exchange.answer.body):
            revisit = revisit_record(exchange, known.original, facts)
            return self._append(file, revisit, known)
        return self._append(file, page_record(exchange, page, facts, rendered), None, exchange.url)

    def note_unchanged(self, exchange: Exchange, facts: Mapping[str, str]) -> Kept | None:
        """Write a revisit of a page that this month's file holds with the same bytes, or that was answered with
        304; None where it holds no such page, and nothing is written. Raises OSError."""
        if self._file is None and not (self._folder / f"{self._site}-{_month(exchange)}{SUFFIX}").exists():
            return None
        file = self._file_of(exchange)
        known = self._index.find(file.path, exchange.url)
        if known is None:
            return None
        answer = exchange.answer
        if answer.status != 304 and known.original.digest != payload_digest(answer.body):
            return None
        return self._append(file, revisit_record(exchange, known.original, facts), known)

    def close(self) -> None:
        """Bring the file to disk and let go of it. Raises OSError."""
        file, self._file = self._file, None
        if file is not None:
            try:
                os.fsync(file.fileno())
            finally:
                file.close()

    def _append(self, file: WholeWriteFile, record: PageRecord, known: Entry | None, url: str = "") -> Kept:
        offset = file.tell()
        written = file.write(b"".join(record.members))
        entries = () if known is not None else (Entry(url, offset, record.original),)
        self._index.note(file.path, offset + written, entries)
        where = offset if known is None else known.offset
        return Kept(file.path.name, where, written, known is not None)

    def _file_of(self, exchange: Exchange) -> WholeWriteFile:
        """The file of the exchange's month, or the one that is open if that is a later month's: around midnight pages
        come in any order, and to open a file again means to read all of it."""
        month = _month(exchange)
        if self._file is None or month > self._month:
            self.close()
            self._file, self._month = self._open(month), month
        return self._file

    def _open(self, month: str) -> WholeWriteFile:
        self._folder.mkdir(parents=True, exist_ok=True)
        file = lock_first_free(self._folder, f"{self._site}-{month}")
        try:
            recover(file, self._index)
            if not file.tell():
                file.write(description(file.path.name, self._about))
                self._index.note(file.path, file.tell())
            self._index.forget_others(file.path)
        except BaseException:
            file.close()
            raise
        return file


def _month(exchange: Exchange) -> str:
    return exchange.at.strftime("%Y%m")


def lock_first_free(folder: Path, stem: str) -> WholeWriteFile:
    """The first of `<stem>`, `<stem>-2`, ... that no other process writes to, open and locked. Raises OSError."""
    for number in range(1, _MOST_WRITERS + 1):
        name = stem if number == 1 else f"{stem}-{number}"
        file = WholeWriteFile((folder / f"{name}{SUFFIX}").absolute())
        try:
            lock(file.fileno())
        except BlockingIOError:
            file.close()
            continue
        except OSError:
            logger.info("%s: this file system knows no locks", file.path)
        return file
    raise OSError(f"{_MOST_WRITERS} crawls write to {folder / stem} at once")


def recover(file: WholeWriteFile, index: PageIndex) -> None:
    """Take what a killed crawl wrote last into the index, and cut off what it did not finish. Raises OSError."""
    size, known = file.tell(), index.end(file.path)
    if known == size:
        return
    entries, end = _whole_records(file.path, known) if known < size else ([], 0)
    if end <= known:  # another file than the index knows, or nothing but a torn tail: all of it is looked at
        index.forget(file.path)
        entries, end = _whole_records(file.path, 0)
    if end < size:
        logger.info("%s: %d bytes that were not written to their end are cut off", file.path, size - end)
        os.ftruncate(file.fileno(), end)
    index.note(file.path, end, entries)


def _whole_records(path: Path, start: int) -> tuple[list[Entry], int]:
    """The pages written from here on, and where the last whole record ends."""
    entries, end = [], start
    with path.open("rb") as reading:
        for frame in frames(reading, start, gzipped=True):
            if frame.trouble:
                continue
            end = frame.end
            headers = warc_headers(frame.head)
            if headers.get("warc-type") == "response":
                entries.append(_entry(frame.offset, headers))
    return entries, end


def _entry(offset: int, headers: Mapping[str, str]) -> Entry:
    names = ("warc-record-id", "warc-payload-digest", "warc-date")
    return Entry(headers.get("warc-target-uri", ""), offset, Original(*(headers.get(name, "") for name in names)))
