"""ROUGE-LSum of a page (Lin 2004, as the Fundus evaluation uses it): sentence-wise unions of common
subsequences."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from benchmarks.measures.bodies import Triple, harmonic

_SENTENCE_END = re.compile(r"[.!?][\"'\u2019\u201d)\]]*(?=\s+(\S))|[\u3002\uff01\uff1f]+[\u201d\u300d]?")
_BEFORE = re.compile(r"[\w.]*$")
_LATIN = re.compile(r"[a-z0-9]+")
# scripts without spaces between words are compared by character
_UNSPACED = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f"
_UNSPACED_LETTER = re.compile(rf"[{_UNSPACED}]")
_ANY = re.compile(rf"[{_UNSPACED}]|[^\W{_UNSPACED}]+")
_ABBREVIATIONS = frozenset(
    """
    mr mrs ms dr prof sr jr st vs etc inc ltd co corp gen col lt sgt capt gov sen rep rev hon no vol fig
    jan feb mar apr jun jul aug sep sept oct nov dec e.g i.e u.s u.k a.m p.m d.c dept univ mt ft approx
    """.split()
)

Sentence = tuple[str, ...]


def sentences(text: str) -> list[str]:
    """Sentences by simple rules, the same on every machine."""
    parts, start = [], 0
    for match in _SENTENCE_END.finditer(text):
        following = match[1]
        if following and text[match.start()] == ".":
            word = _BEFORE.search(text[start : match.start()])
            before = word[0].lower() if word else ""
            if following.islower() or (len(before) == 1 and before.isalpha()) or before in _ABBREVIATIONS:
                continue
        parts.append(text[start : match.end()])
        start = match.end()
    parts.append(text[start:])
    return [part for part in parts if part.strip()]


def is_latin(text: str) -> bool:
    """Whether at least 70 % of the letters are ASCII."""
    letters = [char for char in text if char.isalpha()]
    return sum(char.isascii() for char in letters) >= 0.7 * len(letters)


def is_unspaced(text: str) -> bool:
    """Whether at least half of the letters are of scripts without spaces between words."""
    letters = sum(char.isalpha() for char in text)
    return len(_UNSPACED_LETTER.findall(text)) * 2 >= letters > 0


def tokenized(text: str, latin: bool) -> list[Sentence]:
    """The sentences of a text as tokens."""
    pattern = _LATIN if latin else _ANY
    return [tuple(pattern.findall(sentence.lower())) for sentence in sentences(text)]


def lcs_positions(want: Sentence, got: Sentence) -> list[int]:
    """Indices in ``want`` of one longest common subsequence with ``got``, last index first.

    Which one it is matters to the unions: on a tie the walk back from the end steps in ``want``. Each row
    of the table is one integer, whose zero bits mark where the length grows (Hyyrö 2004).
    """
    places: dict[str, int] = {}
    for j, token in enumerate(got):
        places[token] = places.get(token, 0) | (1 << j)
    full = (1 << len(got)) - 1
    rows = [full]
    for token in want:
        row = rows[-1]
        matches = row & places.get(token, 0)
        rows.append(((row + matches) | (row - matches)) & full)
    i, j, found = len(want), len(got), []
    length = j - rows[i].bit_count()
    while i and j and length:
        if want[i - 1] == got[j - 1]:
            found.append(i - 1)
            i, j, length = i - 1, j - 1, length - 1
        elif rows[i] >> (j - 1) & 1 and j - (rows[i - 1] & ((1 << j) - 1)).bit_count() < length:
            j -= 1
        else:
            i -= 1
    return found


class _Unions:
    """For each sentence of a truth, the tokens that the union of its common subsequences covers."""

    def __init__(self, got: Sequence[Sentence]) -> None:
        self._got = [(sentence, frozenset(sentence)) for sentence in got]
        self._whole = frozenset(got)
        self._known: dict[Sentence, list[str]] = {}

    def __call__(self, sentence: Sentence) -> list[str]:
        known = self._known.get(sentence)
        if known is None:
            known = self._known[sentence] = self._union(sentence)
        return known

    def _union(self, sentence: Sentence) -> list[str]:
        if sentence in self._whole:  # its own subsequence is all of it
            return list(sentence)
        hit: set[int] = set()
        own = frozenset(sentence)
        for other, tokens in self._got:
            if not own.isdisjoint(tokens):
                hit.update(lcs_positions(sentence, other))
        return [sentence[i] for i in sorted(hit)]


def rouge_lsum(prediction: str, bodies: Sequence[str]) -> Triple:
    """Precision, recall and F1 against the right body that gives the best F1.

    A token counts at most as often as it occurs on either side.
    """
    latin = is_latin(bodies[0]) if bodies else True
    got = tokenized(prediction, latin)
    got_count = Counter(token for sentence in got for token in sentence)
    union = _Unions(got)
    best: Triple = (0.0, 0.0, 0.0)
    for body in bodies:
        want = tokenized(body, latin)
        want_count = Counter(token for sentence in want for token in sentence)
        if not want_count or not got_count:
            continue
        hits = _hits([union(sentence) for sentence in want], want_count, got_count)
        precision, recall = hits / got_count.total(), hits / want_count.total()
        best = max(best, (precision, recall, harmonic(precision, recall)), key=lambda scores: scores[2])
    return best


def _hits(unions: Sequence[Sequence[str]], want: Counter[str], got: Counter[str]) -> int:
    covered = Counter(token for union in unions for token in union)
    return sum(min(count, want[token], got[token]) for token, count in covered.items())
