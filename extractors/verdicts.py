"""Whether a page is an article, and if not, what it is: the verdicts, each decided by evidence, in one place."""

from __future__ import annotations

from extractors.arbiter import Decision
from extractors.article import Rejection
from extractors.document import Document
from extractors.metadata.model import Metadata
from extractors.reasons import Reason

FEWEST_WORDS = 25
"""A body below this is no article (briefs of two sentences have more)."""


def judge(
    document: Document, decision: Decision, body: str, metadata: Metadata, *, asked: str | None = None
) -> Rejection | None:
    """The rejection of a page that is no article; None for one that is. ``asked`` names a method asked for alone,
    which is then taken at its word."""
    words = int(document.blocks.sum(document.structure.run_words)[list(decision.kept)].sum()) if decision.kept else 0
    if not body:
        return Rejection(Reason.EMPTY, "no text was kept")
    if asked:
        return None
    if words < FEWEST_WORDS:
        return Rejection(Reason.NOT_AN_ARTICLE, f"only {words} words of running text")
    return None
