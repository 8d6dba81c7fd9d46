"""How fast the machine is while a step runs: a fixed piece of work every now and then, in the same process.

Processor time hides what others on the machine take from a long step: its caches, its memory, its clock. The same
work, timed all the while, shows it, so that two steps of different length can be compared.
"""

from __future__ import annotations

import random
import signal
import time
from types import FrameType
from typing import Self

import numpy as np
import orjson

from crawler.duplicates.shingles import shingles_of
from crawler.duplicates.sketches import THRESHOLD, band_keys

_EVERY = 0.5
_TEXTS = 60
_NUMBERS = 200_000


class MachineSpeed:
    """While the block lasts, the fixed work interrupts it twice in a second of processor time (Unix, main
    thread).

    It is done twice and the second time counts, so that what the step has left in the processor's caches does not:
    a step with more data would seem to run on a slower machine.
    """

    def __init__(self) -> None:
        chance = random.Random(0)
        self._texts = [" ".join(f"w{chance.randrange(50_000):x}" for _ in range(40)) for _ in range(_TEXTS)]
        self._numbers = np.random.default_rng(0).integers(0, 1 << 63, _NUMBERS, np.uint64)
        self._samples: list[float] = []
        self._work()  # the first time everything is new to the processor
        self.spent = 0.0
        """Seconds of processor time that the work took, which are not the step's."""

    @property
    def milliseconds(self) -> float:
        """What the work takes, the mean over the block."""
        return 1e3 * sum(self._samples) / len(self._samples)

    def __enter__(self) -> Self:
        self._sample()
        self.spent = 0.0
        self._before = signal.signal(signal.SIGPROF, self._sample)
        signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, self._before)

    def _sample(self, number: int = 0, frame: FrameType | None = None) -> None:
        start = time.process_time()
        self._work()
        warm = time.process_time()
        self._work()
        end = time.process_time()
        self._samples.append(end - warm)
        self.spent += end - start

    def _work(self) -> None:
        for text in self._texts:
            shingles = shingles_of(str(orjson.loads(orjson.dumps(text))))
            band_keys(shingles, THRESHOLD)
        np.sort(self._numbers)
