"""A share with its interval."""

from __future__ import annotations

from math import sqrt

_Z = 1.959964
"""Of a 95 % interval."""


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The bounds of the 95 % interval of a share (Wilson, 1927); (0, 1) of nothing."""
    if not total:
        return 0.0, 1.0
    share, z = hits / total, _Z
    middle = share + z * z / (2 * total)
    half = z * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    below = 1 + z * z / total
    low, high = (middle - half) / below, (middle + half) / below
    return 0.0 if hits == 0 else low, 1.0 if hits == total else high


def share_interval(hits: int, total: int) -> str:
    """As ``57 of 60, 95.0 % (86.3 to 98.3)``."""
    low, high = wilson(hits, total)
    share = f"{100 * hits / total:.1f}" if total else "-"
    return f"{hits} of {total}, {share} % ({100 * low:.1f} to {100 * high:.1f})"
