"""From a page to an Article or a Rejection: wrappers first, then the cold way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from extractors.arbiter import Decision, decide, decide_by, kept_by
from extractors.article import ARTICLE, UNSURE, Article, Extracted, Extraction, Rejection
from extractors.blocks import blocks_of, body_text
from extractors.candidate import Candidate
from extractors.document import PARSER_VERSION, Document, Unreadable
from extractors.layout import apply, learn, words_of
from extractors.metadata import read_metadata
from extractors.model import Model
from extractors.page import Page
from extractors.reasons import Reason
from extractors.verdicts import judge, judge_nothing
from extractors.wrapper import Wrapper
from extractors.xpath import xpath_of

SURE = 0.5
"""Below this confidence the verdict of an article is ``unsure``."""


def extract(html: bytes | str, url: str = "", *, method: str | None = None) -> Article | Rejection:
    """Extract one page.

    ``html`` is the page's bytes (preferred: their encoding is found) or text; ``url`` its address, against
    which links are resolved. ``method`` names one published method instead of the whole system. Raises
    KeyError for a method that does not exist; no page raises.
    """
    return extract_page(Page.from_html(html, url), method=method).outcome


def extract_page(
    page: Page,
    wrappers: Sequence[Wrapper] = (),
    *,
    method: str | None = None,
    model: Model | None = None,
    prior: float = 0.0,
) -> Extracted:
    """Extract one page, trying the site's wrappers first, in the order given.

    ``model`` replaces the shipped one (evaluation by folds). ``prior`` is the log-odds of an article by what
    is known of the page from outside, such as a feed that lists it.
    """
    try:
        document = Document(page)
    except Unreadable as unreadable:
        return Extracted(Rejection(unreadable.reason, unreadable.detail, page.url))
    failed: list[tuple[Wrapper, str]] = []
    for wrapper in wrappers:
        if wrapper.parser != PARSER_VERSION or wrapper.rendered != bool(page.boxes):
            continue
        applied = apply(document, wrapper, model, verify=prior <= 0)
        if isinstance(applied, str):
            failed.append((wrapper, applied))
            continue
        article = _article(document, applied, "wrapper", wrapper)
        rejection = judge(document, applied, article, prior=prior)
        if rejection is None:
            return Extracted(article, used=wrapper.seen(words_of(document, applied)), failed=tuple(failed))
        failed.append((wrapper, rejection.detail))
    decision = decide_by(document, method) if method else decide(document, model)
    if isinstance(decision, str):
        if method:
            return Extracted(Rejection(Reason.NO_CANDIDATE, decision, page.url), failed=tuple(failed))
        return Extracted(judge_nothing(document, decision), failed=tuple(failed))
    article = _article(document, decision, method or "arbiter", None)
    rejection = judge(document, decision, article, asked=bool(method), prior=prior)
    if rejection is not None and rejection.reason is Reason.PAYWALL_STUB and prior > 0:
        # the site announces it as an article: what it shows of it is exported, and marked for what it is
        marked = replace(article.extraction, verdict=str(Reason.PAYWALL_STUB))
        return Extracted(replace(article, extraction=marked), failed=tuple(failed))
    if rejection is not None:
        return Extracted(rejection, failed=tuple(failed), attempt=article)
    return Extracted(article, failed=tuple(failed), learned=learn(document, decision, method or "arbiter"))


def _article(document: Document, decision: Decision, method: str, wrapper: Wrapper | None) -> Article:
    """The article of a decision."""
    page = document.page
    metadata = decision.metadata or read_metadata(document, header=decision.header, root=decision.root)
    body = body_text(document, decision.kept)
    extraction = Extraction(
        verdict=ARTICLE if decision.confidence >= SURE else UNSURE,
        confidence=round(decision.confidence, 4),
        method=method,
        xpath=wrapper.root_xpath if wrapper else xpath_of(document.elements[decision.root]),
        wrapper=wrapper.id if wrapper else None,
        votes=dict(decision.agreement) or _agreement(document, decision),
        fields=dict(metadata.sources),
    )
    return Article(
        url=page.url,
        site=page.site,
        headline=metadata.headline,
        body=body,
        blocks=blocks_of(document, decision.root, decision.kept, decision.header),
        metadata=metadata,
        extraction=extraction,
        canonical_url=metadata.canonical_url,
    )


def _agreement(document: Document, decision: Decision) -> dict[str, float]:
    """Per method that voted: F1 of the words it would keep against those of the body."""
    words = document.blocks.sum(document.structure.run_words)
    kept = set(decision.kept)
    total = int(sum(words[b] for b in kept))
    agreement: dict[str, float] = {}
    for name, vote in decision.votes.items():
        if not isinstance(vote, Candidate):
            agreement[name] = 0.0
            continue
        theirs = kept_by(document, vote)
        common = int(sum(words[b] for b in theirs if b in kept))
        size = int(sum(words[b] for b in theirs))
        agreement[name] = round(2 * common / (size + total), 4) if size + total else 0.0
    return agreement
