"""The spider middleware: what becomes of a marker, of a marked response, and of everything else."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from scrapy import Request
from scrapy.crawler import Crawler
from scrapy.exceptions import NotConfigured
from scrapy.http import HtmlResponse, Response
from scrapy.utils.test import get_crawler

from crawler import verdicts
from crawler.items import ArticleItem, ExtractArticle
from crawler.middlewares.extraction import ExtractionMiddleware

URL = "http://news.example/2026/11/the-river-rises"
TEXT = (
    "The river rose by two metres on Monday, and the town prepared, as in other years, for the worst of it. "
)
STORY = (
    "<html lang='en'><head><title>The river rises</title><meta property='og:type' content='article'>"
    "<meta property='article:published_time' content='2026-11-20T10:00:00Z'></head><body><article>"
    f"<h1>The river rises</h1>{f'<p>{TEXT * 3}</p>' * 6}</article></body></html>"
)


@dataclass
class Short:
    """A user's item that knows two fields."""

    headline: str | None
    url: str | None


@dataclass
class Typed:
    """A user's item that takes texts alone, and says what stands for one that is lacking."""

    headline: str
    canonicalUrl: str = "none"

    def __post_init__(self) -> None:
        if not isinstance(self.canonicalUrl, str):
            raise TypeError("canonicalUrl: a text is needed")


@dataclass
class Noted:
    """A user's item with a field that no article has, and that must be given."""

    headline: str | None
    note: str


@dataclass(frozen=True)
class Fixed:
    """A user's item whose fields cannot be set."""

    headline: str | None = None


@dataclass
class Strict:
    """A user's item that takes no value of an article."""

    headline: str | None

    def __post_init__(self) -> None:
        raise ValueError("headline: too dull")


def crawler_with(**settings: Any) -> Crawler:
    crawler = get_crawler(
        settings_dict={"BROADSHEET_WRAPPER_STORE": "crawler.wrappers.storage.memory.MemoryStore", **settings}
    )
    return crawler


def response(html: str = STORY, **meta: Any) -> HtmlResponse:
    return HtmlResponse(URL, body=html.encode(), encoding="utf-8", request=Request(URL, meta=meta))


async def run(middleware: ExtractionMiddleware, to: Response, *outputs: Any) -> list[Any]:
    """What comes out, in both ways that Scrapy may ask."""

    async def yielded() -> AsyncIterator[Any]:
        for output in outputs:
            yield output

    def plain() -> Iterator[Any]:
        yield from outputs

    found = [item async for item in middleware.process_spider_output_async(to, yielded())]
    assert list(map(type, middleware.process_spider_output(to, plain()))) == list(map(type, found))
    return found


async def test_a_marker_becomes_an_article() -> None:
    crawler = crawler_with()
    page = response()
    [item] = await run(ExtractionMiddleware(crawler), page, ExtractArticle(page))
    assert isinstance(item, ArticleItem) and item.headline == "The river rises"
    assert item.crawl["depth"] == 0 and "via" not in item.crawl
    assert crawler.stats.get_value("broadsheet/articles") == 2  # asked in both ways


async def test_a_marked_response_becomes_one_too_and_only_once() -> None:
    page, request = response(broadsheet=True), Request("http://news.example/")
    middleware = ExtractionMiddleware(crawler_with())
    assert await run(middleware, page, {"a": 1}) == [{"a": 1}]  # of an errback: no callback got the page
    middleware.process_spider_input(page)
    first, second, item = await run(middleware, page, {"a": 1}, request)
    assert first == {"a": 1} and second is request and isinstance(item, ArticleItem)
    assert len(await run(middleware, page, ExtractArticle(page))) == 1
    assert len(await run(middleware, page, ExtractArticle(page.replace(body=page.body)))) == 1
    assert len(await run(middleware, page, ExtractArticle(response()))) == 2  # of another page


async def test_a_marker_of_start_becomes_an_article_too() -> None:
    async def start() -> AsyncIterator[Any]:
        yield ExtractArticle(response())
        yield {"a": 1}

    item, other = [each async for each in ExtractionMiddleware(crawler_with()).process_start(start())]
    assert isinstance(item, ArticleItem) and other == {"a": 1}


