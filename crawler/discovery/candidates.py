"""From what a feed, a sitemap or a page lists to candidates for the frontier: the crawl's policy, as pure
functions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from datetime import datetime
from urllib.parse import urljoin, urlsplit

from crawler.discovery.addresses import Scope, joined
from crawler.discovery.dates import last_moment
from crawler.discovery.feeds import FeedEntry
from crawler.discovery.frontier import Candidate, Role, Tier
from crawler.discovery.links import Link, PageLinks, Target, is_media, is_name, judge
from crawler.discovery.sitemaps import Sitemap, SitemapEntry, holds_pages, sitemap_rank

MAX_SITE_FEEDS = 5
"""Autodiscovered feeds read before anything else; the others wait until after the front page's articles."""

USUAL_FEEDS = ("/feed", "/rss.xml", "/feed.xml", "/rss", "/atom.xml", "/index.xml")
USUAL_SITEMAPS = ("/sitemap.xml", "/sitemap_index.xml", "/news-sitemap.xml", "/sitemap-news.xml")

_PAGE_TIERS = {
    # target: (on the front page, on a section page, on an article page)
    Target.ARTICLE: (Tier.FRONT_ARTICLE, Tier.SECTION_ARTICLE, Tier.RELATED),
    Target.SECTION: (Tier.SECTION, Tier.SECTION, Tier.ARCHIVE),
    Target.UNKNOWN: (Tier.UNKNOWN, Tier.UNKNOWN, Tier.RELATED),
    Target.LOW_LIST: (Tier.LOW_LIST, Tier.LOW_LIST, Tier.RELATED),
}
_SITEMAP_TIERS = {
    Target.SECTION: Tier.SECTION,
    Target.UNKNOWN: Tier.UNKNOWN,
    Target.LOW_LIST: Tier.LOW_LIST,
    Target.FEED: Tier.LOW_LIST,
}


def feed_candidates(urls: tuple[str, ...], *, depth: int = 0) -> Iterator[Candidate]:
    """Feeds that a page announces."""
    for number, url in enumerate(urls):
        tier = Tier.FEED if number < MAX_SITE_FEEDS and depth == 0 else Tier.GUESS
        yield Candidate(url, tier, "feed", Role.FEED, depth, rank=number)


def robots_sitemaps(urls: tuple[str, ...], base: str) -> Iterator[Candidate]:
    """Sitemaps that robots.txt names, the most promising first."""
    entries = sorted((SitemapEntry(url) for each in urls if (url := joined(base, each))), key=sitemap_rank)
    for number, entry in enumerate(entries):
        yield Candidate(entry.url, Tier.NEWS_SITEMAP, "sitemap", Role.SITEMAP, rank=number)


def guesses(base: str, *, feeds: bool, sitemaps: bool) -> Iterator[Candidate]:
    """The usual places of feeds and sitemaps on a site that announces none."""
    if feeds:
        for number, path in enumerate(USUAL_FEEDS):
            yield Candidate(urljoin(base, path), Tier.GUESS, "feed", Role.FEED, rank=number, guessed=True)
    if sitemaps:
        for number, path in enumerate(USUAL_SITEMAPS):
            yield Candidate(
                urljoin(base, path), Tier.GUESS, "sitemap", Role.SITEMAP, rank=number, guessed=True
            )


def is_usual_place(url: str) -> bool:
    """Whether an address is one that a site's feed or sitemap is guessed at."""
    parts = urlsplit(url)
    return parts.path in (*USUAL_FEEDS, *USUAL_SITEMAPS) and not parts.query


def from_feed(entries: tuple[FeedEntry, ...], scope: Scope) -> Iterator[Candidate]:
    """The articles of a feed: an entry's first address on the site counts; one without any is left out."""
    for number, entry in enumerate(entries):
        url = next(
            (url for url in (entry.url, *entry.alternatives) if scope.contains(url) and not is_media(url)),
            None,
        )
        if url is not None:
            yield Candidate(
                url,
                Tier.FRESH_ARTICLE,
                "feed",
                depth=1,
                listed_date=entry.published or entry.updated,
                listed_title=entry.title,
                rank=number,
                listed_change=entry.updated,
            )


