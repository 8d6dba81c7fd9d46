"""Horizontal lines that are no ``hr``: elements that say so, and what a browser measured as one (METHODS.md, 5.4)."""

from __future__ import annotations

from extractors.blocks.region import Region
from extractors.dom import tags

_MEDIA = tags.mask("hr img amp-img iframe amp-iframe video amp-video audio object embed")
THIN = 4.0
"""Pixels: an empty element of at most this height and at least 100 wide is a drawn line."""


def drawn_lines(region: Region) -> list[int]:
    """The elements that are lines, in document order."""
    document = region.document
    inside = range(region.root + 1, region.stop)
    said = {node for node, role in document.attribute("role") if node in inside and role.strip().lower() == "separator"}
    measured = {
        node
        for node, box in (document.page.boxes or {}).items()
        if 0 < box.height <= THIN and box.width >= 100 and box.visible
        and node in inside and document.end[node] == node + 1
    }  # fmt: skip
    return [
        node
        for node in sorted(said | measured)
        if not document.subtree_chars[node]
        and not _MEDIA[document.tag[node : int(document.end[node])]].any()
        # what is measured can be too thin to be seen as an element, so its parent is asked
        and region.accepts(document.parents[node] if node in measured else node)
    ]
