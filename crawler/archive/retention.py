"""How long archives are kept: whole months are deleted, the oldest first."""

from __future__ import annotations

import logging
import re
from calendar import monthrange
from datetime import UTC, datetime, timedelta
from pathlib import Path

from crawler.archive.site_archive import SUFFIX

logger = logging.getLogger(__name__)

_DAY = timedelta(days=1)


def files_of(folder: Path, site: str) -> list[tuple[str, Path]]:
    """(month as `202611`, file) of a site's archive, oldest first."""
    name = re.compile(rf"{re.escape(site)}-(\d{{6}})(?:-(\d+))?{re.escape(SUFFIX)}$")
    matches = [(match, path) for path in folder.glob(f"*{SUFFIX}") if (match := name.match(path.name))]
    found = sorted((match[1], int(match[2] or 1), path) for match, path in matches)
    return [(month, path) for month, _, path in found]


def prune(folder: Path, site: str, now: datetime, *, max_age: float, max_bytes: int) -> list[Path]:
    """Delete the months that ended more than `max_age` days ago, and then the oldest while all files together
    have more than `max_bytes`; the files deleted. 0 sets no limit. The current month always stays.
    """
    this_month = now.astimezone(UTC).strftime("%Y%m")
    past = [(month, path) for month, path in files_of(folder, site) if month < this_month]
    too_old = [path for month, path in past if max_age and (now - _end_of(month)) / _DAY > max_age]
    left = [path for _, path in past if path not in too_old]
    doomed = list(too_old)
    if max_bytes:
        total = sum(_size(path) for _, path in files_of(folder, site) if path not in too_old)
        while left and total > max_bytes:
            total -= _size(left[0])
            doomed.append(left.pop(0))
    return [path for path in doomed if _deleted(path)]


def _end_of(month: str) -> datetime:
    year, number = int(month[:4]), int(month[4:])
    days = monthrange(year, number)[1] if 1 <= number <= 12 else 31
    return datetime(year, min(max(number, 1), 12), 1, tzinfo=UTC) + timedelta(days=days)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def _deleted(path: Path) -> bool:
    try:
        path.unlink()
    except OSError as error:
        logger.warning("%s is over the archive's limits and cannot be deleted: %s", path, error)
        return False
    logger.info("%s was over the archive's limits and is deleted", path)
    return True
