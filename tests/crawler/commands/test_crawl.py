"""`scrapy crawl`: its log."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from crawler.commands.crawl import Once
from tests.crawler.spiders.crawls import scrapy


def test_a_log_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "none" / "crawl.log"
    done = scrapy("crawl", "news", "-a", "domain=127.0.0.1:9", "-s", f"LOG_FILE={log}")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert f"LOG_FILE: {log} cannot be written: No such file or directory" in done.stderr


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("JOBDIR=/dev/null/job", "JOBDIR: /dev/null/job cannot be made: Not a directory"),
        ("LOG_ENCODING=xx", "LOG_ENCODING: unknown encoding: xx"),
        ("TWISTED_REACTOR=x", "TWISTED_REACTOR: Error loading object 'x': not a full path"),
    ],
)
def test_what_scrapy_opens_first_is_looked_at_before(setting: str, said: str, tmp_path: Path) -> None:
    done = scrapy("crawl", "news", "-a", "domain=127.0.0.1:9", "-s", f"LOG_FILE={tmp_path / 'log'}", "-s", setting)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert said in done.stderr


def test_a_warning_of_every_connection_is_told_once() -> None:
    once = Once()

    def told(text: str) -> bool:
        return once.filter(logging.LogRecord("x", logging.WARNING, "", 0, text, (), None))

    assert [told("not valid for a.example"), told("not valid for a.example"), told("not valid for b.example")] == [
        True,
        False,
        True,
    ]
    assert sum(told(f"not valid for {number}.example") for number in range(1000)) == 98
