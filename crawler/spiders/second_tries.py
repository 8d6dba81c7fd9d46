"""Pages that failed for a reason that may pass, asked for once more at the end of the crawl: a site that was busy for a
minute would lose a section, and all that only this names, until the next crawl."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from scrapy.spidermiddlewares.httperror import HttpError

from crawler.discovery.addresses import page_key
from crawler.discovery.frontier import Candidate
from crawler.verdicts import Verdict

MOST = 50
"""Pages set aside; where more fail, the site is not busy, but broken."""
MOST_FAILURES = 3
"""Second tries in a row that fail, after which the rest is not asked for."""


class Failed(NamedTuple):
    """What became of an address at its first try."""

    candidate: Candidate
    url: str
    verdict: Verdict
    detail: str
    error: BaseException | None


class SecondTries:
    """`note` is told of every failure that stands."""

    def __init__(self, note: Callable[[Candidate, str, Verdict, str, BaseException | None], None]) -> None:
        self._note = note
        self._waiting: deque[Failed] = deque()
        self._tried: set[str] = set()
        self._failed_again = 0

    def failed(
        self, candidate: Candidate, url: str, verdict: Verdict, detail: str, error: BaseException | None
    ) -> None:
        """An address could not be had."""
        key = page_key(candidate.url) or candidate.url
        if key in self._tried:
            self._failed_again += 1
        elif not candidate.guessed and len(self._tried) < MOST and _is_passing(verdict, error):
            self._tried.add(key)
            self._waiting.append(Failed(candidate, url, verdict, detail, error))
            return
        self._note(candidate, url, verdict, detail, error)

    def succeeded(self) -> None:
        """The site answers."""
        self._failed_again = 0

    def take(self) -> Candidate | None:
        """The next address to ask for again, once nothing else waits."""
        if self._failed_again >= MOST_FAILURES:
            self.close()
        return self._waiting.popleft().candidate if self._waiting else None

    def close(self) -> None:
        """What was not asked for again has failed."""
        while self._waiting:
            self._note(*self._waiting.popleft())


def _is_passing(verdict: Verdict, error: BaseException | None) -> bool:
    if isinstance(error, HttpError):
        return error.response.status >= 500 and verdict is Verdict.HTTP_ERROR
    return verdict is Verdict.TIMEOUT
