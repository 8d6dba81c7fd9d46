"""Links that lead nowhere and are questions, each with its answer behind it: what opens an answer is text.

Page builders write the questions of an accordion as links without a destination, or to the answer right behind them
(Bootstrap 3, Elementor). As links at the end of a text they are a row of links, and the answers go with them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

ASKED = ("?", "\uff1f", "\u061f", "\u037e")
"""What a question ends with: Latin, East Asian, Arabic, Greek."""
FEWEST, LONGEST = 2, 250
"""Questions of one kind on a page, and characters of the longest."""
LEVELS = 5
"""Elements around a question behind one of which its answer stands, at most."""
MAX_LINKS = 1_000
"""Links that lead nowhere of a page that are looked at."""
_NEAR = 5
"""Elements of an answer of which one has the name that its question leads to."""
_LOOKED_AT = 100
"""Elements beside a question, and of each behind it, that are searched for text: more, and a page of empty elements
would be read once for each of its links."""
_MARK = 4
"""Characters before a question in its own element, a number or a sign, at most."""
_LINKS = ("a", "button")
_NO_TEXT = frozenset(("script", "style", "title", "template", "noscript"))


def free_questions(roots: Sequence[Any]) -> None:
    """Such links made plain inline elements, where they are most links of their kind (the element they stand in and
    its first class) that lead nowhere and have text behind them: titles of teasers are questions by chance."""
    leading = [
        (link, text)
        for root in roots
        for link in islice(_leading_nowhere(root), MAX_LINKS)
        if (text := " ".join("".join(link.itertext()).split())) and len(text) <= LONGEST
    ]
    if sum(text.endswith(ASKED) for _, text in leading) < FEWEST:
        return  # as on most pages: what stands behind the links need not be looked at
    kinds: defaultdict[tuple[str, str], list[tuple[Any, bool]]] = defaultdict(list)
    for link, text in leading:
        if _is_answered(link):
            parent = link.getparent()
            first, _, _ = parent.get("class", "").strip().partition(" ")
            kinds[parent.tag, first].append((link, text.endswith(ASKED)))
    for links in kinds.values():
        asked = sum(is_asked for _, is_asked in links)
        if asked >= FEWEST and 2 * asked >= len(links):
            for link, _ in links:
                link.tag = "span"


def _leading_nowhere(root: Any) -> Iterator[Any]:
    for link in root.iter("a"):
        target = link.get("href")
        if target is None or target[:1] in "# " or target[:11].lower() == "javascript:":
            yield link


def _is_answered(link: Any) -> bool:
    """Whether a link is all text of the element that it stands in, and what follows that is no link. One that leads to
    a place of the page leads there."""
    parent = link.getparent()
    if parent is None or _has_text(link.tail) or not _is_mark(parent.text):
        return False
    if not all(_is_mark(before.tail) for before in islice(link.itersiblings(preceding=True), _LOOKED_AT)):
        return False
    place = link.get("href", "").strip().removeprefix("#")
    answer = _answer(link)
    if answer is None or not place or place[:11].lower() == "javascript:":
        return answer is not None
    return any(place == each.get("id") for each in islice(answer.iter("*"), _NEAR))


def _answer(link: Any) -> Any:
    """The element behind a link whose text is the next; None where that is a link or stands in no element."""
    around = link
    for _ in range(LEVELS):
        for behind in islice(around.itersiblings("*"), _LOOKED_AT):
            owner = _first_text(behind)
            if owner is not None:
                return None if _is_linked(owner, behind) else behind
            if _has_text(behind.tail):
                return None
        around = around.getparent()
        if around is None or _has_text(around.tail):
            return None
    return None


def _first_text(element: Any) -> Any:
    """The element that holds the first text in one; None where none is found."""
    for each in islice(element.iter("*"), _LOOKED_AT):
        if each.tag not in _NO_TEXT and _has_text(each.text):
            return each
        if each is not element and _has_text(each.tail):
            return each.getparent()
    return None


def _is_linked(owner: Any, within: Any) -> bool:
    while owner is not within and owner.tag not in _LINKS:
        owner = owner.getparent()
    return owner.tag in _LINKS


def _has_text(text: str | None) -> bool:
    return bool(text) and not str(text).isspace()


def _is_mark(text: str | None) -> bool:
    return text is None or len(text.strip()) < _MARK
