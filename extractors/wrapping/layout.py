"""Applying a wrapper to a page of its layout: what is kept, and whether it fits at all.

``docs/wrappers.md`` has the rules, and how they were measured.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from extractors.arbiter import Decision, Probabilities, body_blocks
from extractors.document import Document, Parsed
from extractors.dom.arrays import where_true
from extractors.observation import (
    is_heading,
    is_linked,
    is_plain,
    part_of,
    pooled_name,
    signature,
    signatures,
    text_digest,
)
from extractors.odds import log_odds
from extractors.selection.boxes.captions import caption_lines
from extractors.selection.boxes.unshown import hidden_paragraphs
from extractors.selection.root import THRESHOLD
from extractors.wrapper import LEAST, Pooled, Wrapper, box_of, boxes_of
from extractors.wrapping.kinds import (
    FOREIGN_BOX,
    PLAIN_ODDS,
    SURE_TEXT,
    Open,
    are_asked_for,
    doubted_lines,
    is_own,
    is_repeated,
    is_step,
    is_strange,
    pool_without,
    pooled_as,
    verdicts_of,
)
from extractors.wrapping.references import refers
from extractors.xpath import select

SLACK = 4
"""A body may be this many times shorter or longer than any that the layout showed before."""
FEWEST_WORDS = 30
_LONG_WORDS = 2_000
"""A longer body than shown is doubted from this many words on: a long read is rare, not wrong."""
WEIGHT = 0.5
"""Of the pooled log-odds, beside those of the block's own text."""
NEW_SHARE = 0.5
"""Share of the words inside the root that are of blocks never seen in the layout, from which it is another one."""
LINKED = 0.3
"""By this much may the share of linked words be above the largest that was shown."""
REPEATED = 2.0
"""Log-odds against a block whose text repeats on other pages of the site."""
TRUST = 0.9
"""Confidence of what a wrapper extracts, and the probability that its page is an article."""
WITHIN_PINNED = 0.2
"""Probability from which a block is kept where a person said which element the text is in, and no more."""


@dataclass(frozen=True, slots=True)
class Found:
    """Where a wrapper's root and header stand on a page."""

    roots: tuple[Any, ...]
    """One lxml element; of a pinned wrapper perhaps several, none inside another."""
    header: Any = None


def find(parsed: Parsed | Document, wrapper: Wrapper) -> Found | str:
    """The elements that a wrapper's XPaths select; a string says why it does not fit. Costs two XPaths."""
    roots = select(parsed.root, wrapper.root_xpath)
    if len(roots) != 1:
        if not (roots and wrapper.pinned):
            return f"root found {len(roots)} times"
        chosen = set(roots)
        roots = [root for root in roots if not any(above in chosen for above in root.iterancestors())]
    if not wrapper.header_xpath:
        return Found(tuple(roots))
    headers = select(parsed.root, wrapper.header_xpath)
    if len(headers) != 1 and not (headers and wrapper.pinned):
        return f"header found {len(headers)} times"
    return Found(tuple(roots), headers[0])


@dataclass(frozen=True, slots=True)
class Sorted:
    """The blocks inside the root, by index."""

    kept: tuple[int, ...]
    open: tuple[int, ...]
    """Those that the layout says nothing sure of."""
    new_words: int
    """Words of blocks whose signature was never seen; plain markup aside, where the layout's own text is plain."""
    words: int
    """Words of all of them."""
    strange: bool = False
    """Whether one of the open blocks is of a kind hardly ever seen (``kinds.is_strange``), or a line of which
    its kind says nothing (``kinds.doubted_lines``)."""


def node_of(document: Document, element: Any) -> int | None:
    """The number of an element, None where the part of the page that is seen does not hold it."""
    try:
        return document.look_into(element)
    except KeyError:
        return None


