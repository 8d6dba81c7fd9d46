"""What a layout's kinds of blocks say of the blocks of a page: no classifier, no columns.

``docs/wrappers.md`` has the rules, and how they were measured.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from extractors.observation import LONGEST_LINE, is_heading, is_plain, pooled_name, text_digest, wording_of
from extractors.selection.house.lines import LABELLED, is_house_line
from extractors.selection.lines.interruptions import is_interruption, is_label
from extractors.selection.lines.portal_lines import is_portal_line
from extractors.selection.root import THRESHOLD
from extractors.selection.wholes import NO_CHANCE
from extractors.verdicts.signs import LONGEST_STUB
from extractors.wrapper import REFERS, Pooled, Wrapper, box_of
from extractors.wrapping.edges import edge_names
from extractors.wrapping.template_words import SEVERAL

FOREIGN_BOX = 0.3
"""Pooled probability of a box up to which a new kind of block in it is foreign too, unless its own text is sure."""
SURE_TEXT = 0.8
_PLAIN_PARTS = frozenset(("li", "td", "th", "dt", "dd", "pre"))
"""Parts of an article that not every one has: where no page of the layout had any, the first are taken for its own."""
LONGEST_WRITTEN = 240
"""Characters of a text of which the template writes a part."""
_QUOTATION = "blockquote."
"""A quotation's part of a signature."""
STRANGE_WORDS, FEW_PAGES = 8, 3
"""Words of a block of a kind hardly ever seen from which the classifiers are asked, and pages that must have had a kind
for it to be known."""
_LARGEST_SHARE = 0.2
"""Words in blocks that a layout leaves open, as a share of those it keeps, up to which its pool alone decides; above,
the classifiers are asked."""
PLAIN_ODDS = 1.5
"""Log-odds that speak for plain markup, beside a block's own: of the blocks between kept ones that the classifier gave
.1 to .4 on 220 pages of wcxb-dev-articles, 41 of 50 plain ones were the article's, and 36 % of 483 others."""


def kept_by_kind(
    wrapper: Wrapper,
    names: Sequence[str],
    linked: Sequence[bool],
    repeats: Callable[[int], bool],
    verdicts: Sequence[int],
    root: str,
) -> list[bool]:
    """Whether each block inside the root is kept, by the kinds alone: ``verdicts`` (``verdicts_of``), and what they
    leave open by ``settle_unseen``. ``root``: the root's part of a signature."""
    open_ = [place for place, verdict in enumerate(verdicts) if verdict == 0]
    opened = [
        Open(names[place], partial(repeats, place), is_plain(names[place], root), linked[place]) for place in open_
    ]
    keeps = [verdict > 0 for verdict in verdicts]
    for place, kept in zip(open_, settle_unseen(wrapper, opened)):
        keeps[place] = kept
    return keeps


def verdicts_of(
    wrapper: Wrapper,
    names: Sequence[str],
    linked: Sequence[bool],
    repeats: Callable[[int], bool],
    digests: Sequence[str] | None = None,
    *,
    doubted: Mapping[int, int] = MappingProxyType({}),
) -> list[int]:
    """Of each block inside the root 1: surely content; -1: surely foreign; 0: the layout leaves it open.

    ``names``: the blocks' signatures; ``linked``: whether most of a block's words are links; ``repeats`` says of a
    block, by its place, whether its text is the template's (``is_repeated``), and is asked only where it matters.
    ``digests``: of the blocks' texts, on a page that the wrapper was learned from (``is_own``), where it remembers
    exceptions. ``doubted``: what is known of the lines of which their kind says nothing, by place (``doubted_lines``).
    """
    known = wrapper.verdicts
    verdicts = [known.get(name, 0) for name in names]
    for place in (place for place, links in enumerate(linked) if links):
        verdicts[place] = known.get(pooled_name(names[place], linked=True), verdicts[place])
    for place, verdict in enumerate(verdicts):
        if verdict > 0 and (linked[place] or repeats(place)):
            verdicts[place] = 0
        elif verdict > 0 and place in doubted:
            verdicts[place] = doubted[place]
    for place in quotations_between(names, verdicts, wrapper):
        verdicts[place] = 1
    if digests is not None:
        keys = exception_keys(names, digests)
        verdicts = [wrapper.told.get(key, verdict) for key, verdict in zip(keys, verdicts)]
    return verdicts


