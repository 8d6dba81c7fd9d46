"""What the user of a crawl is told at its end in so many words: what they named and could not be read, and a front page
that names nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

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
NO_LINKS = "it links to no page of the site"
BY_SCRIPTS = (
    f"{NO_LINKS}: scripts fill it, which takes a browser, and links that scripts make are not followed; "
    "what its feeds, sitemaps or start_urls name is read"
)


def note_not_read(stats: StatsCollector, arguments: Arguments, candidate: Candidate, why: str) -> None:
    """Keep what became of an address that could not be read, if the user named it."""
    if candidate.via == "start" or candidate.url in arguments.feeds or candidate.url in arguments.sitemaps:
        told: dict[str, str] = stats.get_value(_NOT_READ, {})
        told[candidate.url] = why
        stats.set_value(_NOT_READ, told)


def not_read(stats: Mapping[str, Any]) -> dict[str, str]:
    """Addresses that the user named and that could not be read, each with the reason."""
    return dict(stats.get(_NOT_READ) or {})


def note_front_page(stats: StatsCollector, scope: Scope, response: Response, links: PageLinks) -> None:
    """Keep that the front page names no other page of the site, and whether a browser might see it do so."""
    if any(scope.contains(link.url) and not is_front_page(link.url) for link in links.links):
        return
    outcome = extract_page(page_of(response)).outcome
    is_shell = isinstance(outcome, Rejection) and outcome.reason is Reason.NEEDS_RENDERING
    stats.set_value(_FRONT_PAGE, BY_SCRIPTS if is_shell else NO_LINKS)


def note_no_front_page(stats: StatsCollector, kind: str) -> None:
    """Keep that what stands at the front page's address is no page; `kind`: its media type, empty if it has none."""
    stats.set_value(_FRONT_PAGE, f"it is no HTML page, but {kind or 'of no type that is named'}")


def of_front_page(stats: Mapping[str, Any]) -> str:
    """What is wrong with the front page; empty if it names pages."""
    return str(stats.get(_FRONT_PAGE) or "")
