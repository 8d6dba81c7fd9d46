"""Blocks 6 to 8: the header of the readers' comments, behind which nothing belongs to the article."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from itertools import accumulate

import numpy as np

from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Ints
from extractors.dom.plain_text import unescape
from extractors.methods.role_model.facts import HEADINGS, CommentWord, Facts
from extractors.methods.role_model.production import ProductionSystem, Rule

LONGEST_HEADER = 80
"""Characters of a comment header at most (ours: else a sentence that says "comment" cuts the article)."""
LEAST_ARTICLE = 250
"""Characters of text between main header and comment header at least (ours: bylines count the comments)."""
_H1, _HEADER = tags.CODES["h1"], tags.CODES["header"]
_RANK_OF_HEADER, _RANK_OF_OTHERS = 6, 7
_NO_LETTER = re.compile(r"[\W\d_]+")


@dataclass(frozen=True, slots=True)
class Words:
    """The lists of the paper: parts of words to look for, and texts that are a comment header as a whole."""

    parts: tuple[str, ...]
    ascii_parts: tuple[str, ...]
    whole: frozenset[str]


@lru_cache(maxsize=1)
def words() -> Words:
    """The words of the package's data file."""
    data = json.loads(resources.files(__package__).joinpath("comment_words.json").read_text("utf-8"))
    whole = {_letters(text) for texts in data["whole"].values() for text in texts}
    # whole texts that hold none of the parts are looked for themselves
    parts = list(data["parts"])
    parts += sorted({t.lower() for ts in data["whole"].values() for t in ts if not any(p in t for p in parts)})
    return Words(tuple(parts), tuple(part for part in parts if part.isascii()), frozenset(whole))


def says_comments(text: str) -> bool:
    """Whether a lower-case text says "comments" in any form or language."""
    return any(part in text for part in words().parts)


def _letters(text: str) -> str:
    return _NO_LETTER.sub(" ", text.lower()).strip()


@dataclass(slots=True)
class Search:
    """Working memory of FindCommentWords: short runs of text, in document order."""

    facts: Facts
    runs: Ints | None = None


def find_comment_words(facts: Facts) -> None:
    """Run block 6."""
    FIND_COMMENT_WORDS.run(Search(facts), facts.trace, facts.left_out)


def _list_short_texts(memory: Search) -> None:
    document = memory.facts.document
    runs = document.structure
    memory.runs = where_true((runs.run_chars <= LONGEST_HEADER) & memory.facts.shown[runs.run_owner])


def _leave_out_links(memory: Search) -> None:
    document = memory.facts.document
    assert memory.runs is not None
    memory.runs = memory.runs[~document.in_link[document.structure.run_owner[memory.runs]]]


def _leave_out_above(memory: Search) -> None:
    owner, header = memory.facts.document.structure.run_owner, memory.facts.best_header
    assert memory.runs is not None and header is not None
    memory.runs = memory.runs[owner[memory.runs] > header]


def _look_for_words(memory: Search) -> None:
    assert memory.runs is not None
    document, runs, numbers = memory.facts.document, memory.facts.document.structure, memory.runs.tolist()
    stream = document.stream
    spans = zip(runs.run_at[memory.runs].tolist(), runs.run_stop[memory.runs].tolist())
    texts = [stream[start:stop] for start, stop in spans]
    joined = "\n".join(texts).lower()
    stops = list(accumulate([len(text) + 1 for text in texts]))
    if stops and len(joined) + 1 != stops[-1]:  # a few letters are longer in lower case
        stops = list(accumulate([len(text.lower()) + 1 for text in texts]))
    found: set[int] = set()
    for part in words().ascii_parts if joined.isascii() else words().parts:
        place = joined.find(part)
        while place >= 0:
            number = bisect_right(stops, place)
            found.add(numbers[number])
            place = joined.find(part, stops[number])
    memory.facts.comment_runs = sorted(found)


FIND_COMMENT_WORDS: ProductionSystem[Search] = ProductionSystem(
    "FindCommentWords",
    (
        Rule("short-texts", "a header is short", _list_short_texts),
        Rule("not-in-links", "a link to the comments is not their header", _leave_out_links),
        Rule(
            "below-main-header",
            "comments are always below the main header",
            _leave_out_above,
            lambda m: m.facts.best_header is not None,
            ours=True,
        ),
        Rule("look-for-words", "words like comments, in many languages", _look_for_words),
    ),
)


