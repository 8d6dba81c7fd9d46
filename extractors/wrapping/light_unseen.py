"""What of a line is no part of its text, told from the tree alone as the columns tell it (``blocks.unseen``)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any

from extractors.blocks.region import is_button_role, is_caption_class
from extractors.blocks.sharing import is_sharing_button
from extractors.blocks.unseen import LEVELS, MARKS, NEAR, is_clipped, is_spoken_class, is_tooltip_role
from extractors.dom import tags
from extractors.dom.veiled import hides
from extractors.remembered import remembered

_SPOKEN, _CAPTION = 1, 2
_LONGEST_MARK = 4
_BLOCK_NAMES = frozenset(name for name, code in tags.CODES.items() if tags.BLOCKS[code])


def is_unseen(element: Any, names: Collection[str]) -> bool:
    """Whether the text of an inline element, which has attributes of these names, is no part of the text around it
    (``blocks.unseen``), if that is seen."""
    unseen = hides_itself(element, names) or ("role" in names and is_tooltip_role(element.get("role")))
    if not unseen and "class" in names:
        sign = _sign_of(element.get("class"))
        unseen = sign == _SPOKEN or (sign == _CAPTION and _is_behind_a_picture(element))
    if not unseen and (element.tag == "button" or ("role" in names and is_button_role(element.get("role")))):
        unseen = next(element.iterancestors("figcaption"), None) is not None or is_sharing_button(element)
    return unseen


def is_within_hidden(element: Any) -> bool:
    """Whether something around an element is hidden by its own attributes."""
    return any(map(_is_hidden, element.iterancestors()))


@remembered()
def _sign_of(value: str) -> int:
    """What a class says of the text in a line."""
    return _SPOKEN if is_spoken_class(value) else _CAPTION if is_caption_class(value) else 0


def hides_itself(element: Any, names: Collection[str]) -> bool:
    """Whether an element, which has attributes of these names, leaves its text to nobody or to screen readers."""
    if "popover" in names:
        return True
    return ("style" in names or "hidden" in names) and (_is_hidden(element) or is_clipped(element.get("style", "")))


def _is_hidden(element: Any) -> bool:
    style = element.get("style")
    if style is not None and hides(style):
        return True
    hidden = element.get("hidden")
    return (hidden is not None and hidden != "until-found") or "popover" in element.attrib


def is_mark(text: str, holder: Any) -> bool:
    """Whether a text is a link of one mark within the page (``blocks.unseen``)."""
    if len(text) > _LONGEST_MARK or text.strip() not in MARKS:
        return False
    above = (holder, *islice(holder.iterancestors(), LEVELS))
    link = next((each for each in above if each.tag == "a"), None)
    return link is not None and (link.get("href") or "").startswith("#")


def _is_behind_a_picture(element: Any) -> bool:
    """Whether a picture stands before an element, in the same inline one."""
    parent = element.getparent()
    if parent is None or parent.tag in _BLOCK_NAMES:
        return False
    return any(each.tag == "img" for each in islice(_backwards(element, parent), NEAR))


def _backwards(element: Any, top: Any) -> Iterator[Any]:
    """What stands before an element below ``top``, the nearest first."""
    while element is not top:
        before = element.getprevious()
        if before is None:
            element = element.getparent()
            if element is not top:
                yield element
            continue
        while len(before):  # from the last of all that it holds
            before = before[-1]
        element = before
        yield element
