"""Whether a page came whole: a body can break off with no error, where a server or a proxy counts wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scrapy.http import Response

END = b"</html"
TAIL = 4_096
"""Bytes at the end of a page in which its end tag is looked for; some servers add a comment behind it."""
SURE = 5
"""Pages of a site that must all have had an end tag before one without is taken to break off."""


class Completeness:
    """Learns in a crawl whether the site's pages end as pages do."""

    def __init__(self) -> None:
        self._ended = 0
        self._open = 0

    def breaks_off(self, response: Response, *, markup: bool = True) -> bool:
        """Whether a body is a part only: the connection ended before the announced length, or, in an HTML page
        (`markup`), the end tag is missing that all of the site's pages have."""
        ends = END in response.body[-TAIL:].lower()
        if "dataloss" in response.flags:
            return not (markup and ends)
        if not markup:
            return False
        if ends:
            self._ended += 1
            return False
        if self._ended >= SURE and not self._open:
            return True
        self._open += 1
        return False
