"""Leads that a page sets apart: the line or paragraph that sums an article up, outside the element that has its text.

It is kept as metadata (``alternativeHeadline``, the description), not as the body's first paragraph. Known by two
signs together: it stands before all that is surely the body and outside the smallest element around that, and it is
what the page declares as its description, or is called a subtitle. (A first paragraph that is declared so stands among
the others: on the development sets 152 of 154 are content.)
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors.arrays import where_true
from extractors.columns import Ints
from extractors.declared import letters, letters_between
from extractors.document import Document
from extractors.metadata import marks

ODDS = 2.0
"""Log-odds against such a block. Of 36 to which the classifier gave .1 to .9 on the development sets because of their
description, and which it took for content with 16.6 together, 8 were; of 27 and 11.5 called a subtitle 7."""
_NO_CHANCE = 0.1
"""A block below this probability is dropped anyway."""
_SURE, _SURE_WORDS = 0.9, 15
"""Probability and words from which a block is surely the body's."""
_FEWEST_SURE = 2
_FEWEST_WORDS = 5
_BEGINNING = 40
"""Letters of a description after which it may be cut short, or go on."""


def leads_apart(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64], header: int | None
) -> npt.NDArray[np.float64]:
    """The probabilities, those of leads set apart lowered; a new array where anything changes."""
    nodes = document.blocks.node
    sure = where_true((probabilities >= _SURE) & (words >= _SURE_WORDS))
    doubtful = where_true((probabilities >= _NO_CHANCE) & (words >= _FEWEST_WORDS))
    chosen = []
    for block in doubtful[: int(np.searchsorted(doubtful, sure[0], "right")) if len(sure) else 0].tolist():
        others = sure[sure != block]
        if len(others) < _FEWEST_SURE or block > others[0]:
            break
        body = document.common_ancestor([int(nodes[others].min()), int(nodes[others].max())])
        if not document.is_within(int(nodes[block]), body):
            chosen.append(block)
    leads = [block for block, is_lead in zip(chosen, _are_leads(document, chosen, header)) if is_lead]
    if not leads:
        return probabilities
    changed = probabilities.copy()
    odds = changed[leads] / (1 - changed[leads]).clip(1e-9)
    changed[leads] = odds / (odds + np.exp(ODDS))
    return changed


def _are_leads(document: Document, blocks: list[int], header: int | None) -> list[bool]:
    if not blocks:
        return []
    of = document.blocks
    starts, stops = of.start[blocks].tolist(), of.stop[blocks].tolist()
    descriptions = _descriptions(document)
    found = []
    for block, text in zip(blocks, letters_between(document, starts, stops)):
        node = int(of.node[block])
        declared = any(text == each or _goes_on(text, each) for each in descriptions)
        found.append(declared or (header is not None and node > header and _is_called_one(document, node)))
    return found


def _goes_on(text: str, description: str) -> bool:
    return len(description) >= _BEGINNING and text.startswith(description[:_BEGINNING])


def _descriptions(document: Document) -> list[str]:
    names = ("og:description", "description", "twitter:description")
    return [letters(content) for name, content in document.metas if content and name.lower() in names]


def _is_called_one(document: Document, node: int) -> bool:
    above = int(document.parent[node])
    around = [node] if above < 0 else [node, above]
    return any(marks.marks(document.attribute_of(each, "class")) & marks.SUBTITLE for each in around)
