"""Decompresses responses within bounds."""

from __future__ import annotations

from typing import Self

from scrapy import Request
from scrapy.downloadermiddlewares.httpcompression import HttpCompressionMiddleware
from scrapy.exceptions import IgnoreRequest
from scrapy.http import Response

from crawler.verdicts import LARGER, Refused, Verdict


class CompressionMiddleware(HttpCompressionMiddleware):
    """Scrapy's, but what grows over DOWNLOAD_MAXSIZE is `too_large`, and a broken stream an `http_error`."""

    @classmethod
    def without_crawl(cls, max_bytes: int) -> Self:
        """One for responses that no crawl fetched: it counts nothing, and takes at most so many bytes of a page."""
        made = cls.__new__(cls)
        made.stats, made._max_size, made._warn_size = None, max_bytes, 0
        return made

    def process_response(self, request: Request, response: Response) -> Request | Response:  # type: ignore[override]
        try:
            return super().process_response(request, response)
        except IgnoreRequest as error:
            raise Refused(Verdict.TOO_LARGE, f"{LARGER} after decompression") from error
        except Exception as error:  # each decoder has errors of its own
            raise Refused(Verdict.HTTP_ERROR, "broken compression") from error
