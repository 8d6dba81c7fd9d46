"""What a quotation is by its words: somebody's and who said them, a post of a network, or words that stand in the text
anyway."""

from __future__ import annotations

import re

from extractors.document import Document
from extractors.dom.columns import Ints

SAID = 5
"""Words at least of the first block of a quotation with whose words it is, which has most."""
_POST = re.compile(r"embed|tweet|-media\b|fb-(?:post|video)|xfbml|reddit|mastodon", re.I)
_MARKS = re.compile(r"^\W+|\W+$")


def is_said(document: Document, words: Ints, blocks: Ints, quotation: int) -> bool:
    """Whether a quotation is somebody's words and who said them: no post of a network, no links behind a label."""
    if is_post(document, quotation):
        return False
    if words[blocks[0]] < SAID or words[blocks[0]] <= words[blocks[1:]].sum():
        return False
    return bool(2 * document.blocks.linked[blocks].sum() <= words[blocks].sum())


def is_post(document: Document, quotation: int) -> bool:
    """Whether an element is an embedded post of a network, by its class."""
    return _POST.search(document.attribute_of(quotation, "class")) is not None


def is_pulled(document: Document, block: int, likely: Ints) -> bool:
    """Whether the words of a quotation stand in a likely block too: a pull quote repeats them."""
    said = _MARKS.sub("", document.block_line(block))
    return any(said in document.block_line(each) for each in likely.tolist() if each != block)
