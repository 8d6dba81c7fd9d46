"""Follows redirects and gives the endless ones their verdict."""

from __future__ import annotations

from scrapy import Request
from scrapy.downloadermiddlewares.redirect import RedirectMiddleware as ScrapyRedirectMiddleware
from scrapy.exceptions import IgnoreRequest
from scrapy.http import Response

from crawler.verdicts import Refused, Verdict


class RedirectMiddleware(ScrapyRedirectMiddleware):
    """Scrapy's, but a redirect never falls to the duplicate filter, and one too many is a `redirect_loop`.

    Without that, a page that redirects to itself would vanish as a duplicate, without a trace.
    """

    def process_response(self, request: Request, response: Response) -> Request | Response:  # type: ignore[override]
        try:
            result = super().process_response(request, response)
        except IgnoreRequest as error:
            raise Refused(Verdict.REDIRECT_LOOP, f"more than {self.max_redirect_times} redirects") from error
        except ValueError as error:
            raise Refused(Verdict.HTTP_ERROR, "redirects to a broken address") from error
        if isinstance(result, Request):
            result.dont_filter = True
        return result
