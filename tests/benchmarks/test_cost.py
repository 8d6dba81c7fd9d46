from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import cost, memory
from benchmarks.corpus import Record, read_set
from extractors import METHODS, Page
from tests.benchmarks.sets import article_html, write_set


def test_every_stage_is_a_multiple_of_the_parse(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "cost.json"
    path = write_set(tmp_path / "own.jsonl")
    assert cost.main([str(path), "--repeat", "1", "--memory", "0", "--json", str(out)]) == 0
    report = json.loads(out.read_text())
    assert report["pages"] == 4  # the empty page makes no Document
    stages = report["stages"]
    expected = {"decode", "parse", "columns", "document", "methods", "decision", "cold"}
    assert expected <= set(stages) and {method.name for method in METHODS} <= set(stages)
    assert stages["parse"]["ratio_median"] == stages["parse"]["ratio_of_sums"] == 1.0
    assert all(stage["ms_median"] >= 0 for stage in stages.values())
    assert "x parse" in capsys.readouterr().out


def test_the_best_of_the_runs_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = iter(
        [{"decode": 1.0, "parse": 5.0, "document": 9.0}, {"decode": 2.0, "parse": 4.0, "document": 9.5}]
    )
    monkeypatch.setattr(cost, "_once", lambda page, rivals, wrapper: next(runs))
    found = cost.page_cost(next(read_set(write_set(tmp_path / "own.jsonl"))), 2, {})
    assert found is not None and found.ms == {"decode": 1.0, "parse": 4.0, "document": 9.0, "columns": 4.0}


def test_ratios_are_of_each_page() -> None:
    costs = [
        cost.PageCost("a", 1, 1, {"parse": 1.0, "cold": 3.0}),
        cost.PageCost("b", 1, 1, {"parse": 10.0, "cold": 20.0}),
        cost.PageCost("c", 1, 1, {"parse": 1.0}),
    ]
    cold = cost.stages_of(costs)[1]
    assert cold.ratio_median == pytest.approx(2.5) and cold.of_total == pytest.approx(23 / 11)
    assert cold.ms_median == pytest.approx(11.5)


def test_unknown_peers_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cost.main([str(write_set(tmp_path / "own.jsonl")), "--peers", "nobody"]) == 2
    assert "no such peer" in capsys.readouterr().err


@pytest.mark.skipif(not memory._CLEAR.exists(), reason="the kernel tells no high-water mark")
def test_a_larger_page_grows_the_process_more() -> None:
    small = memory.peak_of("small", Page.from_html(article_html("x"), "http://gull.example/1"))
    large = memory.peak_of("large", Page("http://gull.example/2", b"<p>word, word</p>" * 30_000))
    assert large.grown > small.grown and large.grown > large.size
    assert large.to_json()["bytes"] == 510_000 and large.multiple == large.grown / large.size


def test_hostile_pages_are_of_the_size_asked_for() -> None:
    assert all(
        900 <= len(page.body) - 12 <= 1_100 or "deep" in name for name, page in memory.hostile_pages(1_000)
    )


def test_what_python_holds_at_the_peak_of_a_page() -> None:
    small, large = (
        Record(name, "http://gull.example/1", "gull.example", None, None, article_html(text * times).encode())
        for name, text, times in (("small", "<p>word, word</p>", 1), ("large", "<p>word, word</p>", 2_000))
    )
    held = memory.held_of([small, large])
    assert [peak.id for peak in held] == ["small", "large"]
    assert 0 < held[0].grown < held[1].grown and held[1].size == len(large.body)
