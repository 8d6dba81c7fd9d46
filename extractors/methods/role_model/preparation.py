"""Block 1, Blk0: the table registry and stray text (scripts, comments and repair are the Document's)."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.methods.role_model.facts import HEADINGS, LISTS, PARAGRAPHS, Facts
from extractors.methods.role_model.production import ProductionSystem, Rule

_TABLE = tags.CODES["table"]
_ROW, _HEAD_CELL, _CAPTION = tags.CODES["tr"], tags.CODES["th"], tags.CODES["caption"]
_CELLS = tags.mask("td th")
_OF_LAYOUT = tags.mask("h1 h2 h3 h4 h5 h6 form iframe input")
_HAS_AN_OWNER = tags.mask(
    "p pre blockquote li dt dd h1 h2 h3 h4 h5 h6 figcaption caption legend option select textarea button "
    "head title html summary address"
)
"""Elements whose text is not stray: they say themselves what it is."""
_ARRANGED = tags.mask("h1 article main")
WIDEST_CELL = 400
"""A cell with more characters, and over half of the table's text, holds a page and not data (ours)."""
LEAST_SHOWN = 0.2
"""Share of a page's words under which what styles hide is taken to be shown by a script later (ours)."""
MOST_LINKED = 0.5
"""Share of link characters over which a paragraph or list is navigation, a foreign fragment (ours)."""


@dataclass(slots=True)
class Preparation:
    """Working memory of Blk0. Arrays are per element (n)."""

    facts: Facts
    free: Bools
    """Elements whose text no element of text owns."""
    tables: list[int]
    linked: Ints
    """Link characters at or below each element."""
    hides_most: bool
    """Nearly all words of the page stand in hidden elements."""
    text_tables: list[int] | None = None
    arranging: Bools = field(default_factory=lambda: np.zeros(1, dtype=np.bool_))
    """Lists and the like that hold a page."""
    units_found: bool = False


def prepare(facts: Facts) -> None:
    """Run block 1."""
    document = facts.document
    tables = where_true(document.tag == _TABLE).tolist()
    facts.shown = ~(document.silent | document.hidden)
    none = np.zeros(len(document), dtype=np.int64)
    words = int(document.words.sum())
    hides_most = int(document.words[facts.shown].sum()) < LEAST_SHOWN * words
    memory = Preparation(facts, ~_HAS_AN_OWNER[document.tag], tables, none, hides_most)
    facts.is_text_table = facts.in_text_table = np.zeros(len(document), dtype=np.bool_)
    BLK0.run(memory, facts.trace, facts.left_out)


def _reveal(memory: Preparation) -> None:
    memory.facts.shown = ~memory.facts.document.silent


def _tell_tables(memory: Preparation) -> None:
    document, tag = memory.facts.document, memory.facts.document.tag

    def held(flags: Bools) -> Ints:
        return document.subtree_sum(flags.astype(np.int64))

    tables, cells, rows = held(tag == _TABLE), held(_CELLS[tag]), held(tag == _ROW)
    arranged, headed = held(_OF_LAYOUT[tag]), held((tag == _HEAD_CELL) | (tag == _CAPTION))
    plain = {node for node, value in document.attribute("role") if value in ("presentation", "none")}
    cell = np.where(_CELLS[tag], document.subtree_chars, 0)
    memory.text_tables = []
    for table in memory.tables:
        if table in plain or tables[table] > 1 or arranged[table] or cells[table] < 2:
            continue  # arranges something, or has nothing to arrange
        if cells[table] <= rows[table] and not headed[table]:
            continue  # one column
        widest = int(cell[table : document.end[table]].max())
        if widest > WIDEST_CELL and 2 * widest > document.subtree_chars[table]:
            continue
        memory.text_tables.append(table)


def _register_tables(memory: Preparation) -> None:
    flags = np.zeros(len(memory.free), dtype=np.bool_)
    flags[memory.text_tables] = True
    memory.facts.is_text_table = flags
    memory.facts.in_text_table = memory.facts.document.below_any(flags)


def _drop_hidden_tables(memory: Preparation) -> None:
    memory.text_tables = [table for table in memory.text_tables or () if memory.facts.shown[table]]


