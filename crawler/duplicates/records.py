"""What goes into the index of duplicates, and what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from crawler.moments import moment_of

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class IndexUnavailable(Exception):
    """The index cannot be used; the message is for the user."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """An article as it arrives. `id` and `content` are its fingerprints (hexadecimal), `arrived` the moment of
    its download (ISO 8601, UTC), which decides who was first."""

    id: str
    content: str
    body: str
    arrived: str

    @property
    def moment(self) -> int:
        """`arrived` in microseconds since 1970; 0 if it is no moment."""
        return ((moment_of(self.arrived) or _EPOCH) - _EPOCH) // timedelta(microseconds=1)


@dataclass(frozen=True, slots=True)
class Earlier:
    """An article that arrived earlier with the same words (`exact`) or nearly the same."""

    id: str
    similarity: float
    exact: bool

    def to_json(self) -> dict[str, Any]:
        """As it stands in a line's `fingerprint.near`."""
        return {"of": self.id, "similarity": round(self.similarity, 4), "exact": self.exact}
