"""What the user of a crawl is told at its end in so many words: what they named and could not be read, and a front page
that names nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from crawler.discovery.addresses import host_key, split
from crawler.discovery.responses import is_front_page
from crawler.pages import page_of
from extractors import Reason, Rejection, extract_page

if TYPE_CHECKING:
    from scrapy.http import Response
    from scrapy.statscollectors import StatsCollector

    from crawler.discovery.addresses import Scope
    from crawler.discovery.frontier import Candidate
    from crawler.discovery.links import PageLinks
    from crawler.spiders.arguments import Arguments

_NOT_READ = "broadsheet/not_read"
_FRONT_PAGE = "broadsheet/front_page"
_ELSEWHERE = "broadsheet/sitemaps_elsewhere"
_LEFT = "broadsheet/sitemaps_left"
NO_LINKS = "it links to no page of the site"
CONSENT = f"{NO_LINKS}: it asks for consent, which no crawl gives; feeds, sitemaps and start_urls may be open"
ON_SUBDOMAINS = "{of} of its {all} links lead to subdomains ({names}), which -a subdomains=1 takes in"
FEWEST_ON_SUBDOMAINS = 5
MOST_NAMED = 4
LISTED_ELSEWHERE = "{of} of the {all} addresses in {url} lie on {names}, which this crawl leaves out"
LEFT = "{left} of the {all} addresses in {url} are left for later crawls"
BY_SCRIPTS = (
    f"{NO_LINKS}: scripts fill it, which takes a browser, and links that scripts make are not followed; "
    "what its feeds, sitemaps or start_urls name is read"
)


def note_not_read(stats: StatsCollector, arguments: Arguments, candidate: Candidate, why: str) -> None:
    """Keep what became of an address that could not be read, if the user named it."""
    if candidate.via == "start" or candidate.url in arguments.feeds or candidate.url in arguments.sitemaps:
        _keep(stats, _NOT_READ, candidate.url, why)


def _keep(stats: StatsCollector, name: str, url: str, told: str) -> None:
    """Keep what is told of an address, the last word."""
    kept: dict[str, str] = stats.get_value(name, {})
    kept[url] = told
    stats.set_value(name, kept)


def not_read(stats: Mapping[str, Any]) -> dict[str, str]:
    """Addresses that the user named and that could not be read, each with the reason."""
    return dict(stats.get(_NOT_READ) or {})


def note_front_page(stats: StatsCollector, scope: Scope, response: Response, links: PageLinks) -> None:
    """Keep that the front page names no other page of the site, and why where that can be told, or that most of its
    links lead to subdomains that are not crawled."""
    urls = [link.url for link in links.links if not is_front_page(link.url)]
    own = [url for url in urls if scope.contains(url)]
    if told := _on_subdomains(scope, urls, len(own)):
        stats.set_value(_FRONT_PAGE, told)
    if own or told:
        return
    outcome = extract_page(page_of(response)).outcome
    reason = outcome.reason if isinstance(outcome, Rejection) else None
    by_reason = {Reason.NEEDS_RENDERING: BY_SCRIPTS, Reason.CONSENT_WALL: CONSENT}
    stats.set_value(_FRONT_PAGE, by_reason.get(reason, NO_LINKS) if reason is not None else NO_LINKS)


def _on_subdomains(scope: Scope, urls: list[str], own: int) -> str:
    wider = replace(scope, subdomains=True)
    others = [url for url in urls if wider.contains(url) and not scope.contains(url)]
    if len(others) < max(FEWEST_ON_SUBDOMAINS, own):
        return ""
    return ON_SUBDOMAINS.format(of=len(others), all=len(others) + own, names=_hosts(others))


def _hosts(urls: Iterable[str]) -> str:
    """The hosts that most addresses lie on."""
    hosts = Counter(host_key(parts) for parts in map(split, urls) if parts is not None)
    names = [name for name, _ in hosts.most_common()]
    return ", ".join(names[:MOST_NAMED]) + (" ..." if len(names) > MOST_NAMED else "")


def note_elsewhere(stats: StatsCollector, scope: Scope, url: str, listed: Sequence[str]) -> None:
    """Keep that most of what a sitemap lists lies on other hosts: an old one, a test system's, a subdomain."""
    others = [each for each in listed if not scope.contains(each)]
    if len(others) < FEWEST_ON_SUBDOMAINS or 2 * len(others) <= len(listed):
        return
    told = LISTED_ELSEWHERE.format(of=len(others), all=len(listed), url=url, names=_hosts(others))
    _keep(stats, _ELSEWHERE, url, told)


def note_left(stats: StatsCollector, url: str, left: int, listed: int) -> None:
    """Keep that a sitemap lists more than a crawl may fetch."""
    if left:
        _keep(stats, _LEFT, url, LEFT.format(left=left, all=listed, url=url))


def of_sitemaps(stats: Mapping[str, Any]) -> list[str]:
    """What is to be told of sitemaps: those that mostly list what is not crawled, and those that are longer than a
    crawl is; the first few of each."""
    return [line for name in (_ELSEWHERE, _LEFT) for line in islice((stats.get(name) or {}).values(), MOST_NAMED)]


def note_no_front_page(stats: StatsCollector, kind: str) -> None:
    """Keep that what stands at the front page's address is no page; `kind`: its media type, empty if it has none."""
    stats.set_value(_FRONT_PAGE, f"it is no HTML page, but {kind or 'of no type that is named'}")


def of_front_page(stats: Mapping[str, Any]) -> str:
    """What is wrong with the front page; empty if it names pages."""
    return str(stats.get(_FRONT_PAGE) or "")
