"""The claims that a page's sources make, by field."""

from __future__ import annotations

from extractors.metadata.model import Claim
from extractors.metadata.precedence import RANK


class Claims:
    """All statements about a page, to be asked for in order of trust."""

    def __init__(self) -> None:
        self._of: dict[str, list[Claim]] = {}

    def add(self, field: str, source: str, raw: str | None) -> None:
        """Note a statement; an empty one is none."""
        if raw:
            self._of.setdefault(field, []).append(Claim(source, raw))

    def of(self, field: str) -> list[Claim]:
        """A field's statements in the order in which they were made."""
        return self._of.get(field, [])

    def ordered(self, field: str) -> list[Claim]:
        """Each once, the most trusted source first, equal ones in the order in which they were made."""
        rank = RANK[field]
        claims = dict.fromkeys(claim for claim in self.of(field) if claim.source in rank)
        return sorted(claims, key=lambda claim: rank[claim.source])
