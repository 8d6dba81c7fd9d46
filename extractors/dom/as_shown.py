"""What libxml2 builds otherwise than a browser, or shows otherwise, put right in the tree before anybody reads it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from lxml import etree

from extractors.dom.ruby import without_readings
from extractors.dom.shadow import flatten

ODD = ("template", "ruby", "embed")
"""Names of the elements that may have to be put right."""
MAX_EMBEDS = 1_000
"""Of a page; what stands in more stays there."""
MAX_SPANS = 20_000
"""Of a page that are looked at."""
_FLAT = "broadsheet-embed"
"""Name of those whose children take their place."""


def put_right(roots: Sequence[Any], odd: Iterable[Any], is_measured: bool) -> bool:
    """Shadow roots in their places (``shadow``), readings of ideographs out (``ruby``), nothing in what cannot hold it.

    ``odd``: the page's elements that are ``ODD``, of which most pages have none; ``is_measured``: a browser has
    numbered the elements, which stay in their order. Tells whether there were any: then the order may be another.
    """
    names = {each.tag for each in odd}
    if "template" in names and not is_measured:
        flatten(roots)
    if "ruby" in names:
        without_readings(roots)
    if "embed" in names:
        unnest(roots)
    return bool(names)


def break_lines(roots: Sequence[Any]) -> None:
    """Empty ``span`` elements of the class ``br`` made breaks: a content system of newspapers writes them so, and their
    style breaks the line. Asked of every page: to look at the elements is cheaper than to search the source."""
    for root in roots:
        empty = [each for each in islice(root.iter("span"), MAX_SPANS) if each.text is None and not len(each)]
        for element in empty:
            if "br" in element.get("class", "").split():
                element.tag = "br"


def unnest(roots: Sequence[Any]) -> None:
    """What follows an ``embed`` element behind it: libxml2 puts it inside, where it would be a plug-in's fallback.

    Each is replaced by its children behind an empty one like it: they lie in one another, so that moving the children
    out would move the last of them many times.
    """
    for root in roots:
        embeds = list(islice(root.iter("embed"), MAX_EMBEDS))
        full = [each for each in embeds if each.text or next(iter(each), None) is not None]
        for embed in full:
            if embed is not root:
                empty = embed.makeelement("embed")
                for name, value in embed.items():
                    with suppress(ValueError):  # the parser takes names that lxml does not: `{x}`, left of a template
                        empty.set(name, value)
                embed.addprevious(empty)
                embed.tag = _FLAT
        if full:
            etree.strip_tags(root, _FLAT)
