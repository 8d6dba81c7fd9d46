"""Lines that we wrote ourselves, as news pages word them: what the lexicon learns of languages that the training pages
hardly hold.

Each is one that belongs to an article's body, or one that stands around it (offers, credits, "read also", bylines).
They teach what words weigh, and nothing else: no forest sees them, as they stand on no page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

import numpy as np

from extractors.document import Document
from extractors.features.lexical import Lexical
from extractors.features.wording import heads
from extractors.page import Page

WRITTEN_LINES = Path(__file__).with_name("written_lines.tsv")
_KINDS = {
    "drop": frozenset("related offer share feedback credit byline bio law consent comments nav ads".split()),
    "keep": frozenset("subhead item quote colon short begin hard".split()),
}
"""Of the two sides; ``colon`` introduces a quotation or a list, ``begin`` begins a longer paragraph, ``hard`` is the
body's though its words are those of an offer or a credit."""


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """One line of a page that is none."""

    lang: str
    kept: bool
    """Whether it belongs to the article's body."""
    kind: str
    """What it is: ``offer``, ``subhead`` and so on."""
    text: str


def read_lines(path: Path = WRITTEN_LINES) -> list[WrittenLine]:
    """The lines. Raises OSError, and ValueError for a row that is none."""
    rows = [row.split("\t") for row in path.read_text(encoding="utf-8").splitlines()]
    if wrong := [row for row in rows if len(row) != 4 or row[2] not in _KINDS.get(row[1], ())]:
        raise ValueError(f"{path}: no written line: {wrong[0]}")
    return [WrittenLine(lang, side == "keep", kind, text) for lang, side, kind, text in rows]


def hashed(lines: Sequence[WrittenLine]) -> Lexical:
    """The words of the lines, hashed as those of a page that shows nothing else: a block is a line."""
    shown = "".join(f"<p>{escape(line.text, quote=False)}</p>" for line in lines)
    document = Document(Page("", f"<!doctype html><meta charset=utf-8><body>{shown}".encode()))
    assert len(document.blocks) == len(lines)
    words = document.blocks.words
    return Lexical.of(document, heads(document, words, range(len(lines))), np.ones(len(lines), dtype=np.bool_))
