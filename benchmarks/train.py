"""Train the arbiter's forests.

    python -m benchmarks.train CORPUS_DIR [-o extractors/model/arbiter.npz] [--folds K --to DIR] [--jobs N]

Deterministic: the same pages give the same file. With ``--folds K`` it also writes K models by site and a
``folds.json`` that says which model never saw which site; ``benchmarks.predict --folds DIR`` scores with those.

Block labels come from aligning each truth with its page (``benchmarks.labels``). The page-level forests (article or
not, body right or not) learn from block probabilities of models that never saw the page's site.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.body_measures import word_scores
from benchmarks.corpus import Record, read_set
from benchmarks.insertions import insert_boxes, sentences_of
from benchmarks.labels import label_page
from benchmarks.predict import DIGEST_DIGITS, TRAINING_DIGESTS
from extractors import features, page_features
from extractors.arbiter import probabilities_of, without_header
from extractors.document import Document, Unreadable
from extractors.header import find_header
from extractors.metadata import read_metadata
from extractors.model import Forest, Model, load, save
from extractors.model.words import BUCKETS, WordModel, no_words
from extractors.selection import select
from extractors.wholes import settled

SETS: Mapping[str, float] = {
    "wcxb-dev-articles": 1.0,
    "wcxb-dev-other": 0.3,
    "fundus-dev": 2.5,
    "fundus-eval-dev": 2.0,
    "chinese-dev": 4.0,
    "trafilatura-dev": 1.5,
    "postlight-dev": 0.3,
    "readability-dev": 0.5,
    "gne-pages": 0.0,
}
"""Weight of one page of each set in the block forest; 0: page type only. Small sets weigh more, weak labels less."""
WEAK = 0.05
"""Weight of one labelled block of a page of which only snippets are known, times the set's."""
COVERED = 0.8
"""Below this share of its truth a page's labels hardly count: the truth is of another version of the page."""
TAUGHT: Mapping[str, float] = {"trafilatura-dev": 0.35, "gne-pages": 0.5}
"""Weight of the blocks of one page that a first forest labels, where no truth does."""
RIGHT = 0.9
"""A body is right from this word F1 on."""
SEED = 20261121
BLOCK_TREES, BLOCK_LEAVES = 300, 31
PAGE_FORESTS: Mapping[str, tuple[int, int, dict[str, float]]] = {
    "article": (250, 7, {"fraction": 0.15, "ridge": 5.0}),
    "right": (80, 7, {}),
}
"""(trees, leaves, options of ``fit``) of the page-level forests."""
WORD_STRENGTH = 10.0
"""Inverse of the regularisation of the word model."""
FOLDS = 5

BOXES, BESIDE_BOXES = 1.5, 0.1
"""Weight of a box that was put into a copy of a page, and of that copy's other blocks, times what they would weigh."""
_PARAGRAPH = 12
"""Words of a content block between which boxes are put."""
_sentences: dict[str, list[str]] = {}

Rows = npt.NDArray[np.float32]
Values = npt.NDArray[np.float64]


@dataclass(slots=True)
class Sample:
    """One page of the training data."""

    record: Record
    set: str
    found: features.BlockFeatures
    labels: Values
    weights: Values
    fold: int
    added: bool = False
    """A copy with boxes put in (``benchmarks.insertions``): for the block forest alone."""


def fold_of(site: str, folds: int) -> int:
    """The fold of a site: all its pages, in all sets, are in one."""
    return zlib.crc32(f"s{site}".encode()) % folds


def read_sample(job: tuple[Record, str, int]) -> Sample | None:
    """Features and labels of one page; None for a page that cannot be read."""
    record, name, folds = job
    try:
        document = Document(record.page)
    except Unreadable:
        return None
    return _sample(document, record, name, folds)


def _with_copy(job: tuple[Record, str, int]) -> list[Sample]:
    """The sample of a page, and that of its copy with boxes put in where there is one."""
    sample = read_sample(job)
    if sample is None:
        return []
    copy = _with_boxes(Document(sample.record.page), sample, job[2])
    return [sample] if copy is None else [sample, copy]


