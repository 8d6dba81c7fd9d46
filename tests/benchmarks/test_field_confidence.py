"""Learning the confidence of fields: what is right, the table, out of fold."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.corpus import read_set
from benchmarks.field_confidence import Value, learn, module_text, out_of_fold, reliability, values_of
from extractors.document import Document
from extractors.metadata import read_metadata
from extractors.metadata.confidence import OTHER
from tests.benchmarks.sets import write_set


def values() -> list[Value]:
    sure = [Value(f"a{n}.example", "headline", "dom.h1", 2, True) for n in range(40)]
    doubtful = [Value(f"b{n}.example", "headline", "title", 0, n % 4 == 0) for n in range(40)]
    rare = [Value("c.example", "headline", "dom.h4", 0, True)]
    return sure + doubtful + rare


def test_the_table_tells_sources_and_agreement_apart() -> None:
    table = learn(values())["headline"]
    assert set(table) == {OTHER, "dom.h1", "title"}
    assert table["dom.h1"][2] > 0.9 > 0.4 > table["title"][0]
    assert table["title"][0] == pytest.approx(0.25, abs=0.1)


def test_out_of_fold_the_table_holds() -> None:
    pairs = out_of_fold(values())["headline"]
    assert len(pairs) == 81
    low = [right for given, right in pairs if given < 0.6]
    assert sum(low) / len(low) < 0.4
    printed = reliability({"headline": pairs})
    assert "| headline | 0.90-0.95 |" in printed or "| headline | 0.95-1.00 |" in printed
    assert "Brier scores: headline" in printed


def test_a_page_s_values_are_held_to_its_truth(tmp_path: Path) -> None:
    record = next(read_set(write_set(tmp_path / "a.jsonl")))
    document = Document(record.page)
    header = next(node for node in range(len(document)) if document.name(node) == "h1")
    found = values_of(record, read_metadata(document, header=header))
    assert [(value.field, value.source, value.right) for value in found] == [("headline", "dom.h1", True)]


def test_the_table_as_a_module() -> None:
    text = module_text({"headline": {OTHER: (0.5, 0.25)}}, '"""Head."""\n\nfrom collections.abc import Mapping\n')
    names: dict[str, object] = {}
    exec(text, names)
    assert names["TABLE"] == {"headline": {OTHER: (0.5, 0.25)}}
