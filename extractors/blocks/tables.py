"""Which tables hold data, and which only arrange the page (METHODS.md 1 leaves open how to tell).

A table holds data if it nests no other table, has at least two rows and two columns, and either says so (th,
caption, thead) or has short cells; very short ones, if headings stand in them. Chosen by reading the tables of
development pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from extractors.blocks.model import Cell
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints

_TABLE = tags.CODES["table"]
_ROW = tags.CODES["tr"]
CELLS = tags.mask("td th")
MARKED = tags.mask("th caption thead")
PAGE_LIKE = tags.mask("article section form iframe video nav aside")
HEADINGS = tags.mask("h1 h2 h3 h4 h5 h6")
UNDRAWN = frozenset(("presentation", "none"))
"""Roles of tables that say that they hold no data."""
LONGEST_MEAN = 150
"""Characters a cell, over the cells that hold any: above, the cells are columns of a page."""
HEADED_MEAN = 40
"""The same where headings stand in cells, as authors make the heads of their tables; and so do columns of a page."""
HEADED_ROWS = 3
LONGEST_HEAD = 200
"""Characters of a cell that heads a column."""
LONGEST_CELL = 1_500
"""Characters: a cell with more holds the article itself."""


def data_tables(document: Document, tables: Sequence[int]) -> tuple[int, ...]:
    """Those of some tables that hold data."""
    drawn = {node for node, role in document.attribute("role") if role in UNDRAWN} if tables else ()
    return tuple(node for node in tables if node not in drawn and _holds_data(document, node))


def _holds_data(document: Document, node: int) -> bool:
    stop = int(document.end[node])
    tag = document.tag[node + 1 : stop]
    if (tag == _TABLE).any():
        return False
    cells = where_true(CELLS[tag])
    return is_data(
        rows=int((tag == _ROW).sum()),
        chars=document.subtree_chars[cells + node + 1],
        marked=bool(MARKED[tag].any()),
        headings=bool(HEADINGS[tag].any()),
        page_like=bool(PAGE_LIKE[tag].any()),
    )


def is_data(*, rows: int, chars: Ints, marked: bool, headings: bool, page_like: bool) -> bool:
    """Whether a table that nests no other holds data. ``chars``: seen characters of each cell; ``marked``: it has a
    cell of a head or a caption; ``headings``: it has some; ``page_like``: it has what else parts of pages have."""
    if rows < 2 or len(chars) < 2 * rows - rows // 2:
        return False  # on average a row of at least 1.5 cells: title rows may span the table
    filled = chars[chars > 0]
    if len(filled) < 2 or int(filled.max()) > LONGEST_CELL:
        return False
    if marked or page_like:
        return marked
    if headings and (rows < HEADED_ROWS or len(chars) < 2 * rows):
        return False
    return float(filled.mean()) <= (HEADED_MEAN if headings else LONGEST_MEAN)


def with_head(rows: tuple[tuple[Cell, ...], ...]) -> tuple[tuple[Cell, ...], ...]:
    """Rows of a table, the first one's cells as header cells where no cell is said to be one and they are bold as a
    whole, unlike most others: what authors do whose editor knows no head of a table."""
    if len(rows) < 2 or any(cell.header for row in rows for cell in row):
        return rows
    first, *others = rows
    if sum(bool(cell.text) for cell in first) < 2 or not _is_bold(first):
        return rows
    if 2 * sum(map(_is_bold, others)) > len(others):
        return rows
    return (tuple(replace(cell, header=True) for cell in first), *others)


def _is_bold(row: Sequence[Cell]) -> bool:
    """Whether all that a row says is bold."""
    return all(len(cell.text) <= LONGEST_HEAD and _is_covered(cell) for cell in row)


def _is_covered(cell: Cell) -> bool:
    plain = list(cell.text)
    for attribute in cell.attributes:
        if attribute.type == "bold":
            plain[attribute.start : attribute.stop] = " " * (attribute.stop - attribute.start)
    return not "".join(plain).strip()
