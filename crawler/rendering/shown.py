"""A page as a browser showed it, as a response like any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapy.http import HtmlResponse, Response

from crawler.rendering import RENDERED

if TYPE_CHECKING:
    from scrapy import Request

    from crawler.rendering.visit import Rendered


def shown_response(raw: Response, request: Request, rendered: Rendered) -> Response:
    """The answer to the request that asked for the rendering of `raw`; its meta gets what the browser made."""
    request.meta[RENDERED] = rendered
    return HtmlResponse(raw.url, status=raw.status, body=rendered.html, encoding="utf-8", request=request)
