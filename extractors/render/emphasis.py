"""Where Markdown's marks of emphasis bind: beside which characters, and around links."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import pairwise

from extractors.blocks.model import Attribute

_AROUND = ("bold", "italic")
_MOST_ATTRIBUTES = 100
"""Of a paragraph with more of them, which are compared with one another, none stands around a link."""


def binds(inside: str, outside: str) -> bool:
    """Whether a mark binds between two characters, by CommonMark's rule of flanking."""
    return not inside.isspace() and (is_word(inside) or not is_word(outside))


def is_word(character: str) -> bool:
    """Whether there is a character that is neither white space nor punctuation, as CommonMark tells them."""
    return character != "" and not character.isspace() and unicodedata.category(character)[0] not in "PS"


def around_links(text: str, attributes: Sequence[Attribute]) -> dict[Attribute, Attribute]:
    """Bold and italics that hold links and more, each with that of which the marks bind at both ends: one pair of marks
    stands around all of it, and the links in it. Without those that cross another attribute, or would have their marks
    beside those of another one; none at all where one link begins right behind another."""
    found: dict[Attribute, Attribute] = {}
    if len(attributes) > _MOST_ATTRIBUTES:
        return found
    links = sorted((each for each in attributes if each.type == "link"), key=lambda link: link.start)
    if any(after.start <= link.stop for link, after in pairwise(links)):
        return found
    links = [link for link in links if text[link.start : link.stop].strip()]
    for each in sorted(attributes, key=lambda attribute: attribute.start - attribute.stop):
        again = any(other.type == each.type and is_within(each, other) for other in found)
        if each.type in _AROUND and not again and any(is_within(link, each) for link in links):
            bound = _bound(text, each, links)
            others = (other for other in attributes if other.type != each.type or not is_within(other, each))
            if _is_more(bound, links) and all(_fits(bound, each, other, links, found) for other in others):
                found[each] = bound
    return found


def is_within(one: Attribute, other: Attribute) -> bool:
    """Whether the characters of one are all of the other, too."""
    return other.start <= one.start and one.stop <= other.stop


def _bound(text: str, each: Attribute, links: Sequence[Attribute]) -> Attribute:
    """What is left of an attribute between characters where its marks bind; a link begins and ends with a bracket."""
    starts, stops = {link.start for link in links}, {link.stop for link in links}
    low, high = each.start, each.stop
    while low < high and not binds("[" if low in starts else text[low], text[low - 1 : low]):
        low += 1
    while high > low and not binds(")" if high in stops else text[high - 1], text[high : high + 1]):
        high -= 1
    return Attribute(each.type, low, high)


def _is_more(bound: Attribute, links: Sequence[Attribute]) -> bool:
    """Whether it still holds a link and more."""
    held = [link for link in links if is_within(link, bound)]
    return bool(held) and not any(is_within(bound, link) for link in held)


def _fits(
    bound: Attribute, each: Attribute, other: Attribute, links: Sequence[Attribute], found: dict[Attribute, Attribute]
) -> bool:
    if other.type == "link":
        return is_within(other, bound) or other.stop <= bound.start or other.start >= bound.stop
    if other.stop < bound.start or other.start > bound.stop or other in found:
        return True
    if (other.start, other.stop) == (each.start, each.stop):
        return other.type in _AROUND
    inside = bound.start < other.start and other.stop < bound.stop
    return inside or any(is_within(other, link) and is_within(link, bound) for link in links)
