"""How near a predicted body is to the true one: shingles, words, characters, snippets, first words.

Each function judges one page. Sources: shingles after Zyte's article-extraction-benchmark, words as WCXB
counts them, the longest common subsequence after the text-density papers, snippets after trafilatura's
evaluation.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from benchmarks.measures.fields import plain

MAX_OPTIONAL = 4
"""With more optional paragraphs than this only "all of them" and "none" are tried."""
SHINGLE = 4
LCS_CAP = 200_000
"""Characters of either text that the common subsequence is taken of."""
WORD = re.compile(r"\w+")

Triple = tuple[float, float, float]
"""Precision, recall, F1."""


def harmonic(precision: float, recall: float) -> float:
    """F1; 0 where either is 0."""
    return 2 * precision * recall / (precision + recall) if precision and recall else 0.0


def reference_bodies(truth: Mapping[str, Any]) -> list[str]:
    """Bodies that count as right: one, or several where paragraphs may be left out."""
    optional = truth.get("body_optional") or []
    paragraphs = truth.get("body_paragraphs")
    if not optional or not paragraphs:
        return [truth["body"]]
    many = len(optional) > MAX_OPTIONAL
    sizes: Sequence[int] = (0, len(optional)) if many else range(len(optional) + 1)
    return [
        "\n\n".join(text for i, text in enumerate(paragraphs) if i not in dropped)
        for size in sizes
        for dropped in combinations(optional, size)
    ]


def best_body(prediction: str, bodies: Sequence[str]) -> str:
    """The right body that is nearest to the prediction, by word F1."""
    if len(bodies) == 1:
        return bodies[0]
    return max(bodies, key=lambda body: word_scores(prediction, body)[2])


def body_f1(prediction: str, truth: Mapping[str, Any]) -> float:
    """Word F1 of a body; optional paragraphs may be kept or not."""
    return word_scores(prediction, best_body(prediction, reference_bodies(truth)))[2]


def shingles(tokens: Sequence[str], size: int = SHINGLE) -> Counter[tuple[str, ...]]:
    """Multiset of n-grams; a shorter text is one shingle, an empty one has none."""
    if not tokens:
        return Counter()
    return Counter(tuple(tokens[i : i + size]) for i in range(max(1, len(tokens) - size + 1)))


def shingle_scores(prediction: str, truth: str) -> tuple[float | None, float | None, float]:
    """(precision, recall, exactly right) of a page's 4-token shingles.

    A page without prediction has no precision, one without truth no recall.
    """
    got, want = WORD.findall(prediction), WORD.findall(truth)
    got_shingles, want_shingles = shingles(got), shingles(want)
    hits = (got_shingles & want_shingles).total()
    precision = hits / got_shingles.total() if got else None
    recall = hits / want_shingles.total() if want else None
    return precision, recall, float(got == want)


def word_scores(prediction: str, truth: str) -> Triple:
    """Over bags of lower-cased words."""
    got, want = Counter(WORD.findall(prediction.lower())), Counter(WORD.findall(truth.lower()))
    if not got or not want:
        return _both_empty(bool(got), bool(want))
    hits = (got & want).total()
    precision, recall = hits / got.total(), hits / want.total()
    return precision, recall, harmonic(precision, recall)


def lcs_length(first: str, second: str) -> int:
    """Length of the longest common subsequence, one step over a big integer per character of the shorter
    text.

    Hyyrö, "Bit-parallel LCS-length computation revisited" (2004).
    """
    long, short = (first, second) if len(first) >= len(second) else (second, first)
    places: dict[str, int] = {}
    for i, char in enumerate(long):
        places[char] = places.get(char, 0) | (1 << i)
    full = (1 << len(long)) - 1
    row = full
    for char in short:
        matches = row & places.get(char, 0)
        row = ((row + matches) | (row - matches)) & full
    return len(long) - row.bit_count()


def lcs_scores(prediction: str, truth: str) -> Triple:
    """Characters of the longest common subsequence, white space removed."""
    got, want = "".join(prediction.split())[:LCS_CAP], "".join(truth.split())[:LCS_CAP]
    if not got or not want:
        return _both_empty(bool(got), bool(want))
    common = lcs_length(got, want)
    precision, recall = common / len(got), common / len(want)
    return precision, recall, harmonic(precision, recall)


def snippet_counts(prediction: str, truth: Mapping[str, Any]) -> tuple[int, int, int, int]:
    """(found, wrongly found, missed, rightly absent) of the snippets that must and must not be in the
    body."""
    text = " ".join(prediction.split())
    have, avoid = truth.get("must_have") or [], truth.get("must_not_have") or []
    found = sum(" ".join(snippet.split()) in text for snippet in have)
    wrong = sum(" ".join(snippet.split()) in text for snippet in avoid)
    return found, wrong, len(have) - found, len(avoid) - wrong


def prefix_scores(prediction: str, prefix: str) -> tuple[float, float]:
    """(starts with, holds) the words that the body is known to begin with."""
    got, want = WORD.findall(plain(prediction)), WORD.findall(plain(prefix))
    holds = f" {' '.join(want)} " in f" {' '.join(got)} "
    return float(got[: len(want)] == want), float(holds)


def _both_empty(got: bool, want: bool) -> Triple:
    same = 1.0 if not got and not want else 0.0
    return same, same, same
