from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import compare, peers
from benchmarks.corpus import read_set
from benchmarks.peers import Guess
from extractors import METHODS, Page
from tests.benchmarks.sets import PARAGRAPHS, line, write_set


def perfect() -> peers.Extractor:
    return lambda page: Guess(body="\n\n".join(PARAGRAPHS), date_published="2024-03-05")


def broken() -> peers.Extractor:
    def run(page: Page) -> Guess:
        raise RecursionError("too deep for me")

    return run


def missing() -> peers.Extractor:
    import no_such_extractor  # type: ignore[import-not-found]  # noqa: F401

    return perfect()


@pytest.fixture
def rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "PEERS", {"perfect": perfect, "broken": broken, "missing": missing})
    monkeypatch.setattr(peers, "PEERS", {"perfect": perfect, "broken": broken, "missing": missing})


def report(tmp_path: Path, path: Path, *options: str) -> dict[str, Any]:
    out = tmp_path / "report.json"
    assert compare.main([str(path), "--json", str(out), "--rounds", "20", *options]) == 0
    found: dict[str, Any] = json.loads(out.read_text())["sets"][0]
    return found


def articles(tmp_path: Path) -> Path:
    return write_set(tmp_path / "own.jsonl", [line(0), line(1), line(2)])


def test_ours_beside_peers(tmp_path: Path, rivals: None, capsys: pytest.CaptureFixture[str]) -> None:
    found = report(tmp_path, articles(tmp_path))
    assert found["set"] == "own" and found["pages"] == 3 and found["sites"] == 2
    assert set(found["systems"]) == {"arbiter", "perfect", "broken", *(method.name for method in METHODS)}
    assert found["systems"]["perfect"]["measures"]["word.f1"]["value"] == 1.0
    assert found["best_peer"]["word.f1"] == "perfect"
    ours = found["systems"]["arbiter"]["measures"]["word.f1"]["value"]
    lead = found["differences"]["word.f1"]["arbiter"]
    assert lead["value"] == pytest.approx(ours - 1.0) and lead["low"] <= lead["value"] <= lead["high"]
    assert found["parse"]["parses"] == 1.0 and found["systems"]["arbiter"]["ms"]["median"] > 0
    table = capsys.readouterr().out
    assert "own: 3 pages of 2 sites" in table and "lxml parse" in table and "best peer" in table


def test_a_crash_is_an_empty_prediction_that_is_counted(tmp_path: Path, rivals: None) -> None:
    found = report(tmp_path, articles(tmp_path))["systems"]["broken"]
    assert found["crashes"] == 3 and "too deep for me" in found["first_crash"]
    assert (
        found["measures"]["word.f1"]["value"] == 0.0 and found["measures"]["shingle.accuracy"]["value"] == 0.0
    )


def test_an_absent_peer_is_named(tmp_path: Path, rivals: None, capsys: pytest.CaptureFixture[str]) -> None:
    found = report(tmp_path, articles(tmp_path))
    assert "missing" not in found["systems"] and "not installed" in found["absent"]["missing"]
    assert "missing: not installed" in capsys.readouterr().out


def test_without_peers_and_methods(tmp_path: Path) -> None:
    found = report(tmp_path, articles(tmp_path), "--peers", "none", "--methods", "none", "--limit", "1")
    assert set(found["systems"]) == {"arbiter"} and found["pages"] == 1
    assert found["best_peer"] == {} and found["differences"] == {}


def test_names_are_checked(tmp_path: Path, rivals: None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        report(tmp_path, articles(tmp_path), "--peers", "nobody")
    assert "no such peer: nobody" in capsys.readouterr().err


def test_saved_predictions_are_scored(tmp_path: Path) -> None:
    saved = tmp_path / "saved.jsonl"
    saved.write_text(
        json.dumps({"id": "own-0", "body": "\n\n".join(PARAGRAPHS), "page_type": "article"}) + "\n"
    )
    options = ("--peers", "none", "--methods", "none", "--predictions", f"old={saved}")
    found = report(tmp_path, articles(tmp_path), *options)["systems"]["old"]
    assert found["measures"]["shingle.accuracy"]["value"] == pytest.approx(1 / 3)
    assert found["measures"]["page_type.article_recall"]["value"] == pytest.approx(1 / 3)
    assert found["ms"] is None


def test_several_sets_give_several_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = articles(tmp_path), write_set(tmp_path / "more.jsonl.xz")
    out = tmp_path / "report.json"
    compare.main(
        [f"{first},{second}", "--json", str(out), "--peers", "none", "--methods", "none", "--rounds", "5"]
    )
    assert [part["set"] for part in json.loads(out.read_text())["sets"]] == ["own", "more"]


def test_truths_decide_on_rouge_and_lcs(tmp_path: Path) -> None:
    plain = list(read_set(articles(tmp_path)))
    assert not compare.wants_rouge(plain) and not compare.wants_lcs(plain)
    chinese = line(5, truth={"body": "北京欢迎你来到这里看看我们的新港口。" * 3, "body_paragraphs": ["x"]})
    unspaced = list(read_set(write_set(tmp_path / "zh.jsonl", [chinese])))
    assert compare.wants_rouge(unspaced) and compare.wants_lcs(unspaced)
    russian = line(6, truth={"body": "Совет гавани решил построить новый пирс."})
    assert not compare.wants_lcs(list(read_set(write_set(tmp_path / "ru.jsonl", [russian]))))
