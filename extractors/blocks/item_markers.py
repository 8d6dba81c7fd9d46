"""What a list item draws before its text: a bullet, or its own number, in an element that holds nothing else.

A browser draws such marks itself; who draws them by elements means the same, and they are no text of the item.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from lxml import etree

from extractors.dom import tags

BULLETS = frozenset("•‣⁃∙◦▪▫▸►▶➤")
"""Characters that mean nothing but a point in a list, wherever one of them is all of a text; not those by which papers
in Japan part sections."""
NO_TEXT = "•"
"""What stands for a block that is nothing but a mark: the body leaves it out."""
_ITEM_MARKS = BULLETS | frozenset("●○■□◆◇·–—-✓✔☑✅")
"""Without the star, which also marks a note."""
LONGEST = 4
"""Characters of a mark: a number of three figures and its point."""
_NUMBER = re.compile(r"([1-9]\d{0,2})[.):]?")
"""With no zero before it, as designs number what they show: a truth has such."""
_LEVELS = 4
"""Elements between a mark's block and its item, at most."""
_NEAR = 20
"""Elements of an item before its first text, and siblings between two items, that are looked at."""
_FEWEST = 3
_LISTS = frozenset(("ul", "ol", "menu", "dl", "table"))


def is_bullet(text: str) -> bool:
    """Whether a text is a bullet alone."""
    return text in BULLETS


def may_mark(text: str) -> bool:
    """Whether a text, white space aside, is written as such a mark: a quick look."""
    mark = text.strip()
    return mark in _ITEM_MARKS or _NUMBER.fullmatch(mark) is not None


def marker_of(block: Any) -> Any | None:
    """The element that draws the mark of a list item, where a block-level element is the item, or holds its first text;
    else None."""
    item = _item_of(block)
    first = None if item is None else _first_text(item)
    if item is None or first is None or first is item or len(first) or first.tag in _LISTS:
        return None
    if first is not block and block not in first.iterancestors():
        return None
    mark = (first.text or "").strip()
    if mark not in _ITEM_MARKS and not _counts(item, mark):
        return None
    return first if _has_more(item, first) else None


def mark_of(block: Any, text: str) -> Any | None:
    """The same where the first text of the block is that mark."""
    if len(text) > _MOST_SPACED or not may_mark(text):
        return None
    mark = marker_of(block)
    return mark if mark is not None and (mark.text or "").strip() == text.strip() else None


_MOST_SPACED = 40
"""Characters of a mark with the white space around it, as markup is indented."""


def _item_of(block: Any) -> Any | None:
    for each in (block, *islice(block.iterancestors(), _LEVELS)):
        if each.tag == "li":
            return each
        if each.tag in _LISTS:
            return None
    return None


def _first_text(item: Any) -> Any | None:
    """The element that directly holds the first text of an item; None where it is none of the first few elements."""
    seen = 0
    walk = etree.iterwalk(item, events=("start", "end"))
    for event, each in walk:
        if event == "end":
            if each is not item and _is_text(each.tail):
                return each.getparent()
            continue
        seen += 1
        if seen > _NEAR:
            return None
        if each.tag in tags.SILENT_NAMES or not isinstance(each.tag, str):
            walk.skip_subtree()
        elif _is_text(each.text):
            return each
    return None


def _is_text(text: str | None) -> bool:
    return text is not None and not text.isspace() and text != ""


def _counts(item: Any, mark: str) -> bool:
    """Whether a mark is the number of an item: the items before it count down to 1, those behind it on, and there are
    three at least (two may be amounts: ``1 egg``, ``2 cups``)."""
    number = _NUMBER.fullmatch(mark)
    if number is None:
        return False
    own = int(number[1])
    before, behind = _items_beside(item, preceding=True), _items_beside(item)
    if len(before) != min(own - 1, _NEAR) or len(before) + len(behind) + 1 < _FEWEST:
        return False
    counted = [*enumerate(before, 1), *((-place, each) for place, each in enumerate(behind, 1))]
    return all(_number_of(each) == own - distance for distance, each in counted)


def _items_beside(item: Any, *, preceding: bool = False) -> list[Any]:
    beside: Iterator[Any] = item.itersiblings("li", preceding=preceding)
    return list(islice(beside, _NEAR))


def _number_of(item: Any) -> int | None:
    """The number that an element of its own draws before the text of an item."""
    first = _first_text(item)
    if first is None or first is item or len(first):
        return None
    number = _NUMBER.fullmatch((first.text or "").strip())
    return int(number[1]) if number else None


def _has_more(item: Any, mark: Any) -> bool:
    """Whether an item has another text than its mark."""
    return any(map(_is_text, _behind(item, mark)))


def _behind(item: Any, mark: Any) -> Iterator[str]:
    """The texts of an item behind its mark, the first few."""
    passed = False
    for event, each in islice(etree.iterwalk(item, events=("start", "end")), 4 * _NEAR):
        if event == "end":
            passed = passed or each is mark
            if passed and each is not item:
                yield each.tail or ""
        elif passed:
            yield each.text or ""
