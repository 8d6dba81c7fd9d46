"""Words for *by* and *and* that are other words, or names, elsewhere: read only on pages in their language."""

from __future__ import annotations

import re
from typing import NamedTuple

from extractors.document import Document
from extractors.metadata.authors.names import is_person_like


class _Words(NamedTuple):
    by: str
    """A pattern."""
    several: str | None = None
    """The same before several persons only: alone it is a first name."""
    joins: str | None = None
    """*And*, where the byline's usual words for it do not do."""


_FILIPINO = _Words(r"(?:(?:isinulat|sinulat|ulat)\s+)?ni", r"(?:(?:isinulat|sinulat|ulat)\s+)?nina", "at")
_WORDS = {
    "fil": _FILIPINO,
    "tl": _FILIPINO,
    "ha": _Words("daga", joins="da"),
    "sw": _Words(r"(?:imeandikwa\s+)?na", joins="na"),
    "af": _Words("deur"),
    "cy": _Words("gan", joins="a"),
    "is": _Words("eftir"),
}
"""By the first part of a language's tag (BCP 47)."""

_PARTICLES = (" ng ", " ang ", " sa ")
_FEWEST = 3
"""Of each of these in a page that is written in Filipino: its papers declare no language, or English."""


def language_of(document: Document) -> str:
    """The language that html or body declares; Filipino by its particles, where none but English is."""
    declared = (document.attribute_of(node, "lang").strip() for node in range(min(len(document), 2)))
    language = next(filter(None, declared), "")
    if not language or language.lower().startswith("en"):
        is_filipino = all(document.stream.count(word) >= _FEWEST for word in _PARTICLES)
        return "fil" if is_filipino else language
    return language


class Words:
    """The words of one page's language; of most languages there are none."""

    def __init__(self, language: str) -> None:
        words = _WORDS.get(re.split("[-_]", language.strip().lower(), maxsplit=1)[0])
        self._by = words and re.compile(rf"\W{{0,3}}{words.by}(?:\s*+[:|]\s*+|\s++)(?=[^\W\d_])", re.I)
        self._several = re.compile(rf"\W{{0,3}}{words.several}\s++(?=\w)", re.I) if words and words.several else None
        self._joins = re.compile(rf"\s++(?:\|\s)?{words.joins}\s++(?:\|\s)?") if words and words.joins else None

    def bare(self, byline: str) -> str:
        """A byline without these words: commas between its names, and nothing before them."""
        if self._by is None:
            return byline
        listed = self._joins.sub(", ", byline) if self._joins else byline
        if self._several and listed != byline and (several := self._several.match(listed)):
            return listed[several.end() :]
        by = self._by.match(byline)
        return listed[by.end() :] if by and byline[by.end()].isupper() else byline

    def named(self, line: str) -> str | None:
        """What follows such a word at a line's beginning, where it is a person's name."""
        bare = self.bare(line)
        return bare if bare != line and is_person_like(re.split(r" \| |, ", bare, maxsplit=1)[0]) else None
