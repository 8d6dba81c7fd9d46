"""A recorded page as a template: where its article's paragraphs, headline and changing furniture stand.

What is content is known by aligning the page's blocks of text with its truth (``benchmarks.training.labels``). Only
clean pages serve: the truth is all in the page, and nearly all of it in paragraph elements of their own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.corpus import Record
from benchmarks.training.labels import from_body, label_page, tokens
from extractors.document import Document, Unreadable
from extractors.dom.streamed import is_streamed

_FEWEST_SLOTS = 4
_FEWEST_WORDS = 120
_MOST_BYTES = 600_000
_COVERED = (0.96, 1.04)
"""Words of the blocks that align with the truth, as a share of the truth's words."""
_IN_SLOTS = 0.8
"""Share of those words that must stand in paragraph elements."""
_DOUBTFUL = 0.03
"""Most words, as a share of the body's, that are no content yet stand in elements like the article's paragraphs: the
truth may have left them out, and an extraction could not tell them apart by anything but their words."""
_SLOT_TAGS = frozenset({"p", "div"})
_TEASER_WORDS = 4
"""A link of so many words is a teaser; a shorter one belongs to the navigation, which pages share."""
_COMMENT = re.compile(r"(?<![a-z])(comments?|disqus|replies)(?![a-z])", re.I)
_CAPTION = re.compile(r"caption", re.I)


@dataclass(frozen=True, slots=True)
class PageTemplate:
    """Elements are preorder numbers in the tree that ``extractors.document.parse`` makes of the page."""

    record: Record
    slots: tuple[int, ...]
    """The article's paragraph elements, in order."""
    optional: frozenset[int]
    """Of these, those whose text an extraction may leave out (a lead that the page sets apart)."""
    subheads: tuple[int, ...]
    """Headings between them."""
    other_content: tuple[int, ...]
    """Elements with content of another kind (lists, quotations); a transplant takes them out."""
    headlines: tuple[int, ...]
    """Elements whose whole text is the article's headline, the main one among them."""
    boxes: tuple[int, ...]
    """Foreign elements between the paragraphs."""
    teasers: tuple[int, ...]
    """Links to other articles."""
    box_texts: tuple[int, ...]
    """Elements inside the boxes with a sentence of text."""
    remarks: tuple[int, ...]
    """Elements whose text changes from page to page: summaries of teasers, captions, readers' comments."""

    @property
    def site(self) -> str:
        return self.record.site


def template_of(record: Record) -> PageTemplate | None:
    """The page as a template; None if it is not clean enough to know what is content and what is not."""
    truth = record.truth
    if not truth.get("body") or not truth.get("headline") or len(record.body) > _MOST_BYTES:
        return None
    try:
        document = Document(record.page)
    except Unreadable:
        return None
    if len(document.roots) > 1 or is_streamed(record.page.text()):  # elements are numbered as in the bare parse
        return None
    blocks, texts = document.blocks, document.block_texts()
    labels = from_body(texts, truth["body"])
    content = [number for number, label in enumerate(labels) if label.content]
    sizes = [len(tokens(text)) for text in texts]
    want, got = len(tokens(truth["body"])), sum(sizes[number] for number in content)
    if want < _FEWEST_WORDS or not _COVERED[0] <= got / want <= _COVERED[1]:
        return None
    slots, subheads, others = _sorted_content(document, blocks.node.tolist(), content)
    if any(document.is_within(slot, other) for other in others for slot in slots):
        return None
    in_slots = sum(sizes[n] for n in content if int(blocks.node[n]) in set(slots) | set(subheads))
    if len(slots) < _FEWEST_SLOTS or in_slots < _IN_SLOTS * got:
        return None
    headlines = _headlines(document, truth["headline"])
    boxes = _boxes(document, slots, {*subheads, *others})
    if not headlines or any(document.is_within(h, s) for h in headlines for s in slots) or boxes is None:
        return None
    if _doubtful_words(document, slots, sizes, set(content)) > _DOUBTFUL * got:
        return None
    box_texts = _box_texts(document, boxes, sizes)
    teasers = _teasers(document, [*slots, *subheads, *others, *headlines])
    remarks = _remarks(document, texts, sizes, {*content}, teasers)
    may_miss = {int(blocks.node[n]) for n, label in enumerate(label_page(texts, truth)) if not label.weight}
    optional = frozenset(may_miss & set(slots))
    rest = map(tuple, (subheads, others, headlines, boxes, teasers, box_texts, remarks))
    return PageTemplate(record, tuple(slots), optional, *rest)


