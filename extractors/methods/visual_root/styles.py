"""What inline styles and style elements say of being seen: a small, deliberate subset of CSS.

Declarations: display, visibility, opacity, width, height, and what parks an element off the page; in a
style element only the rules that hide. Selectors: a tag, a class or an id, alone or a tag with a class or an
id. Rules inside at-rules (media, keyframes) are left out, and so is the cascade.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from extractors.remembered import remembered

GONE, FADED, SMALL, PARKED, INLINE = 1, 2, 4, 8, 16
"""Bits of a verdict. GONE: display none. FADED: visibility hidden or opacity 0, often undone by a script.
SMALL: a width or height under the paper's 8 pixels. PARKED: moved off the page's edge. INLINE: display inline
or inline-block."""
SMALLEST = 8.0
"""Pixels (METHODS.md, 5.2)."""
_FAR = 900.0
"""Pixels to the left or above from which an element counts as parked: sites use -999, -9999 and the like."""
_LARGEST_SHEET = 100_000
_LENGTH = re.compile(r"(-?\d*\.?\d+)(px|)$")
_TELLING = re.compile(r"display|visibility|opacity|-9|(?:width|height)\s*:\s*[0-7](?![\d.]*\d)", re.I)
_HIDING = (
    "display:none",
    "display: none",
    "visibility:hidden",
    "visibility: hidden",
    "opacity:0",
    "opacity: 0",
)
_SELECTOR = re.compile(r"([a-z][\w-]*)?([.#][\w-]+)?$", re.I)


@remembered()
def verdict(style: str) -> int:
    """The bits of one declaration list (the value of a style attribute, or a rule's body)."""
    bits = 0
    if not _TELLING.search(style):
        return bits
    values: dict[str, str] = {}
    for declaration in style.lower().split(";"):
        name, _, value = declaration.partition(":")
        values[name.strip()] = value.replace("!important", "").strip()
    display = values.get("display", "")
    if display == "none":
        bits |= GONE
    elif display in ("inline", "inline-block"):
        bits |= INLINE
    if values.get("visibility") in ("hidden", "collapse") or _number(values.get("opacity", "")) == 0.0:
        bits |= FADED
    for side in ("width", "height", "max-height", "max-width"):
        length = _number(values.get(side, ""))
        if length is not None and 0 <= length < SMALLEST:
            bits |= SMALL
    placed = values.get("position") in ("absolute", "fixed")
    for side in ("left", "top", "margin-left", "margin-top", "text-indent"):
        length = _number(values.get(side, ""))
        if length is not None and length <= -_FAR and (placed or side not in ("left", "top")):
            bits |= PARKED
    return bits


def _number(value: str) -> float | None:
    match = _LENGTH.match(value)
    return float(match[1]) if match else None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The verdicts of a style sheet's simple selectors."""

    tags: dict[str, int]
    names: dict[str, list[tuple[str, int]]]
    """``.class`` or ``#id`` to (tag or "", bits)."""


def _places(text: str) -> Iterator[int]:
    """Where a sheet hides something."""
    for mark in _HIDING:
        place = text.find(mark)
        while place >= 0:
            yield place
            place = text.find(mark, place + 1)


@remembered(64, _LARGEST_SHEET)
def sheet(text: str) -> Sheet:
    """The part of a style sheet that hides something; kept, as a site's sheets repeat from page to page."""
    text = text[:_LARGEST_SHEET]
    last: dict[tuple[str, str], int] = {}
    depth, counted, close = 0, 0, -1
    for place in sorted(_places(text)):
        if place < close:
            continue  # in a rule that is read already
        opened = text.rfind("{", counted, place)
        if opened < 0:
            continue
        depth += text.count("{", counted, opened) - text.count("}", counted, opened)
        start = max(counted, *(text.rfind(mark, counted, opened) + 1 for mark in "{};/"))
        counted = opened
        close = text.find("}", opened)
        close = close if close >= 0 else len(text)
        if depth or close < place:
            continue
        bits = verdict(text[opened + 1 : close])
        for selector in text[start:opened].split(","):
            parts = _SELECTOR.match(selector.strip())
            if parts and parts[0]:
                last[(parts[1] or "").lower(), parts[2] or ""] = bits
    names: dict[str, list[tuple[str, int]]] = {}
    tags: dict[str, int] = {}
    for (tag, name), bits in last.items():
        if not bits & (GONE | FADED | SMALL | PARKED):
            continue
        if name:
            names.setdefault(name, []).append((tag, bits))
        else:
            tags[tag] = bits
    return Sheet(tags, names)
