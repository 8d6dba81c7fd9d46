"""`scrapy seen` of a state that cannot be used."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler.commands.seen import Command


@pytest.mark.parametrize("words", [["a.example"], ["http://a.example/1"], ["--forget", "a.example"]])
def test_a_state_of_a_newer_version_is_a_failure_and_no_misunderstanding(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    connection = sqlite3.connect(tmp_path / "a.example.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    command = Command()
    command.settings = Settings({"BROADSHEET_STATE_DIR": str(tmp_path), "BROADSHEET_OUTPUTS": str(tmp_path / "out")})
    parser = argparse.ArgumentParser(prog="seen")
    command.add_options(parser)
    options, args = parser.parse_known_args(words)
    command.run(args, options)
    assert command.exitcode == 1
    assert "was written by a newer version" in capsys.readouterr().err
