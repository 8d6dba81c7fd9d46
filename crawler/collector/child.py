"""One run of a command in a process of its own: started, waited for, ended politely and at last by force."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

logger = logging.getLogger(__name__)

LARGEST_LOG = 4 * 1024 * 1024
"""Bytes of a site's log above which the next run begins a new one; the old one is kept once, as `.log.1`."""


async def run(
    command: str,
    domain: str,
    options: Sequence[str],
    *,
    log: Path,
    lock: int,
    stop: asyncio.Event,
    longest: float,
    grace: float,
) -> tuple[int, bool]:
    """Run `scrapy COMMAND DOMAIN`; its exit status (-N: ended by signal N) and whether it was stopped from outside.

    It is stopped when `stop` is set, or after `longest` seconds (0: never): asked with SIGTERM, once more after
    `grace` seconds, killed 10 seconds later. Its output is added to `log`; `lock` is a descriptor that it
    inherits. It leads a session of its own, so that Ctrl-C at the terminal reaches it through us alone.
    """
    _make_room(log)
    with log.open("ab") as file:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "scrapy", command, domain, *options,
            stdin=asyncio.subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True, pass_fds=(lock,),
        )  # fmt: skip
    waiting = asyncio.ensure_future(process.wait())
    stopping = asyncio.ensure_future(stop.wait())
    try:
        await asyncio.wait(
            {waiting, stopping}, timeout=longest or None, return_when=asyncio.FIRST_COMPLETED
        )
        if waiting.done():
            return waiting.result(), False
        return await _end(process, waiting, grace), stop.is_set()
    finally:
        stopping.cancel()
        if not waiting.done():  # we are cancelled ourselves: leave no orphan behind
            _send(process, signal.SIGKILL)


async def _end(process: asyncio.subprocess.Process, waiting: asyncio.Future[int], grace: float) -> int:
    for number, patience in ((signal.SIGTERM, grace), (signal.SIGTERM, 10.0), (signal.SIGKILL, None)):
        _send(process, number)
        await asyncio.wait({waiting}, timeout=patience)
        if waiting.done():
            break
    return await waiting


def _send(process: asyncio.subprocess.Process, number: signal.Signals) -> None:
    try:
        os.kill(process.pid, number)
    except ProcessLookupError:
        logger.debug("process %s had ended", process.pid)


def _make_room(log: Path) -> None:
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists() and log.stat().st_size > LARGEST_LOG:
        log.replace(log.with_name(f"{log.name}.1"))
