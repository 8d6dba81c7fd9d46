"""Work over several processes: results in the order of the jobs, however many processes, bounded memory."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Generic, Protocol, Self, TypeVar


class Job(Protocol):
    """What is handed to a worker."""

    @property
    def weight(self) -> int:
        """Bytes, about."""


J = TypeVar("J", bound=Job)
R = TypeVar("R")

CHUNK_JOBS = 16
CHUNK_BYTES = 4 << 20
AHEAD = 3
"""Chunks a process that are under way at once: one worked on, the others ready."""


class Workers(Generic[J, R]):
    """A function over jobs. One process: here; more: in as many others, which end when this one does.

    `crashed` makes the result of a job that ended its process (in one process it would end this one).
    """

    def __init__(self, function: Callable[[J], R], processes: int, crashed: Callable[[J], R]) -> None:
        self._function = function
        self._processes = max(1, processes)
        self._crashed = crashed
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the processes end; what they work on is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def map(self, jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        """Each job with its result, in the order of the jobs."""
        if self._processes == 1:
            for job in jobs:
                yield job, self._function(job)
            return
        ahead: deque[tuple[list[J], Future[list[R]]]] = deque()
        for chunk in chunks(jobs):
            ahead.append((chunk, self._submit(chunk)))
            if len(ahead) >= AHEAD * self._processes:
                yield from self._collect(ahead)
        while ahead:
            yield from self._collect(ahead)

    def _submit(self, chunk: list[J]) -> Future[list[R]]:
        if self._pool is None:
            self._pool = _pool(self._processes)
        try:
            return self._pool.submit(_work, self._function, chunk)
        except BrokenProcessPool as error:
            failed: Future[list[R]] = Future()
            failed.set_exception(error)
            return failed

    def _collect(self, ahead: deque[tuple[list[J], Future[list[R]]]]) -> Iterator[tuple[J, R]]:
        chunk, future = ahead.popleft()
        try:
            results = future.result()
        except BrokenProcessPool:
            # a page has ended a process, and with it the pool: everything under way is done again
            self.close()
            results = self._one_by_one(chunk)
            waiting = [left for left, _ in ahead]
            ahead.clear()
            ahead.extend((left, self._submit(left)) for left in waiting)
        yield from zip(chunk, results)

    def _one_by_one(self, chunk: Sequence[J]) -> list[R]:
        results: list[R] = []
        alone: ProcessPoolExecutor | None = None
        for job in chunk:
            alone = alone or _pool(1)
            try:
                results += alone.submit(_work, self._function, [job]).result()
            except BrokenProcessPool:
                results.append(self._crashed(job))
                alone.shutdown(wait=True)
                alone = None
        if alone is not None:
            alone.shutdown(wait=True)
        return results


def chunks(jobs: Iterable[J]) -> Iterator[list[J]]:
    """Jobs in lists of at most `CHUNK_JOBS` and about `CHUNK_BYTES`."""
    chunk: list[J] = []
    weight = 0
    for job in jobs:
        chunk.append(job)
        weight += job.weight
        if len(chunk) >= CHUNK_JOBS or weight >= CHUNK_BYTES:
            yield chunk
            chunk, weight = [], 0
    if chunk:
        yield chunk


def _pool(processes: int) -> ProcessPoolExecutor:
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    if context.get_start_method() == "forkserver":
        context.set_forkserver_preload(["crawler.reextraction.page_job"])
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_begin)


def _begin() -> None:
    """In a new process: Ctrl-C is for the one that started it, with which it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _work(function: Callable[[J], R], chunk: Sequence[J]) -> list[R]:
    return [function(job) for job in chunk]
