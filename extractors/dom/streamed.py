"""Pages that React streams: each late part is put where a browser would put it.

A server that streams sends the page before all of it is known. What is late has a placeholder, and comes in a hidden
element further down, with a call that moves it:

    <!--$?--><template id="B:0"></template>Loading...<!--/$-->          placeholder and fallback
    <div hidden id="S:0">...</div><script>$RC("B:0","S:0")</script>     segment and call

``$RC`` and ``$RR`` put the segment's children into the placeholder's place and drop the fallback, which ends at the
matching comment; ``$RS`` puts them into the place of a ``<template id="P:0">``, which has none (react-dom/server,
``ReactDOMFizzInstructionSetShared``). A part that failed (``$RX``) or never came keeps its fallback.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice, takewhile
from typing import Any

from lxml import etree

MAX_MOVES = 1_000
"""Segments that are moved; the page of the development sets with the most has 52."""
MAX_NODES = 500_000
"""Nodes in all segments that are moved: moving one takes time by what is in it, and hostile ones lie in each other."""
DEEPEST_PLACE = 500
"""Elements around a placeholder up to which a segment is moved there: else segments of segments go down without end."""
_SIGN = '<div hidden id="S:'
_NAMED = etree.XPath('descendant::*[starts-with(@id, "S:") or @id and self::template]')
_SIZE = etree.XPath("count(descendant::node())")
_CALL = re.compile(r'\$R([CRS])\(\s*"([^"\\]{1,100})"\s*,\s*"([^"\\]{1,100})"')
_PLACE = re.compile(r"[BP]:(?=.)")
_MOVED = "broadsheet-moved"
"""Name of placeholders and segments that are done, until they are taken out from around their children."""


def is_streamed(text: str | bytes) -> bool:
    """Whether a page (``bytes``: in UTF-8) may have segments: one search, since every page pays for it. (The longer
    what is searched for, the faster: so a page whose only segments are rows of tables or drawings is missed.)"""
    return _SIGN in text if isinstance(text, str) else _SIGN.encode() in text


def put_in_place(roots: Sequence[Any]) -> None:
    """Move the segments of a page that was parsed with its comments, and take the comments out.

    A segment is moved once, and to a placeholder before it, as streams have them: never into itself. What does not fit
    (no such placeholder, a fallback without an end) is left as it is.
    """
    named: dict[str, tuple[int, Any]] = {}
    for root in roots:
        for element in _NAMED(root):
            named.setdefault(element.get("id"), (len(named), element))  # the first of an id, as browsers take it
    moves = [(named[place], named[segment]) for place, segment in _calls(roots, named)]
    # the first are the outer ones, so that a placeholder is as deep as it will be when its own turn comes
    moves.sort(key=lambda move: move[0][0])
    ends, left = _ends(roots), MAX_NODES
    for (_, place), (_, segment) in islice((move for move in moves if move[0][0] < move[1][0]), MAX_MOVES):
        if place.tag == "template" and segment.tag != _MOVED and sum(1 for _ in place.iterancestors()) <= DEEPEST_PLACE:
            left -= int(_SIZE(segment))
            if left < 0:
                break
            _move(segment, place, ends)
    outside = etree.Element(_MOVED)
    outside.extend([*roots[0].itersiblings(etree.Comment, preceding=True), *roots[0].itersiblings(etree.Comment)])
    for root in roots:
        etree.strip_tags(root, _MOVED, etree.Comment)


def _calls(roots: Sequence[Any], named: dict[str, tuple[int, Any]]) -> list[tuple[str, str]]:
    """(placeholder, segment) of the page's calls; of a page without any, what has the same number."""
    texts = [script.text or "" for root in roots for script in root.iter("script")]
    calls = [call.groups() for text in texts if "$R" in text for call in _CALL.finditer(text)]
    pairs = [(two, one) if kind == "S" else (one, two) for kind, one, two in calls]
    if not calls:
        pairs = [(name, _PLACE.sub("S:", name, count=1)) for name in named if _PLACE.match(name)]
    return [(place, segment) for place, segment in pairs if place in named and segment in named]


def _ends(roots: Sequence[Any]) -> dict[Any, Any]:
    """The comment that begins a part to the one that ends it, where both are children of one element."""
    ends: dict[Any, Any] = {}
    begun: dict[Any, list[Any]] = {}
    for root in roots:
        for comment in root.iter(etree.Comment):
            if comment.text in ("$", "$?", "$!", "$~"):
                begun.setdefault(comment.getparent(), []).append(comment)
            elif comment.text == "/$" and begun.get(comment.getparent()):
                ends[begun[comment.getparent()].pop()] = comment
    return ends


def _move(segment: Any, place: Any, ends: dict[Any, Any]) -> None:
    """Put a segment's children into a placeholder, instead of the fallback that follows it."""
    before = place.getprevious()
    end = ends.get(before)
    if end is not None and before.text == "$?" and not before.tail:
        fallback = list(takewhile(lambda sibling: sibling is not end, place.itersiblings()))
        place.tail = None
        for element in fallback:
            place.getparent().remove(element)
    place.clear(keep_tail=True)
    place.text, segment.text = segment.text, None
    place.extend(list(segment))
    place.tag = segment.tag = _MOVED
