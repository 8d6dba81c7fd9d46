"""Reading pages in the newsstand's tests: fetching without a proxy of the environment, links, visible
text."""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urljoin, urlsplit

import lxml.html

from tests.crawler.spiders.crawls import PATIENCE


@dataclass(frozen=True)
class Got:
    """One HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes


def get(
    url: str, *, method: str = "GET", headers: dict[str, str] | None = None, proxy: str | None = None
) -> Got:
    """Fetch without following redirects; through ``proxy`` in absolute form if given."""
    parts = urlsplit(url)
    through = urlsplit(proxy) if proxy else parts
    connection = http.client.HTTPConnection(through.hostname or "", through.port, timeout=PATIENCE)
    target = url if proxy else (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request(method, target, headers=headers or {})
        answer = connection.getresponse()
        return Got(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        connection.close()


def tree(page: str) -> lxml.html.HtmlElement:
    """The page as lxml reads it, scripts and styles removed."""
    parser = lxml.html.HTMLParser(encoding="utf-8", huge_tree=True, remove_comments=True)
    root = lxml.html.document_fromstring(page.encode(), parser=parser)
    for element in root.xpath("//script|//style"):
        element.drop_tree()
    return root


def letters(text: str) -> str:
    """The text without any white space, so that layout does not matter."""
    return re.sub(r"\s+", "", text)


def links(page: str, address: str) -> Iterator[str]:
    """Absolute addresses of links and pictures on the page's own site."""
    host = urlsplit(address).netloc
    for value in tree(page).xpath("//a/@href | //img/@src | //img/@data-src | //link/@href | //amp-img/@src"):
        absolute = urljoin(address, str(value)).split("#")[0]
        if urlsplit(absolute).netloc == host:
            yield absolute
