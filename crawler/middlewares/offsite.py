"""Keeps the crawl on its site."""

from __future__ import annotations

from scrapy import Request
from scrapy.crawler import Crawler

from crawler.verdicts import Refused, Verdict


class OffsiteMiddleware:
    """Refuses what lies outside the spider's `scope`, wherever a redirect leads.

    Takes the place of Scrapy's, whose `allowed_domains` know no ports and let every subdomain in. Requests
    with `allow_offsite` in their meta pass: feeds and sitemaps may live elsewhere, and the front page may
    have moved.
    """

    def __init__(self, crawler: Crawler) -> None:
        self.crawler = crawler

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> OffsiteMiddleware:
        return cls(crawler)

    def process_request(self, request: Request) -> None:
        scope = getattr(self.crawler.spider, "scope", None)
        if scope is None or request.meta.get("allow_offsite") or scope.contains(request.url):
            return
        raise Refused(Verdict.OFFSITE, f"leads to another site: {request.url[:200]}")
