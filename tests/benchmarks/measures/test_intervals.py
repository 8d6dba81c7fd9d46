from __future__ import annotations

import math

import pytest

from benchmarks.measures.intervals import resample
from benchmarks.measures.scoring import MEASURES, PageScore

WORD_F1 = next(measure for measure in MEASURES if measure.name == "word.f1")
IMAGE = next(measure for measure in MEASURES if measure.name == "image.accuracy")


def scores(values: list[tuple[str, float]]) -> list[PageScore]:
    return [PageScore(str(n), site, {"word.f1": value}) for n, (site, value) in enumerate(values)]


def test_interval_holds_the_value() -> None:
    interval = resample(scores([(f"s{n}", n / 10) for n in range(11)]), rounds=500).interval(WORD_F1)
    assert interval.value == pytest.approx(0.5)
    assert 0.2 < interval.low < 0.5 < interval.high < 0.8


def test_the_site_is_drawn_not_the_page() -> None:
    one_site = resample(scores([("s", n / 10) for n in range(11)]), rounds=50).interval(WORD_F1)
    assert one_site.low == one_site.high == pytest.approx(0.5)


def test_pages_without_a_site_stand_alone() -> None:
    interval = resample(scores([("", n / 10) for n in range(11)]), rounds=50).interval(WORD_F1)
    assert interval.low < interval.high


def test_differences_are_paired() -> None:
    low = scores([(f"s{n}", n / 20) for n in range(11)])
    high = scores([(f"s{n}", n / 20 + 0.1) for n in range(11)])
    difference = resample(high, rounds=200).difference(resample(low, rounds=200), WORD_F1)
    assert difference.value == pytest.approx(0.1)
    assert difference.low == pytest.approx(0.1) and difference.high == pytest.approx(0.1)


def test_same_seed_same_interval() -> None:
    values = scores([(f"s{n}", (n * 7 % 10) / 10) for n in range(30)])
    assert resample(values, 100, seed=3).interval(WORD_F1) == resample(values, 100, seed=3).interval(WORD_F1)


def test_unknown_measure() -> None:
    interval = resample(scores([("s", 1.0)]), rounds=10).interval(IMAGE)
    assert math.isnan(interval.value) and math.isnan(interval.low)
    assert math.isnan(resample([], rounds=10).interval(IMAGE).value)
