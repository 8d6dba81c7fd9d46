"""The arbiter: from the columns and the methods' votes to the main header, the one root, and what in it is content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from extractors.candidate import Candidate
from extractors.columns import Ints
from extractors.document import Document
from extractors.methods import BY_NAME, Vote
from extractors.tags import HEADINGS


@dataclass(frozen=True, slots=True)
class Decision:
    """What the arbiter decided of one page. Blocks are indices into ``document.blocks``."""

    root: int
    kept: tuple[int, ...]
    header: int | None
    confidence: float
    """Probability that the body is right."""
    article: float
    """Probability that the page is an article at all."""
    votes: Mapping[str, Vote] = field(default_factory=dict)


def kept_by(document: Document, candidate: Candidate) -> tuple[int, ...]:
    """The blocks of text that one method's candidate keeps."""
    blocks = document.blocks
    if candidate.texts is not None:
        keep_run = np.zeros(len(document.structure.run_at), dtype=np.bool_)
        keep_run[list(candidate.texts)] = True
        share = blocks.sum(keep_run * document.structure.run_words)
        return tuple(np.flatnonzero(share * 2 > blocks.sum(document.structure.run_words)).tolist())
    inside = np.zeros(len(document), dtype=np.bool_)
    for node in candidate.content:
        inside[node : document.end[node]] = True
    for node in candidate.excluded:
        inside[node : document.end[node]] = False
    owner = document.structure.run_owner[blocks.first_run]
    return tuple(np.flatnonzero(inside[owner]).tolist())


def find_header(document: Document) -> int | None:
    """The main header's node: the largest heading there is, the first of its rank."""
    ranks: Ints = np.where(HEADINGS[document.tag], document.tag, 10_000)
    ranks = np.where(document.subtree_words > 0, ranks, 10_000)
    best = int(ranks.argmin()) if len(ranks) else 0
    return best if len(ranks) and ranks[best] < 10_000 else None


def decide_by(document: Document, method: str) -> Decision | str:
    """The decision of one method alone; a string is the reason why there is none."""
    vote = BY_NAME[method].find(document)
    if not isinstance(vote, Candidate):
        return vote.detail
    header = vote.header if vote.header is not None else find_header(document)
    kept = kept_by(document, vote)
    return Decision(vote.root, kept, header, 0.5, 0.5, {method: vote})


def decide(document: Document) -> Decision | str:
    """The whole system's decision; a string is the reason why there is none."""
    return decide_by(document, "composite-text-density")
