"""Article and Rejection: what an extraction ends with. Frozen; the mapping to JSON names stands here alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from extractors.blocks import Block
from extractors.metadata.model import JSON_NAMES, Metadata
from extractors.observation import Observation
from extractors.reasons import Reason
from extractors.wrapper import Wrapper

VERSION = "0.1.0"
ARTICLE = "article"
"""The verdict of a page that is one."""
UNSURE = "unsure"
"""The verdict of an article whose confidence is below the threshold."""


@dataclass(frozen=True, slots=True)
class Extraction:
    """How an article was found: enough to explain and to reproduce it."""

    verdict: str
    """``article``, ``unsure``, or ``paywall_stub`` for the shown beginning of an article that the site announces."""
    confidence: float
    """Calibrated probability that the body is right, 0 to 1 (``docs/confidence.md``)."""
    method: str
    """``arbiter``, ``wrapper``, ``embedded`` (read from the data of a page's scripts) or the name of the one method
    that was asked for."""
    xpath: str
    """Selects the root of the content; of an embedded article the script that holds it."""
    wrapper: str | None = None
    """Id and snapshot of the wrapper that was used, a dot between."""
    votes: Mapping[str, float] = field(default_factory=dict)
    """Per method: F1 of the words that it would keep against those of the body."""
    fields: Mapping[str, str] = field(default_factory=dict)
    """Per field, by its Python name (by its JSON name in a line): the source of its value."""
    field_confidence: Mapping[str, float] = field(default_factory=dict)
    """Per field, by its JSON name: the probability that its value is right (``docs/confidence.md``)."""
    version: str = VERSION

    def to_json(self) -> dict[str, Any]:
        values: dict[str, Any] = {
            "verdict": self.verdict,
            "confidence": self.confidence,
            "method": self.method,
            "xpath": self.xpath,
            "wrapper": self.wrapper,
            "votes": dict(self.votes),
            "fields": {JSON_NAMES.get(name, name): source for name, source in self.fields.items()},
            "fieldConfidence": dict(self.field_confidence),
            "version": self.version,
        }
        return {name: value for name, value in values.items() if value is not None and value != {}}


@dataclass(frozen=True, slots=True)
class Article:
    """One article. ``body`` is plain text, paragraphs separated by one blank line, without headline, captions,
    bylines and page furniture; a field that nobody found is absent."""

    url: str
    site: str
    headline: str | None
    body: str
    blocks: tuple[Block, ...]
    metadata: Metadata
    extraction: Extraction
    canonical_url: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The article as one JSON object, in the order of the output's fields."""
        metadata = self.metadata.to_json()
        metadata.pop("canonicalUrl", None)
        metadata.pop("headline", None)
        values: dict[str, Any] = {
            "url": self.url,
            "canonicalUrl": self.canonical_url,
            "site": self.site,
            "headline": self.headline,
            "body": self.body,
            "blocks": [block.to_json() for block in self.blocks],
            "metadata": metadata,
            "extraction": self.extraction.to_json(),
        }
        return {name: value for name, value in values.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Rejection:
    """Why a page yielded no article."""

    reason: Reason
    detail: str
    url: str = ""
    confidence: float = 1.0
    is_undecided: bool = False
    """Whether the page is more likely an article than not, though not by what a verdict asks."""

    def to_json(self) -> dict[str, Any]:
        return {
            "url": self.url,
            "verdict": str(self.reason),
            "detail": self.detail,
            "confidence": self.confidence,
        }


@dataclass(frozen=True, slots=True)
class Extracted:
    """The outcome of a page, and what it says of the site's wrappers."""

    outcome: Article | Rejection
    used: Wrapper | None = None
    """The wrapper that the article came from."""
    failed: tuple[tuple[Wrapper, str], ...] = ()
    """Wrappers that were tried and did not fit, each with the reason."""
    observation: Observation | None = None
    """What a cold extraction says of the page's layout, where it was asked to."""
    next_page: str | None = None
    """The address of the article's next page, where the wrapper that was used knows how to find it."""
    agreement: float | None = None
    """How alike the used wrapper's text and a cold extraction's are, where both were made: F1 of their words."""
    trials: tuple[tuple[Wrapper, float], ...] = ()
    """The same for wrappers that were only tried beside a cold extraction; 0 for one that does not fit."""
    is_repeat: bool = False
    """Whether a wrapper was refused because another page of the site has its text, and a cold extraction keeps that
    too: one article at two addresses, which says nothing against the wrapper."""
    attempt: Article | None = None
    """With a rejection: what the article would have been, were the page one."""

    @property
    def is_undecided(self) -> bool:
        """Whether no wrapper fitted, and the page may well be an article."""
        return bool(self.failed) and isinstance(self.outcome, Rejection) and self.outcome.is_undecided
