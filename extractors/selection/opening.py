"""What opens a text and is none of it: lines that say when it was published, who wrote it, how long it takes to read.

The classifier knows them by the names of their elements; where a template names nothing, they are set like the text.
Counted with models that never saw the page's site: eleven bodies of four development sets open so; five truths leave
the line out, two have it, of four nothing is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from extractors.document import Document
from extractors.dom.columns import Ints
from extractors.metadata.authors.behind import READING_TIME
from extractors.metadata.authors.names import authors_of, is_agency, is_person_like
from extractors.metadata.authors.words import BY
from extractors.metadata.dates.datelines import is_of_day
from extractors.metadata.dates.labels import PUBLISHED, UPDATED
from extractors.metadata.dates.text import written

LONGEST = 140
"""Characters of such a line."""
_MARKUP = 10 * LONGEST
"""Characters of its markup, at most."""
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_DIGIT = re.compile(r"\d")
_BY = re.compile(rf"\W{{0,3}}(?:(?:written|words|story|posted)\s+by|{BY})(?!\w)", re.I)
_ZONE = re.compile(r"\b[A-Z]{2,4}T\b(?=\W*$)")
_MARKS = re.compile(r"\s+[|•·]\s+")
_AND = frozenset("and und y e et og en i и та a".split())


def opening(count: int, text_of: Callable[[int], str]) -> int:
    """How many of ``count`` kept texts are left out because they open the article and tell only of its origin; none of
    all, and none where another text is a day as well, as in a diary or a list of dates."""
    first = 0
    while first < count - 1 and tells_origin(text_of(first)):
        first += 1
    return 0 if first and any(_is_moment(text_of(place)) for place in range(first, count)) else first


def without_opening(document: Document, kept: Ints) -> Ints:
    """The kept blocks (indices into ``document.blocks``, in document order) without those lines."""
    return kept[opening(len(kept), lambda place: _line(document, int(kept[place]))) :]


def tells_origin(text: str) -> bool:
    """Whether a text says when or by whom an article was written, and nothing else."""
    if not 0 < len(text) <= LONGEST:
        return False
    if _is_moment(text) or _is_signed(text):
        return True
    pieces = _MARKS.split(text)
    return len(pieces) > 1 and all(_is_moment(piece) or _is_signed(piece) for piece in pieces)


def _line(document: Document, block: int) -> str:
    """A block's text, or nothing where its markup is too long for a line."""
    blocks = document.blocks
    return document.block_text(block) if int(blocks.stop[block]) - int(blocks.start[block]) <= _MARKUP else ""


def _is_moment(text: str) -> bool:
    """Whether a text is a day, with what happened on it ("Published:"), or the minutes that reading takes."""
    if len(text) > LONGEST or not _DIGIT.search(text) or not is_of_day(_unlabelled(text)):
        return False
    return _names_day(text) or READING_TIME.search(text) is not None


def _is_signed(text: str) -> bool:
    """Whether a text is nothing but names behind "by", whatever their titles, or names beside a day."""
    by = _BY.match(text)
    if not by and not _names_day(text):
        return False
    names = authors_of(text, visible=True)
    if not names or not all(is_person_like(name) or is_agency(name) for name in names):
        return False
    rest = _unlabelled(text[by.end() :] if by else text)
    for name in names:
        rest = rest.replace(name, " ")
    words = [word for word in _WORD.findall(rest) if word.lower() not in _AND and not is_of_day(word)]
    return all(word[0].isupper() for word in words) if by else not words


def _names_day(text: str) -> bool:
    return _DIGIT.search(text) is not None and written(text, None, True) is not None


def _unlabelled(text: str) -> str:
    """The text without the words for publication and change, for minutes of reading, and without zones of time."""
    for pattern in (PUBLISHED.pattern, UPDATED.pattern, READING_TIME, _ZONE):
        text = pattern.sub(" ", text)
    return text
