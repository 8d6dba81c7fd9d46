"""Runs of `scrapy crawl news` against one paper, each in a process of its own, with one state and a set clock."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from newsstand import Newsstand, Served
from tests.crawler.spiders.crawls import ROOT, environment


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

    def command(self, *options: str) -> list[str]:
        return [
            sys.executable, "-m", "scrapy", "crawl", "news", "-a", f"domain={self.domain}",
            "-s", f"BROADSHEET_OUTPUTS={self.outputs}", "-s", f"BROADSHEET_STATE_DIR={self.folder / 'state'}",
            "-s", f"BROADSHEET_WRAPPER_DB={self.folder / 'w.sqlite'}", "-s", "BROADSHEET_DUPLICATES=keep",
            "-s", "BROADSHEET_CLOCK=tests.crawler.state.clock.now", *self.options, *options,
        ]  # fmt: skip

    def crawl(self, at: float, *options: str) -> Run:
        """Crawl at a time, in seconds since 1970."""
        before, old = len(self.stand.log()), len(self.lines())
        done = subprocess.run(
            self.command(*options), cwd=ROOT, env=environment(TEST_CLOCK=str(at)), capture_output=True, text=True,
            timeout=120, check=False,
        )  # fmt: skip
        assert "Traceback" not in done.stderr, done.stderr[-3000:]
        return Run(done.returncode, done.stderr, self.stand.log()[before:], self.lines()[old:])

    def lines(self) -> list[dict[str, Any]]:
        """All lines of all runs, in their order."""
        return [
            json.loads(line)
            for path in sorted(self.outputs.glob("*/*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
            for line in path.read_bytes().splitlines()
        ]
