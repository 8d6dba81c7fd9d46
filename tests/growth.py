"""Whether a step costs in proportion to what it is given, told by a ratio (no machine is asked for its speed), and
whether it keeps what it is given."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable

_STEP, _SLACK = 8, 3
_LEAST_SECONDS = 0.002
"""Below it a clock tells nothing."""


def assert_proportional(step: Callable[[int], object], units: int) -> None:
    """`step(units)` takes at most 24 times the processor time of `step(units // 8)`: proportion would be eight times,
    all pairs 64."""
    few, many = (min(_seconds(step, count) for _ in range(2)) for count in (units // _STEP, units))
    assert many <= _SLACK * _STEP * max(few, _LEAST_SECONDS), f"{many:.3f} s for {_STEP} times what took {few:.3f} s"


LONG = 400_000
"""Characters of a text that nothing may remember once it is read."""


def assert_forgets(read: Callable[[str], object]) -> None:
    """After `read` was given three different texts of `LONG` characters less than one of them is left in memory."""
    read(f"0{'x' * LONG}")
    tracemalloc.start()
    try:
        for number in range(1, 4):
            read(f"{number}{'x' * LONG}")
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < LONG
    finally:
        tracemalloc.stop()


def _seconds(step: Callable[[int], object], count: int) -> float:
    begun = time.process_time()
    step(count)
    return time.process_time() - begun
