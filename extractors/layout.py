"""Applying a wrapper to a page of its layout: what is kept, and whether it fits at all.

``docs/wrappers.md`` has the rules, and how they were measured.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from extractors import tags
from extractors.arbiter import Decision, Probabilities
from extractors.arrays import where_true
from extractors.copies import without_copies
from extractors.document import Document, Parsed
from extractors.learning import PLAIN_ODDS
from extractors.observation import is_linked, is_plain, part_of, signature, signatures, text_digest, wording_of
from extractors.odds import log_odds
from extractors.selection import THRESHOLD
from extractors.wholes import NO_CHANCE
from extractors.wrapper import LEAST, Pooled, Wrapper, box_of, means_of
from extractors.xpath import select

SLACK = 4
"""A body may be this many times shorter or longer than any that the layout showed before."""
FEWEST_WORDS = 30
_LONG_WORDS = 2_000
"""A longer body than shown is doubted from this many words on: a long read is rare, not wrong."""
WEIGHT = 0.5
"""Of the pooled log-odds, beside those of the block's own text."""
FOREIGN_BOX = 0.3
"""Pooled probability of a box up to which a new kind of block in it is foreign too, unless its own text is sure."""
SURE_TEXT = 0.8
NEW_SHARE = 0.5
"""Share of the words inside the root that are of blocks never seen in the layout, from which it is another one."""
LINKED = 0.3
"""By this much may the share of linked words be above the largest that was shown."""
STRANGE_WORDS = 8
_QUOTATION = "blockquote."
"""A quotation's part of a signature."""
FEW_PAGES = 3
"""Pages that had a kind of block, up to which it is hardly known."""
_PLAIN_PARTS = frozenset(("li", "td", "th", "dt", "dd", "pre"))
"""Parts of an article that not every one has: where no page of the layout had any, the first are taken for its own."""
_LONGEST_LINE = 80
"""Characters of a line that is looked at for the template's words."""
REPEATED = 2.0
"""Log-odds against a block whose text repeats on other pages of the site."""
TRUST = 0.9
"""Confidence of what a wrapper extracts, and the probability that its page is an article."""
WITHIN_PINNED = 0.2
"""Probability from which a block is kept where a person said which element the text is in, and no more."""
HEADINGS = tags.mask("h1 h2 h3 h4 h5 h6")


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
    """Words of blocks whose signature was never seen."""
    words: int
    """Words of all of them."""
    strange: bool = False
    """Whether one of the open blocks is of a signature hardly ever seen, and more than a few words long."""


def node_of(document: Document, element: Any) -> int | None:
    """The number of an element, None where the part of the page that is seen does not hold it."""
    try:
        return document.look_into(element)
    except KeyError:
        return None


def sort_out(document: Document, wrapper: Wrapper, found: Found) -> Sorted:
    """Which blocks the layout keeps and which it leaves open; neither the header's nor those struck out."""
    pool, blocks = wrapper.pool, document.blocks
    words, linked, nodes = blocks.words.tolist(), blocks.linked.tolist(), blocks.node.tolist()
    root = root_part(found)
    inside = inside_root(document, wrapper, found)
    found_names = signatures(document, map(nodes.__getitem__, inside))
    names = [found_names[nodes[block]] for block in inside]
    verdicts: list[int] = []
    new_words = total = 0
    repeating = bool(wrapper.repeated or wrapper.written)
    by_kind = {name: pool[name].verdict if name in pool else 0 for name in dict.fromkeys(names)}
    for block, name in zip(inside, names):
        total += words[block]
        new_words += words[block] if name not in pool else 0
        verdict = by_kind[name]
        links = linked[block] and is_linked(words[block], linked[block])
        if verdict > 0 and (links or (repeating and repeats_elsewhere(document, wrapper, block))):
            verdict = 0
        verdicts.append(verdict)
    for place in quotations_between(names, verdicts, wrapper):
        verdicts[place] = 1
    kept = [block for block, verdict in zip(inside, verdicts) if verdict > 0]
    open_ = [(block, name) for block, name, verdict in zip(inside, names, verdicts) if verdict == 0]
    new = {name for name in by_kind if name not in pool or pool[name].pages < FEW_PAGES}
    strange = any(words[block] >= STRANGE_WORDS and name in new and not is_plain(name, root) for block, name in open_)
    strange = strange and bool(wrapper.signatures)
    return Sorted(tuple(kept), tuple(block for block, _ in open_), new_words, total, strange)


