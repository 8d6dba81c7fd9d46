"""One page fetched through the crawler's whole downloader: robots.txt, proxies, size limits and verdicts
included."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from scrapy import Request, Spider
from scrapy.http import Response

from crawler.extraction_service import page_of
from crawler.verdicts import judge_failure
from extractors import Page

if TYPE_CHECKING:
    from scrapy.crawler import CrawlerProcessBase
    from twisted.python.failure import Failure


@dataclass(frozen=True, slots=True)
class NotFetched:
    """Why there is no page: a verdict of the download, and its detail."""

    verdict: str
    detail: str


class SinglePageSpider(Spider):
    """Fetches one address and keeps what came; not in the project's list of spiders."""

    name = "page"

    def __init__(self, url: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.url = url
        parts = urlsplit(url)
        # the host that the user named may lie in a private network
        self.asked_hosts = frozenset(
            {f"{parts.hostname}:{parts.port or (443 if parts.scheme == 'https' else 80)}"}
        )
        self.outcome: Page | NotFetched = NotFetched("http_error", "nothing was fetched")

    async def start(self) -> AsyncIterator[Request]:
        yield Request(self.url, self.parse, errback=self.failed, dont_filter=True)

    def parse(self, response: Response, **kwargs: Any) -> None:
        self.outcome = page_of(response)

    def failed(self, failure: Failure) -> None:
        assert failure.value is not None
        verdict, detail = judge_failure(failure.value)
        self.outcome = NotFetched(str(verdict), detail)


def fetch_page(process: CrawlerProcessBase, url: str) -> Page | NotFetched:
    """Fetch one page with a crawler process that has not started yet; returns when the process has ended."""
    crawler = process.create_crawler(SinglePageSpider)
    process.crawl(crawler, url=url)
    process.start()
    spider = crawler.spider
    return (
        spider.outcome
        if isinstance(spider, SinglePageSpider)
        else NotFetched("http_error", "the crawl did not start")
    )
