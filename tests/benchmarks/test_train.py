"""Training: samples, weights, folds and the way from a booster to arrays. LightGBM itself is not needed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.corpus import Record, read_set
from benchmarks.training import boosting, pages, samples
from extractors.model import shipped
from tests.benchmarks.sets import PARAGRAPHS, article_html, line, write_set


def records(tmp_path: Path, *pages: dict[str, Any]) -> list[Record]:
    return list(read_set(write_set(tmp_path / "set.jsonl", list(pages))))


def sample(record: Record, name: str = "wcxb-dev-articles") -> samples.Sample:
    made = samples.read_sample((record, name, 5))
    assert made is not None
    return made


def test_a_sample_has_a_row_and_a_label_for_each_block(tmp_path: Path) -> None:
    (record,) = records(tmp_path, line(0))
    made = sample(record)
    assert made.found.values.shape == (len(made.labels), len(made.found.names))
    assert len(made.weights) == len(made.found.words)
    assert int(made.labels.sum()) == len(PARAGRAPHS) and made.set == "wcxb-dev-articles"


def test_a_page_weighs_what_its_set_says(tmp_path: Path) -> None:
    (record,) = records(tmp_path, line(0))
    for name in ("wcxb-dev-articles", "chinese-dev", "readability-dev", "gne-pages"):
        assert sample(record, name).weights.sum() == pytest.approx(samples.SETS[name])


def test_long_and_short_pages_weigh_the_same(tmp_path: Path) -> None:
    short = line(1, html=article_html("Short", PARAGRAPHS[:1]), truth={"body": PARAGRAPHS[0]})
    long, brief = (sample(record).weights.sum() for record in records(tmp_path, line(0), short))
    assert long == pytest.approx(brief)


def test_snippets_weigh_little(tmp_path: Path) -> None:
    (record,) = records(tmp_path, line(0, truth={"must_have": [PARAGRAPHS[0][:40]]}))
    made = sample(record, "trafilatura-dev")
    assert 0 < made.weights.sum() < 0.2 and int((made.weights > 0).sum()) == 1


def test_pages_that_cannot_be_read_are_left_out(tmp_path: Path) -> None:
    for page in records(tmp_path, line(0, html=""), line(1, html="<img src=x>"), line(2, html="<div>" * 2_000)):
        assert samples.read_sample((page, "gne-pages", 5)) is None


def test_folds_are_by_site() -> None:
    folds = {samples.fold_of(f"site{number}.example", 5) for number in range(60)}
    assert folds == set(range(5))
    assert samples.fold_of("gull.example", 5) == samples.fold_of("gull.example", 5)
    assert [samples.fold_of(site, 5) for site in ("a.example", "b.example", "c.example")] == [
        samples.fold_of(site, 5) for site in ("a.example", "b.example", "c.example")
    ]


def test_all_pages_of_a_site_are_in_one_fold(tmp_path: Path) -> None:
    made = [sample(record) for record in records(tmp_path, line(2), line(3, html=article_html("B"), html_b64=None))]
    assert len({one.record.site for one in made}) == 1 == len({one.fold for one in made})


@pytest.mark.parametrize("value", [0.1, 1 / 3, 1e-35, -0.1, 5.000000001, 1e30, 0.0, 16777217.0])
def test_cuts_are_rounded_down(value: float) -> None:
    cut = boosting._floor32(value)
    assert float(cut) <= value < float(np.nextafter(cut, np.float32(np.inf))) or float(cut) == value


def test_page_samples(tmp_path: Path) -> None:
    model = shipped()
    article, listing, partial = records(
        tmp_path, line(0), line(1, page_type="listing"), line(2, truth={"must_have": ["pier"]}, page_type=None)
    )
    recorded = (article, listing, partial)
    found = [pages.page_sample(sample(page), model.blocks, model.lexicon) for page in recorded]
    assert [page.article for page in found] == [1.0, 0.0, None]
    assert found[0].right in (0.0, 1.0) and found[2].right is None
    assert len(found[0].names) == len(found[0].row) and np.isfinite(found[0].row).all()


def test_without_address() -> None:
    rows = np.ones((2, 3), dtype=np.float32)
    bare = pages.without_address(rows, ("address: known", "words", "address: a date"))
    assert bare.tolist() == [[0, 1, 0]] * 2 and rows.tolist() == [[1, 1, 1]] * 2


def test_every_set_has_a_weight_and_the_model_knows_it() -> None:
    assert set(shipped().card["weights"]) == set(shipped().card["digests"]) == set(shipped().card["pages"])
    assert all(weight >= 0 for weight in samples.SETS.values())


def test_flatten_numbers_nodes_and_leaves() -> None:
    tree = {
        "split_feature": 4,
        "threshold": 1.5,
        "left_child": {"leaf_value": 0.1},
        "right_child": {
            "split_feature": 2,
            "threshold": 0.5,
            "left_child": {"leaf_value": 0.2},
            "right_child": {"leaf_value": 0.3},
        },
    }
    inner, leaves, depth = boosting._flatten(json.loads(json.dumps(tree)))
    assert inner == [(4, 1.5, -1, 1), (2, 0.5, -2, -3)] and leaves == [0.1, 0.2, 0.3] and depth == 2
