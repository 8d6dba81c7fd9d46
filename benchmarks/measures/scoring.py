"""Score predictions against truths: the figures of a page, and the measures of a set.

Every measure of a set is a function of sums over its pages (``Measure``), so that the bootstrap resamples
sites by adding up vectors (``benchmarks.measures.intervals``). Measures count only the pages whose truth has the
field; a page without a prediction counts as an empty one.

  shingle     4-token shingles; precision and recall averaged over pages, F1 of the averages; accuracy: the
              share of pages that are right to the token
  word        bags of lower-cased words, averaged over pages
  rouge       ROUGE-LSum, averaged over pages
  lcs         characters of the longest common subsequence, averaged over pages
  snippets    must and must not be in the body, pooled over all pages
  prefix      the body starts with, or holds, its known first words
  headline, authors, date_published, date_modified, image, description, page_type
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.corpus import Record
from benchmarks.measures.bodies import (
    best_body,
    lcs_scores,
    prefix_scores,
    reference_bodies,
    shingle_scores,
    snippet_counts,
    word_scores,
)
from benchmarks.measures.fields import author_names, image_scores, same_day, same_text, token_f1
from benchmarks.measures.rouge import rouge_lsum

Floats = npt.NDArray[np.float64]
Figures = dict[str, float]


@dataclass(frozen=True, slots=True)
class PageScore:
    """The figures of one page; a figure that its truth does not allow is absent."""

    id: str
    site: str
    figures: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure of a set: ``mean`` of a figure, ``f1`` of two mean figures, or ``ratio`` of pooled
    figures."""

    name: str
    kind: str
    figures: tuple[str, ...]
    below: tuple[str, ...] = field(default=())
    """With ``ratio``: what the sum of ``figures`` is divided by; a figure named twice counts twice."""
    zero_with: str | None = None
    """The measure is 0, not unknown, where nothing was predicted on pages that have this figure."""


def _mean(name: str, zero_with: str | None = None) -> Measure:
    return Measure(name, "mean", (name,), zero_with=zero_with)


def _ratio(name: str, above: str, below: str, zero_with: str | None = None) -> Measure:
    return Measure(name, "ratio", tuple(above.split()), tuple(below.split()), zero_with)


MEASURES: tuple[Measure, ...] = (
    Measure("shingle.f1", "f1", ("shingle.precision", "shingle.recall"), (), "shingle.accuracy"),
    _mean("shingle.precision", "shingle.accuracy"),
    _mean("shingle.recall"),
    _mean("shingle.accuracy"),
    *(_mean(f"{name}.{part}") for name in ("word", "rouge", "lcs") for part in ("f1", "precision", "recall")),
    _ratio(
        "snippets.f1",
        "snippets.tp snippets.tp",
        "snippets.tp snippets.tp snippets.fp snippets.fn",
        "snippets.tp",
    ),
    _ratio("snippets.precision", "snippets.tp", "snippets.tp snippets.fp", "snippets.tp"),
    _ratio("snippets.recall", "snippets.tp", "snippets.tp snippets.fn"),
    _ratio("snippets.accuracy", "snippets.tp snippets.tn", "snippets.tp snippets.fp snippets.fn snippets.tn"),
    _mean("prefix.starts"),
    _mean("prefix.holds"),
    _mean("headline.exact"),
    _mean("headline.token_f1"),
    _mean("authors.exact"),
    _ratio("authors.f1", "authors.both authors.both", "authors.got authors.want"),
    _ratio("authors.precision", "authors.both", "authors.got", "authors.want"),
    _ratio("authors.recall", "authors.both", "authors.want"),
    _mean("date_published.accuracy"),
    _mean("date_published.precision"),
    _mean("date_modified.accuracy"),
    _mean("date_modified.precision"),
    _mean("image.accuracy"),
    _mean("image.same_name"),
    _mean("description.token_f1"),
    _ratio("page_type.article_f1", "type.tp type.tp", "type.tp type.tp type.fp type.fn"),
    _ratio("page_type.article_precision", "type.tp", "type.tp type.fp"),
    _ratio("page_type.article_recall", "type.tp", "type.tp type.fn"),
    _ratio("page_type.accuracy", "type.tp type.tn", "type.tp type.fp type.fn type.tn"),
)
FIGURES: tuple[str, ...] = tuple(
    dict.fromkeys(name for measure in MEASURES for name in (*measure.figures, *measure.below))
)
_PLACE = {name: number for number, name in enumerate(FIGURES)}


