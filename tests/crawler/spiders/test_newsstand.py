"""Discovery against the newsstand's truth: every article's address is found, nothing forbidden fetched."""

from __future__ import annotations

import pytest

import newsstand
from tests.crawler.spiders.crawls import crawl


@pytest.mark.parametrize("name", ["vestnik", "meridian", "gujin"])
def test_every_article_is_found(name: str) -> None:
    with newsstand.serve([name]) as stand:
        done = crawl(domain=stand.papers[name].url.removeprefix("http://"))
        articles = stand.truth().papers[name].articles
    found = {item["url"] for item in done.items}
    assert [article.key for article in articles if not found & set(article.addresses)] == []
    assert set(done.reasons.values()) <= {"robots"} and done.exit == 0
