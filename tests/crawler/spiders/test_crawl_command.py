"""`scrapy crawl news` as the shell sees it."""

from __future__ import annotations

import pytest

from crawler.spiders.exit_status import ExitStatus, exit_status
from tests.crawler.spiders.crawls import scrapy


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["crawl", "news"], "-a domain=example.com"),
        (["crawl", "news", "-a", "domian=x.com"], "did you mean domain"),
        (["crawl", "nosuch"], "no spider"),
        (["crawl", "news", "-a", "domain=a.example/news"], "-a start_urls=https://a.example/news"),
        (["crawl", "news", "-a", "domain=http://a.example/news"], "-a start_urls=http://a.example/news"),
        (["crawl", "news", "-a", "domain=a.example", "-s", "BROADSHEET_MAX_ARTICLES=many"], "a whole number"),
    ],
)
def test_usage_errors_are_told_without_traceback(words: list[str], said: str) -> None:
    done = scrapy(*words)
    assert done.returncode == ExitStatus.USAGE
    assert said in done.stderr and "Traceback" not in done.stderr


def test_list() -> None:
    assert scrapy("list").stdout.split() == ["news"]


@pytest.mark.parametrize(
    ("fetched", "refused", "stopped", "status"),
    [
        (1, 5, False, ExitStatus.FINISHED),
        (0, 0, False, ExitStatus.UNREACHABLE),
        (0, 1, False, ExitStatus.BLOCKED),
        (9, 20, True, ExitStatus.BLOCKED),
    ],
)
def test_exit_status(fetched: int, refused: int, stopped: bool, status: ExitStatus) -> None:
    assert exit_status(fetched=fetched, refused=refused, stopped_as_blocked=stopped) is status


def test_a_crawl_that_was_interrupted_before_its_first_page_is_no_unreachable_site() -> None:
    assert exit_status(fetched=0, refused=0, interrupted=True) is ExitStatus.FINISHED
    assert exit_status(fetched=0, refused=1, stopped_as_blocked=True, interrupted=True) is ExitStatus.BLOCKED
