from __future__ import annotations

from typing import Any

import pytest

from benchmarks.corpus import Record
from benchmarks.measures.scoring import MEASURES, score_page, summarize


def record(number: int, truth: dict[str, Any], page_type: str | None = None) -> Record:
    return Record(f"r{number}", "", f"s{number}", "en", page_type, b"", truth)


def summary(*pairs: tuple[Record, dict[str, Any]], **options: bool) -> dict[str, float]:
    return summarize([score_page(page, guess, **options) for page, guess in pairs])


def test_only_what_the_truth_has_is_measured() -> None:
    assert set(summary((record(0, {"headline": "x"}), {"headline": "x", "body": "y"}))) == {
        "headline.exact",
        "headline.token_f1",
    }


def test_shingle_f1_is_of_the_averages() -> None:
    truth = {"body": "a b c d e"}
    values = summary(
        (record(0, truth), {"body": "a b c d e"}),
        (record(1, truth), {"body": "a b c d"}),  # precision 1, recall .5
        (record(2, truth), {}),  # no precision, recall 0
    )
    assert values["shingle.precision"] == 1.0
    assert values["shingle.recall"] == pytest.approx(0.5)
    assert values["shingle.f1"] == pytest.approx(2 / 3)
    assert values["shingle.accuracy"] == pytest.approx(1 / 3)
    assert values["word.f1"] == pytest.approx((1 + 8 / 9) / 3)


def test_nothing_predicted_is_zero_not_unknown() -> None:
    values = summary((record(0, {"body": "a b", "authors": ["Ann"], "must_have": ["a"]}), {}))
    for name in ("shingle.f1", "shingle.precision", "authors.precision", "snippets.precision", "snippets.f1"):
        assert values[name] == 0.0


def test_snippets_and_authors_are_pooled() -> None:
    values = summary(
        (
            record(0, {"must_have": ["x", "y", "z"], "authors": ["A", "B"]}),
            {"body": "x y z", "authors": ["A", "C"]},
        ),
        (
            record(1, {"must_have": ["x"], "must_not_have": ["w"], "authors": ["A"]}),
            {"body": "w", "authors": ["a"]},
        ),
    )
    assert values["snippets.precision"] == pytest.approx(3 / 4)
    assert values["snippets.recall"] == pytest.approx(3 / 4)
    assert values["snippets.f1"] == pytest.approx(3 / 4)
    assert values["snippets.accuracy"] == pytest.approx(3 / 5)
    assert values["authors.exact"] == 0.5
    assert values["authors.f1"] == pytest.approx(4 / 6)


def test_date_precision_counts_given_dates_only() -> None:
    truth = {"date_published": "2024-03-05"}
    values = summary(
        (record(0, truth), {"date_published": "2024-03-05"}),
        (record(1, truth), {"date_published": "2024-03-06"}),
        (record(2, truth), {}),
    )
    assert values["date_published.accuracy"] == pytest.approx(1 / 3)
    assert values["date_published.precision"] == pytest.approx(1 / 2)


def test_page_type() -> None:
    values = summary(
        (record(0, {}, "article"), {"page_type": "article"}),
        (record(1, {}, "article"), {}),
        (record(2, {}, "listing"), {"page_type": "article"}),
        (record(3, {}, "forum"), {"page_type": "other"}),
        (record(4, {}), {"page_type": "article"}),
    )
    assert values["page_type.article_precision"] == 0.5
    assert values["page_type.article_recall"] == 0.5
    assert values["page_type.accuracy"] == 0.5
    assert summary((record(0, {}, "article"), {}), typed=False) == {}


def test_rouge_and_lcs_on_request() -> None:
    pair = (record(0, {"body": "One two. Three."}), {"body": "One two. Three."})
    assert "rouge.f1" not in summary(pair) and "lcs.f1" not in summary(pair)
    values = summary(pair, rouge=True, lcs=True)
    assert values["rouge.f1"] == values["lcs.recall"] == 1.0


def test_other_fields() -> None:
    truth = {
        "image": "http://x.example/a.jpg",
        "description": "old pier",
        "body_prefix": "the old",
        "date_modified": "2024-01-01",
    }
    guess = {
        "image": "http://y.example/a.png",
        "description": "pier",
        "body": "So the old pier",
        "date_modified": "2024-01-01",
    }
    values = summary((record(0, truth), guess))
    assert values["image.accuracy"] == 0.0 and values["image.same_name"] == 1.0
    assert values["description.token_f1"] == pytest.approx(2 / 3)
    assert values["prefix.starts"] == 0.0 and values["prefix.holds"] == 1.0
    assert values["date_modified.accuracy"] == 1.0


def test_no_pages_give_no_values() -> None:
    assert summarize([]) == {}


def test_names_are_unique() -> None:
    assert len({measure.name for measure in MEASURES}) == len(MEASURES)
