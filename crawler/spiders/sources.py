"""What a feed or a sitemap, whichever it turns out to be, lists for the frontier."""

from __future__ import annotations

from collections.abc import Iterable

from crawler.discovery import candidates
from crawler.discovery.addresses import Scope
from crawler.discovery.feeds import parse_feed
from crawler.discovery.frontier import Candidate
from crawler.discovery.sitemaps import parse_sitemap
from crawler.discovery.xml import MAX_XML_BYTES, gunzip, sniff
from crawler.spiders.arguments import Arguments

FEWEST_ENTRIES = 1_000
"""Entries of a sitemap that are read at least, so that the newest are found however few pages are wanted."""
MOST_ENTRIES = 50_000


def read_source(body: bytes, url: str, scope: Scope, arguments: Arguments) -> Iterable[Candidate] | None:
    """The candidates that a body lists; None if it is no feed or sitemap, or an empty sitemap.

    Raises `TooLarge` for a body that unpacks to more than `MAX_XML_BYTES`.
    """
    body = gunzip(body, MAX_XML_BYTES)
    kind = sniff(body)
    if kind == "feed" and (entries := parse_feed(body, url)) is not None:
        return candidates.from_feed(entries, scope)
    if kind not in ("sitemap", "text"):
        return None
    sitemap = parse_sitemap(body)
    if not sitemap.entries and not sitemap.children:
        return None
    limit = max(arguments.max_pages, FEWEST_ENTRIES) if arguments.max_pages else MOST_ENTRIES
    return candidates.from_sitemap(sitemap, scope, since=arguments.date_window.since, limit=limit)