def _sample(document: Document, record: Record, name: str, folds: int) -> Sample | None:
    found = features.compute(document)
    if not len(found.words):
        return None
    labels = label_page(_texts(document), record.truth)
    content = np.array([label.content for label in labels], dtype=np.float64)
    sure = np.array([label.weight for label in labels]) * found.judged
    weights = _weights(record, name, sure, found.words)
    return Sample(record, name, found, content, weights, fold_of(record.site or record.id, folds))


def _texts(document: Document) -> list[str]:
    blocks = document.blocks
    return [document.text_between(a, b) for a, b in zip(blocks.start.tolist(), blocks.stop.tolist())]


def _with_boxes(document: Document, sample: Sample, folds: int) -> Sample | None:
    """The sample of the page with boxes put in, which alone weigh; None for a page whose body is not known."""
    record, name = sample.record, sample.set
    if "body" not in record.truth or SETS[name] < 1.0 or (record.truth_coverage or 1.0) < COVERED:
        return None
    content = document.blocks.node[(sample.labels > 0) & (sample.weights > 0) & (sample.found.words >= _PARAGRAPH)]
    lang = (record.lang or document.attribute_of(0, "lang") or "en")[:2].lower()
    said = _sentences.get(lang) or _sentences.get("en", [])
    made = insert_boxes(record.page, content.tolist(), lang, said, record.id)
    if made is None:
        return None
    page, boxes = made
    changed = Document(page)
    copy = _sample(changed, record, name, folds)
    if copy is None:
        return None
    is_box = np.array([any(box in text for box in boxes) for text in _texts(changed)]) & (copy.labels == 0)
    copy.labels[is_box] = 0.0
    copy.weights = np.where(is_box, copy.weights * BOXES, copy.weights * BESIDE_BOXES)
    copy.added = True
    return copy


def _weights(record: Record, name: str, sure: Values, words: npt.NDArray[np.int64]) -> Values:
    """Each page weighs what its set says, spread over its blocks by the root of their words."""
    weights = sure * np.sqrt(np.minimum(words, 100) + 2.0)
    if "body" in record.truth or "body_prefix" in record.truth:
        total = weights.sum()
        share = 0.1 if (record.truth_coverage or 1.0) < COVERED else 1.0
        return weights * (SETS[name] * share / total) if total else weights
    return weights * (SETS[name] * WEAK / 10.0)


def read_samples(corpus: Path, jobs: int, folds: int) -> list[Sample]:
    """All samples of the corpus directory, in the order of the sets; copies with boxes follow their pages."""
    global _sentences
    work = [(record, name, folds) for name in SETS for record in read_set(corpus / f"{name}.jsonl.xz")]
    _sentences = _said([record for record, _, _ in work])
    with get_context("fork").Pool(jobs) as pool:
        return [sample for samples in pool.imap(_with_copy, work, chunksize=8) for sample in samples]


def _said(records: Sequence[Record]) -> dict[str, list[str]]:
    """Sentences for the boxes, by language: the first of the paragraphs of each body."""
    found: dict[str, list[str]] = {}
    for record in records:
        body = record.truth.get("body")
        if body:
            lang = (record.lang or "en")[:2].lower()
            found.setdefault(lang, []).extend(sentences_of(body.split("\n\n")[:6], lang))
    return found


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
        "seed": SEED,
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
    return [tuple(node) for node in inner], leaves, max(deepest, 1)  # type: ignore[misc]


def fit_blocks(samples: Sequence[Sample]) -> Forest:
    """The block forest of these pages, in two rounds.

    The first learns from the truths alone; the second also from what the first says of the blocks that no truth
    tells of, on pages of which only snippets or nothing is known. A forest by folds teaches itself, so that
    nothing of the fold it never saw reaches it.
    """
    first = _fit_round(samples, None)
    return _fit_round(samples, first)


def _fit_round(samples: Sequence[Sample], teacher: Forest | None) -> Forest:
    taught = [(s, *_labels(s, teacher)) for s in samples]
    return fit(
        np.concatenate([s.found.values for s, _, _ in taught]),
        np.concatenate([labels for _, labels, _ in taught]),
        np.concatenate([weights for _, _, weights in taught]),
        samples[0].found.names, BLOCK_TREES, BLOCK_LEAVES, 150,
    )  # fmt: skip


