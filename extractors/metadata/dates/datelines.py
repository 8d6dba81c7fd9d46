"""Dates on pages that name none in their usual places: those that open the text, and those that stand alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from extractors.dom.arrays import where_true
from extractors.metadata.authors.words import DAYS
from extractors.metadata.dates.months import COMMON
from extractors.metadata.dates.shown import DomDates
from extractors.metadata.dom import Dom, Visible, holds_year
from extractors.metadata.teasers import is_of_other

_LONGEST_ALONE = 40
_BLOCKS_OPENING = 4
_MOST_BLOCKS = 3_000
_PLACE = re.compile(
    r"^\W{0,3}(?:(?:[^\W\d_][\w/.’' -]{2,30}[,(:–—-]\s*)?(?:den\s+)?|(?:Presse(?:mitteilung|information)|Meldung|"
    r"News)\s+vom\s+)(?=[\d(]|[^\W\d_]{3,10}\.?\s\d{1,2}[,\s])",
    re.I,
)
"""What stands before the date of a dateline: ``Berlin, den``, ``Pressemitteilung vom``, a bracket."""
_WORD = re.compile(r"[^\W\d_]+")
_AFTER = 34
"""Characters of a text's beginning that can be its date."""


def opening(dom: Dom) -> Iterator[Visible]:
    """The beginnings of the content's first texts that read as a date, the place and the bracket before it left out."""
    if dom.root is None:
        return
    blocks, document = dom.document.blocks, dom.document
    first = int(blocks.start.searchsorted(document.structure.inner_at[dom.root]))
    # what follows the headline at once is the lead, although many systems call it a teaser, and set it before the text
    lead = -1 if dom.header is None else int(blocks.start.searchsorted(document.structure.close_at[dom.header]))
    before = [lead] if 0 <= lead < first else []
    for number in (*before, *range(first, min(len(blocks), first + _BLOCKS_OPENING))):
        node = int(blocks.node[number])
        if (dom.foreign[node] and number != lead) or document.silent[node]:
            continue
        start = int(blocks.start[number])
        text = document.text_between(start, min(int(blocks.stop[number]), start + 400), " ")[:80]
        place = _PLACE.match(text)
        if place and _begins_with_day(text[place.end() :]) and not is_of_other(dom, node):
            yield Visible("dom.opening", text[place.end() : place.end() + _AFTER], node)


def _begins_with_day(text: str) -> bool:
    text = text.lstrip("( ")
    if not holds_year(text[:_AFTER]):
        return False
    if text[:1].isdigit():
        return True
    word = _WORD.match(text)
    return word is not None and word.group().lower() in COMMON


def alone(seen: DomDates) -> Iterator[Visible]:
    """The texts that are a date and nothing else, outside of links, of foreign parts and of the masthead, no "updated"
    before them, if they all say the same."""
    dom = seen.dom
    found: list[Visible] = []
    blocks, document = dom.document.blocks, dom.document
    markup = blocks.stop - blocks.start
    apart = (document.in_link | dom.foreign | document.silent)[blocks.node]
    for number in where_true((markup >= 6) & (markup <= 400) & ~apart)[:_MOST_BLOCKS].tolist():
        start, stop, node = int(blocks.start[number]), int(blocks.stop[number]), int(blocks.node[number])
        text = document.text_between(start, stop, " ")
        if seen.is_of_masthead(node):
            continue
        if len(text) > _LONGEST_ALONE or not (holds_year(text) and is_of_day(text)):
            continue
        if not seen.says_updated(node) and not is_of_other(dom, node):
            found.append(Visible("dom.alone", text, node))
    if len({visible.raw for visible in found}) == 1:
        yield found[0]


def is_of_day(text: str) -> bool:
    """Whether a text's words are those of a date; also of one without any word."""
    words = (word.lower() for word in _WORD.findall(text))
    return all(word in COMMON or word in _SMALL or word in DAYS for word in words)


_SMALL = frozenset(
    "st nd rd th of de del dem den der do da d le el la il os as às alle ore om op klo kl godz ob v ve u o a à las am "
    "pm p m uhr h hs hrs uur at um t z utc gmt on er г года в р року ч час год ora ore saat ώρα στις ngày tháng năm "
    "lúc pukul jam sonnabend في من الساعة ساعت को बजे".split()
)
