"""The address of an article's next page, by the XPath of its wrapper."""

from __future__ import annotations

from typing import Any

from lxml import etree

from extractors.document import Parsed
from extractors.page import site_of
from extractors.urls import MEDIA_SCHEMES, absolute
from extractors.wrapper import Wrapper
from extractors.xpath import compiled

_MOST = 5
"""Links that are looked at, if the XPath selects many."""


def next_page(parsed: Parsed, wrapper: Wrapper) -> str | None:
    """The first address that ``next_page_xpath`` selects (a link, or its ``href``) and that is another page of the
    same host; None for a wrapper without one, and on the last page."""
    if wrapper.next_page_xpath is None:
        return None
    try:
        found: Any = compiled(wrapper.next_page_xpath)(parsed.root.getroottree())
    except etree.XPathError:
        return None
    url = parsed.page.url
    base = next((href for node in parsed.root.iter("base") if (href := node.get("href"))), "")
    base = absolute(base, url, MEDIA_SCHEMES) or url
    for each in found[:_MOST] if isinstance(found, list) else [found]:
        href = each.get("href") if isinstance(each, etree._Element) else each
        address = absolute(href, base, MEDIA_SCHEMES) if isinstance(href, str) else None
        if address is not None and _page(address) != _page(url) and site_of(address) == parsed.page.site:
            return address
    return None


def _page(url: str) -> str:
    return url.partition("#")[0]
