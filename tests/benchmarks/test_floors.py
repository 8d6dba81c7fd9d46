from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import floors
from tests.benchmarks.sets import line, lines, write_set


@pytest.fixture
def pinned(tmp_path: Path) -> Path:
    write_set(tmp_path / "own.jsonl")
    path = tmp_path / "floors.json"
    assert run(tmp_path, "--record", "--sets", "own") == 0
    return path


def run(tmp_path: Path, *options: str) -> int:
    return floors.main([str(tmp_path), "--floors", str(tmp_path / "floors.json"), *options])


def test_what_was_recorded_holds(tmp_path: Path, pinned: Path) -> None:
    values = json.loads(pinned.read_text())["own"]
    assert values["pages"] == 5 and len(values["digest"]) == 64 and values["by_folds"] is False
    assert "word.f1" in values["floors"]["arbiter"]
    assert (
        "headline.exact" in values["floors"]["arbiter"]
        and "headline.exact" not in values["floors"]["text-density"]
    )
    assert run(tmp_path) == 0


def test_below_a_floor_fails_and_says_which(
    tmp_path: Path, pinned: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = json.loads(pinned.read_text())
    values["own"]["floors"]["arbiter"]["word.f1"] = 1.5
    pinned.write_text(json.dumps(values))
    assert run(tmp_path) == 1
    assert "own: arbiter: word.f1 is" in capsys.readouterr().err


def test_a_measure_that_is_gone_is_below_its_floor(tmp_path: Path, pinned: Path) -> None:
    values = json.loads(pinned.read_text())
    values["own"]["floors"]["arbiter"]["image.accuracy"] = 0.0
    pinned.write_text(json.dumps(values))
    assert run(tmp_path) == 1


def test_other_data_is_an_error_of_its_own(
    tmp_path: Path, pinned: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_set(tmp_path / "own.jsonl", [*lines(), line(7)])
    assert run(tmp_path) == 2
    assert "is not the data that its floors were measured on" in capsys.readouterr().err


def test_missing_data_is_an_error(tmp_path: Path, pinned: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.jsonl").unlink()
    assert run(tmp_path) == 2
    assert "has no set own" in capsys.readouterr().err
    assert run(tmp_path, "--sets", "never") == 2


def test_floors_of_folds_are_not_checked_without_them(
    tmp_path: Path, pinned: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = json.loads(pinned.read_text())
    values["own"]["by_folds"] = True
    pinned.write_text(json.dumps(values))
    assert run(tmp_path) == 2
    assert "measured with --folds" in capsys.readouterr().err


def test_the_committed_floors_are_well_formed() -> None:
    for name, values in json.loads(floors.FLOORS.read_text()).items():
        assert len(values["digest"]) == 64, name
        for system in values["floors"].values():
            assert system and all(
                measure in floors.HELD and 0 <= value <= 1 for measure, value in system.items()
            )
