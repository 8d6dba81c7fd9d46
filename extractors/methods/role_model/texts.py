"""Blocks 4, 5 and 9 to 11: candidates for the main article, narrowed to the block with the longest text."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from extractors import presentation
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.methods.role_model.facts import LISTS, Facts
from extractors.methods.role_model.production import ProductionSystem, Rule

_HTML = tags.CODES["html"]
WIDER = 1.5
"""A container of the block takes its place if it holds this many times its text (ours)."""
_DEEPEST = 1_000


@dataclass(slots=True)
class Texts:
    """Working memory of FindAllTexts and TxtLstCorr."""

    facts: Facts
    parents: list[Ints] = field(default_factory=list)
    joined: bool = False


def find_all_texts(facts: Facts) -> None:
    """Run block 4."""
    FIND_ALL_TEXTS.run(Texts(facts), facts.trace, facts.left_out)


def correct_text_list(facts: Facts) -> None:
    """Run block 5."""
    CORRECT_TEXT_LIST.run(Texts(facts), facts.trace, facts.left_out)


def _parents_of_paragraphs(memory: Texts) -> None:
    facts, document = memory.facts, memory.facts.document
    like_p = facts.unit & ~LISTS[document.tag] & ~facts.is_text_table
    memory.parents.append(document.parent[like_p])


def _parents_of_tables(memory: Texts) -> None:
    facts = memory.facts
    memory.parents.append(facts.document.parent[facts.unit & facts.is_text_table])


def _parents_of_stray(memory: Texts) -> None:
    facts = memory.facts
    memory.parents.append(facts.document.blocks.node[facts.stray])


def _join_parents(memory: Texts) -> None:
    parents = np.concatenate(memory.parents)
    flags = np.zeros(len(memory.facts.document), dtype=np.bool_)
    flags[parents[parents >= 0]] = True
    memory.facts.text_parents = where_true(flags)
    memory.joined = True


FIND_ALL_TEXTS: ProductionSystem[Texts] = ProductionSystem(
    "FindAllTexts",
    (
        Rule("of-paragraphs", "the direct parents of p, pre and blockquote", _parents_of_paragraphs),
        Rule("of-tables", "those of text tables that stand in no other", _parents_of_tables),
        Rule(
            "of-stray-text",
            "those of text that was given a p",
            _parents_of_stray,
            lambda m: len(m.facts.stray) > 0,
        ),
        Rule("join", "one list, in document order", _join_parents),
    ),
)


def _drop_in_tables(memory: Texts) -> None:
    facts = memory.facts
    facts.text_parents = facts.text_parents[~facts.in_text_table[facts.text_parents]]


def _drop_html(memory: Texts) -> None:
    facts = memory.facts
    facts.text_parents = facts.text_parents[facts.document.tag[facts.text_parents] != _HTML]


CORRECT_TEXT_LIST: ProductionSystem[Texts] = ProductionSystem(
    "TxtLstCorr",
    (
        Rule(
            "not-in-text-tables",
            "what lies in a text table counts with the table",
            _drop_in_tables,
            lambda m: bool(m.facts.is_text_table.any()),
        ),
        Rule("within-body", "the article stands in body", _drop_html),
    ),
)


@dataclass(slots=True)
class Longest:
    """Working memory of blocks 9 to 11."""

    facts: Facts
    lengths: Ints | None = None
    """Pure length of what each element directly holds (n)."""
    whole: Ints | None = None
    """Pure length of the whole subtree (n)."""
    path: list[int] = field(default_factory=list)
    """The containers of the block that may take its place, nearest first."""
    bounded: bool = False


def list_candidates(facts: Facts) -> None:
    """Run block 9."""
    MAKE_CANDIDATES.run(Longest(facts), facts.trace, facts.left_out)


def find_tables_of(facts: Facts) -> None:
    """Run block 10."""
    TABLES_OF_CANDIDATES.run(Longest(facts), facts.trace, facts.left_out)


def find_longest(facts: Facts) -> None:
    """Run block 11."""
    FIND_LONGEST.run(Longest(facts), facts.trace, facts.left_out)


def _take_all(memory: Longest) -> None:
    memory.facts.candidates = memory.facts.text_parents


def _drop_comments(memory: Longest) -> None:
    facts = memory.facts
    facts.candidates = facts.text_parents[facts.text_parents < facts.comments_from]


MAKE_CANDIDATES: ProductionSystem[Longest] = ProductionSystem(
    "MakeCandMainTxtList",
    (
        Rule(
            "all",
            "without comments all texts are candidates",
            _take_all,
            lambda m: m.facts.comment_header is None,
        ),
        Rule(
            "above-comments",
            "comments can be longer than the article, but stand below their header",
            _drop_comments,
            lambda m: m.facts.comment_header is not None,
        ),
    ),
)


def _measure_tables(memory: Longest) -> None:
    facts, document = memory.facts, memory.facts.document
    chars = np.where(facts.unit & facts.is_text_table, facts.length, 0)
    facts.tables_of = document.subtree_sum(chars)[facts.candidates]


TABLES_OF_CANDIDATES: ProductionSystem[Longest] = ProductionSystem(
    "OpredTablesForCand",
    (
        Rule(
            "measure-tables",
            "data tables of a candidate are part of its text",
            _measure_tables,
            lambda m: bool(m.facts.is_text_table.any()),
        ),
    ),
)


def _measure(memory: Longest) -> None:
    facts, document = memory.facts, memory.facts.document
    length = facts.length.copy()
    length[facts.comments_from :] = 0
    units = where_true(facts.unit)
    # a unit's length stands at the unit itself, a stray text's at the element that holds it
    own = length.copy()
    own[units] = 0
    lifted = np.bincount(document.parent[units] + 1, weights=length[units], minlength=len(document) + 1)[1:]
    memory.lengths = own + lifted.astype(np.int64)
    memory.whole = document.subtree_sum(length)


def _take_longest(memory: Longest) -> None:
    facts = memory.facts
    assert memory.lengths is not None
    lengths = memory.lengths[facts.candidates]
    best = int(lengths.argmax())
    facts.longest = int(facts.candidates[best]) if lengths[best] > 0 else None


def _drop_beside(memory: Longest) -> None:
    facts = memory.facts
    kept = presentation.central(facts.document, facts.candidates)
    if kept.any():
        facts.candidates = facts.candidates[kept]


def _bound_by_header(memory: Longest) -> None:
    facts, document = memory.facts, memory.facts.document
    assert facts.longest is not None and facts.best_header is not None
    top = document.common_ancestor([facts.longest, facts.best_header])
    memory.path = [node for node in document.ancestors(facts.longest) if node >= top and document.tag[node] != _HTML]
    memory.bounded = True


def _bound_by_body(memory: Longest) -> None:
    facts, document = memory.facts, memory.facts.document
    assert facts.longest is not None
    memory.path = [node for node in document.ancestors(facts.longest) if document.tag[node] != _HTML]
    memory.bounded = True


def _widen(memory: Longest) -> None:
    facts = memory.facts
    assert memory.whole is not None and facts.longest is not None
    container = memory.path.pop(0)
    if memory.whole[container] >= WIDER * memory.whole[facts.longest]:
        facts.longest = container


FIND_LONGEST: ProductionSystem[Longest] = ProductionSystem(
    "FindMaxText",
    (
        Rule(
            "measure",
            "pure length of the text outside tables and in them",
            _measure,
            lambda m: len(m.facts.candidates) > 0,
        ),
        Rule(
            "central",
            "the article is roughly central, where a browser measured that",
            _drop_beside,
            lambda m: m.lengths is not None and m.facts.document.boxes is not None and m.facts.longest is None,
        ),
        Rule("longest", "the article is the largest fragment", _take_longest, lambda m: m.lengths is not None),
        Rule(
            "bound-by-header",
            "the article is tied to the main header: nothing further out than both is needed",
            _bound_by_header,
            lambda m: m.facts.longest is not None and m.facts.best_header is not None and not m.bounded,
        ),
        Rule(
            "bound-by-body",
            "without a header the page's body is the bound",
            _bound_by_body,
            lambda m: m.facts.longest is not None and m.facts.best_header is None and not m.bounded,
        ),
        Rule(
            "widen",
            "the article may be of equal or nested fragments: a container with far more text holds them",
            _widen,
            lambda m: bool(m.path),
            again=True,
            ours=True,
        ),
    ),
    bound=_DEEPEST + 16,
)
