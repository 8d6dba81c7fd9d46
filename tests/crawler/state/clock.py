"""The clock of crawls in tests (setting BROADSHEET_CLOCK): it stands where the environment puts it."""

from __future__ import annotations

import os


def now() -> float:
    """Seconds since 1970, from the variable TEST_CLOCK."""
    return float(os.environ["TEST_CLOCK"])
