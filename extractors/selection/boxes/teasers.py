"""Teasers of other articles, between paragraphs or below the text: a title that is a link, the first words, and a day,
or a picture or a "Read more" that leads to the same address.

Titles and days are mostly dropped as what they are; the first words of an article read like an article's, and below a
short text they are most of what the page has to say. Of four recorded pages with such rows of links to one address
twice, none of whose titles was kept, three truths have no word of them; the fourth's are products, with headings of
their own. Of six with a title that was kept four truths have none of them; the others list channels on other sites and
a park's cameras. Where the whole card is a link, its title is none: a link without text lies over it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping
from functools import partial
from itertools import islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.columns import Bools, Ints
from extractors.linked import is_moment, link_around, path_on_site
from extractors.metadata.dates.parsing import parse_date
from extractors.selection.neighbours import blocks_in
from extractors.selection.root import THRESHOLD

FEWEST, FEWEST_KEPT, TITLE, DAY, MOST_WORDS = 2, 3, 3, 6, 80
"""Teasers of one parent at least, and where a title is likely; words of a title at least, of a day in its block, and of
a teaser at most."""
WORDS_BEFORE, MOST_SHARE = 30, 0.4
"""Words of likely text before the first teaser: what follows is further, and not what the page has to say; share of the
likely words from which teasers between paragraphs are."""
LONGEST_DAY = 40
"""Characters of a line that says no more than a day."""
_DAY_FIRST = re.compile(r"(?:\d{1,2}[./-]\d{1,2}[./-]20\d\d|20\d\d-\d\d-\d\d)(?!\s?[:–-])")
"""A day in figures with which a card's first words begin, where an inline element sets it before them."""
_CUT = ("...", "…")
BESIDE, CARD = 3, 12
"""Elements from a link that lies over a card up to that which holds its title, and blocks of that at most."""
_LEVELS = 4
_LINK = tags.CODES["a"]
_HEADINGS, _TIMES = tags.mask("h1 h2 h3 h4 h5 h6"), tags.mask("time")
_WHOLE = tags.mask("html body main")
_Values = npt.NDArray[np.float64]


class _Teaser(NamedTuple):
    """The element of a teaser, its parent and tag, its first block and the one behind its last, its title, where that
    leads, whether it is short enough for one, and whether another of its links leads there."""

    unit: int
    parent: int
    tag: int
    first: int
    stop: int
    title: int
    address: str
    is_short: bool
    is_linked_twice: bool


class _Links(NamedTuple):
    """The links of a page: their elements in order, and where each leads."""

    nodes: list[int]
    targets: list[str]

    def within(self, first: int, end: int) -> list[str]:
        """Where the links among some elements lead, fragments left out."""
        return [*map(_plain, self.targets[bisect_left(self.nodes, first) : bisect_left(self.nodes, end)])]