def exception_keys(names: Sequence[str], digests: Sequence[str]) -> list[str]:
    """What a wrapper remembers the blocks of a page by: kind, text, the text before it (a "Pro" under each product may
    be in doubt on its own), and of blocks alike in all these their count: one of several copies may be kept."""
    keys, seen = [], Counter[str]()
    for each in zip(names, digests, ["", *digests]):
        key = text_digest(" ".join(each))
        keys.append(text_digest(f"{key} {seen[key]}") if seen[key] else key)
        seen[key] += 1
    return keys


def quotations_between(names: Sequence[str], verdicts: Sequence[int], wrapper: Wrapper) -> list[int]:
    """Places of the quotations of one block that the layout is not sure of, between two blocks that it keeps: as in
    cold extraction (``extractors.selection.wholes``) they go with those. What is surely foreign (an advertisement
    beside the quotation) stands between nothing. ``names``: signatures of the blocks inside the root."""
    if not any(_QUOTATION in name for name in set(names)):
        return []
    found, rest = [], [place for place, verdict in enumerate(verdicts) if verdict >= 0]
    for before, place, after in zip(rest, rest[1:], rest[2:]):
        if verdicts[place] == 0 and _QUOTATION in names[place] and verdicts[before] > 0 and verdicts[after] > 0:
            known = wrapper.pool.get(names[place])
            if known is not None and known.verdict == 0 and known.probability >= NO_CHANCE:
                found.append(place)
    return found


def is_step(signature: str) -> bool:
    """Whether a block is an item of a numbered list: a step, of which one may be to load the app."""
    return signature.startswith("li.") and signature.partition(" < ")[2].startswith("ol.")


def is_repeated(wrapper: Wrapper, text: str, tag: str = "", *, step: bool = False) -> bool:
    """Whether a text, of an element of this tag, stands on other pages, is a line of which the template writes a part,
    labels an advert or says that the article goes on below one, or speaks for the house or its portal, as a ``step``
    (``is_step``) does not."""
    if wrapper.repeated and text_digest(text) in wrapper.repeated:
        return True
    if is_interruption(text) or is_label(text, tag) or is_portal_line(text):
        return True
    if not step and is_house_line(text, labels=tag not in LABELLED):
        return True
    if not wrapper.written or len(text) > LONGEST_WRITTEN:
        return False  # its words need not be told apart
    return is_written(wrapper, wording_of(text), len(text))


def is_written(wrapper: Wrapper, wording: frozenset[str], length: int) -> bool:
    """Whether a text of so many characters and with these words is one of which the template writes a part: a line with
    one of its words, or a text that has several of those of a closing one, which are a third of its own."""
    if length > LONGEST_WRITTEN:
        return False
    if length <= LONGEST_LINE and not wrapper.template_words.isdisjoint(wording):
        return True
    return any(len(frame & wording) >= max(SEVERAL, len(wording) / 3) for frame in wrapper.template_frames)


@dataclass(frozen=True, slots=True)
class Open:
    """A block that the layout leaves open, for a judgement by the pool alone."""

    signature: str
    repeats: Callable[[], bool]
    """``is_repeated``, asked only of a block that would be kept."""
    plain: bool = False
    """``is_plain`` markup of the root."""
    linked: bool = False
    """Most of its words are links."""


def pooled_as(pool: Mapping[str, Pooled], name: str, linked: bool) -> Pooled | None:
    """What is pooled of blocks like one of that signature: of links, where some were seen, of the links alone."""
    return pool.get(pooled_name(name, linked)) or pool.get(name)


def pool_without(wrapper: Wrapper, own: Iterable[tuple[str, float]]) -> dict[str, Pooled]:
    """The pool without what one page has put into it: signature and probability of each of its blocks."""
    pool = dict(wrapper.pool)
    of_kind: dict[str, list[float]] = {}
    for name, probability in own:
        of_kind.setdefault(name, []).append(probability)
    for name, mine in of_kind.items():
        known = pool.pop(name, None)
        blocks = known.blocks - len(mine) if known else 0
        if known and known.pages > 1 and blocks > 0:
            rest = (known.probability * known.blocks - sum(mine)) / blocks
            kept = known.kept - (sum(mine) >= THRESHOLD * len(mine))
            pool[name] = Pooled(name, min(max(rest, 0.0), 1.0), blocks, known.pages - 1, max(kept, 0))
    return pool


