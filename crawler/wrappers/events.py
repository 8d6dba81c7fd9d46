"""What the wrappers of a site say before a page, and what a page changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING

from crawler.wrappers.storage import EVIDENCE

if TYPE_CHECKING:
    from extractors import Wrapper


@dataclass(frozen=True, slots=True)
class Tries:
    """How the next page of a site is to be extracted: arguments for `extractors.extract_page`."""

    wrappers: tuple[Wrapper, ...] = ()
    """To try in this order; the first that fits serves the page."""
    trials: tuple[Wrapper, ...] = ()
    """Candidates, compared with a cold result and not used yet."""
    sample: bool = False
    """Whether to extract cold as well, whatever wrapper fits."""
    learn: bool = True
    """Whether a cold page is worth being observed."""
    known_bodies: Mapping[str, str] = field(default_factory=dict)
    """Digest of a body to the address of the page that had it."""


@dataclass(frozen=True, slots=True)
class Redesign:
    """A layout that ended: one line of the log, one row of the report."""

    site: str
    wrapper: str
    """Id of the wrapper that was given up."""
    because: str
    hits: int
    """Pages that it had served."""
    before: str
    """Its root's XPath."""
    after: str | None
    """The root's XPath of the layout that took over; None while none has."""
    evidence: tuple[str, ...]
    """Pages that it did not fit, each `address: why`."""
    at: datetime | None
    """When the page that ended it was fetched."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """A pinned wrapper that does not fit pages of its site any more: a row of the report, for the person who wrote
    it."""

    site: str
    wrapper: str
    """Id."""
    root: str
    """Its root's XPath."""
    pages: int = 0
    """Pages that hold an article and that it did not fit."""
    evidence: tuple[str, ...] = ()
    """The latest of them, each `address: why`."""

    def on(self, url: str, why: str) -> Misfit:
        """The same with one more page."""
        return replace(self, pages=self.pages + 1, evidence=(*self.evidence, f"{url}: {why}")[-EVIDENCE:])


@dataclass(frozen=True, slots=True)
class WrapperEvents:
    """What one page changed."""

    hit: bool = False
    misses: int = 0
    learned: int = 0
    """Wrappers that came into use."""
    retired: int = 0
    sampled: int = 0
    """Comparisons of the used wrapper's answer with a cold one."""
    agreed: int = 0
    redesigns: tuple[Redesign, ...] = ()
    misfits: int = 0
    """Pinned wrappers that did not fit this page, which holds an article, or kept other text than the cold way."""