def _measure_links(memory: Preparation) -> None:
    document = memory.facts.document
    memory.linked = document.subtree_sum(np.where(document.in_link, document.chars, 0))


def _find_arranging(memory: Preparation) -> None:
    document = memory.facts.document
    inner = document.subtree_sum(_ARRANGED[document.tag].astype(np.int64)) > 0
    memory.arranging = (PARAGRAPHS | LISTS)[document.tag] & inner


def _most_is_linked(memory: Preparation) -> bool:
    document = memory.facts.document
    tops = [0]  # most pages have one root
    while (top := int(document.end[tops[-1]])) < len(document):
        tops.append(top)
    return 2 * sum(int(memory.linked[top]) for top in tops) > sum(int(document.subtree_chars[top]) for top in tops)


def _mend_links(memory: Preparation) -> None:
    document = memory.facts.document
    paragraphs = document.subtree_sum(PARAGRAPHS[document.tag].astype(np.int64))
    links = document.below_any(tags.LINKS[document.tag] & (paragraphs == 0))
    memory.linked = document.subtree_sum(np.where(links, document.chars, 0))


def _find_units(memory: Preparation) -> None:
    facts, document = memory.facts, memory.facts.document
    like_p = (PARAGRAPHS | LISTS)[document.tag] & ~facts.in_text_table
    like_p &= ~memory.arranging
    flags = (like_p | facts.is_text_table) & facts.shown
    chars = document.subtree_chars
    outermost = flags & (document.sum_above(flags) == 1)
    facts.unit = outermost & (memory.linked <= MOST_LINKED * chars)
    facts.length = np.where(facts.unit, chars - memory.linked, 0)
    memory.units_found = True
    memory.free &= facts.shown & ~document.below_any(flags | HEADINGS[document.tag])


def _own_stray_text(memory: Preparation) -> None:
    facts, document = memory.facts, memory.facts.document
    blocks, runs = document.blocks, document.structure
    free = memory.free & ~facts.in_text_table
    chars = blocks.sum(runs.run_chars)
    linked = blocks.sum(np.where(document.in_link[runs.run_owner], runs.run_chars, 0))
    facts.stray = where_true(free[blocks.node] & (linked <= MOST_LINKED * chars))
    pure = (chars - linked)[facts.stray]
    added = np.bincount(blocks.node[facts.stray], weights=pure, minlength=len(document))
    facts.length = facts.length + added.astype(np.int64)


BLK0: ProductionSystem[Preparation] = ProductionSystem(
    "Blk0",
    (
        Rule(
            "reveal",
            "a page that hides nearly all its text shows it later by a script",
            _reveal,
            lambda m: m.hides_most,
            ours=True,
        ),
        Rule(
            "tell-text-tables",
            "a table of tables, headings or forms, of one column, or with one great cell arranges the page",
            _tell_tables,
            lambda m: m.text_tables is None and bool(m.tables),
        ),
        Rule(
            "drop-hidden-tables",
            "who looks at the page does not see them",
            _drop_hidden_tables,
            lambda m: bool(m.text_tables),
        ),
        Rule(
            "register-tables",
            "text tables play a role, layout tables only hold what does",
            _register_tables,
            lambda m: bool(m.text_tables),
        ),
        Rule("measure-links", "pure length leaves out what only leads elsewhere", _measure_links, ours=True),
        Rule(
            "mend-links",
            "a link never closed swallows what follows: with paragraphs in it, it is none",
            _mend_links,
            _most_is_linked,
            ours=True,
        ),
        Rule(
            "tell-arranging-lists",
            "a list or quotation that holds an h1, an article or a main arranges the page",
            _find_arranging,
            ours=True,
        ),
        Rule(
            "find-text-elements",
            "p, pre, blockquote, lists and text tables carry the text; nested ones count once",
            _find_units,
        ),
        Rule(
            "own-stray-text",
            "text that no element of text owns gets a p",
            _own_stray_text,
            lambda m: m.units_found and len(m.facts.document.blocks) > 0,
        ),
    ),
)
