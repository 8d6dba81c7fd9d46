from __future__ import annotations

from extractors.odds import log_odds


def test_log_odds_are_bounded_and_even_about_a_half() -> None:
    assert log_odds(0.5, 0.001) == 0 and -7 < log_odds(0.0, 0.001) < -6 < 6 < log_odds(1.0, 0.001) < 7
    assert log_odds(0.25, 0.25) == log_odds(0.0, 0.25) == -log_odds(1.0, 0.25)
