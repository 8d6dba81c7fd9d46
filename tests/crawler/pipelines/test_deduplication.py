"""Duplicates as they arrive: marked, dropped or kept, and what was dropped later makes nothing a duplicate."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from scrapy.exceptions import DropItem, NotConfigured
from scrapy.http import HtmlResponse
from scrapy.utils.test import get_crawler

from crawler.fingerprint import address_fingerprint, content_fingerprint
from crawler.items import ArticleItem, PageItem
from crawler.pipelines.deduplication import DeduplicationPipeline
from tests.crawler.duplicates.texts import retyped, text_of

TEXT = text_of(1)


def article(path: str, body: str, second: int = 0, headline: str = "Headline") -> ArticleItem:
    fingerprint = {
        "id": address_fingerprint(f"news.example/{path}"),
        "content": content_fingerprint(headline, body),
        "revision": 1,
    }
    crawl = {"fetchedAt": f"2026-11-21T05:00:{second:02d}.000+00:00", "status": 200, "depth": 1}
    url = f"http://news.example/{path}"
    return ArticleItem(url, None, "news.example", headline, body, [], {}, {}, crawl, fingerprint)


def pipeline_of(folder: Path, **settings: Any) -> DeduplicationPipeline:
    given = {"BROADSHEET_DUPLICATES_DB": str(folder / "d.sqlite"), **settings}
    return DeduplicationPipeline.from_crawler(get_crawler(settings_dict=given))


def passed(pipeline: DeduplicationPipeline, item: ArticleItem) -> dict[str, Any] | None:
    pipeline.process_item(item)
    pipeline.item_scraped(item)
    return item.fingerprint.get("near")


def test_duplicates_are_marked_with_the_earlier_article(tmp_path: Path) -> None:
    pipeline = pipeline_of(tmp_path)
    first = article("a", TEXT)
    assert passed(pipeline, first) is None
    exact = passed(pipeline, article("b", TEXT, 1))
    assert exact == {"of": first.fingerprint["id"], "similarity": 1.0, "exact": True}
    near = passed(pipeline, article("c", retyped(TEXT, 1, 3), 2, "Another headline"))
    assert near is not None and near["of"] == first.fingerprint["id"] and 0.7 <= near["similarity"] < 1
    assert passed(pipeline, article("d", text_of(2), 3)) is None
    stats = pipeline._crawler.stats.get_stats()
    assert stats["broadsheet/duplicates/exact"] == stats["broadsheet/duplicates/near"] == 1


def test_a_later_run_knows_what_an_earlier_one_saw(tmp_path: Path) -> None:
    pipeline = pipeline_of(tmp_path)
    passed(pipeline, article("a", TEXT))
    pipeline.close_spider()
    later = pipeline_of(tmp_path)
    assert passed(later, article("a", TEXT, 30)) is None  # itself, fetched again
    assert passed(later, article("b", TEXT, 31)) is not None


def test_dropped_duplicates_are_counted_as_a_verdict(tmp_path: Path) -> None:
    pipeline = pipeline_of(tmp_path, BROADSHEET_DUPLICATES="drop")
    passed(pipeline, article("a", TEXT))
    with pytest.raises(DropItem, match="duplicate"):
        pipeline.process_item(article("b", TEXT, 1))
    assert pipeline._crawler.stats.get_value("broadsheet/verdict/duplicate") == 1
    assert pipeline._index is not None and pipeline._index.count()["articles"] == 1


def test_kept_means_not_looked_at() -> None:
    with pytest.raises(NotConfigured):
        DeduplicationPipeline.from_crawler(get_crawler(settings_dict={"BROADSHEET_DUPLICATES": "keep"}))


def test_articles_under_way_at_once_know_each_other(tmp_path: Path) -> None:
    pipeline = pipeline_of(tmp_path)
    first, copy, near = article("a", TEXT), article("b", TEXT, 1), article("c", retyped(TEXT, 1, 3), 2)
    for item in (first, copy, near):
        pipeline.process_item(item)
    assert "near" not in first.fingerprint
    assert copy.fingerprint["near"]["exact"] and not near.fingerprint["near"]["exact"]


def test_what_a_later_pipeline_drops_makes_nothing_a_duplicate(tmp_path: Path) -> None:
    pipeline = pipeline_of(tmp_path)
    pipeline.process_item(article("a", TEXT))
    pipeline.item_gone(PageItem(HtmlResponse("http://news.example/a"), "link", 1))  # as Scrapy announces it
    assert passed(pipeline, article("b", TEXT, 1)) is None


def test_an_index_that_fails_costs_the_marks_and_no_article(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pipeline = pipeline_of(tmp_path)
    passed(pipeline, article("a", TEXT))
    assert pipeline._index is not None
    pipeline._index.file.connection.execute("DROP TABLE articles")
    item = article("b", TEXT, 1)
    assert pipeline.process_item(item) is item and "near" not in item.fingerprint
    assert "not marked as duplicates" in caplog.text
    assert pipeline.process_item(article("c", TEXT, 2)).fingerprint.get("near") is None


@pytest.mark.parametrize("bad", [{"BROADSHEET_DUPLICATES_THRESHOLD": 7}, {"BROADSHEET_DUPLICATES_WORDS": 0}])
def test_thresholds_that_make_no_sense_are_refused(tmp_path: Path, bad: dict[str, Any]) -> None:
    with pytest.raises(NotConfigured, match="BROADSHEET_DUPLICATES"):
        pipeline_of(tmp_path, **bad)


def test_a_word_that_is_not_understood_marks(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pipeline = pipeline_of(tmp_path, BROADSHEET_DUPLICATES="perhaps")
    passed(pipeline, article("a", TEXT))
    assert passed(pipeline, article("b", TEXT, 1)) is not None and "perhaps" in caplog.text


def test_other_items_pass(tmp_path: Path) -> None:
    other = SimpleNamespace(url="http://news.example/")
    assert pipeline_of(tmp_path).process_item(other) is other
