"""A bare Scrapy spider that follows a site's articles and only yields them: what `benchmarks.endurance` compares with.

``python -m benchmarks.bare_spider URL COUNT [NAME=VALUE ...]``. Scrapy's own settings but for politeness and consoles.
"""

from __future__ import annotations

import argparse
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


def main(arguments: list[str] | None = None) -> int:
    """Crawl; exit status 1 if nothing was yielded."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("count", type=int)
    parser.add_argument("settings", nargs="*", metavar="NAME=VALUE")
    options = parser.parse_args(arguments)
    settings: dict[str, Any] = {
        "LOG_LEVEL": "WARNING", "CONCURRENT_REQUESTS_PER_DOMAIN": 1, "DOWNLOAD_DELAY": 0, "ROBOTSTXT_OBEY": False,
        "COOKIES_ENABLED": False, "TELNETCONSOLE_ENABLED": False, "REMOTE_CONTROL_ENABLED": False,
        "CLOSESPIDER_ITEMCOUNT": options.count, **dict(pair.split("=", 1) for pair in options.settings),
    }  # fmt: skip
    process = AsyncCrawlerProcess(settings)
    crawler = process.create_crawler(BareSpider)
    process.crawl(crawler, url=options.url)
    process.start()
    return 0 if crawler.stats and crawler.stats.get_value("item_scraped_count") else 1


if __name__ == "__main__":
    sys.exit(main())
