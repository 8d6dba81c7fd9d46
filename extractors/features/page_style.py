"""How a page is written: features for the page-type classifier from its body's start, headline and address.

An article tells of somebody and of some day; a service page speaks to its reader, a manual names files and commands.
The word lists are short and English for the most part; what they leave out is left to ``words_of`` and the hashed
word model (``extractors/model/words.py``), which learns from any language.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from extractors.document import Document
from extractors.dom.characters import UNSPACED
from extractors.dom.columns import Ints

START = 2_500
"""Characters of the body that are read: the kind of a page shows in its first paragraphs."""
_BLOCKS = 60
"""Blocks of the body that are read at most."""
_NAMES = 200
"""Class strings that are read at most, from the top of the page."""
_WORD = re.compile(r"[^\W\d_]+(?:'[a-z]+)?")
_LETTERS = re.compile(r"[a-z]+")
_QUOTES = re.compile(r'["“”«»„「]')
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_STOP = re.compile(r"[.!?。！？]")
_NAME = re.compile(r"(?<=[a-z,] )[A-Z][a-z]+")
_ASKS_OR_COUNTS = re.compile(r"(?:how|what|why|\d+|the best|top|guide)\b")
_DIVIDER = re.compile(r"[|–—-] ")
_RATES: tuple[tuple[str, frozenset[str]], ...] = tuple(
    (name, frozenset(words.split()))
    for name, words in (
        ("the reader", "you your yours you're"),
        ("ourselves", "we our us ours we're we've"),
        ("the writer", "i my me i'm i've mine"),
        ("others", "he she his her they their him said says told according"),
        ("the past", "was were had did been"),
        (
            "business",
            "click contact call free sign start get learn book schedule request download try buy order shop price "
            "pricing quote customers clients services solutions business platform features team support today",
        ),
        (
            "manuals",
            "api function install configuration parameter default returns example command version file server using "
            "data user users settings",
        ),
        ("forums", "reply replied posted posts thread member joined quote re hi thanks thank anyone hello likes"),
        (
            "time",
            "january february march april may june july august september october november december monday tuesday "
            "wednesday thursday friday saturday sunday year years week month ago yesterday",
        ),
        ("advice", "best top ways tips things guide reasons"),
    )
)
_IN_HEADLINE = ("business", "advice", "manuals", "forums")


def start_of(document: Document, kept: Ints) -> str:
    """The beginning of the body, at most ``START`` characters."""
    blocks, parts, length = document.blocks, [], 0
    for block in kept[:_BLOCKS].tolist():
        text = document.text_between(int(blocks.start[block]), int(blocks.stop[block]))
        parts.append(text)
        length += len(text) + 1
        if length > START:
            break
    return " ".join(parts)[:START]


def words_of(document: Document, start: str, headline: str | None) -> Iterator[str]:
    """The words for the hashed word model, each marked by where it stands: body, headline, class, address."""
    for place, text, pattern in (
        ("b", _plain(start), _WORD),
        ("h", _plain(headline or ""), _WORD),
        ("c", " ".join([value for _, value in document.attribute("class")][:_NAMES]).lower(), _LETTERS),
        ("u", _path(document.page.url), _LETTERS),
    ):
        for word in set(pattern.findall(text)):
            if word.isascii():
                yield place + word
            else:
                yield from (place + part for part in _parts(word))


def _parts(word: str) -> Iterator[str]:
    """A word; of a script without spaces, where a word is a whole clause, each two letters in a row."""
    yield from UNSPACED.sub(" ", word).split()
    for run in UNSPACED.findall(word):
        yield from map("".join, pairwise(run)) if len(run) > 1 else run


def compute(document: Document, start: str, headline: str | None, words: Ints, kept: Ints) -> dict[str, float]:
    """The features of a body that starts so, under this headline; ``words`` are those of each block."""
    url, path = document.page.url, _path(document.page.url)
    found = _WORD.findall(_plain(start))
    return {
        **_of_start(start, found),
        **_of_headline(_plain(headline or ""), path),
        "address: is the front page's": float(bool(url) and not path.strip("/")),
        **_of_lengths(words[kept], len(found) / max(len(_STOP.findall(start)), 1)),
    }


def _plain(text: str) -> str:
    """Lower case, with one kind of apostrophe."""
    return text.lower().replace("\u2019", "'")


def _path(url: str) -> str:
    """What follows the host in an address; empty for the host alone and without an address."""
    return "".join(url.lower().split("/", 3)[3:])


def _of_start(start: str, found: Sequence[str]) -> dict[str, float]:
    per_cent = 100 / max(len(found), 1)
    counts = Counter(found)
    values = {
        f"style: words of {name}": sum(counts[word] for word in counts.keys() & group) * per_cent
        for name, group in _RATES
    }
    values["style: quotation marks"] = len(_QUOTES.findall(start)) * per_cent
    values["style: question marks"] = start.count("?") * per_cent
    values["style: exclamation marks"] = start.count("!") * per_cent
    values["style: years"] = len(_YEAR.findall(start)) * per_cent
    values["style: names"] = len(_NAME.findall(start)) * per_cent
    return values


def _of_headline(headline: str, path: str) -> dict[str, float]:
    found = _WORD.findall(headline)
    long = {word for word in found if len(word) > 2}
    in_address = {word for word in _LETTERS.findall(path) if len(word) > 2}
    values = {
        "headline: words": float(len(found)),
        "headline: asks or counts": float(bool(_ASKS_OR_COUNTS.match(headline))),
        "headline: digits": float(sum(char.isdigit() for char in headline)),
        "headline: a question mark": float("?" in headline),
        "headline: a divider": float(bool(_DIVIDER.search(headline))),
        "address: share of the headline's words": len(long & in_address) / max(len(long), 1),
        "address: words": float(len(in_address)),
        "address: characters": float(len(path)),
    }
    groups = dict(_RATES)
    for name in _IN_HEADLINE:
        values[f"headline: words of {name}"] = float(sum(word in groups[name] for word in found))
    return values


def _of_lengths(words: Ints, sentence: float) -> dict[str, float]:
    lengths = np.sort(words).astype(np.float64) if len(words) else np.zeros(1)
    return {
        "style: words a sentence": sentence,
        "style: share of short blocks": float((lengths <= 8).mean()),
        "style: median words of a block": float(np.median(lengths)),
        "style: spread of the words of a block": float(np.round(lengths.std(), 4)),
        "style: words of a long block": float(lengths[int(0.9 * (len(lengths) - 1))]),
        "style: words of the first block": float(words[0]) if len(words) else 0.0,
    }
