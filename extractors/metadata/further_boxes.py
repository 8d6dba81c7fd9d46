"""Further articles behind the text, each with a heading like the headline, a text of its own and what marks it as an
article: their bylines and days are not the article's."""

from __future__ import annotations

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.columns import Ints
from extractors.metadata.further_marks import Addresses, Days

_OPENING = 20
"""Elements that may stand in a box before its heading: a section's name, a picture."""
_FEWEST = 40
"""Words of a text outside links; notes on the authors, and on how and when the article was made, have fewer, or no
day."""
_TEXT = 15
"""Words outside links of a paragraph of the text, which ends an article's head."""
_BLOCKS = 12
"""Blocks of its head before and behind its heading."""
_H1, _P, _TIME = tags.CODES["h1"], tags.CODES["p"], tags.CODES["time"]
_HEADERS = tags.mask("header hgroup")


def further_boxes(document: Document, header: int | None, root: int | None) -> list[int]:
    """The elements behind the text and the headline that an ``h1`` of the headline's class opens, as sites add further
    articles below the first, with a text and with a day at their head or an address of another page. Without a class,
    every heading of some pages is an ``h1``."""
    if header is None or root is None or document.tag[header] != _H1:
        return []
    name = document.attribute_of(header, "class").strip()
    headings = where_true(document.tag == _H1)
    behind = headings[headings >= max(document.end.item(root), document.end.item(header))].tolist()
    alike = [node for node in behind if name and document.attribute_of(node, "class").strip() == name]
    boxes = _Boxes(document, header, root) if alike else None
    found = [boxes.of(heading) for heading in alike] if boxes is not None else []
    return [box for box in found if box is not None]


class _Boxes:
    """The further articles of one page by their headings."""

    def __init__(self, document: Document, header: int, root: int) -> None:
        self._document, self._before = document, max(root, header)
        blocks = document.blocks
        self._told: Ints = np.where(document.tag[blocks.node] == _P, blocks.words - blocks.linked, 0)
        """Words outside links of each paragraph."""
        self._days, self._addresses = Days(document), Addresses(document)
        self._names = self._addresses.own([header, *document.ancestors(header)])
        self._times = where_true(document.tag == _TIME)

    def of(self, heading: int) -> int | None:
        """The largest element that a heading opens, behind another element, and that does not go on behind the
        heading's own section; None if that has too little text, or no mark of an article."""
        above = self._above(heading)
        own = next((place for place, node in enumerate(above) if self._has_text(node, heading)), None)
        if own is None or self._words(above[own]) < _FEWEST:
            return None
        section, box = above[own], above[own]
        for node in above[own:]:
            if blocks_of(self._document, node)[1] > blocks_of(self._document, section)[1]:
                break
            box = node
        within = above[: above.index(box) + 1]
        is_other = any(self._addresses.are_others(node, self._names) for node in (heading, *within))
        return box if is_other or self._is_dated(box, heading) else None

    def _above(self, heading: int) -> list[int]:
        """The elements that a heading opens, from inside."""
        found = []
        for node in self._document.ancestors(heading):
            if node <= self._before or heading - node > _OPENING:
                break
            found.append(node)
        return found

    def _has_text(self, node: int, heading: int) -> bool:
        """Whether an element is a section: it has paragraphs behind the heading, and is no mere head, with a lead."""
        behind, (_, last) = blocks_of(self._document, heading)[1], blocks_of(self._document, node)
        words = int(self._told[behind:last].sum())
        return words >= _FEWEST or (words > 0 and not _HEADERS[self._document.tag[node]])

    def _words(self, node: int) -> int:
        first, last = blocks_of(self._document, node)
        return int(self._told[first:last].sum())

    def _is_dated(self, box: int, heading: int) -> bool:
        """Whether a line or a ``time`` of a box's head says a day."""
        (first, last), (heads, follows) = blocks_of(self._document, box), blocks_of(self._document, heading)
        last = min(last, follows + _BLOCKS)
        texts = where_true(self._told[follows:last] >= _TEXT)
        last = follows + texts.item(0) if len(texts) else last
        lines = (*range(max(first, heads - _BLOCKS), heads), *range(follows, last))
        return any(self._days.of_line(block) is not None for block in lines) or self._has_time(box, last)

    def _has_time(self, box: int, last: int) -> bool:
        """Whether a ``time`` in a box says a day before a block."""
        document, opened = self._document, self._document.structure.open_at
        ends = document.blocks.start.item(last) if last < len(document.blocks) else len(document.stream)
        among = self._times[slice(*self._times.searchsorted((box, document.end[box])).tolist())].tolist()
        head = [node for node in among if opened[node] < ends and not self._days.is_within(node)]
        return any(self._days.of_time(node) is not None for node in head)
