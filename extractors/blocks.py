"""Placeholder until the typed blocks land."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from extractors.document import Document


@dataclass(frozen=True, slots=True)
class Block:
    text: str = ""

    def to_json(self) -> dict[str, Any]:
        return {"text": self.text}


def body_text(document: Document, kept: Sequence[int]) -> str:
    b = document.blocks
    return "\n\n".join(filter(None, (document.text_between(int(b.start[i]), int(b.stop[i])) for i in kept)))


def blocks_of(document: Document, root: int, kept: Sequence[int], header: int | None) -> tuple[Block, ...]:
    return ()
