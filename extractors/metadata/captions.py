"""What stands below a picture: its caption, and who made it."""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Sequence
from itertools import islice

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata import marks
from extractors.metadata.text import clean
from extractors.metadata.tree import attributes, markup_text, text_of

_FIGURE, _BUTTON = tags.CODES["figure"], tags.CODES["button"]
_MOST_IN_CAPTION = 30
"""Elements of a caption that are looked at."""


def caption_of(document: Document, node: int, captions: Sequence[int]) -> tuple[str | None, str | None]:
    """(caption, credit) of a picture: the texts of the nearest figure's caption and of the credit inside of it.

    ``captions`` are the page's ``figcaption`` elements, in document order.
    """
    if not captions:
        return None, None
    ancestor = next((each for each in islice(document.ancestors(node), 7) if document.tag.item(each) == _FIGURE), None)
    if ancestor is not None:
        place = bisect(captions, ancestor)
        if place < len(captions) and captions[place] < int(document.end[ancestor]):
            return _split_credit(document, captions[place])
    return None, None


_WORD = r"(?:photo|image|credit|foto|bild|quelle|source|picture|crédit|fotograf|photograph)s?"
_CREDIT = re.compile(rf"\(?\s*(?:©|\(c\)|{_WORD}\s*(?:by|:|von|credit:)\s*)(.{{2,80}}?)\)?\.?$", re.I)
_LABEL = re.compile(
    rf"(?:{_WORD}(?:\s+credits?)?\s*(?:by\b|von\b|:|courtesy\b(?:\s+of\b)?)|©(?!\s*\d)|\(c\))\s*", re.I
)
_MOST_LABELS = 3
_CREDIT_ALONE = re.compile(
    rf"\(?\s*(?:(?:©|\(c\))(?!\s*\d)|{_WORD}(?:\s+credits?)?\s*:|"
    r"(?:photo|image|picture|photograph)s?\s+(?:by|courtesy(?:\s+of)?)\s+(?:the\s+)?(?-i:[A-ZÀ-Þ]))[^.!?]{1,80}$",
    re.I,
)
"""A caption that says who made the picture, and nothing else: no sentence."""


def unlabelled(credit: str | None) -> str | None:
    """Who is credited, without "Photo:", a sign of copyright or the parentheses around it all."""
    if not credit:
        return None
    bare = credit[1:-1].strip() if credit.startswith("(") and credit.find(")") == len(credit) - 1 else credit
    for _ in range(_MOST_LABELS):
        match = _LABEL.match(bare)
        bare = bare[match.end() :] if match else bare
    return bare or credit


_NAMELESS = re.compile(rf"(?:{_WORD}|caption)[:.]?", re.I)
"""A caption of one word that says nothing, such as a link to where the picture comes from."""


def _seen_text(document: Document, caption: int) -> str:
    """A caption's text without what is hidden in it and what can be pressed: "show more"."""
    inside = range(caption + 1, min(int(document.end[caption]), caption + _MOST_IN_CAPTION))
    hidden = document.hidden[caption : inside.stop]
    gone = [] if hidden[0] else [node for node in inside if hidden[node - caption]]
    gone += [node for node in inside if document.tag.item(node) == _BUTTON]
    gone += [node for node, role in document.attribute("role") if role == "button" and node in inside]
    if not gone:
        return clean(text_of(document, caption))
    s = document.structure
    kept, at = [], int(s.inner_at[caption])
    for node in sorted(gone):
        kept.append(document.stream[at : int(s.open_at[node])])
        at = max(at, int(s.close_at[node]))
    kept.append(document.stream[at : int(s.close_at[caption])])
    return clean(markup_text(" ".join(kept)))


def _closed(credit: str) -> str:
    """A credit with the parenthesis that is its own, and not the one around it all."""
    return f"{credit})" if credit.count("(") > credit.count(")") else credit


def _split_credit(document: Document, node: int) -> tuple[str | None, str | None]:
    text = _seen_text(document, node)
    if _NAMELESS.fullmatch(text):
        return None, None
    end = int(document.end[node])
    for inner in range(node + 1, min(end, node + _MOST_IN_CAPTION)):
        if marks.marks(attributes(document, inner).get("class", "")) & marks.CREDIT:
            credit = clean(text_of(document, inner))
            if credit and credit != text:
                return text.replace(credit, " ").strip() or None, unlabelled(credit)
            if credit:
                return None, unlabelled(credit)
    if _CREDIT_ALONE.match(text):
        return None, unlabelled(text)
    match = _CREDIT.search(text)
    if match and match.start() > 0:
        return text[: match.start()].strip(" |-–") or None, unlabelled(_closed(match.group(1).strip()))
    return text or None, None
