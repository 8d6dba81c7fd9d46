from __future__ import annotations

import subprocess
import sys

import pytest

from benchmarks import growth
from benchmarks.growth import DECLARED, REPEATED, Growth, growths, page_of, seconds_of


@pytest.mark.parametrize("pattern", REPEATED)
def test_each_pattern_passes_through_every_way(pattern: str) -> None:
    seconds = seconds_of(page_of(REPEATED[pattern], DECLARED["nothing"], 12))
    assert {"cold", "cold body", "clean page", "explanation", "Markdown", "HTML"} <= seconds.keys()


@pytest.mark.parametrize("declared", DECLARED)
def test_each_declaration_is_repeated_in_the_head(declared: str) -> None:
    few, many = (len(page_of("", DECLARED[declared], units).body) for units in (10, 20))
    assert many > few or declared == "nothing"


def test_a_step_over_all_pairs_is_out_of_proportion(monkeypatch: pytest.MonkeyPatch) -> None:
    def over_all_pairs(page: object, **options: object) -> dict[str, float]:
        return {"cold": 1e-6 * len(page.body) ** 2}  # type: ignore[attr-defined]

    monkeypatch.setattr(growth, "seconds_of", over_all_pairs)
    assert not any(each.is_proportional for each in growths(["paragraphs"], 2_400))


def test_a_short_time_is_no_growth() -> None:
    assert Growth("any", "cold", ratio=50.0, seconds=0.1).is_proportional
    assert not Growth("any", "cold", ratio=50.0, seconds=1.0).is_proportional


def test_an_unknown_pattern_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.growth", "nonsense"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "no such pattern: nonsense" in done.stderr
