"""From a page to its clean page: extraction and writing in one call."""

from __future__ import annotations

from collections.abc import Sequence

from extractors.arbiter import Decision, decide, decide_by
from extractors.article import Article, Rejection
from extractors.clean_page import clean_page
from extractors.document import Document
from extractors.embedded import METHOD, fill
from extractors.extraction import extract_page
from extractors.model import Model
from extractors.page import Page
from extractors.warm import Views, keep
from extractors.wrapper import Wrapper


def clean_html(
    page: Page,
    wrappers: Sequence[Wrapper] = (),
    *,
    method: str | None = None,
    model: Model | None = None,
    prior: float = 0.0,
    remote: bool = False,
) -> str | Rejection:
    """One self-contained HTML page with the header and the article alone, in the page's own markup.

    Arguments as for ``extract_page``; ``remote``: pictures load from their places. A page without an
    article is answered with its Rejection.
    """
    extracted = extract_page(page, wrappers, method=method, model=model, prior=prior)
    if not isinstance(extracted.outcome, Article):
        return extracted.outcome
    document = Document(page)
    filled = fill(document, model) if extracted.outcome.extraction.method == METHOD else None
    if filled is not None:
        document = filled.document
        decision: Decision | None = filled.decision
    else:
        decision = decision_of(document, extracted.used, method, model)
    if decision is None:
        return ""
    return clean_page(
        document,
        decision.root,
        decision.kept,
        decision.header,
        title=extracted.outcome.headline,
        remote=remote,
    )


def decision_of(
    document: Document, used: Wrapper | None, method: str | None, model: Model | None = None
) -> Decision | None:
    """What was decided of a page that ``extract_page`` has answered; None where nothing was."""
    if used is not None:
        kept = keep(Views.of(document, model), used, whole=True)
        return None if isinstance(kept, str) else kept.decision
    decision = decide_by(document, method) if method else decide(document, model)
    return decision if isinstance(decision, Decision) else None
