"""The body as plain text: what ``Article.body`` holds.

Paragraphs, headings and list items stand apart by one blank line; a row of a data table is one line, its
cells joined by
a space; preformatted text keeps its line breaks. Works on slices of the document's stream, not on the tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from extractors.blocks.item_markers import is_bullet
from extractors.blocks.line_breaks import kept_lines
from extractors.blocks.spans import Spans
from extractors.blocks.tables import data_tables
from extractors.blocks.unseen import unseen_runs
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.dom.plain_text import text_of, unescape

_PRE = tags.CODES["pre"]
_ROW = tags.CODES["tr"]
_TABLE = tags.CODES["table"]
_LINE_END = re.compile(r"<br[ />][^>]*>?|</(?:div|p|li|tr|table|ul|ol|h[1-6]|blockquote|section)>", re.I)
_TAG = re.compile(r"<[^>]*>")
_DRAWN = re.compile(r"[\s*\-–—―_•·~=+#.]+$|[⁂※❖◆]+$")
"""What authors type in place of a line: three or more of these marks."""
_QUOTATION_MARKS = "\"'\u00ab\u00bb\u2018\u2019\u201a\u201c\u201d\u201e\u2039\u203a\u300c\u300d"
Form = tuple[str, Any]
""""row" or "pre", and the row of a data table or the preformatted text: its number or the element."""


def body_text(document: Document, kept: Sequence[int]) -> str:
    """The text of blocks (indices into ``document.blocks``, in document order) as one plain text."""
    if not len(kept):
        return ""
    chosen = np.asarray(kept, dtype=np.int64)
    unseen = unseen_runs(document)
    special = _special(document, chosen, unseen)
    lined = kept_lines(document)[1]
    spans = Spans(document, 0, "") if not lined.isdisjoint(chosen.tolist()) else None
    pieces: list[tuple[str, Form | None]] = []
    for place, block in enumerate(chosen.tolist()):
        form = special.get(place)
        if spans is not None and block in lined and (form is None or form == _BROKEN):
            pieces.extend((paragraph.text, None) for paragraph in spans.paragraphs(block))
            continue
        text = document.block_text(block) if form is None else _special_text(document, block, form, unseen)
        pieces.append((text, form if form != _BROKEN else None))
    return joined(pieces)


def joined(pieces: Iterable[tuple[str, Form | None]]) -> str:
    """One plain text of the texts of blocks, each with the row or preformatted text in which it stands."""
    paragraphs: list[str] = []
    before: Form | None = None
    for text, form in pieces:
        is_cell = form is not None and form[0] == "row"
        if not text or (not is_cell and is_drawn_line(text)) or (form is None and is_bullet(text)):
            continue
        if form is not None and form == before:
            paragraphs[-1] += (" " if form[0] == "row" else "\n") + text
        else:
            paragraphs.append(text)
        before = form
    return "\n\n".join(paragraphs)


def is_drawn_line(text: str) -> bool:
    """Whether a paragraph is only a line drawn with characters, or a quotation mark drawn beside a quotation."""
    if len(text) <= 2 and not text.strip(_QUOTATION_MARKS):
        return True
    return (
        len(text) < 80
        and not text[:1].isalnum()
        and _DRAWN.match(text) is not None
        and (len(text.replace(" ", "")) >= 3 or text in "⁂※❖◆")
    )


def preformatted(document: Document, first: int, stop: int) -> str:
    """The text of some runs with its own line breaks and indentation, without a drawing's title in its midst."""
    raw = _without_runs(document, first, document.silent[document.structure.run_owner[first:stop]])
    if "<" in raw:
        raw = _TAG.sub("", _LINE_END.sub("\n", raw))
    return lines_of(unescape(raw) if "&" in raw else raw)


def lines_of(text: str) -> str:
    """A text with its own line breaks and indentation, and nothing around or behind its lines."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(map(str.rstrip, lines)).strip("\n")


def tables_with(document: Document, nodes: Ints) -> tuple[int, ...]:
    """The data tables that hold any of these elements."""
    places = where_true(document.tag == _TABLE)
    if not len(places):
        return ()
    ordered = np.sort(nodes)
    used = np.searchsorted(ordered, document.end[places]) > np.searchsorted(ordered, places)
    return data_tables(document, places[used].tolist())


_BROKEN = ("broken", -1)


def _special(document: Document, chosen: Ints, unseen: Bools) -> dict[int, Form]:
    """By place in ``chosen``: the blocks that are not plain running text, with the element that makes them
    so."""
    found: dict[int, Form] = {}
    blocks = document.blocks
    nodes = blocks.node[chosen]
    broken = blocks.sum(~unseen)[chosen] != blocks.stop_run[chosen] - blocks.first_run[chosen]
    for place in where_true(broken).tolist():
        found[place] = _BROKEN
    for table in tables_with(document, nodes):
        for place in where_true((nodes > table) & (nodes < document.end[table])).tolist():
            row = _nearest(document, int(nodes[place]), _ROW, table)
            if row >= 0:
                found[place] = ("row", row)
    for pre in where_true(document.tag == _PRE).tolist():
        for place in where_true((nodes >= pre) & (nodes < document.end[pre])).tolist():
            if found.get(place, ("", 0))[0] != "row":
                found[place] = ("pre", pre)
    return found


def _nearest(document: Document, node: int, code: int, above: int) -> int:
    while node > above:
        if document.tag[node] == code:
            return node
        node = int(document.parent[node])
    return -1


def _special_text(document: Document, block: int, form: Form, unseen: Bools) -> str:
    if form[0] == "pre":
        return preformatted(document, int(document.blocks.first_run[block]), int(document.blocks.stop_run[block]))
    return visible_text(document, block, unseen, " " if form[0] == "row" else "\n")


def visible_text(document: Document, block: int, unseen: Bools, line_break: str = "\n") -> str:
    """The text of a block in whose midst something stands that is no part of it (a drawing's title). ``unseen``: as
    ``unseen_runs`` has it."""
    first, stop = int(document.blocks.first_run[block]), int(document.blocks.stop_run[block])
    return text_of(_without_runs(document, first, unseen[first:stop]), line_break)


def _without_runs(document: Document, first: int, out: Bools) -> str:
    """The stretch of the stream over some runs, from the ``first`` on, without the texts of those that are ``out``."""
    s, parts = document.structure, list[str]()
    at = int(s.run_at[first])
    for run in (where_true(out) + first).tolist():
        parts.append(document.stream[at : int(s.run_at[run])])
        at = int(s.run_stop[run])
    parts.append(document.stream[at : int(s.run_stop[first + len(out) - 1])])
    return "".join(parts)