def sort_out(document: Document, wrapper: Wrapper, found: Found) -> Sorted:
    """Which blocks the layout keeps and which it leaves open; neither the header's nor those struck out."""
    blocks, own = document.blocks, is_own(wrapper, document.page.url)
    words, linked, nodes = blocks.words.tolist(), blocks.linked.tolist(), blocks.node.tolist()
    root = root_part(found)
    inside = inside_root(document, found)
    found_names = signatures(document, map(nodes.__getitem__, inside))
    names = [found_names[nodes[block]] for block in inside]
    new = {name for name in names if name not in wrapper.seen}
    plain = {name for name in new if is_plain(name, root)}
    if plain and any(is_plain(name, root) for name in wrapper.seen):
        new -= plain  # a long quotation, say, in a layout whose text has no names either
    new_words = sum(words[block] for block, name in zip(inside, names) if name in new)
    leading = [place for place, block in enumerate(inside) if linked[block] and refers(words[block], linked[block])]
    doubted = doubted_lines(wrapper, names, lambda place: words[inside[place]], leading)

    def repeats(place: int) -> bool:
        return repeats_elsewhere(document, wrapper, inside[place])

    links = [linked[block] > 0 and is_linked(words[block], linked[block]) for block in inside]
    verdicts = verdicts_of(
        wrapper,
        names,
        links,
        repeats,
        [text_digest(document.block_line(block)) for block in inside] if own and wrapper.told else None,
        doubted=doubted,
    )
    unread = _unread(document, inside)
    kept = [block for block, verdict in zip(inside, verdicts) if verdict > 0 and block not in unread]
    left = [place for place, verdict in enumerate(verdicts) if verdict == 0 and inside[place] not in unread]
    open_ = [inside[place] for place in left]
    kinds, of_links = [names[place] for place in left], [links[place] for place in left]
    strange = is_strange(wrapper, kinds, of_links, [words[block] for block in open_], root)
    strange = strange or are_asked_for([place for place in left if place in doubted], verdicts, repeats)
    return Sorted(tuple(kept), tuple(open_), new_words, sum(map(words.__getitem__, inside)), strange)


def _unread(document: Document, inside: Sequence[int]) -> frozenset[int]:
    """Of the blocks inside the roots those that are no text whatever their kind: hidden paragraphs, and captions that
    have no element of their own."""
    among = np.zeros(len(document.blocks), dtype=np.bool_)
    among[list(inside)] = True
    unread = hidden_paragraphs(document, among)
    return frozenset(where_true(unread | caption_lines(document, among & ~unread)).tolist())


def root_part(found: Found) -> str:
    """The root's part of a signature, where it is one element."""
    return part_of(found.roots[0]) if len(found.roots) == 1 else ""


def inside_root(document: Document, found: Found) -> list[int]:
    """The blocks inside the roots that a wrapper found on a page, but the header's."""
    node = document.blocks.node
    chosen = np.zeros(len(node), dtype=np.bool_)
    for root in found.roots:
        top = document.look_into(root)
        chosen |= (node >= top) & (node < document.end[top])
    place = node_of(document, found.header) if found.header is not None else None
    if place is not None:
        chosen &= ~((node >= place) & (node < document.end[place]))
    inside: list[int] = where_true(chosen).tolist()
    return inside


def certainty_of(known: Pooled) -> float:
    """Log-odds of a pooled probability, the less the fewer pages it is of."""
    return log_odds(known.probability, LEAST) * known.pages / (known.pages + 1)


def repeats_elsewhere(document: Document, wrapper: Wrapper, block: int) -> bool:
    """Whether the text of a block stands on other pages of the site, as the wrapper knows them."""
    node = int(document.blocks.node[block])
    tag = str(document.element(node).tag)
    return is_repeated(wrapper, document.block_line(block), tag, step=is_step(signature(document, node)))


