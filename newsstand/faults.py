"""Faults of a server on an otherwise sound paper: what a network does to a crawler on a bad day.

``Weather(seed, share)`` is a fault for `Newsstand.trouble`: it spoils that share of the answers, each in one of
the ways of `FAULTS`.
"""

from __future__ import annotations

import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from http import HTTPStatus
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from newsstand.server import Answer, PaperHandler

HANG_SECONDS = 1.5
DRIP_SECONDS = 0.5
"""Time over which a slow page is spread."""


def reset(handler: PaperHandler) -> None:
    """Hang up with a reset, without an answer."""
    handler.close_connection = True
    # Closing with a linger time of zero makes the kernel send RST instead of FIN.
    handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    handler.connection.close()


def _reset(handler: PaperHandler, answer: Answer) -> None:
    reset(handler)


def _hang(handler: PaperHandler, answer: Answer) -> None:
    """Say nothing for longer than anybody waits."""
    handler.close_connection = True
    time.sleep(HANG_SECONDS)


def _error(handler: PaperHandler, answer: Answer) -> None:
    _plain(handler, HTTPStatus.INTERNAL_SERVER_ERROR, {}, b"<h1>500</h1>")


def _busy(handler: PaperHandler, answer: Answer) -> None:
    _plain(handler, HTTPStatus.TOO_MANY_REQUESTS, {"Retry-After": "1"}, b"<h1>429</h1>")


def _loop(handler: PaperHandler, answer: Answer) -> None:
    """A redirect to the same address."""
    _plain(handler, HTTPStatus.FOUND, {"Location": handler.path}, b"")


def _truncated(handler: PaperHandler, answer: Answer) -> None:
    """A body that ends before its announced length."""
    _raw(handler, answer, len(answer.body), answer.body[: len(answer.body) * 2 // 3])


def _short(handler: PaperHandler, answer: Answer) -> None:
    """A length announced that is less than the body's, so that a reader sees a part and no error."""
    _raw(handler, answer, len(answer.body) * 2 // 3, answer.body[: len(answer.body) * 2 // 3])


def _drip(handler: PaperHandler, answer: Answer) -> None:
    """The whole page, slowly."""
    handler.close_connection = True
    piece = max(1, len(answer.body) // 10)
    _raw(handler, answer, len(answer.body), b"")
    for start in range(0, len(answer.body), piece):
        time.sleep(DRIP_SECONDS / 10)
        handler.wfile.write(answer.body[start : start + piece])


FAULTS: Mapping[str, Callable[[PaperHandler, Answer], None]] = {
    "reset": _reset,
    "hang": _hang,
    "error": _error,
    "busy": _busy,
    "loop": _loop,
    "truncated": _truncated,
    "short": _short,
    "drip": _drip,
}


class Weather:
    """Spoils a share of a paper's answers. ``counts`` says how many in which way."""

    def __init__(self, seed: int | str, share: float, kinds: tuple[str, ...] = tuple(FAULTS)) -> None:
        self._random = Random(seed)
        self._share = share
        self._kinds = kinds
        self._lock = threading.Lock()
        self.counts: Counter[str] = Counter()

    def __call__(self, handler: PaperHandler, answer: Answer) -> bool:
        """Spoil this answer, or leave it (False)."""
        with self._lock:
            if self._random.random() >= self._share:
                return False
            kind = self._random.choice(self._kinds)
            if kind in ("truncated", "short") and len(answer.body) < 300:
                kind = "error"
            self.counts[kind] += 1
        try:
            FAULTS[kind](handler, answer)
        except OSError:
            handler.close_connection = True
        return True


def _plain(handler: PaperHandler, status: HTTPStatus, headers: Mapping[str, str], body: bytes) -> None:
    lines = [f"HTTP/1.1 {int(status)} {status.phrase}", "Content-Type: text/html", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    handler.wfile.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body)


def _raw(handler: PaperHandler, answer: Answer, length: int, body: bytes) -> None:
    handler.close_connection = True
    lines = [f"HTTP/1.1 {int(answer.status)} {HTTPStatus(answer.status).phrase}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in answer.headers.items()]
    lines.append(f"Content-Length: {length}")
    handler.wfile.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body)