def without_teasers(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities, 0 for teasers none of whose titles is likely, or that are the site's own below the text; a new
    array where anything changes. ``words``: of each block."""
    likely = probabilities >= THRESHOLD
    linked = document.blocks.linked
    titles = (linked >= TITLE) & (words - linked <= DAY)
    overlaid = _overlaid(document)
    titles[list(overlaid)] = True
    if titles.sum() < FEWEST or not likely.any():
        return probabilities
    told, times = prefix_sums(words * likely), prefix_sums(_TIMES[document.tag])
    headed = likely & blocks_in(document, _HEADINGS)
    dropped, rest = np.zeros(len(words), dtype=np.bool_), likely.copy()
    last = _last(rest)
    for row in _rows(document, words, where_true(titles), overlaid, likely, told):
        inside = np.concatenate([np.arange(each.first, each.stop) for each in row])
        heads = [each.title for each in row]
        if told[row[0].first] < WORDS_BEFORE or headed[np.setdiff1d(inside, heads)].any():
            continue
        if all(is_moment(document.block_line(head)) for head in heads):
            continue
        is_last = last < row[-1].stop
        if not is_last and (words * likely)[inside].sum() > MOST_SHARE * told[-1]:
            continue
        are_cards, are_kept = overlaid.keys() >= set(heads), bool(likely[heads].any())
        if are_cards and not any(_is_cut(document, each) for each in row):
            continue
        if _are_others(document, row, times, are_kept=are_kept, is_last=is_last, are_cards=are_cards):
            dropped[inside] = True
            if are_cards:
                rest[inside] = False
                last = _last(rest)
    return np.where(dropped, 0.0, probabilities) if dropped.any() else probabilities


def _last(flags: Bools) -> int:
    found = where_true(flags)
    return int(found[-1]) if len(found) else -1


def _are_others(
    document: Document, row: list[_Teaser], times: Ints, *, are_kept: bool, is_last: bool, are_cards: bool
) -> bool:
    """Whether a row is of other articles. Where the classifier keeps titles, they are several, no text follows, and all
    lead to pages of the site and have a day: channels and products that an article lists are elsewhere, what a hub
    leads to has none. ``times``: how many ``time`` elements stand before each."""
    site = document.page.site
    are_own = all(path_on_site(each.address, site) for each in row)
    if not are_kept and are_own and all(each.is_linked_twice for each in row):
        return True
    may_be = is_last and are_own and len(row) >= FEWEST_KEPT if are_kept else True
    return may_be and all(_is_dated(document, times, each, is_card=are_cards) for each in row)


def _is_dated(document: Document, times: Ints, teaser: _Teaser, *, is_card: bool) -> bool:
    if times[document.end[teaser.unit]] > times[teaser.unit]:
        return True
    lines = [line for block in range(teaser.first, teaser.stop) for line in document.block_text(block).split("\n")]
    if any(len(line) <= LONGEST_DAY and parse_date(line) is not None for line in lines):
        return True
    return is_card and any(map(_DAY_FIRST.match, lines))


def _is_cut(document: Document, teaser: _Teaser) -> bool:
    """Whether a teaser has the first words of a text, cut short; what a calendar says of its events is whole."""
    return any(document.block_text(block).endswith(_CUT) for block in range(teaser.first, teaser.stop))


def _overlaid(document: Document) -> dict[int, str]:
    """The lines over which a link without text or picture lies that is called the same (``title``, ``aria-label``) and
    leads elsewhere, and where it leads: the whole card is the link."""
    found: dict[int, str] = {}
    empty = (document.tag == _LINK) & (document.subtree_chars == 0)
    empty &= document.end == np.arange(1, len(document) + 1)
    if not empty.any():
        return found
    hrefs = document.attribute_by_element("href")
    for link in where_true(empty).tolist():
        href = hrefs.get(link)
        if href is None:
            continue
        name = document.attribute_of(link, "title") or document.attribute_of(link, "aria-label")
        around = next(islice(document.ancestors(link), BESIDE - 1, None), -1) if name.strip() and _plain(href) else -1
        if around < 0:
            continue
        first, stop = blocks_of(document, around)
        for block in range(first, stop if stop - first <= CARD else first):
            if document.block_line(block) == " ".join(name.split()):
                found[block] = _plain(href)
    return found


def _rows(
    document: Document, words: Ints, titles: Ints, overlaid: Mapping[int, str], likely: Bools, told: Ints
) -> list[list[_Teaser]]:
    """The teasers of one parent, some of them likely, where they lead to several addresses and none is a text of its
    own, the last row first. ``titles``: all blocks that may be titles; ``told``: the likely words before each block."""
    links = _links(document)
    starts = document.blocks.start.tolist()
    at = document.blocks.start[titles].tolist()
    teaser_of = partial(_teaser, document, prefix_sums(words), links, overlaid, starts, at)
    last = int(where_true(likely)[-1]) + 1
    near = titles[slice(*titles.searchsorted((int(told.searchsorted(WORDS_BEFORE)), last)).tolist())]
    found = [each for each in map(teaser_of, near.tolist()) if each and likely[each.first : each.stop].any()]
    inside = np.zeros(len(titles), dtype=np.bool_)
    for parent in {each.parent for each in found}:
        blocks = blocks_of(document, parent)
        inside[slice(*titles.searchsorted(blocks).tolist())] = True
    rows: dict[tuple[int, int], list[_Teaser]] = {(each.parent, each.tag): [] for each in found}
    for each in map(teaser_of, titles[inside].tolist()):
        if each and (each.parent, each.tag) in rows:
            rows[each.parent, each.tag].append(each)
    short = (row for row in rows.values() if all(each.is_short for each in row))
    found_rows = [row for row in short if len({each.address for each in row}) >= FEWEST]
    return sorted(found_rows, key=lambda row: -row[-1].stop)


def _teaser(
    document: Document,
    words_before: Ints,
    links: _Links,
    overlaid: Mapping[int, str],
    starts: list[int],
    at: list[int],
    title: int,
) -> _Teaser | None:
    """The teaser that a block is the title of; None where it is one of several in its element, nothing else stands with
    it, or it leads nowhere. ``starts``: where all blocks begin; ``at``: where all titles do."""
    element = int(document.blocks.node[title])
    if _count(at, *_span(document, element)) > 1:
        return None
    unit = _unit(document, element, at)
    begin, behind = _span(document, unit)
    first, stop = bisect_left(starts, begin), bisect_left(starts, behind)
    address = (overlaid.get(title) or _address(document, links, element)) if stop - first >= FEWEST else ""
    if not address:
        return None
    is_short = bool(words_before[stop] - words_before[first] <= MOST_WORDS)
    twice = is_short and links.within(unit, int(document.end[unit])).count(address) > 1
    parent, tag = int(document.parent[unit]), int(document.tag[unit])
    return _Teaser(unit, parent, tag, first, stop, title, address, is_short, twice)


def _unit(document: Document, title: int, at: list[int]) -> int:
    """The largest element around a title that has no other of them. ``at``: where all titles begin."""
    unit = title
    for above in document.ancestors(title):
        if _count(at, *_span(document, above)) > 1 or _WHOLE[document.tag[above]]:
            break
        unit = above
    return unit


def _span(document: Document, element: int) -> tuple[int, int]:
    """Where an element begins and ends in the stream."""
    s = document.structure
    return int(s.open_at[element]), int(s.close_at[element])


def _count(places: list[int], begin: int, behind: int) -> int:
    return bisect_left(places, behind) - bisect_left(places, begin)


def _links(document: Document) -> _Links:
    found = document.attribute("href")
    return _Links([node for node, _ in found], [href for _, href in found])


def _address(document: Document, links: _Links, title: int) -> str:
    """Where a title leads, its fragment left out; empty if to another place of the page."""
    inside = links.within(title, int(document.end[title]))
    return inside[0] if inside else _plain(link_around(document, title, _LEVELS))


def _plain(href: str) -> str:
    return href.partition("#")[0].strip()
