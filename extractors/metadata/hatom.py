"""hAtom: who wrote a post and when, where its entry is marked by the names of the microformat, often below the text."""

from __future__ import annotations

from collections.abc import Iterator

from extractors.document import Document
from extractors.metadata import marks
from extractors.metadata.dom import Dom, Visible
from extractors.metadata.tree import attributes, text_of
from extractors.remembered import remembered

SOURCE = "dom.hentry"
_ENTRY = ("hentry", "h-entry")
_NAME = frozenset(("fn", "p-author"))
_PUBLISHED = frozenset(("published", "dt-published"))
_LONGEST_NAME = 100
_MOMENT = ("datetime", "title")
"""Attributes that hold the moment for machines."""


def authors(dom: Dom) -> Iterator[Visible]:
    """The name in the article's entry, if it has one only: readers who comment are marked alike."""
    found = [(node, " ".join(text_of(dom.document, node, _LONGEST_NAME).split())) for node in _marked(dom, _NAME)]
    if len({name for _, name in found if name}) == 1:
        node, name = next((node, name) for node, name in found if name)
        yield Visible(SOURCE, name, node, attributes(dom.document, node).get("href"))


def dates(dom: Dom) -> Iterator[Visible]:
    """The moment at which the article's entry says it was published."""
    for node in _marked(dom, _PUBLISHED):
        pairs = attributes(dom.document, node)
        raw = next((pairs[name] for name in _MOMENT if pairs.get(name)), None)
        yield Visible(SOURCE, raw or text_of(dom.document, node, _LONGEST_NAME), node)
        return


def _marked(dom: Dom, names: frozenset[str]) -> list[int]:
    """Elements of the article's entry that have one of these class names, without those in readers' comments."""
    document, place = dom.document, dom.header if dom.header is not None else dom.root
    entries = document.coded("class").telling(_is_entry.each, _ENTRY)
    holding = [node for node, _ in entries if place is not None and document.is_within(place, node)]
    if not holding:
        return []
    entry = holding[-1]
    found = [node for node in _of_class(document, names) if document.is_within(node, entry)]
    return [node for node in found if not _is_in_comment(dom, node, entry)]


def _of_class(document: Document, names: frozenset[str]) -> list[int]:
    """Elements that have one of these class names, in document order."""
    told = document.coded("class").telling(lambda values: [not names.isdisjoint(value.split()) for value in values])
    return [node for node, _ in told]


@remembered()
def _is_entry(value: str) -> bool:
    return any(name in value.split() for name in _ENTRY)


def _is_in_comment(dom: Dom, node: int, entry: int) -> bool:
    for above in dom.document.ancestors(node):
        if above == entry:
            return False
        if dom.bits[above] & marks.COMMENT:
            return True
    return False
