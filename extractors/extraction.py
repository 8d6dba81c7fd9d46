"""From a page to an Article or a Rejection: wrappers first, then the cold way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from extractors.arbiter import Decision, decide, decide_by, kept_by
from extractors.article import ARTICLE, UNSURE, Article, Extracted, Extraction, Rejection
from extractors.blocks import blocks_of, body_text
from extractors.candidate import Candidate
from extractors.document import PARSER_VERSION, Document, Unreadable
from extractors.layout import apply
from extractors.metadata import read_metadata
from extractors.model import Model
from extractors.observation import observe
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
    learn: bool = False,
    trials: Sequence[Wrapper] = (),
    sample: bool = False,
) -> Extracted:
    """Extract one page, trying the site's wrappers first, in the order given.

    ``model`` replaces the shipped one (evaluation by folds). ``prior`` is the log-odds of an article by what
    is known of the page from outside, such as a feed that lists it. With ``learn`` a cold result comes with
    its observation, for the learner of the site's wrappers. ``trials`` are wrappers that are compared with a cold
    result and serve nothing; with ``sample`` a page that a wrapper serves is extracted cold as well, to compare.
    """
    try:
        document = Document(page)
    except Unreadable as unreadable:
        return Extracted(Rejection(unreadable.reason, unreadable.detail, page.url))
    warm = _Warm(document, model, prior)
    served = warm.serve(wrappers)
    if served is not None and not sample:
        return served
    cold = _cold(document, method, model, prior, learn)
    found = cold.decision
    likeness = None if served is None or found is None else alike(document, warm.kept, found.kept)
    tried = tuple((wrapper, warm.likeness(wrapper, found)) for wrapper in trials) if found is not None else ()
    extracted = replace(cold.extracted, failed=tuple(warm.failed), trials=tried)
    if served is None:
        return extracted
    return replace(served, agreement=likeness, observation=extracted.observation, trials=tried)


class _Warm:
    """A page and the wrappers that are tried on it."""

    def __init__(self, document: Document, model: Model | None, prior: float) -> None:
        self.document = document
        self.model = model
        self.prior = prior
        self.failed: list[tuple[Wrapper, str]] = []
        self.kept: tuple[int, ...] = ()

    def serve(self, wrappers: Sequence[Wrapper]) -> Extracted | None:
        """The article by the first wrapper that fits."""
        for wrapper in wrappers:
            if not self._is_of_kind(wrapper):
                continue
            applied = apply(self.document, wrapper, self.model, verify=self.prior <= 0)
            if isinstance(applied, str):
                self.failed.append((wrapper, applied))
                continue
            article = _article(self.document, applied, "wrapper", wrapper)
            rejection = judge(self.document, applied, article, prior=self.prior)
            if rejection is None:
                self.kept = applied.kept
                return Extracted(article, used=wrapper, failed=tuple(self.failed))
            self.failed.append((wrapper, rejection.detail))
        return None

    def likeness(self, wrapper: Wrapper, cold: Decision) -> float:
        """How alike a wrapper's text and a cold decision's are; 0 if it does not fit."""
        applied = apply(self.document, wrapper, self.model) if self._is_of_kind(wrapper) else "another parser"
        return 0.0 if isinstance(applied, str) else alike(self.document, applied.kept, cold.kept)

    def _is_of_kind(self, wrapper: Wrapper) -> bool:
        return wrapper.parser == PARSER_VERSION and wrapper.rendered == bool(self.document.page.boxes)


def alike(document: Document, one: Sequence[int], other: Sequence[int]) -> float:
    """F1 of the words of two selections of blocks, 0 to 1."""
    words = document.blocks.sum(document.structure.run_words).tolist()
    common = sum(words[block] for block in set(one) & set(other))
    total = sum(words[block] for block in one) + sum(words[block] for block in other)
    return round(2 * common / total, 4) if total else 1.0


@dataclass(frozen=True, slots=True)
class _Cold:
    extracted: Extracted
    decision: Decision | None = None
    """What was decided of a page that holds an article."""


def _cold(document: Document, method: str | None, model: Model | None, prior: float, learn: bool) -> _Cold:
    """The outcome without any wrapper."""
    url = document.page.url
    decision = decide_by(document, method) if method else decide(document, model)
    if isinstance(decision, str):
        if method:
            return _Cold(Extracted(Rejection(Reason.NO_CANDIDATE, decision, url)))
        return _Cold(Extracted(judge_nothing(document, decision)))
    article = _article(document, decision, method or "arbiter", None)
    rejection = judge(document, decision, article, asked=bool(method), prior=prior)
    if rejection is not None and rejection.reason is Reason.PAYWALL_STUB and prior > 0:
        # the site announces it as an article: what it shows of it is exported, and marked for what it is
        marked = replace(article.extraction, verdict=str(Reason.PAYWALL_STUB))
        return _Cold(Extracted(replace(article, extraction=marked)))
    if rejection is not None:
        return _Cold(Extracted(rejection, attempt=article))
    seen = observe(document, decision, article.metadata, method or "arbiter") if learn else None
    return _Cold(Extracted(article, observation=seen), decision)


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
        wrapper=f"{wrapper.id}.{wrapper.snapshot}" if wrapper else None,
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
