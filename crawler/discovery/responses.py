"""What kind of page a response is."""

from __future__ import annotations

import re

from scrapy.http import HtmlResponse, Response

from crawler.discovery.addresses import page_key
from crawler.discovery.links import PageLinks
from crawler.discovery.reservations import Reservations, read_reservations
from crawler.discovery.xml import sniff

_OTHER_TYPES = ("image/", "video/", "audio/", "font/", "application/pdf")
_START = 4096
_OTHER_START = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*+(?:%PDF-|\{\\rtf\d|(?:\{\s*+\"|\[\s*+[{\"])(?!.*<(?:!doctype\s+html|html)[\s>])"
    rb"|(?:<\?[^>]*+>\s*+|<!--(?:(?!-->).)*+-->\s*+)*+<(?:rss|feed|urlset|sitemapindex|rdf:RDF)[\s>])",
    re.S | re.I,
)
"""How a document, data or a feed begins. Programs that write no type give them that of HTML. Of a page that stands
behind data, a program's warning is at its head."""


def content_type(response: Response) -> str:
    """The media type that the response declares, in lower case; empty if it declares none."""
    value = response.headers.get("Content-Type") or b""
    return value.decode("latin-1").partition(";")[0].strip().lower()


def why_not_html(response: Response) -> str:
    """What a response that is no HTML page says that it is, or how it begins."""
    declared = content_type(response) or "nothing that says what it is"
    start = _OTHER_START.match(response.body[:_START])
    if start is None or "html" not in declared:
        return declared
    return f"{declared}, but it begins with {start[0][-20:].strip().decode('latin-1')}"


def is_html(response: Response) -> bool:
    """Whether a response is an HTML page by its type, or by its first bytes where the type says nothing
    better.

    An empty body counts: to say that it is empty is the extractor's business. Scrapy takes a PDF at an address that
    ends in `.html` for HTML; there the first bytes tell, too, as they do of a document, data or a feed that is sent as
    HTML.
    """
    if not response.body.strip():
        return True
    if _OTHER_START.match(response.body[:_START]):
        return False
    is_other = content_type(response).startswith(_OTHER_TYPES)
    if isinstance(response, HtmlResponse) is not is_other:
        return not is_other
    return sniff(response.body) == "html"


def reservations_of(response: Response, page: PageLinks) -> Reservations:
    """What a page reserves by its headers and its meta tags."""
    names = ("X-Robots-Tag", "tdm-reservation", "tdm-policy")
    headers = {name.lower(): [one.decode("latin-1") for one in response.headers.getlist(name)] for name in names}
    return read_reservations(response.url, headers, page.metas)


def is_front_page(url: str) -> bool:
    """Whether an address is the root of its host."""
    key = page_key(url)
    return key is not None and key.partition("/")[2] == "" and "?" not in key
