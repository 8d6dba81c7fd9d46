"""The main header's node: the heading that a visitor would take for the headline.

After the role model (METHODS.md 1, FindBestHdr): by heading level, then likeness to the title, then document order;
with two departures: likeness counts before level among h1 and h2 (sites put their own name in the first h1), and a
heading within navigation, footers or asides comes last.
"""

from __future__ import annotations

import re

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.presentation import size_of, standing_out, top_of

_WORD = re.compile(r"\w+")
_ASIDE = tags.mask("nav footer aside")
_MOST_HEADINGS = 200
_MOST_CHARS = 400


def find_header(document: Document, before: int | None = None) -> int | None:
    """The main header, or None on a page without headings. ``before``: only elements before that one are looked at."""
    candidates = where_true(
        (tags.HEADING_LEVEL[document.tag] > 0) & (document.subtree_words > 0) & (document.subtree_chars < _MOST_CHARS)
    )[:_MOST_HEADINGS]
    if before is not None:
        candidates = candidates[candidates < before]
        if not len(candidates):
            return None
    if document.boxes is not None:
        seen = candidates[~document.hidden[candidates]]
        candidates = seen if len(seen) else candidates
    if not len(candidates):
        return _standing_out(document)
    aside = document.below_any(_ASIDE[document.tag])[candidates]
    if aside.any() and not aside.all():
        candidates = candidates[~aside]  # one within navigation, footers or asides comes last
    levels = tags.HEADING_LEVEL[document.tag[candidates]]
    best = int(levels.min())
    # what is common with the title counts before the level among h1 and h2 only
    candidates = candidates[levels <= max(best, 2)]
    if best > 3 or len(candidates) == 1:
        return int(candidates[0])
    title = frozenset(_words(page_title(document)))
    nodes: list[int] = candidates.tolist()
    return min(nodes, key=lambda node: _rank(document, title, node))


def _standing_out(document: Document) -> int | None:
    """On a page without headings, what a browser showed in large letters and the title has as well."""
    title = frozenset(_words(page_title(document)))
    found = []
    for node in standing_out(document):
        words, common = _in_common(title, document, node)
        if 2 * common >= words > 0:
            found.append((-size_of(document, node), top_of(document, node), node))
    return min(found)[2] if found else None


def _rank(document: Document, title: frozenset[str], node: int) -> tuple[float, ...]:
    """The smaller, the likelier."""
    level = int(tags.HEADING_LEVEL[document.tag[node]])
    words, common = _in_common(title, document, node)
    strong = level <= 2 and 2 * common >= words > 0
    # of two headings that stand in the title, the site's name and the headline, the longer is the headline
    return (not strong, -common if strong else 0, -round(size_of(document, node)), level, -common, node)


def is_title(document: Document, node: int) -> bool:
    """Whether the page is named after a heading: its title has at least half of the heading's words."""
    words, common = _in_common(frozenset(_words(page_title(document))), document, node)
    return 2 * common >= words > 0


def is_said_in(document: Document, one: int, other: int) -> bool:
    """Whether all words of one of two headings are in the other one: the headline again, or with "Re:" before it."""
    words = [set(_words(document.text(node))) for node in (one, other)]
    return words[0] <= words[1] or words[1] <= words[0]


def page_title(document: Document) -> str:
    """The text of the title element and of og:title, for likeness; empty if there is neither."""
    named = [node for node, value in document.attribute("property") if value == "og:title"]
    contents = dict(document.attribute("content")) if named else {}
    return " ".join([document.title, *(contents.get(node, "") for node in named)])


def _words(text: str) -> list[str]:
    found: list[str] = _WORD.findall(text.lower())
    if text.isascii():
        return found
    return [part for word in found for part in (word if _unspaced(word) else (word,))]


def _unspaced(word: str) -> bool:
    return any("\u3040" <= char <= "\u9fff" for char in word)


def _in_common(title: frozenset[str], document: Document, node: int) -> tuple[int, int]:
    """(distinct words of the heading, how many of them the title has)."""
    words = set(_words(document.text(node)))
    return len(words), len(words & title)
