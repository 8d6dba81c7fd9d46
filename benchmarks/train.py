"""Train the arbiter's forests.

    python -m benchmarks.train CORPUS_DIR [-o extractors/model/arbiter.npz] [--folds K --to DIR] [--jobs N]
                               [--marks FILE]

Deterministic: the same pages give the same file. With ``--folds K`` it also writes K models by site and a
``folds.json`` that says which model never saw which site; ``benchmarks.predict --folds DIR`` scores with those.

Block labels come from aligning each truth with its page (``benchmarks.training.labels``). The page-level forests
(article or not, body right or not) learn from block probabilities of models that never saw the page's site.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from benchmarks.parallel import forked
from benchmarks.predict import TRAINING_DIGESTS
from benchmarks.training.boosting import SEED, SEEDS, Values, fit, together
from benchmarks.training.lexicons import STRENGTH, Taught, fit_lexicon, weighed_by_others
from benchmarks.training.marks import Marks, read_marks
from benchmarks.training.pages import PAGE_FORESTS, WORD_STRENGTH, PageSample, fit_model, page_sample
from benchmarks.training.samples import OTHERS, SETS, Sample, file_of, read_samples, with_copies
from benchmarks.training.written_lines import WRITTEN_LINES
from benchmarks.training.written_pages import WRITTEN_PAGES
from extractors.arbiter import probabilities_of
from extractors.model import Forest, Lexicon, Model, save

TAUGHT: Mapping[str, float] = {"trafilatura-dev": 0.35, "gne-pages": 0.5}
"""Weight of the blocks of one page that a first forest labels, where no truth does."""
Blocks = tuple[Forest, Lexicon]
BLOCK_TREES, BLOCK_LEAVES = 300, 31
_KERNEL = {"OPENBLAS_CORETYPE": "Nehalem"}
"""Linear models are fitted with the arithmetic that every processor of the family has: each kernel of the library
rounds in a way of its own, which moves their weights."""
FOLDS = 5


def fit_blocks(samples: Sequence[Sample]) -> tuple[Forest, Lexicon]:
    """The block forest of these pages, in two rounds, and the lexicon that goes with it.

    The first learns from the truths alone; the second also from what the first says of the blocks that no truth
    tells of, on pages of which only snippets or nothing is known. A forest by folds teaches itself, so that
    nothing of the fold it never saw reaches it. The second also sees what words weigh, by lexicons that never saw the
    page's site, and is several forests that differ by their seed.
    """
    first = _fit_round([(sample, sample.labels, sample.weights) for sample in samples])
    taught = [(sample, *_labels(sample, first)) for sample in samples]
    lexicon = fit_lexicon(taught)
    seen = weighed_by_others(taught)
    rows = [(sample, labels, weights) for sample, (_, labels, weights) in zip(seen, taught)]
    return together([_fit_round(rows, seed) for seed in SEEDS]), lexicon


def _fit_round(taught: Sequence[Taught], seed: int = SEED) -> Forest:
    return fit(
        np.concatenate([s.found.values for s, _, _ in taught]),
        np.concatenate([labels for _, labels, _ in taught]),
        np.concatenate([weights for _, _, weights in taught]),
        taught[0][0].found.names, BLOCK_TREES, BLOCK_LEAVES, 150, seed=seed,
    )  # fmt: skip


def _labels(sample: Sample, teacher: Forest) -> tuple[Values, Values]:
    """(labels, weights) of a page's blocks; a teacher fills in those that the truth leaves open."""
    if sample.set not in TAUGHT or sample.marked:
        return sample.labels, sample.weights
    told = probabilities_of(teacher, sample.found)
    sure = np.abs(2 * told - 1) * np.sqrt(np.minimum(sample.found.words, 100) + 2.0) * sample.found.judged
    total = sure.sum()
    known = sample.weights > 0
    weights = sure * (TAUGHT[sample.set] / total) if total else sure
    return np.where(known, sample.labels, told > 0.5), np.where(known, sample.weights, weights)


