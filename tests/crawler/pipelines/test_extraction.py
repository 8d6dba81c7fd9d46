"""The pipeline over stubbed extraction results: what is exported, what is counted, what is survived."""

from __future__ import annotations

import gc
import logging
from datetime import UTC, datetime
from typing import Any

import pytest
from scrapy import Spider
from scrapy.crawler import Crawler
from scrapy.exceptions import DropItem
from scrapy.http import HtmlResponse, Request
from scrapy.utils.test import get_crawler

from crawler import extraction_service, verdicts
from crawler.items import ArticleItem, PageItem
from crawler.keywords import keywords_of
from crawler.pages import FETCHED_AT, page_of
from crawler.pipelines.extraction import ExtractionPipeline
from crawler.spiders.arguments import Arguments as SpiderArguments
from crawler.spiders.arguments import DateWindow
from extractors import Article, Extracted, Extraction, Page, Reason, Rejection, Wrapper
from tests.crawler.wrappers.observations import observation

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
URL = "http://a.example:8000/news/1"


class Arguments:
    domain = "a.example:8000"
    date_window: Any = None
    language: str | None = None
    speaks = SpiderArguments.speaks


class Meta:
    """Stands for the extractors' metadata: what the pipeline asks of it."""

    headline = "Rain"
    sources: dict[str, str] = {}

    def __init__(self, **values: Any) -> None:
        self._values = values

    def to_json(self) -> dict[str, Any]:
        return dict(self._values)


def article(url: str = URL, canonical: str | None = None, **metadata: Any) -> Article:
    extraction = Extraction(verdict="article", confidence=0.9, method="density", xpath="//article")
    return Article(url, "a.example:8000", "Rain", "It rained.", (), Meta(**metadata), extraction, canonical)  # type: ignore[arg-type]


def page(url: str = URL, body: bytes = b"<html>SECRET</html>", **headers: str) -> PageItem:
    request = Request(url, meta={FETCHED_AT: NOON})
    return PageItem(HtmlResponse(url, body=body, headers=headers, request=request), via="feed", depth=1)


class Stub:
    """In place of `extract_page`: answers by address, and remembers what it was given."""

    def __init__(self) -> None:
        self.answers: dict[str, Extracted | Exception] = {}
        self.wrappers: list[tuple[Wrapper, ...]] = []

    def __call__(self, page: Page, wrappers: Any = (), **_: Any) -> Extracted:
        self.wrappers.append(tuple(wrappers))
        answer = self.answers.get(page.url) or Extracted(article(page.url))
        if isinstance(answer, Exception):
            raise answer
        return answer


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Stub:
    stub = Stub()
    monkeypatch.setattr(extraction_service, "extract_page", stub)
    return stub


@pytest.fixture
def crawler(stub: Stub) -> Crawler:
    crawler = get_crawler(Spider, {"BROADSHEET_WRAPPER_STORE": "crawler.wrappers.storage.memory.MemoryStore"})
    crawler.spider = Spider("news")
    crawler.spider.arguments = Arguments()  # type: ignore[attr-defined]
    return crawler


async def run(crawler: Crawler, *items: PageItem) -> list[ArticleItem | str]:
    pipeline = ExtractionPipeline.from_crawler(crawler)
    results: list[ArticleItem | str] = []
    for item in items:
        try:
            results.append(await pipeline.process_item(item))
            pipeline.count(results[-1])
        except DropItem as drop:
            assert drop.log_level == "DEBUG"
            results.append(str(drop))
    return results


async def test_a_page_becomes_a_line(crawler: Crawler) -> None:
    [item] = await run(crawler, page())
    assert isinstance(item, ArticleItem)
    assert item.crawl == {
        "fetchedAt": "2026-11-21T12:00:00.000+00:00",
        "status": 200,
        "via": "feed",
        "depth": 1,
    }
    assert item.fingerprint.keys() == {"id", "content", "revision"}
    assert crawler.stats.get_value("broadsheet/articles") == 1
    assert "It rained" not in repr(item)


async def test_other_items_pass(crawler: Crawler) -> None:
    assert await run(crawler, {"a": 1}) == [{"a": 1}]  # type: ignore[arg-type]


async def test_a_rejection_is_a_counted_verdict(
    crawler: Crawler, stub: Stub, caplog: pytest.LogCaptureFixture
) -> None:
    stub.answers[URL] = Extracted(Rejection(Reason.LISTING, "40 teasers"))
    with caplog.at_level(logging.DEBUG):
        assert await run(crawler, page()) == ["listing: 40 teasers"]
    assert crawler.stats.get_value("broadsheet/verdict/listing") == 1
    assert verdicts.recorded(crawler)[0].url == URL
    assert "SECRET" not in caplog.text


async def test_a_bug_on_one_page_is_one_line_and_no_end(
    crawler: Crawler, stub: Stub, caplog: pytest.LogCaptureFixture
) -> None:
    stub.answers[URL] = RuntimeError("SECRET\nin two lines")
    with caplog.at_level(logging.INFO):
        results = await run(crawler, page(), page(URL + "2"))
    assert results[0] == "error: extraction failed" and isinstance(results[1], ArticleItem)
    assert crawler.stats.get_value("broadsheet/errors") == 1
    assert len(caplog.records) == 1 and caplog.records[0].exc_info is None
    message = caplog.records[0].getMessage()
    assert "RuntimeError in tests." in message and "SECRET" not in message