def _sorted_content(
    document: Document, nodes: Sequence[int], content: Sequence[int]
) -> tuple[list[int], list[int], list[int]]:
    """(paragraphs, headings, others) among the elements that hold content.

    A paragraph holds one block of text and no block-level element besides.
    """
    blocks_in: dict[int, int] = {}
    for node in nodes:
        blocks_in[node] = blocks_in.get(node, 0) + 1
    elements = sorted({nodes[number] for number in content})
    slots, subheads, others = [], [], []
    for node in elements:
        inside = sum(count for other, count in blocks_in.items() if node <= other < int(document.end[node]))
        name = document.name(node)
        if name in _SLOT_TAGS and inside == 1:
            slots.append(node)
        elif re.fullmatch("h[2-6]", name) and inside == 1:
            subheads.append(node)
        else:
            others.append(node)
    return slots, subheads, others


def _headlines(document: Document, headline: str) -> list[int]:
    """Headings that say the headline and nothing else, the h1 among them; none if the page has no such h1."""
    want = " ".join(headline.split())
    found = [
        node
        for node, element in enumerate(document.elements)
        if element.tag in ("h1", "h2", "h3") and document.text(node) == want
    ]
    return found if any(document.name(node) == "h1" for node in found) else []


def _boxes(document: Document, slots: Sequence[int], content: set[int]) -> list[int] | None:
    """Foreign elements with text between the paragraphs: children of the paragraphs' parents that hold no content.

    None if content stands inside one of the paragraphs' ancestors in a way that cannot be taken apart.
    """
    holders = {int(document.parent[node]) for node in slots}
    first, last = min(slots), max(slots)
    kept = {*slots, *content}
    boxes = []
    for holder in sorted(holders):
        if holder < 0:
            return None
        for child in document.children(holder):
            if not first < child < last or any(document.is_within(node, child) for node in kept):
                continue
            if document.text(child):
                boxes.append(child)
    return boxes


def _look(document: Document, node: int) -> tuple[str, ...]:
    """Tag and class of an element and of its parent."""
    parent = int(document.parent[node])
    return tuple(f"{document.name(n)}.{document.attribute_of(n, 'class')}" for n in (node, parent) if n >= 0)


def _doubtful_words(document: Document, slots: Sequence[int], sizes: Sequence[int], content: set[int]) -> int:
    looks = {_look(document, node) for node in slots}
    nodes = document.blocks.node.tolist()
    return sum(sizes[n] for n, node in enumerate(nodes) if n not in content and _look(document, node) in looks)


def _box_texts(document: Document, boxes: Sequence[int], sizes: Sequence[int]) -> list[int]:
    nodes = document.blocks.node.tolist()
    return sorted(
        {
            node
            for number, node in enumerate(nodes)
            if sizes[number] >= 2 * _TEASER_WORDS and any(document.is_within(node, box) for box in boxes)
        }
    )


def _teasers(document: Document, taken: Sequence[int]) -> list[int]:
    """Links of several words outside the article's own text and headline."""
    found = []
    for node, element in enumerate(document.elements):
        if element.tag != "a" or any(document.is_within(node, other) for other in taken):
            continue
        if len(tokens(document.text(node))) >= _TEASER_WORDS:
            found.append(node)
    return found


def _remarks(
    document: Document, texts: Sequence[str], sizes: Sequence[int], content: set[int], teasers: Sequence[int]
) -> list[int]:
    nodes = document.blocks.node.tolist()
    found = []
    near = {above for node in teasers for above in [*document.ancestors(node)][:3] if document.name(above) != "body"}
    near = {node for node in near if not any(document.is_within(nodes[c], node) for c in content)}
    for number, node in enumerate(nodes):
        element = document.elements[node]
        if number in content or sizes[number] < _TEASER_WORDS or (len(element) and element.find(".//a") is not None):
            continue
        names = [document.elements[above] for above in (node, *document.ancestors(node))]
        words = " ".join(f"{e.get('class', '')} {e.get('id', '')}" for e in names[:6])
        is_caption = any(e.tag == "figcaption" for e in names[:4]) or bool(_CAPTION.search(words))
        is_comment = bool(_COMMENT.search(words)) and sizes[number] >= 2 * _TEASER_WORDS
        is_summary = sizes[number] >= 2 * _TEASER_WORDS and any(document.is_within(node, above) for above in near)
        if is_caption or is_comment or is_summary:
            found.append(node)
    return sorted(set(found))
