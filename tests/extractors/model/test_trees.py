"""Forests in numpy against what LightGBM says of the same rows, and against a walk of each tree."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.training.boosting import to_forest, together
from extractors.model import Forest

VECTORS = Path(__file__).with_name("vectors.npz")


@dataclass
class Booster:
    """What ``to_forest`` asks of a LightGBM booster."""

    tree_info: list[Any]

    def dump_model(self) -> dict[str, Any]:
        return {"tree_info": self.tree_info}


@pytest.fixture(scope="module")
def stored() -> dict[str, Any]:
    with np.load(VECTORS) as arrays:
        return {name: arrays[name] for name in arrays.files}


@pytest.fixture(scope="module")
def forest(stored: dict[str, Any]) -> Forest:
    names = tuple(f"feature {i}" for i in range(stored["rows"].shape[1]))
    return to_forest(Booster(json.loads(str(stored["tree_info"]))), names)


def chosen(forest: Forest, rows: Any) -> Any:
    return rows[:, [int(name.split()[1]) for name in forest.names]]


def test_scores_are_lightgbms(forest: Forest, stored: dict[str, Any]) -> None:
    scores = forest.log_odds(chosen(forest, stored["rows"]))
    np.testing.assert_allclose(scores, stored["scores"], atol=2e-6)
    np.testing.assert_allclose(forest.probabilities(chosen(forest, stored["rows"])), stored["probabilities"], atol=2e-6)


def test_the_vectors_stand_on_the_cuts(forest: Forest, stored: dict[str, Any]) -> None:
    """The stored rows would show a cut that moved by one step of float32."""
    rows = chosen(forest, stored["rows"])
    moved = Forest(
        forest.names,
        forest.feature,
        np.nextafter(forest.threshold, np.float32(np.inf)),
        forest.left,
        forest.right,
        forest.leaf,
        forest.levels,
    )
    assert np.abs(moved.log_odds(rows) - stored["scores"]).max() > 1e-3


def test_features_that_no_tree_reads_are_left_out(forest: Forest) -> None:
    assert "feature 7" not in forest.names and int(forest.feature.max()) == len(forest.names) - 1


def test_against_a_walk_of_each_tree(forest: Forest, stored: dict[str, Any]) -> None:
    rows = chosen(forest, stored["rows"])[::17]
    for row, score in zip(rows, forest.log_odds(rows)):
        total = 0.0
        for tree in range(len(forest.feature)):
            node = 0
            while node >= 0:
                left = row[forest.feature[tree, node]] <= forest.threshold[tree, node]
                node = int((forest.left if left else forest.right)[tree, node])
            total += float(forest.leaf[tree, -node - 1])
        assert score == pytest.approx(total, abs=1e-9)


def test_rows_do_not_depend_on_their_neighbours(forest: Forest, stored: dict[str, Any]) -> None:
    rows = chosen(forest, stored["rows"])
    many = np.concatenate([rows] * 12)
    assert len(many) > 4_096, "more than are evaluated at once"
    again = forest.log_odds(many).reshape(12, -1)
    alone = np.array([float(forest.log_odds(row[None, :])[0]) for row in rows[:40]])
    assert (again == again[0]).all() and (again[0][:40] == alone).all()


def test_no_rows(forest: Forest) -> None:
    none = np.zeros((0, len(forest.names)), dtype=np.float32)
    assert forest.log_odds(none).shape == (0,) and forest.probabilities(none).shape == (0,)


def test_a_tree_that_never_splits() -> None:
    stump = to_forest(Booster([{"tree_structure": {"leaf_value": 0.25}}]), ("a",))
    assert stump.log_odds(np.array([[-5.0], [5.0]], dtype=np.float32)).tolist() == [0.25, 0.25]


def test_probabilities_are_rounded(forest: Forest, stored: dict[str, Any]) -> None:
    found = forest.probabilities(chosen(forest, stored["rows"]))
    assert (found == np.round(found, 6)).all() and ((found >= 0) & (found <= 1)).all()


@pytest.fixture(scope="module")
def halves(forest: Forest, stored: dict[str, Any]) -> tuple[Forest, Forest]:
    """The first and second half of the stored trees, as two forests that read other features."""
    trees = json.loads(str(stored["tree_info"]))
    names = tuple(f"feature {i}" for i in range(stored["rows"].shape[1]))
    first, second = (to_forest(Booster(part), names) for part in (trees[:6], trees[6:]))
    return first, second


def test_several_forests_give_their_mean(halves: tuple[Forest, Forest], stored: dict[str, Any]) -> None:
    both = together(halves)
    scores = [half.log_odds(chosen(half, stored["rows"])) for half in halves]
    np.testing.assert_allclose(both.log_odds(chosen(both, stored["rows"])), np.mean(scores, axis=0), atol=1e-9)
    assert both.members == 2 and together([halves[0]]).members == 1


def test_the_others_are_asked_only_of_doubtful_rows(halves: tuple[Forest, Forest], stored: dict[str, Any]) -> None:
    both, rows = together(halves), stored["rows"]
    first, second = (half.log_odds(chosen(half, rows)) for half in halves)
    limit = float(np.median(np.abs(first)))
    scores = both.screened_log_odds(chosen(both, rows), screen=2, sure=100.0, doubtful=limit)
    doubtful = np.abs(first) < limit
    assert 0 < doubtful.sum() < len(rows)
    np.testing.assert_allclose(scores, np.where(doubtful, (first + second) / 2, first), atol=1e-9)


def test_sure_rows_are_shown_to_the_first_trees_alone(halves: tuple[Forest, Forest], stored: dict[str, Any]) -> None:
    both, rows = together(halves), stored["rows"]
    arrays = (getattr(both, part)[:2] for part in ("feature", "threshold", "left", "right", "leaf"))
    few = Forest(both.names, *arrays, both.levels)
    scores = both.screened_log_odds(chosen(both, rows), screen=2, sure=0.0)
    np.testing.assert_allclose(scores, few.log_odds(chosen(few, rows)), atol=1e-9)


def test_columns() -> None:
    forest = to_forest(
        Booster(
            [
                {
                    "tree_structure": {
                        "split_feature": 1,
                        "threshold": 0.5,
                        "left_child": {"leaf_value": -1.0},
                        "right_child": {"leaf_value": 1.0},
                    }
                }
            ]
        ),
        ("a", "b"),
    )
    assert forest.names == ("b",) and forest.columns(("x", "b", "a")).tolist() == [1]
    assert forest.log_odds(np.array([[0.5], [0.51]], dtype=np.float32)).tolist() == [-1.0, 1.0]
    with pytest.raises(KeyError):
        forest.columns(("a", "x"))
