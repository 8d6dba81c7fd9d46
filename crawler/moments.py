"""Moments as others write them: one without a zone is read as UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def aware(moment: datetime) -> datetime:
    """The moment, in UTC if it names no zone."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def moment_of(value: object) -> datetime | None:
    """The moment, in UTC, of an ISO 8601 date or time; None for anything else."""
    try:
        return aware(datetime.fromisoformat(value)).astimezone(UTC) if isinstance(value, str) else None
    except (ValueError, OverflowError):
        return None
