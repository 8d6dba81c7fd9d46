"""Log-odds of a probability, in which independent evidence adds up."""

from __future__ import annotations

import math


def log_odds(probability: float, least: float) -> float:
    """The log-odds of a probability that is kept `least` off 0 and 1, so that no single source decides for ever."""
    bounded = min(max(probability, least), 1 - least)
    return math.log(bounded / (1 - bounded))
