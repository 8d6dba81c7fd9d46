"""A page's cold decision, corrected by what the other pages of its layout say: for sites that were seen as a whole.

``docs/wrappers.md`` has the rules, and how they were measured.
"""

from __future__ import annotations

from dataclasses import replace

from extractors.arbiter import Decision
from extractors.document import Document
from extractors.layout import (
    HEADINGS,
    REPEATED,
    Found,
    certainty_of,
    decision_of,
    inside_root,
    pool_of_others,
    repeats_elsewhere,
)
from extractors.observation import is_linked, is_plain, part_of, signature
from extractors.odds import log_odds
from extractors.selection import THRESHOLD
from extractors.wrapper import LEAST, Pooled, Wrapper, box_of

SURE = 0.8
"""Probability of a kept block from which it stays, unless all other pages are against it."""
_FEWEST_PAGES = 2
"""Other pages that must agree on a kind of block, if they are half of the layout's; else ``_MANY_PAGES``."""
_AGREED = 0.8
"""Pooled probability of a kind that is content on all of them; 1 less it: of a foreign one."""
_MANY_PAGES = 3
"""Other pages from which most of them, if not all, are a vote."""
_MOST = 0.6
"""Share of the pages that are most of them."""
_SURE_AGAINST_ALL = 0.95
"""Probability from which a kept block stays although its kind is foreign on all other pages."""
_BY_KIND = 2.0
"""Log-odds of plain markup (``observation.is_plain``) that the pages together, if not this one, take for content."""
_SURELY_FOREIGN = 0.02
"""Probability up to which a block that was dropped stays so."""
_SIGN_OFF = 10
"""Words below which a block behind all that the page itself keeps is not taken in: what stands under an article ("Read
more:", "Additional reporting by ...") often has the paragraphs' markup, on every page other words."""


def correct(document: Document, wrapper: Wrapper, found: Found, cold: Decision) -> Decision:
    """The cold decision with the layout's root, and the unsure blocks by the layout; the header where cold has none.

    Log-odds of a block's own probability and of its kind are added, where the kind stands in something that has a
    name and most other pages agree on it. ``cold`` must have probabilities.
    """
    assert cold.probabilities is not None
    inside = inside_root(document, wrapper, found)
    pool, _ = pool_of_others(document, wrapper, inside, cold.probabilities)
    within, before = frozenset(inside), frozenset(cold.kept)
    blocks = document.blocks
    words, linked = blocks.words, blocks.linked
    root = part_of(found.roots[0]) if len(found.roots) == 1 else ""
    last = max(before, default=-1)
    kept: list[int] = []
    for block in sorted(within | before):
        node, own = int(blocks.node[block]), float(cold.probabilities[block])
        name = signature(document, node)
        known = pool.get(name) if block in within and box_of(name) is not None else None
        vote = _vote(known, wrapper.support, is_plain(name, root))
        odds = log_odds(own, LEAST) + vote
        if block not in before:
            stays = vote > 0 and odds >= 0 and own > _SURELY_FOREIGN and not is_linked(words[block], linked[block])
            stays = stays and (block < last or words[block] >= _SIGN_OFF)
            stays = stays and not repeats_elsewhere(document, wrapper, block)
        elif own >= SURE:
            stays = vote >= 0 or odds >= 0 or own >= _SURE_AGAINST_ALL or not _is_foreign_everywhere(known)
        elif block not in within:
            stays = False
        else:
            # a subhead may come again
            repeats = not HEADINGS[document.tag[node]] and repeats_elsewhere(document, wrapper, block)
            stays = odds >= REPEATED if repeats else vote >= 0 or odds >= 0
        if stays:
            kept.append(block)
    return _decision(document, found, cold, kept, within)


def _is_foreign_everywhere(known: Pooled | None) -> bool:
    return known is not None and known.kept == 0 and known.pages >= _MANY_PAGES


def _vote(known: Pooled | None, support: int, plain: bool) -> float:
    """Log-odds of a kind of block; 0 where the other pages are few, or not most of them agree."""
    fewest = _FEWEST_PAGES if support - 1 <= 2 * _FEWEST_PAGES else _MANY_PAGES
    if known is None or known.pages < fewest:
        return 0.0
    if known.kept == 0 and known.probability <= 1 - _AGREED:
        return certainty_of(known)
    if known.kept == known.pages and known.probability >= _AGREED:
        return certainty_of(known)
    by_kind = _BY_KIND if plain and known.probability >= THRESHOLD else 0.0
    if known.pages >= _MANY_PAGES and known.kept >= _MOST * known.pages:
        return max(by_kind, log_odds((known.kept + 0.5) / (known.pages + 1), LEAST))
    return by_kind or (certainty_of(known) if known.verdict < 0 else 0.0)


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
