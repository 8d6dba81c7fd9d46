"""The requests of a crawl: one download slot for a whole site, and what sources may that pages may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrapy import Request

from crawler.discovery.addresses import Scope
from crawler.discovery.frontier import Candidate, Role
from crawler.discovery.xml import MAX_XML_BYTES

NOT_MODIFIED = 304


def request_for(
    candidate: Candidate,
    scope: Scope,
    callback: Callable[..., Any],
    errback: Callable[..., Any],
    validators: Mapping[str, str],
) -> Request:
    """The request for an address of the frontier. Feeds and sitemaps may lie on another host and be larger
    than a page; a sitemap that robots.txt itself names is fetched whatever else it says. `validators` are headers
    that ask for the page only if it has changed. Scrapy's filter of duplicates is not asked: the frontier knows
    better, and a later run may fetch a page again."""
    meta = conditional_meta(validators)
    is_page = candidate.role is Role.PAGE
    if scope.contains(candidate.url):
        meta["download_slot"] = scope.site
    if not is_page:
        meta |= {"allow_offsite": True, "download_maxsize": MAX_XML_BYTES, "dont_retry": candidate.guessed}
    if candidate.role is Role.SITEMAP and not candidate.guessed:
        meta["dont_obey_robotstxt"] = True
    return Request(
        candidate.url,
        callback,
        errback=errback,
        cb_kwargs={"candidate": candidate},
        headers=dict(validators),
        meta=meta,
        dont_filter=True,
    )


def conditional_meta(validators: Mapping[str, str]) -> dict[str, Any]:
    """The meta of a request that may be answered with 304, Not Modified."""
    return {"handle_httpstatus_list": [NOT_MODIFIED]} if validators else {}
