"""Values of Scrapy's settings that would end in a traceback, in nothing at all or in no end are told before a crawl."""

from __future__ import annotations

import pytest

from crawler.own_settings import check_settings
from crawler.scrapys_settings import check_at_once
from tests.crawler.project_settings import settings


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("CLOSESPIDER_ITEMCOUNT", "1.5", "'1.5'; it should be a whole number"),
        ("MEMUSAGE_LIMIT_MB", "1.5", "a whole number"),
        ("CLOSESPIDER_TIMEOUT", "x", "a number"),
        ("CONCURRENT_REQUESTS_PER_DOMAIN", "0", "'0'; it should be 1 or more"),
        ("REACTOR_THREADPOOL_MAXSIZE", "0", "1 or more"),
        ("RETRY_HTTP_CODES", "500,abc", "'abc' is no HTTP status"),
        ("SCHEDULER", "x", "not a full path"),
        ("STATS_CLASS", "scrapy.nosuch.Stats", "No module named 'scrapy.nosuch'"),
        ("EXTENSIONS", '{"nosuch.Thing": 1}', "No module named 'nosuch'"),
        ("TWISTED_REACTOR", "twisted.internet.selectreactor.SelectReactor", "AsyncioSelectorReactor"),
        ("TWISTED_REACTOR", "", "''; a crawl needs"),
        ("TWISTED_REACTOR_ENABLED", "0", "a crawl needs a reactor"),
        ("FEED_EXPORT_FIELDS", "url,headlin", "no field 'headlin'; did you mean headline?"),
        ("FEED_EXPORT_FIELDS", "url, headline", "no field ' headline'; did you mean headline?"),
        ("FEED_EXPORT_FIELDS", "title", "no field 'title'; there are: url, canonicalUrl, site, headline"),
        ("FEED_EXPORT_FIELDS", '{"headlin": "Title"}', "did you mean headline?"),
        ("FEEDS", '{"a.csv": {"fields": ["adress"]}}', "fields of a.csv: an article has no field 'adress'"),
    ],
)
def test_what_cannot_be_used_is_told(name: str, value: str, said: str) -> None:
    with pytest.raises(ValueError, match=name if name != "FEEDS" else "fields of") as told:
        check_settings(settings(**{name: value}))
    assert said in str(told.value)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("TWISTED_REACTOR", "x", "not a full path"),
        ("ASYNCIO_EVENT_LOOP", "nosuch.Loop", "No module named 'nosuch'"),
        ("SPIDER_LOADER_CLASS", "x", "not a full path"),
        ("ADDONS", '{"nosuch.Addon": 1}', "No module named 'nosuch'"),
        ("LOG_SHORT_NAMES", "x", "1 or 0"),
    ],
)
def test_what_scrapy_uses_before_a_command_runs(name: str, value: str, said: str) -> None:
    with pytest.raises(ValueError, match=name) as told:
        check_at_once(settings(**{name: value}))
    assert said in str(told.value)


def test_what_can_be_used_passes() -> None:
    given: dict[str, object] = {"CLOSESPIDER_TIMEOUT": "1.5", "HTTPERROR_ALLOWED_CODES": "404"}
    given |= {"EXTENSIONS": {"nosuch.Thing": None}, "STATS_CLASS": "scrapy.statscollectors.DummyStatsCollector"}
    given |= {"FEED_EXPORT_FIELDS": '{"url": "Address", "headline": "Title"}', "LOG_SHORT_NAMES": "1"}
    check_settings(settings(**given))
    check_at_once(settings(**given))


def test_fields_that_a_pipeline_of_the_users_may_add() -> None:
    own = {"ITEM_PIPELINES": {"scrapy.pipelines.files.FilesPipeline": 900}}
    check_settings(settings(**own, FEED_EXPORT_FIELDS="url,rating"))
    with pytest.raises(ValueError, match="did you mean headline"):
        check_settings(settings(**own, FEED_EXPORT_FIELDS="url,headlin"))
