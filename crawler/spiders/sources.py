"""What the user names, and what a feed or a sitemap, whichever it turns out to be, lists for the frontier."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from crawler.discovery import candidates
from crawler.discovery.addresses import Scope
from crawler.discovery.feeds import parse_feed
from crawler.discovery.frontier import Candidate, Role, Tier
from crawler.discovery.links import Target, judge
from crawler.discovery.sitemaps import parse_sitemap
from crawler.discovery.xml import sniff
from crawler.spiders.arguments import Arguments
from crawler.spiders.notices import note_elsewhere, note_left

if TYPE_CHECKING:
    from scrapy.statscollectors import StatsCollector

FEWEST_ENTRIES = 1_000
"""Entries of a sitemap that a crawl reads at least, so that the newest are found however few pages are wanted."""
MOST_ENTRIES = 50_000


def asked_for(arguments: Arguments) -> Iterator[Candidate]:
    """What the user named: start addresses, feeds, sitemaps."""
    for url in arguments.start_urls:
        yield Candidate(url, Tier.FEED, "start")
    for url in arguments.feeds:
        yield Candidate(url, Tier.FEED, "feed", Role.FEED)
    for url in arguments.sitemaps:
        yield Candidate(url, Tier.NEWS_SITEMAP, "sitemap", Role.SITEMAP)


class Listed(NamedTuple):
    """What a feed or a sitemap lists."""

    candidates: Iterable[Candidate]
    left: int = 0
    """Pages behind those, for later crawls."""


def read_source(
    body: bytes,
    url: str,
    scope: Scope,
    arguments: Arguments,
    stats: StatsCollector,
    known: Callable[[Iterable[str]], Collection[str]] = lambda urls: (),
) -> Listed | None:
    """What an unpacked body lists; None if it is no feed or sitemap, or an empty sitemap. `known`: which of some
    addresses earlier crawls asked for."""
    kind = sniff(body)
    if kind == "feed" and (entries := parse_feed(body, url)) is not None:
        return Listed(candidates.from_feed(entries, scope))
    if kind not in ("sitemap", "text"):
        return None
    sitemap = parse_sitemap(body)
    if not sitemap.entries and not sitemap.children:
        return None
    note_elsewhere(stats, scope, url, [entry.url for entry in sitemap.entries])
    limit = max(arguments.max_pages, FEWEST_ENTRIES) if arguments.max_pages else MOST_ENTRIES

    def spent(urls: list[str]) -> set[str]:
        unwanted = {one for one in urls if not arguments.wants(one) or judge(one) is Target.IGNORED}
        return unwanted.union(known(urls))

    first, left = candidates.first_pages(sitemap, scope, limit, spent)
    note_left(stats, url, left, len(sitemap.entries))
    return Listed(candidates.from_sitemap(first, scope, since=arguments.date_window.since), left)
