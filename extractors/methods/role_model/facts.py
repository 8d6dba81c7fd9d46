"""The dynamic part of the semantic net: what is known of the page at hand (the paper's Table 1).

One object per page, filled by the blocks in order and read by those after them; decisions are never revised.
The paper's names stand in brackets. Its elements of text are the Document's elements: block-level ones are
chosen by tag, paths are the Document's ancestors, and the id of an element is its number, which never changes
here since nothing is ever deleted from the tree.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.columns import Bools, Ints

PARAGRAPHS = tags.mask("p pre blockquote")
LISTS = tags.mask("ol ul")
HEADINGS = tags.HEADINGS


@dataclass(frozen=True, slots=True)
class MarkList:
    """These children of this node play the role: the path's last node and the tail, siblings in order."""

    parent: int
    tail: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CommentWord:
    """An occurrence of a word such as "comments", made ready for rating [PrepairedCandCommentWord]."""

    node: int
    """The nearest block-level element."""
    text: str
    """Its text, cleaned and in lower case."""
    whole: bool
    """The text is just that word, but for digits and punctuation."""
    rank: int
    """0 to 5 within h1 to h6, 6 within header, 7 elsewhere."""


@dataclass(slots=True)
class Facts:
    """Everything that the blocks find out about one page."""

    document: Document
    left_out: frozenset[str] = frozenset()
    """Rules, as ``system.rule``, that do not take part: to measure what each of them is worth."""
    # block 1
    shown: Bools = field(default_factory=lambda: _NO_FLAGS)
    """Elements that a visitor sees (n)."""
    is_text_table: Bools = field(default_factory=lambda: _NO_FLAGS)
    """Elements that are text tables not nested in another [TableRgstr] (n)."""
    in_text_table: Bools = field(default_factory=lambda: _NO_FLAGS)
    """Elements at or below any text table (n)."""
    unit: Bools = field(default_factory=lambda: _NO_FLAGS)
    """Outermost p, pre, blockquote, ol, ul and text tables that are shown (n)."""
    stray: Ints = field(default_factory=lambda: _NO_INTS)
    """Blocks of text in no such element, which get a p of their own; indices into the document's blocks."""
    length: Ints = field(default_factory=lambda: _NO_INTS)
    """Pure length in characters of the units and stray texts that each element is, or directly holds (n)."""
    # blocks 2, 3
    title: str = ""
    headers: list[int] = field(default_factory=list)
    """[Hdrs]"""
    bunch: int | None = None
    """Root of the smallest subtree with all headers, where there are two at least [HdrsMatr]."""
    best_header: int | None = None
    """[BestHeaderId]"""
    # blocks 4, 5
    text_parents: Ints = field(default_factory=lambda: _NO_INTS)
    """[TxtListIdsPre, then TxtListIdInds]"""
    # blocks 6 to 8
    comment_runs: list[int] = field(default_factory=list)
    """[CandCommentWordsPos], as runs of text."""
    comment_words: list[CommentWord] = field(default_factory=list)
    comment_header: int | None = None
    """[BestCandCommentHeader_Id]"""
    # blocks 9 to 11
    candidates: Ints = field(default_factory=lambda: _NO_INTS)
    """[CandMainTxt_Ids]"""
    tables_of: Ints = field(default_factory=lambda: _NO_INTS)
    """For each candidate the characters of its text tables [TblForCandMainTxt_Ids]."""
    longest: int | None = None
    """The block with the longest text [MatrBlkWithLongText]."""
    # blocks 12 to 16
    needed: Ints = field(default_factory=lambda: _NO_INTS)
    """[NessTextIds]"""
    doubtful: Ints = field(default_factory=lambda: _NO_INTS)
    """[QuUnusTextIds]"""
    header_marks: list[MarkList] = field(default_factory=list)
    text_marks: list[MarkList] = field(default_factory=list)
    head_marks: list[MarkList] = field(default_factory=list)
    table_marks: list[MarkList] = field(default_factory=list)
    image_marks: list[MarkList] = field(default_factory=list)
    kept: tuple[int, ...] = ()
    """Outermost nodes of the article on any mark-list, in document order."""
    kept_runs: tuple[int, ...] = ()
    # blocks 17, 18
    common_parent: int | None = None
    """[CommParentHeadTxtId]"""
    unlinked: tuple[int, int] = (0, 0)
    """The nodes start:stop that lose their href."""
    trace: list[str] = field(default_factory=list)
    """The rules that fired, in order."""

    @property
    def comments_from(self) -> int:
        """The first node of the comments; past the last node if there are none."""
        return len(self.document) if self.comment_header is None else self.comment_header


_NO_FLAGS: Bools = np.zeros(0, dtype=np.bool_)
_NO_INTS: Ints = np.zeros(0, dtype=np.int64)


def mark_lists(document: Document, nodes: Ints) -> list[MarkList]:
    """Nodes grouped into mark-lists: one per parent, in the order of their first nodes."""
    tails: dict[int, list[int]] = {}
    for node, parent in zip(nodes.tolist(), document.parent[nodes].tolist()):
        tails.setdefault(parent, []).append(node)
    return [MarkList(parent, tuple(tail)) for parent, tail in tails.items()]
