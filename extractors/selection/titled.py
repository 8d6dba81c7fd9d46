"""The headline where no heading's tag says so: a line that opens the text and is what the page's title calls it.

Pages from before the style sheets draw it with ``font`` and breaks, blogs have it in an ``h3`` below the site's ``h1``:
the main header (``header``) is then another element or none, and the line would be the body's first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from extractors.document import Parsed
from extractors.metadata.text import clean, fold, words
from extractors.metadata.titles import segments
from extractors.selection.lines.origins import tells_origin

LONGEST = 300
"""Characters of such a line."""
_FIRST, _BEFORE = 3, 40
"""Kept texts among which it stands, and words of those before it: a kicker, a day, who wrote it."""
_FEWEST, _FEWEST_OF_ALL = 3, 2
"""Words of a part of a title, and of a whole one; an ideograph is one."""
_MOST_PARTS, _MOST_METAS = 8, 200
_SHORTEST = 4
"""Characters of a piece of text that may be a title."""
_NO_WORD = frozenset(("a", "title", "script", "style", "option", "textarea"))
_COLON = re.compile(r"\s?[:：]\s?")


def title_line(
    parsed: Parsed, count: int, text_of: Callable[[int], str], element_of: Callable[[int], Any]
) -> int | None:
    """Which of ``count`` kept texts opens them and is what a title calls the page; None where there is none, or nothing
    else, or where the page has said so before: then it is the text's own heading."""
    titles: list[str] | None = None
    before = 0
    for place in range(min(_FIRST, count - 1)):
        text = text_of(place)
        if 0 < len(text) <= LONGEST:
            titles = titles_of(parsed) if titles is None else titles
            if any(is_called(text, title) for title in titles):
                return None if _is_said_before(parsed, element_of(place), titles) else place
        before += len(words(text[: 2 * LONGEST]))
        if before > _BEFORE:
            break
    return None


def _is_said_before(parsed: Parsed, element: Any, titles: list[str]) -> bool:
    """Whether a piece of the page's text before an element is what a title calls the page; links lead elsewhere."""
    for top in parsed.roots:
        for each in top.iter():
            if each is element:
                return False
            pieces = (each.tail,) if each.tag in _NO_WORD else (each.text, each.tail)
            lines = [piece for piece in pieces if piece and _SHORTEST <= len(piece.strip()) <= LONGEST]
            if any(is_called(line, title) for line in lines for title in titles):
                return True
    return False


def is_called(text: str, title: str) -> bool:
    """Whether a text is a title, or at least half of one between its marks (beside the names of site and section), and
    else tells only of the article's origin: a day on the line above it."""
    whole, said = fold(title), fold(text)
    if said == whole:
        return len(words(text)) >= _FEWEST_OF_ALL
    for name in _names(title):
        folded = fold(name)
        if 2 * len(folded) < len(whole) or folded not in said or len(words(name)) < _FEWEST:
            continue
        if folded == said:
            return True
        before, found, behind = clean(text).partition(name)
        if found and all(not rest or tells_origin(rest) for rest in (before.strip(), behind.strip())):
            return True
    return False


def titles_of(parsed: Parsed) -> list[str]:
    """The texts of a page's title element and of its ``og:title``."""
    found = []
    title = next((each for each in parsed.root.iter("title") if _is_pages(each)), None)
    if title is not None:
        found.append(clean("".join(title.itertext())))
    for number, meta in enumerate(parsed.root.iter("meta")):
        if number == _MOST_METAS:
            break
        if meta.get("property") == "og:title":
            found.append(clean(meta.get("content") or ""))
            break
    return [title for title in found if title]


def _is_pages(title: Any) -> bool:
    parent = title.getparent()
    return parent is None or parent.tag != "svg"


def _names(title: str) -> Iterator[str]:
    """What stands in a title between any two of its marks, the longest first."""
    parts = [
        (start + first, start + stop)
        for start, end in segments(title)
        for first, stop in _between_colons(title[start:end])
    ][:_MOST_PARTS]
    for count in range(len(parts), 0, -1):
        for first, last in zip(parts, parts[count - 1 :]):
            yield title[first[0] : last[1]].strip()


def _between_colons(part: str) -> Iterator[tuple[int, int]]:
    at = 0
    for match in _COLON.finditer(part):
        yield at, match.start()
        at = match.end()
    yield at, len(part)
