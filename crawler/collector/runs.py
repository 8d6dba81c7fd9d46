"""What the collector remembers of a site: when its last run began and ended, and that one is going on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from pathlib import Path

import orjson

from crawler.export.names import folder_of
from crawler.locking import lock
from crawler.whole_file import write_whole

_FIRST_YEAR = 1970
"""A start before it, or in the last year there is, is nobody's, and in another zone may be no date at all."""


@dataclass(frozen=True, slots=True)
class LastRun:
    """The last start of a site (ISO 8601, UTC). `status` is None until the run ended; `stopped`: it was ended
    from outside and counts for no schedule. `called`: when the collector set about it; it may have waited for room."""

    domain: str
    started: str
    ended: str | None = None
    status: int | None = None
    stopped: bool = False
    called: str | None = None

    @property
    def start(self) -> datetime:
        """When it began (aware)."""
        return datetime.fromisoformat(self.started)

    @property
    def counted(self) -> datetime | None:
        """The start from which the next one is counted; None for a run that did not end by itself."""
        return self.start if self.status is not None and not self.stopped else None

    @property
    def waited(self) -> timedelta:
        """How long the site waited for its turn, as far as is known."""
        return max(timedelta(0), self.start - datetime.fromisoformat(self.called or self.started))


class StillGoing(Exception):
    """A run of the site has not ended yet."""


class RunBook:
    """Last runs, a small file a site, and locks that hold as long as any process of a run lives."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def last(self, domain: str) -> LastRun | None:
        """What is written of a site's last run; None if there is nothing that can be read."""
        try:
            values = orjson.loads(self._path(domain, "json").read_bytes())
            run = LastRun(**values)
            known = all(
                moment.tzinfo is not None and _FIRST_YEAR <= moment.year < datetime.max.year
                for moment in map(datetime.fromisoformat, (run.started, run.called or run.started))
            )
        except (OSError, orjson.JSONDecodeError, TypeError, ValueError):
            return None
        return run if known else None

    def write(self, run: LastRun) -> None:
        """Keep a run in place of the last one. Raises OSError."""
        path = self._path(run.domain, "json")
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, orjson.dumps(asdict(run)))

    def log_path(self, domain: str) -> Path:
        """Where the last run's messages go."""
        return self._path(domain, "log")

    @contextmanager
    def lock(self, domain: str) -> Iterator[int]:
        """Hold a site's lock; gives its descriptor, which the run's process inherits, so that the lock outlives
        a collector that is killed. Raises `StillGoing`."""
        path = self._path(domain, "lock")
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            _take(descriptor, domain)
            yield descriptor
        finally:
            os.close(descriptor)

    def is_going(self, domain: str) -> bool:
        """Whether a run of the site is going on. Who only looks needs no permission to write, and makes nothing."""
        try:
            descriptor = os.open(self._path(domain, "lock"), os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            return False
        try:
            _take(descriptor, domain)
        except StillGoing:
            return True
        finally:
            os.close(descriptor)
        return False

    def _path(self, domain: str, kind: str) -> Path:
        return self.folder / f"{folder_of(domain)}.{kind}"


def _take(descriptor: int, domain: str) -> None:
    try:
        lock(descriptor)
    except BlockingIOError:
        raise StillGoing(domain) from None
