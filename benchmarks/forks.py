"""The other side of `benchmarks.chaos_crawl`: start crawls in forks, and wait for them."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from benchmarks.scrapy_runs import environment
from crawler.rendering.memory import end

LONGEST_CRAWL = 120.0
"""Seconds after which a crawl is killed whatever it does."""


class Forks:
    """A process that runs ``scrapy`` in forks, one at a time. Use it as a context manager.

    `within` is a command that runs the one behind it, in surroundings of its own (``unshare``).
    """

    def __init__(self, within: Sequence[str] = ()) -> None:
        self._server = subprocess.Popen(
            [*within, sys.executable, "-m", "benchmarks.chaos_crawl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={**environment(), "SCRAPY_SETTINGS_MODULE": "crawler.settings"}, text=True,
            cwd=Path(__file__).parents[1],
        )  # fmt: skip

    @property
    def pid(self) -> int:
        """The id of that process."""
        return self._server.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._server.stdin is not None and self._server.stdout is not None
        self._server.stdin.close()
        self._server.wait(LONGEST_CRAWL)
        self._server.stdout.close()

    def start(self, words: Sequence[str], *, clock: float, log: Path, **options: Any) -> int:
        """Start ``scrapy`` with these words; the id of its process. ``options`` are those of the other side."""
        assert self._server.stdin is not None
        asked = {"words": list(words), "clock": clock, "log": str(log), **options}
        self._server.stdin.write(json.dumps(asked) + "\n")
        self._server.stdin.flush()
        return int(self._answer()["pid"])

    def wait(self, pid: int, after: float = LONGEST_CRAWL) -> int:
        """The exit status of what was started, which is killed ``after`` so many seconds (then -9)."""
        timer = threading.Timer(after, end, (pid,))
        timer.start()
        status = int(self._answer()["status"])
        timer.cancel()
        return status

    def _answer(self) -> dict[str, Any]:
        assert self._server.stdout is not None
        line = self._server.stdout.readline()
        if not line:
            raise RuntimeError("the process of the crawls has ended")
        answer: dict[str, Any] = json.loads(line)
        return answer
