"""Cutting a page into paragraphs as jusText does: at its list of tags, and at two or more br."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.blocks_of_text import nearest
from extractors.dom.columns import Bools, Ints

CUTTING = tags.mask(
    "body blockquote caption center col colgroup dd div dl dt fieldset form h1 h2 h3 h4 h5 h6 legend li "
    "optgroup option p pre table td textarea tfoot th thead tr ul"
)
"""jusText's PARAGRAPH_TAGS (core.py, 3.0.2). Newer ones (section, article) are not on it."""
_SELECT = tags.mask("select optgroup option datalist")
_GONE = tags.SILENT & ~_SELECT
_GONE[tags.CODES["button"]] = True
"""Preparation: head, style, script, embedded objects and form controls go; a select stays, to be bad."""
_BR = tags.CODES["br"]


@dataclass(frozen=True, slots=True)
class Paragraphs:
    """The ``p`` paragraphs of a page in document order, and the ``r`` runs of text they consist of."""

    runs: Ints
    """Indices into the structure's runs (r)."""
    paragraph_of_run: Ints
    """Paragraph of each of ``runs`` (r)."""
    first: Ints
    """Index into ``runs`` of each paragraph's first run (p)."""
    node: Ints
    """The nearest cutting element around each paragraph (p)."""
    start: Ints
    """Offset of the first character in the stream (p)."""
    stop: Ints
    """Offset after the last (p)."""
    in_select: Bools
    """(p)"""

    def __len__(self) -> int:
        return len(self.first)

    def broken(self) -> Bools:
        """Whether elements that are gone stand among the runs (p)."""
        if not len(self):
            return np.zeros(0, dtype=np.bool_)
        stop = np.append(self.first[1:], len(self.runs))
        return np.asarray(self.runs[stop - 1] - self.runs[self.first] >= stop - self.first)

    def runs_of(self, paragraph: int) -> Ints:
        """The runs of one paragraph."""
        stop = self.first[paragraph + 1] if paragraph + 1 < len(self) else len(self.runs)
        return self.runs[self.first[paragraph] : stop]

    def sum(self, run_values: Ints) -> Ints:
        """Per paragraph: the sum of a measure given per run of the structure."""
        return np.add.reduceat(run_values[self.runs], self.first) if len(self.first) else run_values[:0]


def cut(document: Document) -> Paragraphs:
    """The paragraphs of a page."""
    s = document.structure
    gone = document.below_any(_GONE[s.tag])
    runs = where_true(~gone[s.run_owner])
    if not len(runs):
        none = np.zeros(0, dtype=np.int64)
        return Paragraphs(none, none, none, none, none, none, none.astype(np.bool_))
    cutting = CUTTING[s.tag]
    tokens = s.run_token[runs]
    passed = np.cumsum(cutting[s.token_node])[tokens]
    breaks = np.cumsum((s.tag[s.token_node] == _BR) & ~s.token_is_end)[tokens]
    new = np.ones(len(runs), dtype=np.bool_)
    new[1:] = (passed[1:] > passed[:-1]) | (breaks[1:] - breaks[:-1] > 1)
    first = where_true(new)
    last = np.append(first[1:], len(runs)) - 1
    owner = s.run_owner[runs[first]]
    selects = _SELECT[s.tag]
    in_select = document.below_any(selects)[owner] if selects.any() else np.zeros(len(first), dtype=np.bool_)
    return Paragraphs(
        runs=runs,
        paragraph_of_run=np.cumsum(new) - 1,
        first=first,
        node=nearest(document, cutting)[owner],
        start=s.run_at[runs[first]],
        stop=s.run_stop[runs[last]],
        in_select=in_select,
    )
