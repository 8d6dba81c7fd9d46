"""Keeps what came over the wire, before it is decompressed, as long as its request lives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self
from weakref import WeakKeyDictionary

from scrapy.exceptions import NotConfigured

from crawler.archive.exchange import Answer, Exchange

if TYPE_CHECKING:
    from scrapy import Request
    from scrapy.crawler import Crawler
    from scrapy.http import Response

_answers: WeakKeyDictionary[Request, Answer] = WeakKeyDictionary()


class WireMiddleware:
    """Downloader middleware between Scrapy's decompression and the network, so that an archive can hold the
    true headers and bytes. Setting: `BROADSHEET_ARCHIVE_ENABLED` (true)."""

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        if not crawler.settings.getbool("BROADSHEET_ARCHIVE_ENABLED", True):
            raise NotConfigured
        return cls()

    def process_response(self, request: Request, response: Response) -> Response:
        _answers[request] = Answer.of(response)
        return response


def exchange_of(response: Response) -> Exchange:
    """The exchange that a response came from; where nothing kept what came over the wire, as it was handed on."""
    answer = _answers.get(response.request) if response.request is not None else None
    return Exchange.of(response, answer)
