"""What accuracy costs: block classifiers of several sizes, each scored on sites it never saw, beside its cost.

    python -m benchmarks.curve CORPUS_DIR [--sets NAMES] [--limit N] [--folds K] [--timed N] [--jobs N]

For each variant: the mean word F1 of the bodies that it keeps, by set, cross-validated by site; the median cost of
its forest, and of the whole decision with it, in parses of the same page (processor time, best of three).

The variants learn in one round and on the sets named only, so their F1 compares them with each other, and not with
the shipped model.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.corpus import Record, read_set
from benchmarks.measures.bodies import word_scores
from benchmarks.measures.tables import lines_of
from benchmarks.parallel import forked
from benchmarks.training.boosting import fit
from benchmarks.training.samples import COVERED, Sample, read_sample
from extractors.arbiter import body_blocks, decide, probabilities_of
from extractors.document import Document, parse
from extractors.features import of_block, wording
from extractors.features.block_measures import BlockMeasures
from extractors.features.table import FeatureTable
from extractors.features.votes import add_role_model, add_votes, add_wording, reach_of
from extractors.model import Forest, shipped
from extractors.selection.header import find_header
from extractors.selection.root import select

SETS = "wcxb-dev-articles,fundus-dev,chinese-dev"
LIMIT, FOLDS, TIMED = 400, 3, 80
VOTES = ("paragraph classes", "visual root", "role model")
WORDING = ("words of ", "first character", "last character", "stands in", "the page declares")
_OF_PAGE = ("words of the page", "words of the parent", "words of the grandparent", "words of the great-grandparent")
_MOST_ROWS = 80_000
"""Rows that the logistic regression learns from."""

Values = npt.NDArray[np.float64]
Rows = npt.NDArray[np.float32]
Score = Callable[[Rows], Values]
"""Rows of the chosen features to log-odds."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One classifier: ``trees`` of ``leaves``, 0 for a logistic regression."""

    name: str
    trees: int
    leaves: int = 31
    rate: float = 0.05
    screen: int | None = None
    """Trees that every block is shown; None for all."""
    votes: bool = True
    """With the features from paragraph classes, visual root and role model."""
    wording: bool = True

    @property
    def learns_as(self) -> tuple[object, ...]:
        """Variants that are equal in this share their forest."""
        return self.trees, self.leaves, self.rate, self.votes, self.wording


VARIANTS = (
    Variant("300 trees of 31 leaves", 300),
    Variant("the same, 100 of them for all blocks", 300, screen=100),
    Variant("the same, 50 of them for all blocks", 300, screen=50),
    Variant("the same, 30 of them for all blocks", 300, screen=30),
    Variant("120 trees of 31 leaves", 120, rate=0.1),
    Variant("60 trees of 15 leaves", 60, 15, 0.15),
    Variant("60 x 15 without votes", 60, 15, 0.15, votes=False),
    Variant("60 x 15 without votes and wording", 60, 15, 0.15, votes=False, wording=False),
    Variant("logistic regression", 0),
)


def chosen(variant: Variant, names: Sequence[str]) -> npt.NDArray[np.intp]:
    """The features that a variant sees."""
    wanted = [
        (variant.votes or not name.startswith(VOTES))
        and (variant.wording or not (name.startswith(WORDING) and name not in _OF_PAGE))
        for name in names
    ]
    return np.flatnonzero(wanted)


