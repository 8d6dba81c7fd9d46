"""A page's cold decision, corrected by what the other pages of its layout say: for sites that were seen as a whole.

``docs/wrappers.md`` has the rules, and how they were measured.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby, pairwise, takewhile

from extractors.arbiter import Decision
from extractors.document import Document
from extractors.dom.characters import COLONS
from extractors.observation import is_heading, is_linked, is_plain, signature
from extractors.odds import log_odds
from extractors.selection.root import THRESHOLD
from extractors.selection.wholes import FEWEST, NO_CHANCE
from extractors.wrapper import LEAST, Pooled, Wrapper, box_of, boxes_of
from extractors.wrapping.kinds import pooled_as
from extractors.wrapping.layout import (
    Found,
    certainty_of,
    decision_of,
    inside_root,
    pool_of_others,
    repeats_elsewhere,
    root_part,
)
from extractors.wrapping.template_words import EVERYWHERE_WORDS

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
"""Probability from which a kept block stays although its kind is foreign on all other pages, or its text theirs too."""
_BY_KIND = 2.0
"""Log-odds of plain markup (``observation.is_plain``) that the pages together, if not this one, take for content."""
_OF_THE_BOX = 0.15
"""Weight of the log-odds of all that other pages have in a box, for a kept block of a kind that they do not have."""
_SURELY_FOREIGN = 0.02
"""Probability up to which a block that was dropped stays so."""
_LABELS = frozenset(("th", "dt"))
"""Cells that say what a column or a line of an article holds, on one page as on another."""
_ITEMS = _LABELS | {"li", "dd", "td"}
_LINE = 10
"""Words below which a dropped block is a line, that a kind of mostly longer ones does not take in: captions, credits
and labels often have the paragraphs' markup. Of 58 such on transplanted and invented sites 12 are the article's, and 2
of 43 that a rule dropped although they were likely: days, sources, who wrote it."""
_ONCE, _NEARLY = 3, 0.45
"""Blocks a page of a kind up to which it takes in what stands before or behind all that the page itself keeps, and the
probability from which any kind does before it: titles, biographies and notices have the paragraphs' markup, too. Of 52
such blocks of kinds of the text 11 are the article's, of 14 of others 13."""


@dataclass(frozen=True, slots=True)
class Case:
    """A block of a page that was decided cold, to be judged again."""

    signature: str
    probability: float
    """That it is content, by the page itself."""
    kept: bool
    """Whether the cold decision keeps it."""
    words: int
    linked: int
    repeats: Callable[[], bool]
    """Whether its text is the template's (``kinds.is_repeated``)."""
    inside: bool = True
    """Whether it stands inside the layout's root."""
    announces: bool = False
    """Whether its text ends in a colon."""


def correct(document: Document, wrapper: Wrapper, found: Found, cold: Decision) -> Decision:
    """The cold decision with the layout's root, and the unsure blocks by the layout; the header where cold has none.

    Log-odds of a block's own probability and of its kind are added, where the kind stands in something that has a
    name and most other pages agree on it. ``cold`` must have probabilities.
    """
    assert cold.probabilities is not None
    inside = inside_root(document, found)
    root = root_part(found)
    pool = pool_of_others(document, wrapper, inside, cold.probabilities)
    within, before = frozenset(inside), frozenset(cold.kept)
    blocks = document.blocks
    judged = sorted(within | before)
    cases = [
        Case(
            signature(document, int(blocks.node[block])),
            float(cold.probabilities[block]),
            block in before,
            int(blocks.words[block]),
            int(blocks.linked[block]),
            partial(repeats_elsewhere, document, wrapper, block),
            block in within,
            document.block_text(block).endswith(COLONS),
        )
        for block in judged
    ]
    stay = stays(cases, pool, wrapper.support, root)
    return _decision(document, found, cold, [block for block, keeps in zip(judged, stay) if keeps], within)


def stays(cases: Sequence[Case], pool: Mapping[str, Pooled], support: int, root: str) -> list[bool]:
    """Whether each block of a page is content, the other pages of its layout heard.

    ``pool``: of the other pages; ``support``: pages of the layout; ``root``: the root's part of a signature.
    """
    boxes, out = boxes_of(pool), _kept_out(cases, pool)
    stay = [place not in out and _stays(case, pool, boxes, support, root) for place, case in enumerate(cases)]
    _complete_rows(cases, pool, support, stay)
    own = {_around(case) for case, stays in zip(cases, stay) if stays and not is_heading(case.signature)}
    for place, (case, below) in enumerate(pairwise(cases)):
        of_a_box = is_heading(case.signature) and _around(case) not in own
        if stay[place] and of_a_box and not _any_stays(cases, stay, place + 1) and case.repeats() and below.repeats():
            stay[place] = False
    return stay


