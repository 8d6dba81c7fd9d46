"""Which process is the browser's: not the script that started it, and not what it forks."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from crawler.rendering import memory
from tests.crawler.spiders.crawls import PATIENCE

pytestmark = pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="needs Linux's /proc")
FORKING = "import os, time; os.fork(); time.sleep(600)"
SLEEPING = "import time; time.sleep(600)"
STARTING = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {SLEEPING!r}, *sys.argv[1:]])"


@pytest.mark.parametrize(("program", "is_first"), [(FORKING, True), (STARTING, False)], ids=["forks", "script"])
def test_of_several_processes_with_a_flag_one_is_the_browser(program: str, is_first: bool) -> None:
    flag = f"--of-a-test={os.getpid()}-{is_first}"
    with subprocess.Popen([sys.executable, "-c", program, flag]) as process:
        try:
            until = time.monotonic() + PATIENCE
            while not (below := memory.below(process.pid)) or (memory.process_with(flag) == process.pid) != is_first:
                assert time.monotonic() < until
                time.sleep(0.02)
            assert memory.process_with(flag) == (process.pid if is_first else below[0])
        finally:
            for each in (*memory.below(process.pid), process.pid):
                memory.end(each)


def test_a_flag_that_nobody_has() -> None:
    assert memory.process_with(f"--nobody-has-{os.getpid()}-this") is None
