"""Applying a wrapper to a page of its layout."""

from __future__ import annotations

from typing import Any

import numpy as np

from extractors.arbiter import Decision, decide
from extractors.document import Document
from extractors.model import Model
from extractors.observation import signature, words_of
from extractors.selection import THRESHOLD
from extractors.wrapper import SURE_DROPPED, SURE_KEPT, Wrapper
from extractors.xpath import select

_SLACK = 4
"""A body may be this many times shorter or longer than any that the layout showed before."""
_FEWEST_WORDS = 30
_TRUST = 0.9
"""Confidence of what a wrapper extracts, and the probability of an article where nothing else is asked."""


def apply(
    document: Document, wrapper: Wrapper, model: Model | None = None, *, verify: bool = False
) -> Decision | str:
    """What a wrapper extracts from a page; a string says why it does not fit.

    Blocks that are new to the layout are kept if the block classifier says so: a box that the learned page
    happened not to have would otherwise be taken for text. With ``verify`` the page classifier is asked too,
    since a layout says where the text is, not that the page is an article.
    """
    found = select(document.root, wrapper.root_xpath)
    if len(found) != 1:
        return f"root found {len(found)} times"
    root = document.index_of(found[0])
    header: int | None = None
    if wrapper.header_xpath:
        headers = select(document.root, wrapper.header_xpath)
        if len(headers) != 1:
            return f"header found {len(headers)} times"
        header = document.index_of(headers[0])
    kept, new = _sorted_out(document, wrapper, root, header)
    article = _TRUST
    if new or verify:
        cold = decide(document, model)
        if isinstance(cold, Decision) and cold.probabilities is not None:
            article = cold.article
            kept += [block for block in new if cold.probabilities[block] >= THRESHOLD]
    decision = Decision(root, tuple(sorted(kept)), header, _TRUST, article)
    words = words_of(document, decision)
    if words < max(_FEWEST_WORDS, wrapper.min_words // _SLACK):
        return f"{words} words, the layout showed {wrapper.min_words} to {wrapper.max_words}"
    if wrapper.max_words and words > wrapper.max_words * _SLACK and words > 2_000:
        return f"{words} words, the layout showed {wrapper.min_words} to {wrapper.max_words}"
    return decision


def _sorted_out(
    document: Document, wrapper: Wrapper, root: int, header: int | None
) -> tuple[list[int], list[int]]:
    """The blocks inside the root that the layout keeps, and those it says nothing sure of; not the header."""
    blocks, pool = document.blocks, {each.signature: each.probability for each in wrapper.signatures}
    struck = _struck(document, wrapper)
    kept: list[int] = []
    new: list[int] = []
    for block in np.flatnonzero((blocks.node >= root) & (blocks.node < document.end[root])).tolist():
        node = int(blocks.node[block])
        if header is not None and document.is_within(node, header):
            continue
        if any(document.is_within(node, out) for out in struck):
            continue
        probability = pool.get(signature(document, node), THRESHOLD)
        if probability >= SURE_KEPT:
            kept.append(block)
        elif probability > SURE_DROPPED:
            new.append(block)
    return kept, new


def _struck(document: Document, wrapper: Wrapper) -> list[int]:
    """The elements that the wrapper says to leave out."""
    found: list[Any] = [each for xpath in wrapper.strip for each in select(document.root, xpath)]
    return [document.index_of(each) for each in found]
