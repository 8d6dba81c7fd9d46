"""The claims that a page's sources make, by field."""

from __future__ import annotations

from collections.abc import Collection

from extractors.metadata.model import Claim
from extractors.metadata.precedence import RANK
from extractors.metadata.template_claims import claim_key
from extractors.metadata.text import is_unfilled


class Claims:
    """All statements about a page, to be asked for in order of trust."""

    def __init__(self, template: Collection[str] = ()) -> None:
        """``template``: keys of what the site's template declares of every page, which is no statement about one."""
        self._template = template
        self._of: dict[str, list[Claim]] = {}

    def add(self, field: str, source: str, raw: str | None) -> None:
        """Note a statement; an empty one is none, nor is what a template could not fill."""
        if raw and not is_unfilled(raw) and not self.is_templates(field, raw):
            self._of.setdefault(field, []).append(Claim(source, raw))

    def is_templates(self, field: str, raw: str) -> bool:
        """Whether the site's template says so of every page."""
        return bool(self._template) and claim_key(field, raw) in self._template

    def of(self, field: str) -> list[Claim]:
        """A field's statements in the order in which they were made."""
        return self._of.get(field, [])

    def ordered(self, field: str) -> list[Claim]:
        """Each once, the most trusted source first, equal ones in the order in which they were made."""
        rank = RANK[field]
        claims = dict.fromkeys(claim for claim in self.of(field) if claim.source in rank)
        return sorted(claims, key=lambda claim: rank[claim.source])
