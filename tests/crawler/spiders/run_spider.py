"""Run the news spider without pipelines in a process of its own and print what it did as JSON.

python -m tests.crawler.spiders.run_spider '{"domain": "127.0.0.1:8000"}' '{"DOWNLOAD_MAXSIZE": 100000}'
"""

from __future__ import annotations

import json
import sys

from scrapy import signals
from scrapy.crawler import AsyncCrawlerProcess
from scrapy.utils.project import get_project_settings

from crawler.items import PageItem
from crawler.spiders.news import NewsSpider
from crawler.verdicts import recorded


def main() -> None:
    arguments, overrides = (json.loads(text) for text in sys.argv[1:3])
    settings = get_project_settings()
    alone: dict[str, object] = {"ITEM_PIPELINES": {}, "EXTENSIONS": {}, "FEEDS": {}, "BROADSHEET_STATE_ENABLED": False}
    settings.setdict({**alone, **overrides}, priority="cmdline")
    process = AsyncCrawlerProcess(settings)
    crawler = process.create_crawler(NewsSpider)
    items: list[dict[str, object]] = []

    def keep(item: PageItem) -> None:
        date = item.listed_date.isoformat() if item.listed_date else None
        items.append(
            {
                "url": item.response.url,
                "via": item.via,
                "depth": item.depth,
                "date": date,
                "title": item.listed_title,
                "language": item.language,
            }
        )
        spider = crawler.spider
        assert isinstance(spider, NewsSpider)
        if "count" in overrides:  # stand in for the pipeline that makes articles of pages
            spider.articles += 1

    crawler.signals.connect(keep, signals.item_scraped)
    process.crawl(crawler, **arguments)
    process.start()
    spider = crawler.spider
    assert isinstance(spider, NewsSpider)
    stats = {
        name: value
        for name, value in crawler.stats.get_stats().items()
        if name.startswith("broadsheet/") or name == "finish_reason"
    }
    verdicts = [[record.reason, record.url, record.detail] for record in recorded(crawler)]
    errors = {
        name: value
        for name, value in crawler.stats.get_stats().items()
        if name.startswith(("log_count/ERROR", "spider_exceptions"))
    }
    print(
        json.dumps(
            {
                "items": items,
                "stats": stats,
                "verdicts": verdicts,
                "exit": int(spider.exit_status),
                "errors": errors,
            }
        )
    )


if __name__ == "__main__":
    main()
