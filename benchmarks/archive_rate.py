"""How fast archives are read again: pages a second over one and two processes, memory over time, and trafilatura over
the same file in the same run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.scrapy_runs import scrapy
from crawler.archive.captures import captures, response_of
from crawler.reextraction.page_job import Terms

_EVERY = 0.5
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Timing:
    """One run over a file. `cpu` are seconds of processor time of all its processes, `busiest` of the one that had
    most; `memory` is the resident size of all together (bytes) at each tenth of the time."""

    name: str
    pages: int
    wall: float
    cpu: float
    busiest: float
    memory: tuple[int, ...]
    peak: int

    @property
    def rate(self) -> float:
        """Pages a second, by the wall's clock."""
        return self.pages / self.wall

    def unhindered(self, cores: int) -> float:
        """Seconds that the run would take if nobody else used so many cores: no process faster than it works, and
        all of them together no faster than the cores."""
        return max(self.busiest, self.cpu / cores)


def run_ours(archive: Path, folder: Path, processes: int) -> Timing:
    """`scrapy reextract --warc`, watched from outside."""
    output = folder / f"ours-{processes}.jsonl"
    words = ("reextract", "--warc", str(archive), "-o", str(output), "--restart", "--processes", str(processes))
    watched = _watched(scrapy(*words, settings={"BROADSHEET_WRAPPER_DB": folder / "wrappers.sqlite"}))
    report = json.loads(output.with_suffix(".reextract.json").read_bytes())
    return Timing(f"ours, {processes} process(es)", int(report["counts"]["pages"]), *watched)


def run_trafilatura(archive: Path) -> Timing:
    """trafilatura with metadata over the same pages, in one process."""
    watched = _watched([sys.executable, "-m", "benchmarks.archive_rate", str(archive)])
    pages = sum(1 for _ in captures(archive))
    return Timing("trafilatura, 1 process", pages, *watched)


def _watched(words: Sequence[str]) -> tuple[float, float, float, tuple[int, ...], int]:
    """(wall, cpu, busiest, memory, peak) of a command and all processes below it."""
    begin = time.monotonic()
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    spent: dict[int, float] = {}
    sizes: list[int] = []
    said: list[str] = []
    assert running.stderr is not None
    reader = threading.Thread(target=lambda stream: said.append(stream.read()), args=(running.stderr,), daemon=True)
    reader.start()
    while running.poll() is None:
        own = _tree(running.pid)
        spent.update({pid: cpu for pid, (cpu, _) in own.items()})
        sizes.append(sum(size for _, size in own.values()))
        time.sleep(_EVERY)
    wall = time.monotonic() - begin
    reader.join(5)
    if running.returncode:
        raise RuntimeError(f"{words}: {''.join(said)[-2000:]}")
    marks = tuple(sizes[max(0, len(sizes) * n // 10 - 1)] for n in range(1, 11))
    return wall, sum(spent.values()), max(spent.values()), marks, max(sizes)


def _tree(root: int) -> dict[int, tuple[float, int]]:
    """(processor seconds, resident bytes) of a process and those below it (Linux)."""
    found: dict[int, tuple[int, float, int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parts = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            cpu = (int(parts[11]) + int(parts[12])) / _TICKS
            found[int(entry.name)] = (int(parts[1]), cpu, int(parts[21]) * _PAGE)
    below = {root}
    while True:
        more = {pid for pid, (parent, *_) in found.items() if parent in below} - below
        if not more:
            break
        below |= more
    return {pid: found[pid][1:] for pid in below if pid in found}


def table(timings: Sequence[Timing], cores: int) -> str:
    """One line a run."""
    lines = [f"{'':<24}{'pages':>7}{'wall s':>9}{'pages/s':>9}{'CPU s':>8}{'CPU ms/page':>13}{'alone s':>9}  memory MB"]
    for one in timings:
        memory = ", ".join(f"{size >> 20}" for size in one.memory)
        lines.append(
            f"{one.name:<24}{one.pages:>7}{one.wall:>9.1f}{one.rate:>9.1f}{one.cpu:>8.1f}"
            f"{1e3 * one.cpu / one.pages:>13.1f}{one.unhindered(cores):>9.1f}  {memory}; peak {one.peak >> 20}"
        )
    return "\n".join(lines)


def factors(timings: Sequence[Timing], cores: int) -> Mapping[str, float]:
    """How many times as fast two processes were as one: by the clock, and by what they used."""
    one, two = (next(t for t in timings if t.name.startswith(f"ours, {n} ")) for n in (1, 2))
    return {"by the clock": one.wall / two.wall, "by processor time": one.unhindered(1) / two.unhindered(cores)}


def _trafilatura(archive: Path) -> None:
    import trafilatura

    terms = Terms("", 16 << 20)
    for capture in captures(archive):
        response = response_of(capture, terms.max_bytes)
        body = getattr(response, "body", None)
        if body:
            trafilatura.extract(body, url=capture.record.url, output_format="json", with_metadata=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=_trafilatura.__doc__)
    parser.add_argument("archive", type=Path)
    _trafilatura(parser.parse_args().archive)