def _kept_out(cases: Sequence[Case], pool: Mapping[str, Pooled]) -> set[int]:
    """Places of the dropped blocks that their kind does not take in, since what is none of the text has its markup
    too: a line among paragraphs, or what stands before or behind all that the page itself keeps."""
    kept = [place for place, case in enumerate(cases) if case.kept]
    first, last = (kept[0], kept[-1]) if kept else (len(cases), -1)
    all_of = Counter(case.signature for case in cases)
    long_of = Counter(case.signature for case in cases if case.words >= _LINE)
    out: set[int] = set()
    for place, case in enumerate(cases):
        if case.kept or is_heading(case.signature):
            continue
        known = pool.get(case.signature)
        of_the_text = known is None or known.blocks > _ONCE * known.pages
        aside = case.probability < THRESHOLD and (
            place > last or (place < first and case.probability < _NEARLY)
        )
        is_line = case.words < _LINE and 2 * long_of[case.signature] >= all_of[case.signature]
        if (is_line and not _announces(cases, pool, place)) or (of_the_text and aside):
            out.add(place)
    return out


def _announces(cases: Sequence[Case], pool: Mapping[str, Pooled], place: int) -> bool:
    """Whether a line announces what is kept behind it: a list, which has another kind."""
    if not cases[place].announces:
        return False
    behind = next((case for case in cases[place + 1 :] if case.kept or not _never_kept(pool, case)), None)
    return behind is not None and behind.kept and behind.signature != cases[place].signature


def _never_kept(pool: Mapping[str, Pooled], case: Case) -> bool:
    known = pooled_as(pool, case.signature, is_linked(case.words, case.linked))
    return known is not None and known.kept == 0


def _complete_rows(cases: Sequence[Case], pool: Mapping[str, Pooled], support: int, stay: list[bool]) -> None:
    """Keeps the doubtful lines of a row within the text of which half stay: a list that nothing in the markup calls
    one, as cold extraction keeps lists whole (``extractors.selection.wholes``)."""
    kept = [place for place, case in enumerate(cases) if case.kept]
    within = range(kept[0], kept[-1] + 1) if kept else range(0)
    place = 0
    for name, group in groupby(cases, key=lambda case: case.signature):
        row = list(group)
        places = range(place, place + len(row))
        place += len(row)
        known = pool.get(name)
        if known is None or 2 * known.pages > support or is_heading(name):
            continue  # a kind that most pages have is the text's own
        if places[0] not in within or places[-1] not in within or not _is_of_lines(row):
            continue
        if 2 * sum(stay[at] for at in places) >= len(row):
            for at, case in zip(places, row):
                stay[at] = stay[at] or _may_stay(case)


def _is_of_lines(row: Sequence[Case]) -> bool:
    return len(row) >= FEWEST and 2 * sum(case.words < _LINE for case in row) >= len(row)


def _may_stay(case: Case) -> bool:
    doubtful = case.inside and case.probability >= NO_CHANCE
    return doubtful and not is_linked(case.words, case.linked) and not case.repeats()


def _around(case: Case) -> str:
    """What a block stands in, by its signature."""
    return case.signature.partition(" < ")[2]


def _any_stays(cases: Sequence[Case], stay: Sequence[bool], first: int) -> bool:
    """Whether the first block below a heading stays, or another item of the list or table that it begins: "Salt" is an
    ingredient on other pages too."""
    name = cases[first].signature
    if name.partition(".")[0] not in _ITEMS:
        return stay[first]
    behind = zip(cases[first:], stay[first:])
    return any(stays_too for _, stays_too in takewhile(lambda each: each[0].signature == name, behind))


def _stays(case: Case, pool: Mapping[str, Pooled], boxes: Mapping[str, float], support: int, root: str) -> bool:
    box = box_of(case.signature) if case.inside else None
    links = is_linked(case.words, case.linked)
    known = pooled_as(pool, case.signature, links) if box is not None else None
    vote = _vote(known, support, is_plain(case.signature, root))
    if case.kept and known is None and box is not None and box in boxes:
        vote = min(0.0, _OF_THE_BOX * log_odds(boxes[box], LEAST))
    odds = log_odds(case.probability, LEAST) + vote
    if not case.kept:
        comes = vote > 0 and odds >= 0 and case.probability > _SURELY_FOREIGN and not links
        return comes and not case.repeats()
    if case.probability >= SURE:
        if case.words >= EVERYWHERE_WORDS and case.probability < _SURE_AGAINST_ALL and case.repeats():
            return is_heading(case.signature)
        against = vote < 0 and odds < 0 and case.probability < _SURE_AGAINST_ALL
        return not (against and _is_foreign_everywhere(known))
    if not case.inside:
        return False
    if _comes_again(case.signature) or not case.repeats():
        return vote >= 0 or odds >= 0
    return False  # that its kind is the article's says nothing of a line that the template writes there


def _comes_again(signature: str) -> bool:
    """Whether an article's own text may stand on other pages too, by its kind: subheads and labels do."""
    return is_heading(signature) or signature.partition(".")[0] in _LABELS


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
    if known.pages >= _MANY_PAGES:
        share = log_odds((known.kept + 0.5) / (known.pages + 1), LEAST)
        if known.kept >= _MOST * known.pages:
            return max(by_kind, share)
        if not by_kind and known.kept <= (1 - _MOST) * known.pages:
            return min(certainty_of(known), share)
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
