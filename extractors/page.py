"""Page: the bytes of one download and the text they stand for."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from urllib.parse import urlsplit

from extractors.encoding import LOOKED_AT, Decoded, is_verbatim, read
from extractors.remembered import remembered

MAX_BYTES = 10_000_000
"""Pages above this many bytes are not parsed (verdict too_large): news pages of 10 MB are not articles."""


BOLD_FROM = 600
"""Weights from which browsers pick a bold face (CSS Fonts 4, 2.2)."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rendered element's box in CSS pixels from the page's corner, and the computed style that matters to reading."""

    x: float
    y: float
    width: float
    height: float
    display: str = "block"
    visible: bool = True
    """Computed visibility, which an element below may undo."""
    weight: int = 400
    """Of the font, 1 to 1000."""
    italic: bool = False
    opacity: float = 1.0
    """Of the element itself; what lies in a transparent element is transparent too."""
    font_size: float = 0.0
    """CSS pixels; 0 where it was not measured."""
    clips: bool = False
    """Cuts off what does not fit into it (overflow other than visible)."""
    texts: tuple[tuple[float, float, float, float], ...] = ()
    """x, y, width and height of each text that stands directly in the element, in order; blank ones have none."""

    @property
    def bold(self) -> bool:
        """Whether its text is shown in a bold face."""
        return self.weight >= BOLD_FROM


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

    def showing(self, html: str) -> Page:
        """The same page, as it was fetched, with other markup."""
        return replace(Page.from_html(html, self.url), fetched_at=self.fetched_at, headers=self.headers)

    @property
    def site(self) -> str:
        """Host in lower case without ``www.``, with any port but the web's own: the key of all site state."""
        return site_of(self.url)

    def text(self) -> str:
        """The page as text; never raises. NUL becomes a space."""
        return self.decoded().text

    def source(self) -> tuple[str, bytes | None]:
        """The page as text, and its UTF-8 where the bytes are that: of such a page, which a parser reads from them, the
        text's beginning stands for the whole, unless it is blank or declares an encoding."""
        beginning = self.body[: 4 * LOOKED_AT].decode("utf-8", "ignore")
        start = beginning.lstrip()[:5].lower()
        if start and start != "<?xml" and is_verbatim(self.body, self.encoding):
            return beginning, self.body
        found = self.decoded()
        return found.text, self.body if found.verbatim else None

    def decoded(self) -> Decoded:
        """The same with how it was read."""
        return read(self.body, self.encoding)


_HOLDS_HOST = 2_000
"""Characters of an address in which its host stands: ``urlsplit`` remembers what it is given."""
_NEEDLESS = re.compile(r"\.?(?::(?:80|443)?)?$|\.(?=:\d+$)")
"""What some addresses write behind a host that others leave out: ``example.com:443``, ``example.com.:8080``."""


@remembered(4_096)
def site_of(url: str) -> str:
    """The site key of an address: ``host[:port]``, lower case, without ``www.``, a final dot and the web's own ports;
    empty if there is no host."""
    try:
        host = urlsplit(url[:_HOLDS_HOST]).netloc.rpartition("@")[2].lower()
    except ValueError:
        return ""
    return _NEEDLESS.sub("", host).removeprefix("www.")
