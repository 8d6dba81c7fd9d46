"""Where the page shows its main image: the picture that opens the article often stands outside of its root."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.metadata.model import Image
from extractors.metadata.pictures.addresses import LEAST_LEAD, address
from extractors.metadata.pictures.files import is_same_file
from extractors.metadata.pictures.images import BEFORE, from_picture, number
from extractors.metadata.tree import attributes

_PICTURES = tags.mask("img amp-img")
_MOST = 60


def shown_lead(
    document: Document, image: Image | None, root: int, header: int | None, kept: Sequence[int]
) -> int | None:
    """The element that shows the main image around the headline or above the first kept text; None where none does.

    A picture is the main image if their files are the same but for their size, so that no advert, portrait or teaser
    is taken for it.
    """
    if image is None or not kept:
        return None
    base = document.page.url  # a file's name is the same whatever its address is relative to
    low = max(0, min(root, root if header is None else header) - BEFORE)
    high = int(np.searchsorted(document.structure.open_at, document.blocks.start[kept[0]]))
    nodes: list[int] = (where_true(_PICTURES[document.tag[low:high]]) + low)[:_MOST].tolist()
    for node in nodes:
        pairs = attributes(document, node)
        url = address(pairs, base) or from_picture(document, node, base)
        if not url or (number(pairs.get("width")) or LEAST_LEAD) < LEAST_LEAD:
            continue
        if is_same_file(image.url, url) and not document.hidden[document.parent[node]]:
            return node
    return None
