"""Visual root: the one element that holds the article, from text and looks alone (Kargin and Gurin 2021).

No tag name but the technical ones matters, so pages of custom elements are read like all others (METHODS.md,
5).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.methods.visual_root.looks import Looks
from extractors.methods.visual_root.names import OURS as OUR_NAMES
from extractors.methods.visual_root.names import PUBLISHED as PUBLISHED_NAMES
from extractors.methods.visual_root.names import NameRule

NAME = "visual-root"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the paper; what is open or changed there is a field here."""

    names: NameRule
    """Which classes and ids are skipped."""
    cut: float
    """Candidates with less than this share of the largest one's words are dropped."""
    rounds: int
    """How often the candidates' parents are looked at, at most."""
    within_reach: bool
    """Count only the words that lie at most as many levels below a candidate as rounds have passed."""
    wrapper_share: float
    """An element with at least this share of the page's words, and less than it before it, is a wrapper of
    the page: it is not skipped for a name, a size or a fade."""


PUBLISHED = Reading(names=PUBLISHED_NAMES, cut=0.8, rounds=3, within_reach=False, wrapper_share=2.0)
"""As printed, with the parents of all candidates added after each round (the paper leaves open: of which)."""
OURS = Reading(names=OUR_NAMES, cut=0.4, rounds=10, within_reach=True, wrapper_share=0.3)
"""Our departures, each measured in docs/methods/visual-root.md."""


@dataclass(frozen=True, slots=True)
class Root:
    """What the search ended with: the node, the round that found it, and the candidates left when it did."""

    node: int
    round: int
    left: int
    found: bool
    """False if the last round ended with candidates that are not kin, so that the largest was taken."""


def visual_root(document: Document, reading: Reading = OURS) -> Candidate | NoCandidate:
    """The page's visual root as a candidate; its skipped elements are ``excluded``."""
    looks = Looks.of(document, reading.names, reading.wrapper_share)
    runs = document.structure
    seen = ~looks.skipped[runs.run_owner] & ~looks.unseen_texts
    words = document.own_sum(np.where(seen, runs.run_words, 0))
    several = seen & (runs.run_words > 1)  # step 2: text nodes of more than one word
    if not several.any():
        return NoCandidate(NAME, "no visible text of more than one word")
    owners = np.zeros(len(document), dtype=np.bool_)
    owners[runs.run_owner[several]] = True
    root = find_root(document, owners, words, reading)
    held = int(words[root.node : document.end[root.node]].sum())
    total = int(words.sum())
    return Candidate(
        method=NAME,
        root=root.node,
        content=(root.node,),
        score=held / total,
        evidence={
            "words": held,
            "wordsOfPage": total,
            "round": root.round,
            "candidatesLeft": root.left,
            "kin": root.found,
            "skipped": looks.counts(),
        },
        excluded=tuple(looks.tops(root.node, int(document.end[root.node])).tolist()),
    )


def find_root(document: Document, owners: Bools, words: Ints, reading: Reading = OURS) -> Root:
    """The root of the text nodes' elements ``owners`` (n), given the words each element directly shows (n).

    Each round cuts the candidates at a share of the largest; if those left are kin (each an ancestor or
    descendant of all others) the largest is the root, the outer one of equals; else the parents of all
    candidates join.
    """
    parent, end = document.parent, document.end
    candidates = _with_parents(owners, parent)
    level = _lift(words, parent)
    reach = words + level
    whole = document.subtree_sum(words)
    left = where_true(candidates)
    for passed in range(1, reading.rounds + 1):
        nodes = where_true(candidates)
        count = (reach if reading.within_reach else whole)[nodes]
        left = nodes[count >= reading.cut * count.max()]
        largest = int(nodes[count.argmax()])
        # in preorder, a chain of kin is a row in which each lies within the one before
        if bool((left[1:] < end[left[:-1]]).all()):
            return Root(largest, passed, len(left), True)
        candidates = _with_parents(candidates, parent)
        level = _lift(level, parent)
        reach = reach + level
    return Root(largest, reading.rounds, len(left), False)


def _with_parents(flags: Bools, parent: Ints) -> Bools:
    parents = parent[flags]
    wider = flags.copy()
    wider[parents[parents >= 0]] = True
    return wider


def _lift(values: Ints, parent: Ints) -> Ints:
    """Per element: the sum of its children's values."""
    return np.bincount(parent + 1, weights=values, minlength=len(values) + 1)[1:].astype(np.int64)
