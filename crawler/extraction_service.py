"""The one place of the crawler where a response becomes an article: shared by the pipeline and any
middleware."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, WeakValueDictionary

from scrapy import signals

from crawler.chosen_model import model_of
from crawler.extensions.not_kept import LEARNED, note_not_kept
from crawler.pages import FETCHED_AT, page_of
from crawler.rendering import SHOWN
from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.events import Misfit, Redesign, Tries, WrapperEvents
from extractors import Article, Extracted, Page, Wrapper, clean_html, extract_page, template_of

if TYPE_CHECKING:
    from scrapy import Spider
    from scrapy.crawler import Crawler
    from scrapy.http import Request, Response

logger = logging.getLogger(__name__)

_services: WeakKeyDictionary[Crawler, ExtractionService] = WeakKeyDictionary()


class ExtractionService:
    """Extracts with the site's cached wrappers, and lets the cache learn from every page.

    Stats: `broadsheet/pages/extracted`, `broadsheet/errors`, `broadsheet/wrappers/{learned,hits,misses,
    retired,sampled,agreed}`.
    """

    def __init__(self, crawler: Crawler, wrappers: WrapperCache) -> None:
        self._stats = crawler.stats
        self._wrappers = wrappers
        self._model = model_of(crawler.settings)
        self._answers: WeakKeyDictionary[Response, tuple[Wrapper | None, float, frozenset[str]]] = WeakKeyDictionary()
        """Per response that gave an article, as long as it lives: wrapper used, prior, template's claims."""
        self._next_pages: WeakKeyDictionary[Response, str] = WeakKeyDictionary()
        """The address of the next page, where a wrapper knew it."""
        self._responses: WeakValueDictionary[str, Response] = WeakValueDictionary()
        self._learning = crawler.settings.getbool("BROADSHEET_WRAPPERS_ENABLED", True)
        crawler.signals.connect(self._note_time, signals.response_downloaded)
        crawler.signals.connect(self._close, signals.spider_closed)

    @classmethod
    def of(cls, crawler: Crawler) -> ExtractionService:
        """The crawl's one service, made at the first call."""
        if crawler not in _services:
            _services[crawler] = cls(crawler, WrapperCache.from_settings(crawler.settings))
        return _services[crawler]

    def extract(self, response: Response, *, prior: float = 0.0, further: bool = False) -> Extracted | None:
        """Article or rejection of a response; None, with one line in the log, if extraction itself failed.

        `prior`: log-odds of an article by what is known of the page beside its content. `further`: it is not the first
        page of its article.
        """
        page = page_of(response)
        if not page.boxes:  # a page that a browser shows was counted as it came
            self._stats.inc_value("broadsheet/pages/extracted")
        tries = self._tries(page, rendered=bool(page.boxes))
        try:
            extracted = extract_page(
                page, tries.wrappers, trials=tries.trials, sample=tries.sample, learn=self._learning and tries.learn,
                known_bodies=tries.known_bodies, model=self._model, prior=prior,
            )  # fmt: skip
        except Exception as error:  # a bug on one page must not end a crawl of thousands
            self._stats.inc_value("broadsheet/errors")
            logger.error("Extraction failed on %s: %s", response.url, failed_at(error))
            logger.debug("Where it failed on %s", response.url, exc_info=True)
            return None
        is_article = isinstance(extracted.outcome, Article)
        if is_article:
            self._answers[response] = extracted.used, prior, template_of(tries.wrappers)
            if not page.boxes or response.url not in self._responses:  # what a browser shows may not be taken
                self._responses[response.url] = response
            if extracted.next_page is not None:
                self._next_pages[response] = extracted.next_page
        if self._learning:
            self._count(
                self._wrappers.note(
                    extracted, page.site, article_found=is_article, at=page.fetched_at, further=further
                )
            )
            if not self._wrappers.lasts:
                note_not_kept(self._stats, LEARNED)
        return extracted

    @property
    def redesigns(self) -> list[Redesign]:
        """The layouts that have ended during this crawl."""
        return self._wrappers.redesigns

    @property
    def misfits(self) -> list[Misfit]:
        """The pinned wrappers that did not hold during this crawl."""
        return self._wrappers.misfits

    def response_of(self, url: str) -> Response | None:
        """The response that gave the article at an address, as long as it lives; that of the browser, where what it
        shows was taken."""
        response = self._responses.get(url)
        if response is None or response.request is None:
            return response
        shown: Response = response.meta.get(SHOWN, response)
        return shown

    def read_again(self, before: Response, now: Response) -> Article | None:
        """The article of an earlier response, read in the way that gave the one of `now`: by the same wrapper, or
        without any. Nothing is learned from it. None if it gives none."""
        used, prior, template = self._answers.get(now, (None, 0.0, frozenset()))
        tried = () if used is None else (used,)
        try:
            read = extract_page(page_of(before), tried, model=self._model, prior=prior, template=template)
        except Exception as error:
            logger.error("Extraction failed on an earlier page of %s: %s", now.url, failed_at(error))
            return None
        return read.outcome if isinstance(read.outcome, Article) else None

    def next_page_of(self, response: Response) -> str | None:
        """The next page of the article that this response begins or goes on with, as its wrapper finds it."""
        return self._next_pages.get(response)

    def clean_page(self, response: Response, *, remote: bool = False) -> str | None:
        """The clean page of a response that gave an article; None for any other. `remote`: pictures load."""
        answer = self._answers.get(response)
        if answer is None:
            return None
        used, prior, _ = answer
        tried = () if used is None else (used,)
        made = clean_html(page_of(response), tried, model=self._model, prior=prior, remote=remote)
        return made if isinstance(made, str) else None

    def _tries(self, page: Page, *, rendered: bool) -> Tries:
        if not self._learning:
            return Tries()
        return self._wrappers.tries(page.url, page.site, rendered=rendered, at=page.fetched_at)

    def _count(self, events: WrapperEvents) -> None:
        counts = {
            "hits": events.hit,
            "misses": events.misses,
            "learned": events.learned,
            "retired": events.retired,
            "sampled": events.sampled,
            "agreed": events.agreed,
            "misfits": events.misfits,
        }
        for name, count in counts.items():
            if count:
                self._stats.inc_value(f"broadsheet/wrappers/{name}", int(count))

    def _note_time(self, response: Response, request: Request, spider: Spider) -> None:
        request.meta[FETCHED_AT] = datetime.now(UTC)

    def _close(self) -> None:
        self._wrappers.close()


def redesigns_of(crawler: Crawler) -> list[Redesign]:
    """The layouts that have ended during a crawl; none where nothing was extracted."""
    service = _services.get(crawler)
    return service.redesigns if service is not None else []


def failed_at(error: Exception) -> str:
    """The exception's name and place. Not its message, which may quote the page."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {trace.tb_frame.f_globals.get('__name__')}, line {trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{place}"
