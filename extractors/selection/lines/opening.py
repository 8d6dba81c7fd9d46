"""What opens a text, or stands behind its lead, and is none of it: lines that tell of its origin (``origins``).

The classifier knows them by the names of their elements; where a template names nothing, they are set like the text.
Counted with models that never saw the page's site: eleven bodies of four development sets open so; five truths leave
the line out, two have it, of four nothing is known. Behind leads three of five sets have one; one truth leaves it out,
of two nothing is known.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

import numpy as np

from extractors.document import Document
from extractors.dom.columns import Ints
from extractors.metadata.dates.labels import UPDATED
from extractors.selection.lines.closing import in_heading
from extractors.selection.lines.origins import LONGEST, day_of, tells_of_another, tells_origin

_FEWEST = 3
"""Texts of an article that has one of them as its lead."""


def opening(count: int, text_of: Callable[[int], str], heads: Callable[[int], bool]) -> range:
    """Which of ``count`` kept texts are left out because they open the article, or stand behind its lead, and tell only
    of its origin; none of all, and none where another text tells of another, as in a diary, a list of dates or of
    letters. A heading (``heads``) is one of the text below it: "By the numbers", a diary's day."""
    first = int(count > _FEWEST and not heads(0) and not tells_origin(text_of(0)))
    last = 2 if first else count - 1
    opens = takewhile(lambda place: tells_origin(text_of(place)) and not heads(place), range(first, last))
    told = [text_of(place) for place in opens]
    if len({day_of(text) for text in told if not UPDATED.pattern.search(text)} - {""}) > 1:
        return range(0)
    end = first + len(told)
    others = (text_of(place) for place in range(end, count)) if told else ()
    return range(0) if any(text not in told and tells_of_another(text) for text in others) else range(first, end)


def without_opening(document: Document, kept: Ints) -> Ints:
    """The kept blocks (indices into ``document.blocks``, in document order) without those lines."""
    out = opening(
        len(kept),
        lambda place: _line(document, int(kept[place])),
        lambda place: in_heading(document, int(kept[place])),
    )
    return np.delete(kept, out) if out else kept


def _line(document: Document, block: int) -> str:
    """A block's text, or nothing where its words are too many for a line."""
    return document.block_text(block) if int(document.blocks.words[block]) <= LONGEST else ""
