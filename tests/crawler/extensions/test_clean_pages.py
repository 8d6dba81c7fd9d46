"""Clean pages as files: each is that of the article whose name it has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scrapy import Request
from scrapy.http import HtmlResponse
from scrapy.utils.test import get_crawler

from crawler.extensions.clean_pages import CleanPages
from crawler.extraction_service import ExtractionService
from crawler.rendering import RENDERED, SHOWN
from crawler.rendering.visit import Rendered

TEXT = "The river rose by two metres on Monday, and the town prepared, as in other years, for the worst of it. "


def page(name: str, html: str | None = None, **meta: Any) -> HtmlResponse:
    story = (
        f"<html lang=en><head><title>{name}</title><meta property=og:type content=article></head><body><article>"
        f"<h1>{name}</h1>{f'<p>{TEXT * 3}</p>' * 6}</article></body></html>"
    )
    url = f"http://news.example/2026/11/{name.replace(' ', '-')}"
    return HtmlResponse(url, body=(html or story).encode(), encoding="utf-8", request=Request(url, meta=meta))


def made(folder: Path) -> tuple[CleanPages, ExtractionService]:
    crawler = get_crawler(
        settings_dict={
            "BROADSHEET_WRAPPER_STORE": "crawler.wrappers.storage.memory.MemoryStore",
            "BROADSHEET_CLEAN_PAGES_ENABLED": True,
            "BROADSHEET_CLEAN_PAGES_FOLDER": str(folder),
        }
    )
    return CleanPages.from_crawler(crawler), ExtractionService.of(crawler)


def item(response: HtmlResponse, number: int) -> dict[str, Any]:
    return {"url": response.url, "fingerprint": {"id": f"{number:08x}"}}


def test_an_article_of_another_page_than_the_callback_s(tmp_path: Path) -> None:
    """``ExtractArticle(response)`` of a response that came earlier, in the callback of another."""
    pages, service = made(tmp_path)
    one, other = page("The river rises"), page("The mill burns")
    assert service.extract(one) and service.extract(other)
    pages.item_scraped(item(one, 1), other)
    pages.item_scraped(item(other, 2), other)
    pages.item_scraped({"url": "http://news.example/gone", "fingerprint": {"id": "00000003"}}, other)
    pages.item_scraped({"fingerprint": {"id": "00000004"}}, other)
    pages.item_scraped(item(other, 5), None)
    found = {path.stem[-1]: path.read_text() for path in tmp_path.iterdir()}
    assert sorted(found) == ["1", "2", "4", "5"]
    assert "The river rises" in found["1"] and all("The mill burns" in found[name] for name in "245")


def test_what_a_browser_showed_where_it_was_taken(tmp_path: Path) -> None:
    pages, service = made(tmp_path)
    raw = page("The river rises", "<html><body><div id=app></div><script src=/a.js></script></body></html>")
    row = [0, 0, 600, 40, "block", True, 400, False, 1, 16, False, []]
    html = page("The river rises").text.replace("<h1>", '<h1 data-broadsheet-box="0">')
    shown = page("The river rises", "<html></html>", **{RENDERED: Rendered(html, [row], "browser")})
    service.extract(raw)
    service.extract(shown)
    raw.meta[SHOWN] = shown
    pages.item_scraped(item(raw, 1), raw)
    assert TEXT.strip() in (tmp_path / "00000001.html").read_text()


def test_what_a_browser_showed_and_was_not_taken_replaces_nothing(tmp_path: Path) -> None:
    _, service = made(tmp_path)
    raw = page("The river rises")
    row = [0, 0, 600, 40, "block", True, 400, False, 1, 16, False, []]
    html = raw.text.replace("<h1>", '<h1 data-broadsheet-box="0">')
    shown = page("The river rises", "<html></html>", **{RENDERED: Rendered(html, [row], "browser")})
    service.extract(raw)
    service.extract(shown)
    assert service.response_of(raw.url) is raw
    raw.meta[SHOWN] = shown
    assert service.response_of(raw.url) is shown
