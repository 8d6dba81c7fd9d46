"""`scrapy newsstand`: what it leaves in the outputs, and how Ctrl-C ends it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler.collection.lines import output_files
from crawler.commands import newsstand
from crawler.reextraction.site_run import archived_sites
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment

PAPER = "ledger"


@pytest.fixture
def outputs(tmp_path: Path) -> Path:
    """Of a project of its own, so that the tests' own `.scrapy` is left alone."""
    (tmp_path / "scrapy.cfg").write_text("[settings]\ndefault = crawler.settings\n")
    return tmp_path / "outputs"


def start(outputs: Path, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "scrapy", "newsstand", PAPER, f"-sBROADSHEET_OUTPUTS={outputs}", *options]
    return subprocess.Popen(
        command, cwd=outputs.parent, env=environment(PYTHONPATH=str(ROOT)), text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # tests may run in the background
    )  # fmt: skip


def test_the_papers_are_no_sites_of_the_collection(outputs: Path) -> None:
    process = start(outputs, "-sBROADSHEET_MAX_PAGES=12", "-sDOWNLOAD_DELAY=0")
    _, said = process.communicate(timeout=PATIENCE)
    [file] = output_files(outputs / "newsstand")
    assert file.size and process.returncode == 1, said
    settings = Settings({"BROADSHEET_OUTPUTS": str(outputs)})
    assert output_files(outputs) == [] and archived_sites(settings) == []
    settings.set("BROADSHEET_OUTPUTS", str(outputs / "newsstand"))
    assert archived_sites(settings) == [file.folder], "whoever asks for them finds them"


def test_ctrl_c_ends_the_crawl_and_then_the_command(outputs: Path) -> None:
    process = start(outputs, "-sDOWNLOAD_DELAY=0.5")
    end = time.monotonic() + PATIENCE
    while not any(file.size for file in output_files(outputs / "newsstand")) and time.monotonic() < end:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130 and "Traceback" not in said, said
    assert said.rstrip().endswith("Interrupted")
    [file] = output_files(outputs / "newsstand")
    assert list(file.path.parent.glob("*.report.json")), "the crawl ended in order"


def test_what_one_run_learns_is_left_alone_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stores: list[Path] = []

    def crawled(paper: object, outputs: Path, options: Sequence[str]) -> list[dict[str, object]]:
        [path] = [Path(word.partition("=")[2]) for word in options if "BROADSHEET_WRAPPER_DB" in word]
        path.touch()
        stores.append(path)
        if len(stores) == 1:
            newsstand.crawl_newsstand([PAPER], outputs)
            assert path.exists()
        return []

    monkeypatch.setattr(newsstand, "crawl_paper", crawled)
    newsstand.crawl_newsstand([PAPER], tmp_path)
    assert len(set(stores)) == 2 and not any(path.exists() for path in stores)
