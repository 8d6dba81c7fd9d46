"""A response as the extractors' input."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from scrapy.http import TextResponse
from w3lib.encoding import http_content_type_encoding

from crawler.rendering import RENDERED
from extractors import Page, rendered_page

if TYPE_CHECKING:
    from scrapy.http import Response

FETCHED_AT = "broadsheet_fetched_at"
"""Key of a request's meta: when its response arrived, a datetime in UTC."""


def fetched_at(response: Response) -> datetime:
    """When the response arrived; for one that no downloader fetched, now."""
    moment = response.request.meta.get(FETCHED_AT) if response.request is not None else None
    return moment if isinstance(moment, datetime) else datetime.now(UTC)


def declared_encoding(response: Response) -> str | None:
    """The charset that the transport declares. Where the response has another, it was given that by who knows better:
    a spider that corrects it, a browser that wrote the page anew (or the page begins with a mark of its own)."""
    declared = http_content_type_encoding((response.headers.get("Content-Type") or b"").decode("latin-1"))
    return response.encoding if declared and isinstance(response, TextResponse) else declared


def page_of(response: Response) -> Page:
    """The response as the extractors' input, with the boxes where a browser rendered it. Only the transport's charset
    is passed on; they look for others."""
    headers = {
        name.decode("latin-1").lower(): b", ".join(values).decode("latin-1")
        for name, values in response.headers.items()
    }
    page = Page(
        url=response.url,
        body=response.body,
        encoding=declared_encoding(response),
        fetched_at=fetched_at(response),
        headers=headers,
    )
    rendered = response.request.meta.get(RENDERED) if response.request is not None else None
    return page if rendered is None else rendered_page(page, rendered.html, rendered.rows)