def logistic(rows: Rows, labels: Values, weights: Values) -> Score:
    """A ridge logistic regression on the signed logarithms of the features, by Newton's method."""
    used = np.flatnonzero(weights > 0)
    used = used[:: max(1, len(used) // _MOST_ROWS)]
    table, mean, spread = _scaled(rows[used])
    target, weight = labels[used], weights[used] / weights[used].mean()
    slope = np.zeros(table.shape[1])
    for _ in range(8):
        told = 1 / (1 + np.exp(-np.clip(table @ slope, -30, 30)))
        curve = (table * (weight * told * (1 - told))[:, None]).T @ table
        slope += np.linalg.solve(curve + np.eye(len(slope)) * 10.0, table.T @ (weight * (target - told)) - 10.0 * slope)
    return lambda asked: _scaled(asked, mean, spread)[0] @ slope


def _scaled(rows: Rows, mean: Values | None = None, spread: Values | None = None) -> tuple[Values, Values, Values]:
    logs = np.sign(rows) * np.log1p(np.abs(rows.astype(np.float64)))
    mean = logs.mean(axis=0) if mean is None else mean
    spread = logs.std(axis=0) + 1e-6 if spread is None else spread
    return np.column_stack(((logs - mean) / spread, np.ones(len(rows)))), mean, spread


def score_of(variant: Variant, learned: Forest | Score) -> Score:
    """How a variant scores rows."""
    if not isinstance(learned, Forest):
        return learned
    if variant.screen is None:
        return learned.log_odds
    return lambda rows: learned.screened_log_odds(rows, variant.screen or 0)


def learn(variant: Variant, samples: Sequence[Sample]) -> Forest | Score:
    """A variant's classifier of these pages."""
    places = chosen(variant, samples[0].found.names)
    rows = np.concatenate([s.found.values[:, places] for s in samples])
    labels, weights = (np.concatenate([getattr(s, name) for s in samples]) for name in ("labels", "weights"))
    if not variant.trees:
        return logistic(rows, labels, weights)
    names = [samples[0].found.names[place] for place in places]
    # all columns keep their number, so that every variant reads the same rows
    forest = fit(rows, labels, weights, names, variant.trees, variant.leaves, 150, rate=variant.rate)
    number = np.array([names.index(name) for name in forest.names], dtype=np.int32)
    return Forest(tuple(names), number[forest.feature], *_arrays(forest), forest.levels)


def _arrays(forest: Forest) -> tuple[Rows, npt.NDArray[np.int32], npt.NDArray[np.int32], Rows]:
    return forest.threshold, forest.left, forest.right, forest.leaf


def body_by(document: Document, found: of_block.BlockFeatures, score: Score, places: npt.NDArray[np.intp]) -> str:
    """The body that a classifier keeps of a page."""
    told = np.zeros(len(found.words))
    rows = np.ascontiguousarray(found.values[found.judged][:, places])
    told[found.judged] = 1 / (1 + np.exp(-np.clip(score(rows), -30, 30)))
    kept = body_blocks(document, select(document, found.words, told).kept, find_header(document))
    blocks = document.blocks
    return "\n\n".join(document.text_between(int(blocks.start[k]), int(blocks.stop[k])) for k in kept)


_learned: dict[tuple[object, ...], list[Forest | Score]] = {}


def _score_page(sample: Sample) -> tuple[str, list[float]] | None:
    truth = sample.record.truth
    if not truth.get("body") or (sample.record.truth_coverage or 1.0) < COVERED:
        return None
    document = Document(sample.record.page)
    scores = []
    for variant in VARIANTS:
        score = score_of(variant, _learned[variant.learns_as][sample.fold])
        body = body_by(document, sample.found, score, chosen(variant, sample.found.names))
        scores.append(word_scores(body, truth["body"])[2])
    return sample.set, scores


def _best(run: Callable[[], object], times: int = 3) -> float:
    spent = []
    for _ in range(times):
        start = time.process_time()
        run()
        spent.append(time.process_time() - start)
    return min(spent)


def _best_of_fresh(sample: Sample, run: Callable[[Document], object]) -> float:
    documents = [Document(sample.record.page) for _ in range(3)]
    for document in documents:
        BlockMeasures.of(document, np.zeros(len(document), dtype=np.int64))  # what all of them share
    return _best(lambda: run(documents.pop()))


def costs_of(sample: Sample) -> list[tuple[float, float]]:
    """Per variant: its forest and the whole decision with it, in parses of the page."""
    page, found = sample.record.page, sample.found
    unit = _best(lambda: parse(page.text())) - _best(page.text)
    whole = _best(lambda: decide(Document(page))) - _best(lambda: probabilities_of(shipped().blocks, found))

    def votes(document: Document) -> None:
        table = FeatureTable(len(document.blocks))
        add_votes(table, document)
        add_role_model(table, document, found.words)

    def words(document: Document) -> None:
        near = reach_of(found.judged)
        add_wording(FeatureTable(len(document.blocks)), document, near, wording.heads(document, found.words, near))

    without = {"votes": _best_of_fresh(sample, votes), "wording": _best_of_fresh(sample, words)}
    forests = []
    for variant in VARIANTS:
        score = score_of(variant, _learned[variant.learns_as][sample.fold])
        rows = np.ascontiguousarray(found.values[found.judged][:, chosen(variant, found.names)])
        forests.append(_best(lambda score=score, rows=rows: score(rows)))  # type: ignore[misc]
    spared = [sum(without[name] for name in without if not getattr(variant, name)) for variant in VARIANTS]
    return [(forest / unit, (whole - less + forest) / unit) for forest, less in zip(forests, spared)]


def _read(corpus: Path, sets: Sequence[str], limit: int, folds: int, jobs: int) -> list[Sample]:
    work: list[tuple[Record, str, int]] = [
        (record, name, folds) for name in sets for record in islice(read_set(corpus / f"{name}.jsonl.xz"), limit)
    ]
    return [sample for sample in forked(read_sample, work, jobs, chunksize=8) if sample is not None]


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--sets", default=SETS, help=f"sets to learn from and to score (default {SETS})")
    parser.add_argument("--limit", type=int, default=LIMIT, help=f"pages of each set (default {LIMIT})")
    parser.add_argument("--folds", type=int, default=FOLDS)
    parser.add_argument("--timed", type=int, default=TIMED, help=f"pages whose cost is measured (default {TIMED})")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    sets = options.sets.split(",")
    samples = _read(options.corpus, sets, options.limit, options.folds, options.jobs)
    print(f"{len(samples)} pages, {sum(len(s.found.words) for s in samples)} blocks, {options.folds} folds", flush=True)
    for variant in VARIANTS:
        if variant.learns_as not in _learned:
            _learned[variant.learns_as] = [
                learn(variant, [s for s in samples if s.fold != fold]) for fold in range(options.folds)
            ]
    scored = [score for score in forked(_score_page, samples, options.jobs, chunksize=8) if score is not None]
    timed = [sample for sample in samples if sample.set == sets[0]][: options.timed]
    costs = np.median([costs_of(sample) for sample in timed], axis=0)
    table = [["", *sets, "forest", "decision"]]
    for number, variant in enumerate(VARIANTS):
        means = [np.mean([scores[number] for name, scores in scored if name == wanted]) for wanted in sets]
        row = [variant.name, *(f"{mean:.4f}" for mean in means), *(f"{cost:.2f}" for cost in costs[number])]
        table.append(row)
    print("\n".join(lines_of(table)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
