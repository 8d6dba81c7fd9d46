"""Blocks 2 and 3: the candidates for the main header, and the best of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from extractors import presentation
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.methods.role_model.comments import says_comments
from extractors.methods.role_model.facts import HEADINGS, Facts
from extractors.methods.role_model.production import ProductionSystem, Rule

LONGEST_TEXT = 300
"""Characters of a title or heading that are compared."""
LEAST_FIT = 0.3
"""Share of the highest likeness that a candidate has at least (ours: the paper has a cut, not its size)."""
LEAST_LIKENESS = 10
"""Characters of likeness under which the title says nothing of any heading (ours)."""
_PIECE = 10
MOST_HEADINGS = 500
"""Headings that are looked at: no page's main header stands behind that many."""


def longest_common_substring(text: str, other: str) -> int:
    """Length of the longest string that stands in both."""
    best = start = 0
    while start + best < len(text):
        while start + best < len(text) and text[start : start + best + 1] in other:
            best += 1
        start += 1
    return best


def shares_a_piece(text: str, other: str) -> bool:
    """Whether one of the text's successive pieces, or all of a short text, stands in the other.

    What the two have in common beyond twice a piece's length never escapes this, at a tenth of the cost.
    """
    pieces = range(0, max(1, len(text) - _PIECE + 1), _PIECE)
    return any(text[start : start + _PIECE] in other for start in pieces)


@dataclass(slots=True)
class Search:
    """Working memory of FindHeaders."""

    facts: Facts
    titles: list[int]
    headings: list[int] | None = None
    likeness: dict[int, int] = field(default_factory=dict)


def find_headers(facts: Facts) -> None:
    """Run block 2."""
    titles = where_true(facts.document.tag == tags.CODES["title"])[:1].tolist()
    FIND_HEADERS.run(Search(facts, titles), facts.trace, facts.left_out)


def _read_title(memory: Search) -> None:
    document = memory.facts.document
    memory.facts.title = document.text(memory.titles[0]).lower()[:LONGEST_TEXT]


def _list_headings(memory: Search) -> None:
    document = memory.facts.document
    flags = HEADINGS[document.tag] & (document.subtree_chars > 0)
    memory.headings = where_true(flags)[:MOST_HEADINGS].tolist()


def _drop_hidden(memory: Search) -> None:
    shown = memory.facts.shown
    memory.facts.headers = [node for node in memory.headings or () if shown[node]]


def _list_standing_out(memory: Search) -> None:
    memory.facts.headers = presentation.standing_out(memory.facts.document)[:MOST_HEADINGS]


def _tie_bunch(memory: Search) -> None:
    document = memory.facts.document
    root = document.common_ancestor(memory.facts.headers)
    memory.facts.bunch = root if root >= 0 else None


def _compare(memory: Search) -> None:
    facts, tag = memory.facts, memory.facts.document.tag
    highest = min(int(tag[node]) for node in facts.headers)
    for node in facts.headers:
        text = facts.document.text(node).lower()[:LONGEST_TEXT]
        # of lower headings only great likeness matters, and most have none
        alike = tag[node] == highest or shares_a_piece(text, facts.title)
        memory.likeness[node] = longest_common_substring(text, facts.title) if alike else 0


def _drop_unlike(memory: Search) -> None:
    facts, most = memory.facts, max(memory.likeness.values())
    facts.headers = [node for node in facts.headers if memory.likeness[node] >= LEAST_FIT * most]


FIND_HEADERS: ProductionSystem[Search] = ProductionSystem(
    "FindHeaders",
    (
        Rule("read-title", "what the page is called", _read_title, lambda m: bool(m.titles)),
        Rule("list-headings", "h1 to h6 mark headers", _list_headings),
        Rule("drop-hidden", "the main header is seen", _drop_hidden, lambda m: m.headings is not None),
        Rule(
            "list-standing-out",
            "where no element says so, what is shown larger than the text passes for a header",
            _list_standing_out,
            lambda m: m.headings is not None and not m.facts.headers and m.facts.document.boxes is not None,
            ours=True,
        ),
        Rule("tie-bunch", "where two or more stand together", _tie_bunch, lambda m: len(m.facts.headers) > 1),
        Rule(
            "compare-to-title",
            "the main header has much in common with the title",
            _compare,
            lambda m: bool(m.facts.title) and len(m.facts.headers) > 1,
        ),
        Rule(
            "fits-title",
            "a heading far less like the title than another is a site's name or a section's",
            _drop_unlike,
            lambda m: max(m.likeness.values(), default=0) >= LEAST_LIKENESS,
            ours=True,
        ),
    ),
)


@dataclass(slots=True)
class Rating:
    """Working memory of FindBestHdr: the candidates left, narrowed by one mark after the other."""

    facts: Facts
    left: list[int]
    texts: dict[int, str] = field(default_factory=dict)


def find_best_header(facts: Facts) -> None:
    """Run block 3."""
    FIND_BEST_HEADER.run(Rating(facts, list(facts.headers)), facts.trace, facts.left_out)


def _several(memory: Rating) -> bool:
    return len(memory.left) > 1


def _take_largest(memory: Rating) -> None:
    memory.left = presentation.no_smaller(memory.facts.document, memory.left)


def _take_highest_rank(memory: Rating) -> None:
    tag = memory.facts.document.tag
    highest = min(int(tag[node]) for node in memory.left)
    memory.left = [node for node in memory.left if tag[node] == highest]


def _read_texts(memory: Rating) -> None:
    document = memory.facts.document
    memory.texts = {node: document.text(node).lower()[:LONGEST_TEXT] for node in memory.left}


def _drop_comments(memory: Rating) -> None:
    if not says_comments(memory.facts.title):
        memory.left = [node for node in memory.left if not says_comments(memory.texts[node])] or memory.left


def _take_likest(memory: Rating) -> None:
    title = memory.facts.title
    likeness = {node: longest_common_substring(memory.texts[node], title) for node in memory.left}
    most = max(likeness.values())
    memory.left = [node for node in memory.left if likeness[node] == most]


def _take_first(memory: Rating) -> None:
    document = memory.facts.document
    memory.left = sorted(memory.left, key=lambda node: (presentation.top_of(document, node), node))[:1]


def _settle(memory: Rating) -> None:
    memory.facts.best_header = memory.left[0]


FIND_BEST_HEADER: ProductionSystem[Rating] = ProductionSystem(
    "FindBestHdr",
    (
        Rule("only-one", "the only candidate is it", _settle, lambda m: len(m.left) == 1),
        Rule(
            "largest-on-screen",
            "the main header is the largest on screen, where a browser measured that",
            _take_largest,
            lambda m: _several(m) and m.facts.document.boxes is not None,
        ),
        Rule("highest-rank", "the main header is no smaller than the others", _take_highest_rank, _several),
        Rule("read-texts", "their words are compared", _read_texts, _several),
        Rule(
            "not-of-comments",
            "it does not say comments in any form, unless the title does",
            _drop_comments,
            lambda m: _several(m) and bool(m.texts),
        ),
        Rule(
            "likest-title",
            "it has much in common with the title",
            _take_likest,
            lambda m: _several(m) and bool(m.facts.title),
        ),
        Rule("first", "it stands above other headings like it", _take_first, _several),
    ),
)
