"""The time by which schedules count: the real one, or a faster one to try a schedule out."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta


class Clock:
    """A clock that runs `speed` times as fast as real time from the moment it is made; before that, both agree."""

    def __init__(self, speed: float = 1.0, real: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        if speed < 1.0:
            raise ValueError("a clock can run faster than real time, not slower")
        self._speed = speed
        self._real = real
        self._start = real()

    def now(self) -> datetime:
        """What the clock shows, in UTC."""
        return self.shown_at(self._real())

    def shown_at(self, real: datetime) -> datetime:
        """What the clock shows at a real moment."""
        passed = real - self._start
        return real if passed <= timedelta(0) else self._start + passed * self._speed

    def real_at(self, shown: datetime) -> datetime:
        """The real moment at which the clock shows this."""
        passed = shown - self._start
        return shown if passed <= timedelta(0) else self._start + passed / self._speed
