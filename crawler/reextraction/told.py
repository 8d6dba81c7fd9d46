"""What `scrapy reextract` tells: how far it is, what went wrong, what is only worth a note, where results lie."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from crawler.plurals import how_many
from crawler.reextraction.checkpoint import Progress
from crawler.reextraction.comparison import Outcome
from crawler.telling import Notes, say

_EVERY = 2.0
"""Seconds between two lines of progress."""


class RunningLine:
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


def print_path(label: str, path: Path) -> None:
    """Where a result lies."""
    print_line(f"{label}: {path}")


def print_line(text: str) -> None:
    """A line of the result, however long."""
    Notes().print(text, soft_wrap=True)


def tell_error(text: str) -> None:
    """What went wrong, and gives exit status 1."""
    Notes(stderr=True).print(f"Error: {text}", soft_wrap=True)


def tell_note(text: str) -> None:
    """What the user should know, and is no failure."""
    Notes(stderr=True).print(f"Note: {text}", soft_wrap=True)
