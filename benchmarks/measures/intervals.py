"""Bootstrap intervals over sites: pages of one site share a layout, so sites are what is drawn, not pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from benchmarks.measures.scoring import FIGURES, Floats, Measure, PageScore, Sums, sums_of

ROUNDS = 2_000
SEED = 0
LEVEL = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """A value with the bounds of its 95 % percentile interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


@dataclass(frozen=True, slots=True)
class Resampled:
    """A set's sums, as measured and in each round of a bootstrap by site."""

    measured: Sums
    rounds: Sums
    """Leading axis: the rounds. Round k of two systems over the same pages drew the same sites."""

    def interval(self, measure: Measure) -> Interval:
        """The measure with its interval."""
        return _interval(float(self.measured.of(measure)), self.rounds.of(measure))

    def difference(self, other: Resampled, measure: Measure) -> Interval:
        """This system minus the other, paired: both are read in the same rounds."""
        value = float(self.measured.of(measure)) - float(other.measured.of(measure))
        return _interval(value, self.rounds.of(measure) - other.rounds.of(measure))


def resample(scores: Sequence[PageScore], rounds: int = ROUNDS, seed: int = SEED) -> Resampled:
    """Draw sites with replacement, ``rounds`` times. Scores of the same pages in the same order are paired.

    A page without a site counts as a site of its own.
    """
    sites: dict[str, list[PageScore]] = {}
    for score in scores:
        sites.setdefault(score.site or f"page:{score.id}", []).append(score)
    parts = [sums_of(group) for group in sites.values()]
    shape = (len(parts), len(FIGURES))
    total = np.array([part.total for part in parts]).reshape(shape)
    pages = np.array([part.pages for part in parts]).reshape(shape)
    return Resampled(Sums(total.sum(axis=0), pages.sum(axis=0)), _drawn(total, pages, rounds, seed))


def _drawn(total: Floats, pages: Floats, rounds: int, seed: int) -> Sums:
    sites = len(total)
    random = np.random.default_rng(seed)
    times = (
        random.multinomial(sites, np.full(sites, 1 / sites), size=rounds) if sites else np.zeros((rounds, 0))
    )
    drawn = times.astype(np.float64)
    return Sums(drawn @ total, drawn @ pages)


def _interval(value: float, drawn: Floats) -> Interval:
    known = drawn[~np.isnan(drawn)]
    if not len(known):
        return Interval(value, float("nan"), float("nan"))
    tail = (1 - LEVEL) / 2
    low, high = np.quantile(known, [tail, 1 - tail])
    return Interval(value, float(low), float(high))
