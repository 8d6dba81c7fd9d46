"""Runs of `scrapy crawl news` against one paper, each in a fork of its own, with one state and a set clock."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from benchmarks.forks import Forks
from newsstand import Newsstand, Served


@dataclass(frozen=True)
class Run:
    """What a crawl did: its exit status, what it said, what it asked for, and the lines it wrote."""

    status: int
    said: str
    served: list[Served]
    lines: list[dict[str, Any]]

    @property
    def fetched(self) -> list[str]:
        """Paths of pages, lists and articles that were sent whole."""
        return sorted(one.target for one in self.served if one.status == 200 and one.target != "/robots.txt")

    @property
    def statuses(self) -> Counter[int]:
        return Counter(int(one.status) for one in self.served)

    @property
    def sent(self) -> int:
        """Bytes of bodies."""
        return sum(one.size for one in self.served)


@dataclass
class Site:
    """A paper that is crawled again and again."""

    stand: Newsstand
    name: str
    folder: Path
    forks: Forks
    options: list[str] = field(default_factory=list)

    @property
    def domain(self) -> str:
        return urlsplit(self.stand.papers[self.name].url).netloc

    @property
    def outputs(self) -> Path:
        return self.folder / "outputs"

    @property
    def state(self) -> Path:
        return self.folder / "state" / f"{self.domain.replace(':', '_')}.sqlite"

    def words(self, *options: str) -> list[str]:
        return [
            "crawl", "news", "-a", f"domain={self.domain}",
            "-s", f"BROADSHEET_OUTPUTS={self.outputs}", "-s", f"BROADSHEET_STATE_DIR={self.folder / 'state'}",
            "-s", f"BROADSHEET_WRAPPER_DB={self.folder / 'w.sqlite'}", "-s", "BROADSHEET_DUPLICATES=keep",
            "-s", "BROADSHEET_CLOCK=benchmarks.chaos_crawl.now", *self.options, *options,
        ]  # fmt: skip

    def crawl(self, at: float, *options: str, **limits: object) -> Run:
        """Crawl at a time, in seconds since 1970."""
        log = limits.pop("log", None) or self.folder / "said"
        assert isinstance(log, Path)
        log.unlink(missing_ok=True)
        before, old = len(self.stand.log()), len(self.lines())
        status = self.forks.wait(self.forks.start(self.words(*options), clock=at, log=log, **limits))
        said = log.read_text(encoding="utf-8")
        assert "Traceback" not in said, said[-3000:]
        return Run(status, said, self.stand.log()[before:], self.lines()[old:])

    def crawl_until(self, condition: Callable[[], object], at: float, how: signal.Signals, *options: str) -> int:
        """Start a crawl, and send it a signal when something is the case; its exit status."""
        pid = self.forks.start(self.words(*options), clock=at, log=self.folder / "said")
        deadline = time.monotonic() + 180
        while not condition():
            assert time.monotonic() < deadline, (self.folder / "said").read_text()
            time.sleep(0.05)
        os.kill(pid, how)
        return self.forks.wait(pid)

    def lines(self) -> list[dict[str, Any]]:
        """All whole lines of all runs, in their order; a crawl may be writing one."""
        return [
            json.loads(line)
            for path in sorted(self.outputs.glob("*/*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
            for line in path.read_bytes().split(b"\n")[:-1]
        ]
