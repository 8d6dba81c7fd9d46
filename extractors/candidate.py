"""Candidate: one method's answer to "where is the article?"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Candidate:
    """A method's vote. Nodes are preorder indices of the Document.

    ``content`` lists the nodes whose whole subtree the method keeps, in document order and disjoint;
    ``root`` is the node that holds them all; ``header`` the main header's node, where the method finds one.
    ``score`` is comparable only within one method; ``evidence`` is what a person would want to see.
    """

    method: str
    root: int
    content: tuple[int, ...]
    header: int | None = None
    score: float = 0.0
    evidence: Mapping[str, object] = field(default_factory=dict)
    excluded: tuple[int, ...] = ()
    """Nodes inside ``content`` that the method leaves out, subtree and all."""
    texts: tuple[int, ...] | None = None
    """Runs of text kept, for methods that judge blocks of text rather than elements; None: all of ``content``."""


@dataclass(frozen=True, slots=True)
class NoCandidate:
    """A method's answer on a page where it finds nothing, with the reason in words."""

    method: str
    detail: str
