"""Verdicts beside what people call a page."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.corpus import Record
from benchmarks.verdicts import counted, table, verdicts_of


def record(number: int, kind: str | None) -> Record:
    return Record(f"own-{number}", f"http://gull.example/{number}", "gull.example", "en", kind, b"<p>x</p>", {}, None)


def test_verdicts_are_counted_by_type_of_page(tmp_path: Path) -> None:
    said = {"own-1": "article", "own-2": "listing", "own-3": "article", "own-4": "article"}
    path = tmp_path / "pred.jsonl"
    path.write_text("".join(json.dumps({"id": id_, "verdict": each}) + "\n" for id_, each in said.items()))
    pages = [record(1, "article"), record(2, "listing"), record(3, "listing"), record(4, None), record(5, "article")]
    counts = counted(pages, verdicts_of(path))
    same = {("article", "article"), ("listing", "listing"), ("listing", "article"), ("-", "article")}
    assert counts == dict.fromkeys(same, 1)
    assert table(counts).split("\n") == [
        "| page type | pages | article | listing |",
        "| --- | --- | --- | --- |",
        "| listing | 2 | 1 | 1 |",
        "| - | 1 | 1 | 0 |",
        "| article | 1 | 1 | 0 |",
    ]
