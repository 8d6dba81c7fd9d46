"""Writers of archives killed at random moments: every record that was finished must be there, and readable by all."""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from crawler.archive.exchange import Answer, Exchange
from crawler.archive.index import PageIndex
from crawler.archive.records import Place, read_records, record_at
from crawler.archive.site_archive import SiteArchive

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

SITE = "paper.example"
_AT = datetime(2026, 11, 21, 8, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Kills:
    """What came of it. `finished` records were reported by a writer before it was killed; `torn` kills left an
    unfinished tail in the file."""

    kills: int
    torn: int
    finished: int
    readable: int
    records: int
    broken: int
    by_fastwarc: int
    is_valid: bool
    """warcio's own check."""

    @property
    def is_whole(self) -> bool:
        return self.finished == self.readable and not self.broken and self.is_valid


def body_of(number: int, size: int = 60_000) -> bytes:
    """A page that does not compress, so that writing takes its time."""
    noise = random.Random(number).randbytes(size + number % 7 * 9_000)
    return b"<!doctype html><html>" + noise.hex().encode()


def write_forever(folder: Path, first: int, told: int, *, slow: bool) -> None:
    """Write pages, and name each that was finished with its offset and digest in a pipe.

    `slow`: a disk that takes 4 KB at a time, so that kills find half-written records.
    """
    whole_write = os.write
    if slow:

        def write(descriptor: int, data: ReadableBuffer) -> int:
            time.sleep(0.0005)
            return whole_write(descriptor, memoryview(data)[:4096])

        os.write = write
    archive = SiteArchive(folder, SITE, PageIndex(folder / "index.sqlite"), {"software": "Broadsheet"})
    for number in range(first, first + 100_000):
        body = body_of(number)
        answer = Answer(200, ((b"Content-Type", b"text/html"),), body, "HTTP/1.1", False)
        exchange = Exchange(f"http://{SITE}/{number}", _AT, "GET", (), b"", answer, None)
        kept = archive.keep(exchange, body, {"via": "feed"})
        digest = hashlib.sha256(body).hexdigest()
        whole_write(told, (json.dumps([kept.file, kept.offset, digest]) + "\n").encode())


def kill_writers(folder: Path, kills: int, seed: int = 1) -> Kills:
    """Kill so many writers of one archive, one after another, each at a random moment."""
    chance = random.Random(seed)
    finished: list[tuple[str, int, str]] = []
    torn = 0
    for number in range(kills):
        before = _sizes(folder)
        reading, told = os.pipe()
        writer = os.fork()
        if not writer:
            try:
                os.close(reading)
                write_forever(folder, number * 1_000, told, slow=number % 2 == 1)
            finally:
                os._exit(1)
        os.close(told)
        with os.fdopen(reading, "rb") as pipe:
            first = pipe.readline() if chance.random() < 0.8 else b""
            time.sleep(chance.random() * 0.1)
            os.kill(writer, signal.SIGKILL)
            rest = first + pipe.read()
        os.waitpid(writer, 0)
        finished += [tuple(json.loads(line)) for line in rest.splitlines() if line.endswith(b"]")]
        torn += any(_is_torn(path) for path in folder.glob("*.warc.gz") if _sizes(folder) != before)
    archive = SiteArchive(folder, SITE, PageIndex(folder / "index.sqlite"), {})
    nothing = Answer(304, (), b"", "HTTP/1.1", False)
    archive.note_unchanged(Exchange("http://x/", _AT, "GET", (), b"", nothing, None), {})  # opens, and so recovers
    archive.close()
    return _judged(folder, kills, torn, finished)


def _judged(folder: Path, kills: int, torn: int, finished: list[tuple[str, int, str]]) -> Kills:
    readable = 0
    for name, offset, digest in finished:
        block = record_at(folder / name, Place(offset)).block
        readable += hashlib.sha256(block.partition(b"\r\n\r\n")[2]).hexdigest() == digest
    files = sorted(folder.glob("*.warc.gz"))
    records = [record for path in files for record in read_records(path)]
    check = [sys.executable, "-m", "warcio.cli", "check", *map(str, files)]
    said = subprocess.run(check, capture_output=True, text=True, check=False)
    return Kills(
        kills, torn, len(finished), readable, len(records), sum(bool(record.trouble) for record in records),
        _fastwarc(files), said.returncode == 0 and not said.stdout and not said.stderr,
    )  # fmt: skip


def _fastwarc(files: list[Path]) -> int:
    from fastwarc.warc import ArchiveIterator, WarcRecordType

    return sum(1 for path in files for _ in ArchiveIterator(str(path), record_types=WarcRecordType.response))


def _sizes(folder: Path) -> Mapping[str, int]:
    return {path.name: path.stat().st_size for path in folder.glob("*.warc.gz")}


def _is_torn(path: Path) -> bool:
    *_, last = read_records(path, fast=False)
    return bool(last.trouble)
