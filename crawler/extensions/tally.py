"""What a crawl's stats say, in the words of its progress line and its closing table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from crawler.verdicts import STATS_PREFIX

FIELD = "broadsheet/fields/"
RULED_OUT = "broadsheet/skipped/"


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of one crawl, read from its stats. `verdicts` and `fields` are sorted, the most frequent
    first."""

    found: int
    """Addresses of pages that discovery found."""
    fetched: int
    """Pages downloaded."""
    waiting: int
    """Addresses of pages still to fetch."""
    pages: int
    """Pages given to the extractor."""
    articles: int
    variants: int
    """Further addresses of articles that were exported; they were left out."""
    known: int
    """Articles that were known before the crawl."""
    not_due: int
    """Pages of earlier crawls, articles among them, whose next visit is later."""
    not_modified: int
    """Pages that the server, or their bytes, said to be as before."""
    unchanged: int
    """Articles fetched again whose text was as before."""
    moved: int
    """Known articles that were found at new addresses."""
    revisions: int
    """Articles exported again, since they had changed."""
    errors: int
    blocked: int
    verdicts: tuple[tuple[str, int], ...]
    fields: tuple[tuple[str, int], ...]
    learned: int
    hits: int
    misses: int
    retired: int
    ruled_out: tuple[tuple[str, int], ...]
    """Addresses that the arguments ruled out before download, by what ruled them out."""

    @property
    def skipped(self) -> int:
        """Pages without an article."""
        return sum(count for _, count in self.verdicts)


def tally(stats: Mapping[str, Any]) -> Tally:
    """The counts that stand in a crawl's stats; what is not there is 0."""

    def count(name: str) -> int:
        return int(stats.get(name) or 0)

    def group(prefix: str) -> tuple[tuple[str, int], ...]:
        found = [
            (name.removeprefix(prefix), int(value))
            for name, value in stats.items()
            if name.startswith(prefix)
        ]
        return tuple(sorted(found, key=lambda pair: (-pair[1], pair[0])))

    return Tally(
        found=count("broadsheet/pages/found"),
        fetched=count("broadsheet/pages/fetched"),
        waiting=count("broadsheet/pages/waiting"),
        pages=count("broadsheet/pages/extracted"),
        articles=count("broadsheet/articles"),
        variants=count("broadsheet/variants"),
        known=count("broadsheet/known"),
        not_due=count("broadsheet/pages/not_due"),
        not_modified=count("broadsheet/pages/not_modified"),
        unchanged=count("broadsheet/unchanged"),
        moved=count("broadsheet/new_addresses"),
        revisions=count("broadsheet/revisions"),
        errors=count("broadsheet/errors"),
        blocked=count("broadsheet/blocked"),
        verdicts=group(STATS_PREFIX),
        fields=group(FIELD),
        learned=count("broadsheet/wrappers/learned"),
        hits=count("broadsheet/wrappers/hits"),
        misses=count("broadsheet/wrappers/misses"),
        retired=count("broadsheet/wrappers/retired"),
        ruled_out=group(RULED_OUT),
    )
