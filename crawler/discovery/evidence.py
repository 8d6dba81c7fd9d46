"""What a site says of a page before it is read: how likely its address is an article's.

The log-odds go to the extractor, which adds them to what the page itself shows. They were set on the
development pages: an announced page is an article but for one in fifty, and most pages of other kinds share
their shape of address with no article of the site.
"""

from __future__ import annotations

import re
from urllib.parse import unquote

from crawler.discovery.addresses import split
from crawler.discovery.link_tables import ARTICLE_PARAMETERS, PAGE_EXTENSION
from crawler.discovery.links import Target, judge

ANNOUNCED = 4.0
"""A feed or a news sitemap lists the page."""
AKIN = 2.0
"""The address has the shape of an article's of the site."""
UNLIKE = -4.0
"""The site announces its articles, and none has an address of this shape."""
LIKELY = {
    Target.ARTICLE: 2.0,
    Target.SECTION: -1.5,
    Target.LOW_LIST: -1.5,
    Target.IGNORED: -1.5,
}
"""By the address alone, on a site that announces nothing."""
MOST_SHAPES = 500

_ID = re.compile(r"(?=.*\d)[\w.~]+$")
_SPLIT = re.compile(r"[-_+, ]+")


def address_shape(url: str) -> str:
    """The kind of each part of an address: `n` a number, `s` a slug of three words or more, `i` letters with
    digits, `w` a word; rows of words and numbers count once. `/sport/2026/11/late-goal-denies.html` is
    `w/n/s.html`."""
    parts = split(url)
    if parts is None:
        return ""
    kinds: list[str] = []
    for segment in (unquote(part) for part in parts.path.split("/") if part):
        name = PAGE_EXTENSION.sub("", segment)
        kind = _kind(name) + segment[len(name) :].lower()
        if not kinds or kind != kinds[-1] or kind not in ("w", "n"):
            kinds.append(kind)
    names = (pair.partition("=")[0] for pair in parts.query.split("&") if pair)
    query = sorted(name for name in names if ARTICLE_PARAMETERS.match(name))
    return "/".join(kinds) + ("?" + "&".join(query) if query else "")


def _kind(segment: str) -> str:
    if segment.isdigit():
        return "n"
    words = [word for word in _SPLIT.split(segment) if word]
    if len(words) >= 3 or sum(char > "\u2e7f" for char in segment) >= 6:
        return "s"
    return "i" if _ID.match(segment) else "w"


class SiteEvidence:
    """What is known of one site's addresses, as discovery and the crawl go on. Bounded; order of adding does
    not matter."""

    def __init__(self) -> None:
        self._announced: set[str] = set()
        self._confirmed: set[str] = set()

    def announce(self, url: str) -> None:
        """A feed or news sitemap lists this page."""
        if len(self._announced) < MOST_SHAPES:
            self._announced.add(address_shape(url))

    def confirm(self, url: str) -> None:
        """This page proved to be an article beyond doubt."""
        if len(self._confirmed) < MOST_SHAPES:
            self._confirmed.add(address_shape(url))

    def prior(self, url: str, *, announced: bool = False, asked: bool = False) -> float:
        """Log-odds that a page is an article, before it is read. `asked`: the user gave this address."""
        if announced:
            return ANNOUNCED
        shape = address_shape(url)
        if shape in self._announced:
            return AKIN
        if asked:
            return 0.0
        if self._announced:
            return 0.0 if shape in self._confirmed else UNLIKE
        by_address = LIKELY.get(judge(url), 0.0)
        return max(by_address, AKIN) if shape in self._confirmed else by_address
