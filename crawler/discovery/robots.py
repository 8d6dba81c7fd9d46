"""robots.txt (RFC 9309) with its Crawl-delay and Sitemap lines."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from protego import Protego

MAX_ROBOTS_BYTES = 500 * 1024
"""Bytes read of a robots.txt; RFC 9309, 2.5 asks for at least 500 KiB."""


@dataclass(frozen=True, slots=True)
class Robots:
    """The rules of one origin. `unavailable` says why all is forbidden although no rule says so."""

    sitemaps: tuple[str, ...] = ()
    unavailable: str | None = None
    _rules: Any = field(default=None, repr=False, compare=False)

    def allows(self, url: str, agent: str) -> bool:
        """Whether `agent` (a product token such as "Broadsheet") may fetch `url`."""
        if self.unavailable:
            return False
        return self._rules is None or bool(self._rules.can_fetch(url, agent))

    def crawl_delay(self, agent: str) -> float | None:
        """Seconds asked for between two requests, or None. Negative and infinite values count as none."""
        delay = self._rules.crawl_delay(agent) if self._rules is not None else None
        if delay is None or not math.isfinite(delay) or delay < 0:
            return None
        return float(delay)


ALLOW_ALL = Robots()


def parse_robots(body: bytes, status: int = 200) -> Robots:
    """The rules that an answer to GET /robots.txt sets.

    RFC 9309, 2.3.1: a 4xx means there are no rules; a 5xx that nothing may be fetched. An HTML page in place
    of the file (a "not found" sent as 200) holds no rules.
    """
    if status >= 500:
        return Robots(unavailable=f"robots.txt answered HTTP {status}, and forbids everything until it can be read")
    text = body[:MAX_ROBOTS_BYTES].decode("utf-8-sig", "replace").replace("\x00", "")
    if status >= 400 or text.lstrip()[:1] == "<":
        return ALLOW_ALL
    rules = Protego.parse(text)
    sitemaps = tuple(dict.fromkeys(str(address) for address in rules.sitemaps))
    return Robots(sitemaps=sitemaps[:200], _rules=rules)


def polite_delay(asked: float | None, configured: float, *, limit: float) -> float:
    """Seconds between two requests, from robots.txt's Crawl-delay (`asked`) and the DOWNLOAD_DELAY setting.

    The longer of both, so that neither the site nor the user is overruled; a Crawl-delay counts up to
    `limit`.
    """
    return configured if asked is None else max(min(asked, limit), configured)
