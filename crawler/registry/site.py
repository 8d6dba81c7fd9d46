"""A registered site, as its file says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Schedule:
    """When a site is collected: `every` so long after the last start, or at the times of a `cron` line.

    With neither, the collector's default counts (`BROADSHEET_COLLECT_EVERY`). `timezone` is that of the cron
    line (IANA name; UTC if none).
    """

    every: timedelta | None = None
    cron: str | None = None
    timezone: str = "UTC"
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Site:
    """One file of the registry. `arguments` are the spider arguments it stands for, as strings; `settings` the site's
    own Scrapy settings. Its pinned wrappers are read by whoever extracts (`crawler.wrappers.by_hand`)."""

    domain: str
    path: Path
    arguments: Mapping[str, str] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    schedule: Schedule = field(default_factory=Schedule)
