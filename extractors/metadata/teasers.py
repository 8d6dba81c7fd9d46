"""Whether a byline or a day is that of a teaser: what holds it and its neighbours has a linked heading of its own, or
is a link that holds more than the names; or whether a day is one of a table's data."""

from __future__ import annotations

from extractors.dom import tags
from extractors.metadata import marks
from extractors.metadata.dom import Dom
from extractors.metadata.text import fold
from extractors.metadata.tree import text_of

_HEADINGS = frozenset(tags.CODES[name] for name in ("h2", "h3", "h4", "h5", "h6"))
_LINK = tags.CODES["a"]
_CELL, _HEAD, _ROW, _TABLE = (tags.CODES[name] for name in ("td", "th", "tr", "table"))
_FEWEST_ROWS = 4
"""Rows of a table of data, its head among them; old layouts are tables, too."""
_LONGEST = 40
"""Elements of a teaser."""
_MOST_LETTERS = 600
"""Letters of a teaser; more are a text, below which others are offered."""
_FEWEST_LETTERS = 15
"""Letters beside the names that a teaser's link has at least: its title."""


def is_of_teaser(dom: Dom, node: int) -> bool:
    """Whether a byline stands in a teaser of another article, near the headline: those far from it are asked only where
    nothing else names anybody, and then a blog's teasers tell who its one writer is."""
    document = dom.document
    places = [place for place in (dom.header, dom.root) if place is not None]
    if dom.header is None or not dom.is_near(node):
        return False
    name = text_of(document, node)
    for above in document.ancestors(node):
        if document.end.item(above) - above > _LONGEST or any(document.is_within(place, above) for place in places):
            return False
        if len(text_of(document, above)) > _MOST_LETTERS:
            return False
        if document.tag.item(above) == _LINK:
            return len(text_of(document, above)) >= len(name) + _FEWEST_LETTERS and not dom.bits[above] & marks.BYLINE
        headings = [each for each in range(above, document.end.item(above)) if document.tag.item(each) in _HEADINGS]
        if headings:
            before = [each for each in headings if each < node]
            return _is_title(dom, before[-1] if before else headings[0], name)
    return False


def is_of_other(dom: Dom, day: int) -> bool:
    """Whether a day is a teaser's, or stands in the rows of a table of data."""
    if is_of_teaser(dom, day):
        return True
    document, nodes = dom.document, (day, *dom.document.ancestors(day))
    if not any(document.tag.item(each) == _CELL for each in nodes):
        return False
    table = next((each for each in nodes if document.tag.item(each) == _TABLE), None)
    if table is None or (dom.header is not None and document.is_within(dom.header, table)):
        return False
    inside = document.tag[table : document.end.item(table)]
    return bool((inside == _HEAD).any()) and int((inside == _ROW).sum()) >= _FEWEST_ROWS


def _is_title(dom: Dom, heading: int, name: str) -> bool:
    """Whether a heading is a link to something else than the one who is named."""
    document = dom.document
    around = (heading, document.parents[heading])
    inside = range(heading, document.end.item(heading))
    is_link = any(document.tag.item(each) == _LINK for each in (*around, *inside))
    text = text_of(document, heading)
    return is_link and len(text) >= _FEWEST_LETTERS and fold(text) not in fold(name) and fold(name) not in fold(text)