async def test_the_same_address_is_exported_once(crawler: Crawler) -> None:
    first, second = await run(crawler, page(), page())
    assert isinstance(first, ArticleItem) and isinstance(second, str)
    assert crawler.stats.get_value("broadsheet/articles") == 1


@pytest.mark.parametrize(
    ("metadata", "kept"),
    [({"datePublished": "2026-05-01T10:00:00+02:00"}, True), ({"datePublished": "2026-05-01"}, True),
     ({"datePublished": "2025-12-31"}, False), ({"datePublished": "2026-01-01"}, True), ({}, True),
     ({"datePublished": "yesterday"}, True)],
)  # fmt: skip
async def test_the_extracted_date_is_held_to_the_window(
    crawler: Crawler, stub: Stub, metadata: dict[str, str], kept: bool
) -> None:
    # from noon: a day whose hour nobody says may lie in it, also where the span ends before the day does
    window = DateWindow(datetime(2026, 1, 1, 12, tzinfo=UTC), datetime(2026, 5, 1, 20, tzinfo=UTC))
    crawler.spider.arguments.date_window = window  # type: ignore[union-attr]
    stub.answers[URL] = Extracted(article(**metadata))
    [result] = await run(crawler, page())
    assert isinstance(result, ArticleItem) is kept
    assert crawler.stats.get_value("broadsheet/verdict/outside_dates", 0) == int(not kept)


@pytest.mark.parametrize(
    ("found", "kept"), [("de-AT", True), ("DE", True), ("en", False), ("utf-8", True), (None, True)]
)
async def test_the_language_is_held_to_the_one_asked_for(
    crawler: Crawler, stub: Stub, found: str | None, kept: bool
) -> None:
    crawler.spider.arguments.language = "de"  # type: ignore[union-attr]
    stub.answers[URL] = Extracted(article(**({"inLanguage": found} if found else {})))
    [result] = await run(crawler, page())
    assert isinstance(result, ArticleItem) is kept


@pytest.mark.parametrize(("asked", "kept"), [("bridge, zeppelin", False), ("", True), ("zeppelin, topic", True)])
async def test_articles_are_held_to_the_keywords(crawler: Crawler, stub: Stub, asked: str, kept: bool) -> None:
    crawler.spider.arguments.keywords = keywords_of(asked)  # type: ignore[union-attr]
    stub.answers[URL] = Extracted(article(keywords=["Topic"]))
    [result] = await run(crawler, page())
    assert isinstance(result, ArticleItem) is kept
    assert crawler.stats.get_value("broadsheet/verdict/other_keywords", 0) == int(not kept)


async def test_fields_are_counted(crawler: Crawler, stub: Stub) -> None:
    stub.answers[URL] = Extracted(article(authors=[{"name": "A"}], keywords=[]))
    await run(crawler, page())
    assert crawler.stats.get_value("broadsheet/fields/authors") == 1
    assert crawler.stats.get_value("broadsheet/fields/headline") == 1
    assert crawler.stats.get_value("broadsheet/fields/keywords") is None


async def test_what_pages_taught_is_passed_to_the_next(crawler: Crawler, stub: Stub) -> None:
    stub.answers |= {URL + str(number): Extracted(article(), observation=observation(number)) for number in range(3)}
    await run(crawler, *(page(URL + str(number)) for number in range(4)))
    assert [[each.root_xpath for each in tried] for tried in stub.wrappers] == [[], [], [], ["//article"]]
    assert crawler.stats.get_value("broadsheet/wrappers/learned") == 1


async def test_learning_can_be_switched_off(stub: Stub) -> None:
    crawler = get_crawler(Spider, {"BROADSHEET_WRAPPERS_ENABLED": False, "BROADSHEET_WRAPPER_STORE":
                                   "crawler.wrappers.storage.memory.MemoryStore"})  # fmt: skip
    crawler.spider = Spider("news")
    stub.answers |= {URL + str(number): Extracted(article(), observation=observation(number)) for number in range(3)}
    await run(crawler, *(page(URL + str(number)) for number in range(4)))
    assert stub.wrappers == [(), (), (), ()]


def test_only_the_transports_charset_is_passed_on() -> None:
    declared = page(body="é".encode("latin-1"), **{"Content-Type": "text/html; charset=ISO-8859-1"})
    assert page_of(declared.response).encoding in ("cp1252", "iso8859-1", "latin-1", "iso-8859-1")
    assert page_of(page(body=b"<meta charset=koi8-r>").response).encoding is None
    assert page_of(page().response).fetched_at == NOON


def test_what_is_loaded_when_a_crawl_begins_is_not_collected_again() -> None:
    gc.unfreeze()
    try:
        ExtractionPipeline.from_crawler(get_crawler(Spider)).open_spider()
        assert gc.get_freeze_count() > 10_000 and gc.get_count()[2] == 0
    finally:
        gc.unfreeze()
