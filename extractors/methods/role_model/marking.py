"""Blocks 12 to 16: the mark-lists, and what is on any of them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.methods.role_model.facts import HEADINGS, LISTS, PARAGRAPHS, Facts, MarkList, mark_lists
from extractors.methods.role_model.production import ProductionSystem, Rule

_IMAGE, _HEAD = tags.CODES["img"], tags.CODES["head"]
_TOLD = tags.mask("title meta")


@dataclass(slots=True)
class Marking:
    """Working memory of blocks 12 to 16."""

    facts: Facts
    needed: Bools | None = None
    kept: list[Ints] = field(default_factory=list)
    split: bool = False


def prepare_marks(facts: Facts) -> None:
    """Run block 12."""
    MARK_HEADER_AND_TEXT.run(Marking(facts), facts.trace, facts.left_out)


def mark_head(facts: Facts) -> None:
    """Run block 13."""
    MARK_HEAD.run(Marking(facts), facts.trace, facts.left_out)


def mark_tables(facts: Facts) -> None:
    """Run block 14."""
    MARK_TABLES.run(Marking(facts), facts.trace, facts.left_out)


def mark_images(facts: Facts) -> None:
    """Run block 15."""
    MARK_IMAGES.run(Marking(facts), facts.trace, facts.left_out)


def join_marks(facts: Facts) -> None:
    """Run block 16."""
    JOIN_MARKS.run(Marking(facts), facts.trace, facts.left_out)


def _has_text(memory: Marking) -> bool:
    return memory.facts.longest is not None


def _mark_header(memory: Marking) -> None:
    facts = memory.facts
    assert facts.best_header is not None
    facts.header_marks = [MarkList(int(facts.document.parent[facts.best_header]), (facts.best_header,))]


def _split(memory: Marking) -> None:
    facts, document = memory.facts, memory.facts.document
    assert facts.longest is not None
    start, stop = facts.longest + 1, int(document.end[facts.longest])
    tag = document.tag[start:stop]
    headings = HEADINGS[tag] & facts.shown[start:stop]
    needed = (facts.unit[start:stop] & (PARAGRAPHS | LISTS)[tag]) | headings
    facts.needed = where_true(needed) + start
    facts.doubtful = where_true(~needed) + start
    memory.split = True


def _drop_comments(memory: Marking) -> None:
    facts = memory.facts
    facts.needed = facts.needed[facts.needed < facts.comments_from]
    facts.doubtful = facts.doubtful[facts.doubtful < facts.comments_from]


def _drop_main_header(memory: Marking) -> None:
    facts = memory.facts
    facts.needed = facts.needed[facts.needed != facts.best_header]


def _mark_text(memory: Marking) -> None:
    memory.facts.text_marks = mark_lists(memory.facts.document, memory.facts.needed)


MARK_HEADER_AND_TEXT: ProductionSystem[Marking] = ProductionSystem(
    "PrepairToMarkingHeaderAndText",
    (
        Rule(
            "mark-header",
            "the main header is kept wherever it stands",
            _mark_header,
            lambda m: m.facts.best_header is not None,
        ),
        Rule(
            "split",
            "p-like elements, lists and headings are needed; foreign fragments may be among the rest",
            _split,
            _has_text,
        ),
        Rule(
            "not-comments",
            "comments may share the article's container",
            _drop_comments,
            lambda m: m.split and m.facts.comment_header is not None,
        ),
        Rule(
            "header-once",
            "the main header has a list of its own",
            _drop_main_header,
            lambda m: m.split and m.facts.best_header is not None,
        ),
        Rule("mark-text", "the needed elements, by parent", _mark_text, lambda m: m.split),
    ),
)


def _mark_head(memory: Marking) -> None:
    facts, document = memory.facts, memory.facts.document
    runs = document.structure
    found = where_true(_TOLD[document.tag])
    found = found[document.tag[document.parent[found]] == _HEAD]
    nodes = []
    for node, start, stop in zip(found.tolist(), runs.open_at[found].tolist(), runs.inner_at[found].tolist()):
        start_tag = document.stream[start:stop]
        if start_tag.startswith("<title") or ' charset="' in start_tag or ' http-equiv="' in start_tag:
            nodes.append(node)
    facts.head_marks = mark_lists(document, np.array(nodes, dtype=np.int64))


MARK_HEAD: ProductionSystem[Marking] = ProductionSystem(
    "PrepToMarkingHtmlHead",
    (Rule("title-and-charset", "what a browser needs to show the page", _mark_head, _has_text),),
)


def _mark_tables(memory: Marking) -> None:
    facts = memory.facts
    wanted = facts.doubtful[(facts.unit & facts.is_text_table)[facts.doubtful]]
    facts.table_marks = mark_lists(facts.document, wanted)


MARK_TABLES: ProductionSystem[Marking] = ProductionSystem(
    "PrepairToMarkingTxtTbl",
    (
        Rule(
            "text-tables",
            "of the doubtful, text tables are kept",
            _mark_tables,
            lambda m: len(m.facts.doubtful) > 0 and bool(m.facts.is_text_table.any()),
        ),
    ),
)


def _mark_images(memory: Marking) -> None:
    facts, document = memory.facts, memory.facts.document
    wanted = facts.doubtful[document.tag[facts.doubtful] == _IMAGE]
    facts.image_marks = mark_lists(document, wanted[facts.shown[wanted]])


MARK_IMAGES: ProductionSystem[Marking] = ProductionSystem(
    "PrepairToMarkingImgs",
    (Rule("images", "of the doubtful, images are kept", _mark_images, lambda m: len(m.facts.doubtful) > 0),),
)


def _join(memory: Marking) -> None:
    facts = memory.facts
    marked = np.zeros(len(facts.document), dtype=np.bool_)
    for marks in (*facts.text_marks, *facts.table_marks, *facts.image_marks):
        marked[list(marks.tail)] = True
    outermost = marked & (facts.document.sum_above(marked) == 1)
    facts.kept = tuple(where_true(outermost).tolist())
    memory.needed = facts.document.below_any(outermost)


def _drop_shells(memory: Marking) -> None:
    assert memory.needed is not None
    memory.needed = memory.needed & memory.facts.shown


def _keep_runs(memory: Marking) -> None:
    runs = memory.facts.document.structure
    assert memory.needed is not None
    keep = memory.needed[runs.run_owner]
    memory.kept.append(where_true(keep))


def _keep_stray(memory: Marking) -> None:
    facts, blocks = memory.facts, memory.facts.document.blocks
    assert facts.longest is not None
    nodes = blocks.node[facts.stray]
    inside = (nodes >= facts.longest) & (nodes < int(facts.document.end[facts.longest]))
    chosen = facts.stray[inside & (blocks.owner[facts.stray] < facts.comments_from)]
    of_block = np.zeros(len(blocks), dtype=np.bool_)
    of_block[chosen] = True
    memory.kept.append(blocks.runs[of_block[blocks.block_of_run]])


def _list_runs(memory: Marking) -> None:
    kept = np.zeros(len(memory.facts.document.structure.run_at), dtype=np.bool_)
    kept[np.concatenate(memory.kept)] = True
    memory.facts.kept_runs = tuple(where_true(kept).tolist())
    memory.kept = []


JOIN_MARKS: ProductionSystem[Marking] = ProductionSystem(
    "DeleteByDictLst",
    (
        Rule("join-lists", "what is on no list, nor below a tail, goes", _join, _has_text),
        Rule("not-hidden", "nor is what nobody sees", _drop_shells, lambda m: m.needed is not None),
        Rule("keep-text", "the text of all that is kept", _keep_runs, lambda m: m.needed is not None),
        Rule(
            "keep-stray-text",
            "text with a p of its own is needed like any p",
            _keep_stray,
            lambda m: m.needed is not None and len(m.facts.stray) > 0,
        ),
        Rule("list-runs", "one list, in document order", _list_runs, lambda m: bool(m.kept)),
    ),
)
