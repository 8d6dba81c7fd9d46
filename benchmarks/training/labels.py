"""Labels of a page's blocks of text, by aligning the truth's words with the page's.

A long block is content if most of its words stand in the truth as 4-grams, in a place that fits its neighbours;
a short one only if the truth holds it whole inside the gap that the long ones leave (FINDINGS: "short blocks and
table cells only inside the gap between long matches").
"""

from __future__ import annotations

import bisect
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

_TOKEN = re.compile(
    r"[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]|[^\W\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]+"
)
_GRAM = 4
_MOST_PLACES = 20
"""A passage that the truth repeats is tried in so many places."""
Span = tuple[int, int]
_LONG = 8
"""Blocks of at least this many tokens are aligned by 4-grams."""


@dataclass(frozen=True, slots=True)
class Label:
    """Whether a block is content, and how much the label counts in training (0: unknown)."""

    content: bool
    weight: float


def tokens(text: str) -> list[str]:
    """Lower-cased words; characters in scripts without spaces."""
    return _TOKEN.findall(text.lower())


def from_body(blocks: Sequence[str], truth: str, optional: Sequence[str] = ()) -> list[Label]:
    """Labels from a whole body. ``optional`` paragraphs may be kept or not: their blocks weigh nothing."""
    want = tokens(truth)
    got = [tokens(text) for text in blocks]
    places: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for i in range(len(want) - _GRAM + 1):
        places[tuple(want[i : i + _GRAM])].append(i)
    covered = bytearray(len(want))
    share: dict[int, float] = {}
    spans: dict[int, list[Span]] = {}
    for number, words in enumerate(got):
        if len(words) >= _LONG:
            share[number], spans[number] = _align(words, want, places)
    placed = _heaviest_chain(share, spans, got)
    chain = list(placed)
    span = {number: found[0] for number, found in spans.items()} | placed
    content = dict.fromkeys(chain, True)
    for number in chain:
        low, high = span[number]
        covered[low:high] = b"\x01" * (high - low)
    # long blocks out of order count only where the truth is not covered yet
    for number in sorted(share, key=lambda n: -len(got[n])):
        if number in content or share[number] < 0.5:
            continue
        low, high = span[number]
        if sum(covered[low:high]) < 0.3 * max(1, high - low):
            content[number] = True
            covered[low:high] = b"\x01" * (high - low)
    _short_blocks(got, want, chain, span, covered, content)
    skip = _optional(got, optional)
    labels = []
    for number, words in enumerate(got):
        sure = abs(2 * share[number] - 1) if number in share else 1.0
        weight = 0.0 if number in skip or not words else max(sure, 0.1)
        labels.append(Label(number in content, weight))
    return labels


def _align(
    words: list[str], want: list[str], places: Mapping[tuple[str, ...], list[int]]
) -> tuple[float, list[Span]]:
    """(share of the block's words that stand in the truth, the spans of the truth they may stand in, best first)."""
    hit = bytearray(len(words))
    votes: dict[int, int] = defaultdict(int)
    for i in range(len(words) - _GRAM + 1):
        found = places.get(tuple(words[i : i + _GRAM]))
        if found:
            hit[i : i + _GRAM] = b"\x01" * _GRAM
            for place in found[:_MOST_PLACES]:
                votes[place - i] += 1
    if not votes:
        return 0.0, [(0, 0)]
    most = max(votes.values())
    offsets = sorted((k for k in votes if votes[k] >= 0.9 * most), key=lambda k: (-votes[k], k))[
        :_MOST_PLACES
    ]
    spans = []
    for offset in offsets:
        low = max(0, min(len(want), offset))
        spans.append((low, max(low, min(len(want), offset + len(words)))))
    return sum(hit) / len(words), spans


