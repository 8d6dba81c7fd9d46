"""Questions and answers under them stay or go together: half of them reads wrongly.

Systems write them in boxes that open (``details``, accordions of page builders), whose markup no paragraph of the text
has, so that the classifier doubts most of them and keeps the longest.
"""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.dom.questions import ASKED
from extractors.selection.root import THRESHOLD

FEWEST, QUESTION_WORDS, LONGEST_ANSWER = 2, 30, 6
"""Questions of one kind (tag and class) that follow each other, words of the longest, and blocks of one answer."""
_CELLS = frozenset(tags.codes("td th"))
KEPT, NO_CHANCE = 0.35, 0.1
"""Mean probability, weighted by words, from which all are kept whose own is at least the second: of 12 such rows of the
development sets of which some was dropped 9 are mostly the article's; below that of three one."""
_EXTRA_WORDS = 2
"""Added to each block's words, so that short questions count too."""


def with_answers(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, the threshold for doubtful questions and answers of likely rows; a new array where anything
    changes. ``words``: of each block."""
    possible = probabilities >= NO_CHANCE
    if (probabilities[possible] >= THRESHOLD).all():
        return probabilities
    short = where_true(possible & (words > 1) & (words <= QUESTION_WORDS)).tolist()
    questions = [block for block in short if document.block_text(block).endswith(ASKED)]
    if len(questions) < FEWEST:
        return probabilities
    node = document.blocks.node
    kinds = (document.class_kind * tags.SIZE + document.tag).take(node)
    blocks = _Blocks(kinds.tolist(), document.parent.take(node).tolist(), possible.tolist())
    changed = probabilities.copy()
    for row in _rows(questions, blocks):
        weights = words[row] + _EXTRA_WORDS
        if (probabilities[row] * weights).sum() >= KEPT * weights.sum():
            changed[row] = np.maximum(changed[row], THRESHOLD)
    return changed


class _Blocks(NamedTuple):
    kinds: list[int]
    """Tag and class of each block's element."""
    parents: list[int]
    possible: list[bool]

    def behind(self, question: int) -> list[int]:
        """The blocks of one kind and one parent right behind a question, which is of another kind."""
        first = question + 1
        if first >= len(self.kinds) or self.kinds[first] == self.kinds[question]:
            return []
        if self.kinds[first] % tags.SIZE in _CELLS:
            return []  # one row of a table is no answer
        alike = (self.kinds[first], self.parents[first])
        near = range(first, min(first + LONGEST_ANSWER, len(self.kinds)))
        return list(takewhile(lambda at: (self.kinds[at], self.parents[at]) == alike and self.possible[at], near))


def _rows(questions: list[int], blocks: _Blocks) -> list[list[int]]:
    """The blocks of each row of questions with an answer right behind each."""
    pairs = [(question, answer) for question in questions if (answer := blocks.behind(question))]
    rows: list[list[tuple[int, list[int]]]] = []
    for question, answer in pairs:
        last = rows[-1][-1] if rows else None
        if last is None or last[1][-1] + 1 != question or blocks.kinds[question] != blocks.kinds[last[0]]:
            rows.append([])
        rows[-1].append((question, answer))
    return [_joined(row) for row in rows if len(row) >= FEWEST]


def _joined(row: list[tuple[int, list[int]]]) -> list[int]:
    """All blocks of a row; the last answer is no longer than the others, since the text may go on below it."""
    longest = max(len(answer) for _, answer in row[:-1])
    return [block for question, answer in row for block in (question, *answer[:longest])]
