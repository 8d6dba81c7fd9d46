"""What a page says to programs in elements of its own: microdata as text, which a sheet of styles hides.

    <div itemscope itemtype="http://schema.org/NewsArticle" class="schema_org">
      <div itemprop="mainEntityOfPage">https://...</div><div itemprop="datePublished">2026-03-05T11:32+0300</div>...

Microdata that readers see stands on the headline, the byline and the text. Of these every block is a property, and one
is an address or a moment as programs write it. The recorded pages have none, and no truth has such a line.
"""

from __future__ import annotations

import re
from itertools import islice

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.columns import Bools

FEWEST, MOST = 3, 40
"""Blocks of such an element."""
_SCOPES, _LEVELS = 50, 3
"""Elements with ``itemscope`` that are looked at, and elements around a block one of which is its property."""
_FOR_PROGRAMS = re.compile(r"https?://\S+|(?:19|20)\d\d-\d\d-\d\dT\d\d:\d\d\S*")
_SHOWN = tags.mask("h1 h2 h3 h4 h5 h6 p time article main")


def machine_data(document: Document, likely: Bools) -> list[int]:
    """The elements that hold nothing else, with the page's text outside of them. ``likely``: a flag a block."""
    scopes = (node for node, _ in islice(document.attribute("itemscope"), _SCOPES))
    found = [node for node in scopes if _is_for_programs(document, node)]
    if not found:
        return found
    named = np.zeros(len(document), dtype=np.bool_)
    named[found] = True
    inside = document.below_any(named)[document.blocks.node]
    words = document.blocks.words
    return found if words[likely & ~inside].sum() > words[likely & inside].sum() else []


def _is_for_programs(document: Document, scope: int) -> bool:
    """Whether all blocks of an element are properties, and one is written for programs."""
    first, stop = blocks_of(document, scope)
    if not FEWEST <= stop - first <= MOST or _SHOWN[document.tag[scope : document.end[scope]]].any():
        return False
    if not any(_FOR_PROGRAMS.fullmatch(document.block_text(block)) for block in range(first, stop)):
        return False
    return all(_is_property(document, int(document.blocks.node[block]), scope) for block in range(first, stop))


def _is_property(document: Document, node: int, scope: int) -> bool:
    around = islice((node, *document.ancestors(node)), _LEVELS)
    return any(document.attribute_of(each, "itemprop") for each in around if each > scope)
