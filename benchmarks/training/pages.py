"""The page-level part of the model: article or not, body right or not, and the words of a page.

They learn from block probabilities of models that never saw the page's site.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.measures.bodies import word_scores
from benchmarks.training.boosting import Restraint, Rows, fit
from benchmarks.training.samples import COVERED, INVENTED, OTHERS, PLAIN, WRITTEN, Sample
from extractors.arbiter import chosen, probabilities_of
from extractors.document import Document
from extractors.features import of_page
from extractors.metadata import read_metadata
from extractors.model import Forest, Lexicon, Model
from extractors.model.words import BUCKETS, WordModel, no_words

RIGHT = 0.9
"""A body is right from this word F1 on."""
_OF_BODIES_UNTOLD = ("readability-dev", INVENTED, OTHERS, PLAIN)
"""Sets whose bodies do not tell how sure to be: the truth is an extractor's, or the pages are not as recorded ones."""
PAGE_FORESTS: Mapping[str, tuple[int, int, Restraint]] = {
    "article": (250, 11, {"fraction": 0.15, "ridge": 5.0}),
    "right": (80, 7, {}),
}
"""(trees, leaves, options of ``fit``) of the page-level forests."""
WORD_STRENGTH = 10.0
"""Inverse of the regularisation of the word model."""
WEIGHTS: Mapping[str, tuple[float, float, float]] = {
    WRITTEN: (0.5, 0.05, 4.0),
    INVENTED: (0.1, 0.1, 1.0),
    OTHERS: (0.1, 0.02, 4.0),
    PLAIN: (0.0, 0.01, 8.0),
}
"""Weight of a page of our own in the word model and in the forests, of a recorded one 1; and how much more an article
weighs than another page of its set: to lose an article costs more than to take a page too many."""


@dataclass(slots=True)
class PageSample:
    """A page for the page-level forests; None where the truth does not tell."""

    names: tuple[str, ...]
    row: Rows
    buckets: npt.NDArray[np.int64]
    article: float | None
    right: float | None
    fold: int
    set: str = ""

    @property
    def weights(self) -> tuple[float, float]:
        """In the word model and in the forests."""
        words, forest, more = WEIGHTS.get(self.set, (1.0, 1.0, 1.0))
        more = more if self.article else 1.0
        return words * more, forest * more


def page_sample(sample: Sample, forest: Forest, lexicon: Lexicon) -> PageSample:
    """Page-level features from a block forest and lexicon that never saw the page's site."""
    seen = sample.found.weighed(lexicon)
    document = Document(sample.record.page)
    choice = chosen(document, seen, probabilities_of(forest, seen))
    kept, root = choice.kept, choice.root
    metadata = read_metadata(document, header=choice.heading, root=root, kept=kept.tolist())
    found = of_page.compute(document, seen, choice.probabilities, kept, root, metadata, no_words())
    blocks = document.blocks
    body = "\n\n".join(document.text_between(int(blocks.start[k]), int(blocks.stop[k])) for k in kept)
    truth = sample.record.truth
    right: float | None = None
    if truth.get("body") and (sample.record.truth_coverage or 1.0) >= COVERED and sample.set not in _OF_BODIES_UNTOLD:
        right = float(word_scores(body, truth["body"])[2] >= RIGHT)
    kind = sample.record.page_type
    article = None if not kind or sample.set == "readability-dev" else float(kind == "article")
    return PageSample(found.names, found.values, found.buckets, article, right, sample.fold, sample.set)


def without_address(rows: Rows, names: Sequence[str]) -> Rows:
    """The rows as they would be had the page no address, so that a forest does not rest on it alone."""
    bare = rows.copy()
    bare[:, [i for i, name in enumerate(names) if name.startswith("address:")]] = 0.0
    return bare


def fit_words(pages: Sequence[PageSample]) -> WordModel:
    """The linear model over hashed words (logistic regression, words of unit length a page)."""
    from scipy.sparse import csr_matrix
    from sklearn.linear_model import LogisticRegression

    known = [p for p in pages if p.article is not None and p.weights[0]]
    columns = np.concatenate([p.buckets for p in known])
    starts = np.cumsum([0, *(len(p.buckets) for p in known)])
    values = np.concatenate([np.full(len(p.buckets), max(len(p.buckets), 1) ** -0.5) for p in known])
    rows = csr_matrix((values, columns, starts), shape=(len(known), BUCKETS))
    importance = [p.weights[0] for p in known]
    found = LogisticRegression(C=WORD_STRENGTH, max_iter=300).fit(rows, [p.article for p in known], importance)
    weights = found.coef_[0].astype(np.float16).astype(np.float32)
    return WordModel(weights, float(found.intercept_[0]))


def with_words(pages: Sequence[PageSample]) -> list[PageSample]:
    """The pages with what their words weigh, each by a word model that never saw its fold."""
    folds = {p.fold for p in pages}
    models = {fold: fit_words([p for p in pages if p.fold != fold]) for fold in folds}
    place = pages[0].names.index(of_page.WORDS)
    return [replace(p, row=_replaced(p.row, place, models[p.fold].log_odds(p.buckets))) for p in pages]


def _replaced(row: Rows, place: int, value: float) -> Rows:
    changed = row.copy()
    changed[place] = value
    return changed


def fit_model(pages: Sequence[PageSample], blocks: Forest, lexicon: Lexicon, card: dict[str, Any]) -> Model:
    """The model of these pages around a block forest."""
    weighed = with_words(pages)
    return Model(blocks, fit_pages(weighed, "article"), fit_pages(weighed, "right"), fit_words(pages), lexicon, card)


def fit_pages(pages: Sequence[PageSample], target: str) -> Forest:
    """The page-level forest of one target."""
    known = [p for p in pages if getattr(p, target) is not None]
    rows = np.stack([p.row for p in known])
    labels = np.array([getattr(p, target) for p in known], dtype=np.float64)
    names = known[0].names
    weights = np.array([p.weights[1] for p in known])
    rows = np.concatenate((rows, without_address(rows, names)))
    trees, leaves, options = PAGE_FORESTS[target]
    return fit(rows, np.tile(labels, 2), np.tile(weights, 2), names, trees, leaves, 10, **options)
