"""Lines in bold over links: "Read more on news" before titles of other articles.

Where such a line closes a text and the links under it were left out, it announces nothing
(``selection.lines.closing``). The classifier tells it from a subhead by what stands around it; a wrapper sees a
paragraph like all others.
"""

from __future__ import annotations

from typing import Any

from extractors.dom.characters import words_in

WORDS = 4
"""Of such a line at most, as of labels that end in a colon (``selection.neighbours``)."""
_LINES = frozenset(("p", "div"))
_BOLD = frozenset(("b", "strong"))


def is_over_links(element: Any, text: str) -> bool:
    """Whether a block, by its element and text, is a line of a few words in bold, a question or without a mark that
    ends it, and the next element leads elsewhere with most of its words."""
    return may_be_over_links(text) and element.tag in _LINES and _is_bold(element) and _is_of_links(element.getnext())


def may_be_over_links(text: str) -> bool:
    """Whether a text is a line of a few words, a question ("Already read?") or without a mark that ends it."""
    return (text[-1:].isalnum() or text.endswith("?")) and words_in(text) <= WORDS


def _is_bold(element: Any) -> bool:
    """Whether all that is read of an element stands in bold elements directly in it."""
    if (element.text or "").strip() or not len(element):
        return False
    return all(child.tag in _BOLD and not (child.tail or "").strip() for child in element)


def _is_of_links(element: Any) -> bool:
    if element is None or not isinstance(element.tag, str):
        return False
    linked = sum(words_in("".join(link.itertext())) for link in element.iter("a"))
    return 2 * linked > words_in("".join(element.itertext()))
