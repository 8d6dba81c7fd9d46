"""Jobs over processes: in order, bounded, and one that ends its process costs only itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from crawler.reextraction import workers
from crawler.reextraction.workers import Workers, chunks


@dataclass(frozen=True)
class Number:
    value: int
    weight: int = 1


def square(job: Number) -> int:
    if job.value == 13:
        os._exit(3)
    return job.value**2


def lost(job: Number) -> int:
    return -job.value


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_order(processes: int) -> None:
    with Workers(square, processes, lost) as pool:
        found = [(job.value, result) for job, result in pool.map(Number(n) for n in range(20, 90))]
    assert found == [(n, n * n) for n in range(20, 90)]


def test_a_job_that_ends_its_process_costs_only_itself() -> None:
    with Workers(square, 2, lost) as pool:
        found = [result for _, result in pool.map(Number(n) for n in range(40))]
    assert found == [-13 if n == 13 else n * n for n in range(40)]


def test_few_jobs_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = 0

    def jobs() -> Iterator[Number]:
        nonlocal taken
        for taken in range(1, 500):
            yield Number(taken + 100)

    with Workers(square, 2, lost) as pool:
        for done, _ in enumerate(pool.map(jobs()), 1):
            assert taken - done <= (workers.AHEAD * 2 + 1) * workers.CHUNK_JOBS
    assert (taken, done) == (499, 499)


def test_heavy_jobs_make_short_chunks() -> None:
    assert [len(chunk) for chunk in chunks(Number(n, 3 << 20) for n in range(5))] == [2, 2, 1]
    assert [len(chunk) for chunk in chunks(Number(n) for n in range(40))] == [16, 16, 8]


PROGRAM = """
import sys, time
from tests.crawler.reextraction.test_workers import Number, Workers, lost, pid_and_wait
with Workers(pid_and_wait, 2, lost) as pool:
    for _, pid in pool.map(Number(n) for n in range(640)):
        print(pid, flush=True)
"""


def pid_and_wait(job: Number) -> int:
    time.sleep(0.01)
    return os.getpid()


def test_workers_end_with_the_process_that_started_them() -> None:
    running = subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    pids = {int(running.stdout.readline()) for _ in range(64)}
    running.send_signal(signal.SIGKILL)
    running.wait()
    running.stdout.close()
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline and any(map(_is_alive, pids)):
        time.sleep(0.05)
    assert pids and not any(map(_is_alive, pids))


def _is_alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