def _labels(sample: Sample, teacher: Forest | None) -> tuple[Values, Values]:
    """(labels, weights) of a page's blocks; a teacher fills in those that the truth leaves open."""
    if teacher is None or sample.set not in TAUGHT:
        return sample.labels, sample.weights
    told = probabilities_of(teacher, sample.found)
    sure = np.abs(2 * told - 1) * np.sqrt(np.minimum(sample.found.words, 100) + 2.0) * sample.found.judged
    total = sure.sum()
    known = sample.weights > 0
    weights = sure * (TAUGHT[sample.set] / total) if total else sure
    return np.where(known, sample.labels, told > 0.5), np.where(known, sample.weights, weights)


@dataclass(slots=True)
class PageSample:
    """A page for the page-level forests; None where the truth does not tell."""

    names: tuple[str, ...]
    row: Rows
    buckets: npt.NDArray[np.int64]
    article: float | None
    right: float | None
    fold: int


def page_sample(sample: Sample, forest: Forest) -> PageSample:
    """Page-level features from a block forest that never saw the page's site."""
    document = Document(sample.record.page)
    probabilities = settled(document, sample.found.words, probabilities_of(forest, sample.found))
    selection = select(document, sample.found.words, probabilities)
    header = find_header(document)
    metadata = read_metadata(document, header=header, root=selection.root)
    kept = without_header(document, selection.kept, header)
    found = page_features.compute(document, sample.found, probabilities, kept, selection.root, metadata, no_words())
    blocks = document.blocks
    body = "\n\n".join(document.text_between(int(blocks.start[k]), int(blocks.stop[k])) for k in kept)
    truth = sample.record.truth
    right: float | None = None
    if truth.get("body") and (sample.record.truth_coverage or 1.0) >= COVERED and sample.set != "readability-dev":
        right = float(word_scores(body, truth["body"])[2] >= RIGHT)
    kind = sample.record.page_type
    article = None if not kind or sample.set == "readability-dev" else float(kind == "article")
    return PageSample(found.names, found.values, found.buckets, article, right, sample.fold)


_samples: list[Sample] = []
_by_fold: list[Forest] = []


def _block_job(fold: int | None) -> Forest:
    return fit_blocks([s for s in _samples if s.fold != fold])


def _page_job(sample: Sample) -> PageSample:
    return page_sample(sample, _by_fold[sample.fold])


def without_address(rows: Rows, names: Sequence[str]) -> Rows:
    """The rows as they would be had the page no address, so that a forest does not rest on it alone."""
    bare = rows.copy()
    bare[:, [i for i, name in enumerate(names) if name.startswith("address:")]] = 0.0
    return bare


def fit_words(pages: Sequence[PageSample]) -> WordModel:
    """The linear model over hashed words (logistic regression, words of unit length a page)."""
    from scipy.sparse import csr_matrix
    from sklearn.linear_model import LogisticRegression

    known = [p for p in pages if p.article is not None]
    columns = np.concatenate([p.buckets for p in known])
    starts = np.cumsum([0, *(len(p.buckets) for p in known)])
    values = np.concatenate([np.full(len(p.buckets), max(len(p.buckets), 1) ** -0.5) for p in known])
    rows = csr_matrix((values, columns, starts), shape=(len(known), BUCKETS))
    found = LogisticRegression(C=WORD_STRENGTH, max_iter=300).fit(rows, [p.article for p in known])
    weights = found.coef_[0].astype(np.float16).astype(np.float32)
    return WordModel(weights, float(found.intercept_[0]))


def with_words(pages: Sequence[PageSample]) -> list[PageSample]:
    """The pages with what their words weigh, each by a word model that never saw its fold."""
    folds = {p.fold for p in pages}
    models = {fold: fit_words([p for p in pages if p.fold != fold]) for fold in folds}
    place = pages[0].names.index(page_features.WORDS)
    return [replace(p, row=_replaced(p.row, place, models[p.fold].log_odds(p.buckets))) for p in pages]


def _replaced(row: Rows, place: int, value: float) -> Rows:
    changed = row.copy()
    changed[place] = value
    return changed


