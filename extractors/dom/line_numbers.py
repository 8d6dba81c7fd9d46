"""Numbers of lines beside code, which a reader does not copy: out of the tree, and the table that sets them there too.

Highlighters write them in the lines themselves (Chroma, Pygments, react-syntax-highlighter), in a cell of their own
beside the code (Hugo, Rouge, Hexo, Pygments), or as a table within the code with a row a line (a plug-in of
highlight.js).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from extractors.remembered import remembered

MAX_PIECES = 50_000
"""Elements within the code of a page that are looked at."""
LEVELS = 4
"""Elements between code and the cell that holds it at most."""
FEWEST = 2
"""Numbers that count on by one, where no name says that they are lines'."""
_NUMBERS = re.compile(
    r"(?<![a-z\d])(?:lnt?|linenos?|linenodiv|line[-_]?num(?:ber)?s?|lineno[-_]|hljs-ln-(?:n|numbers)|blob-num|gutter)"
    r"(?![a-z\d])",
    re.I,
)
_NOT_MARKED = re.compile(r"(?<![\w-])user-select\s*+:\s*+none", re.I)
"""What a reader cannot mark, as Chroma and others set the numbers in a line that they give no class."""
_IN_LINE = ("span", "a", "i", "b", "code", "div")
_CELLS = ("td", "th")
_PARTS = ("table", "thead", "tbody", "tfoot", "tr", *_CELLS)


@remembered()
def _is_class(value: str) -> bool:
    return _NUMBERS.search(value) is not None


@remembered()
def _is_style(value: str) -> bool:
    return _NOT_MARKED.search(value) is not None


def without_line_numbers(codes: Iterable[Any]) -> None:
    """The numbers of lines in and beside preformatted texts (``codes``) taken out, and tables that hold nothing but
    such and the code made plain boxes."""
    left = MAX_PIECES
    for code in codes:
        pieces = list(islice(code.iter(*_IN_LINE), left))
        left -= len(pieces)
        for piece in pieces:
            if _is_named(piece) and _numbers(piece):
                _silence(piece)
        for table in code.iter("table"):
            if any(_is_class(cell.get("class", "")) and _is_blank(cell) for cell in table.iter("td")):
                _unmake(table, "span")
        _beside(code)


def _beside(code: Any) -> None:
    cell = next((each for each in islice(code.iterancestors(), LEVELS) if each.tag in _CELLS), None)
    box = code if cell is None else cell
    gutter = box.getprevious()
    if gutter is None and cell is None:
        box = code.getparent()
        gutter = None if box is None else box.getprevious()
    if gutter is None or (gutter.tag in _CELLS) != (cell is not None):
        return
    numbers = _numbers(gutter)
    if not numbers or not _is_counted(gutter, numbers, cell is not None) or not _is_text(code):
        return
    _silence(gutter)
    table = None if cell is None else next(cell.iterancestors("table"), None)
    if table is not None and sum(1 for _ in table.iter("tr")) > 1:
        _unmake(table, "div")


def _is_counted(gutter: Any, numbers: list[int], is_cell: bool) -> bool:
    """Whether numbers are those of lines: they count on by one, and there are several, or a name tells, or a cell has
    them in preformatted text as the code."""
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return False
    named = any(_is_named(each) for each in islice(gutter.iter("*"), LEVELS))
    return named or len(numbers) >= FEWEST or (is_cell and next(gutter.iter("pre"), None) is not None)


def _is_named(element: Any) -> bool:
    return _is_class(element.get("class", "")) or _is_style(element.get("style", ""))


def _texts(element: Any) -> Iterator[str]:
    return (text for text in element.itertext() if not text.isspace())


def _numbers(element: Any) -> list[int]:
    """The numbers that are all text of an element; none where it has other text, or none."""
    found: list[int] = []
    for text in _texts(element):
        for word in text.split():
            if not (word.isascii() and word.isdecimal() and len(word) < 7):
                return []
            found.append(int(word))
    return found


def _is_text(element: Any) -> bool:
    """Whether an element holds other text than numbers."""
    return not _is_blank(element) and not _numbers(element)


def _is_blank(element: Any) -> bool:
    return next(_texts(element), None) is None


def _silence(element: Any) -> None:
    for each in element.iter("*"):
        each.text = None
        if each is not element:
            each.tail = None


def _unmake(table: Any, cell_name: str) -> None:
    """A table and its parts made boxes; ``cell_name``: of its cells."""
    for each in list(table.iter(*_PARTS)):
        each.tag = cell_name if each.tag in _CELLS else "div"
