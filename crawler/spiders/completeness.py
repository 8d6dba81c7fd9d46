"""Whether a page came whole: a body can break off with no error, where a server or a proxy counts wrongly."""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING

from scrapy.downloadermiddlewares.retry import get_retry_request

if TYPE_CHECKING:
    from scrapy import Request, Spider
    from scrapy.http import Response

    from crawler.state.facts import Facts

BROKEN_OFF = "the page broke off"
FACT = "pages_end"
"""The fact that all pages of the site had an end tag so far."""
WITHOUT = "pages_without_end"
"""The fact that the site leaves the end tags out, as HTML allows, and minifiers do."""
_TRIED = "broadsheet_end"
"""Key of a request's meta: how the page ended at the first try."""
START = b"<html"
ENDS = (b"</html", b"</body")
ROOT_ENDS = (b"</rss", b"</feed", b"</rdf", b":rdf", b"urlset>", b"sitemapindex>")
TAIL = 4_096
"""Bytes at the end of a page in which its end tag is looked for; some servers add a comment behind it."""
SURE = 5
"""Pages of a site that must all have had an end tag before one without is taken to break off."""
ENDLESS = 3
"""Pages that ended alike at both tries, after which pages of a site without end tags are no longer asked for twice."""
_DIGITS = re.compile(rb"\d+")
_LAST = 60
"""Bytes by which the ends of two tries are compared, figures aside: pages say when they were made."""


class Wholeness(Enum):
    """What a body looks like."""

    WHOLE = "whole"
    DOUBTFUL = "doubtful"
    """It has no end, but for all we know the site's pages have none."""
    BROKEN = "broken"


class Completeness:
    """Learns whether the site's pages end as pages do, and remembers it between crawls."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._sure = bool(facts.get(FACT))
        self._ended = 0
        self._endless = ENDLESS if facts.get(WITHOUT) else 0

    def of(self, response: Response, *, markup: bool = True) -> Wholeness:
        """Whether a body is a part only: the connection ended before the announced length, or, in an HTML page
        (`markup`), the end tags are missing that all of the site's pages have."""
        tail = response.body[-TAIL:].lower()
        ends = any(tag in tail for tag in ENDS)
        if "dataloss" in response.flags:
            return Wholeness.WHOLE if markup and ends else Wholeness.BROKEN
        if not markup or START not in response.body[:TAIL].lower():
            return Wholeness.WHOLE
        if not ends:
            return self._without_end(response)
        self._ended += 1
        if self._ended == SURE and not self._sure:
            self._sure = True
            self._facts.set(FACT, True)
        return Wholeness.WHOLE

    def _without_end(self, response: Response) -> Wholeness:
        """A page that ended alike at both tries is whole; where the site's pages have ends, only if a tag ends it."""
        if self._endless >= ENDLESS and not self._sure:
            return Wholeness.WHOLE
        is_same = response.request is not None and response.meta.get(_TRIED) == _end(response)
        if self._sure:
            return Wholeness.WHOLE if is_same and _end(response).endswith(b">") else Wholeness.BROKEN
        if not is_same:
            return Wholeness.DOUBTFUL
        self._endless += 1
        if self._endless == ENDLESS:
            self._facts.set(WITHOUT, True)
        return Wholeness.WHOLE

    def again(self, response: Response, spider: Spider) -> Request | None:
        """The request that asks for a page once more; None after enough of them."""
        assert response.request is not None
        retry = get_retry_request(response.request, spider=spider, reason=BROKEN_OFF)
        if retry is not None:
            retry.meta[_TRIED] = _end(response)
        return retry

    def take_as_it_is(self) -> None:
        """A page without an end was asked for often enough: the site has such pages."""
        self._ended = -1_000_000
        if self._sure:
            self._sure = False
            self._facts.set(FACT, False)


def _end(response: Response) -> bytes:
    """How a page ends."""
    return _DIGITS.sub(b"", response.body.rstrip()[-_LAST:])


def is_cut(response: Response, body: bytes) -> bool:
    """Whether a feed or sitemap (`body`: unpacked) is a part only, by its connection or for want of an end tag."""
    tail = body[-TAIL:].lower()
    start = body.lstrip()[:1]
    open_ended = start == b"<" and not any(end in tail for end in ROOT_ENDS)
    return "dataloss" in response.flags or open_ended or (start == b"{" and not tail.rstrip().endswith(b"}"))
