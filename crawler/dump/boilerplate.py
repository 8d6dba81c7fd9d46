"""Paragraphs that repeat over many articles of a site: what every page says besides its story.

A paragraph counts once for each different text (cluster) of its site, so an agency's report that a site has ten
times is no boilerplate. Numbers of paragraphs lie in files on disk and are counted range by range.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import xxhash

from crawler.duplicates.pair_files import PairFiles
from crawler.duplicates.shingles import normalised, token_count
from crawler.words import MARKED_WORD

MIN_TEXTS = 10
"""Different texts of a site that a paragraph must stand in."""
MIN_SHARE = 0.02
"""And the share of the site's texts. Below both, a sentence may well be the reporters' own."""
MIN_TOKENS = 4
"""Words, or characters of scripts without spaces, of a paragraph that is looked at: "Yes." and "* * *" repeat too."""
MOST_REPORTED = 1000
"""Paragraphs that are reported at most, those of most texts."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """A paragraph that repeats: its key, in how many different texts of its site, and a line that has it."""

    key: int
    texts: int
    line: int


class Paragraphs:
    """All paragraphs of all lines as (key, line) pairs in files of a folder."""

    def __init__(self, folder: Path) -> None:
        self._pairs = PairFiles(folder)

    def add(self, site: str, body: str, line: int) -> None:
        """Note a body's paragraphs."""
        keys = (paragraph_key(site, paragraph) for paragraph in body.split("\n\n"))
        self._pairs.add([key for key in keys if key is not None], line)

    def repeated(
        self, roots: np.ndarray, texts_of_site: Mapping[str, int], site_of: Callable[[int], str]
    ) -> list[Repeated]:
        """Paragraphs that repeat, those of most texts first; `roots` is the cluster of each line."""
        found = []
        for keys, lines in self._pairs.ranges():
            for repeated in _repeated_in(keys, lines.astype(np.int64), roots):
                total = texts_of_site.get(site_of(repeated.line), 0)
                if repeated.texts >= MIN_SHARE * total:
                    found.append(repeated)
        return sorted(found, key=lambda repeated: (-repeated.texts, repeated.line, repeated.key))

    def close(self) -> None:
        """Give the disk back."""
        self._pairs.close()


def _repeated_in(keys: np.ndarray, lines: np.ndarray, roots: np.ndarray) -> Iterator[Repeated]:
    texts = roots[lines]
    order = np.lexsort((texts, keys))
    keys, texts, lines = keys[order], texts[order], lines[order]
    is_new_key = np.concatenate(([True], keys[1:] != keys[:-1]))
    is_new = is_new_key | np.concatenate(([True], texts[1:] != texts[:-1]))
    starts = np.flatnonzero(is_new_key)
    counts = np.add.reduceat(is_new.astype(np.int64), starts)
    first_lines = np.minimum.reduceat(lines, starts)
    for place in np.flatnonzero(counts >= MIN_TEXTS).tolist():
        yield Repeated(int(keys[starts[place]]), int(counts[place]), int(first_lines[place]))


def paragraph_key(site: str, paragraph: str) -> int | None:
    """A number for a paragraph of a site, None if it is too short to be looked at; case, spacing and punctuation
    do not count."""
    found = MARKED_WORD.findall(normalised(paragraph))
    words = " ".join(found)
    if len(found) < MIN_TOKENS and (words.isascii() or token_count(words) < MIN_TOKENS):
        return None
    return xxhash.xxh3_64_intdigest(f"{site}\0{words}".encode("utf-8", "replace"))


def without(line: dict[str, Any], site: str, keys: frozenset[int]) -> tuple[dict[str, Any], int]:
    """The line without these paragraphs in its body and its paragraph blocks, and how many the body lost."""
    paragraphs = line["body"].split("\n\n")
    kept = [paragraph for paragraph in paragraphs if paragraph_key(site, paragraph) not in keys]
    if len(kept) == len(paragraphs):
        return line, 0
    changed = {**line, "body": "\n\n".join(kept)}
    blocks = line.get("blocks")
    if isinstance(blocks, list):
        changed["blocks"] = [block for block in blocks if not _is_one_of(block, site, keys)]
    return changed, len(paragraphs) - len(kept)


def _is_one_of(block: Any, site: str, keys: frozenset[int]) -> bool:
    if not isinstance(block, dict) or block.get("type") != "paragraph" or not isinstance(block.get("text"), str):
        return False
    return paragraph_key(site, block["text"]) in keys
