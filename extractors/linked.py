"""Links around elements."""

from __future__ import annotations

from itertools import islice

from extractors.document import Document
from extractors.dom import tags

_LINK = tags.CODES["a"]


def link_around(document: Document, node: int, levels: int) -> str:
    """Where the nearest link leads that an element is or stands in, as written; empty if none is within so many
    levels above."""
    for above in (node, *islice(document.ancestors(node), levels)):
        if document.tag[above] == _LINK:
            return document.attribute_of(above, "href")
    return ""
