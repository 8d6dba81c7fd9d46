"""A page without the elements that a wrapper leaves out (``Wrapper.strip``), pictures and words within a line too."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from extractors.document import Parsed
from extractors.wrapper import Wrapper
from extractors.xpath import select

_DRAWN = frozenset(("br", "hr"))
"""Elements that say something without text or attributes."""


def stripped(parsed: Parsed, wrapper: Wrapper) -> Parsed:
    """The page with nothing in those elements; the same one if the wrapper leaves out none.

    They stay as bare elements, so that boxes, places and texts apart stay what they were. The header is no part of
    what is left out, since a title is read before (https://help.fivefilters.org/full-text-rss/site-patterns.html).
    """
    if not wrapper.strip:
        return parsed
    found = Parsed(parsed.page)  # the tree that others look at stays whole
    out = dict.fromkeys(each for xpath in wrapper.strip for each in select(found.root, xpath))
    headers = select(found.root, wrapper.header_xpath)[:1] if wrapper.header_xpath else []
    named = {above for each in (*headers, *select(found.root, wrapper.root_xpath)) for above in _up_from(each)}
    read = {each for header in headers for each in header.iter()}
    for element in out:
        if element not in read:
            _empty(element, named, read, headers)
    return found


def _up_from(element: Any) -> Iterable[Any]:
    return (element, *element.iterancestors())


def _empty(element: Any, named: Collection[Any], read: Collection[Any], headers: Collection[Any]) -> None:
    """``named`` keep their attributes, by which the wrapper finds them, ``read`` their texts."""
    for each in element.iter():
        if each is not element and (each not in read or each in headers):
            each.tail = None
        if each in read:
            continue
        each.text = None
        if each not in named and isinstance(each.tag, str):
            each.attrib.clear()
            if each.tag in _DRAWN:
                each.tag = "span"
