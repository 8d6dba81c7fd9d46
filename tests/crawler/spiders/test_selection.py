"""What the markup of a site's articles says of its other pages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from scrapy.http import HtmlResponse

from crawler.discovery.addresses import Scope
from crawler.discovery.evidence import APART
from crawler.discovery.frontier import Candidate, Frontier, Tier
from crawler.spiders.arguments import Arguments
from crawler.spiders.history import Standing
from crawler.spiders.selection import Selection


def response(path: str, classes: str) -> HtmlResponse:
    body = f'<html><body class="{classes}"><time itemprop="datePublished">2026</time></body></html>'
    return HtmlResponse(f"http://a.example/{path}", body=body.encode())


def test_what_the_sites_system_has_as_pages_counts_against_them() -> None:
    nothing: Any = SimpleNamespace(is_article=lambda url: False, teach=lambda evidence: None)
    selection = Selection(nothing, nothing, nothing, nothing, nothing)
    about: Any = response("how-we-earn-our-money", "page page-id-12")
    candidate: Any = SimpleNamespace(tier=Tier.SITEMAP_ARTICLE, via="sitemap")
    assert selection.prior(about, candidate) > 0
    for number in range(3):
        post = response(f"rain-on-the-coast-{number}", "single single-post")
        article: Any = SimpleNamespace(url=post.url, page=SimpleNamespace(response=post))
        selection.confirm(article)
    assert selection.prior(about, candidate) == APART


def test_what_was_not_there_comes_after_all_that_is_new() -> None:
    """Also where the sitemap names it again, with its better place; what a feed announces does not wait."""
    standings = {"gone": Standing.GONE, "fed": Standing.GONE, "announced": Standing.GONE, "new": Standing.NEW}
    history: Any = SimpleNamespace(
        standing=lambda candidate: standings[candidate.url.rpartition("/")[2]], keep=lambda new, skipped: None,
        called_changed=0,
    )  # fmt: skip
    experience: Any = SimpleNamespace(teach=lambda evidence: None, placed=lambda candidate: candidate)
    stats: Any = SimpleNamespace(inc_value=lambda *_: None, set_value=lambda *_: None)
    frontier = Frontier()
    selection = Selection(Arguments(Scope("a.example")), frontier, stats, history, experience)
    gone, fed, announced, new = (f"http://a.example/{name}" for name in standings)
    selection.offer_all([Candidate(gone, Tier.REVISIT, "sitemap"), Candidate(announced, Tier.REVISIT, "feed")])
    selection.offer_all([Candidate(fed, Tier.FRESH_ARTICLE, "feed")])
    listed = enumerate((gone, announced, new))
    selection.offer_all([Candidate(url, Tier.ARCHIVE, "sitemap", rank=n) for n, url in listed])
    selection.offer_all([Candidate(announced, Tier.FRESH_ARTICLE, "feed")])
    assert [candidate.url for candidate in iter(frontier.take, None)] == [announced, fed, new, gone]
