"""The headline of a page without headings: the line in large letters, drawn by ``font`` or ``big``, that opens it, or
one that a break alone sets apart from the text and that has the title's words."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from extractors.document import Document
from extractors.metadata.text import clean, fold, words
from extractors.metadata.tree import attributes, nodes_of, text_of

_LARGE = re.compile(r"\s*(?:\+\s*[1-4]|[4-7])\s*$")
"""Sizes of letters above the usual one, which is 3."""
_LONGEST, _FEWEST_WORDS = 200, 2
_BEFORE = 2_000
"""Characters of markup before the text in which the line may stand."""
_INLINE = ("font", "span", "b", "strong", "big")
_MOST = 300
"""Elements of each name that are looked at."""
_LINE_ENDS = re.compile(
    r"(?:\s|&nbsp;|</(?:font|big|b|strong|i|em|span|a)>)*(?:<br\b|<hr\b|</?(?:p|div|center|t[dhr]|table|li|h\d|body)\b)",
    re.I,
)


def drawn_heading(document: Document, kept: Sequence[int] | None) -> int | None:
    """The element of the large line with which the text begins, or that stands next above it; ``kept``: its blocks."""
    if not kept or any(nodes_of(document, f"h{level}") for level in range(1, 7)):
        return None
    blocks, s = document.blocks, document.structure
    start, stop = int(blocks.start[kept[0]]), int(blocks.stop[kept[0]])
    drawn = [*_large_fonts(document), *nodes_of(document, "big")]
    near = [node for node in drawn if start - _BEFORE <= int(s.open_at[node]) < stop]
    lines = [node for node in near if _is_line(document, node)]
    inside = [node for node in lines if int(s.inner_at[node]) >= start - 40]
    return min(inside, default=None) if inside else max(lines, default=None)


def titled_line(document: Document, titles: Collection[str], longest: int) -> tuple[int, str] | None:
    """The first inline element that is all of its line and no link, and its text, which is one of these folded
    titles."""
    for node in sorted(node for name in _INLINE for node in nodes_of(document, name)[:_MOST]):
        text = text_of(document, node, longest)
        if text and len(text) <= longest and fold(text) in titles and _is_line(document, node):
            return node, clean(text)
    return None


def _large_fonts(document: Document) -> list[int]:
    sizes = dict(document.attribute("size"))
    return [node for node in nodes_of(document, "font") if _LARGE.match(sizes.get(node, ""))]


def _is_line(document: Document, node: int) -> bool:
    """Whether an element holds words, no link, and all of its line."""
    if document.in_link[node] or document.silent[node]:
        return False
    text = clean(text_of(document, node, _LONGEST))
    if not text or len(text) > _LONGEST or (len(words(text)) < _FEWEST_WORDS and text.isascii()):
        return False
    if any("href" in attributes(document, inner) for inner in range(node, int(document.end[node]))):
        return False
    return _LINE_ENDS.match(document.stream, int(document.structure.close_at[node])) is not None
