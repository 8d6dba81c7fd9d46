"""A page's cold decision, corrected by what the other pages of its layout say: for sites that were seen as a whole.

``docs/wrappers.md`` has the rules, and how they were measured.
"""

from __future__ import annotations

from dataclasses import replace

from extractors.arbiter import Decision
from extractors.document import Document
from extractors.layout import (
    HEADINGS,
    LEAST,
    REPEATED,
    Found,
    certainty_of,
    decision_of,
    inside_root,
    pool_of_others,
    repeats_elsewhere,
)
from extractors.observation import signature
from extractors.odds import log_odds
from extractors.wrapper import Pooled, Wrapper, box_of

SURE = 0.8
"""Probability of a kept block from which it stays, whatever the layout says; of a dropped one 1 less it."""
_FEWEST_PAGES = 2
"""Other pages that must agree on a kind of block."""
_AGREED = 0.8
"""Pooled probability of a kind that is content on all of them; 1 less it: of a foreign one."""
_SURELY_FOREIGN = 0.02
"""Probability up to which a block that was dropped stays so."""
_LINKED = 0.5
"""A block with a larger share of its words in links is often a teaser set among the paragraphs: it is not taken in."""


def correct(document: Document, wrapper: Wrapper, found: Found, cold: Decision) -> Decision:
    """The cold decision with the layout's root, and the unsure blocks by the layout; the header where cold has none.

    Log-odds of a block's own probability and of its kind's pooled one are added, where the kind has a class and all
    other pages agree on it. ``cold`` must have probabilities.
    """
    assert cold.probabilities is not None
    inside = inside_root(document, wrapper, found)
    pool, _ = pool_of_others(document, wrapper, inside, cold.probabilities)
    within, before = frozenset(inside), frozenset(cold.kept)
    runs, blocks = document.structure, document.blocks
    words, linked = blocks.sum(runs.run_words), blocks.sum(runs.run_words * document.in_link[runs.run_owner])
    kept: list[int] = []
    for block in sorted(within | before):
        node, own = int(blocks.node[block]), float(cold.probabilities[block])
        if block in before:
            if own >= SURE:
                kept.append(block)
                continue
            if block not in within:
                continue
        name = signature(document, node)
        known = pool.get(name)
        vote = _vote(known) if known is not None and box_of(name) is not None else 0.0
        repeats = repeats_elsewhere(document, wrapper, block)
        if block in before:
            # a subhead may come again
            against = REPEATED if repeats and not HEADINGS[document.tag[node]] else 0.0
            stays = not (against or vote < 0) or log_odds(own, LEAST) + vote - against >= 0
        else:
            stays = vote > 0 and not repeats and own > _SURELY_FOREIGN and log_odds(own, LEAST) + vote >= 0
            stays = stays and linked[block] <= _LINKED * words[block]
        if stays:
            kept.append(block)
    return _decision(document, found, cold, kept, within)


def _vote(known: Pooled) -> float:
    """Log-odds of a kind of block; 0 where the pages are few or do not agree."""
    if known.pages < _FEWEST_PAGES:
        return 0.0
    content = known.kept == known.pages and known.probability >= _AGREED
    foreign = known.kept == 0 and known.probability <= 1 - _AGREED
    return certainty_of(known) if content or foreign else 0.0


def _decision(
    document: Document, found: Found, cold: Decision, kept: list[int], within: frozenset[int]
) -> Decision:
    decision = decision_of(document, found, kept)
    if cold.header is not None or decision.header is None:
        decision = replace(decision, header=cold.header, metadata=cold.metadata)
    if any(block not in within for block in kept):
        root = document.common_ancestor([decision.root, cold.root])
        decision = replace(decision, root=max(root, 0))
    return decision
