"""What a comparison of systems on one set found: quality with intervals, and milliseconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from benchmarks.measures.intervals import Interval


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds a page; ``parses`` is the median as a multiple of the median lxml parse."""

    median: float
    p99: float
    parses: float

    @classmethod
    def of(cls, ms: Sequence[float | None], unit: float) -> Timing | None:
        known = [value for value in ms if value is not None]
        if not known:
            return None
        median = float(np.median(known))
        return cls(median, float(np.quantile(known, 0.99)), median / unit if unit else float("nan"))

    def to_json(self) -> dict[str, float]:
        return {"median": round(self.median, 3), "p99": round(self.p99, 3), "parses": round(self.parses, 3)}


@dataclass(frozen=True, slots=True)
class Row:
    """One system on one set."""

    name: str
    kind: str
    measures: Mapping[str, Interval]
    timing: Timing | None
    crashes: int
    first_crash: str | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """All systems on one set."""

    set: str
    pages: int
    sites: int
    parse: Timing | None
    rows: tuple[Row, ...]
    best: Mapping[str, str]
    """Per measure: the peer with the highest value."""
    differences: Mapping[str, Mapping[str, Interval]]
    """Per measure, per system of ours: it minus the best peer, paired."""
    absent: Mapping[str, str]
    """Per peer that could not run: why."""

    def to_json(self) -> dict[str, Any]:
        return {
            "set": self.set,
            "pages": self.pages,
            "sites": self.sites,
            "parse": self.parse and self.parse.to_json(),
            "systems": {row.name: _row_json(row) for row in self.rows},
            "best_peer": dict(self.best),
            "differences": {
                measure: {name: interval.to_json() for name, interval in per.items()}
                for measure, per in self.differences.items()
            },
            "absent": dict(self.absent),
        }


def _row_json(row: Row) -> dict[str, Any]:
    return {
        "kind": row.kind,
        "measures": {name: interval.to_json() for name, interval in row.measures.items()},
        "ms": row.timing and row.timing.to_json(),
        "crashes": row.crashes,
        "first_crash": row.first_crash,
    }
