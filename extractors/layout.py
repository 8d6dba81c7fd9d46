"""Learning a wrapper from one page's decision, and applying it to another page of the layout."""

from __future__ import annotations

from typing import Any

import numpy as np

from extractors.arbiter import Decision, decide
from extractors.document import PARSER_VERSION, Document
from extractors.model import Model
from extractors.selection import THRESHOLD
from extractors.wrapper import Wrapper
from extractors.xpath import select, xpath_of

_SLACK = 4
"""A body may be this many times shorter or longer than any that the layout showed before."""
_FEWEST_WORDS = 30
_MOST_LEVELS = 6
_TRUST = 0.9
"""Confidence of what a wrapper extracts, and the probability of an article where nothing else is asked."""
SURE = 0.5
"""Nothing is learned of a page whose body is less likely right."""


def signature(document: Document, node: int) -> str:
    """Tag and class of an element, of its parent and of those above until one has a class: what foreign blocks
    keep while their words change. (A bare ``li`` in a bare ``ul`` may be the article's list or a box's.)"""
    parts: list[str] = []
    named = False
    while node >= 0 and len(parts) < _MOST_LEVELS and not (named and len(parts) >= 2):
        element: Any = document.elements[node]
        tokens = " ".join(sorted(element.get("class", "").split()))
        named = named or bool(tokens)
        parts.append(f"{element.tag}.{tokens}")
        node = int(document.parent[node])
    return " < ".join(parts)


def words_of(document: Document, decision: Decision) -> int:
    """Words of the kept blocks."""
    if not decision.kept:
        return 0
    return int(document.blocks.sum(document.structure.run_words)[list(decision.kept)].sum())


def learn(document: Document, decision: Decision, method: str) -> Wrapper | None:
    """The wrapper of a cold result; None where nothing could be proven, or the result itself is in doubt.

    Exclusions are signatures of dropped blocks inside the root that no kept block has (FINDINGS: they cover
    80 % of the dropped words).
    """
    if not decision.kept or decision.confidence < SURE:
        return None
    elements = document.elements
    kept = set(decision.kept)
    kept_signatures: set[str] = set()
    dropped: set[str] = set()
    nodes = document.blocks.node.tolist()
    for block, node in enumerate(nodes):
        if document.is_within(node, decision.root):
            (kept_signatures if block in kept else dropped).add(signature(document, node))
    words = words_of(document, decision)
    return Wrapper(
        site=document.page.site,
        parser=PARSER_VERSION,
        rendered=bool(document.page.boxes),
        root_xpath=xpath_of(elements[decision.root]),
        header_xpath=_header_xpath(document, decision.header),
        exclusions=tuple(sorted(dropped - kept_signatures)),
        inclusions=tuple(sorted(kept_signatures - dropped)),  # in both: judged as on a cold page
        method=method,
        proving_url=document.page.url,
        learned_at=document.page.fetched_at,
        min_words=words,
        max_words=words,
    )


def _header_xpath(document: Document, header: int | None) -> str | None:
    """The page's only ``h1`` needs no class, which sites change more often than that they have one ``h1``."""
    if header is None:
        return None
    element = document.elements[header]
    return "//h1" if select(document.root, "//h1") == [element] else xpath_of(element)


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
    """The blocks inside the root that the layout keeps, and those it says nothing of; not the header."""
    blocks, excluded, included = document.blocks, frozenset(wrapper.exclusions), frozenset(wrapper.inclusions)
    kept, new = [], []
    for block in np.flatnonzero((blocks.node >= root) & (blocks.node < document.end[root])).tolist():
        node = int(blocks.node[block])
        if header is not None and document.is_within(node, header):
            continue
        name = signature(document, node)
        if name in included:
            kept.append(block)
        elif name not in excluded:
            new.append(block)
    return kept, new
