"""What is printed where nobody can read it: work goes on, and commands that only print end without a traceback."""

from __future__ import annotations

import argparse
import errno
import os
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from rich.table import Column, Table
from scrapy.settings import Settings

from crawler.telling import Printed, say
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
ADDRESS = "https://a.example/news/1"


def closed_pipe() -> int:
    """A descriptor whose reader has gone."""
    reading, writing = os.pipe()
    os.close(reading)
    return writing


def run(code: str, *, out: int | None = None, err: int | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(), text=True, timeout=PATIENCE,
        stdout=subprocess.PIPE if out is None else out, stderr=subprocess.PIPE if err is None else err,
    )  # fmt: skip


def scrapy(*words: str, out: int) -> subprocess.CompletedProcess[str]:
    return run(f"import sys; from scrapy.cmdline import execute; execute(['scrapy', *{list(words)!r}])", out=out)


WORK = """
from crawler.telling import Notes, say
for console in (Notes(), Notes(stderr=True)):
    for number in range(2000):
        console.print("a line")
say("a line")
open({mark!r}, "w").write("done")
"""


@pytest.mark.parametrize("stream", ["out", "err"])
def test_work_goes_on_where_nobody_reads(tmp_path: Path, stream: str) -> None:
    pipe = closed_pipe()
    try:
        done = run(WORK.format(mark=str(tmp_path / "mark")), **{stream: pipe})
    finally:
        os.close(pipe)
    assert (tmp_path / "mark").read_text() == "done"
    assert done.returncode == 0
    assert "Exception" not in (done.stderr or "")


@needs_full
def test_work_goes_on_where_the_log_is_full(tmp_path: Path) -> None:
    with FULL.open("w") as full:
        run(WORK.format(mark=str(tmp_path / "mark")), err=full.fileno())
    assert (tmp_path / "mark").read_text() == "done"


def test_a_row_of_a_table_is_one_line_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(Column("Site", overflow="fold"), "Schedule")
    table.add_row(f"{'northern-' * 20}news.example", "cron 15 */6 * * mon-fri")
    Printed().print(table)
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "news.example" in line]
    assert rows == [["│", f"{'northern-' * 20}news.example", "│", "cron", "15", "*/6", "*", "*", "mon-fri", "│"]]


def test_saying_without_a_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    say("nothing")


@pytest.fixture
def words(tmp_path: Path) -> dict[str, list[str]]:
    """Commands that only print, each with something to print."""
    page, sites = tmp_path / "page.html", tmp_path / "sites"
    page.write_text(f"<title>A page</title><article><h1>A page</h1><p>{'Some words of it. ' * 60}</p></article>")
    sites.mkdir()
    settings = [f"-sBROADSHEET_SITES={sites}", f"-sBROADSHEET_WRAPPER_DB={tmp_path / 'wrappers.sqlite'}"]
    return {
        "extract": ["extract", str(page), "--url", ADDRESS, *settings],
        "explain": ["explain", str(page), "--url", ADDRESS, *settings],
        "wrappers": ["wrappers", "list", *settings],
        "collect": ["collect", "--list", *settings],
    }


COMMANDS = ["extract", "explain", "wrappers", "collect"]
EVERY = sorted(path.stem for path in (ROOT / "crawler" / "commands").glob("[a-z]*.py"))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_whose_reader_has_gone_ends_quietly(words: dict[str, list[str]], command: str) -> None:
    pipe = closed_pipe()
    try:
        done = scrapy(*words[command], out=pipe)
    finally:
        os.close(pipe)
    assert (done.returncode, done.stderr) == (1, "")


@needs_full
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_prints_to_a_full_disk_says_so(words: dict[str, list[str]], command: str) -> None:
    with FULL.open("w") as full:
        done = scrapy(*words[command], out=full.fileno())
    said = "Error: standard output cannot be written: No space left on device\n"
    assert (done.returncode, done.stderr) == (1, said)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_without_a_standard_output_says_so(words: dict[str, list[str]], command: str) -> None:
    line = shlex.join([sys.executable, "-m", "scrapy", *words[command]])
    done = subprocess.run(
        f"{line} >&-", shell=True, cwd=ROOT, env=environment(), stderr=subprocess.PIPE, text=True, timeout=PATIENCE
    )
    said = "Error: standard output cannot be written: Bad file descriptor\n"
    assert (done.returncode, done.stderr) == (1, said)


def test_a_page_from_a_standard_input_that_is_closed() -> None:
    line = shlex.join([sys.executable, "-m", "scrapy", "extract", "-"])
    done = subprocess.run(
        f"{line} <&-", shell=True, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2 and done.stderr.endswith("standard input is closed\n")


def ended(name: str, error: BaseException, monkeypatch: pytest.MonkeyPatch) -> object:
    """The exit status of a command that meets this as soon as it looks at its settings."""

    def raised(command: object) -> None:
        raise error

    module = import_module(f"crawler.commands.{name}")
    command = module.Command()
    command.settings = Settings()
    monkeypatch.setattr(module.Command, "check", raised)
    with pytest.raises(SystemExit) as end:
        command.run(["a.example"], argparse.Namespace())
    return end.value.code


@pytest.mark.parametrize("name", EVERY)
def test_ctrl_c_ends_a_command_without_a_traceback(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(name, KeyboardInterrupt(), monkeypatch) == 130
    assert capsys.readouterr().err.strip() == "Interrupted"


@pytest.mark.parametrize("name", EVERY)
def test_a_folder_that_nobody_may_look_into_is_told_in_one_line(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(name, PermissionError(errno.EACCES, "Permission denied", "/closed/sites"), monkeypatch) == 1
    assert capsys.readouterr().err == "Error: /closed/sites: Permission denied\n"


def test_a_name_that_is_too_long_is_told_in_one_line(tmp_path: Path) -> None:
    long = str(tmp_path / ("x" * 300))
    for words in (["extract", long], ["explain", "-", "-o", long], ["stats", "-s", f"BROADSHEET_OUTPUTS={long}"]):
        done = run(f"from scrapy.cmdline import execute; execute(['scrapy', *{words!r}])")
        assert done.returncode in (1, 2) and long in done.stderr and "Traceback" not in done.stderr, done.stderr
