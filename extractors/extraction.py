"""From a page to an Article or a Rejection: wrappers first, then the cold way."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from extractors.arbiter import Decision, alike, decide_by
from extractors.article import Article, Extracted, Rejection
from extractors.assembling import article_of
from extractors.blocks import body_text
from extractors.document import PARSER_VERSION, Document, Parsed, Unreadable
from extractors.embedded import METHOD, fill
from extractors.metadata import read_metadata
from extractors.metadata.text import words
from extractors.metadata.titles import overlap
from extractors.model import Model
from extractors.observation import observe
from extractors.page import Page
from extractors.reasons import Reason
from extractors.verdicts.judging import judge, judge_nothing
from extractors.verdicts.signs import LONGEST_STUB
from extractors.wrapper import Wrapper
from extractors.wrapping.next_page import next_page
from extractors.wrapping.template_words import EVERYWHERE_PAGES
from extractors.wrapping.warm import SAME_TEXT, Served, Views, keep, serve

SAME = 0.98
"""Likeness of a wrapper's text and a cold one's from which a page has nothing to teach."""
_ALIKE = 0.8
"""The same, from which both keep the same article."""


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
    known_bodies: Mapping[str, str] | None = None,
    correcting: bool = False,
    template: Collection[str] = (),
) -> Extracted:
    """Extract one page, trying the site's wrappers first, in the order given.

    ``model`` replaces the shipped one (evaluation by folds). ``prior`` is the log-odds of an article by what
    is known of the page from outside, such as a feed that lists it. With ``learn`` a cold result comes with
    its observation, for the learner of the site's wrappers, as does one whose wrapper had to ask the classifiers.
    ``trials`` are wrappers that are compared with a cold result and serve nothing; with ``sample`` a page that a
    wrapper serves is extracted cold as well, to compare.
    ``known_bodies``: digest (``text_digest``) of a body to the address of the site's page that had it; a wrapper that
    keeps the same of another page is not believed. ``correcting``: the wrappers correct the cold result instead of
    sparing it, the best of both where the site was seen as a whole. ``template``: what the site's template declares
    (``Wrapper.template_claims``), beside what the wrappers know of it; it counts for nothing on cold pages, too.
    """
    try:
        return extract_views(
            Views(Parsed(page), model), wrappers, method=method, prior=prior, learn=learn, trials=trials,
            sample=sample, known_bodies=known_bodies, correcting=correcting, template=template,
        )  # fmt: skip
    except Unreadable as unreadable:
        return Extracted(Rejection(unreadable.reason, unreadable.detail, page.url))


def extract_views(
    views: Views,
    wrappers: Sequence[Wrapper] = (),
    *,
    method: str | None = None,
    prior: float = 0.0,
    learn: bool = False,
    trials: Sequence[Wrapper] = (),
    sample: bool = False,
    known_bodies: Mapping[str, str] | None = None,
    correcting: bool = False,
    template: Collection[str] = (),
) -> Extracted:
    """As ``extract_page``; what was worked out of the page stays in the views. Raises Unreadable."""
    page = views.parsed.page
    failed: list[tuple[Wrapper, str]] = []
    served: tuple[Wrapper, Served] | None = None
    for wrapper in wrappers:
        if not _is_of_kind(wrapper, page):
            continue
        outcome = serve(views, wrapper, prior=prior, known=known_bodies, correcting=correcting)
        if not isinstance(outcome, str):
            served = wrapper, outcome
            break
        failed.append((wrapper, outcome))
    teaches = served is not None and learn and not correcting and _is_young(served[0])
    if served is not None and not sample and not teaches:
        asked = views.asked if learn and not correcting else None
        read = served[1].decision.metadata or served[1].article.metadata
        seen = observe(views.whole, asked, read) if asked is not None else None
        following = next_page(views.parsed, served[0])
        return Extracted(
            served[1].article, used=served[0], failed=tuple(failed), observation=seen, next_page=following
        )
    cold = _cold(views, method, prior, {*template, *template_of(wrappers)})
    extracted = replace(cold.extracted, failed=tuple(failed))
    likeness: float | None = None
    if cold.decision is not None:
        tried = tuple((each, _likeness(views, each, cold.decision)) for each in trials if _is_of_kind(each, page))
        if served is not None:
            likeness = _likeness(views, served[0], cold.decision)
        seen = None
        if learn and (likeness is None or likeness < SAME or teaches) and isinstance(cold.extracted.outcome, Article):
            read = cold.decision.metadata or cold.extracted.outcome.metadata
            seen = observe(views.whole, cold.decision, read, method or "arbiter")
        same = (wrapper for wrapper, why in failed if why.startswith(SAME_TEXT))
        repeat = served is None and any(_likeness(views, each, cold.decision) >= _ALIKE for each in same)
        extracted = replace(extracted, trials=tried, observation=seen, is_repeat=repeat)
    if served is None:
        return extracted
    return replace(
        extracted, outcome=served[1].article, used=served[0], agreement=likeness, attempt=None,
        next_page=next_page(views.parsed, served[0]),
    )  # fmt: skip


def template_of(wrappers: Sequence[Wrapper]) -> frozenset[str]:
    """What a site's wrappers know of its template's claims (``Wrapper.template_claims``)."""
    return frozenset(claim for wrapper in wrappers for claim in wrapper.template_claims)


def _is_young(wrapper: Wrapper) -> bool:
    """Whether a wrapper has too few pages to tell what its template writes on all of them: it learns from those, too,
    on which it is right."""
    return wrapper.support < EVERYWHERE_PAGES and not wrapper.pinned


def _is_of_kind(wrapper: Wrapper, page: Page) -> bool:
    return wrapper.parser == PARSER_VERSION and wrapper.rendered == bool(page.boxes)


def _likeness(views: Views, wrapper: Wrapper, cold: Decision) -> float:
    """How alike a wrapper's text and a cold decision's are; 0 if it does not fit."""
    kept = keep(views, wrapper, whole=True)
    if isinstance(kept, str):
        return 0.0
    if kept.document is views.whole:
        return alike(views.whole, kept.decision.kept, cold.kept)
    return overlap(body_text(kept.document, kept.decision.kept), body_text(views.whole, cold.kept))


@dataclass(frozen=True, slots=True)
class _Cold:
    extracted: Extracted
    decision: Decision | None = None
    """What was decided of a page that holds an article."""


def _cold(views: Views, method: str | None, prior: float, template: Collection[str]) -> _Cold:
    """The outcome without any wrapper."""
    document = views.whole
    url = document.page.url
    decision = decide_by(document, method) if method else views.cold
    if isinstance(decision, str):
        if method:
            return _Cold(Extracted(Rejection(Reason.NO_CANDIDATE, decision, url)))
        nothing = judge_nothing(document, decision)
        fewest = 0 if nothing.reason in _SHELLS else None
        held, other = _from_data(views, prior, fewest=fewest)
        return _Cold(Extracted(held or nothing, attempt=None if held else other))
    article = article_of(document, _without_claims(document, decision, template), method or "arbiter")
    rejection = judge(document, decision, article, asked=bool(method), prior=prior)
    if rejection is not None and rejection.reason is Reason.PAYWALL_STUB and prior > 0:
        # the site announces it as an article: what it shows of it is exported, and marked for what it is
        marked = replace(article.extraction, verdict=str(Reason.PAYWALL_STUB))
        return _Cold(Extracted(replace(article, extraction=marked)))
    held, other = (None, None) if method else _from_data(views, prior, fewest=_fewest(article, rejection))
    if held is not None:
        return _Cold(Extracted(held))
    if rejection is not None:
        return _Cold(Extracted(rejection, attempt=other or article))
    return _Cold(Extracted(article), decision)


def _without_claims(document: Document, decision: Decision, template: Collection[str]) -> Decision:
    """A decision whose metadata were read without what the site's template declares of every page."""
    if not template:
        return decision
    read = read_metadata(
        document, header=decision.header, root=decision.root, kept=decision.kept, template=template
    )
    return replace(decision, metadata=read)