def fit_model(pages: Sequence[PageSample], blocks: Forest, card: dict[str, Any]) -> Model:
    """The model of these pages around a block forest."""
    weighed = with_words(pages)
    return Model(blocks, fit_pages(weighed, "article"), fit_pages(weighed, "right"), fit_words(pages), card)


def fit_pages(pages: Sequence[PageSample], target: str) -> Forest:
    """The page-level forest of one target."""
    known = [p for p in pages if getattr(p, target) is not None]
    rows = np.stack([p.row for p in known])
    labels = np.array([getattr(p, target) for p in known], dtype=np.float64)
    names = known[0].names
    weights = np.ones(len(labels))
    rows = np.concatenate((rows, without_address(rows, names)))
    trees, leaves, options = PAGE_FORESTS[target]
    return fit(rows, np.tile(labels, 2), np.tile(weights, 2), names, trees, leaves, 10, **options)


def block_forests(jobs: int, folds: int, reuse: tuple[Path, Path] | None) -> tuple[list[Forest], Forest]:
    """(a forest per fold, the forest of all pages), trained or read from an earlier run."""
    if reuse:
        whole, directory = reuse
        return [load(directory / f"fold-{fold}.npz").blocks for fold in range(folds)], load(whole).blocks
    with get_context("fork").Pool(jobs) as pool:  # one thread a forest: its result does not depend on the machine
        *by_fold, of_all = pool.map(_block_job, [*range(folds), None], chunksize=1)
    return by_fold, of_all


def train(
    corpus: Path, jobs: int, folds: int = FOLDS, reuse: tuple[Path, Path] | None = None
) -> tuple[list[Model], Model, list[Sample]]:
    """(a model per fold that never saw the fold's sites, the model of all pages, the samples)."""
    global _samples, _by_fold
    samples = _samples = read_samples(corpus, jobs, folds)
    print(f"{len(samples)} pages, {sum(len(s.found.words) for s in samples)} blocks", flush=True)
    _by_fold, of_all = block_forests(jobs, folds, reuse)
    print("block forests by fold done", flush=True)
    with get_context("fork").Pool(jobs) as pool:
        pages = pool.map(_page_job, [s for s in samples if not s.added], chunksize=8)
    card = {
        "seed": SEED,
        "weights": dict(SETS),
        "pages": {name: sum(s.set == name and not s.added for s in samples) for name in SETS},
        "digests": {name: hashlib.sha256((corpus / f"{name}.jsonl.xz").read_bytes()).hexdigest() for name in SETS},
        "copies with boxes": sum(s.added for s in samples),
        "block forest": [BLOCK_TREES, BLOCK_LEAVES],
        "page forests": {name: list(size) for name, size in PAGE_FORESTS.items()},
        "word strength": WORD_STRENGTH,
    }
    models = [
        fit_model([p for p in pages if p.fold != fold], _by_fold[fold], {**card, "fold": [fold, folds]})
        for fold in range(folds)
    ]
    whole = fit_model(pages, of_all, card)
    return models, whole, samples


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=Path("extractors/model/arbiter.npz"))
    parser.add_argument("--folds", type=int, default=FOLDS)
    parser.add_argument("--to", type=Path, help="directory for the models by fold")
    parser.add_argument("--reuse", action="store_true", help="keep the block forests in -o and --to, refit the rest")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    reuse = (options.output, options.to) if options.reuse else None
    models, whole, samples = train(options.corpus, options.jobs, options.folds, reuse)
    save(whole, options.output)
    digests = sorted({sample.record.digest[:DIGEST_DIGITS] for sample in samples})
    TRAINING_DIGESTS.write_text("\n".join(digests) + "\n", encoding="utf-8")
    print(f"{options.output}: {options.output.stat().st_size} bytes")
    if options.to:
        options.to.mkdir(parents=True, exist_ok=True)
        for fold, model in enumerate(models):
            save(model, options.to / f"fold-{fold}.npz")
        sites = {sample.record.site or sample.record.id: sample.fold for sample in samples}
        listing = {"models": [f"fold-{fold}.npz" for fold in range(len(models))], "sites": sites}
        (options.to / "folds.json").write_text(json.dumps(listing, sort_keys=True), encoding="utf-8")
        print(f"{options.to}: {len(models)} models by site")


if __name__ == "__main__":
    main()
