"""What there is to explain of one page: filled from the arbiter's decision and the metadata, in plain
values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FieldOrigin:
    """A field's value, the source it was taken from, and the element that shows it, if any."""

    value: str
    source: str
    node: int | None = None
    claims: tuple[tuple[str, str], ...] = ()
    """(source, text) of everything that was claimed of it, the believed one first."""


@dataclass(frozen=True, slots=True)
class MethodVote:
    """What one method would keep: blocks by index into ``document.blocks``; its own root, and why it has
    none."""

    kept: frozenset[int] = frozenset()
    root: int | None = None
    note: str = ""
    """Its evidence, or the reason why it found nothing, in words."""
    agreement: float | None = None
    """F1 of the words it would keep against those of the body, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The outcome of one page. Nodes are the document's numbers, blocks are indices into
    ``document.blocks``."""

    verdict: str
    """``article``, ``unsure`` or a reason code."""
    detail: str = ""
    """The verdict's reason in words."""
    kept: tuple[int, ...] = ()
    dropped: Mapping[int, str] = field(default_factory=dict)
    """Reason in words, by block; a block that is neither kept nor here was dropped without one."""
    root: int | None = None
    header: int | None = None
    fields: Mapping[str, FieldOrigin] = field(default_factory=dict)
    """By field, in the order they are to be shown."""
    votes: Mapping[str, MethodVote] = field(default_factory=dict)
    """By method, in the registry's order."""
    xpath: str = ""
    method: str = "arbiter"
    wrapper: str | None = None
    confidence: float | None = None
    url: str = ""

    def why_dropped(self, block: int) -> str:
        """The reason of a block that is not kept."""
        return self.dropped.get(block, "no method and no rule keeps it")