_SHELLS = (Reason.NEEDS_RENDERING, Reason.EMPTY)
_FULLER = 4
"""How many times as long as what a page shows the article in its data must be to stand for it: some show a summary or a
biography, and leave the article to their scripts."""
_LONG_WORD = 12
"""Characters in which most texts have a word and more."""


def _fewest(attempt: Article, rejection: Rejection | None) -> int | None:
    """Words that the article in a page's data must have to be taken; None where what the page shows stands."""
    if rejection is not None and rejection.reason in _SHELLS:
        return 0
    if rejection is not None and rejection.reason is Reason.LISTING and not attempt.body:
        return 0
    if rejection is not None and rejection.reason is not Reason.NOT_AN_ARTICLE:
        return None
    if len(words(attempt.body[: _LONG_WORD * LONGEST_STUB])) > LONGEST_STUB:
        return None  # as of most articles, which need not be read to their end
    shown = len(words(attempt.body))
    return _FULLER * shown if shown <= LONGEST_STUB else None


def _from_data(views: Views, prior: float, *, fewest: int | None) -> tuple[Article | None, Article | None]:
    """The article that a page carries as data for its scripts or for browsers without them, judged as any other; and
    what it would have been, where it is judged to be none but has as many words as were asked for."""
    if fewest is None or (filled := fill(views.whole, views.model, fewest=fewest)) is None:
        return None, None
    article = article_of(filled.document, filled.decision, METHOD)
    article = replace(article, extraction=replace(article.extraction, xpath=filled.xpath))
    if len(words(article.body)) < fewest:
        return None, None
    if judge(filled.document, filled.decision, article, prior=prior) is not None:
        return None, article
    views.filled = filled
    return article, None