async def test_everything_else_passes() -> None:
    assert await run(ExtractionMiddleware(crawler_with()), response(), {"a": 1}, None) == [{"a": 1}, None]


async def test_no_article_is_a_verdict_and_no_item() -> None:
    crawler = crawler_with()
    page = response("<html><body><p>Short.</p></body></html>")
    image = Response(URL + ".png", body=b"\x89PNG", headers={"Content-Type": "image/png"})
    assert await run(ExtractionMiddleware(crawler), page, ExtractArticle(page), ExtractArticle(image)) == []
    assert {one.reason for one in verdicts.recorded(crawler)} == {"not_an_article", "not_html"}


async def test_items_of_the_class_that_the_settings_name() -> None:
    crawler = crawler_with(BROADSHEET_ITEM_CLASS=f"{__name__}.Short")
    page = response()
    assert await run(ExtractionMiddleware(crawler), page, ExtractArticle(page)) == [
        Short("The river rises", URL)
    ]
    crawler = crawler_with(BROADSHEET_ITEM_CLASS="builtins.dict")
    [item] = await run(ExtractionMiddleware(crawler), page, ExtractArticle(page))
    assert isinstance(item, dict) and item["url"] == URL and item["canonicalUrl"] is None


async def test_what_an_article_lacks_is_left_to_the_users_default() -> None:
    crawler, page = crawler_with(BROADSHEET_ITEM_CLASS=f"{__name__}.Typed"), response()
    assert await run(ExtractionMiddleware(crawler), page, ExtractArticle(page)) == [Typed("The river rises")]


async def test_what_is_no_item_cannot_be_filled(caplog: pytest.LogCaptureFixture) -> None:
    page = response()
    assert await run(ExtractionMiddleware(crawler_with()), page, ExtractArticle(page, into=7)) == []
    assert f"ExtractArticle.into of {URL} is no item: int" in caplog.text


@pytest.mark.parametrize(
    ("into", "named"), [(Fixed(), "Fixed: cannot assign to field 'headline'"), (None, "Strict: headline: too dull")]
)
async def test_an_item_that_does_not_take_the_article_is_told_and_ends_nothing(
    into: Any, named: str, caplog: pytest.LogCaptureFixture
) -> None:
    crawler, page = crawler_with(BROADSHEET_ITEM_CLASS=f"{__name__}.Strict"), response()
    found = await run(ExtractionMiddleware(crawler), page, ExtractArticle(page, into=into), {"a": 1})
    assert found == [{"a": 1}]
    assert f"The article of {URL} cannot become a {named}" in caplog.text and "Traceback" not in caplog.text
    assert crawler.stats.get_value("broadsheet/articles") is None
    assert crawler.stats.get_value("broadsheet/errors") == 2  # asked in both ways


@pytest.mark.parametrize("given", ["<html>", None, b"<html>"])
def test_what_is_no_response_is_told_where_it_is_marked(given: Any) -> None:
    with pytest.raises(TypeError, match=f"the response itself, .* and no {type(given).__name__}"):
        ExtractArticle(given)


def test_settings_that_make_no_sense() -> None:
    with pytest.raises(NotConfigured):
        ExtractionMiddleware.from_crawler(crawler_with(BROADSHEET_ENABLED=False))
    with pytest.raises(ValueError, match="no class of items"):
        ExtractionMiddleware.from_crawler(crawler_with(BROADSHEET_ITEM_CLASS="builtins.int"))
    with pytest.raises(ValueError, match=r"os\.path\.join is no class of items"):
        ExtractionMiddleware.from_crawler(crawler_with(BROADSHEET_ITEM_CLASS="os.path.join"))
    with pytest.raises(ValueError, match="Item has no field of an article"):
        ExtractionMiddleware.from_crawler(crawler_with(BROADSHEET_ITEM_CLASS="scrapy.Item"))
    with pytest.raises(ValueError, match="cannot be made of an article: missing a required argument: 'note'"):
        ExtractionMiddleware.from_crawler(crawler_with(BROADSHEET_ITEM_CLASS=f"{__name__}.Noted"))
    for missing in ("no.such.Story", "builtins.Story", "Story"):
        with pytest.raises(ValueError, match="BROADSHEET_ITEM_CLASS: "):
            ExtractionMiddleware.from_crawler(crawler_with(BROADSHEET_ITEM_CLASS=missing))