def quotations_between(names: Sequence[str], verdicts: Sequence[int], wrapper: Wrapper) -> list[int]:
    """Places of the quotations of one block that the layout is not sure of, between two blocks that it keeps: as in
    cold extraction (``extractors.wholes``) they go with those. ``names``: signatures of the blocks inside the root."""
    found = []
    for place in range(1, len(names) - 1):
        if verdicts[place] == 0 and _QUOTATION in names[place] and verdicts[place - 1] > 0 and verdicts[place + 1] > 0:
            known = wrapper.pool.get(names[place])
            if known is not None and known.verdict == 0 and known.probability >= NO_CHANCE:
                found.append(place)
    return found


def root_part(found: Found) -> str:
    """The root's part of a signature, where it is one element."""
    return part_of(found.roots[0]) if len(found.roots) == 1 else ""


def inside_root(document: Document, wrapper: Wrapper, found: Found) -> list[int]:
    """The blocks inside the roots that a wrapper found on a page."""
    node = document.blocks.node
    chosen = np.zeros(len(node), dtype=np.bool_)
    for root in found.roots:
        top = document.look_into(root)
        chosen |= (node >= top) & (node < document.end[top])
    out = [found.header] if found.header is not None else []
    out += [each for xpath in wrapper.strip for each in select(document.root, xpath)]
    for element in out:
        place = node_of(document, element)
        if place is not None:
            chosen &= ~((node >= place) & (node < document.end[place]))
    inside: list[int] = where_true(chosen).tolist()
    return inside


def certainty_of(known: Pooled) -> float:
    """Log-odds of a pooled probability, the less the fewer pages it is of."""
    return log_odds(known.probability, LEAST) * known.pages / (known.pages + 1)


def repeats_elsewhere(document: Document, wrapper: Wrapper, block: int) -> bool:
    """Whether the text of a block stands on other pages of the site, as the wrapper knows them."""
    if not (wrapper.repeated or wrapper.written):
        return False
    blocks = document.blocks
    return is_repeated(wrapper, document.text_between(int(blocks.start[block]), int(blocks.stop[block]), " "))


def is_repeated(wrapper: Wrapper, text: str) -> bool:
    """Whether a text stands on other pages, or is a line of which the template writes a part."""
    if wrapper.repeated and text_digest(text) in wrapper.repeated:
        return True
    is_line = wrapper.written and len(text) <= _LONGEST_LINE
    return bool(is_line) and not wrapper.template_words.isdisjoint(wording_of(text))


def settle(
    document: Document, wrapper: Wrapper, found: Found, open_: Sequence[int], probabilities: Probabilities
) -> list[int]:
    """Of the blocks that the layout leaves open, those to keep, by their own text and what is pooled together."""
    inside = inside_root(document, wrapper, found)
    kept: list[int] = []
    if wrapper.pinned and not wrapper.signatures:
        return [block for block in open_ if probabilities[block] >= WITHIN_PINNED]
    pool, boxes = pool_of_others(document, wrapper, inside, probabilities)
    root = root_part(found)
    for block in open_:
        node = int(document.blocks.node[block])
        name, own = signature(document, node), float(probabilities[block])
        known = pool.get(name)
        odds = log_odds(own, LEAST)
        if is_plain(name, root):
            odds += PLAIN_ODDS
        elif known is not None:
            odds += WEIGHT * certainty_of(known)
        elif own < SURE_TEXT and not HEADINGS[document.tag[node]]:
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
) -> tuple[Mapping[str, Pooled], Mapping[str, float]]:
    """The pool and the boxes without what this very page has put into them."""
    if text_digest(document.page.url) not in wrapper.pages:
        return wrapper.pool, wrapper.boxes
    own: dict[str, list[float]] = {}
    for block in inside:
        name = signature(document, int(document.blocks.node[block]))
        own.setdefault(name, []).append(float(probabilities[block]))
    pool = dict(wrapper.pool)
    for name, mine in own.items():
        known = pool.pop(name, None)
        blocks = known.blocks - len(mine) if known else 0
        if known and known.pages > 1 and blocks > 0:
            rest = (known.probability * known.blocks - sum(mine)) / blocks
            kept = known.kept - (sum(mine) >= THRESHOLD * len(mine))
            pool[name] = Pooled(name, min(max(rest, 0.0), 1.0), blocks, known.pages - 1, max(kept, 0))
    return pool, means_of((box_of(each.signature), each) for each in pool.values())


