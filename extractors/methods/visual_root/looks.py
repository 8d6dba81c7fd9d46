"""Which elements a reader does not see, or sees as something else than the article (METHODS.md, 5.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.methods.visual_root import styles
from extractors.methods.visual_root.names import NameRule

TECHNICAL = tags.mask(
    "style link script noscript input textarea svg button select option optgroup datalist template head "
    "title iframe object embed canvas audio video map noframes math"
)
"""The paper's list ends in "and some other technical ones"; the others are ours."""
_SIZED = tags.mask("table tr td th")
_HTML_BODY = tags.mask("html body")
_Rules = dict[str, int]
"""What the rules of one class or id say, by tag; empty: of all tags."""


@dataclass(frozen=True, slots=True)
class Looks:
    """Flags per element (n)."""

    skipped: Bools
    """The element or an ancestor is skipped, or is silent."""
    technical: Bools
    named: Bools
    unseen: Bools
    unseen_texts: Bools
    """Runs of text that a browser does not show, though it shows their element (r)."""
    _skip: Bools

    def tops(self, start: int, stop: int) -> Ints:
        """The skipped elements among ``start:stop`` themselves flagged, outermost only, in document order."""
        return where_true(self._skip[start:stop]) + start

    def counts(self) -> Mapping[str, int]:
        """How many elements each rule skips."""
        return {
            "technical": int(self.technical.sum()),
            "named": int(self.named.sum()),
            "unseen": int(self.unseen.sum()),
        }

    @classmethod
    def of(cls, document: Document, names: NameRule, wrapper_share: float) -> Looks:
        """The looks of a page; measured boxes are used where the page has them."""
        technical = TECHNICAL[document.tag]
        named = np.zeros(len(document), dtype=np.bool_)
        for attribute in ("class", "id"):
            named[names.marked(document.coded(attribute))] = True
        boxes = document.sight
        gone, doubtful = static(document) if boxes is None else (boxes.gone, boxes.shut | _tops(boxes.dark, document))
        unseen_texts = np.zeros(len(document.structure.run_at), np.bool_) if boxes is None else boxes.texts.unseen
        named &= ~_HTML_BODY[document.tag]
        gone = gone & ~_HTML_BODY[document.tag]
        if wrapper_share <= 1.0:
            least = wrapper_share * max(1, int(document.words.sum()))
            before = np.cumsum(document.words) - document.words
            # comments can be as long, but stand behind the article
            large = (document.subtree_words >= least) & (before < least)
            named &= ~large
            if boxes is None:
                doubtful &= ~large
            technical &= ~large | tags.SILENT[document.tag]  # a button never closed swallows the page
        unseen = gone | doubtful
        flags = technical | named | unseen
        above = document.sum_above(flags)
        return cls(
            (above > 0) | document.silent, technical, named, unseen, unseen_texts, flags & (above == 1)
        )


def _tops(flags: Bools, document: Document) -> Bools:
    """The outermost of flagged elements."""
    return flags & ~(flags[document.parent] & (document.parent >= 0))


def static(document: Document) -> tuple[Bools, Bools]:
    """(hidden for certain, perhaps unseen) from attributes and styles, without a browser."""
    bits = np.zeros(len(document), dtype=np.int64)
    for node, value in document.attribute("style"):
        bits[node] |= styles.verdict(value)
    for node, _ in document.attribute("hidden"):
        bits[node] |= styles.GONE
    for node, value in document.attribute("aria-hidden"):
        if value.strip().lower() == "true":
            bits[node] |= styles.FADED
    if _SIZED[document.tag].any():  # of the elements that hold text only these have sizes as attributes
        for side in ("width", "height"):
            for node, value in document.attribute(side):
                if value.strip().removesuffix("px") in _TINY:
                    bits[node] |= styles.SMALL
    _apply_sheets(document, bits)
    block = tags.BLOCKS[document.tag] & ((bits & styles.INLINE) == 0)
    small = ((bits & styles.SMALL) != 0) & block
    return (bits & styles.GONE) != 0, small | ((bits & (styles.FADED | styles.PARKED)) != 0)


_TINY = frozenset(str(number) for number in range(int(styles.SMALLEST)))


def _apply_sheets(document: Document, bits: Ints) -> None:
    sheets = [
        styles.sheet(text)
        for element, text in document.scripts
        if element.tag == "style" and _applies(element.getparent(), element.get("media", ""))
    ]
    by_tag = {tag: value for sheet in sheets for tag, value in sheet.tags.items()}
    for tag in by_tag.keys() & tags.CODES.keys():
        bits[document.tag == tags.CODES[tag]] |= by_tag[tag]
    if by_tag.keys() - tags.CODES.keys():
        for node in where_true(document.tag == tags.OTHER).tolist():
            bits[node] |= by_tag.get(document.name(node), 0)
    by_name: dict[str, _Rules] = {}
    for sheet in sheets:
        for name, rules in sheet.names.items():
            merged = by_name.setdefault(name, {})
            for tag, bit in rules:
                merged[tag] = merged.get(tag, 0) | bit
    if not by_name:
        return
    classes = {name[1:] for name in by_name if name[0] == "."}
    named = document.coded("class")
    classes.intersection_update(" ".join(named.strings).split())  # most stand on no element of the page
    if classes:
        telling = [not classes.isdisjoint(value.split()) for value in named.strings]
        for place in where_true(np.array(telling, dtype=np.bool_)[named.code]).tolist() if any(telling) else ():
            for token in named.strings[named.code[place]].split():
                _apply(document, bits, int(named.node[place]), by_name.get("." + token, {}))
    if any(name[0] == "#" for name in by_name):
        for node, value in document.attribute("id"):
            _apply(document, bits, node, by_name.get("#" + value.strip(), {}))


def _apply(document: Document, bits: Ints, node: int, rules: _Rules) -> None:
    if rules:
        bits[node] |= rules.get("", 0) | rules.get(document.name(node).lower(), 0)


def _applies(parent: object, media: str) -> bool:
    """Whether a style element speaks to a reader's screen with scripts on."""
    if getattr(parent, "tag", None) == "noscript":
        return False
    return not media or "all" in media or "screen" in media
