"""Values of settings that cannot be used are told before a crawl starts."""

from __future__ import annotations

import pytest

from crawler.own_settings import check_names_and_kinds, check_settings
from tests.crawler.project_settings import settings


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("BROADSHEET_MAX_ARTICLES", "abc", "'abc'; it should be a whole number"),
        ("BROADSHEET_WRAPPER_SAMPLE", "a twentieth", "a number"),
        ("BROADSHEET_STATE_ENABLED", "perhaps", "1 or 0"),
        ("BROADSHEET_WRAPPER_POLICY", "no.such.Class", "No module named 'no'"),
        ("BROADSHEET_CLOCK", "nope", "BROADSHEET_CLOCK"),
        ("BROADSHEET_ITEM_CLASS", "project.Story", "No module named 'project'"),
        ("BROADSHEET_DUPLICATES", "foo", "drop or mark or keep"),
        ("BROADSHEET_DUPLICATES_THRESHOLD", "7", "between 0.3 and 1"),
        ("BROADSHEET_OBEY_RESERVATIONS", "tmd,noai", "no 'tmd'; there are: noai"),
        ("BROADSHEET_MAX_ARTICLE", "3", "did you mean BROADSHEET_MAX_ARTICLES?"),
        ("BROADSHEET_ARCHIVE_PAGES", "none", "articles or all"),
        ("BROADSHEET_REVISIT_DAYS", "nan", "'nan'; it should be a number"),
        ("BROADSHEET_REVISIT_DAYS", "inf", "'inf'; it should be a number"),
        ("BROADSHEET_REVISIT_SHORTEST", "9" * 20, "it should be a whole number"),
        ("BROADSHEET_TRAP_PAGES", "-1", "'-1'; it should be 0 or more"),
        ("BROADSHEET_MAX_REFUSALS", "0", "'0'; it should be 1 or more"),
        ("BROADSHEET_ARCHIVE_MAX_AGE", "-1", "'-1'; it should be 0 or more"),
        ("BROADSHEET_COLLECT_LONGEST", "nan", "'nan'; it should be a number"),
        ("DOWNLOAD_DELAY", "x", "'x'; it should be a number"),
        ("CONCURRENT_REQUESTS", "1.5", "a whole number"),
        ("ROBOTSTXT_OBEY", "x", "1 or 0"),
        ("CLOSESPIDER_ITEMCOUNT", "x", "'x'; it should be a whole number"),
        ("HTTPPROXY_ENABLED", "x", "1 or 0"),
        ("FEED_STORE_EMPTY", "x", "1 or 0"),
        ("LOG_LEVEL", "loud", "there is no level 'loud'"),
        ("LOG_LEVEL", "info", "it should be INFO"),
    ],
)
def test_what_cannot_be_used_is_told(name: str, value: str, said: str) -> None:
    with pytest.raises(ValueError, match=name) as told:
        check_settings(settings(**{name: value}))
    assert said in str(told.value)


@pytest.mark.parametrize("name", ["BROADSHEET_CLOCK", "BROADSHEET_WRAPPER_STORE", "BROADSHEET_WRAPPER_POLICY"])
def test_commands_that_crawl_nothing_look_for_classes_too(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name}: No module named 'nosuch'"):
        check_names_and_kinds(settings(**{name: "nosuch.Thing"}))


def test_what_can_be_used_passes() -> None:
    check_settings(settings())
    given = {"BROADSHEET_MAX_ARTICLES": "0", "DOWNLOAD_DELAY": "0.5", "DNS_TIMEOUT": "2.5"}
    given |= {"BROADSHEET_OBEY_RESERVATIONS": "tdm, NOAI", "MEMUSAGE_LIMIT_MB": "512", "COOKIES_DEBUG": "1"}
    check_settings(settings(**given, BROADSHEET_DUPLICATES="Drop", BROADSHEET_OUR_POLICYS_OWN="x"))
