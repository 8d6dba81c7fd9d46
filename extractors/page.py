"""Page: the bytes of one download and the text they stand for."""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from urllib.parse import urlsplit

from extractors.encoding import Decoded, read

MAX_BYTES = 10_000_000
"""Pages above this many bytes are not parsed (verdict too_large): news pages of 10 MB are not articles."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rendered element's box in CSS pixels and the computed style that matters to reading."""

    x: float
    y: float
    width: float
    height: float
    display: str = "block"
    visible: bool = True
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One page as it was downloaded.

    ``encoding`` is what the transport declared (the charset of the Content-Type header), if anything;
    ``boxes`` maps an element's preorder index to its rendered box where a browser measured the page.
    """

    url: str
    body: bytes
    encoding: str | None = None
    fetched_at: datetime | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    boxes: Mapping[int, Box] | None = None

    @classmethod
    def from_html(cls, html: bytes | str, url: str = "") -> Page:
        """A page of bytes, or of text that is decoded already."""
        if isinstance(html, str):
            return cls(url=url, body=codecs.BOM_UTF8 + html.encode("utf-8", "replace"))
        return cls(url=url, body=html)

    @property
    def site(self) -> str:
        """Host in lower case without ``www.``, with the port where one is given: the key of all site state."""
        return site_of(self.url)

    def text(self) -> str:
        """The page as text; never raises. NUL becomes a space."""
        return self.decoded().text

    def decoded(self) -> Decoded:
        """The same with how it was read."""
        return read(self.body, self.encoding)


@lru_cache(maxsize=4096)
def site_of(url: str) -> str:
    """The site key of an address: ``host[:port]``, lower case, without ``www.``; empty if there is no host."""
    try:
        host = urlsplit(url).netloc.rpartition("@")[2].lower()
    except ValueError:
        return ""
    return host.removeprefix("www.")
