"""The blocks of text below one element, read from the tree itself: for who wants the text alone, and no columns.

The same blocks with the same text as ``Document.blocks`` and ``blocks.body`` give (``tests/extractors/
test_light_blocks.py`` compares them on made-up trees).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import numpy as np

from extractors.blocks.body import Form, lines_of
from extractors.blocks.item_markers import NO_TEXT, mark_of
from extractors.blocks.tables import HEADINGS, MARKED, PAGE_LIKE, UNDRAWN, is_data
from extractors.blocks.unseen import is_note
from extractors.dom import tags
from extractors.dom.blocks_of_text import ONE_TEXT, STYLED, is_block_style
from extractors.dom.characters import is_blank
from extractors.dom.columns import Bools
from extractors.dom.veiled import HOLD_PAGE
from extractors.selection.boxes.captions import PICTURES
from extractors.wrapping.light_unseen import is_mark, is_unseen, is_within_hidden
from extractors.wrapping.references import links_of

_INLINE, _LINK, _BLOCK, _FORMED, _SILENT, _SILENT_BLOCK, _DRAWN, _UNKNOWN, _BREAK = range(9)

_UNSEEN = frozenset((_SILENT, _SILENT_BLOCK, _DRAWN))
_BLOCKS = frozenset((_BLOCK, _FORMED, _SILENT_BLOCK))


def _names(mask: Bools) -> frozenset[str]:
    return frozenset(name for name, code in tags.CODES.items() if mask[code])


_PHRASING, _STYLED, _ONE_TEXT, _BLOCK_NAMES = map(_names, (tags.PHRASING, STYLED, ONE_TEXT, tags.BLOCKS))
_MARKED, _HEADINGS, _PAGE_LIKE = map(_names, (MARKED, HEADINGS, PAGE_LIKE))
_NO_LINKS = (False, False)
_DEEPEST = 250
"""Levels below the root up to which it is walked."""
_MARK = "\x00"
"""Stands for a line break among the texts, which hold no such character."""


def _kinds() -> dict[str, int]:
    kinds: dict[str, int] = {}
    for name, code in tags.CODES.items():
        block, silent = bool(tags.BLOCKS[code]), bool(tags.SILENT[code])
        seen = _BLOCK if block else _LINK if tags.LINKS[code] else _INLINE
        kinds[name] = (_SILENT_BLOCK if block else _SILENT) if silent else seen
    kinds |= dict.fromkeys(("svg", "math"), _DRAWN) | dict.fromkeys(("table", "tr", "pre"), _FORMED) | {"br": _BREAK}
    return kinds


_KIND = _kinds()


class LightBlock(NamedTuple):
    """A run of text between two boundaries."""

    element: Any
    """Its nearest block-level element."""
    text: str
    """White space squeezed, a line break as a newline."""
    is_linked: bool = False
    """Whether most of its words are links."""
    form: Form | None = None
    """The row of a data table or the preformatted text that it stands in."""
    shown: str = ""
    """What it is in the body, where that is something else."""
    behind_picture: bool = False
    """Whether a picture stands between it and the block before it."""
    refers: bool = False
    """Whether it is a line that leads to another text (``references``)."""


def light_blocks(root: Any, out: Collection[Any] = ()) -> list[LightBlock] | None:
    """The blocks below ``root``, in document order, without what stands in the elements ``out``; None where the root
    holds no text that is seen, of a page too deep to be walked, and where a line may hide the page."""
    above = list(root.iterancestors())
    if any(_KIND.get(each.tag) in _UNSEEN for each in above):
        return None
    if root in out or any(each in out for each in above):
        return []
    walk = _Walk(frozenset(each for each in out if root in each.iterancestors()), above)
    try:
        return walk.found if walk.root(root) else None
    except _Untold:
        return None


class _Untold(Exception):
    """What the tree alone does not tell: a walk calls itself, and goes no deeper."""


class _Unseen(str):
    """A text that is no part of the line in which it stands (``blocks.unseen``)."""

    __slots__ = ()


class _Walk:
    def __init__(self, out: Collection[Any], above: list[Any]) -> None:
        self.found: list[LightBlock] = []
        self._out = out
        self._parts: list[str] = []
        """Texts and breaks of the open block; empty until its first text."""
        self._links: list[str] = []
        """Those of them in links."""
        self._raw: list[str] = []
        """The same as they stand, in preformatted text."""
        self._is_unseen = False
        """What is unseen around a block is not asked for: a block that is unseen as a whole is none the less one."""
        self._any_unseen = False
        self._marks: set[Any] = set()
        self._is_link = any(_KIND.get(each.tag) == _LINK for each in above)
        self._link_end = 0
        """Place among the parts behind the last that is a link's."""
        self._picture, self._picture_in = -1, -1
        """Blocks before the last picture, and parts of the open block before the last picture in it."""
        self._form: Form | None = None
        self._table: Any = None
        """The data table around."""
        for each in reversed(above):
            if _KIND.get(each.tag) == _FORMED:
                self._enter(each)
        self._is_plain = not self._is_link and self._form is None
        """Whether a text is no more than that: in no link, seen, and in no row or preformatted text."""

    def root(self, element: Any) -> bool:
        """Walks through all; whether the element is one that may hold blocks."""
        kind = _KIND.get(element.tag, _UNKNOWN)
        if kind == _UNKNOWN:
            kind = _INLINE if _is_running_text(element.getparent()) else _BLOCK
        if kind == _BLOCK:
            self._inside(element, element, 0)
            self._close(element)
        elif kind == _FORMED:
            self._formed(element, 0)
        elif kind in (_INLINE, _LINK):
            self._inline(element, kind, None, 0)
            self._close(None)
        else:
            return False
        return True

    def _inside(self, element: Any, owner: Any, depth: int) -> None:
        """What stands in an element. ``owner``: the block-level element around it, None if that is not below the
        root."""
        if depth > _DEEPEST:
            raise _Untold
        # most texts are plain: they are added here, twice the same, without a call
        parts, out = self._parts, self._out
        text = element.text
        if text and (parts or not text.isspace()):
            if self._is_plain and (not parts or parts[-1] != _MARK):
                parts.append(text)
            else:
                self._read(text, element, owner)
        of_unknown = -1  # the same for all children, and a look at all of them
        for child in element:
            kind = _KIND.get(child.tag, _UNKNOWN)
            if kind == _UNKNOWN:
                if of_unknown < 0:
                    of_unknown = _INLINE if _is_running_text(element) else _BLOCK
                kind = of_unknown
            if out and child in out:
                self._close(owner)
            elif kind == _BLOCK:
                if parts:
                    self._close(owner)
                if len(child) or not self._is_plain:
                    self._inside(child, child, depth + 1)
                    if parts:
                        self._close(child)
                else:  # as most paragraphs: a text and no more
                    text = child.text
                    if text and not text.isspace() and (text.isascii() or not is_blank(text)):
                        line = " ".join(text.split())
                        self._add(child, line, shown=NO_TEXT if self._begins_with_mark(child, line) else "")
            elif kind <= _LINK:
                self._inline(child, kind, owner, depth)
            elif kind == _BREAK:
                self._break(child, owner, depth)
            elif kind == _FORMED:
                self._close(owner)
                self._formed(child, depth)
            elif kind == _SILENT_BLOCK or (kind == _SILENT and _has_block(child)):
                self._close(owner)
            text = child.tail
            if text and (parts or not text.isspace()):
                if self._is_plain and (not parts or parts[-1] != _MARK):
                    parts.append(text)
                else:
                    self._read(text, element, owner)

    def _inline(self, element: Any, kind: int, owner: Any, depth: int) -> None:
        names = element.keys()
        if element.tag in PICTURES:
            if self._parts:
                self._picture_in = len(self._parts)
            else:
                self._picture = len(self.found)
        if kind == _INLINE and not names:
            self._inside(element, owner, depth + 1)
            return
        was_unseen, was_link, was_plain = self._is_unseen, self._is_link, self._is_plain
        style = element.get("style") if "style" in names else None
        if not was_unseen:
            self._is_unseen = is_unseen(element, names)
            if self._is_unseen and (is_within_hidden(element) or next(element.iter(*HOLD_PAGE), None) is not None):
                raise _Untold  # what hides the page, or the rest of a text, does not count (``dom.veiled``)
        if kind == _LINK:
            self._is_link = True
        self._is_plain = False if self._is_link or self._is_unseen else was_plain
        if style is not None and _is_styled_block(element, style):
            self._close(owner)
            self._inside(element, element, depth + 1)
            self._close(element)
        else:
            self._inside(element, owner, depth + 1)
        self._is_unseen, self._is_link, self._is_plain = was_unseen, was_link, was_plain

    def _break(self, element: Any, owner: Any, depth: int) -> None:
        if self._parts:
            self._parts.append(_MARK)
            if self._form is not None:
                self._raw.append("\n")
        if len(element):
            self._inside(element, owner, depth + 1)

    def _formed(self, element: Any, depth: int) -> None:
        table, form, was_plain = self._table, self._form, self._is_plain
        self._enter(element)
        self._is_plain = was_plain and self._form is None
        self._inside(element, element, depth + 1)
        self._close(element)
        self._table, self._form, self._is_plain = table, form, was_plain

    def _enter(self, element: Any) -> None:
        """A table, a row of one, or preformatted text around what follows."""
        if element.tag == "table":
            self._table = element if _is_data(element) else None
        elif element.tag == "tr":
            if self._table is not None:
                self._form = ("row", element)
        elif self._form is None or self._form[0] == "pre":
            self._form = ("pre", element)

    def _close(self, owner: Any) -> None:
        """A boundary of blocks."""
        parts = self._parts
        if not parts:
            return
        if owner is not None:
            form, shown = self._form, ""
            if form is None and self._begins_with_mark(owner, parts[0]):
                self._any_unseen, parts[0] = True, _Unseen(parts[0])
                shown = NO_TEXT if _seen(parts) is parts else ""
            text = _squeezed(_seen(parts) if self._any_unseen else parts)
            if form is not None:
                shown = text.replace("\n", " ") if form[0] == "row" else lines_of("".join(self._raw))
            if text.isascii() or not is_blank(text):
                self._add(owner, text, links_of(self._links, parts) if self._links else _NO_LINKS, form, shown)
        elif _squeezed(parts):
            self._picture = -1  # a text that is no block of the root's stands behind it
        if self._picture_in >= 0 and not _squeezed(parts[self._picture_in :]):
            self._picture = len(self.found)
        self._picture_in = -1
        parts.clear()
        self._raw.clear()
        self._links.clear()
        self._link_end = 0
        self._any_unseen = False

    def _begins_with_mark(self, owner: Any, text: str) -> bool:
        """Whether the first text of a block is the mark of a list item, of which each has one."""
        mark = mark_of(owner, text)
        if mark is None or mark in self._marks:
            return False
        self._marks.add(mark)
        return True

    def _add(
        self, owner: Any, text: str, links: tuple[bool, bool] = _NO_LINKS, form: Form | None = None, shown: str = ""
    ) -> None:
        behind_picture = self._picture == len(self.found)
        self.found.append(LightBlock(owner, text, links[0], form, shown, behind_picture, links[1]))

    def _read(self, text: str, holder: Any, owner: Any) -> None:
        """A text that directly stands in ``holder``."""
        parts = self._parts
        if parts and parts[-1] == _MARK:
            if text.isspace():  # between two breaks it does not part them
                if self._form is not None:
                    self._raw.append(text)
                return
            if parts[-2:] == [_MARK, _MARK]:
                self._close(owner)
        unseen = self._is_unseen
        if self._is_link:
            unseen = unseen or is_mark(text, holder) or (is_note(text) and self._is_behind_a_link())
            self._links.append(text)
        if self._form is not None:
            self._raw.append(text)
        if not text.isspace():
            if unseen:
                self._any_unseen, text = True, _Unseen(text)
            self._link_end = len(parts) + 1 if self._is_link else self._link_end
        parts.append(text)

    def _is_behind_a_link(self) -> bool:
        """Whether the last text of the open block is a link's."""
        end = self._link_end
        return end > 0 and all(part == _MARK or part.isspace() for part in self._parts[end:])