def _heaviest_chain(
    share: Mapping[int, float], spans: Mapping[int, list[Span]], got: Sequence[list[str]]
) -> dict[int, Span]:
    """The heaviest row of long blocks whose places in the truth rise with the page's order; block to its place."""
    items = [(n, span) for n in sorted(share) if share[n] >= 0.5 for span in spans[n]]
    weight: list[int] = []
    back: list[int] = []
    for i, (n, (low, _)) in enumerate(items):
        top, previous = 0, -1
        for j in range(i - 1, -1, -1):
            if items[j][0] != n and weight[j] > top and items[j][1][1] <= low + 3:
                top, previous = weight[j], j
        weight.append(top + len(got[n]))
        back.append(previous)
    if not items:
        return {}
    i = max(range(len(items)), key=lambda k: weight[k])
    chain = []
    while i >= 0:
        chain.append(items[i])
        i = back[i]
    return dict(reversed(chain))


def _short_blocks(
    got: Sequence[list[str]],
    want: list[str],
    chain: Sequence[int],
    span: Mapping[int, tuple[int, int]],
    covered: bytearray,
    content: dict[int, bool],
) -> None:
    """Mark short blocks that the truth holds whole in the gap between their long neighbours."""
    first: dict[str, list[int]] = defaultdict(list)
    for i, word in enumerate(want):
        first[word].append(i)
    position = 0
    for number, words in enumerate(got):
        if number in content and number in span:
            position = max(position, span[number][1] - 3)
            continue
        if not words or len(words) >= _LONG or number in content:
            continue
        after = bisect.bisect_right(chain, number)
        stop = span[chain[after]][0] + 3 if after < len(chain) else len(want)
        if not chain and len(want) > 40:
            continue
        for place in first.get(words[0], ()):
            end = place + len(words)
            if place < position or end > stop:
                continue
            if want[place:end] == words and not any(covered[place:end]):
                covered[place:end] = b"\x01" * len(words)
                content[number] = True
                position = end
                break


def _optional(got: Sequence[list[str]], optional: Sequence[str]) -> set[int]:
    grams: set[tuple[str, ...]] = set()
    whole: set[tuple[str, ...]] = set()
    for paragraph in optional:
        words = tokens(paragraph)
        whole.add(tuple(words))
        grams.update(tuple(words[i : i + _GRAM]) for i in range(len(words) - _GRAM + 1))
    skip = set()
    for number, words in enumerate(got):
        if tuple(words) in whole:
            skip.add(number)
        elif len(words) >= _GRAM:
            n = len(words) - _GRAM + 1
            if sum(tuple(words[i : i + _GRAM]) in grams for i in range(n)) > 0.5 * n:
                skip.add(number)
    return skip


def from_snippets(blocks: Sequence[str], truth: Mapping[str, Any]) -> list[Label]:
    """Weak labels: only blocks that hold a snippet that must or must not be there count."""
    texts = [" ".join(text.split()) for text in blocks]
    labels = [Label(False, 0.0)] * len(blocks)
    for snippets, content in (
        (truth.get("must_not_have") or (), False),
        (truth.get("must_have") or (), True),
    ):
        for snippet in snippets:
            needle = " ".join(snippet.split())
            for number, text in enumerate(texts):
                if needle and needle in text:
                    labels[number] = Label(content, 1.0)
    return labels


def from_prefix(blocks: Sequence[str], prefix: str) -> list[Label]:
    """Weak labels from a body's first words: the block that holds them is content, what is before it is not."""
    labels = [Label(False, 0.0)] * len(blocks)
    want = tokens(prefix)
    if len(want) < 4:
        return labels
    for number, text in enumerate(blocks):
        words = tokens(text)
        size = min(len(want), len(words))
        if size >= 4 and words[:size] == want[:size]:
            for before in range(number):
                if len(tokens(blocks[before])) >= 4:
                    labels[before] = Label(False, 0.5)
            labels[number] = Label(True, 1.0)
            return labels
    return labels


def label_page(blocks: Sequence[str], truth: Mapping[str, Any]) -> list[Label]:
    """The best labels that a page's truth allows."""
    if truth.get("body") is not None:
        paragraphs = truth.get("body_paragraphs") or []
        optional = [paragraphs[i] for i in truth.get("body_optional") or () if i < len(paragraphs)]
        return from_body(blocks, truth["body"], optional)
    if truth.get("body_prefix"):
        return from_prefix(blocks, truth["body_prefix"])
    return from_snippets(blocks, truth)
