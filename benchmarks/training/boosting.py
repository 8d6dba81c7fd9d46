"""Boosted trees: LightGBM trains them, and leaves them as plain arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from extractors.model import Forest

SEED = 20261121
SEEDS = (SEED, 1, 2, 3)
"""Of the members of a forest (``Forest.members``)."""
Rows = npt.NDArray[np.float32]
Values = npt.NDArray[np.float64]


class Restraint(TypedDict, total=False):
    """How a forest is held back: options of ``fit``."""

    fraction: float
    ridge: float
    rate: float


def fit(
    rows: Rows,
    labels: Values,
    weights: Values,
    names: Sequence[str],
    trees: int,
    leaves: int,
    least: int,
    *,
    fraction: float = 0.3,
    ridge: float = 20.0,
    rate: float = 0.05,
    seed: int = SEED,
) -> Forest:
    """Boost a forest and write it as arrays. ``fraction`` of the features is offered to each tree."""
    import lightgbm

    used = weights > 0
    parameters = {
        "objective": "binary",
        "num_leaves": leaves,
        "learning_rate": rate,
        "min_data_in_leaf": least,
        "feature_fraction": fraction,
        "bagging_fraction": 0.8,
        "bagging_freq": 1,
        "lambda_l2": ridge,
        "max_bin": 63,
        "seed": seed,
        "deterministic": True,
        "force_row_wise": True,
        "num_threads": 1,
        "verbose": -1,
    }
    data = lightgbm.Dataset(rows[used], labels[used], weight=weights[used] / weights[used].mean())
    return to_forest(lightgbm.train(parameters, data, trees), tuple(names))


def to_forest(booster: Any, names: tuple[str, ...]) -> Forest:
    """A LightGBM booster as arrays, with only the features that it uses."""
    dumped = booster.dump_model()["tree_info"]
    trees = [_flatten(tree["tree_structure"]) for tree in dumped]
    used = sorted({node[0] for inner, _, _ in trees for node in inner})
    place = {feature: i for i, feature in enumerate(used)}
    width = max(1, max(len(inner) for inner, _, _ in trees))
    shape = (len(trees), width)
    feature, left, right = (np.zeros(shape, dtype=np.int32) for _ in range(3))
    threshold = np.zeros(shape, dtype=np.float32)
    leaf = np.zeros((len(trees), width + 1), dtype=np.float32)
    left[:], right[:] = -1, -1
    for t, (inner, leaves, _) in enumerate(trees):
        for m, (which, cut, to_left, to_right) in enumerate(inner):
            feature[t, m], threshold[t, m] = place[which], _floor32(cut)
            left[t, m], right[t, m] = to_left, to_right
        leaf[t, : len(leaves)] = leaves
    levels = max(depth for _, _, depth in trees)
    return Forest(tuple(names[i] for i in used), feature, threshold, left, right, leaf, levels)


def together(forests: Sequence[Forest]) -> Forest:
    """Forests of as many trees each as the members of one."""
    names = tuple(sorted({name for forest in forests for name in forest.names}))
    places = [np.array([names.index(name) for name in forest.names], dtype=np.int32) for forest in forests]
    width = max(forest.feature.shape[1] for forest in forests)

    def joined(parts: Sequence[npt.NDArray[Any]], width: int, empty: int) -> npt.NDArray[Any]:
        pads = [((0, 0), (0, width - part.shape[1])) for part in parts]
        return np.concatenate([np.pad(part, pad, constant_values=empty) for part, pad in zip(parts, pads)])

    return Forest(
        names,
        joined([place[forest.feature] for place, forest in zip(places, forests)], width, 0),
        joined([forest.threshold for forest in forests], width, 0),
        joined([forest.left for forest in forests], width, -1),
        joined([forest.right for forest in forests], width, -1),
        joined([forest.leaf for forest in forests], width + 1, 0),
        max(forest.levels for forest in forests),
        len(forests),
    )


def _floor32(value: float) -> np.float32:
    """The largest float32 that is not above a threshold, so that rows of float32 fall on the same side."""
    rounded = np.float32(value)
    return rounded if float(rounded) <= value else np.nextafter(rounded, np.float32(-np.inf))


def _flatten(tree: Mapping[str, Any]) -> tuple[list[tuple[int, float, int, int]], list[float], int]:
    """(inner nodes, leaves, depth) of a dumped tree; a child below zero is the leaf ``-child - 1``."""
    inner: list[list[Any]] = []
    leaves: list[float] = []
    deepest = 0

    def visit(node: Mapping[str, Any], depth: int) -> int:
        nonlocal deepest
        deepest = max(deepest, depth)
        if "leaf_value" in node:
            leaves.append(float(node["leaf_value"]))
            return -len(leaves)
        number = len(inner)
        inner.append([int(node["split_feature"]), float(node["threshold"]), -1, -1])
        inner[number][2] = visit(node["left_child"], depth + 1)
        inner[number][3] = visit(node["right_child"], depth + 1)
        return number

    visit(tree, 0)
    if not inner:  # a stump: one node that leads to its leaf either way
        inner.append([0, 0.0, -1, -1])
    return [tuple(node) for node in inner], leaves, max(deepest, 1)
