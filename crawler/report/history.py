"""The history of a site's runs: one JSON line a run, in Scrapy's data directory."""

from __future__ import annotations

import builtins
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import orjson
from scrapy.utils.project import data_path

from crawler.export.names import folder_of

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

KEPT_RUNS = 2_000
"""Runs read of a history, the newest: more than five years of one a day."""
_TAIL_BYTES = 16 * 1024 * 1024
_LONGEST_RUN = timedelta(days=1)
"""How much earlier a run may have begun that ended later."""


@dataclass(frozen=True, slots=True)
class RunSummary:
    """One run in figures. Times are ISO 8601 in UTC, `latency` seconds (median, p95) and `bytes` those received.

    `verdicts`, `fields` (articles that have a field), `statuses` (HTTP), `via` and `published` (articles by the
    day they say they were published) are counts by name.
    """

    run: str
    site: str
    started: str
    ended: str
    reason: str = "finished"
    status: int = 0
    articles: int = 0
    new: int | None = None
    changed: int | None = None
    stubs: int = 0
    """Articles that are the free part before a paywall."""
    known: int | None = None
    found: int = 0
    fetched: int = 0
    bytes: int = 0
    errors: int = 0
    retries: int = 0
    blocked: int = 0
    confidence: float | None = None
    verdicts: Mapping[str, int] = field(default_factory=dict)
    fields: Mapping[str, int] = field(default_factory=dict)
    wrappers: Mapping[str, int] = field(default_factory=dict)
    statuses: Mapping[str, int] = field(default_factory=dict)
    via: Mapping[str, int] = field(default_factory=dict)
    published: Mapping[str, int] = field(default_factory=dict)
    latency: Mapping[str, float] = field(default_factory=dict)
    not_kept: Sequence[str] = ()
    """What a failing store or a full disk cost the run beside its articles."""
    moved_to: str | None = None
    """The host to which the front page led."""
    redesigns: Sequence[Mapping[str, Any]] = ()
    """Layouts that ended: `before`, `after`, `because`, `hits`, `at`, `evidence`."""

    @property
    def start(self) -> datetime:
        """When the run began (aware)."""
        return datetime.fromisoformat(self.started)

    @property
    def seconds(self) -> float:
        """How long the run took."""
        return max(0.0, (datetime.fromisoformat(self.ended) - self.start).total_seconds())

    def to_line(self) -> builtins.bytes:
        """The run as a line of the history; what is empty is left out."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        kept = {name: value for name, value in values.items() if value not in (None, {}, ())}
        return orjson.dumps(kept, option=orjson.OPT_APPEND_NEWLINE | orjson.OPT_SORT_KEYS)

    @classmethod
    def from_line(cls, line: builtins.bytes) -> Self | None:
        """A run of a line; None for a line that is none, torn or of another program. Unknown names are left."""
        try:
            values = orjson.loads(line)
            known = {one.name for one in fields(cls)}
            summary = cls(**{name: value for name, value in values.items() if name in known})
            if summary.start.tzinfo is None or summary.seconds < 0 or not _is_sound(summary):
                return None
        except (orjson.JSONDecodeError, TypeError, ValueError, AttributeError):
            return None
        return summary


def _is_sound(run: RunSummary) -> bool:
    """Whether a run's values are of the kinds that its names promise: a line may have been edited by hand."""
    counts = (run.verdicts, run.fields, run.wrappers, run.statuses, run.via, run.published, run.latency)
    numbers = (
        run.status, run.articles, run.stubs, run.found, run.fetched, run.bytes, run.errors, run.retries, run.blocked,
        *(number for number in (run.new, run.changed, run.known, run.confidence) if number is not None),
        *(number for one in counts for number in one.values()),
    )  # fmt: skip
    return (
        all(isinstance(text, str) for text in (run.run, run.site, run.reason))
        and all(isinstance(number, int | float) for number in numbers)
        and all(isinstance(one, list | tuple) for one in (run.not_kept, run.redesigns))
        and all(isinstance(redesign, Mapping) for redesign in run.redesigns)
    )


class History:
    """The histories of all sites, a file each: `<folder of the site>.jsonl`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """That of the setting `BROADSHEET_HISTORY`, a folder in Scrapy's data directory."""
        return cls(Path(data_path(str(settings.get("BROADSHEET_HISTORY") or "broadsheet/history"))))

    def path(self, site: str) -> Path:
        """A site's file."""
        return self.folder / f"{folder_of(site)}.jsonl"

    def append(self, summary: RunSummary) -> None:
        """Add a run: one write of one line, so that two at once leave both whole. One that a full disk cut short
        stays a line by itself. Raises OSError."""
        path = self.path(summary.site)
        path.parent.mkdir(parents=True, exist_ok=True)
        line = summary.to_line()
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            if os.lseek(descriptor, 0, os.SEEK_END) > 0:
                os.lseek(descriptor, -1, os.SEEK_END)
                line = line if os.read(descriptor, 1) == b"\n" else b"\n" + line
            while line:
                line = line[os.write(descriptor, line) :]
        finally:
            os.close(descriptor)

    def runs(self, site: str) -> list[RunSummary]:
        """A site's runs in the order of their starts, at most the newest `KEPT_RUNS`; without those that by their
        starts would come after the one that ended last."""
        return _read(self.path(site))

    def last(self, site: str) -> RunSummary | None:
        """A site's newest run."""
        runs = self.runs(site)
        return runs[-1] if runs else None

    def sites(self) -> list[str]:
        """Every site with a history, sorted."""
        found = {runs[-1].site for path in self.folder.glob("*.jsonl") if (runs := _read(path))}
        return sorted(found)


def _read(path: Path) -> list[RunSummary]:
    try:
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _TAIL_BYTES))
            lines = file.read().split(b"\n")
    except FileNotFoundError:
        return []
    runs = [summary for line in lines if line and (summary := RunSummary.from_line(line))]
    # of a clock that was ahead: else it would be the newest run until then
    known = [run for run in runs if run.start - runs[-1].start <= _LONGEST_RUN]
    return sorted(known, key=lambda run: run.start)[-KEPT_RUNS:]