def is_strange(
    wrapper: Wrapper, names: Sequence[str], linked: Sequence[bool], words: Sequence[int], root: str
) -> bool:
    """Whether one of the blocks that the layout leaves open, of these signatures and words, is of a kind hardly ever
    seen, and more than a few words long or in a box of which nothing is known. ``linked``: as of ``verdicts_of``; links
    tell nothing of an item of text."""
    if not wrapper.signatures:
        return False
    return any(
        _pages_of(wrapper, name, links) < FEW_PAGES
        and (count >= STRANGE_WORDS or _has_its_tag_alone(wrapper, name))
        and not is_plain(name, root)
        for name, links, count in zip(names, linked, words)
    )


def _pages_of(wrapper: Wrapper, name: str, linked: bool) -> int:
    known = pooled_as(wrapper.pool, name, linked)
    return known.pages if known is not None else 0


def _has_its_tag_alone(wrapper: Wrapper, name: str) -> bool:
    """Whether nothing but its tag speaks for a block of that signature, or against a heading, since it stands in a box
    that no page had: a poll's question is a paragraph too, and a first subhead of its level is none of the template's
    headings."""
    if name in wrapper.pool:
        return False
    heading = is_heading(name)
    around = name.partition(" < ")[2] if heading else name
    return box_of(around) not in wrapper.boxes and heading != (_by_its_tag(wrapper, name) >= THRESHOLD)


def doubted_lines(
    wrapper: Wrapper, names: Sequence[str], words: Callable[[int], int], refers: Iterable[int]
) -> dict[int, int]:
    """Places of the lines that have a kind of the article's which says nothing of them, and what is known of them, as
    of ``verdicts_of``: those that lead to another text (``refers``), unless such are surely content on the layout's
    pages, and those with which the kind begins or ends, where such are foreign on them."""
    known = wrapper.verdicts
    leading = {place: known.get(names[place] + REFERS, 0) for place in refers if known.get(names[place], 0) > 0}
    found = {place: verdict for place, verdict in leading.items() if verdict <= 0}
    foreign = wrapper.foreign_edges
    if foreign:
        edges = edge_names(names, words)
        found |= {place: -1 for place, edge in edges.items() if edge in foreign and known.get(names[place], 0) > 0}
    return found


def are_asked_for(doubted: Iterable[int], verdicts: Sequence[int], repeats: Callable[[int], bool]) -> bool:
    """Whether the classifiers are asked for one of these lines (``doubted_lines``), since nothing is known of it."""
    return any(verdicts[place] == 0 and not repeats(place) for place in doubted)


def is_little(doubtful: int, sure: int) -> bool:
    """Whether the words in blocks that a layout leaves open are so few beside those it keeps that its pool alone
    decides; else the classifiers are asked."""
    return doubtful <= _LARGEST_SHARE * sure and sure > LONGEST_STUB


def is_own(wrapper: Wrapper, url: str) -> bool:
    """Whether the wrapper was learned from the page of that address, among others. The page may have changed since:
    what is remembered of it holds for the texts that it had (``exception_keys``), and for no others."""
    return text_digest(url) in wrapper.pages


def settle_unseen(wrapper: Wrapper, blocks: Sequence[Open]) -> list[bool]:
    """Whether to keep blocks of few words, by what is pooled alone: of the signature, else of the box, else of the
    tag."""
    kept: list[bool] = []
    for block in blocks:
        # a heading's own class says that it is one; what it heads is the box that it stands in
        name = block.signature.partition(" < ")[2] if is_heading(block.signature) else block.signature
        probability = _unseen(wrapper, block, wrapper.boxes.get(box_of(name) or ""))
        kept.append(probability >= THRESHOLD and not block.linked and not block.repeats())
    return kept


def _unseen(wrapper: Wrapper, block: Open, box: float | None) -> float:
    """Probability of a block by the pool alone; ``box``: of all in the box that it stands in."""
    name, heading = block.signature, is_heading(block.signature)
    known = wrapper.pool.get(name)
    if known is not None:
        return known.probability
    if block.plain:
        return THRESHOLD
    if heading and box is not None:
        return box
    near = name.split(" < ", 2)[:2]
    if box is not None and (box <= FOREIGN_BOX or box_of(" < ".join(near)) is not None):
        return box
    return _by_its_tag(wrapper, name)


def _by_its_tag(wrapper: Wrapper, name: str) -> float:
    """Probability of a block of that signature by its tag alone."""
    tag = name.partition(".")[0]
    return wrapper.tags.get(tag, THRESHOLD if tag in _PLAIN_PARTS else 0.0)
