"""Pages of the running sample newspapers as records with their truths."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from urllib.parse import urlsplit
from urllib.request import urlopen

from benchmarks.corpus import Record
from crawler.rendering.visit import Answered, Asked
from extractors import site_of
from newsstand import ArticleTruth, Newsstand, StandTruth, scripted, serve


def fetched(articles: Sequence[ArticleTruth]) -> list[Record]:
    """Articles as they are served now, at their canonical addresses, in their order."""
    return [_record(article) for article in articles]


def newsstand_records(truth: StandTruth, pages: int) -> list[Record]:
    """The first articles of each newspaper."""
    return [record for name in truth for record in fetched(truth[name].articles[:pages])]


def newsstand_sites(pages: int) -> dict[str, list[Record]]:
    """The first articles of each newspaper, by its name; they are served meanwhile."""
    with serve() as stand:
        truth = stand.truth()
        return {name: fetched(truth[name].articles[:pages]) for name in truth}


def scripted_records(stand: Newsstand) -> list[Record]:
    """The articles of the newspaper that needs a browser, as they come without one."""
    assert stand.scripted is not None
    base = stand.scripted.url
    return [
        Record(
            one.path, base + one.path, site_of(base), "en", "article", _body(base + one.path),
            {"headline": one.headline, "body": one.body},
        )
        for one in scripted.articles()
    ]  # fmt: skip


def from_loopback(asked: Asked) -> Awaitable[Answered | None]:
    """The network of a page of the stand: this machine alone."""
    return asyncio.to_thread(_answered, asked)


def _answered(asked: Asked) -> Answered | None:
    if urlsplit(asked.url).hostname != "127.0.0.1" or asked.method != "GET":
        return None
    with urlopen(asked.url, timeout=20) as response:
        return Answered(response.status, {"content-type": response.headers.get("Content-Type", "")}, response.read())


def _body(url: str) -> bytes:
    with urlopen(url, timeout=20) as response:
        body: bytes = response.read()
    return body


def _record(article: ArticleTruth) -> Record:
    body = _body(article.canonical)
    truth = {
        "headline": article.headline,
        "body": article.body,
        "authors": list(article.authors),
        "date_published": article.date_published,
        "date_modified": article.date_modified,
        "description": article.summary,
    }
    return Record(article.key, article.canonical, site_of(article.canonical), article.language, "article", body, truth)
