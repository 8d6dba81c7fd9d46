"""One line on standard error that says how the work goes: rewritten in place on a terminal, elsewhere now and then."""

from __future__ import annotations

import shutil
import sys
from time import monotonic
from typing import TextIO

_CLEAR = "\r\x1b[K"
_REFRESH_SECONDS = 0.2
_EVERY_SECONDS = 2.0


def running_line() -> ProgressLine:
    """One on standard error, every few seconds."""
    return ProgressLine(sys.stderr, _EVERY_SECONDS)


class ProgressLine:
    """`interval`: seconds between two lines where the stream is no terminal; None shows nothing."""

    def __init__(self, stream: TextIO | None, interval: float | None) -> None:
        self._stream = stream
        self._shows = stream is not None and interval is not None
        self.in_place = stream is not None and interval is not None and stream.isatty()
        self._interval = _REFRESH_SECONDS if self.in_place else interval or 0.0
        self._last = monotonic()

    def count(self, what: str, number: int, share: float) -> None:
        """So many of something, and the share of it that is done."""
        if monotonic() - self._last >= self._interval:
            self.show(f"{number:,} {what} · {min(99, int(100 * share))} %")

    def show(self, text: str) -> None:
        """Show this now; where there is no terminal, only if the last line is old enough."""
        now = monotonic()
        if not self._shows or (not self.in_place and now - self._last < self._interval):
            return
        self._last = now
        if self.in_place:
            self._write(_CLEAR + text[: shutil.get_terminal_size().columns - 1])
        else:
            self._write(text + "\n")

    def clear(self) -> None:
        """Wipe the line, for something else to be written."""
        if self.in_place:
            self._write(_CLEAR)

    def _write(self, text: str) -> None:
        try:
            assert self._stream is not None
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError):  # a closed terminal must not end the work
            self._shows = self.in_place = False
