"""The columns by the plainest reading of the tree: one Python loop over lxml's elements, no streams, no numpy.

It shares only ``characters.classify`` (tested by itself) and the tag vocabulary with the code under test.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from extractors.dom import tags
from extractors.dom.characters import DIGIT, IDEOGRAPH, PUNCTUATION, SPACE, STOP, UPPER, WORD, classify


@dataclass
class Counts:
    """What a reader would count in one run of text."""

    chars: int = 0
    words: int = 0
    punctuation: int = 0
    digits: int = 0
    upper: int = 0
    stops: int = 0
    ideographs: int = 0


@dataclass
class Walk:
    """Elements in preorder and runs of text that is not blank, in document order."""

    tag: list[int] = field(default_factory=list)
    parent: list[int] = field(default_factory=list)
    depth: list[int] = field(default_factory=list)
    end: list[int] = field(default_factory=list)
    runs: list[tuple[int, str, Counts]] = field(default_factory=list)
    """(element that holds it, its text, its counts)"""


def walk(roots: list[Any]) -> Walk:
    """Read the trees below ``roots``, in order. Text after a root belongs to no element and is left out."""
    found = Walk()
    for root in roots:
        _visit(root, -1, 0, found)
    return found


def _visit(element: Any, parent: int, depth: int, found: Walk) -> None:
    number = len(found.tag)
    found.tag.append(tags.CODES.get(element.tag, tags.OTHER))
    found.parent.append(parent)
    found.depth.append(depth)
    found.end.append(-1)
    _run(number, element.text, found)
    for child in element:
        _visit(child, number, depth + 1, found)
        _run(number, child.tail, found)
    found.end[number] = len(found.tag)


def _run(number: int, text: str | None, found: Walk) -> None:
    if text:
        counts = count(text)
        if counts.chars:
            found.runs.append((number, text, counts))


def bits_of(char: str) -> int:
    """A character's class as the columns see it: those that a serializer writes as entities are other marks."""
    if char in "<>&":
        return PUNCTUATION
    return WORD | IDEOGRAPH if ord(char) > 0x1FFFF else classify(char)


def count(text: str) -> Counts:
    """Count one run, a character at a time."""
    found = Counts()
    before = 0  # nothing yet; a run begins as if after a space
    visible = squeezed = 0
    in_word = False
    for char in text:
        bits = bits_of(char)
        space = bool(bits & SPACE)
        if space:
            squeezed += before == 1
        else:
            visible += 1
        begins = bool(bits & IDEOGRAPH) or (bool(bits & WORD) and not in_word)
        in_word = bool(bits & WORD) and not bits & IDEOGRAPH
        before = 0 if space else 1
        found.words += begins
        found.punctuation += bool(bits & PUNCTUATION)
        found.digits += bool(bits & DIGIT)
        found.upper += bool(bits & UPPER)
        found.stops += bool(bits & STOP)
        found.ideographs += bool(bits & IDEOGRAPH)
    found.chars = visible + squeezed if visible else 0
    return found
