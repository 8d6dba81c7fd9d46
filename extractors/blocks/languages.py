"""The language of a piece of code, as highlighters of code have pages name it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from extractors.document import Document
from extractors.dom import tags

_CODE = tags.CODES["code"]
_ATTRIBUTES = ("data-lang", "data-language", "data-enlighter-language")
_NAMED = re.compile(r"(?:language-|lang-|highlight-source-|src-|brush:\s*)([\w+#.-]{1,30})(?=[\s;]|$)")
_NAME = re.compile(r"[\w+#.-]{1,30}$")
_MARKS = frozenset(("hljs", "sourceCode"))
"""Classes of highlighters that write the language as the one class beside their own."""
LEVELS = 2
_LONGEST = 400


def language_of(document: Document, node: int) -> str | None:
    """What the element, the ``code`` in it or what holds nothing besides says; None where nothing does."""
    for place in _places(document, node):
        for name in _ATTRIBUTES:
            value = document.attribute_of(place, name).strip()
            if _NAME.match(value):
                return value
        language = _of_class(document.attribute_of(place, "class")[:_LONGEST])
        if language is not None:
            return language
    return None


def _places(document: Document, node: int) -> Iterator[int]:
    yield node
    yield from (child for child in document.children(node)[:1] if document.tag[child] == _CODE)
    above = node
    for _ in range(LEVELS):
        above = document.parents[above]
        if above < 0 or document.subtree_chars[above] != document.subtree_chars[node]:
            return
        yield above


def _of_class(value: str) -> str | None:
    for match in _NAMED.finditer(value):
        if not match.start() or value[match.start() - 1].isspace():
            return match[1]
    tokens = value.split()
    others = [token for token in tokens if token not in _MARKS]
    return others[0] if len(others) == 1 and len(tokens) > 1 and _NAME.match(others[0]) else None
