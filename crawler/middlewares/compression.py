"""Decompresses responses within bounds."""

from __future__ import annotations

import zlib

from scrapy import Request
from scrapy.downloadermiddlewares.httpcompression import HttpCompressionMiddleware
from scrapy.exceptions import IgnoreRequest
from scrapy.http import Response

from crawler.verdicts import Refused, Verdict


class CompressionMiddleware(HttpCompressionMiddleware):
    """Scrapy's, but what grows over DOWNLOAD_MAXSIZE is `too_large`, and a broken stream an `http_error`."""

    def process_response(self, request: Request, response: Response) -> Request | Response:  # type: ignore[override]
        try:
            return super().process_response(request, response)
        except IgnoreRequest as error:
            raise Refused(Verdict.TOO_LARGE, "larger than DOWNLOAD_MAXSIZE after decompression") from error
        except (OSError, EOFError, ValueError, zlib.error) as error:
            raise Refused(Verdict.HTTP_ERROR, "broken compression") from error
