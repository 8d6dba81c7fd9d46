"""Peak memory of extracting one page, measured in a process of its own (Linux only).

Much of a page's memory is libxml2's, which no Python tool sees, so the kernel's high-water mark is read: a
child process resets it, extracts the page and reports how far it grew. That counts what a new process touches anyway,
some megabytes, so of ordinary pages ``held_of`` says more: what Python and numpy hold at the peak.
"""

from __future__ import annotations

import multiprocessing
import re
import tracemalloc
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from benchmarks.corpus import Record
from extractors import Page, extract_page
from extractors.document import MAX_RUNS

_STATUS = Path("/proc/self/status")
_CLEAR = Path("/proc/self/clear_refs")


@dataclass(frozen=True, slots=True)
class Peak:
    """How far a process grew over one page."""

    id: str
    size: int
    """Bytes of the page."""
    grown: int
    """Bytes of resident memory above the process's own, at the peak."""

    @property
    def multiple(self) -> float:
        return self.grown / max(1, self.size)

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "bytes": self.size, "grown": self.grown, "multiple": round(self.multiple, 2)}


def hostile_pages(size: int = 1_000_000) -> list[tuple[str, Page]]:
    """Pages of about ``size`` bytes that cost more memory a byte than real ones do."""
    shapes = {
        "tags only": b"<p>" * (size // 3),
        "attributes only": b"<p a b c d e>" * (size // 13),
        "one word each": b"<b>x</b> " * (size // 9),
        "deep": (b"<div>x" * 900 + b"</div>" * 900) * (size // 10_800),
        "text only": b"<p>" + b"word, " * (size // 6),
        "headings": b"<h2>a b c</h2>" * (size // 14),
        "headings, as many as are read": (b"<h2>a b c" + b" " * 6 + b"</h2>") * min(size // 20, MAX_RUNS),
        "list items": b"<li>x" * (size // 5),
        "list items, as many as are read": (b"<li>word" + b" " * 12) * min(size // 20, MAX_RUNS),
        "line breaks": b"x<br>" * (size // 5),
    }
    return [
        (name, Page("http://example.com/hostile", b"<html><body>" + body)) for name, body in shapes.items()
    ]


def kilobytes(field: str) -> int:
    """A figure of this process's status, proc(5). Raises OSError where the kernel does not tell."""
    found = re.search(rf"^{field}:\s+(\d+) kB", _STATUS.read_text(), re.M)
    if found is None:
        raise OSError(f"{_STATUS} has no {field}")
    return int(found[1])


def _measure(page: Page, report: Connection) -> None:
    _CLEAR.write_text("5")  # resets the high-water mark, proc(5)
    before = kilobytes("VmRSS")
    extract_page(page)
    report.send(1024 * max(0, kilobytes("VmHWM") - before))
    report.close()


def peak_of(name: str, page: Page) -> Peak:
    """The peak of one page. Raises OSError where the kernel does not tell, EOFError where the process
    died."""
    extract_page(Page("http://example.com/", b"<p>What is loaded once is no page's."))
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    child = context.Process(target=_measure, args=(page, sender))
    child.start()
    sender.close()
    try:
        grown: int = receiver.recv()
    finally:
        child.join()
        receiver.close()
    return Peak(name, len(page.body), grown)


def peaks_of(records: Iterable[Record]) -> list[Peak]:
    """The peaks of several pages, one process each."""
    return [peak_of(record.id, record.page) for record in records]


def held_of(records: Iterable[Record]) -> list[Peak]:
    """What Python and numpy hold at the peak of each extraction, libxml2's tree left out."""
    found = []
    for record in records:
        extract_page(record.page)  # what is loaded or remembered once is no page's
        tracemalloc.start()
        try:
            extract_page(record.page)
            found.append(Peak(record.id, len(record.body), tracemalloc.get_traced_memory()[1]))
        finally:
            tracemalloc.stop()
    return found
