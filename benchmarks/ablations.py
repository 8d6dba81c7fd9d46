"""What each of the methods, and each other kind of features, adds to the arbiter: the same forest without it.

    python -m benchmarks.ablations CORPUS_DIR [--without NAMES] [--trees N] [--folds K] [--jobs N] [--json FILE]

For each kind of features a forest by folds learns from all sets without them, in one round (``benchmarks.train`` has
two and more trees, so these figures compare the variants with each other and not with the shipped model); each page is
scored with the forest that never saw its site, through the whole arbiter. Printed are the measures of each set, and
beside them the difference to nothing left out, paired by site; ``*`` where its interval does not hold 0.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from benchmarks.compare import wants_lcs
from benchmarks.measures.intervals import Interval, Resampled, resample
from benchmarks.measures.scoring import MEASURES, Measure, PageScore, score_page
from benchmarks.measures.tables import lines_of
from benchmarks.parallel import forked
from benchmarks.train import BLOCK_LEAVES
from benchmarks.training.boosting import fit
from benchmarks.training.samples import SETS, Sample, read_samples
from extractors.arbiter import chosen, probabilities_of
from extractors.blocks import body_text
from extractors.document import Document
from extractors.model import Forest

TREES, FOLDS = 100, 5
DENSITIES = ("composite text density", "punctuation density")
METHODS = {
    "the densities": DENSITIES,
    "paragraph classes": ("paragraph classes",),
    "the role model": ("role model",),
    "the visual root": ("visual root",),
}
KINDS: Mapping[str, tuple[str, ...]] = {
    "nothing": (),
    **METHODS,
    "all of these methods": tuple(prefix for prefixes in METHODS.values() for prefix in prefixes),
    "wording and declarations": (
        *("first character", "last character", "words of more", "words of offers", "words of sharing"),
        *("words of credits", "words of authors", "words of law", "words of comments", "words of advertising"),
        *("words of CJK", "stands in the declared", "names an author", "names the site", "the page declares"),
    ),
    "class and id words": ("class or id",),
    "pictures": ("pictures", "words of the parent a picture"),
}
"""What is left out, as the beginnings of the names of its features."""
SHOWN: Mapping[str, tuple[str, ...]] = {
    "wcxb-dev-articles": ("word.f1", "shingle.f1", "shingle.accuracy"),
    "fundus-dev": ("word.f1", "shingle.accuracy"),
    "fundus-eval-dev": ("word.f1",),
    "chinese-dev": ("lcs.f1",),
    "trafilatura-dev": ("snippets.f1",),
}
_MEASURE = {measure.name: measure for measure in MEASURES}


def left(names: Sequence[str], prefixes: tuple[str, ...]) -> list[int]:
    """The places of the features that are left. Raises ValueError for a prefix that no feature has."""
    unknown = [prefix for prefix in prefixes if not any(name.startswith(prefix) for name in names)]
    if unknown:
        raise ValueError(f"no feature begins with {', '.join(unknown)}")
    return [place for place, name in enumerate(names) if not name.startswith(prefixes)]


def forest_without(samples: Sequence[Sample], prefixes: tuple[str, ...], trees: int) -> Forest:
    """A forest of these pages that does not see some features; it takes the rows of all."""
    names = samples[0].found.names
    places = left(names, prefixes)
    rows = np.concatenate([sample.found.values[:, places] for sample in samples])
    labels, weights = (np.concatenate([getattr(sample, name) for sample in samples]) for name in ("labels", "weights"))
    return fit(rows, labels, weights, [names[place] for place in places], trees, BLOCK_LEAVES, 150)


def scores_of(sample: Sample, forests: Mapping[str, Sequence[Forest]], lcs: bool) -> dict[str, PageScore]:
    """The figures of one page, by what was left out; ``forests`` by fold."""
    document = Document(sample.record.page)
    scores = {}
    for kind, by_fold in forests.items():
        told = probabilities_of(by_fold[sample.fold], sample.found)
        body = body_text(document, chosen(document, sample.found, told).kept.tolist())
        scores[kind] = score_page(sample.record, {"body": body}, lcs=lcs)
    return scores


def ablate(
    samples: list[Sample], kinds: Sequence[str], trees: int, folds: int, jobs: int
) -> dict[str, dict[str, Resampled]]:
    """Per set and kind of features left out: the sums of its figures, whose differences are paired."""

    def fitted(job: tuple[str, int]) -> Forest:
        kind, fold = job
        return forest_without([sample for sample in samples if sample.fold != fold], KINDS[kind], trees)

    learned = forked(fitted, [(kind, fold) for kind in kinds for fold in range(folds)], jobs)
    forests = {kind: [next(learned) for _ in range(folds)] for kind in kinds}
    found = {}
    for name in SHOWN:
        pages = [sample for sample in samples if sample.set == name and not sample.added]
        if not pages:
            continue
        score = partial(scores_of, forests=forests, lcs=wants_lcs([page.record for page in pages]))
        scores = list(forked(score, pages, jobs, chunksize=8))
        found[name] = {kind: resample([page[kind] for page in scores]) for kind in kinds}
    return found


def differences(sets: Mapping[str, Mapping[str, Resampled]]) -> dict[str, dict[str, tuple[float, Interval]]]:
    """Per kind left out and "SET MEASURE": the measure, and what it is more or less than with nothing left out."""
    table: dict[str, dict[str, tuple[float, Interval]]] = {}
    for name, by_kind in sets.items():
        for wanted in SHOWN[name]:
            measure: Measure = _MEASURE[wanted]
            for kind, drawn in by_kind.items():
                pair = (drawn.interval(measure).value, drawn.difference(by_kind["nothing"], measure))
                table.setdefault(kind, {})[f"{name} {wanted}"] = pair
    return table


def _cell(value: float, gap: Interval, kind: str) -> str:
    if kind == "nothing":
        return f"{value:.4f}"
    return f"{value:.4f} {gap.value:+.4f}{'*' if gap.low > 0 or gap.high < 0 else ''}"


def _print(table: Mapping[str, Mapping[str, tuple[float, Interval]]]) -> None:
    columns = list(table["nothing"])
    rows = [[kind, *(_cell(*row[column], kind) for column in columns)] for kind, row in table.items()]
    print("\n".join(lines_of([["left out", *columns], *rows])))


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--without", default=",".join(list(KINDS)[1:]), help="kinds of features, each left out alone")
    parser.add_argument("--trees", type=int, default=TREES)
    parser.add_argument("--folds", type=int, default=FOLDS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the differences and their intervals")
    options = parser.parse_args(arguments)
    kinds = ["nothing", *filter(None, options.without.split(","))]
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown:
        print(f"no such kind of features: {', '.join(unknown)} (there are {', '.join(KINDS)})", file=sys.stderr)
        return 2
    samples = read_samples(options.corpus, options.jobs, options.folds)
    print(f"{len(samples)} pages, copies among them, of {len(SETS)} sets; {options.trees} trees", flush=True)
    table = differences(ablate(samples, kinds, options.trees, options.folds, options.jobs))
    _print(table)
    if options.json:
        rows = {
            kind: {column: {"value": value, "difference": gap.to_json()} for column, (value, gap) in row.items()}
            for kind, row in table.items()
        }
        options.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
