"""A page as a browser shows it: its elements found again in our own tree, each with its box.

A browser's tree and libxml2's differ, so elements are matched by a mark that the browser wrote into the markup, and not
by their paths. The marks are out again before anything reads the page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from typing import Any

from extractors.document import Document, Unreadable
from extractors.page import Box, Page

MARK = "data-broadsheet-box"
"""The attribute that holds an element's number among the measured boxes."""
_MARKED = re.compile(rf' {MARK}="\d{{1,7}}"')
_LONGEST_DISPLAY = 30


def rendered_page(page: Page, html: str, rows: Sequence[Sequence[Any]]) -> Page:
    """The page with the markup and the boxes that a browser made of it.

    ``html`` carries the marks; ``rows`` are per mark the fields of `Box` in their order. Rows of another form are left
    out, since pages can tamper with what measures them.
    """
    made = page.showing(_MARKED.sub("", html))
    try:
        marked = Document(replace(Page.from_html(html, page.url), boxes={})).attribute(MARK)
    except Unreadable:
        return made
    boxes: dict[int, Box] = {}
    for node, value in marked:
        number = int(value) if value.isascii() and value.isdigit() else len(rows)
        box = _box(rows[number]) if number < len(rows) else None
        if box is not None:
            boxes[node] = box
    return replace(made, boxes=boxes)


def _box(row: Sequence[Any]) -> Box | None:
    try:
        x, y, width, height, display, visible, weight, italic, opacity, font_size, clips, texts = row
        numbers = [float(value) for value in (x, y, width, height, opacity, font_size, weight)]
        inside = tuple(_rectangle(text) for text in texts)
    except (TypeError, ValueError, OverflowError):
        return None
    if not all(isfinite(value) for value in numbers):
        return None
    x, y, width, height, opacity, font_size, weight = numbers
    style = str(display)[:_LONGEST_DISPLAY], bool(visible), int(weight), bool(italic), opacity, font_size, bool(clips)
    return Box(x, y, width, height, *style, inside)


def _rectangle(text: Sequence[Any]) -> tuple[float, float, float, float]:
    """A text's box. Raises ValueError or TypeError for what is none."""
    x, y, width, height = map(float, text)
    if not all(map(isfinite, (x, y, width, height))):
        raise ValueError("no box")
    return x, y, width, height
