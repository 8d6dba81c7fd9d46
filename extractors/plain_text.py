"""Stretches of a serialized tree as plain text: tags out, entities resolved."""

from __future__ import annotations

import re
from collections.abc import Sequence

_TAG = re.compile(r"<[^>]*>")
_BREAK = re.compile(r"<br[ />][^>]*>?", re.I)
_BORDER = "\0"
"""Stands in no tree, so it divides texts that are worked on together."""


def unescape(text: str) -> str:
    """Resolve the entities that the serializer wrote (and no others: the page's own are resolved already)."""
    for entity, char in (
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", '"'),
        ("&#13;", " "),
        ("&#160;", " "),
        ("&amp;", "&"),
    ):
        text = text.replace(entity, char)
    return text


def text_of(markup: str, line_break: str = "\n") -> str:
    """The text of a stretch, white space squeezed, ``line_break`` for each br."""
    if "<" not in markup:
        return " ".join((unescape(markup) if "&" in markup else markup).split())
    if "<br" in markup:
        lines = _BREAK.split(markup)
        joined = line_break.join(" ".join(_TAG.sub("", line).split()) for line in lines)
    else:
        joined = " ".join(_TAG.sub("", markup).split())
    return unescape(joined).strip() if "&" in joined else joined.strip()


def texts_of(markup: Sequence[str]) -> list[str]:
    """The texts of several stretches, a space for each br, white space as it stands: one search for all of them."""
    joined = _BORDER.join(markup)
    if "<" in joined:
        if "<br" in joined:
            joined = _BREAK.sub(" ", joined)
        joined = _TAG.sub("", joined)
    if "&" in joined:
        joined = unescape(joined)
    return joined.split(_BORDER) if markup else []
