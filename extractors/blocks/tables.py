"""Which tables hold data, and which only arrange the page (METHODS.md 1 leaves open how to tell).

A table holds data if it nests no other table, has at least two rows and two columns, and either says so (th,
caption, thead) or has short cells without headings. Chosen by reading the tables of development pages.
"""

from __future__ import annotations

from collections.abc import Sequence

from extractors import tags
from extractors.arrays import where_true
from extractors.document import Document

_TABLE = tags.CODES["table"]
_ROW = tags.CODES["tr"]
_CELLS = tags.mask("td th")
_MARKED = tags.mask("th caption thead")
_PAGE_LIKE = tags.mask("h1 h2 h3 h4 h5 h6 article section form iframe video nav aside")
LONGEST_MEAN = 150
"""Characters a cell, over the cells that hold any: above, the cells are columns of a page."""
LONGEST_CELL = 1_500
"""Characters: a cell with more holds the article itself."""


def data_tables(document: Document, tables: Sequence[int]) -> tuple[int, ...]:
    """Those of some tables that hold data."""
    drawn = {node for node, role in document.attribute("role") if role in ("presentation", "none")} if tables else ()
    return tuple(node for node in tables if node not in drawn and _holds_data(document, node))


def _holds_data(document: Document, node: int) -> bool:
    stop = int(document.end[node])
    tag = document.tag[node + 1 : stop]
    if (tag == _TABLE).any():
        return False
    rows = where_true(tag == _ROW)
    cells = where_true(_CELLS[tag])
    if len(rows) < 2 or len(cells) < 2 * len(rows) - len(rows) // 2:
        return False  # on average a row of at least 1.5 cells: title rows may span the table
    chars = document.subtree_chars[cells + node + 1]
    filled = chars[chars > 0]
    if len(filled) < 2 or int(filled.max()) > LONGEST_CELL:
        return False
    if _MARKED[tag].any():
        return True
    return not _PAGE_LIKE[tag].any() and float(filled.mean()) <= LONGEST_MEAN
