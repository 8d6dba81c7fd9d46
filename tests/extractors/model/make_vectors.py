"""Make ``vectors.npz``: a small LightGBM model, rows, and the raw scores that LightGBM itself gives them.

    python -m tests.extractors.model.make_vectors

Needs LightGBM (requirements of training); the tests need only the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

PATH = Path(__file__).with_name("vectors.npz")
FEATURES, ROWS, TREES, LEAVES, SEED = 9, 400, 12, 15, 7


def training_data() -> tuple[Any, Any]:
    """Counts, shares and flags, as features of blocks are; one column that says nothing."""
    random = np.random.default_rng(SEED)
    rows = np.stack(
        (
            random.integers(0, 200, ROWS),
            random.random(ROWS),
            random.integers(0, 2, ROWS),
            random.random(ROWS) * 1e-3,
            random.integers(-1, 3, ROWS),
            random.random(ROWS) * 1e6,
            random.integers(0, 20, ROWS) / 20,
            np.zeros(ROWS),
            random.normal(size=ROWS),
        ),
        axis=1,
    ).astype(np.float32)
    labels = (rows[:, 0] > 60) * (rows[:, 1] < 0.6) + (rows[:, 8] > 1.2) + 0.1 * random.random(ROWS) > 0.5
    return rows, labels.astype(np.float64)


def at_the_cuts(rows: Any, trees: list[Any]) -> Any:
    """Rows whose values are the cuts themselves and their neighbours, where a rounding error would show."""
    cuts: list[tuple[int, float]] = []

    def visit(node: dict[str, Any]) -> None:
        if "leaf_value" not in node:
            cuts.append((node["split_feature"], node["threshold"]))
            visit(node["left_child"])
            visit(node["right_child"])

    for tree in trees:
        visit(tree["tree_structure"])
    made = []
    for number, (feature, cut) in enumerate(cuts):
        for value in (np.float32(cut), *(np.nextafter(np.float32(cut), np.float32(side)) for side in (-1e9, 1e9))):
            row = rows[number % len(rows)].copy()
            row[feature] = value
            made.append(row)
    return np.stack(made)


def main() -> None:
    """Train, score, write."""
    import lightgbm

    rows, labels = training_data()
    parameters = {
        "objective": "binary",
        "num_leaves": LEAVES,
        "min_data_in_leaf": 5,
        "seed": SEED,
        "deterministic": True,
        "force_row_wise": True,
        "num_threads": 1,
        "verbose": -1,
        "max_bin": 63,
    }
    booster = lightgbm.train(parameters, lightgbm.Dataset(rows, labels), TREES)
    dumped = booster.dump_model()
    asked = np.concatenate((rows[:150], at_the_cuts(rows, dumped["tree_info"]), -rows[:20]))
    tree_info = [{"tree_structure": _bare(tree["tree_structure"])} for tree in dumped["tree_info"]]
    np.savez_compressed(
        PATH,
        rows=asked,
        scores=booster.predict(asked, raw_score=True),
        probabilities=booster.predict(asked),
        tree_info=np.array(json.dumps(tree_info)),
    )


def _bare(node: dict[str, Any]) -> dict[str, Any]:
    if "leaf_value" in node:
        return {"leaf_value": node["leaf_value"]}
    kept = {name: node[name] for name in ("split_feature", "threshold")}
    return kept | {side: _bare(node[side]) for side in ("left_child", "right_child")}


if __name__ == "__main__":
    main()
