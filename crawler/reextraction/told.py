"""What `scrapy reextract` tells: how far it is, what went wrong, what is only worth a note, where results lie."""

from __future__ import annotations

import sys
from pathlib import Path

from crawler.plurals import how_many
from crawler.progress_line import ProgressLine
from crawler.reextraction.checkpoint import Progress
from crawler.reextraction.comparison import Outcome
from crawler.telling import Notes

_EVERY = 2.0
"""Seconds between two lines of progress."""


class RunningLine(ProgressLine):
    """One line on standard error, every few seconds."""

    def __init__(self, name: str) -> None:
        super().__init__(sys.stderr, _EVERY)
        self._name = name

    def of_archives(self, progress: Progress) -> None:
        counts = progress.counts
        done = f"{how_many(counts['pages'], 'page')}, {how_many(counts['articles'], 'article')}"
        self.show(f"{self._name}: {progress.phase}: {how_many(progress.source, 'file')} read, {done}")

    def of_site(self, outcomes: dict[Outcome, int]) -> None:
        pages = how_many(sum(outcomes.values()), "page")
        self.show(f"{self._name}: {pages}, {outcomes.get(Outcome.CHANGED, 0)} changed")


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