def _squeezed(parts: list[str]) -> str:
    if _MARK not in parts:
        return " ".join("".join(parts).split())
    lines, line = [], list[str]()
    for part in parts:
        if part == _MARK:
            lines.append("".join(line))
            line = []
        else:
            line.append(part)
    lines.append("".join(line))
    return "\n".join(" ".join(text.split()) for text in lines).strip()


def _seen(parts: list[str]) -> list[str]:
    """The parts of a block without what is no part of its lines; all of them where nothing else is in it."""
    seen = [part for part in parts if type(part) is not _Unseen]
    return seen if any(part != _MARK and not part.isspace() for part in seen) else parts


def _is_styled_block(element: Any, style: str) -> bool:
    """Whether an inline element's own style makes a block of it, outside of what is one text all the same."""
    if element.tag not in _STYLED or not is_block_style(style):
        return False
    return not any(above.tag in _ONE_TEXT for above in element.iterancestors())


def _is_data(table: Any) -> bool:
    """Whether a table holds data (``blocks.tables``)."""
    if (table.get("role") or "") in UNDRAWN:
        return False
    if next(table.iterdescendants("table"), None) is not None:
        return False
    names = [each.tag for each in table.iterdescendants()]
    found = frozenset(names)
    return is_data(
        rows=names.count("tr"),
        chars=np.array([_characters(cell) for cell in table.iterdescendants("td", "th")], dtype=np.int64),
        marked=not found.isdisjoint(_MARKED),
        headings=not found.isdisjoint(_HEADINGS),
        page_like=not found.isdisjoint(_PAGE_LIKE),
    )


def _characters(element: Any) -> int:
    """Characters that are seen below an element, white space aside."""
    texts: list[str] = []
    _gather(element, texts, 0)
    return len("".join("".join(texts).split()))


def _gather(element: Any, texts: list[str], depth: int) -> None:
    if depth > _DEEPEST:
        raise _Untold
    texts.append(element.text or "")
    for child in element:
        if _KIND.get(child.tag, _UNKNOWN) not in _UNSEEN:
            _gather(child, texts, depth + 1)
        texts.append(child.tail or "")


def _is_running_text(element: Any) -> bool:
    """Whether what stands in an element is part of a text, as ``blocks_of_text.block_level`` has it."""
    while element is not None:
        if element.tag in _PHRASING or _holds_text(element):
            return True
        if _KIND.get(element.tag, _UNKNOWN) in _BLOCKS:
            return False
        element = element.getparent()
    return False


def _holds_text(element: Any) -> bool:
    return bool((element.text or "").strip()) or any((child.tail or "").strip() for child in element)


def _has_block(element: Any) -> bool:
    return any(_KIND.get(child.tag) in _BLOCKS for child in element.iterdescendants())