def score_page(
    record: Record, guess: Mapping[str, Any], *, rouge: bool = False, lcs: bool = False, typed: bool = True
) -> PageScore:
    """The figures of one page. ``guess`` is a prediction line (any key may be missing); without ``typed`` the
    page's type is not judged."""
    figures: Figures = {}
    body = guess.get("body") or ""
    truth = record.truth
    _score_body(figures, body, truth, rouge=rouge, lcs=lcs)
    if truth.get("must_have") or truth.get("must_not_have"):
        for name, count in zip(("tp", "fp", "fn", "tn"), snippet_counts(body, truth)):
            figures[f"snippets.{name}"] = count
    if "body_prefix" in truth:
        figures["prefix.starts"], figures["prefix.holds"] = prefix_scores(body, truth["body_prefix"])
    _score_fields(figures, guess, truth)
    if record.page_type and typed:
        want, got = record.page_type == "article", guess.get("page_type") == "article"
        for name, counts in (("tp", want and got), ("fp", got and not want), ("fn", want and not got)):
            figures[f"type.{name}"] = float(counts)
        figures["type.tn"] = float(not want and not got)
    return PageScore(record.id, record.site, figures)


def _score_body(figures: Figures, body: str, truth: Mapping[str, Any], *, rouge: bool, lcs: bool) -> None:
    if "body" not in truth:
        return
    bodies = reference_bodies(truth)
    reference = best_body(body, bodies)
    precision, recall, exact = shingle_scores(body, reference)
    if precision is not None:
        figures["shingle.precision"] = precision
    if recall is not None:
        figures["shingle.recall"] = recall
    figures["shingle.accuracy"] = exact
    scores = {"word": word_scores(body, reference)}
    if lcs:
        scores["lcs"] = lcs_scores(body, reference)
    if rouge:
        scores["rouge"] = rouge_lsum(body, bodies)
    for name, triple in scores.items():
        for part, value in zip(("precision", "recall", "f1"), triple):
            figures[f"{name}.{part}"] = value


def _score_fields(figures: Figures, guess: Mapping[str, Any], truth: Mapping[str, Any]) -> None:
    if "headline" in truth:
        figures["headline.exact"] = same_text(guess.get("headline"), truth["headline"])
        figures["headline.token_f1"] = token_f1(guess.get("headline"), truth["headline"])
    if truth.get("authors"):
        got, want = author_names(guess.get("authors")), author_names(truth["authors"])
        figures["authors.exact"] = float(got == want)
        for name, count in (("both", len(got & want)), ("got", len(got)), ("want", len(want))):
            figures[f"authors.{name}"] = count
    for key in ("date_published", "date_modified"):
        if key in truth:
            right = same_day(guess.get(key), truth[key])
            figures[f"{key}.accuracy"] = right
            if guess.get(key):
                figures[f"{key}.precision"] = right
    if "image" in truth:
        figures["image.accuracy"], figures["image.same_name"] = image_scores(guess.get("image"), truth)
    if "description" in truth:
        figures["description.token_f1"] = token_f1(guess.get("description"), truth["description"])


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums of the figures over pages and how many pages have each; leading axes are free (rounds of a
    bootstrap)."""

    total: Floats
    """(..., len(FIGURES))"""
    pages: Floats
    """(..., len(FIGURES))"""

    def mean(self, figure: str) -> Floats:
        place = _PLACE[figure]
        return _divide(self.total[..., place], self.pages[..., place])

    def of(self, measure: Measure) -> Floats:
        """The measure's value; NaN where no page has it."""
        value = self._value(measure)
        if measure.zero_with is None:
            return value
        return np.where(np.isnan(value) & (self.pages[..., _PLACE[measure.zero_with]] > 0), 0.0, value)

    def _value(self, measure: Measure) -> Floats:
        if measure.kind == "mean":
            return self.mean(measure.figures[0])
        if measure.kind == "f1":
            precision, recall = (np.nan_to_num(self.mean(figure)) for figure in measure.figures)
            return _divide(2 * precision * recall, precision + recall)
        above, below = (
            self.total[..., [_PLACE[figure] for figure in names]].sum(axis=-1)
            for names in (measure.figures, measure.below)
        )
        return _divide(above, below)


def sums_of(scores: Iterable[PageScore]) -> Sums:
    """The sums over pages, as one vector each."""
    total, pages = np.zeros(len(FIGURES)), np.zeros(len(FIGURES))
    for score in scores:
        for name, value in score.figures.items():
            total[_PLACE[name]] += value
            pages[_PLACE[name]] += 1
    return Sums(total, pages)


def summarize(scores: Sequence[PageScore]) -> dict[str, float]:
    """Every measure that the set's truths allow, by name."""
    sums = sums_of(scores)
    values = {measure.name: float(sums.of(measure)) for measure in MEASURES}
    return {name: value for name, value in values.items() if not np.isnan(value)}


def _divide(above: Floats, below: Floats) -> Floats:
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(below > 0, above / below, np.nan)
