"""From a page to its clean page: extraction and writing in one call."""

from __future__ import annotations

from collections.abc import Sequence

from extractors.arbiter import Decision, decide_by
from extractors.article import Article, Extracted, Rejection
from extractors.blocks.lead import shown_lead
from extractors.document import Document, Parsed, Unreadable
from extractors.extraction import extract_views
from extractors.model import Model
from extractors.page import Page
from extractors.render.about import head_of
from extractors.render.clean_page import clean_page
from extractors.wrapper import Wrapper
from extractors.wrapping.warm import Views, keep


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

    Its head says what else is known of the article: author, dates, site, address.
    Arguments as for ``extract_page``; ``remote``: pictures load from their places. A page without an
    article is answered with its Rejection.
    """
    try:
        views = Views(Parsed(page), model)
        extracted = extract_views(views, wrappers, method=method, prior=prior)
    except Unreadable as unreadable:
        return Rejection(unreadable.reason, unreadable.detail, page.url)
    if not isinstance(extracted.outcome, Article):
        return extracted.outcome
    document, decision = decided(views, extracted, method)
    if decision is None:
        return ""
    return clean_page(
        document,
        decision.root,
        decision.kept,
        decision.header,
        lead=shown_lead(
            document, extracted.outcome.metadata.main_image, decision.root, decision.header, decision.kept
        ),
        headline=extracted.outcome.headline,
        head=head_of(extracted.outcome),
        language=extracted.outcome.metadata.in_language,
        remote=remote,
    )


def decided(views: Views, extracted: Extracted, method: str | None) -> tuple[Document, Decision | None]:
    """The page that an outcome was made of, as it came or filled from its own data, and what was decided of it; None
    where nothing was."""
    if extracted.used is not None:
        kept = keep(views, extracted.used, whole=True)
        return (views.whole, None) if isinstance(kept, str) else (kept.document, kept.decision)
    if views.filled is not None:
        return views.filled.document, views.filled.decision
    decision = decide_by(views.whole, method) if method else views.cold
    return views.whole, decision if isinstance(decision, Decision) else None
