"""How far the confidence can be believed: predicted against observed share of right bodies, by bins.

    python -m benchmarks.reliability SET.jsonl.xz[,SET...] PRED.jsonl

PRED is what ``benchmarks.predict --folds`` wrote. A body is right where its word F1 against the truth is at least
0.9 (``benchmarks.training.pages.RIGHT``). Pages that hold less than 0.8 of their truth are left out.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence
from pathlib import Path

from benchmarks.corpus import read_predictions, read_sets, split_paths
from benchmarks.measures.bodies import word_scores
from benchmarks.training.pages import RIGHT
from benchmarks.training.samples import COVERED

EDGES = (0.0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0)


def pairs(sets: str, predictions: Path) -> list[tuple[float, bool]]:
    """(confidence, right) of every page that was called an article and has a whole body as its truth."""
    found = read_predictions(predictions)
    rows = []
    for record in read_sets(split_paths(sets)):
        prediction = found.get(record.id)
        if prediction is None or prediction["page_type"] != "article" or not record.truth.get("body"):
            continue
        if (record.truth_coverage or 1.0) < COVERED:
            continue
        right = word_scores(prediction["body"], record.truth["body"])[2] >= RIGHT
        rows.append((float(prediction["confidence"]), right))
    return rows


def bins(rows: Sequence[tuple[float, bool]]) -> list[tuple[str, int, float, float]]:
    """(range of confidence, values, mean confidence, share that is right) of every bin that holds any."""
    found = []
    for low, high in itertools.pairwise(EDGES):
        inside = [row for row in rows if low <= row[0] < high or (high == 1.0 and row[0] == 1.0)]
        if inside:
            mean = sum(row[0] for row in inside) / len(inside)
            share = sum(row[1] for row in inside) / len(inside)
            found.append((f"{low:.2f}-{high:.2f}", len(inside), mean, share))
    return found


def table(rows: list[tuple[float, bool]]) -> str:
    """A Markdown table: bin, pages, mean confidence, share that is right."""
    lines = ["| confidence | pages | mean confidence | right |", "| --- | --- | --- | --- |"]
    lines += [f"| {name} | {pages} | {mean:.3f} | {share:.3f} |" for name, pages, mean, share in bins(rows)]
    error = sum((confidence - right) ** 2 for confidence, right in rows) / max(len(rows), 1)
    return "\n".join([*lines, "", f"{len(rows)} pages, Brier score {error:.4f}"])


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets")
    parser.add_argument("predictions", type=Path)
    options = parser.parse_args()
    print(table(pairs(options.sets, options.predictions)))


if __name__ == "__main__":
    main()
