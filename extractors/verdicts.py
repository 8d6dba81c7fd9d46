"""Whether a page is an article, and if not, what it is: the verdicts, each decided by evidence, in one place."""

from __future__ import annotations

from extractors.arbiter import Decision
from extractors.article import Article, Rejection
from extractors.document import Document
from extractors.reasons import Reason

FEWEST_WORDS = 25
"""A body below this is no article (briefs of two sentences have more)."""
ARTICLE_FROM = 0.5
"""Pages with a smaller probability of being an article are none."""


def judge(document: Document, decision: Decision, attempt: Article, *, asked: bool = False) -> Rejection | None:
    """The rejection of a page that is no article; None for one that is.

    ``asked`` says that one method was asked for alone: it is then taken at its word.
    """
    url = document.page.url
    if not attempt.body:
        return Rejection(Reason.EMPTY, "no text was kept", url)
    if asked:
        return None
    words = int(document.blocks.sum(document.structure.run_words)[list(decision.kept)].sum())
    if words < FEWEST_WORDS:
        return Rejection(Reason.NOT_AN_ARTICLE, f"only {words} words of running text", url, 1 - decision.article)
    if decision.probabilities is not None and decision.article < ARTICLE_FROM:
        detail = f"the probability of an article is {decision.article:.2f}"
        return Rejection(Reason.NOT_AN_ARTICLE, detail, url, round(1 - decision.article, 4))
    return None
