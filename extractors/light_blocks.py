"""The blocks of text below one element, read from the tree itself: for who wants the text alone, and no columns.

The same blocks with the same text as ``Document.blocks`` and ``blocks.body`` give (``tests/extractors/
test_light_blocks.py`` compares them on made-up trees); where that needs more than a walk (tables, preformatted
text, captions in a line), the answer is None.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from extractors import tags
from extractors.blocks.region import is_caption_class
from extractors.blocks.unseen import MARKS, is_spoken_class
from extractors.blocks_of_text import STYLED, is_block_style
from extractors.document import hides

_INLINE, _BLOCK, _SILENT, _SILENT_BLOCK, _DRAWN, _UNKNOWN, _REFUSED, _BREAK = range(8)

_UNSEEN = frozenset((_SILENT, _SILENT_BLOCK, _DRAWN))
_PHRASING = frozenset(name for name, code in tags.CODES.items() if tags.PHRASING[code])
_STYLED = frozenset(name for name, code in tags.CODES.items() if STYLED[code])
_LONGEST_MARK = 4
_DEEPEST = 250
"""Levels below the root up to which it is walked: a walk calls itself."""
_MARK = "\x00"
"""Stands for a line break among the texts, which hold no such character."""


def _kinds() -> dict[str, int]:
    kinds: dict[str, int] = {}
    for name, code in tags.CODES.items():
        block, silent = bool(tags.BLOCKS[code]), bool(tags.SILENT[code])
        kinds[name] = (_SILENT_BLOCK if block else _SILENT) if silent else (_BLOCK if block else _INLINE)
    kinds |= dict.fromkeys(("svg", "math"), _DRAWN) | dict.fromkeys(("table", "pre"), _REFUSED) | {"br": _BREAK}
    return kinds


_KIND = _kinds()


class LightBlock(NamedTuple):
    """A run of text between two boundaries."""

    element: Any
    """Its nearest block-level element."""
    text: str
    """White space squeezed, a line break as a newline."""


def light_blocks(root: Any, out: Collection[Any] = ()) -> list[LightBlock] | None:
    """The blocks below ``root``, in document order, without what stands in the elements ``out``; None where a walk is
    not enough."""
    if _KIND.get(root.tag, _UNKNOWN) != _BLOCK:
        return None
    above = list(root.iterancestors())
    if any(_KIND.get(each.tag) in _UNSEEN for each in above):
        return None
    if root in out:
        return []
    walk = _Walk(out, any(map(_is_hidden, above)))
    try:
        walk.block(root, 0)
    except _NotEnough:
        return None
    return walk.found


class _NotEnough(Exception):
    """What stands there needs more than a walk."""


class _Unseen(str):
    """A text that is no part of the line in which it stands (``blocks.unseen``)."""

    __slots__ = ()


class _Walk:
    def __init__(self, out: Collection[Any], below_unseen: bool) -> None:
        self.found: list[LightBlock] = []
        self._out = out
        self._below_unseen = below_unseen
        self._parts: list[str] = []
        """Texts and breaks of the open block; empty until its first text."""

    def block(self, element: Any, depth: int) -> None:
        """An element whose beginning and end are boundaries; what stood before it has been closed."""
        before = self._below_unseen
        if not before:
            self._below_unseen = _is_hidden(element)
        text = element.text
        if text:
            self._read(text, element)
        if len(element):
            self._inside(element, element, depth + 1)
        self._close(element)
        self._below_unseen = before

    def _close(self, owner: Any) -> None:
        if self._parts:
            self.found.append(LightBlock(owner, _squeezed(_seen(self._parts))))
            self._parts.clear()

    def _read(self, text: str, owner: Any) -> None:
        parts = self._parts
        if len(text) <= _LONGEST_MARK and text.strip() in MARKS:
            raise _NotEnough
        if self._below_unseen and not text.isspace():
            text = _Unseen(text)
        if not parts:
            if not text.isspace():
                parts.append(text)
        elif parts[-1] != _MARK:
            parts.append(text)
        elif not text.isspace():  # white space between two breaks does not part them
            if parts[-2:] == [_MARK, _MARK]:
                self._close(owner)
            parts.append(text)

    def _inside(self, element: Any, owner: Any, depth: int) -> None:
        """What stands in an element behind its first text. ``owner``: the block-level element around it."""
        if depth > _DEEPEST:
            raise _NotEnough
        of_unknown: int | None = None  # the same for all children, and a look at all of them
        for child in element:
            kind = _KIND.get(child.tag, _UNKNOWN)
            if kind == _REFUSED:
                raise _NotEnough
            if kind == _UNKNOWN:
                if of_unknown is None:
                    of_unknown = _INLINE if _is_running_text(element) else _BLOCK
                kind = of_unknown
            if child in self._out:
                self._close(owner)
            elif kind == _BLOCK:
                self._close(owner)
                self.block(child, depth)
            elif kind == _INLINE:
                self._inline(child, element, owner, depth)
            elif kind == _BREAK:
                if self._parts:
                    self._parts.append(_MARK)
                if len(child):
                    self._inside(child, owner, depth + 1)
            elif kind == _SILENT_BLOCK or (kind == _SILENT and _has_block(child)):
                self._close(owner)
            text = child.tail
            if text:
                self._read(text, owner)

    def _inline(self, element: Any, parent: Any, owner: Any, depth: int) -> None:
        before = self._below_unseen
        if not before:
            self._below_unseen = _is_unseen(element, parent is not owner or parent.tag not in _KIND)
        text = element.text
        if text:
            self._read(text, owner)
        if len(element):
            self._inside(element, owner, depth + 1)
        self._below_unseen = before


def linked_words(root: Any, blocks: Collection[LightBlock]) -> dict[Any, int]:
    """Words in links per block's element, of those that have any."""
    owners = {block.element for block in blocks}
    found: dict[Any, int] = {}
    for link in root.iter("a"):
        above = link
        while above is not None and above not in owners:
            above = above.getparent()
        if above is not None:
            found[above] = found.get(above, 0) + len("".join(map(str, link.itertext())).split())
    return found


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
    if not any(type(part) is _Unseen for part in parts):
        return parts
    seen = [part for part in parts if type(part) is not _Unseen]
    return seen if any(part != _MARK and not part.isspace() for part in seen) else parts