@dataclass(frozen=True, slots=True)
class Open:
    """A block that the layout leaves open, for a judgement by the pool alone."""

    signature: str
    heading: bool
    text: str
    plain: bool = False
    """``is_plain`` markup of the root."""
    linked: bool = False
    """Most of its words are links."""


def opened(document: Document, blocks: Sequence[int], root: str = "") -> list[Open]:
    """Blocks of a document, by index; ``root``: the root's part of a signature."""
    if not blocks:
        return []
    found, texts = [], document.blocks
    for block in blocks:
        node = int(texts.node[block])
        text = document.text_between(int(texts.start[block]), int(texts.stop[block]), " ")
        name = signature(document, node)
        links = is_linked(int(texts.words[block]), int(texts.linked[block]))
        found.append(Open(name, bool(HEADINGS[document.tag[node]]), text, is_plain(name, root), links))
    return found


def settle_unseen(wrapper: Wrapper, url: str, blocks: Sequence[Open]) -> list[bool]:
    """Whether to keep blocks of few words, by what is pooled alone: of the signature, else of the box, else of the
    tag. ``url``: the page's address."""
    if not blocks:
        return []
    own = text_digest(url) in wrapper.pages
    # what only this page has shown is no other page's word on it
    names = {block.signature for block in blocks}
    alone = {name for name in names if own and name in wrapper.pool and wrapper.pool[name].pages == 1}
    boxes = wrapper.boxes
    if alone:
        boxes = means_of((box_of(name), each) for name, each in wrapper.pool.items() if name not in alone)
    kept: list[bool] = []
    for block in blocks:
        # a heading's own class says that it is one; what it heads is the box that it stands in
        name = block.signature.partition(" < ")[2] if block.heading else block.signature
        box = boxes.get(box_of(name) or "")
        probability = _unseen(wrapper, block, box, block.signature in alone)
        kept.append(probability >= THRESHOLD and not is_repeated(wrapper, block.text) and not block.linked)
    return kept


def _unseen(wrapper: Wrapper, block: Open, box: float | None, alone: bool) -> float:
    """Probability of a block by the pool alone; ``box``: of all in the box that it stands in."""
    name, heading = block.signature, block.heading
    known = wrapper.pool.get(name)
    if known is not None:
        foreign = alone and box is not None and box <= FOREIGN_BOX and known.probability < SURE_TEXT
        return 0.0 if foreign else known.probability
    if block.plain:
        return THRESHOLD
    if heading and box is not None:
        return box
    near = name.split(" < ", 2)[:2]
    if box is not None and (box <= FOREIGN_BOX or box_of(" < ".join(near)) is not None):
        return box
    tag = near[0].partition(".")[0]
    return wrapper.tags.get(tag, THRESHOLD if tag in _PLAIN_PARTS else 0.0)


def misfit(document: Document, wrapper: Wrapper, sorted_: Sorted, kept: Sequence[int]) -> str | None:
    """Why what a wrapper keeps of a page is not what its layout showed, in amount or kind; None where it is."""
    blocks, shown = document.blocks, wrapper.shown
    chosen = np.array(kept, dtype=np.int64)
    words = int(blocks.words.take(chosen).sum())
    if words < max(FEWEST_WORDS, shown.min_words // SLACK):
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


def decision_of(document: Document, found: Found, kept: Sequence[int], article: float = TRUST) -> Decision:
    """What a wrapper decides of a page, in the terms of the arbiter."""
    nodes = [document.look_into(root) for root in found.roots]
    root = nodes[0] if len(nodes) == 1 else document.common_ancestor(nodes)
    header = node_of(document, found.header) if found.header is not None else None
    once = without_copies(document, np.array(sorted(kept), dtype=np.int64))
    return Decision(max(root, 0), tuple(once.tolist()), header, TRUST, article)