def first_pages(
    sitemap: Sitemap, scope: Scope, limit: int, spent: Callable[[list[str]], Collection[str]]
) -> tuple[Sitemap, int]:
    """A sitemap with no more than its first pages, as `from_sitemap` orders them, and how many it has behind those.

    They are `limit`, and for each of them that is `spent` (asked for by earlier crawls, not wanted) one that is not:
    a list that begins with a thousand pages that are gone has its articles read all the same, some crawls later.
    """
    pages = _pages(sitemap, scope)
    taken, place = pages[:limit], limit
    room = len(spent([entry.url for entry in taken])) if len(pages) > limit else 0
    while room and place < len(pages):
        further = pages[place : place + room]
        place += len(further)
        gone = frozenset(spent([entry.url for entry in further]))
        taken += [entry for entry in further if entry.url not in gone]
        room = len(gone)
    return Sitemap(tuple(taken), sitemap.children), max(0, len(pages) - place)


def _pages(sitemap: Sitemap, scope: Scope) -> list[SitemapEntry]:
    """The pages of the site that a sitemap lists, news and newest first."""
    pages = [entry for entry in sitemap.entries if scope.contains(entry.url) and not is_media(entry.url)]
    pages.sort(
        key=lambda entry: (not entry.is_news, -(entry.news_date or entry.lastmod or _LONG_AGO).timestamp())
    )
    return pages


def from_sitemap(sitemap: Sitemap, scope: Scope, *, since: datetime | None = None) -> Iterator[Candidate]:
    """What a sitemap lists: child sitemaps, and pages, news and newest first.

    `since` leaves out children and pages that have not changed since; a page published later cannot be among
    them. A day without a time of day has changed at its end, for all that is known.
    """
    for number, child in enumerate(sorted(sitemap.children, key=sitemap_rank)):
        if since is None or child.lastmod is None or last_moment(child.lastmod) >= since:
            is_early = sitemap_rank(child)[0] == 0 or holds_pages(child.url)  # pages are told apart before they come
            tier = Tier.NEWS_SITEMAP if is_early else Tier.SITEMAP
            yield Candidate(
                child.url, tier, "sitemap", Role.SITEMAP, rank=number, listed_change=child.lastmod
            )
    for number, entry in enumerate(_pages(sitemap, scope)):
        unchanged = since is not None and entry.lastmod is not None and last_moment(entry.lastmod) < since
        if not unchanged and (candidate := _sitemap_page(entry, number)):
            yield candidate


_LONG_AGO = datetime.fromisoformat("1990-01-01T00:00:00+00:00")


def _sitemap_page(entry: SitemapEntry, number: int) -> Candidate | None:
    if entry.is_news:
        return Candidate(
            entry.url,
            Tier.FRESH_ARTICLE,
            "sitemap",
            depth=1,
            listed_date=entry.news_date or entry.lastmod,
            listed_title=entry.news_title,
            language=entry.language,
            rank=number,
            listed_change=entry.lastmod,
        )
    target = judge(entry.url)
    if target is Target.IGNORED:
        return None
    tier = Tier.SITEMAP_ARTICLE if entry.lastmod else Tier.ARCHIVE
    # lastmod is when the page changed: good for the order, but no publication date
    tier = _SITEMAP_TIERS.get(target, tier)
    return Candidate(entry.url, tier, "sitemap", depth=1, rank=number, listed_change=entry.lastmod)


def from_links(
    page: PageLinks, scope: Scope, *, depth: int, kind: str, is_done: Callable[[str], bool] = lambda url: False
) -> Iterator[Candidate]:
    """The links of a page worth following. `kind` is what the page is: "front", "section" or "article"; `is_done` says
    of which addresses nobody need be told again."""
    column = ("front", "section", "article").index(kind)
    for number, link in enumerate(page.links):
        if is_done(link.url) or not scope.contains(link.url):
            continue
        target = judge(link.url, link.text)
        if target is Target.FEED and kind == "front":
            yield Candidate(link.url, Tier.GUESS, "feed", Role.FEED, depth, rank=number)
        elif target in _PAGE_TIERS:
            if target is Target.ARTICLE and kind != "article" and is_name(link.text) and not link.heads:
                target = Target.SECTION  # two of three such links lead to sections and services: headlines go first
            tier = _PAGE_TIERS[target][column]
            yield _link_candidate(link, tier, depth, kind, number)


def _link_candidate(link: Link, tier: Tier, depth: int, kind: str, number: int) -> Candidate:
    if link.nofollow:
        tier = Tier.RELATED
    return Candidate(link.url, tier, "link" if kind == "article" else "section", depth=depth + 1, rank=number)
