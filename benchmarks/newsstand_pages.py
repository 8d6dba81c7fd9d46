"""Pages of the running sample newspapers as records with their truths."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.request import urlopen

from benchmarks.corpus import Record
from extractors import site_of
from newsstand import ArticleTruth, StandTruth


def fetched(articles: Sequence[ArticleTruth]) -> list[Record]:
    """Articles as they are served now, at their canonical addresses, in their order."""
    return [_record(article) for article in articles]


def newsstand_records(truth: StandTruth, pages: int) -> list[Record]:
    """The first articles of each newspaper."""
    return [record for name in truth for record in fetched(truth[name].articles[:pages])]


def _record(article: ArticleTruth) -> Record:
    with urlopen(article.canonical, timeout=20) as response:
        body = response.read()
    truth = {
        "headline": article.headline,
        "body": article.body,
        "authors": list(article.authors),
        "date_published": article.date_published,
        "date_modified": article.date_modified,
        "description": article.summary,
    }
    return Record(article.key, article.canonical, site_of(article.canonical), article.language, "article", body, truth)