@dataclass(slots=True)
class Preparing:
    """Working memory of PrepairForRatingCandCommHdrs: the nearest block-level elements of the words found."""

    facts: Facts
    nodes: list[int] = field(default_factory=list)
    prepared: bool = False


def prepare_comment_words(facts: Facts) -> None:
    """Run block 7."""
    PREPARE_COMMENT_WORDS.run(Preparing(facts), facts.trace, facts.left_out)


def _find_ancestors(memory: Preparing) -> None:
    document = memory.facts.document
    blocks = document.blocks
    place = np.searchsorted(blocks.runs, memory.facts.comment_runs)
    nodes = blocks.node[blocks.block_of_run[place]]
    memory.nodes = np.unique(nodes[document.subtree_chars[nodes] <= LONGEST_HEADER]).tolist()


def _clean(memory: Preparing) -> None:
    document = memory.facts.document
    for node in memory.nodes:
        text = unescape(document.text(node)).lower()
        letters = _letters(text)
        memory.facts.comment_words.append(CommentWord(node, text, letters in words().whole, _rank(memory.facts, node)))
    memory.prepared = True


def _rank(facts: Facts, node: int) -> int:
    tag = facts.document.tag
    for above in (node, *facts.document.ancestors(node)):
        if HEADINGS[tag[above]]:
            return int(tag[above]) - _H1
        if tag[above] == _HEADER:
            return _RANK_OF_HEADER
    return _RANK_OF_OTHERS


def _drop_running_text(memory: Preparing) -> None:
    facts = memory.facts
    facts.comment_words = [word for word in facts.comment_words if word.whole or word.rank < _RANK_OF_OTHERS]


def _drop_early(memory: Preparing) -> None:
    facts = memory.facts
    above = prefix_sums(facts.length)
    start = int(above[facts.best_header]) if facts.best_header is not None else 0
    facts.comment_words = [word for word in facts.comment_words if above[word.node] - start >= LEAST_ARTICLE]


PREPARE_COMMENT_WORDS: ProductionSystem[Preparing] = ProductionSystem(
    "PrepairForRatingCandCommHdrs",
    (
        Rule(
            "nearest-block",
            "the header is the block that the word stands in",
            _find_ancestors,
            lambda m: bool(m.facts.comment_runs),
        ),
        Rule("clean", "its text and rank decide", _clean, lambda m: bool(m.nodes)),
        Rule(
            "not-in-running-text",
            "an article may speak of comments: outside headings only the bare word counts",
            _drop_running_text,
            lambda m: m.prepared,
            ours=True,
        ),
        Rule(
            "below-some-text",
            "above the article a comment count is no header",
            _drop_early,
            lambda m: m.prepared,
            ours=True,
        ),
    ),
)


@dataclass(slots=True)
class Rating:
    """Working memory of RatingCandCommHdrs."""

    facts: Facts
    left: list[CommentWord]


def rate_comment_headers(facts: Facts) -> None:
    """Run block 8."""
    RATE_COMMENT_HEADERS.run(Rating(facts, list(facts.comment_words)), facts.trace, facts.left_out)


def _several(memory: Rating) -> bool:
    return len(memory.left) > 1


def _take_whole(memory: Rating) -> None:
    memory.left = [word for word in memory.left if word.whole] or memory.left


def _take_highest(memory: Rating) -> None:
    highest = min(word.rank for word in memory.left)
    memory.left = [word for word in memory.left if word.rank == highest]


def _take_first(memory: Rating) -> None:
    memory.left = memory.left[:1]


def _settle(memory: Rating) -> None:
    memory.facts.comment_header = memory.left[0].node


RATE_COMMENT_HEADERS: ProductionSystem[Rating] = ProductionSystem(
    "RatingCandCommHdrs",
    (
        Rule("only-one", "the only candidate is it", _settle, lambda m: len(m.left) == 1),
        Rule("bare-word", "text that is just that word is the surest sign", _take_whole, _several),
        Rule("highest-rank", "h1 to h6, then header, then all others", _take_highest, _several),
        Rule("first", "the one further up", _take_first, _several),
    ),
)
