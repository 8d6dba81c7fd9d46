"""Pages whose article a reader has marked, where no truth tells it or only snippets and first words do.

A mark is a span of the words that the page shows, so that it outlives another cutting of the page into blocks.
``marked_pages.jsonl`` holds no page and no text of one: the digest of the page, the number of its words, and the spans
that are the article's and those that may be (``python -m benchmarks.marking`` makes it).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path

from benchmarks.corpus import Record
from benchmarks.training.labels import Span, tokens

MARKED_PAGES = Path(__file__).with_name("marked_pages.jsonl")


@dataclass(frozen=True, slots=True)
class Marks:
    """What a reader marked of one page; spans are (first word, one past the last), in rising order."""

    words: int
    """Words that the page shows (``labels.tokens``)."""
    kept: tuple[Span, ...]
    """The article's."""
    open: tuple[Span, ...] = ()
    """Those that may stand in the body or not: leads set apart, embedded posts, doubtful ones."""

    @classmethod
    def of(cls, texts: Sequence[str], kept: Iterable[int], undecided: Iterable[int] = ()) -> Marks:
        """The marks of some blocks of a page."""
        places = _places(texts)
        return cls(places[-1][1] if places else 0, _spans(places, kept), _spans(places, undecided))

    def truth(self, texts: Sequence[str]) -> dict[str, object] | None:
        """The body of a page by its blocks' texts, as the corpora have it (``body``, ``body_paragraphs``,
        ``body_optional``); None where the page no longer shows what the reader saw."""
        places = _places(texts)
        if not places or places[-1][1] != self.words:
            return None
        sides = [_side(place, self.kept, self.open) for place in places]
        chosen = [number for number, side in enumerate(sides) if side is not None]
        paragraphs = [texts[number] for number in chosen]
        return {
            "body": "\n\n".join(paragraphs),
            "body_paragraphs": paragraphs,
            "body_optional": [place for place, number in enumerate(chosen) if sides[number] == "open"],
        }


def read_marks(path: Path = MARKED_PAGES) -> dict[str, Marks]:
    """The marks by their page (``Record.short_digest``). Raises OSError, and ValueError for a line that is none."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            values = json.loads(line)
            kept, undecided = (tuple((int(a), int(b)) for a, b in values[name]) for name in ("kept", "open"))
            found[str(values["page"])] = Marks(int(values["words"]), kept, undecided)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{path}: no marks of a page: {line[:100]}") from error
    return found


def write_marks(marks: Mapping[str, Marks], path: Path = MARKED_PAGES) -> None:
    """One line a page, in the order of the digests."""
    lines = [
        json.dumps({"page": page, "words": m.words, "kept": m.kept, "open": m.open}, separators=(",", ":"))
        for page, m in sorted(marks.items())
    ]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def with_marks(record: Record, texts: Sequence[str], marks: Mapping[str, Marks]) -> Record:
    """The record with the body that a reader marked, where there is one and its own truth has none."""
    found = marks.get(record.short_digest) if "body" not in record.truth else None
    truth = found.truth(texts) if found else None
    return record if truth is None else replace(record, truth={**record.truth, **truth}, truth_coverage=None)


def _places(texts: Sequence[str]) -> list[Span]:
    """Where the words of each block begin and end among those of the page."""
    ends = [*accumulate(len(tokens(text)) for text in texts)]
    return [*zip([0, *ends], ends)]


def _spans(places: Sequence[Span], chosen: Iterable[int]) -> tuple[Span, ...]:
    spans: list[Span] = []
    for low, high in (places[number] for number in sorted(chosen)):
        if spans and spans[-1][1] == low:
            spans[-1] = (spans[-1][0], high)
        elif high > low:
            spans.append((low, high))
    return tuple(spans)


def _side(place: Span, kept: Sequence[Span], undecided: Sequence[Span]) -> str | None:
    """Where most of a block's words stand: kept, open or neither."""
    low, high = place
    for name, spans in (("kept", kept), ("open", undecided)):
        if 2 * sum(max(0, min(high, b) - max(low, a)) for a, b in spans) > high - low:
            return name
    return None
