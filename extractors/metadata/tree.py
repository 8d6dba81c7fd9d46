"""Start tags and texts of a document, read from its stream: no lxml element is touched."""

from __future__ import annotations

import re
from collections.abc import Iterable

from extractors.document import Document
from extractors.dom import plain_text, tags
from extractors.dom.arrays import where_true
from extractors.dom.attributes import value_text

_PAIR = re.compile(r' ([^\s=<>"/]+)="([^"]*)"')


def attributes(document: Document, node: int) -> dict[str, str]:
    """All attributes of an element, entities resolved, names in lower case."""
    s = document.structure
    raw = document.stream[s.open_at.item(node) : s.inner_at.item(node)]
    pairs = dict(_PAIR.findall(raw))
    return {name: value_text(value) for name, value in pairs.items()} if "&" in raw else pairs


def nodes_of(document: Document, name: str) -> list[int]:
    """All elements of a tag name, in document order."""
    found: list[int] = where_true(document.tag == tags.CODES[name]).tolist()
    return found


def text_of(document: Document, node: int, limit: int = 2_000) -> str:
    """The text of an element, its paragraphs and lines divided by spaces; empty for one that holds more than ``limit``
    characters of markup times ten."""
    s = document.structure
    start, stop = s.inner_at.item(node), s.close_at.item(node)
    if stop - start > limit * 10:
        return ""
    return markup_text(document.stream[start:stop])


def markup_text(markup: str) -> str:
    """The text of a stretch of the stream, its paragraphs and lines divided by spaces."""
    return plain_text.text_of(_EDGE.sub(" ", markup) if "<" in markup else markup, " ")


_EDGE = re.compile(rf"</?(?:{'|'.join(tags.BLOCK_NAMES.split())})\b[^>]*>")
"""Where a paragraph or a line of the page begins or ends."""


def text_without(document: Document, node: int, gone: Iterable[int]) -> str:
    """The text of an element without that of some in it, which stand in document order."""
    s = document.structure
    kept, at = [], s.inner_at.item(node)
    for each in gone:
        kept.append(document.stream[at : max(at, s.open_at.item(each))])
        at = max(at, s.close_at.item(each))
    return markup_text(" ".join([*kept, document.stream[at : s.close_at.item(node)]]))


def pieces_of(document: Document, node: int, limit: int = 2_000, mark: str = " | ") -> str:
    """The text of an element with ``mark`` wherever a tag stands between two texts; empty for a long one."""
    s = document.structure
    start, stop = s.inner_at.item(node), s.close_at.item(node)
    return pieces_between(document, start, stop, mark) if stop - start <= limit * 10 else ""


def pieces_between(document: Document, start: int, stop: int, mark: str = " | ") -> str:
    """The same for a stretch of the stream."""
    raw = document.stream[start:stop]
    if "<" not in raw:
        return document.text_between(start, stop, " ")
    joined = mark.join([text for piece in _TAG.split(raw) if (text := " ".join(piece.split()))])
    return plain_text.unescape(joined) if "&" in joined else joined


_TAG = re.compile(r"<[^>]*(?:>|\Z)")
"""A tag, also one that the end of a stretch cuts."""


_INLINE = re.compile(
    r"</?(?:b|i|em|strong|u|s|del|ins|sup|sub|mark|font|wbr|abbr|q|cite|small|a|code|ruby|rb|rt|rp|bdi|bdo)\b[^>]*>"
)


_ANCHOR = re.compile(r"<a\b[^>]*>\s*[¶#§∞🔗]\s*</a>")
"""A heading's link to itself."""


def heading_text(document: Document, node: int) -> str:
    """The text of a heading: its spans are lines of the layout, so they are words apart; bold and links are
    not."""
    s = document.structure
    start, stop = s.inner_at.item(node), s.close_at.item(node)
    if stop - start > 20_000:
        return ""
    raw = document.stream[start:stop]
    if "<" not in raw:
        return document.text_between(start, stop, " ")
    text = " ".join(_TAG.sub(" ", _INLINE.sub("", _ANCHOR.sub("", raw))).split())
    return plain_text.unescape(text) if "&" in text else text
