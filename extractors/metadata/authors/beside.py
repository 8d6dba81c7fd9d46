"""A name alone in its line, and what the next line says of it: the day, or what the writer is."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from extractors.dom import tags
from extractors.metadata.authors.behind import AGO
from extractors.metadata.dates.months import COMMON
from extractors.metadata.dates.parsing import parse_date
from extractors.metadata.dom import Dom, Line

_LONGEST = 60
"""Characters of a line that is a day, or what somebody is."""
_ITEM = tags.CODES["li"]
_HEADINGS = frozenset(tags.CODES[name] for name in ("h1", "h2", "h3"))
_ROLE = re.compile(
    r"\b(?:editor|writer|reporter|correspondent|columnist|contributor|manager|director|expert|engineer|founder|specialist|"
    r"analyst|strategist|consultant|journalist|officer|president|blogger|redakteur(?:in)?|autor(?:in)?|journalistin|"
    r"rédact(?:eur|rice)|periodista|redactor(?:a)?|giornalista|core\s+team|(?:editorial|content|marketing)\s+team)\b",
    re.I,
)


def said_behind(dom: Dom, line: Line) -> str | None:
    """The source that the line right behind one below the headline makes of a name: ``dom.dated`` for a day,
    ``dom.biography`` for a role. What stands above the headline beside a day is a section's name."""
    document = dom.document
    if dom.header is None or line.at < document.structure.close_at.item(dom.header):
        return None
    if document.tag.item(line.node) in _HEADINGS:
        return None
    blocks = document.blocks
    number = int(blocks.start.searchsorted(line.at, side="right"))
    behind = next((other for other in dom.lines if _block(dom, other) == number), None)
    if behind is None or not _are_apart(dom, line.node, behind.node):
        return None
    first = behind.text.partition(" | ")[0]  # behind the day, that of the last change can stand in the line
    if any(len(text) <= _LONGEST and parse_date(text) for text in (behind.text, first)):
        return "dom.dated"
    if len(behind.text) > _LONGEST:
        return None
    return "dom.biography" if _ROLE.search(behind.text) and behind.text[-1] not in ".?!" else None


def _are_apart(dom: Dom, one: int, other: int) -> bool:
    """Whether an element holds two others and not the headline, as what is told of a text does; a section's name and
    the day stand below the headline each for itself."""
    document = dom.document
    around = next((above for above in document.ancestors(one) if document.is_within(other, above)), None)
    return around is not None and dom.header is not None and not document.is_within(dom.header, around)


def _block(dom: Dom, line: Line) -> int:
    return int(dom.document.blocks.start.searchsorted(line.at, side="right")) - 1


def day_lists(dom: Dom) -> Collection[int]:
    """The lists that have a day as an item, with its year or without ("Jun 9", "3 days ago")."""
    document = dom.document
    return {
        document.parent.item(node)
        for node, text, _ in dom.lines
        if document.tag.item(node) == _ITEM and len(text) <= _LONGEST and _is_day(text)
    }


@lru_cache(maxsize=256)
def _is_day(text: str) -> bool:
    if parse_date(text) is not None or AGO.fullmatch(text):
        return True
    words = [word.strip(".,").lower() for word in text.split()]
    return len(words) == 2 and any(word in COMMON for word in words) and any(map(_is_day_of_month, words))


def _is_day_of_month(word: str) -> bool:
    return word.isdecimal() and 1 <= len(word) <= 2
