"""What marks a further article below the page's own: a day at its head, and an address where the page's article has the
page's own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from functools import cached_property
from urllib.parse import unquote, urlsplit

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.metadata.dates.parsing import parse_date
from extractors.metadata.tree import attributes

_LINE = 100
"""Characters of a line with a day, which may name the author."""
_FARTHEST = 3 * 366
"""Days between articles of one site that follow each other; chapters of a chronicle are farther apart."""
_LINK = tags.CODES["link"]
_APART = tags.mask("figure figcaption blockquote")
"""What has a day of its own: pictures, and posts of a network."""
_PICTURES = tags.mask("img picture video iframe")
_OF_ADDRESS = re.compile(r"itemid|data-(?:[a-z-]+-)?(?:url|href|link|permalink|canonical|uri)")
"""Attributes in which loaders note an article's address, for the browser's bar and for counters."""
_OF_ELSE = re.compile(r"-(?:img|image|video|audio|poster|bg|background|src|comment|share|api|embed)")
"""In their names: the address of something else."""
_SUFFIX = re.compile(r"(?:/index)?\.[a-z]?html?$|/+$", re.I)
_GOES_ON = re.compile(r"/|[-_.,~]?(?:p|page)?\d{1,3}$", re.I)
"""Behind the path of an article: that of a page or a part of it."""


def are_near(days: Iterable[int], others: Iterable[int]) -> bool:
    """Whether any of some days is not far from any of others."""
    others = list(others)
    return any(abs(one - other) <= _FARTHEST for one in days for other in others)


class Days:
    """The days, as ordinals, that lines and ``time`` elements of a page say; none before 1990, as dates of articles."""

    def __init__(self, document: Document) -> None:
        self._document = document

    def of_line(self, block: int) -> int | None:
        """That of a short line, none of a picture or a quotation."""
        blocks = self._document.blocks
        if self.is_within(blocks.node.item(block)) or self._is_behind_picture(blocks.start.item(block)):
            return None
        line = self._document.block_line(block)
        return _day(line) if len(line) <= _LINE else None

    def of_time(self, node: int) -> int | None:
        """That of a ``time`` element."""
        return _day(self.written(node))

    def written(self, node: int) -> str:
        """What a ``time`` element says, for machines if it says that."""
        return self._document.attribute_of(node, "datetime") or self._document.text(node)

    def is_within(self, node: int) -> bool:
        """Whether an element stands in a figure or a quotation."""
        return bool(self._within[node])

    def _is_behind_picture(self, start: int) -> bool:
        """Whether no text stands between a picture and this place of the stream, as before captions."""
        stops = self._document.blocks.stop
        before = int(stops.searchsorted(start, side="right"))
        first, last = self._pictures.searchsorted((stops.item(before - 1) if before else 0, start)).tolist()
        return bool(first < last)

    @cached_property
    def _within(self) -> Bools:
        return self._document.below_any(_APART[self._document.tag])

    @cached_property
    def _pictures(self) -> Ints:
        return self._document.structure.open_at[where_true(_PICTURES[self._document.tag])]


class Addresses:
    """The addresses that elements' attributes say are their own, by path alone."""

    def __init__(self, document: Document) -> None:
        self._document = document

    def own(self, nodes: Iterable[int]) -> frozenset[str]:
        """The names of the attributes in which any of these elements has the page's own address."""
        pairs = [pair for node in nodes for pair in self._of(node)]
        return frozenset(name for name, path in pairs if path in self._page)

    def are_others(self, node: int, names: frozenset[str]) -> bool:
        """Whether an element has in such an attribute the address of another page, which is none of the same article:
        the page's own, or one that goes on behind it."""
        return bool(names) and any(name in names and self._is_other(path) for name, path in self._of(node))

    def _of(self, node: int) -> list[tuple[str, str]]:
        pairs = attributes(self._document, node).items()
        told = [(name, _path(value)) for name, value in pairs if _is_of_address(name)]
        return [(name, path) for name, path in told if path]

    def _is_other(self, path: str) -> bool:
        return not any(path == own or (path.startswith(own) and _GOES_ON.match(path, len(own))) for own in self._page)

    @cached_property
    def _page(self) -> frozenset[str]:
        document = self._document
        relations = [node for node, value in document.attribute("rel") if "canonical" in value.lower().split()]
        canonical = [document.attribute_of(node, "href") for node in relations if document.tag[node] == _LINK]
        return frozenset(map(_path, [document.page.url, *canonical])) - {""}


def _is_of_address(name: str) -> bool:
    return _OF_ADDRESS.fullmatch(name) is not None and _OF_ELSE.search(name) is None


def _path(address: str) -> str:
    """The path of an address, without what varies between its writings; empty for a relative one and a home page."""
    try:
        path = urlsplit(address.strip()).path
    except ValueError:
        return ""
    return unquote(_SUFFIX.sub("", path)) if path.startswith("/") else ""


def _day(text: str) -> int | None:
    """The ordinal of the day that a text says."""
    read = parse_date(text.strip())
    try:
        return date.fromisoformat(read[:10]).toordinal() if read else None
    except ValueError:
        return None
