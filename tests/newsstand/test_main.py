"""The command line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from newsstand.__main__ import main
from tests.newsstand.reading import get

ROOT = Path(__file__).parents[2]


def test_serves_until_interrupted_and_writes_the_truth(tmp_path: Path) -> None:
    file = tmp_path / "truth.json"
    command = [
        sys.executable,
        "-m",
        "newsstand",
        "ledger",
        "gujin",
        "--proxy",
        "--redesigned",
        "ledger",
        "--truth",
        str(file),
    ]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        lines: list[str] = []
        while not lines or not lines[-1].startswith("Ctrl-C"):
            lines.append(running.stdout.readline())
        addresses = {line.split()[0]: line.split()[1] for line in lines[:3]}
        assert list(addresses) == ["ledger", "gujin", "proxy"]
        assert b"antialiased" in get(addresses["ledger"]).body
        assert get("http://gujin.example/", proxy=addresses["proxy"]).status == 200
        running.send_signal(signal.SIGINT)
        assert running.wait(10) == 0
        assert running.stderr.read() == ""
    truth = json.loads(file.read_text(encoding="utf-8"))
    assert list(truth) == ["gujin", "ledger"]
    assert truth["ledger"]["base"] == "http://ledger.example"


def test_unknown_papers_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["gazette"])
    assert stopped.value.code == 2
    assert "no such newspaper: gazette" in capsys.readouterr().err


def test_a_taken_port_is_an_error_without_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert main(["ledger", "--port", str(taken.getsockname()[1])]) == 2
    assert "newsstand:" in capsys.readouterr().err
