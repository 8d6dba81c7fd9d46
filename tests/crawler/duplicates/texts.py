"""Texts made for tests: sentences of invented words, and edits of them."""

from __future__ import annotations

import hashlib
import random
from itertools import product

from crawler.duplicates.index import DuplicateIndex
from crawler.duplicates.records import Arrival
from crawler.duplicates.sketches import body_key

_SYLLABLES = (("ka", "lo", "mi", "ne", "pu"), ("ra", "so", "ti", "vu"), ("n", "rt", "s"))
_WORDS = ["".join(parts) for parts in product(*_SYLLABLES)]


def words_of(seed: int, count: int = 200) -> list[str]:
    """Invented words; two seeds agree in few shingles."""
    chance = random.Random(seed)
    return [chance.choice(_WORDS) + str(chance.randrange(40)) for _ in range(count)]


def text_of(seed: int, count: int = 200) -> str:
    return " ".join(words_of(seed, count))


def retyped(text: str, seed: int, typos: int) -> str:
    """The text with some of its words changed."""
    words, chance = text.split(), random.Random(seed)
    for place in chance.sample(range(len(words)), typos):
        words[place] = f"typo{seed}x{place}"
    return " ".join(words)


def arrival(name: object, body: str, arrived: str = "2026-11-21T05:00:00.000+00:00", headline: str = "") -> Arrival:
    content = hashlib.sha256(f"{headline}\n{body}".encode()).hexdigest()[:32]
    return Arrival(hashlib.sha256(str(name).encode()).hexdigest()[:32], content, body, arrived)


def sketch_of(index: DuplicateIndex, body: str) -> int | None:
    """The number of the sketch that a body was given; None where it has none."""
    row = index.file.one("SELECT sketch FROM bodies WHERE key = ?", (body_key(body),))
    return row[0] if row else None
