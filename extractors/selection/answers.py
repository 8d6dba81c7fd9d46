"""Questions and answers under them stay or go together: half of them reads wrongly.

Systems write them in boxes that open (``details``, accordions of page builders), whose markup no paragraph of the text
has, so that the classifier doubts most of them and keeps the longest.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.class_kinds import class_kinds
from extractors.dom.columns import Ints
from extractors.selection.root import THRESHOLD

ASKED = ("?", "\uff1f", "\u061f", "\u037e")
FEWEST, QUESTION_WORDS, LONGEST_ANSWER = 2, 30, 6
"""Questions of one kind (tag and class) that follow each other, words of the longest, and blocks of one answer."""
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
    short = possible & (words > 1) & (words <= QUESTION_WORDS)
    if (probabilities[possible] >= THRESHOLD).all():
        return probabilities
    questions = {block for block in where_true(short).tolist() if document.block_text(block).endswith(ASKED)}
    if len(questions) < FEWEST:
        return probabilities
    node = document.blocks.node
    kinds = (class_kinds(document.coded("class"), len(document)) * tags.SIZE + document.tag).take(node).tolist()
    changed = probabilities.copy()
    for row in _rows(sorted(questions), kinds, lambda block: bool(possible[block])):
        weights = words[row] + _EXTRA_WORDS
        if (probabilities[row] * weights).sum() >= KEPT * weights.sum():
            changed[row] = np.maximum(changed[row], THRESHOLD)
    return changed


def _rows(questions: list[int], kinds: list[int], is_possible: Callable[[int], bool]) -> list[list[int]]:
    """The blocks of each row of questions and answers, of the possible blocks."""
    rows: list[list[int]] = []
    row: list[int] = []
    asked, end = 0, -1
    for question in questions:
        answer = _answer(question, kinds, is_possible)
        if question != end or not row or kinds[question] != kinds[row[0]]:
            rows += [row] if asked >= FEWEST else []
            row, asked = [], 0
        if answer:
            row, asked, end = [*row, question, *answer], asked + 1, answer[-1] + 1
    return rows + ([row] if asked >= FEWEST else [])


def _answer(question: int, kinds: list[int], is_possible: Callable[[int], bool]) -> list[int]:
    """The blocks of one kind behind a question, which is another."""
    behind = range(question + 1, min(question + 1 + LONGEST_ANSWER, len(kinds)))
    if not behind or kinds[behind[0]] == kinds[question]:
        return []
    return list(takewhile(lambda block: kinds[block] == kinds[behind[0]] and is_possible(block), behind))
