from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.corpus import read_set, read_sets, set_digest, set_name, split_paths
from tests.benchmarks.sets import lines, write_set


@pytest.mark.parametrize("name", ["own.jsonl", "own.jsonl.xz"])
def test_reads_plain_and_compressed_sets(tmp_path: Path, name: str) -> None:
    records = list(read_set(write_set(tmp_path / name)))
    assert [record.id for record in records] == [f"own-{number}" for number in range(5)]
    assert records[0].page.site == "gull0.example"
    assert records[0].truth["headline"] == "Council rebuilds pier 0"


def test_raw_bytes_and_missing_addresses(tmp_path: Path) -> None:
    record = list(read_set(write_set(tmp_path / "own.jsonl")))[3]
    assert record.url == "" and record.lang is None
    assert "Café".encode("latin-1") in record.body


def test_page_holds_no_truth(tmp_path: Path) -> None:
    record = next(read_set(write_set(tmp_path / "own.jsonl")))
    assert record.page.url == record.url and record.page.body == record.body
    assert not hasattr(record.page, "truth")


def test_limit_counts_per_set(tmp_path: Path) -> None:
    paths = [write_set(tmp_path / "a.jsonl"), write_set(tmp_path / "b.jsonl")]
    assert [record.id for record in read_sets(paths, 1)] == ["own-0", "own-0"]


def test_bad_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(json.dumps(lines()[0]) + "\n\n{}\n")
    with pytest.raises(ValueError, match=r"bad.jsonl:3"):
        list(read_set(path))


def test_set_digest_is_of_the_content(tmp_path: Path) -> None:
    plain, packed = write_set(tmp_path / "a.jsonl"), write_set(tmp_path / "b.jsonl.xz")
    assert set_digest(plain) == set_digest(packed)
    changed = lines()
    changed[0]["truth"]["headline"] = "Other"
    assert set_digest(write_set(tmp_path / "c.jsonl", changed)) != set_digest(plain)


def test_names_and_paths() -> None:
    assert set_name("x/wide.jsonl.xz") == "wide" and set_name(Path("wide.jsonl")) == "wide"
    assert split_paths("a.jsonl,b.jsonl.xz") == [Path("a.jsonl"), Path("b.jsonl.xz")]
