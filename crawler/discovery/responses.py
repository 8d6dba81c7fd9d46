"""What kind of page a response is."""

from __future__ import annotations

from scrapy.http import HtmlResponse, Response

from crawler.discovery.addresses import page_key
from crawler.discovery.links import PageLinks
from crawler.discovery.reservations import Reservations, read_reservations
from crawler.discovery.xml import sniff

_OTHER_TYPES = ("image/", "video/", "audio/", "font/", "application/pdf")


def content_type(response: Response) -> str:
    """The media type that the response declares, in lower case; empty if it declares none."""
    value = response.headers.get("Content-Type") or b""
    return value.decode("latin-1").partition(";")[0].strip().lower()


def is_html(response: Response) -> bool:
    """Whether a response is an HTML page by its type, or by its first bytes where the type says nothing
    better.

    An empty body counts: to say that it is empty is the extractor's business. Scrapy takes a PDF at an address that
    ends in `.html` for HTML; there the first bytes tell, too.
    """
    if not response.body.strip():
        return True
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
