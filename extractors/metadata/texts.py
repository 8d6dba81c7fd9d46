"""The text of a page without its markup, a tenth of the stream: where words are looked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from extractors.document import Document
from extractors.dom.arrays import Ints, prefix_sums

_BORDER = "\0"
"""Stands in no tree, so no word is found across two runs."""


class Texts:
    """The runs of a page's text in one string, as they stand in its stream (entities unresolved)."""

    def __init__(self, document: Document) -> None:
        s, stream = document.structure, document.stream
        self._runs = s
        self._joined = _BORDER.join([stream[i:j] for i, j in zip(s.run_at.tolist(), s.run_stop.tolist())])
        self._open_at = s.open_at

    @cached_property
    def _starts(self) -> Ints:
        """Where each run begins in the string."""
        return prefix_sums(self._runs.run_stop - self._runs.run_at + 1)

    def ends(self, words: Sequence[str], stem: str) -> Iterator[tuple[int, int]]:
        """(offset behind it in the stream, element) of every occurrence of words that share a stem, in order."""
        before = [(word, word.index(stem)) for word in words]
        at = self._joined.find(stem)
        while at >= 0:
            for word, length in before:
                if self._joined.startswith(word, at - length):
                    place, node = self._place(at - length)
                    yield place + len(word), node
            at = self._joined.find(stem, at + len(stem))

    def places(self, word: str) -> Iterator[tuple[int, int]]:
        """(offset in the stream, element that was opened last before it) of every occurrence, in order."""
        at = self._joined.find(word)
        while at >= 0:
            yield self._place(at)
            at = self._joined.find(word, at + len(word))

    def _place(self, at: int) -> tuple[int, int]:
        run = int(self._starts.searchsorted(at, side="right")) - 1
        place = int(self._runs.run_at[run]) + at - int(self._starts[run])
        return place, int(self._open_at.searchsorted(place, side="right")) - 1
