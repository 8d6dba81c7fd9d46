"""Why a page gave no article: one vocabulary, counted in Scrapy's stats and listed in the run's report.

The verdicts of the download stand here; those of the page's content (`listing`, `not_an_article`,
`empty` ...) come from `extractors` and are recorded through the same `record`.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from weakref import WeakKeyDictionary

from scrapy.crawler import Crawler
from scrapy.exceptions import (
    CannotResolveHostError,
    DownloadCancelledError,
    DownloadConnectionRefusedError,
    DownloadFailedError,
    DownloadTimeoutError,
    DropItem,
    IgnoreRequest,
)
from scrapy.http import Response
from scrapy.spidermiddlewares.httperror import HttpError

STATS_PREFIX = "broadsheet/verdict/"
OUTSIDE_DATES = "outside_dates"
OTHER_LANGUAGE = "other_language"
OTHER_KEYWORDS = "other_keywords"
DUPLICATE = "duplicate"
"""Of an article that says what an earlier one says, where the setting drops such."""
LARGER = "larger than DOWNLOAD_MAXSIZE"
"""What the details of pages begin with that the setting refused."""
KEPT_RECORDS = 2000
"""Records kept for the report; the stats count all of them."""

BLOCKED_STATUSES = frozenset({401, 403, 407, 429, 451})
GONE_STATUSES = frozenset({404, 410})
GONE_DETAILS = tuple(f"HTTP {status}" for status in sorted(GONE_STATUSES))
"""How the details of their verdicts begin."""
CHALLENGE_STATUSES = frozenset({503, 520, 521, 530})
CHALLENGE_MARKS = (
    b"cf-chl",
    b"cf_chl",
    b"just a moment",
    b"captcha",
    b"ddos-guard",
    b"_incapsula_",
    b"px-captcha",
)


class Verdict(StrEnum):
    """What became of a download that gave no page."""

    ROBOTS = "robots"
    HTTP_ERROR = "http_error"
    REDIRECT_LOOP = "redirect_loop"
    PRIVATE_ADDRESS = "private_address"
    TIMEOUT = "timeout"
    NOT_HTML = "not_html"
    BLOCKED = "blocked"
    TOO_LARGE = "too_large"
    OFFSITE = "offsite"
    UNREADABLE = "unreadable"
    """A feed or sitemap that is none."""
    RESERVED = "reserved"
    """The page reserves what `BROADSHEET_OBEY_RESERVATIONS` names."""
    TRAP = "trap"
    """An endless space: pages of one make that lead to no article."""


OTHER_ARGUMENTS = frozenset({OUTSIDE_DATES, OTHER_LANGUAGE, OTHER_KEYWORDS})
"""Verdicts on articles that the crawl's arguments do not want."""
NOT_ASKED_FOR = OTHER_ARGUMENTS | {Verdict.RESERVED, DUPLICATE}
"""Verdicts on articles that its arguments or settings do not want: they say nothing against the page."""


class Refused(IgnoreRequest):
    """A middleware refused a request, and says with which verdict."""

    def __init__(self, verdict: Verdict, detail: str) -> None:
        super().__init__(verdict, detail)
        self.verdict = verdict
        self.detail = detail


class PageDropped(DropItem):
    """An item pipeline dropped a page, and says with which verdict; also, where it is known, of which article
    (`fingerprint.id`) and when that was published (ISO 8601)."""

    def __init__(
        self, reason: str, detail: str = "", *, article: str | None = None, published: object = None
    ) -> None:
        super().__init__(f"{reason}: {detail}" if detail else str(reason), log_level="DEBUG")
        self.reason = str(reason)
        self.detail = detail
        self.article = article
        self.published = published


@dataclass(frozen=True, slots=True)
class VerdictRecord:
    """One page without an article: `reason` is a `Verdict` value or a reason code of `extractors`."""

    reason: str
    url: str
    detail: str


_records: WeakKeyDictionary[Crawler, deque[VerdictRecord]] = WeakKeyDictionary()


def record(crawler: Crawler, reason: str, url: str, detail: str = "") -> None:
    """Count `reason` in the crawl's stats and keep the record for its report (the first `KEPT_RECORDS`)."""
    reason = str(reason)
    crawler.stats.inc_value(STATS_PREFIX + reason)
    if reason == Verdict.BLOCKED:
        crawler.stats.inc_value("broadsheet/blocked")
    kept = _records.setdefault(crawler, deque())
    if len(kept) < KEPT_RECORDS:
        kept.append(VerdictRecord(reason, url, detail[:300]))


def recorded(crawler: Crawler) -> tuple[VerdictRecord, ...]:
    """The crawl's records so far, in the order they were made."""
    return tuple(_records.get(crawler, ()))


def judge_status(response: Response) -> tuple[Verdict, str]:
    """The verdict on a response whose status is no success: blocked, or a plain HTTP error.

    A 503 is an outage unless the page shows the marks of a challenge.
    """
    status = response.status
    if status in BLOCKED_STATUSES:
        return Verdict.BLOCKED, f"HTTP {status}"
    if status in CHALLENGE_STATUSES or status == 202:
        start = response.body[:20_000].lower()
        if any(mark in start for mark in CHALLENGE_MARKS):
            return Verdict.BLOCKED, f"HTTP {status} with a challenge page"
    return Verdict.HTTP_ERROR, f"HTTP {status}"


def judge_failure(error: BaseException, proxy: str | None = None) -> tuple[Verdict, str]:
    """The verdict on a failed download, from the exception that Scrapy passes to an errback; `proxy` is the one that
    the request went through, which is then what it could not connect to."""
    if proxy and isinstance(error, CannotResolveHostError | DownloadConnectionRefusedError):
        return Verdict.HTTP_ERROR, f"the proxy {proxy} cannot be reached"
    if isinstance(error, Refused):
        return error.verdict, error.detail
    if isinstance(error, HttpError):
        return judge_status(error.response)
    if isinstance(error, DownloadTimeoutError):
        return Verdict.TIMEOUT, "no answer in time"
    if isinstance(error, DownloadCancelledError):
        return Verdict.TOO_LARGE, LARGER
    if isinstance(error, CannotResolveHostError):
        return Verdict.HTTP_ERROR, "the name does not resolve"
    if isinstance(error, DownloadConnectionRefusedError):
        return Verdict.HTTP_ERROR, "connection refused"
    if isinstance(error, DownloadFailedError):
        return Verdict.HTTP_ERROR, "the connection was lost"
    detail = " ".join(str(error).split())[:200]
    return Verdict.HTTP_ERROR, f"{type(error).__name__}: {detail}" if detail else type(error).__name__
