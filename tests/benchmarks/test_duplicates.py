"""The benchmarks of deduplication: their articles are what they say, and their figures can be bad."""

from __future__ import annotations

import os
import time
from itertools import starmap
from pathlib import Path

import pytest

from benchmarks import dump_scale
from benchmarks.duplicates import clusters_of, line_of_made, measure
from benchmarks.made.articles import EDITS, collection, edited, follow_up, notice, story
from benchmarks.made.outputs import write_lines
from crawler.dump.options import Options
from crawler.duplicates.shingles import jaccard, shingles_of
from tests.crawler.dump.outputs import make


@pytest.mark.parametrize("language", ["en", "zh"])
def test_edits_leave_a_near_duplicate_and_other_stories_are_none(language: str) -> None:
    made = story(4, language)
    own = shingles_of(made.body)
    for number, edit in enumerate(EDITS):
        copy = edited(made, number, edit)
        assert copy == edited(made, number, edit) and copy.edit == edit.__name__
        assert jaccard(own, shingles_of(copy.body)) >= 0.7
        assert (copy.body == made.body) == (edit.__name__ in ("exact", "other_headline"))
    assert jaccard(own, shingles_of(follow_up(made, 9).body)) < 0.4
    assert jaccard(own, shingles_of(story(5, language).body)) < 0.1
    assert 0.2 < jaccard(shingles_of(notice(1, language).body), shingles_of(notice(2, language).body)) < 0.7


def test_the_collection_is_the_same_for_a_seed() -> None:
    assert collection(60, 3) == collection(60, 3) != collection(60, 4)


def test_figures_of_a_dump_and_of_wrong_clusters(tmp_path: Path) -> None:
    articles = collection(200)
    write_lines(tmp_path / "outputs", starmap(line_of_made, enumerate(articles)))
    make(tmp_path, options=Options(duplicates="all", boilerplate="ignore"))
    clusters = clusters_of(tmp_path / "all.jsonl")
    figures = measure(articles, clusters, 0.7)
    for language in ("en", "zh", "all"):
        assert figures[language]["precision"] >= 0.99 and figures[language]["recall"] >= 0.99
        assert 0 < figures[language]["exact_copies"] == figures[language]["exact_copies_found"]
    everything = measure(articles, dict.fromkeys(range(200), "one"), 0.7)["all"]
    assert everything["recall"] == 1 and everything["precision"] < 0.1
    nothing = measure(articles, {}, 0.7)
    assert nothing["all"]["recall"] == nothing["all"]["exact_copies_found"] == 0
    assert nothing["recall_by_edit"]["mixed"]["recall"] == 0 < nothing["recall_by_edit"]["mixed"]["pairs"]


def test_the_steps_of_the_scale(tmp_path: Path) -> None:
    pytest.importorskip("datasketch")
    assert dump_scale.write_outputs(tmp_path / "outputs", 300, 80, 0.2) == 300
    assert dump_scale.index(tmp_path) == 300
    written, kept = dump_scale.dump(tmp_path, "all.jsonl"), dump_scale.datasketch(tmp_path)
    assert 200 < written < 290 and abs(written - kept) < 10


def test_a_step_is_measured_in_a_process_of_its_own(tmp_path: Path) -> None:
    found = dump_scale.measured(dump_scale.write_outputs, tmp_path / "outputs", 50, 80, 0.1)
    assert found["outcome"] == 50 and found["seconds"] >= 0 and found["mebibytes"] >= 0 < found["machine"]


def test_a_step_that_takes_too_long_or_is_ended_says_so() -> None:
    assert dump_scale.measured(_sleep, limit=0.1) == {"failed": "not done after 0 s"}
    assert dump_scale.measured(_end) == {"failed": "the process ended (7)"}


def test_growth_is_told_raw_and_on_an_even_machine() -> None:
    rows = [
        {"articles": 10, "step": "index", "seconds": 1.0, "machine": 2.0},
        {"articles": 10, "step": "datasketch", "failed": "the process ended (-9)"},
        {"articles": 100, "step": "index", "seconds": 15.0, "machine": 3.0},
        {"articles": 100, "step": "datasketch", "seconds": 9.0, "machine": 3.0},
    ]
    assert [line.split()[0] for line in dump_scale.growth(rows)] == ["index"]
    assert "1.50 times the time of an article, 1.00 on an even machine" in next(dump_scale.growth(rows))
    assert "the process ended" in dump_scale.row(rows[1])


def _sleep() -> int:
    time.sleep(60)
    return 0


def _end() -> int:
    os._exit(7)
