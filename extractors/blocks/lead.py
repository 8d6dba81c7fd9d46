"""The picture that opens an article: it often stands outside of the text's element, around the headline."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.metadata.images import BEFORE, sources_of
from extractors.metadata.model import Image
from extractors.metadata.tree import attributes
from extractors.pictures.addresses import LEAST_LEAD, image_url
from extractors.pictures.files import is_same_file
from extractors.pictures.sizes import stated_size

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
        url = image_url(pairs, base, partial(sources_of, document, node))
        if not url or (stated_size(pairs)[0] or LEAST_LEAD) < LEAST_LEAD:
            continue
        if (url == image.url or is_same_file(image.url, url)) and not document.hidden[document.parents[node]]:
            return node
    return None
