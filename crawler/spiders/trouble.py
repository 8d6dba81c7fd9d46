"""Why a site's front page could not be had: of several reasons, the one that tells most."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scrapy.spidermiddlewares.httperror import HttpError

from crawler.verdicts import Verdict, judge_failure

if TYPE_CHECKING:
    from scrapy.statscollectors import StatsCollector

_TELLING = (
    Verdict.BLOCKED,
    Verdict.ROBOTS,
    Verdict.REDIRECT_LOOP,
    Verdict.TOO_LARGE,
    Verdict.PRIVATE_ADDRESS,
    Verdict.TIMEOUT,
)
"""Verdicts on a front page, the most telling first: where https is refused and http unreachable, "refused"
counts."""


MOST_UNANSWERED = 10
"""Pages asked for of a site that has answered nothing, robots.txt and front pages neither, after which it is left alone
until the next crawl. Hundreds may be due, and each name that nobody knows, or port that is closed, takes its time."""


def is_dead(tried: int, stats: StatsCollector) -> bool:
    """Whether a site has not answered at all, after so many pages were asked for: in this process, since a job that is
    gone on with (JOBDIR) has tried others before. Without Scrapy's counts (DOWNLOADER_STATS) nobody can say."""
    failed = stats.get_value("downloader/exception_count", 0)
    return min(tried, failed) >= MOST_UNANSWERED and not stats.get_value("downloader/response_count")


class Trouble(NamedTuple):
    """Why a front page could not be had; the lower `order`, the more it tells."""

    order: int
    verdict: Verdict
    url: str
    detail: str
    is_busy: bool = False
    """The server answered that it cannot at the moment."""

    @classmethod
    def of(cls, url: str, error: BaseException | None, proxy: str | None = None) -> Trouble:
        """The trouble that an errback's exception means; `proxy` is the one that the request went through."""
        verdict, detail = judge_failure(error, proxy) if error is not None else (Verdict.HTTP_ERROR, "unknown")
        if verdict in _TELLING:
            return cls(_TELLING.index(verdict), verdict, url, detail)
        # a server that answers tells more than one that is not there
        status = error.response.status if isinstance(error, HttpError) else 0
        return cls(len(_TELLING) + (not status), verdict, url, detail, is_busy=status >= 500)

    def or_worse(self, before: Trouble | None) -> Trouble:
        """Whichever of two tells more; the earlier one if they tell as much."""
        return self if before is None or self.order < before.order else before