def block_forests(samples: Sequence[Sample], jobs: int, folds: int) -> tuple[list[Blocks], Blocks]:
    """(forest and lexicon per fold, those of all pages)."""

    def without(fold: int | None) -> Blocks:
        return fit_blocks([s for s in samples if s.fold != fold])

    # one thread a forest: its result does not depend on the machine
    *by_fold, of_all = forked(without, [*range(folds), None], jobs)
    return by_fold, of_all


def train(
    corpus: Path,
    jobs: int,
    folds: int = FOLDS,
    marks: Mapping[str, Marks] | None = None,
) -> tuple[list[Model], Model, list[Sample]]:
    """(a model per fold that never saw the fold's sites, the model of all pages, the samples)."""
    samples = read_samples(corpus, jobs, folds, marks)
    print(f"{len(samples)} pages, {sum(len(s.found.words) for s in samples)} blocks", flush=True)
    by_fold, of_all = block_forests([s for s in samples if s.set != OTHERS], jobs, folds)
    print("block forests by fold done", flush=True)

    def of_pages(sample: Sample) -> list[PageSample]:
        return [page_sample(each, *by_fold[sample.fold]) for each in with_copies(sample)]

    whole_pages = [s for s in samples if not s.added]
    pages = [page for each in forked(of_pages, whole_pages, jobs, chunksize=8) for page in each]
    card = {
        "seed": SEED,
        "seeds of the block forests": list(SEEDS),
        "weights": dict(SETS),
        "pages": {name: sum(s.set == name and not s.added for s in samples) for name in SETS},
        "digests": {name: hashlib.sha256(file_of(name, corpus).read_bytes()).hexdigest() for name in SETS},
        "copies": sum(s.added for s in samples),
        "block forest": [BLOCK_TREES, BLOCK_LEAVES],
        "page forests": {name: list(size) for name, size in PAGE_FORESTS.items()},
        "word strength": WORD_STRENGTH,
        "lexicon strength": STRENGTH,
        "written lines": hashlib.sha256(WRITTEN_LINES.read_bytes()).hexdigest(),
        "written pages": hashlib.sha256(WRITTEN_PAGES.read_bytes()).hexdigest(),
        **({"marked pages": sum(s.marked and not s.added for s in samples)} if marks else {}),
    }
    models = [
        fit_model([p for p in pages if p.fold != fold], *by_fold[fold], {**card, "fold": [fold, folds]})
        for fold in range(folds)
    ]
    whole = fit_model(pages, *of_all, card)
    return models, whole, samples


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=Path("extractors/model/arbiter.npz"))
    parser.add_argument("--folds", type=int, default=FOLDS)
    parser.add_argument("--to", type=Path, help="directory for the models by fold")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--marks", type=Path, metavar="FILE", help="learn from what readers marked, too")
    options = parser.parse_args()
    if options.output.suffix != ".npz":
        parser.error(f"{options.output}: a model's name ends with .npz")
    for folder in (options.output.parent, options.to):
        if folder:
            folder.mkdir(parents=True, exist_ok=True)  # now, and not after half an hour
    marks = read_marks(options.marks) if options.marks else None
    models, whole, samples = train(options.corpus, options.jobs, options.folds, marks)
    save(whole, options.output)
    digests = sorted({sample.record.short_digest for sample in samples})
    TRAINING_DIGESTS.write_text("\n".join(digests) + "\n", encoding="utf-8")
    print(f"{options.output}: {options.output.stat().st_size} bytes")
    if options.to:
        for fold, model in enumerate(models):
            save(model, options.to / f"fold-{fold}.npz")
        sites = {sample.record.site or sample.record.id: sample.fold for sample in samples}
        listing = {"models": [f"fold-{fold}.npz" for fold in range(len(models))], "sites": sites}
        (options.to / "folds.json").write_text(json.dumps(listing, sort_keys=True), encoding="utf-8")
        print(f"{options.to}: {len(models)} models by site")


if __name__ == "__main__":
    if not _KERNEL.items() <= os.environ.items():  # it is read when numpy is loaded, which it is by now
        os.execve(sys.executable, sys.orig_argv, {**os.environ, **_KERNEL})
    main()
