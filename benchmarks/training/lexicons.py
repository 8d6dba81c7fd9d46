"""Lexicons for the block forest: linear models over the hashed words of blocks, and of the names around them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.training.samples import Sample, Values
from benchmarks.training.written_lines import hashed, read_lines
from extractors.features.lexical import Bags, Lexical
from extractors.model.lexicon import BUCKETS, SCALE, Lexicon

Ints = npt.NDArray[np.int64]
Taught = tuple[Sample, Values, Values]
"""A page with the labels and the weights of its blocks."""
TaughtWords = tuple[Lexical, Values, Values]
"""The words of some blocks, with the labels and the weights of the blocks."""
STRENGTH = 2.0
"""Inverse of the regularisation."""
WRITTEN = 0.008
"""Weight of a line that we wrote: what a block of which a truth tells weighs in the mean."""
_MOST = 32_000
"""Of a weight, in 1/``SCALE``: what 16 bits hold."""


def fit_lexicon(pages: Sequence[Taught]) -> Lexicon:
    """The lexicon of these pages and of the lines that we wrote; copies with boxes are left out, as their other blocks
    would count twice."""
    own = [
        (sample.found.lexical, labels, weights)
        for sample, labels, weights in pages
        if not sample.added and sample.found.lexical is not None
    ]
    names, names_bias = _fit(own, _names)
    words, words_bias = _fit([*own, _written()], _words)
    return Lexicon(names, names_bias, words, words_bias)


@cache
def _written() -> TaughtWords:
    lines = read_lines()
    return hashed(lines), np.array([float(line.kept) for line in lines]), np.full(len(lines), WRITTEN)


def weighed_by_others(pages: Sequence[Taught]) -> list[Sample]:
    """The pages with what their words weigh, each by a lexicon that never saw a site of its fold."""
    folds = sorted({sample.fold for sample, _, _ in pages})
    lexicons = {fold: fit_lexicon([page for page in pages if page[0].fold != fold]) for fold in folds}
    return [weighed(sample, lexicons[sample.fold]) for sample, _, _ in pages]


def weighed(sample: Sample, lexicon: Lexicon) -> Sample:
    """A page with what its words weigh by this lexicon."""
    return replace(sample, found=sample.found.weighed(lexicon))


def _fit(taught: Sequence[TaughtWords], chosen: Callable[[Lexical], tuple[Any, Ints]]) -> tuple[Ints, int]:
    """(weights, bias) of a logistic regression over the bags of the blocks."""
    from scipy.sparse import diags, vstack
    from sklearn.linear_model import LogisticRegression

    rows, labels, weights = [], [], []
    for lexical, told, weight in taught:
        matrix, block = chosen(lexical)
        size = np.diff(matrix.indptr)
        known = (weight[block] > 0) & (size > 0)
        rows.append((diags(1 / np.sqrt(np.maximum(size, 1))) @ matrix)[known])
        labels.append(told[block][known] > 0.5)
        weights.append(weight[block][known])
    weight = np.concatenate(weights)
    model = LogisticRegression(C=STRENGTH, solver="liblinear", max_iter=30, tol=1e-2, random_state=0)
    model.fit(vstack(rows).tocsr(), np.concatenate(labels), sample_weight=weight / weight.mean())
    scaled = np.clip(np.rint(model.coef_[0] * SCALE), -_MOST, _MOST).astype(np.int64)
    return scaled.reshape(3, BUCKETS), round(float(model.intercept_[0]) * SCALE)


def _matrix(bags: Bags) -> Any:
    from scipy.sparse import csr_matrix

    return csr_matrix((np.ones(len(bags.columns)), bags.columns, bags.start), shape=(len(bags.sizes), 3 * BUCKETS))


def _names(of: Lexical) -> tuple[Any, Ints]:
    """(a row of columns per block, the blocks)."""
    rows = _matrix(of.near)[of.near_of] + _matrix(of.far)[of.far_of[of.near_of]]
    return rows, of.blocks


def _words(of: Lexical) -> tuple[Any, Ints]:
    return _matrix(of.words), of.words_of
