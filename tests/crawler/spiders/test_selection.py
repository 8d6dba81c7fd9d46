"""What the markup of a site's articles says of its other pages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from scrapy.http import HtmlResponse

from crawler.discovery.evidence import APART
from crawler.discovery.frontier import Tier
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
