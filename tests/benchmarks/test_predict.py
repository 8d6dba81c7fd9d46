from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import predict
from benchmarks.corpus import Record, read_set
from extractors import METHODS, Extracted, Page, Reason, Rejection, extract_page
from tests.benchmarks.sets import lines, write_set

FIELDS = [
    "id", "url", "headline", "body", "authors", "date_published", "date_modified", "image", "description",
    "page_type", "verdict", "confidence", "xpath", "method", "ms",
]  # fmt: skip


def predicted(tmp_path: Path, *options: str) -> list[dict[str, Any]]:
    path, out = write_set(tmp_path / "own.jsonl.xz"), tmp_path / "out.jsonl"
    assert predict.main([str(path), "-o", str(out), *options]) == 0
    return [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]


def test_a_line_for_every_page_in_order(tmp_path: Path) -> None:
    found = predicted(tmp_path)
    assert [line["id"] for line in found] == [f"own-{number}" for number in range(5)]
    for line in found:
        assert sorted(line) == sorted(FIELDS)
        assert line["page_type"] in ("article", "other")
        assert isinstance(line["authors"], list) and line["ms"] >= 0
    assert "eastern pier" in found[0]["body"] and found[0]["url"] == "http://gull0.example/news/0"
    assert "größer als zuvor" in found[3]["body"] and found[3]["url"] == ""


def test_an_empty_page_is_a_rejection_with_its_reason(tmp_path: Path) -> None:
    empty = predicted(tmp_path)[4]
    assert empty["page_type"] == "other" and empty["verdict"] == "empty" and empty["body"] == ""


@pytest.mark.parametrize("method", [method.name for method in METHODS])
def test_every_registered_method_runs_alone(tmp_path: Path, method: str) -> None:
    found = predicted(tmp_path, "--method", method)
    assert len(found) == 5 and {line["method"] for line in found} == {method}


def test_an_unknown_method_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        predicted(tmp_path, "--method", "magic")


def test_processes_do_not_change_lines_or_order(tmp_path: Path) -> None:
    def without_time(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{key: value for key, value in line.items() if key != "ms"} for line in found]

    assert without_time(predicted(tmp_path, "--jobs", "2")) == without_time(predicted(tmp_path))


def test_the_truth_is_out_of_reach(tmp_path: Path) -> None:
    seen: list[object] = []

    def extract_one(page: Page) -> Extracted:
        seen.append(page)
        return Extracted(Rejection(Reason.EMPTY, "", page.url))

    list(predict.run(read_set(write_set(tmp_path / "own.jsonl")), extract_one))
    assert all(type(page) is Page for page in seen) and len(seen) == 5


def test_a_rejection_keeps_its_attempt() -> None:
    page = Page.from_html(lines()[0]["html"], "http://gull0.example/news/0")
    article = extract_page(page).outcome
    if not hasattr(Extracted(article), "attempt"):
        pytest.skip("extractions make no attempts at rejected pages")
    rejected = Extracted(Rejection(Reason.LISTING, "many links", confidence=0.9), attempt=article)  # type: ignore[arg-type]
    record = Record("a", page.url, page.site, None, None, page.body)
    found = predict.prediction_of(record, rejected, 1.0)
    assert found.body == article.body and found.page_type == "other"  # type: ignore[union-attr]
    assert found.verdict == "listing" and found.confidence == 0.9


def test_a_page_is_judged_by_the_model_that_was_chosen_for_it(tmp_path: Path) -> None:
    def choose(record: Record) -> predict.ExtractOne:
        return lambda page: Extracted(Rejection(Reason.EMPTY, "", page.url, confidence=float(record.id[-1])))

    found = predict.run_choosing(read_set(write_set(tmp_path / "own.jsonl")), choose, jobs=2)
    assert [line.confidence for line in found] == [0.0, 1.0, 2.0, 3.0, 4.0]


def test_pages_of_the_training_list_are_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = next(read_set(write_set(tmp_path / "own.jsonl")))
    listed = tmp_path / "digests.txt"
    listed.write_text(record.short_digest + "\n")
    monkeypatch.setattr(predict, "training_digests", lambda: frozenset(listed.read_text().split()))
    predicted(tmp_path)
    assert "trained on 1 of these pages (first: own-0)" in capsys.readouterr().err
    predicted(tmp_path, "--method", METHODS[0].name)
    assert capsys.readouterr().err == ""


def test_no_training_list_is_no_error(tmp_path: Path) -> None:
    assert predict.training_digests(tmp_path / "none") == frozenset()
