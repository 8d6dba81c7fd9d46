"""The text of a page without its markup, a tenth of the stream: where words are looked for."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from extractors.document import Document

_BORDER = "\0"
"""Stands in no tree, so no word is found across two runs."""


class Texts:
    """The runs of a page's text in one string, as they stand in its stream (entities unresolved)."""

    def __init__(self, document: Document) -> None:
        s, stream = document.structure, document.stream
        self._runs = s
        self._starts = np.concatenate(([0], np.cumsum(s.run_stop - s.run_at + 1)))
        self._joined = _BORDER.join([stream[i:j] for i, j in zip(s.run_at.tolist(), s.run_stop.tolist())])
        self._open_at = s.open_at

    def places(self, word: str) -> Iterator[tuple[int, int]]:
        """(offset in the stream, element that was opened last before it) of every occurrence, in order."""
        at = self._joined.find(word)
        while at >= 0:
            run = int(np.searchsorted(self._starts, at, side="right")) - 1
            place = int(self._runs.run_at[run]) + at - int(self._starts[run])
            yield place, int(np.searchsorted(self._open_at, place, side="right")) - 1
            at = self._joined.find(word, at + len(word))
