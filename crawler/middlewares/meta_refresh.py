"""Follows meta refreshes, under the rules of `crawler.middlewares.redirect`."""

from __future__ import annotations

from scrapy import Request
from scrapy.downloadermiddlewares.redirect import MetaRefreshMiddleware as ScrapyMetaRefreshMiddleware
from scrapy.exceptions import IgnoreRequest
from scrapy.http import Response

from crawler.discovery.addresses import page_key
from crawler.verdicts import Refused, Verdict


class MetaRefreshMiddleware(ScrapyMetaRefreshMiddleware):
    """Scrapy's, but a page that only reloads itself, as live pages do, is taken as it is."""

    def process_response(self, request: Request, response: Response) -> Request | Response:  # type: ignore[override]
        try:
            result = super().process_response(request, response)
        except IgnoreRequest as error:
            raise Refused(Verdict.REDIRECT_LOOP, f"more than {self.max_redirect_times} redirects") from error
        except ValueError:
            return response
        if not isinstance(result, Request):
            return result
        if page_key(result.url) == page_key(request.url):
            return response
        result.dont_filter = True
        return result