def settle(
    document: Document, wrapper: Wrapper, found: Found, open_: Sequence[int], probabilities: Probabilities
) -> list[int]:
    """Of the blocks that the layout leaves open, those to keep, by their own text and what is pooled together."""
    inside = inside_root(document, found)
    kept: list[int] = []
    if wrapper.pinned and not wrapper.signatures:
        return [block for block in open_ if probabilities[block] >= WITHIN_PINNED]
    root = root_part(found)
    pool = pool_of_others(document, wrapper, inside, probabilities)
    boxes = wrapper.boxes if pool is wrapper.pool else boxes_of(pool)
    for block in open_:
        node = int(document.blocks.node[block])
        name, own = signature(document, node), float(probabilities[block])
        words, linked = int(document.blocks.words[block]), int(document.blocks.linked[block])
        links = is_linked(words, linked)
        known = pooled_as(pool, name, links)
        odds = log_odds(own, LEAST)
        if not is_heading(name) and (links or refers(words, linked)):
            # "Read also: ..." among the paragraphs has their kind, which says nothing for it
            odds += min(WEIGHT * certainty_of(known), 0.0) if known is not None else 0.0
        elif is_plain(name, root):
            odds += PLAIN_ODDS
        elif known is not None:
            odds += WEIGHT * certainty_of(known)
        elif own < SURE_TEXT and not is_heading(name):
            box = box_of(name)
            if box is not None and boxes.get(box, THRESHOLD) <= FOREIGN_BOX:
                continue
        if repeats_elsewhere(document, wrapper, block):
            odds -= REPEATED
        if odds >= 0:
            kept.append(block)
    return kept


def pool_of_others(
    document: Document, wrapper: Wrapper, inside: Sequence[int], probabilities: Probabilities
) -> Mapping[str, Pooled]:
    """The pool without what this very page has put into it."""
    if not is_own(wrapper, document.page.url):
        return wrapper.pool
    blocks, own = document.blocks, list[tuple[str, float]]()
    for block in inside:
        links = is_linked(int(blocks.words[block]), int(blocks.linked[block]))
        name = pooled_name(signature(document, int(blocks.node[block])), links)
        own.append((name, float(probabilities[block])))
    return pool_without(wrapper, own)


def opened(document: Document, wrapper: Wrapper, blocks: Sequence[int], root: str = "") -> list[Open]:
    """Blocks that the layout leaves open, by index; ``root``: the root's part of a signature."""
    if not blocks:
        return []
    found, texts = [], document.blocks
    for block in blocks:
        node = int(texts.node[block])
        name = signature(document, node)
        links = is_linked(int(texts.words[block]), int(texts.linked[block]))
        repeats = partial(repeats_elsewhere, document, wrapper, block)
        found.append(Open(name, repeats, is_plain(name, root), links))
    return found


def misfit(document: Document, wrapper: Wrapper, sorted_: Sorted, kept: Sequence[int]) -> str | None:
    """Why what a wrapper keeps of a page is not what its layout showed, in amount or kind; None where it is."""
    blocks, shown = document.blocks, wrapper.shown
    chosen = np.array(kept, dtype=np.int64)
    words = int(blocks.words.take(chosen).sum())
    if words < max(FEWEST_WORDS, shown.min_words // SLACK):
        if not shown.max_words:  # a wrapper by hand, which has shown nothing
            return f"{words} words, an article has at least {FEWEST_WORDS}"
        return f"{words} words, the layout showed {shown.min_words} to {shown.max_words}"
    if shown.max_words and words > max(shown.max_words * SLACK, _LONG_WORDS):
        return f"{words} words, the layout showed {shown.min_words} to {shown.max_words}"
    if wrapper.pinned or not wrapper.signatures:
        return None
    if sorted_.new_words > NEW_SHARE * sorted_.words:
        return f"{sorted_.new_words} of {sorted_.words} words stand in blocks that the layout never showed"
    linked = int(blocks.linked.take(chosen).sum()) / words
    if linked > shown.max_link_share + LINKED:
        return f"{linked:.0%} of the words are links, the layout showed at most {shown.max_link_share:.0%}"
    return None


def decision_of(document: Document, found: Found, kept: Sequence[int]) -> Decision:
    """What a wrapper decides of a page, in the terms of the arbiter."""
    nodes = [document.look_into(root) for root in found.roots]
    root = nodes[0] if len(nodes) == 1 else document.common_ancestor(nodes)
    header = node_of(document, found.header) if found.header is not None else None
    body = body_blocks(document, np.array(sorted(kept), dtype=np.int64), header)
    return Decision(max(root, 0), tuple(body.tolist()), header, TRUST, TRUST)
