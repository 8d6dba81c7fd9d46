"""The hour of a day that stands apart from it: in the byline of blogs that head the entries of a day with the day, and
in the line of the commonest template of blogs about the entry."""

from __future__ import annotations

import re
from collections.abc import Iterator

from extractors.metadata.authors.comments import comments_begin
from extractors.metadata.dates.moments import full_hour
from extractors.metadata.dom import Dom, holds_year
from extractors.metadata.tree import pieces_between

_ENTRIES = (
    "his entry was posted on", "ieser Eintrag wurde am", "ieser Beitrag wurde am", "sta entrada fue publicada el",
    "sta entrada fue escrita el", "et article a été publié le", "e billet a été posté le",
    "uesto articolo è stato pubblicato il", "it bericht is geplaatst op", "ste artigo foi publicado em",
)  # fmt: skip
"""Literals, without their first letters."""
_AFTER, _LONGEST = 400, 80
"""Characters of markup behind them, and of text with the moment."""
_SIGNED = re.compile(r"\W{0,3}(?:posted|published|written)\s+by\W", re.I)
_AT = re.compile(
    r"\W{0,3}(?:posted|published|written)\s+by\W.{2,60}?\b(?:at|@)\s++(?P<hour>\d{1,2}):(?P<minute>[0-5]\d)"
    r"(?:\s*+(?P<half>[ap]\.?m)\b\.?)?\W*(?:\||$)",
    re.I,
)


def told(dom: Dom, day: str) -> Iterator[str]:
    """Texts that may tell the hour of a day (``YYYY-MM-DD``), with the day: what stands behind "This entry was posted
    on", in seven languages, where the page says so once; the only line near the headline, above the readers' comments,
    that says by whom it was posted."""
    document = dom.document
    said = [(at, node) for literal in _ENTRIES for at, node in dom.texts.places(literal)]
    if len(said) == 1 and not document.silent[said[0][1]]:
        yield pieces_between(document, said[0][0], said[0][0] + _AFTER, " ")[:_LONGEST]
    ends = comments_begin(dom)
    lines = [line.text for line in dom.lines if line.at < ends and not dom.foreign[line.node]]
    signed = [text for text in lines if _SIGNED.match(text)]
    if len(signed) == 1:
        yield signed[0] if holds_year(signed[0]) else _at(signed[0], day)


def _at(text: str, day: str) -> str:
    """A day with the hour at which a byline says that it was posted; empty without one."""
    match = _AT.match(text)
    if match is None:
        return ""
    hour, half = int(match["hour"]), match["half"]
    hour = full_hour(hour, half) if half else hour
    return f"{day}T{hour:02d}:{match['minute']}:00"
