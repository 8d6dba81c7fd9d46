"""The blocks of text below one element, read from the tree itself: for who wants the text alone, and no columns.

The same blocks with the same text as ``Document.blocks`` and ``blocks.body`` give (``tests/extractors/
test_light_blocks.py`` compares them on made-up trees); where that needs more than a walk (tables, preformatted text),
the answer is None.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from lxml import etree

from extractors import tags

_INLINE, _BLOCK, _SILENT, _SILENT_BLOCK, _DRAWN, _UNKNOWN, _REFUSED, _BREAK = range(8)

_UNSEEN = frozenset((_SILENT, _SILENT_BLOCK, _DRAWN))
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


@dataclass(frozen=True, slots=True)
class LightBlock:
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
    if any(_KIND.get(above.tag) in _UNSEEN for above in root.iterancestors()):
        return None
    found: list[LightBlock] = []
    parts: list[str] = []
    """Texts and breaks of the open block; empty until its first text."""
    owners = [root]
    stops: set[Any] = set()
    """Elements whose end is a boundary."""

    def flush() -> None:
        if parts:
            found.append(LightBlock(owners[-1], _squeezed(parts)))
            parts.clear()

    def read(text: str | None) -> None:
        if not text:
            return
        if parts:
            if parts[-2:] == [_MARK, _MARK] and text.strip():
                flush()
            if parts[-1:] != [_MARK] or text.strip():  # white space between two breaks does not part them
                parts.append(text)
        elif text.strip():
            parts.append(text)

    walker = etree.iterwalk(root, events=("start", "end"))
    for event, element in walker:
        if event == "start":
            kind = _KIND.get(element.tag, _UNKNOWN)
            if kind == _REFUSED:
                return None
            if kind == _UNKNOWN:
                kind = _INLINE if _holds_text(element.getparent()) else _BLOCK
            if element in out:
                flush()
                stops.add(element)
                walker.skip_subtree()
            elif kind == _BLOCK:
                if element is not root:
                    flush()
                    owners.append(element)
                    stops.add(element)
                read(element.text)
            elif kind == _BREAK:
                if parts:
                    parts.append(_MARK)
            elif kind == _INLINE:
                read(element.text)
            else:
                if kind == _SILENT_BLOCK or (kind == _SILENT and _has_block(element)):
                    flush()
                walker.skip_subtree()
        elif element is not root:
            if element in stops:
                flush()
                stops.discard(element)
                if owners[-1] is element:
                    owners.pop()
            read(element.tail)
    flush()
    return found


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
    lines, line = [], list[str]()
    for part in parts:
        if part == _MARK:
            lines.append("".join(line))
            line = []
        else:
            line.append(part)
    lines.append("".join(line))
    return "\n".join(" ".join(text.split()) for text in lines).strip()


def _holds_text(element: Any) -> bool:
    return bool((element.text or "").strip()) or any((child.tail or "").strip() for child in element)


def _has_block(element: Any) -> bool:
    return any(_KIND.get(child.tag) in (_BLOCK, _SILENT_BLOCK, _REFUSED) for child in element.iterdescendants())
