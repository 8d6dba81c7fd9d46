"""Whether a page came whole: a body can break off with no error, where a server or a proxy counts wrongly."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scrapy.http import Response

    from crawler.state.facts import Facts

FACT = "pages_end"
"""The fact that all pages of the site had an end tag so far."""
START = b"<html"
ENDS = (b"</html", b"</body")
ROOT_ENDS = (b"</rss", b"</feed", b"</rdf", b":rdf", b"urlset>", b"sitemapindex>")
TAIL = 4_096
"""Bytes at the end of a page in which its end tag is looked for; some servers add a comment behind it."""
SURE = 5
"""Pages of a site that must all have had an end tag before one without is taken to break off."""


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
            return Wholeness.BROKEN if self._sure else Wholeness.DOUBTFUL
        self._ended += 1
        if self._ended == SURE and not self._sure:
            self._sure = True
            self._facts.set(FACT, True)
        return Wholeness.WHOLE

    def take_as_it_is(self) -> None:
        """A page without an end was asked for often enough: the site has such pages."""
        self._ended = -1_000_000
        if self._sure:
            self._sure = False
            self._facts.set(FACT, False)


def is_cut(response: Response, body: bytes) -> bool:
    """Whether a feed or sitemap (`body`: unpacked) is a part only, by its connection or for want of an end tag."""
    tail = body[-TAIL:].lower()
    start = body.lstrip()[:1]
    open_ended = start == b"<" and not any(end in tail for end in ROOT_ENDS)
    return "dataloss" in response.flags or open_ended or (start == b"{" and not tail.rstrip().endswith(b"}"))
