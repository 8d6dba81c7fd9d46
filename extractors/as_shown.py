"""What libxml2 builds otherwise than a browser, or shows otherwise, put right in the tree before anybody reads it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from extractors.ruby import without_readings
from extractors.shadow import flatten

MAX_EMBEDS = 1_000
"""Of a page; what stands in more stays there."""


def put_right(roots: Sequence[Any], source: str | bytes, is_measured: bool) -> None:
    """Shadow roots in their places (``shadow``), readings of ideographs out (``ruby``), nothing in what cannot hold it.

    ``source``: the page as it came (bytes: in UTF-8); most pages are done with a few searches in it. ``is_measured``: a
    browser has numbered the elements, which stay in their order.
    """
    if not is_measured:
        flatten(roots, source)
    without_readings(roots, source)
    if ("<embed" in source) if isinstance(source, str) else (b"<embed" in source):
        unnest(roots)


def unnest(roots: Sequence[Any]) -> None:
    """What follows an ``embed`` element behind it: libxml2 puts it inside, where it would be a plug-in's fallback."""
    for root in roots:
        for embed in reversed(list(islice(root.iter("embed"), MAX_EMBEDS))):
            parent, inside = embed.getparent(), list(embed)
            if parent is None or not (inside or embed.text):
                continue
            if inside:
                inside[-1].tail = (inside[-1].tail or "") + (embed.tail or "")
                embed.tail, embed.text = embed.text, None
            else:
                embed.tail, embed.text = embed.text + (embed.tail or ""), None
            at = parent.index(embed) + 1
            for child in reversed(inside):
                parent.insert(at, child)
