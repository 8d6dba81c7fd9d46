"""A bare Scrapy spider that follows a site's articles and only yields them: what `benchmarks.endurance` compares with.

``python -m benchmarks.bare_spider URL COUNT [NAME=VALUE ...]``. Scrapy's own settings but for politeness and consoles.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from typing import Any

import scrapy
from scrapy.crawler import AsyncCrawlerProcess
from scrapy.http import Response, TextResponse


class BareSpider(scrapy.Spider):
    """Yields address and text of every page under /news/, until there are enough."""

    name = "bare"
    url = ""

    async def start(self) -> AsyncIterator[Any]:
        yield scrapy.Request(self.url)

    def parse(self, response: Response, **kwargs: Any) -> Iterator[Any]:
        assert isinstance(response, TextResponse)
        if "/news/" in response.url:
            yield {"url": response.url, "body": response.text}
        for link in response.css("a::attr(href)").getall():
            if "/news/" in link:
                yield response.follow(link, self.parse)


def main(words: list[str]) -> int:
    """Crawl; exit status 1 if nothing was yielded."""
    url, count, *pairs = words
    settings: dict[str, Any] = {
        "LOG_LEVEL": "WARNING", "CONCURRENT_REQUESTS_PER_DOMAIN": 1, "DOWNLOAD_DELAY": 0, "ROBOTSTXT_OBEY": False,
        "COOKIES_ENABLED": False, "TELNETCONSOLE_ENABLED": False, "REMOTE_CONTROL_ENABLED": False,
        "CLOSESPIDER_ITEMCOUNT": int(count), **dict(pair.split("=", 1) for pair in pairs),
    }  # fmt: skip
    process = AsyncCrawlerProcess(settings)
    crawler = process.create_crawler(BareSpider)
    process.crawl(crawler, url=url)
    process.start()
    return 0 if crawler.stats and crawler.stats.get_value("item_scraped_count") else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
