"""Further articles behind the text, each with a heading like the headline: their bylines and days are not the
article's."""

from __future__ import annotations

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true

_OPENING = 20
"""Elements that may stand in a box before its heading: a section's name, a picture."""
_H1 = tags.CODES["h1"]


def further_boxes(document: Document, header: int | None, root: int | None) -> list[int]:
    """The elements behind the text and the headline that an ``h1`` of the headline's class opens, as sites add further
    articles below the first. Without a class, every heading of some pages is an ``h1``."""
    if header is None or root is None or document.tag[header] != _H1:
        return []
    name = document.attribute_of(header, "class").strip()
    headings = where_true(document.tag == _H1)
    behind = headings[headings >= max(document.end.item(root), document.end.item(header))].tolist()
    alike = [node for node in behind if name and document.attribute_of(node, "class").strip() == name]
    return [_box(document, node, max(root, header)) for node in alike]


def _box(document: Document, heading: int, before: int) -> int:
    """The largest element that a heading opens, behind another element."""
    box = heading
    for above in document.ancestors(heading):
        if above <= before or heading - above > _OPENING:
            break
        box = above
    return box
