"""One article of an archive extracted: what a worker gets, does and gives back. No state but the model."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from scrapy.http import Response

from crawler.archive.captures import Capture, Skipped, response_of
from crawler.archive.pages import as_shown
from crawler.articles import article_item, line_of
from crawler.export.json_lines import to_line
from crawler.extraction_service import failed_at
from crawler.joining import join
from crawler.pages import page_of
from extractors import Article, Extracted, Model, Observation, Wrapper, extract_page, load_model

FAILED = "failed"
"""Extraction itself failed: a bug, not the page's fault."""
CRASHED = "crashed"
"""The process that extracted the page ended."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What all pages of a run are extracted with: the model's file (empty: the shipped one), and how many bytes a
    page may have when it is decompressed."""

    model: str
    max_bytes: int


@dataclass(frozen=True, slots=True)
class PageJob:
    """One article: its page or pages, the wrappers that may correct each (as `packed` gives them, best first), and
    whether to learn from the first."""

    terms: Terms
    capture: Capture
    wrappers: tuple[bytes, ...] = ()
    learn: bool = False
    number: int = 0
    """Which of the caller's pages it is; a worker does not look at it."""
    further: tuple[tuple[bytes, ...], ...] = ()
    """Wrappers for each of the capture's further pages."""

    @property
    def weight(self) -> int:
        """Bytes that go to a worker."""
        return self.capture.size


@dataclass(frozen=True, slots=True)
class PageResult:
    """What became of a page. `line` is the article's, as a crawl would export it; without one, `reason` and
    `detail` say why. `is_page` is false for a record that holds none."""

    url: str
    line: bytes | None = None
    reason: str = ""
    detail: str = ""
    is_page: bool = True
    by_wrapper: bool = False
    misfits: tuple[tuple[str, str, str], ...] = ()
    """Pinned wrappers that did not fit: id, the root's XPath, and why."""
    observation: bytes | None = None
    """What a page that was learned from says of its layout (`unpacked_observation`)."""


def extract_job(job: PageJob) -> PageResult:
    """Extract an article from its pages. The same job gives the same result in any process."""
    capture = job.capture
    first = _extracted(job, capture, job.wrappers, learn=job.learn)
    if isinstance(first, PageResult):
        return first
    item = article_item(first.article, first.response, via=capture.via, depth=capture.depth)
    if capture.rendered is not None:
        item.crawl["renderedBy"] = capture.rendered.browser
    further: list[_Page] = []
    for number, (one, wrappers) in enumerate(zip(capture.further, job.further, strict=True), 2):
        page = _extracted(job, one, wrappers)
        if isinstance(page, PageResult):  # half of an article is none
            return replace(page, url=capture.record.url, is_page=True, detail=f"page {number}: {page.detail}")
        further.append(page)
    if further:
        join(item, [page.article for page in further], [page.response.url for page in further])
    line = to_line({name: value for name, value in line_of(item).items() if value is not None})
    seen = first.extracted.observation
    return PageResult(
        capture.record.url,
        line,
        by_wrapper=first.extracted.used is not None,
        misfits=_misfits([first, *further]),
        observation=pickle.dumps(seen) if seen else None,
    )


def _misfits(pages: Sequence[_Page]) -> tuple[tuple[str, str, str], ...]:
    """What a person wrote and what does not hold on an article's pages: each wrapper once."""
    failed = (one for page in pages for one in page.extracted.failed)
    found = {wrapper.id: (wrapper.id, wrapper.root_xpath, why) for wrapper, why in failed if wrapper.pinned}
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class _Page:
    """A page that holds an article, or a part of one."""

    response: Response
    extracted: Extracted
    article: Article


def _extracted(
    job: PageJob, capture: Capture, wrappers: tuple[bytes, ...], *, learn: bool = False
) -> _Page | PageResult:
    """The article of one page; a result says why there is none."""
    url = capture.record.url
    response = response_of(capture, job.terms.max_bytes)
    if isinstance(response, Skipped):
        return PageResult(url, reason=response.reason, detail=response.detail, is_page=False)
    try:
        extracted = extract_page(
            page_of(as_shown(response, capture)), tuple(map(_unpacked, wrappers)), learn=learn,
            model=_model(job.terms.model), prior=capture.prior, correcting=True,
        )  # fmt: skip
    except Exception as error:  # a bug on one page must not end a run over millions
        return PageResult(url, reason=FAILED, detail=failed_at(error))
    outcome = extracted.outcome
    if not isinstance(outcome, Article):
        return PageResult(url, reason=str(outcome.reason), detail=outcome.detail)
    return _Page(response, extracted, outcome)


def crashed(job: PageJob) -> PageResult:
    """The result of a page that ended its process."""
    return PageResult(job.capture.record.url, reason=CRASHED, detail="the process that extracted the page ended")


def packed(wrapper: Wrapper) -> bytes:
    """A wrapper as workers get it: as one piece of bytes they need not unpack twice."""
    return pickle.dumps(wrapper)


def unpacked_observation(observation: bytes) -> Observation:
    """What a result says of a layout. Only for what `extract_job` made."""
    made = pickle.loads(observation)
    assert isinstance(made, Observation)
    return made


@lru_cache(maxsize=512)
def _unpacked(wrapper: bytes) -> Wrapper:
    made = pickle.loads(wrapper)
    assert isinstance(made, Wrapper)
    return made


@lru_cache(maxsize=1)
def _model(path: str) -> Model | None:
    return load_model(Path(path)) if path else None
