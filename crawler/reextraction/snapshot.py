"""The wrappers that pages of an archive are extracted with: as they stand when a run begins, never counted."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from crawler.reextraction.page_job import PageJob, packed
from crawler.wrappers.cache import WrapperCache
from extractors import site_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from scrapy.settings import BaseSettings

    from crawler.archive.captures import Capture
    from crawler.reextraction.page_job import Terms
    from extractors import Wrapper

_KEPT = 2_000


class Snapshot:
    """Wrappers by site, packed for workers. `learned` gives those that the archive itself taught of a site: where a
    person pinned none, they are tried before those of the crawls, which know fewer pages, or of another time."""

    def __init__(self, settings: BaseSettings, learned: Callable[[str], tuple[Wrapper, ...]]) -> None:
        self._cache = (
            WrapperCache.from_settings(settings) if settings.getbool("BROADSHEET_WRAPPERS_ENABLED", True) else None
        )
        self._learned = learned
        self._taught: OrderedDict[str, tuple[Wrapper, ...]] = OrderedDict()
        self._packed: OrderedDict[int, tuple[Wrapper, bytes]] = OrderedDict()

    def job(self, terms: Terms, capture: Capture, number: int) -> PageJob:
        """The extraction of a capture."""
        first, *further = map(self.wrappers, (capture, *capture.further))
        return PageJob(terms, capture, first, number=number, further=tuple(further))

    def wrappers(self, capture: Capture) -> tuple[bytes, ...]:
        """The wrappers to try on a page, best first: a layout that has ended serves the pages of its time."""
        if self._cache is None:
            return ()
        of_crawls = self.of_crawls(capture)
        found: dict[str, Wrapper] = {}
        # what a person wrote is not second-guessed
        taught = () if any(wrapper.pinned for wrapper in of_crawls) else self._of_archive(site_of(capture.record.url))
        for wrapper in (*taught, *of_crawls):
            found.setdefault(wrapper.id, wrapper)
        return tuple(map(self._pack, found.values()))

    def of_crawls(self, capture: Capture) -> tuple[Wrapper, ...]:
        """What crawls have learned that a page may be extracted with, best first."""
        if self._cache is None:
            return ()
        url, rendered = capture.record.url, capture.rendered is not None
        return self._cache.tries(url, site_of(url), rendered=rendered, at=capture.at).wrappers

    def close(self) -> None:
        """Release the store."""
        if self._cache is not None:
            self._cache.close()

    def _of_archive(self, site: str) -> tuple[Wrapper, ...]:
        if site not in self._taught:
            self._taught[site] = self._learned(site)
            if len(self._taught) > _KEPT:
                self._taught.popitem(last=False)
        self._taught.move_to_end(site)
        return self._taught[site]

    def _pack(self, wrapper: Wrapper) -> bytes:
        known = self._packed.get(id(wrapper))
        if known is None or known[0] is not wrapper:
            known = self._packed[id(wrapper)] = (wrapper, packed(wrapper))
            if len(self._packed) > _KEPT:
                self._packed.popitem(last=False)
        return known[1]
