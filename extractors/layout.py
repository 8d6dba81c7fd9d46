"""Learning a wrapper from one page's decision, and applying it to another page of the layout."""

from __future__ import annotations

from typing import Any

import numpy as np

from extractors.arbiter import Decision
from extractors.document import PARSER_VERSION, Document
from extractors.wrapper import Wrapper
from extractors.xpath import select, xpath_of

_SLACK = 4
"""A body may be this many times shorter or longer than any that the layout showed before."""
_FEWEST_WORDS = 30


def signature(document: Document, node: int) -> str:
    """Tag and class of an element and of its parent: what foreign blocks keep while their words change."""
    parts = []
    for number in (node, int(document.parent[node])):
        if number >= 0:
            element: Any = document.elements[number]
            parts.append(f"{element.tag}.{' '.join(sorted(element.get('class', '').split()))}")
    return " < ".join(parts)


def learn(document: Document, decision: Decision, method: str) -> Wrapper | None:
    """The wrapper of a cold result; None where nothing could be proven.

    Exclusions are signatures of dropped blocks inside the root that no kept block has (FINDINGS: they cover
    80 % of the dropped words).
    """
    if not decision.kept:
        return None
    elements = document.elements
    kept = set(decision.kept)
    kept_signatures: set[str] = set()
    dropped: set[str] = set()
    nodes = document.blocks.node.tolist()
    for block, node in enumerate(nodes):
        if document.is_within(node, decision.root):
            (kept_signatures if block in kept else dropped).add(signature(document, node))
    words = int(document.blocks.sum(document.structure.run_words)[list(kept)].sum())
    return Wrapper(
        site=document.page.site,
        parser=PARSER_VERSION,
        rendered=bool(document.page.boxes),
        root_xpath=xpath_of(elements[decision.root]),
        header_xpath=xpath_of(elements[decision.header]) if decision.header is not None else None,
        exclusions=tuple(sorted(dropped - kept_signatures)),
        method=method,
        proving_url=document.page.url,
        learned_at=document.page.fetched_at,
        min_words=words,
        max_words=words,
    )


def apply(document: Document, wrapper: Wrapper) -> Decision | str:
    """What a wrapper extracts from a page; a string says why it does not fit."""
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
    excluded = frozenset(wrapper.exclusions)
    blocks = document.blocks
    kept = []
    end = int(document.end[root])
    for block in np.flatnonzero((blocks.node >= root) & (blocks.node < end)).tolist():
        node = int(blocks.node[block])
        if node != header and (not excluded or signature(document, node) not in excluded):
            kept.append(block)
    words = int(blocks.sum(document.structure.run_words)[kept].sum()) if kept else 0
    if words < max(_FEWEST_WORDS, wrapper.min_words // _SLACK):
        return f"{words} words, the layout showed {wrapper.min_words} to {wrapper.max_words}"
    if wrapper.max_words and words > wrapper.max_words * _SLACK and words > 2_000:
        return f"{words} words, the layout showed {wrapper.min_words} to {wrapper.max_words}"
    return Decision(root, tuple(kept), header, 0.9, 0.9)
