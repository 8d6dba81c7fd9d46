"""Pages marked by readers: from blocks to spans of words and back to a body."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks.corpus import read_set
from benchmarks.training import samples
from benchmarks.training.marks import MARKED_PAGES, Marks, read_marks, with_marks, write_marks
from tests.benchmarks.sets import PARAGRAPHS, line, write_set

TEXTS = ("Home News", "A lead of five words.", *PARAGRAPHS, "Read also: bakeries")


def test_marked_blocks_are_the_body() -> None:
    marks = Marks.of(TEXTS, (2, 3, 4))
    truth = marks.truth(TEXTS)
    assert truth is not None and truth["body"] == "\n\n".join(PARAGRAPHS) and truth["body_optional"] == []
    assert len(marks.kept) == 1 and marks.open == ()


def test_open_blocks_are_optional_paragraphs() -> None:
    truth = Marks.of(TEXTS, (2, 4), (1,)).truth(TEXTS)
    assert truth is not None
    assert truth["body_paragraphs"] == [TEXTS[1], TEXTS[2], TEXTS[4]] and truth["body_optional"] == [0]


def test_another_cutting_of_the_page_leaves_the_marks() -> None:
    marks = Marks.of(TEXTS, (2, 3, 4))
    half = len(PARAGRAPHS[0]) // 2
    half += PARAGRAPHS[0][half:].index(" ")
    finer = (" ".join(TEXTS[:2]), PARAGRAPHS[0][:half], PARAGRAPHS[0][half:], *PARAGRAPHS[1:], TEXTS[-1])
    truth = marks.truth(finer)
    assert truth is not None and str(truth["body"]).split() == " ".join(PARAGRAPHS).split()


def test_a_page_that_shows_other_words_is_not_marked() -> None:
    assert Marks.of(TEXTS, (2,)).truth((*TEXTS, "one more")) is None
    assert Marks.of((), ()).truth(()) is None


def test_a_truth_goes_before_marks(tmp_path: Path) -> None:
    told, untold = read_set(write_set(tmp_path / "set.jsonl", [line(0), line(1, truth={"must_have": ["pier"]})]))
    texts = ("Menu", *PARAGRAPHS)
    marks = {record.short_digest: Marks.of(texts, (1, 2)) for record in (told, untold)}
    assert with_marks(told, texts, marks) is told
    known = with_marks(untold, texts, marks)
    assert known.truth["body"] == "\n\n".join(PARAGRAPHS[:2]) and known.truth["must_have"] == ["pier"]
    assert with_marks(untold, texts, {}) is untold


def test_marks_are_written_and_read_again(tmp_path: Path) -> None:
    marks = {"b": Marks.of(TEXTS, (2, 3), (1,)), "a": Marks.of(TEXTS, ())}
    write_marks(marks, tmp_path / "marks.jsonl")
    assert read_marks(tmp_path / "marks.jsonl") == marks
    assert [*read_marks(tmp_path / "marks.jsonl")] == ["a", "b"]


def test_a_marked_page_weighs_and_has_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (record,) = read_set(write_set(tmp_path / "set.jsonl", [line(0, truth={"must_have": [PARAGRAPHS[0][:40]]})]))
    weak = samples.read_sample((record, "trafilatura-dev", 5))
    assert weak is not None and not weak.marked and weak.weights.sum() < samples.MARKED / 2
    texts = samples.Document(record.page).block_texts()
    kept = [number for number, text in enumerate(texts) if text in PARAGRAPHS]
    monkeypatch.setattr(samples, "_marks", {record.short_digest: Marks.of(texts, kept)})
    strong = samples.read_sample((record, "trafilatura-dev", 5))
    assert strong is not None and strong.marked and strong.weights.sum() == pytest.approx(samples.MARKED)
    assert [number for number, label in enumerate(strong.labels) if label] == kept
    assert samples._is_body_known(strong) and not samples._is_body_known(weak)


def test_the_marks_that_are_there_are_in_order() -> None:
    marks = read_marks()
    assert MARKED_PAGES.read_text(encoding="utf-8").count("\n") == len(marks)
    assert [*marks] == sorted(marks)
    for found in marks.values():
        places = sorted((*found.kept, *found.open))
        assert all(0 <= low < high <= found.words for low, high in places)
        assert all(before[1] <= after[0] for before, after in pairwise(places))
