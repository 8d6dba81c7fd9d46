"""Who made a picture, where the page marks it as such: a class or a property names what stands beside the picture."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cached_property
from itertools import islice

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata import marks
from extractors.metadata.credit_words import LABEL
from extractors.metadata.text import clean
from extractors.metadata.tree import text_of
from extractors.remembered import remembered

_NAMED = re.compile(
    r"cr[eé]dit|copyright|photographer|photoby|photographe\b|fotogra(?:f|ph|fo)\b|(?:bild|foto)(?:quelle|nachweis|autor|rechte)|"
    r"(?:image|img|photo|picture|media|figure|caption|foto|bild)[\w-]{0,12}[-_]{0,2}(?:author|source|byline|attribution|copyright)",
    re.I,
)
"""In a class: of a picture's maker, wherever it stands."""
_IN_FIGURE = re.compile(
    rf"{_NAMED.pattern}|(?:^|[\s_-])(?:authors?|autor(?:in|e)?|auteur|source|quelle|fuente|fonte|bron|kilde|k[aä]lla|"
    r"urheber|byline|attribution|rights|rechte|agency)(?:$|[\s_-])",
    re.I,
)
"""In a figure that no text of the article is in, these say so too."""
_PROPERTIES = frozenset({"author", "creator", "creditText", "copyrightHolder", "copyrightNotice"})
_LEVELS, _DEEPEST, _MOST_ELEMENTS = 5, 24, 40
"""Elements around a picture among which its maker is looked for; with its sources; and elements in each."""
_LONGEST, _MOST_WORDS = 100, 14
"""Characters and words of who made a picture."""
_FIGURE, _SOURCE = tags.CODES["figure"], tags.CODES["source"]
_PICTURES = tags.mask("img amp-img video iframe")
_TITLED = tags.mask("h1 h2 h3 h4 h5 h6 article time blockquote")
_LABEL_ALONE = re.compile(rf"\W*(?:(?:view|show|hide|image|photo|picture)\s+)*(?:{LABEL})\W*", re.I)
_LETTER = re.compile(r"[^\W\d_]")
_NO_MAKER = re.compile(r"\w{4}[.!?。！？]\s|[!?。！？,]$|\d\d?:\d\d")
"""A sentence, the beginning of a list, the length of a film."""


@remembered()
def _is_property(value: str) -> bool:
    return not _PROPERTIES.isdisjoint(value.split())


_WITHIN, _ANYWHERE = "within a figure", "anywhere"


@remembered()
def _naming(name: str) -> str:
    """Where a class says of an element that it names a picture's maker; empty if nowhere."""
    if not marks.marks(name) & marks.MAKER or not _IN_FIGURE.search(name):
        return ""
    return _ANYWHERE if _NAMED.search(name) else _WITHIN


class Makers:
    """The elements of a page that are marked as pictures' makers."""

    def __init__(self, document: Document) -> None:
        self.document = document

    @cached_property
    def _worded(self) -> list[tuple[int, str]]:
        """(element, where it says so) of those whose class names a maker, in document order."""
        return self.document.coded("class").telling(_naming.each)

    @cached_property
    def _anywhere(self) -> list[int]:
        return [node for node, where in self._worded if where == _ANYWHERE]

    @cached_property
    def _in_figures(self) -> list[int]:
        """Those that say so within a figure, in document order."""
        properties = self.document.coded("itemprop").telling(_is_property.each)
        return sorted({node for node, _ in (*self._worded, *properties)})

    def within(self, start: int, stop: int) -> list[int]:
        """Those of a figure among a stretch of elements."""
        found = self._in_figures
        return found[bisect_left(found, start) : bisect_left(found, stop)]

    def beside(self, node: int) -> str | None:
        """Who made a picture, as an element says that is marked so and stands in its figure, or in an element that
        holds no other picture and no title."""
        document = self.document
        if not self._in_figures:
            return None
        tag = document.tag.item
        around = (each for each in islice(document.ancestors(node), _DEEPEST) if tag(each) != _SOURCE)
        for above in islice(around, _LEVELS):
            stop = document.end.item(above)
            if stop - above > _MOST_ELEMENTS:
                return None
            marked = self._in_figures if tag(above) == _FIGURE else self._anywhere
            found = marked[bisect_left(marked, above) : bisect_left(marked, stop)]
            if not found:
                continue
            kinds = document.tag[above:stop]
            if _PICTURES[kinds].sum() > 1 or _TITLED[kinds].any():
                return None
            for place in found:
                if said := maker(text_of(document, place, _LONGEST)):
                    return said
        return None


def maker(text: str) -> str | None:
    """The text of an element that is marked as naming a maker, if it can be one: no label alone and no sentence;
    without a full stop at its end."""
    told = clean(text).removesuffix(".").strip("|·•–—- ")
    if not 2 <= len(told) <= _LONGEST or len(told.split()) > _MOST_WORDS or not _LETTER.search(told):
        return None
    return None if _LABEL_ALONE.fullmatch(told) or _NO_MAKER.search(told) else told
