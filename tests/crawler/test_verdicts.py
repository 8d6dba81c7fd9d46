from __future__ import annotations

import pytest
from scrapy.crawler import Crawler
from scrapy.exceptions import (
    CannotResolveHostError,
    DownloadCancelledError,
    DownloadTimeoutError,
    IgnoreRequest,
)
from scrapy.http import Response
from scrapy.spidermiddlewares.httperror import HttpError
from scrapy.spiders import Spider
from scrapy.statscollectors import MemoryStatsCollector

from crawler import verdicts
from crawler.verdicts import Refused, Verdict, judge_failure


def http_error(status: int, body: bytes = b"") -> HttpError:
    return HttpError(Response("http://a.example/", status=status, body=body), "ignored")


@pytest.mark.parametrize(
    ("error", "verdict"),
    [
        (Refused(Verdict.REDIRECT_LOOP, "x"), Verdict.REDIRECT_LOOP),
        (http_error(404), Verdict.HTTP_ERROR),
        (http_error(410), Verdict.HTTP_ERROR),
        *[(http_error(status), Verdict.BLOCKED) for status in (401, 403, 429, 451)],
        (http_error(503), Verdict.HTTP_ERROR),
        (http_error(503, b"<title>Just a moment...</title>"), Verdict.BLOCKED),
        (DownloadTimeoutError("t"), Verdict.TIMEOUT),
        (DownloadCancelledError("big"), Verdict.TOO_LARGE),
        (CannotResolveHostError("x"), Verdict.HTTP_ERROR),
        (IgnoreRequest("?"), Verdict.HTTP_ERROR),
        (OSError(), Verdict.HTTP_ERROR),
    ],
)
def test_judge_failure(error: Exception, verdict: Verdict) -> None:
    assert judge_failure(error)[0] is verdict
    assert judge_failure(error)[1]


def test_records_are_counted_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "KEPT_RECORDS", 2)
    crawler = Crawler(Spider)
    crawler.stats = MemoryStatsCollector(crawler)
    for number in range(3):
        verdicts.record(crawler, Verdict.BLOCKED, f"http://a.example/{number}", "HTTP 403")
    verdicts.record(crawler, "listing", "http://a.example/l")
    assert (
        crawler.stats.get_value("broadsheet/verdict/blocked")
        == crawler.stats.get_value("broadsheet/blocked")
        == 3
    )
    assert crawler.stats.get_value("broadsheet/verdict/listing") == 1
    assert [kept.url for kept in verdicts.recorded(crawler)] == ["http://a.example/0", "http://a.example/1"]