def _is_unseen(element: Any, is_deep: bool) -> bool:
    """Whether the text of an inline element is no part of the text around it (``blocks.unseen``). ``is_deep``: it
    stands in another inline one. Raises _NotEnough where a look at it alone does not tell."""
    value = element.get("class")
    if value is not None:
        if is_spoken_class(value):
            return True
        if is_deep and is_caption_class(value):
            raise _NotEnough
    style = element.get("style")
    if style is not None and is_block_style(style) and element.tag in _STYLED:
        raise _NotEnough
    return _is_hidden(element)


def _is_hidden(element: Any) -> bool:
    style = element.get("style")
    if style is not None and hides(style):
        return True
    hidden = element.get("hidden")
    return hidden is not None and hidden != "until-found"


def _is_running_text(element: Any) -> bool:
    """Whether what stands in an element is part of a text, as ``blocks_of_text.block_level`` has it."""
    while element is not None:
        if element.tag in _PHRASING or _holds_text(element):
            return True
        if _KIND.get(element.tag, _UNKNOWN) in (_BLOCK, _SILENT_BLOCK, _REFUSED):
            return False
        element = element.getparent()
    return False


def _holds_text(element: Any) -> bool:
    return bool((element.text or "").strip()) or any((child.tail or "").strip() for child in element)


def _has_block(element: Any) -> bool:
    return any(_KIND.get(child.tag) in (_BLOCK, _SILENT_BLOCK, _REFUSED) for child in element.iterdescendants())
