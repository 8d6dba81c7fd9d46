"""The news spider on a short visit: it reads what the site announces, and a few articles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from scrapy import Request, signals
from scrapy.crawler import Crawler
from scrapy.http import Response
from twisted.python.failure import Failure

from crawler.discovery.addresses import Scope
from crawler.discovery.feeds import parse_feed
from crawler.discovery.frontier import Candidate, Role, Tier
from crawler.discovery.robots import ALLOW_ALL
from crawler.discovery.sitemaps import parse_sitemap, sitemap_rank
from crawler.discovery.xml import TooLarge, gunzip, sniff
from crawler.doctor.findings import Findings, Sample, Source
from crawler.items import ArticleItem, PageItem
from crawler.middlewares.robots import agent_of
from crawler.report.measures import Histogram
from crawler.spiders.exit_status import ExitStatus
from crawler.spiders.news import NewsSpider
from crawler.spiders.notices import not_read, of_front_page
from crawler.verdicts import judge_failure, recorded

CHILDREN = 3
"""Sitemaps of an index that are read, the most promising."""
LISTED = 2_000
"""Addresses kept of a feed or sitemap."""
NOTHING_KEPT: dict[str, Any] = {
    "BROADSHEET_STATE_ENABLED": False,
    "BROADSHEET_WRAPPER_STORE": "crawler.wrappers.storage.memory.MemoryStore",
    "FEEDS": {},
    "EXTENSIONS": {"scrapy.extensions.feedexport.FeedExporter": None, "crawler.extensions.progress.Progress": 500},
    "ITEM_PIPELINES": {"crawler.pipelines.extraction.ExtractionPipeline": 100},
}
"""Settings of a crawl that leaves nothing behind."""


class DoctorSpider(NewsSpider):
    """Crawls as the news spider does, and notes what it meets (`findings`)."""

    name = "doctor"
    custom_settings = NOTHING_KEPT

    @classmethod
    def from_crawler(cls, crawler: Crawler, *args: Any, **kwargs: Any) -> DoctorSpider:
        spider = super().from_crawler(crawler, *args, **kwargs)
        assert isinstance(spider, DoctorSpider)
        spider.front = None
        spider.sources = {}
        spider.samples = []
        spider.latency = Histogram()
        crawler.signals.connect(spider._note_article, signals.item_scraped)
        crawler.signals.connect(spider._note_dropped, signals.item_dropped)
        crawler.signals.connect(spider._note_latency, signals.response_received)
        return spider

    front: str | None
    sources: dict[str, Source]
    samples: list[Sample]
    latency: Histogram

    def parse_front(self, response: Response, others: tuple[str, ...]) -> Iterator[Any]:
        self.front = response.url
        yield from super().parse_front(response, others)

    def parse_source(self, response: Response, candidate: Candidate) -> Iterator[Any]:
        source = read_whole(response.body, response.url, self.scope)
        if source is not None and response.url not in self.sources:
            self.sources[response.url] = source
        yield from super().parse_source(response, candidate)
        if source is not None and source.kind == "sitemap index" and candidate.tier is not Tier.FEED:
            self._read_children(response)

    def _read_children(self, response: Response) -> None:
        """Read the best children before any page, and not after them, as an ordinary crawl does."""
        children = sorted(parse_sitemap(gunzip(response.body)).children, key=sitemap_rank)[:CHILDREN]
        self.selection.offer_all(Candidate(child.url, Tier.FEED, "sitemap", Role.SITEMAP) for child in children)

    def failed(self, failure: Failure) -> None:
        request: Request = failure.request  # type: ignore[attr-defined]
        candidate: Candidate = request.cb_kwargs["candidate"]
        if candidate.role is Role.PAGE and failure.value is not None:
            verdict, _ = judge_failure(failure.value)
            self.samples.append(Sample(request.url, str(verdict)))
        super().failed(failure)

    def _note_article(self, item: Any) -> None:
        if isinstance(item, ArticleItem):
            metadata, extraction = item.metadata, item.extraction
            free = metadata.get("isAccessibleForFree")
            self.samples.append(
                Sample(
                    item.url, str(extraction["verdict"]), item.headline, float(extraction["confidence"]),
                    len(item.body.split()), metadata.get("inLanguage"), metadata.get("datePublished"),
                    len(metadata.get("authors") or ()), free if isinstance(free, bool) else None,
                    "renderedBy" in item.crawl,
                )
            )  # fmt: skip

    def _note_dropped(self, item: Any) -> None:
        if isinstance(item, PageItem):
            url = item.response.url
            verdict = next((r.reason for r in reversed(list(recorded(self.crawler))) if r.url == url), "error")
            self.samples.append(Sample(url, verdict))

    def _note_latency(self, request: Request) -> None:
        if isinstance(latency := request.meta.get("download_latency"), float):
            self.latency.add(latency)

    @property
    def findings(self) -> Findings:
        """What was found, once the crawl has ended."""
        front = self.front or self.arguments.front_pages[0]
        robots, agent = self._robots(front), agent_of(self.settings)
        rules = "none"
        if robots is not None and robots is not ALLOW_ALL:
            rules = robots.unavailable or ("rules" if robots.allows(front, agent) else "forbids the front page")
        failed = self.front is None
        found = Findings(
            domain=self.site,
            front=self.front,
            trouble=self.trouble.detail if self.trouble and failed else None,
            status=int(self.exit_status if failed else ExitStatus.FINISHED),
            robots=rules,
            crawl_delay=robots.crawl_delay(agent) if robots else None,
            sources=tuple(self.sources.values()),
            samples=tuple(self.samples),
            front_page=of_front_page(self.crawler.stats.get_stats()),
            not_read=not_read(self.crawler.stats.get_stats()),
            latency=self.latency.quantile(0.5),
        )
        return replace(found, status=int(ExitStatus.BLOCKED)) if self.stop_reason == "blocked" else found


def read_whole(body: bytes, url: str, scope: Scope) -> Source | None:
    """All that a feed or sitemap lists of the site, with dates; None for what is neither."""
    try:
        body = gunzip(body)
    except TooLarge:
        return None
    kind = sniff(body)
    if kind == "feed" and (entries := parse_feed(body, url)) is not None:
        pairs = [(entry.url, entry.published or entry.updated) for entry in entries]
        return Source(url, "feed", tuple(pair for pair in pairs if scope.contains(pair[0]))[:LISTED])
    if kind not in ("sitemap", "text"):
        return None
    sitemap = parse_sitemap(body)
    pairs = [(entry.url, entry.news_date or entry.lastmod) for entry in sitemap.entries if scope.contains(entry.url)]
    if not pairs and not sitemap.children:
        return None
    name = "news sitemap" if sitemap.is_news else "sitemap" if pairs else "sitemap index"
    return Source(url, name, tuple(pairs[:LISTED]), len(sitemap.children))
